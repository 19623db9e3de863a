import type { Place } from '../../../quotes/locate.ts';
import { labelsIn, type Meaning } from './labels.ts';
import { valueAt, type LabelledValue } from './values.ts';

/** The values of labelled columns, and the lines that are heads of tables. */
export interface ColumnValues {
  readonly values: readonly LabelledValue[];
  readonly heads: readonly Place[];
}

const SEPARATORS: readonly string[] = ['\t', '|', ';', ','];
/** A head has no value yet. */
const NO_HEAD = /\d\d/;

interface Table {
  readonly separator: string;
  readonly heads: readonly (Meaning | undefined)[];
}

/** Reads tables with a line of heads: one separator, and in one of its cells nothing but a label. Rows follow until a line without the separator. Linear. */
export function columnValues(text: string): ColumnValues {
  const values: LabelledValue[] = [];
  const heads: Place[] = [];
  let table: Table | undefined;
  for (let start = 0; start < text.length;) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    if (table && !text.slice(start, end).includes(table.separator)) table = undefined;
    const opened = table ? undefined : tableOf(text, { start, end });
    if (opened) heads.push({ start, end });
    else if (table) values.push(...valuesOfRow(text, { start, end }, table));
    table ??= opened;
    start = end + 1;
  }
  return { values, heads };
}

function tableOf(text: string, line: Place): Table | undefined {
  if (NO_HEAD.test(text.slice(line.start, line.end))) return undefined;
  const rowEnd = text.indexOf('\n', line.end + 1);
  const row = text.slice(line.end + 1, rowEnd === -1 ? text.length : rowEnd);
  for (const separator of SEPARATORS) {
    const cells = cellsOf(text, line, separator);
    if (cells.length === 1 || !row.includes(separator)) continue;
    const heads = cells.map((cell) => headOf(text, cell));
    if (heads.some((head) => head !== undefined)) return { separator, heads };
  }
  return undefined;
}

/** The meaning of a cell that is a label: it may begin with other words (`customer_phone`) and end with `number`. */
function headOf(text: string, { start, end }: Place): Meaning | undefined {
  const cell = text.slice(start, end);
  const label = labelsIn(cell).at(-1);
  return label && BEHIND_LABEL.test(cell.slice(label.end)) ? label : undefined;
}

const BEHIND_LABEL = /^[^\p{L}\p{N}]{0,2}(?:numbers?|no|nr|num|\d)?[^\p{L}\p{N}]{0,2}$/iu;

function valuesOfRow(text: string, line: Place, { separator, heads }: Table): LabelledValue[] {
  const cells = cellsOf(text, line, separator);
  if (cells.length !== heads.length) return [];
  return cells.flatMap(({ start, end }, column) => {
    const head = heads[column];
    const value = head ? valueAt(text, start, head, true) : undefined;
    return head && value?.end === end ? [{ type: head.type, ...value }] : [];
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
