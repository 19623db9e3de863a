import { statesOngoing } from '../../../../quotes/date.ts';
import { kindOfHeading } from '../headings.ts';
import { periodsIn } from '../period.ts';
import { WIDE_GAP, type TextRow, type TextSpan } from '../resume-rows.ts';
import { SCHOOL_WORDS } from '../words/degree-words.ts';
import type { LabelKind } from '../words/label-words.ts';
import { DATES, namesEntry, ofKinds, type LabelledValue, type OpenEntry } from './labelled-entry.ts';
import {
  cellsOf,
  columnAt,
  headsOf,
  onlyLabel,
  pairsOf,
  tightest,
  wholeHeads,
  type Cell,
  type Column,
  type Heads,
  type Pair,
} from './tables.ts';

/** Whether a row begins a section. */
type IsHeading = (row: TextRow, at: number) => boolean;

/** Returns the entries that begin at a row: those of a table, of boxes next to each other, or of a row of labelled values. */
export function entriesAt(
  rows: readonly TextRow[],
  at: number,
  isHeading: IsHeading,
): readonly OpenEntry[] | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const heads = isPairAmongPairs(rows, at) ? undefined : headsOf(row);
  if (heads) {
    const whole = wholeHeads(heads, rows[at + 1]);
    const from = whole ? at + 2 : at + 1;
    const isEnd = (one: TextRow, i: number): boolean =>
      (isHeading(one, i) && !isRowLike(one, heads)) || (isLabelRow(rows, i) && !isOfCells(one));
    return tableBelow(rows, { heads: whole ?? heads, at, from, to: endOf(rows, from, isEnd) });
  }
  const pairs = pairsOf(row);
  if (pairs) return [entryOfPairs(rows, at, pairs)];
  const only = onlyLabel(row, rows[at + 1]);
  const isEnd = (one: TextRow, i: number): boolean => isHeading(one, i) || isLabelRow(rows, i);
  return only && boxBelow(rows, { only, at, to: endOf(rows, at + 1, isEnd) });
}

function endOf(rows: readonly TextRow[], from: number, isEnd: IsHeading): number {
  for (let to = from; to < rows.length; to += 1) {
    const row = rows[to];
    if (row && isEnd(row, to)) return to;
  }
  return rows.length;
}

/** Whether a row is one of a table, though its first words are a heading elsewhere: "Mentoring". */
function isRowLike(row: TextRow, { columns }: Heads): boolean {
  return kindOfHeading(row.segments[0].text) === 'other' && cellsOf(row).length === columns.length;
}

/** Whether cells of a table are no labels though their words are: "Group", "University" below a name that did not fit. */
function isOfCells(row: TextRow): boolean {
  const [first, ...more] = row.segments;
  if (more.length > 0) return !row.text.includes(':') && headsOf(row) === undefined;
  return SCHOOL_WORDS.has(first.text.toLowerCase());
}

function entryOfPairs(rows: readonly TextRow[], at: number, pairs: readonly Pair[]): OpenEntry {
  const rests = restsBelow(rows, at, pairs.at(-1));
  const values = pairs.map((pair): LabelledValue => ({
    label: pair.label.text,
    meaning: pair.meaning,
    parts: pair === pairs.at(-1) ? [pair.value, ...rests] : [pair.value],
  }));
  return { values, isOpen: false, isOfTable: false, body: [], from: at, to: at + 1 + rests.length };
}

/**
 * The cells that go on below the last value of a row. Below its label, they must end at the next label, or they may be a
 * description; and in a text, the longest line alone shows how wide it is, so nothing goes on there.
 */
function restsBelow(rows: readonly TextRow[], at: number, last: Pair | undefined): Cell[] {
  const isBeside = last !== undefined && last.value.left > last.label.left;
  const found: Cell[] = [];
  if (!isBeside && rows[at]?.source === 'text') return found;
  for (let i = at + 1; i < rows.length; i += 1) {
    const row = rows[i];
    const isOver = isLabelRow(rows, i) && !(row && isOfCells(row));
    const rest = isOver ? undefined : restBelow(row, found.at(-1) ?? last?.value);
    if (!rest) return isBeside || isOver ? found : [];
    found.push(rest);
  }
  return isBeside ? found : [];
}

/** The cell that goes on below another, because it did not fit beside it. */
function restBelow(next: TextRow | undefined, value: Cell | undefined): Cell | undefined {
  if (!next || !value || next.isBullet || next.gap > WIDE_GAP) return undefined;
  const [cell, ...more] = cellsOf(next);
  return cell && more.length === 0 && value.isFull && Math.abs(cell.left - value.left) < 1 ? cell : undefined;
}

/** Whether a row of two cells is a label and its value, like its neighbours: "Position    Manager". */
function isPairAmongPairs(rows: readonly TextRow[], at: number): boolean {
  const row = rows[at];
  const isPair = (one: TextRow | undefined): boolean => one !== undefined && pairsOf(one) !== undefined;
  return row?.segments.length === 2 && (isPair(rows[at - 1]) || isPair(rows[at + 1]));
}

/** Whether a row begins other labelled values. */
function isLabelRow(rows: readonly TextRow[], at: number): boolean {
  const row = rows[at];
  return (
    row !== undefined &&
    (headsOf(row) !== undefined || pairsOf(row) !== undefined || onlyLabel(row, rows[at + 1]) !== undefined)
  );
}

interface Below {
  readonly at: number;
  readonly to: number;
}

/** Returns the entry of one box: its label above its value, or above what somebody did. */
function boxBelow(
  rows: readonly TextRow[],
  { only, at, to }: Below & { readonly only: Column },
): OpenEntry[] | undefined {
  const { meaning } = only;
  const [first, next] = rows.slice(at + 1, to);
  const box = { isOpen: false, isOfTable: false, from: at };
  if (meaning?.kinds.includes('duties')) {
    const apart = rows.slice(at + 2, to).findIndex((row) => row.gap > WIDE_GAP && !row.isBullet);
    const end = apart === -1 ? to : at + 2 + apart;
    return [{ ...box, values: [], body: rows.slice(at + 1, end), to: end }];
  }
  if (!meaning || !first || first.isBullet) return undefined;
  const [cell] = first.segments;
  const rest = restBelow(next, cell);
  return [
    {
      ...box,
      values: [{ label: only.head.text, meaning, parts: rest ? [cell, rest] : [cell] }],
      body: [],
      to: at + (rest ? 3 : 2),
    },
  ];
}

/** Returns the entries below the heads of a table, or the one of boxes. */
function tableBelow(
  rows: readonly TextRow[],
  { heads, at, from, to }: Below & { readonly heads: Heads; readonly from: number },
): OpenEntry[] | undefined {
  const { columns, sign } = heads;
  const kinds = columns.flatMap(({ meaning }) => meaning?.kinds ?? []);
  const isOfTable = sign !== undefined || isTable(kinds, columns);
  const found: OpenEntry[] = [];
  const own = rows.slice(from, to);
  const tight = sign === undefined ? tightest(own.filter((row) => row.segments.length > 1)) : undefined;
  for (const [i, row] of own.entries()) {
    const cells = cellsBelow(row, heads);
    const entry = found.at(-1);
    if (!cells) {
      if (!entry) break;
      if (row.gap > WIDE_GAP && !row.isBullet) break;
      entry.body.push(row);
      entry.to = from + i + 1;
      continue;
    }
    const isNew = !entry || sign !== undefined || (isOfTable && startsEntry(row, { cells, columns, entry, tight }));
    if (isNew) {
      const values = columns.flatMap(({ head, meaning }, k): LabelledValue[] =>
        meaning && cells[k] ? [{ label: head.text, meaning, parts: [cells[k]] }] : [],
      );
      found.push({
        values,
        isOpen: columns.some(({ meaning }) => !meaning),
        isOfTable,
        body: [],
        from: from + i,
        to: from + i + 1,
      });
    } else if (row.gap > WIDE_GAP) break;
    else {
      addCells(entry, { cells, columns });
      entry.to = from + i + 1;
    }
  }
  const [first] = found;
  return first && [{ ...first, from: at }, ...found.slice(1)];
}

/** Whether heads name enough for several entries below them. Boxes have them one by one. */
function isTable(kinds: readonly LabelKind[], columns: readonly Column[]): boolean {
  const of = ofKinds([...kinds, ...columns.flatMap(({ meaning }) => meaning?.maybe ?? [])]);
  return of !== undefined && (columns.length > 2 || of === 'skills');
}

/** Returns the cells of a row by their columns; undefined if one is in several or the row is an item of a list. */
function cellsBelow(row: TextRow, heads: Heads): (Cell | undefined)[] | undefined {
  const cells = cellsOf(row, heads.sign);
  const found: (Cell | undefined)[] = heads.columns.map(() => undefined);
  if (row.isBullet && cells.length < 2) return undefined;
  if (heads.sign !== undefined && !row.text.includes(heads.sign)) return undefined;
  for (const [i, cell] of cells.entries()) {
    const at = heads.sign === undefined ? columnAt(cell, heads) : i;
    if (at === undefined) return undefined;
    const before = found[at];
    found[at] = before
      ? { ...cell, text: `${before.text} ${cell.text}`, start: before.start, left: before.left }
      : cell;
  }
  return found;
}

interface RowOfTable {
  readonly cells: readonly (Cell | undefined)[];
  readonly columns: readonly Column[];
  readonly entry: OpenEntry;
  readonly tight: number | undefined;
}

/** Whether a row of a table begins an entry: it has dates of its own, or all names and nothing above that goes on. */
function startsEntry({ gap }: TextRow, { cells, columns, entry, tight }: RowOfTable): boolean {
  const names = columns.map(({ meaning }) => meaning !== undefined && namesEntry(meaning));
  const kinds = columns.flatMap(({ meaning }) => meaning?.kinds ?? []);
  if (ofKinds(kinds) === 'skills' || ofKinds(kinds) === undefined)
    return cells.filter(Boolean).length > 1 || tight === undefined;
  const filled = cells.filter((cell, i) => cell && names[i]).length;
  const dateAt = columns.findIndex(({ meaning }) => meaning?.kinds.some((kind) => DATES.includes(kind)));
  const date = cells[dateAt]?.text ?? '';
  const above = entry.values
    .filter(({ meaning }) => meaning === columns[dateAt]?.meaning)
    .flatMap(({ parts }) => parts)
    .at(-1);
  if (/\d/.test(date) && !isOpenRange(above)) return filled > 0;
  if (tight !== undefined && dateAt === -1) return gap > tight && filled > 0;
  const isAll = filled === names.filter(Boolean).length && (dateAt === -1 || filled > 1);
  if (!isAll || tight !== undefined) return isAll && gap > (tight ?? 0);
  // Nothing shows how wide the last column is.
  const others = new Set(
    columns.slice(0, -1).flatMap(({ meaning }) => (meaning && namesEntry(meaning) ? [meaning] : [])),
  );
  return !entry.values.some(({ meaning, parts }) => others.has(meaning) && parts.at(-1)?.isFull);
}

/** "Jan 2019 –", "Jan 2019 to Feb" */
function isOpenRange(cell: TextSpan | undefined): boolean {
  if (cell === undefined) return false;
  const isCut =
    /(?:[\u2010-\u2015-]|\b(?:to|until))\s*(?:\p{L}{3,9}\.?)?$/u.test(cell.text) && !statesOngoing(cell.text);
  return isCut || periodsIn(cell).length === 0;
}

/** Adds the cells of a row to those above them. */
function addCells(entry: OpenEntry, { cells, columns }: Pick<RowOfTable, 'cells' | 'columns'>): void {
  for (const [i, cell] of cells.entries()) {
    const { head, meaning } = columns[i] ?? {};
    if (!cell || !head || !meaning) continue;
    const at = entry.values.findIndex((value) => value.meaning === meaning);
    const value = entry.values[at];
    if (value) entry.values[at] = { ...value, parts: [...value.parts, cell] };
    else entry.values.push({ label: head.text, meaning, parts: [cell] });
  }
}
