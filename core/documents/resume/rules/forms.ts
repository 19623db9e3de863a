import { statesOngoing } from '../../../quotes/date.ts';
import { WIDE_GAP, type TextRow, type TextSpan } from './resume-rows.ts';
import { isCapitals } from './headings.ts';
import { periodsIn } from './period.ts';
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
} from './tables.ts';
import type { LabelMeaning } from './words/labels.ts';
import type { LabelKind } from './words/label-words.ts';

/** What a label says about a value, and the value: the texts of its cell, one below the other. */
export interface LabelledValue {
  readonly label: string;
  readonly meaning: LabelMeaning;
  readonly parts: readonly Cell[];
}

/** An entry whose values are labelled: a row of a table, or boxes and labels of a form. */
export interface LabelledEntry {
  readonly values: readonly LabelledValue[];
  /** Whether a cell's label is unknown: a value that is missing may be in it. */
  readonly isOpen: boolean;
  /** Whether it is a row of a table. */
  readonly isOfTable: boolean;
  readonly body: readonly TextRow[];
}

/** Labelled entries of one kind, and the rows that they are in. */
export interface Form {
  readonly of: 'experience' | 'education' | 'skills';
  readonly entries: readonly LabelledEntry[];
  readonly from: number;
  readonly to: number;
}

interface OpenEntry extends LabelledEntry {
  readonly values: LabelledValue[];
  readonly body: TextRow[];
  readonly from: number;
  to: number;
}

/** How much taller a row may be than the first below the heads of its table. */
const SAME_HEIGHT = 1.05;

/** Names that entries are about. */
const NAMES: readonly LabelKind[] = ['title', 'company', 'institution', 'degree', 'skill'];
const DATES: readonly LabelKind[] = ['dates', 'start', 'end'];

/** Finds the tables and forms among rows. Between headings, the labelled entries of one kind are a form if most of them have what such an entry has. */
export function formsIn(rows: readonly TextRow[], isHeading: (row: TextRow, at: number) => boolean): Form[] {
  const found: Form[] = [];
  let run: OpenEntry[] = [];
  const end = (): void => {
    found.push(...formsOf(run));
    run = [];
  };
  for (let at = 0; at < rows.length;) {
    const row = rows[at];
    if (!row) break;
    if (isHeading(row, at)) end();
    const next = isHeading(row, at) ? undefined : entriesAt(rows, at, isHeading);
    if (next) {
      addEntries(run, next);
      at = next.at(-1)?.to ?? at + 1;
      continue;
    }
    addToBody(run.at(-1), row, at);
    at += 1;
  }
  end();
  return found;
}

/** Adds what is below an entry to it, up to a wide gap. */
function addToBody(entry: OpenEntry | undefined, row: TextRow, at: number): void {
  if (!entry || entry.to !== at || (row.gap > WIDE_GAP && !row.isBullet)) return;
  entry.body.push(row);
  entry.to = at + 1;
}

/** Adds entries to those above. Boxes that name something else go on with the entry above. */
function addEntries(run: OpenEntry[], next: readonly OpenEntry[]): void {
  const [last, [first, ...more]] = [run.at(-1), next];
  if (!last || !first || more.length > 0 || last.isOfTable || !goesOn(last, first)) {
    run.push(...next);
    return;
  }
  last.values.push(...first.values);
  last.body.push(...first.body);
  last.to = first.to;
}

function goesOn(entry: OpenEntry, next: OpenEntry): boolean {
  const kinds = new Set(kindsOf(entry));
  const more = kindsOf(next).filter((kind) => NAMES.includes(kind) || DATES.includes(kind));
  const isOther = ofKinds([...kinds, ...more]) !== (ofKinds([...kinds]) ?? ofKinds([...kinds, ...more]));
  const isAgain = entry.values[0]?.label === next.values[0]?.label;
  // Contact details above an entry, and a list of skills below it.
  const isApart = (more.length > 0 && !isBegun(entry)) || (more.includes('skill') && !kinds.has('skill'));
  return !next.isOfTable && !isOther && !isAgain && !isApart && !more.some((kind) => kinds.has(kind));
}

function isBegun({ values }: LabelledEntry): boolean {
  const names = ({ kinds, maybe }: LabelMeaning): boolean =>
    maybe !== undefined || kinds.some((kind) => kind === 'field' || NAMES.includes(kind) || DATES.includes(kind));
  return values.length === 0 || values.some(({ meaning }) => names(meaning));
}

function kindsOf({ values }: LabelledEntry): LabelKind[] {
  return values.flatMap(({ meaning }) => meaning.kinds);
}

/** What an entry with values of such kinds is. */
function ofKinds(kinds: readonly LabelKind[]): Form['of'] | undefined {
  const has = (...some: readonly LabelKind[]): boolean => some.some((kind) => kinds.includes(kind));
  if (has('title', 'company')) return has('degree') && !has('company') ? 'education' : 'experience';
  if (has('institution', 'degree')) return 'education';
  return has('skill') ? 'skills' : undefined;
}

/** Reads labels that name something only if nothing else does: an award is a degree next to a school. */
export function resolved(values: readonly LabelledValue[]): LabelledValue[] {
  const all = values.flatMap(({ meaning }) => meaning.kinds);
  const of = ofKinds(all);
  return values.map((value) => {
    const { maybe } = value.meaning;
    const isMeant =
      maybe !== undefined &&
      !all.includes(maybe) &&
      (maybe === 'skill' ? of === undefined : ofKinds([...all, maybe]) === of && of !== undefined);
    return isMeant ? { ...value, meaning: { kinds: [maybe] } } : value;
  });
}

/** Groups entries by what they are. A kind of which most entries miss what such an entry has is not read as a form. */
function formsOf(run: readonly OpenEntry[]): Form[] {
  const all = run.map((entry) => {
    const values = resolved(entry.values);
    const kinds = values.flatMap(({ meaning }) => meaning.kinds);
    return { entry: { ...entry, values }, kinds, of: ofKinds(kinds) };
  });
  const isRead = (of: Form['of']): boolean => {
    const own = all.filter((one) => one.of === of);
    return 2 * own.filter(({ entry, kinds }) => isWhole(entry, kinds, of)).length >= own.length;
  };
  const found: Form[] = [];
  for (const { entry, of } of all) {
    if (of === undefined || !isRead(of)) continue;
    const last = found.at(-1);
    if (last?.of === of && last.to === entry.from)
      found[found.length - 1] = { ...last, entries: [...last.entries, entry], to: entry.to };
    else found.push({ of, entries: [entry], from: entry.from, to: entry.to });
  }
  return found;
}

function isWhole({ isOpen, isOfTable }: LabelledEntry, kinds: readonly LabelKind[], of: Form['of']): boolean {
  const count = (...some: readonly LabelKind[]): number => some.filter((kind) => kinds.includes(kind)).length;
  if (of === 'skills') return isOfTable && kinds.length > 1;
  if (of === 'education')
    return count('institution', 'degree') > 0 && kinds.length > 1 && (kinds.length > 2 || isOfTable);
  const named = count('title') + Math.min(1, count('company', 'institution'));
  return (named === 2 || (named === 1 && isOpen)) && kinds.length > 2;
}

/** Returns the entries that begin at a row: those of a table, of boxes next to each other, or of a row of labelled values. */
function entriesAt(
  rows: readonly TextRow[],
  at: number,
  isHeading: (row: TextRow, at: number) => boolean,
): readonly OpenEntry[] | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const heads = isPairAmongPairs(rows, at) ? undefined : headsOf(row);
  // "Mentoring" is a heading, but not in a row like the others of a table.
  const isCell = (one: TextRow | undefined): boolean =>
    one !== undefined &&
    cellsOf(one).length > 1 &&
    cellsOf(one).length === heads?.columns.length &&
    !isCapitals(one.segments[0].text) &&
    one.height <= (rows[at + 1]?.height ?? 0) * SAME_HEIGHT;
  const last = (from: number): number => {
    let to = from;
    while (to < rows.length && !(isHeading(rows[to] ?? row, to) && !isCell(rows[to])) && !isLabelRow(rows, to)) to += 1;
    return to;
  };
  if (heads) {
    const whole = wholeHeads(heads, rows[at + 1]);
    const from = whole ? at + 2 : at + 1;
    return tableBelow(rows, { heads: whole ?? heads, at, from, to: last(from) });
  }
  const pairs = pairsOf(row);
  if (pairs) {
    const last = pairs.at(-1);
    const rest =
      last && last.value.left > last.label.left && !isLabelRow(rows, at + 1)
        ? restBelow(rows[at + 1], last.value)
        : undefined;
    const values = pairs.map(({ meaning, label, value }, i): LabelledValue => ({
      label: label.text,
      meaning,
      parts: rest && i === pairs.length - 1 ? [value, rest] : [value],
    }));
    return [{ values, isOpen: false, isOfTable: false, body: [], from: at, to: at + (rest ? 2 : 1) }];
  }
  const only = onlyLabel(row, rows[at + 1]);
  if (!only) return undefined;
  const to = last(at + 1);
  return boxBelow(rows, { only, at, to });
}

/** The cell that goes on below a labelled value, with nothing below its label. */
function restBelow(next: TextRow | undefined, value: Cell | undefined): Cell | undefined {
  if (!next || !value || next.isBullet || next.gap > WIDE_GAP) return undefined;
  const [cell, ...more] = cellsOf(next);
  return cell && more.length === 0 && value.isFull && Math.abs(cell.left - value.left) < 1 ? cell : undefined;
}

/** Whether a row of two cells is a label and its value, like its neighbours: "Position    Manager". */
function isPairAmongPairs(rows: readonly TextRow[], at: number): boolean {
  const row = rows[at];
  return [rows[at - 1], rows[at + 1]].some((one) => {
    const isAlike =
      one !== undefined && row?.segments.length === 2 && one.segments.length === 2 && one.left === row.left;
    return isAlike && pairsOf(one) !== undefined;
  });
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
  if (!meaning || !first || first.isBullet || first.segments.length > 1) return undefined;
  const [cell] = first.segments;
  const rest = next && first.isFull ? restBelow(next, cell) : undefined;
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
  return of !== undefined && columns.length > 1 && (columns.length > 2 || of === 'skills');
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
  const last = entry.values.filter(({ meaning }) => namesEntry(meaning)).flatMap(({ parts }) => parts.at(-1) ?? []);
  const isAll = filled === names.filter(Boolean).length && (dateAt === -1 || filled > 1);
  return isAll && !last.some(({ isFull }) => isFull);
}

function namesEntry({ kinds, maybe }: LabelMeaning): boolean {
  return kinds.some((kind) => NAMES.includes(kind)) || maybe !== undefined;
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
