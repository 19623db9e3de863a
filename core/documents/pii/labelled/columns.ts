import type { Place } from '../../../quotes/locate.ts';
import { fieldKind, type FieldKind } from './field-kinds.ts';
import { insertedRows } from './inserted-rows.ts';
import { labelsIn, type Meaning } from './labels.ts';
import type { Fields } from './records.ts';
import { valueAt, type LabelledValue } from './values.ts';

/** The values of labelled columns, the fields of each row, and the lines that are heads of tables. */
export interface ColumnValues {
  readonly values: readonly LabelledValue[];
  readonly records: readonly Fields[];
  readonly heads: readonly Place[];
}

const SEPARATORS: readonly string[] = ['\t', '|', ';', ','];
/** A head has no value yet. */
const NO_HEAD = /\d\d/;

/** What the label of a column says. */
interface Head {
  readonly meaning: Meaning | undefined;
  readonly kind: FieldKind | undefined;
}

interface Table {
  readonly separator: string;
  readonly heads: readonly Head[];
}

/**
 * Reads tables with a line of heads: the first separator between whose cells one is nothing but a label, best of a value. Rows follow until a line without the separator. The
 * columns of rows inserted in SQL are read likewise. Linear.
 */
export function columnValues(text: string): ColumnValues {
  const values: LabelledValue[] = [];
  const heads: Place[] = [];
  const records: Fields[] = [];
  const addRow = (cells: readonly Place[], columns: readonly Head[]): void => {
    if (cells.length !== columns.length) return;
    values.push(...valuesOfRow(text, cells, columns));
    records.push(cells.map((cell, i) => ({ ...cell, kind: columns[i]?.kind })));
  };
  for (const { heads: columns, rows } of insertedRows(text)) {
    const known = columns.map((column) => headOf(text, column));
    for (const row of rows) addRow(row, known);
  }
  let table: Table | undefined;
  for (let start = 0; start < text.length;) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    if (table && !text.slice(start, end).includes(table.separator)) table = undefined;
    const opened = table ? undefined : tableOf(text, { start, end });
    if (opened) heads.push({ start, end });
    else if (table) addRow(cellsOf(text, { start, end }, table.separator), table.heads);
    table ??= opened;
    start = end + 1;
  }
  return { values, records, heads };
}

function tableOf(text: string, line: Place): Table | undefined {
  if (NO_HEAD.test(text.slice(line.start, line.end))) return undefined;
  const rowEnd = text.indexOf('\n', line.end + 1);
  const row = text.slice(line.end + 1, rowEnd === -1 ? text.length : rowEnd);
  const tables = SEPARATORS.flatMap((separator) => {
    const cells = cellsOf(text, line, separator);
    if (cells.length === 1 || !row.includes(separator)) return [];
    const heads = cells.map((cell) => headOf(text, cell));
    return heads.some(({ meaning, kind }) => meaning ?? kind) ? [{ separator, heads }] : [];
  });
  return tables.find(({ heads }) => heads.some(({ meaning }) => meaning)) ?? tables[0];
}

/** What a cell says that is a label: it may begin with other words (`customer_phone`) and end with `number`. */
function headOf(text: string, { start, end }: Place): Head {
  const cell = text.slice(start, end);
  const label = labelsIn(cell).at(-1);
  const meaning = label && BEHIND_LABEL.test(cell.slice(label.end)) ? label : undefined;
  return { meaning, kind: fieldKind(cell) };
}

const BEHIND_LABEL = /^[^\p{L}\p{N}]{0,2}(?:numbers?|no|nr|num|\d)?[^\p{L}\p{N}]{0,2}$/iu;

function valuesOfRow(text: string, cells: readonly Place[], heads: readonly Head[]): LabelledValue[] {
  return cells.flatMap(({ start, end }, column) => {
    const meaning = heads[column]?.meaning;
    const value = meaning ? valueAt(text, start, meaning, true) : undefined;
    return meaning && value?.end === end ? [{ type: meaning.type, ...value }] : [];
  });
}

/** The cells of a line without spaces and quotes around them. Separators inside quotes do not count. */
function cellsOf(text: string, { start, end }: Place, separator: string): Place[] {
  const cells: Place[] = [];
  let [from, isQuoted] = [start, false];
  for (let at = start; at <= end; at++) {
    const sign = text.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    if (at < end && (isQuoted || sign !== separator)) continue;
    cells.push(trimmed(text, from, at));
    from = at + 1;
  }
  return cells;
}

const AROUND = ' "\'';

function trimmed(text: string, from: number, to: number): Place {
  let [start, end] = [from, to];
  while (start < end && AROUND.includes(text.charAt(start))) start++;
  while (end > start && AROUND.includes(text.charAt(end - 1))) end--;
  return { start, end };
}
