import type { Segment } from '../../pages/pages.ts';
import type { PrintedAmount } from './printed-amounts.ts';
import type { SumRow } from './statements.ts';

/** In UTF-16 units. */
const MAX_DESCRIPTION = 1000;

/** Maximum rows of a table cell. */
const MAX_CELL_ROWS = 20;

/**
 * Lines of one cell are closer together than cells: within this factor of the closest two in the table, and of their
 * own height.
 */
const APART = { ofNearest: 1.3, ofHeight: 2.4 } as const;

/** Ends of a line that continues in the next. */
const GOES_ON =
  /(?:[,&/+–-]|\([^)]{0,80}|(?<!\p{L})(?:and|of|or|for|with|without|the|a|an|to|in|on|at|by|from|per|und|oder|mit|ohne|für|von|der|die|das|et|de|du|des|avec|pour|à))$/iu;

/** The rows between a table's heading and its sums, and which of them have an item's total. */
interface ItemRows {
  readonly rows: readonly SumRow[];
  readonly from: number;
  /** The first row of the sums. */
  readonly end: number;
  readonly places: readonly number[];
}

interface Described {
  readonly description: string | null;
}

/**
 * Completes the items' descriptions: all lines of the cell, if spacing separates it from the cells above and below,
 * whether its amounts are next to its first, last or middle line; otherwise what clearly continues in the line below.
 * An item without any takes the line of words above it, or below if the first item has none above.
 */
export function described<T extends Described>(items: readonly T[], table: ItemRows): T[] {
  const { rows, from, places } = table;
  const isWords = (at: number): boolean => {
    const row = rows[at];
    return row !== undefined && at >= from && hasNoMoney(row) && letters(row.line.text) >= 3;
  };
  const bare = items.findIndex((item) => item.description === null);
  const step = bare >= 0 && isWords((places[bare] ?? 0) - 1) ? -1 : 1;
  const isApart = apartIn(table);
  const cells = cellsOf(table, isApart);
  return items.map((item, i) => {
    const place = places[i] ?? 0;
    const whole = cells.get(place) ?? continued(item.description, { ...table, isApart }, place);
    if (whole !== null) return { ...item, description: whole };
    const row = isWords(place + step) ? rows[place + step] : undefined;
    return row ? { ...item, description: descriptionOf(row, []) } : item;
  });
}

/**
 * Returns what a row says next to the item's own amounts: the part with the most letters. A number among its words
 * belongs to them.
 */
export function descriptionOf({ line, amounts }: SumRow, own: readonly (PrintedAmount | null)[]): string | null {
  const cuts = amounts.filter((one) => own.includes(one) || one.isMoney);
  const best = line.segments
    .flatMap((segment) => partsBetween(segment, cuts))
    .toSorted((a, b) => letters(b) - letters(a))[0];
  return best !== undefined && letters(best) >= 3 ? tidy(best) : null;
}

/**
 * Returns what is left of a cell next to the amounts that end in it: words before another cell's amount may be read as
 * part of that one ("up to", "from").
 */
function partsBetween({ text, start, end }: Segment, amounts: readonly PrintedAmount[]): string[] {
  const within = amounts.filter((one) => one.end > start && one.end <= end);
  const ends = [start, ...within.map((one) => one.end)];
  return ends.map((from, i) => text.slice(Math.max(0, from - start), (within[i]?.start ?? end) - start));
}

/** Creates the test for whether a row begins a cell: it is further from the row above than lines of one cell are. */
function apartIn({ rows, from, end }: ItemRows): (at: number) => boolean {
  const gaps = rows.map((_, at) => gapAbove(rows, at));
  const nearest = gaps
    .slice(from, end + 1)
    .reduce((least, gap, i) => (gap > heightOf(rows[from + i]) ? Math.min(least, gap) : least), Infinity);
  return (at) => {
    const gap = gaps[at] ?? Infinity;
    return gap < 0 || gap > APART.ofNearest * nearest || gap > APART.ofHeight * heightOf(rows[at]);
  };
}

/** Returns the text of each item's multi-line, separate cell, by the position of the item's row. */
function cellsOf({ rows, from, end, places }: ItemRows, isApart: (at: number) => boolean): Map<number, string> {
  const runs = runsOf(from, end, isApart).filter(
    ({ first, last }) => last > first && last - first < MAX_CELL_ROWS && first > 0 && isApart(last + 1),
  );
  const cells = runs.flatMap(({ first, last }) => {
    const own = places.filter((place) => place >= first && place <= last);
    const [place] = own;
    const lines = rows.slice(first, last + 1);
    const texts = lines.filter((_, i) => first + i !== place);
    const left = texts[0]?.line.box.left ?? NaN;
    if (place === undefined || own.length > 1 || !texts.every((row) => isTextAt(row, left))) return [];
    const parts = lines.map((row, i) => (first + i === place ? partAt(row, left) : row.line.text));
    return [{ place, at: place - first, parts }];
  });
  // If most cells have their amounts next to their first line, what is above is a heading; one may be the rest of a
  // cell from the previous page.
  const fromTop = cells.filter(({ at, parts }) => at === 0 && parts[0] !== undefined);
  const isFromTop = 2 * fromTop.length >= cells.length;
  return new Map(
    cells.flatMap(({ place, at, parts }) => {
      const isMiddle = at > 0 && at < parts.length - 1;
      const own = (isFromTop ? parts.slice(at) : parts).filter((part) => part !== undefined);
      return parts[at] === undefined && (isFromTop || !isMiddle) ? [] : [[place, own.reduce(joined)]];
    }),
  );
}

/** Returns groups of consecutive rows without spacing that separates cells. */
function runsOf(from: number, end: number, isApart: (at: number) => boolean): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (let at = from; at < end; at++) {
    const run = runs.at(-1);
    if (run === undefined || isApart(at)) runs.push({ first: at, last: at });
    else run.last = at;
  }
  return runs.filter(({ first }) => isApart(first));
}

/**
 * Returns a description with the lines below in which it clearly continues: they begin with a small letter, or its own
 * end is open.
 */
function continued(
  description: string | null,
  { rows, end, isApart }: ItemRows & { readonly isApart: (at: number) => boolean },
  place: number,
): string | null {
  const cell = rows[place]?.line.segments.find(({ text }) => description !== null && tidy(text).endsWith(description));
  if (description === null || cell === undefined) return description;
  let whole = description;
  for (let at = place + 1; at < Math.min(end, place + MAX_CELL_ROWS) && !isApart(at); at++) {
    const row = rows[at];
    if (row === undefined || row.label !== undefined || !isTextAt(row, cell.box.left)) break;
    const text = tidy(row.line.text);
    if (!/^\p{Ll}/u.test(text) && !GOES_ON.test(whole)) break;
    whole = joined(whole, text);
  }
  return whole;
}

/** Whether a row is one cell of words that begins at a position. */
function isTextAt(row: SumRow, left: number): boolean {
  const { segments, box } = row.line;
  return segments.length === 1 && hasNoMoney(row) && Math.abs(box.left - left) < heightOf(row) / 2;
}

/** Returns a row's text at the position where the other lines of its cell begin; undefined if there is none. */
function partAt({ line, amounts }: SumRow, left: number): string | undefined {
  const cell = line.segments.find(({ box }) => Math.abs(box.left - left) < (box.bottom - box.top) / 2);
  const part =
    cell &&
    partsBetween(
      cell,
      amounts.filter((one) => one.isMoney),
    )[0];
  return part?.trim() === '' ? undefined : part;
}

/**
 * Distance of a row from the line above; none if it is between two lines of a cell, like amounts in the middle of an
 * even number of lines.
 */
function gapAbove(rows: readonly SumRow[], at: number): number {
  const row = rows[at];
  const above = rows[isBetween(rows, at - 1) ? at - 2 : at - 1];
  if (isBetween(rows, at)) return 0;
  return row && above ? row.line.box.bottom - above.line.box.bottom : Infinity;
}

/**
 * Whether the lines above and below a row are as close as lines of a cell and begin at the same position, where the row
 * has nothing.
 */
function isBetween(rows: readonly SumRow[], at: number): boolean {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!above || !row || !below) return false;
  const isNear = below.line.box.bottom - above.line.box.bottom <= APART.ofHeight * heightOf(row);
  return isNear && isAligned(above, below) && !isAligned(above, row) && !isAligned(row, below);
}

function isAligned(one: SumRow, other: SumRow): boolean {
  return one.line.segments.some(({ box }) =>
    other.line.segments.some((next) => Math.abs(next.box.left - box.left) < heightOf(one) / 2),
  );
}

function heightOf(row: SumRow | undefined): number {
  return row === undefined ? 0 : row.line.box.bottom - row.line.box.top;
}

function hasNoMoney({ amounts }: SumRow): boolean {
  return amounts.every((one) => !one.isMoney);
}

/** Joins two lines: a hyphen at the end of the first belongs to both, unless a conjunction of word parts follows. */
function joined(text: string, next: string): string {
  const isWithin =
    /[\p{L}\d]-\s*$/u.test(text) && !/^\s*(?:and|or|und|oder|bzw|et|ou|en|of|&|\/)(?![\p{L}\d])/iu.test(next);
  return tidy(isWithin ? text.trimEnd() + next.trimStart() : `${text} ${next}`);
}

function letters(text: string): number {
  return text.slice(0, 300).match(/\p{L}/gu)?.length ?? 0;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION);
}
