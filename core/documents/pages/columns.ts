import { lineOf, type DocumentPages, type Line, type Page, type Segment } from './pages.ts';

/** Possible gutter positions, in hundredths of the page's width. */
const PLACES = { from: 15, to: 85 };

/** Minimum lines on either side of a gutter; fewer are a heading next to a date. */
const MIN_LINES = 5;

/**
 * A side is a separate column if enough of its lines have nothing next to them and begin where others do, as lines centered on
 * the page do not, if it is wide enough, or if enough lines begin at one position. Both sides are if most lines of each have one middle.
 */
const OWN_COLUMN = { alone: 0.3, width: 0.3, aligned: { share: 0.9, lines: 8, within: 0.003 }, centered: 0.8 };

/**
 * In points: how far a continued list item is indented. Right-aligned dates also begin this far apart, but mostly not
 * at two positions.
 */
const INDENT = { least: 4, most: 16 };

/** The fewest lines that begin at one edge of a column: employers, or titles and duties that are indented below them. */
const MIN_AT_EDGE = 3;

/** Parts of a page, one below the other, with their own columns. */
const MAX_PARTS = 4;

interface Gutter {
  readonly x: number;
  /** The first line next to the gutter, and the first below it. */
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a page's lines in reading order: one list for a single column; otherwise what is above two columns, the left
 * one, the right one, and what is below. A date far to the right in its line does not make a column.
 */
export function columnsOf({ text }: DocumentPages, page: Page): readonly (readonly Line[])[] {
  const found: (readonly Line[])[] = [];
  let { lines } = page;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const gutter = gutterOf({ ...page, lines });
    if (gutter === undefined) break;
    const beside = lines.slice(gutter.from, gutter.to);
    const side = (isLeft: boolean): Line[] =>
      beside.flatMap((line) => {
        const own = line.segments.filter((one) => (one.box.right <= gutter.x || isOver(one, gutter.x)) === isLeft);
        return own.length === 0 ? [] : [lineOf(own, text)];
      });
    found.push(lines.slice(0, gutter.from), side(true), side(false));
    lines = lines.slice(gutter.to);
  }
  return [...found, lines].filter((one) => one.length > 0);
}

/**
 * Returns the gutter with the most lines next to it, and of equals the one with the straightest edge; undefined if
 * there is none.
 */
function gutterOf(page: Page): Gutter | undefined {
  let best: Gutter | undefined;
  for (let place = PLACES.from; place <= PLACES.to; place += 1) {
    const x = (page.width * place) / 100;
    let from = 0;
    page.lines.forEach((line, i) => {
      const isCrossed = line.segments.some((one) => one.box.left < x && one.box.right > x && !isOver(one, x));
      const to = isCrossed ? i : i + 1;
      const isLast = isCrossed || i === page.lines.length - 1;
      const found = { x, from, to };
      if (isLast && isBetter(page, { found, best }) && hasColumns(page, found)) best = found;
      if (isCrossed) from = i + 1;
    });
  }
  return best;
}

/** Whether an address is too long for the column that it begins in: it cannot be broken, and reaches a little into what is beside. */
function isOver({ words, box }: Segment, x: number): boolean {
  const last = words.at(-1);
  if (!last || words.length > MAX_WORDS_OVER || box.left >= x || box.right <= x) return false;
  const isAddress = /^[^@]+@[^@]+\.[^@]+$/u.test(last.text);
  return isAddress && last.box.left < x && box.right - x <= OVER * (box.right - box.left);
}

/** The most words of an address and what is before it, and the share of their width that may be beyond the column. */
const MAX_WORDS_OVER = 2;
const OVER = 0.25;

/** Dates at the right margin of a left column have no straight left edge, unlike a right column. */
function isBetter({ lines }: Page, { found, best }: { found: Gutter; best: Gutter | undefined }): boolean {
  if (best === undefined || found.to - found.from !== best.to - best.from)
    return found.to - found.from > (best === undefined ? 0 : best.to - best.from);
  const straight = ({ x, from, to }: Gutter): number =>
    alignment(
      lines.slice(from, to).filter(({ box }) => box.right > x),
      x,
    ).share;
  return found.from === best.from && straight(found) > straight(best);
}

function hasColumns({ lines, width }: Page, { x, from, to }: Gutter): boolean {
  const beside = lines.slice(from, to);
  const lefts = beside.filter(({ segments }) => segments[0].box.right <= x);
  const rights = beside.filter(({ box }) => box.right > x);
  if (Math.min(lefts.length, rights.length) < MIN_LINES) return false;
  const { count, share, edges } = alignment(rights, x);
  const isCentered = [lefts.map(({ segments }) => segments[0]), firstBeyond(rights, x)].every(
    (side) => centering(side) >= OWN_COLUMN.centered,
  );
  const ends = new Set(atUsual(rights.map(({ box }) => box.right).toSorted((a, b) => a - b)));
  const isOwn = ({ segments: [{ box: first }], box }: Line): boolean =>
    edges.has(first.left) || (first.left >= x && ends.has(box.right));
  const alone = rights.filter(isOwn).length / rights.length;
  const widths = rights
    .map(({ segments, box }) => box.right - (segments.find((segment) => segment.box.left >= x)?.box.left ?? x))
    .toSorted((a, b) => a - b);
  const typical = widths[Math.floor(widths.length / 2)] ?? 0;
  // A column is left-aligned, and right-aligned dates are not.
  const isAligned = count >= OWN_COLUMN.aligned.lines && share >= OWN_COLUMN.aligned.share;
  return alone >= OWN_COLUMN.alone || typical >= OWN_COLUMN.width * width || isAligned || isCentered;
}

/** The first text of each line to the right of a position. */
function firstBeyond(lines: readonly Line[], x: number): Segment[] {
  return lines.flatMap(({ segments }) => segments.find(({ box }) => box.left >= x) ?? []);
}

/** The share of texts that have one middle. */
function centering(side: readonly Segment[]): number {
  const middles = side.map(({ box }) => (box.left + box.right) / 2).toSorted((a, b) => a - b);
  return atUsual(middles).length / middles.length;
}

/** The lines that have something to the right of a position. */
interface Alignment {
  readonly count: number;
  /** The positions where several of them begin. */
  readonly edges: ReadonlySet<number>;
  /** The share of lines that begin at the most common position, or at the most common indent from it. */
  readonly share: number;
}

function alignment(rights: readonly Line[], x: number): Alignment {
  const lefts = firstBeyond(rights, x).map(({ box }) => box.left);
  const sorted = lefts.toSorted((a, b) => a - b);
  const usual = atUsual(sorted);
  const [edge] = usual;
  if (edge === undefined) return { count: 0, edges: new Set(), share: 0 };
  const indented = atUsual(sorted.filter((left) => left > edge + INDENT.least && left < edge + INDENT.most));
  const repeated = [...Map.groupBy(sorted, Math.round).values()].filter(({ length }) => length >= MIN_AT_EDGE).flat();
  return {
    count: lefts.length,
    edges: new Set([...usual, ...repeated]),
    share: (usual.length + indented.length) / lefts.length,
  };
}

/** Returns the most common of sorted positions. */
function atUsual(sorted: readonly number[]): readonly number[] {
  let usual: readonly number[] = [];
  let to = 0;
  for (const [from, place] of sorted.entries()) {
    while ((sorted[to] ?? Infinity) <= place * (1 + OWN_COLUMN.aligned.within)) to += 1;
    if (to - from > usual.length) usual = sorted.slice(from, to);
  }
  return usual;
}
