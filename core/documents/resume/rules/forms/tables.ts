import { isLabel, labelMeaning, meaningOf, type LabelMeaning } from '../words/labels.ts';
import { entryPeriod } from '../period.ts';
import { FAR, type RowSegment, type TextRow, type TextSpan } from '../resume-rows.ts';
import { degreeAt } from '../words/degree-words.ts';
import { partOf } from '../pieces.ts';
import { startsAName } from '../words/phrases.ts';

/** How close the left edges of a column's cells are, in points or characters. */
const SAME_LEFT = 4;

/** The longest head that no list knows. */
const MAX_HEAD = 40;

/** A text of a row that is apart from its neighbours, and where it is. */
export interface Cell extends TextSpan {
  readonly left: number;
  readonly right: number;
  readonly isFull: boolean;
}

/** A column of a table or a box of a form: its head and what that names; undefined if no list knows it. */
export interface Column {
  readonly head: Cell;
  readonly meaning: LabelMeaning | undefined;
}

/** The heads of a table, or of boxes next to each other. */
export interface Heads {
  readonly columns: readonly Column[];
  /** What is between their cells; undefined for columns by place. */
  readonly sign: '|' | '\t' | undefined;
}

/** Returns the cells of a row: between bars or tabs, else its segments. A colon by itself belongs to the cell before it. */
export function cellsOf(row: TextRow, sign = signOf(row)): readonly Cell[] {
  if (sign !== undefined) return partsBetween(row, sign);
  const found: Cell[] = [];
  for (const one of row.segments) {
    const last = found.at(-1);
    if (last && /^:$/.test(one.text)) found[found.length - 1] = { ...last, text: `${last.text}:`, end: one.end };
    else found.push(one);
  }
  return found;
}

function signOf({ text, source }: TextRow): Heads['sign'] {
  return text.includes('|') ? '|' : source === 'text' && text.includes('\t') ? '\t' : undefined;
}

/** Empty cells count too, but for those outside of the outer bars. */
function partsBetween(row: TextRow, sign: '|' | '\t'): Cell[] {
  const found: Cell[] = [];
  let from = 0;
  const parts = row.text.split(sign);
  for (const [i, text] of parts.entries()) {
    const span = partOf(row, { from, to: from + text.length });
    const left = row.left + span.start - row.start;
    const isOutside = text.trim() === '' && (i === 0 || i === parts.length - 1);
    if (!isOutside) found.push({ ...span, left, right: left + span.text.length, isFull: false });
    from += text.length + 1;
  }
  return found;
}

/** Returns the heads in a row most of whose cells are labels. */
export function headsOf(row: TextRow): Heads | undefined {
  const sign = signOf(row);
  const cells = cellsOf(row, sign).filter(({ text }) => text !== '');
  const columns = cells.map((head): Column => ({ head, meaning: meaningOf(head.text) }));
  const known = columns.flatMap(({ meaning }) => meaning ?? []);
  const isHead = ({ head: { text }, meaning }: Column): boolean =>
    meaning !== undefined || (text.length <= MAX_HEAD && startsAName(text) && !/[\d@:]/.test(text));
  const isMost = known.length >= 2 && 2 * known.length > cells.length;
  if (row.isBullet || !isMost || !columns.every(isHead)) return undefined;
  return new Set(known.map(({ kinds, maybe }) => `${kinds[0]} ${maybe}`)).size > 1 ? { columns, sign } : undefined;
}

/** Returns the heads that two rows have together, if the second consists of the words of labels: "Dates of" above "employment". */
export function wholeHeads(heads: Heads, next: TextRow | undefined): Heads | undefined {
  if (!next || heads.sign !== undefined || next.isBullet) return undefined;
  const rest = cellsOf(next);
  const columns = heads.columns.map((column, i): Column => {
    const below = rest.filter((cell) => columnAt(cell, heads) === i).map(({ text }) => text);
    const text = [column.head.text, ...below].join(' ');
    return below.length === 0 ? column : { head: { ...column.head, text }, meaning: meaningOf(text) };
  });
  const isRest = columns.every(({ meaning, head }, i) => meaning !== undefined || head === heads.columns[i]?.head);
  return isRest && rest.every((cell) => columnAt(cell, heads) !== undefined) ? { ...heads, columns } : undefined;
}

/** Returns the column of a cell: that whose head it is below, else the last that begins to the left of it. Undefined for a cell across several. */
export function columnAt(cell: Cell, { columns }: Heads): number | undefined {
  const above = columns.flatMap(({ head }, i) =>
    Math.min(head.right, cell.right) > Math.max(head.left, cell.left) ? [i] : [],
  );
  if (above.length > 1) return undefined;
  return (
    above[0] ??
    Math.max(
      0,
      columns.findLastIndex(({ head }) => head.left <= cell.left + SAME_LEFT),
    )
  );
}

/** A label and the cell that it names. */
export interface Pair {
  readonly meaning: LabelMeaning;
  readonly value: Cell;
  readonly label: Cell;
}

/** Returns the labelled values of a row that consists of them: "Employer: Acme Corp", "Employer    Acme Corp". */
export function pairsOf(row: TextRow): readonly Pair[] | undefined {
  if (signOf(row) !== undefined && !row.text.includes(':')) return undefined;
  const found: Pair[] = [];
  const cells = cellsOf(row);
  for (let i = 0; i < cells.length; i += 1) {
    const [cell, next] = [cells[i], cells[i + 1]];
    if (!cell) continue;
    const own = pairsIn(cell);
    const meaning = own.length > 0 ? undefined : meaningAbove(cell.text.replace(/\s*:$/, ''), next?.text ?? '');
    const isBeside = meaning !== undefined && next !== undefined && !isLabel(next.text) && pairsIn(next).length === 0;
    if (own.length === 0 && !isBeside) return undefined;
    found.push(...own, ...(isBeside ? [{ meaning, label: cell, value: withoutColon(next) }] : []));
    if (isBeside) i += 1;
  }
  return found.length > 0 ? found : undefined;
}

/** Returns the labelled values of a cell that begins with a label and a colon: "Degree: B.A. Major: Physics". */
function pairsIn(cell: Cell): Pair[] {
  const found: Pair[] = [];
  let from = 0;
  for (const { index } of cell.text.matchAll(/:(?=\s|$)/g)) {
    const label = labelBefore(cell.text.slice(from, index), found.length === 0);
    const meaning = label === undefined ? undefined : meaningAbove(label, cell.text.slice(index + 1).trim());
    if (!label || !meaning) {
      if (found.length === 0) return [];
      continue;
    }
    const [at, last] = [from + cell.text.slice(from, index).lastIndexOf(label), found.at(-1)];
    if (last) found[found.length - 1] = { ...last, value: partOfCell(cell, from, at) };
    from = index + 1;
    found.push({ meaning, label: partOfCell(cell, at, index), value: partOfCell(cell, from, cell.text.length) });
  }
  return found.filter(({ value }) => value.text !== '');
}

/** The label at the end of a text, or the whole text if nothing may be before it. */
function labelBefore(text: string, isWhole: boolean): string | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(words.length, MAX_LABEL_WORDS); count > 0; count -= 1) {
    const label = words.slice(-count).join(' ');
    if (isWhole && count < words.length) return undefined;
    const isCut = /\b(?:of|in|and|the)$|&$/.test(words.slice(0, -count).join(' '));
    if (!isCut && /^\p{Lu}/u.test(label) && text.includes(label) && meaningOf(label)) return label;
  }
  return undefined;
}

/** The most words of a label within a cell. */
const MAX_LABEL_WORDS = 8;

function partOfCell(cell: Cell, from: number, to: number): Cell {
  return { ...cell, ...partOf(cell, { from, to }) };
}

/** "Employer    : Acme Corp" */
function withoutColon(cell: Cell): Cell {
  return { ...cell, ...partOf(cell, { from: /^:\s*/.exec(cell.text)?.[0].length ?? 0, to: cell.text.length }) };
}

/** Returns what a row names that consists of one label: that of a box above its value. */
export function onlyLabel(row: TextRow, next: TextRow | undefined): Column | undefined {
  const [head, ...more] = row.segments;
  const isOne = more.length === 0 && !row.isBullet;
  const meaning = isOne ? meaningAbove(head.text.replace(/:$/, ''), next?.text ?? '') : undefined;
  return meaning && { head, meaning };
}

/** Returns what a label above or before a value names. A degree is a label if its value is one: "Certificate: B.A." */
function meaningAbove(label: string, value: string): LabelMeaning | undefined {
  return labelMeaning(label) ?? (degreeAt(value) !== '' ? meaningOf(label) : undefined);
}

/** Whether gaps between some rows are wider than between others: those are between entries. */
export function tightest(rows: readonly TextRow[]): number | undefined {
  const gaps = rows.slice(1).flatMap(({ gap }) => (gap < FAR ? [gap] : []));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most > LOOSE * least ? least * LOOSE : undefined;
}

/** A gap this many times the usual one between the rows of a cell is one between entries. */
const LOOSE = 1.15;

/** Adds a colon after labels that are set apart from their values. Below a known label, everything at its left edge is a label. */
export function withColons(rows: readonly TextRow[]): TextRow[] {
  let left: number | undefined;
  return rows.map((row) => {
    const [first, second, ...more] = row.segments;
    if (!second || more.length > 0) return row;
    if (isLabel(first.text)) left = first.left;
    return Math.abs(first.left - (left ?? Infinity)) <= SAME_LEFT ? withColon(row) : row;
  });
}

function withColon(row: TextRow): TextRow {
  const [first] = row.segments;
  if (entryPeriod(row)) return { ...row, isBullet: false };
  const at = first.end - row.start;
  const text = `${row.text.slice(0, at)}:${row.text.slice(at + 1)}`;
  const own: RowSegment = { ...first, text, end: row.end };
  return { ...row, text, isBullet: false, segments: [own] };
}
