import { boxAround, lineOf, segmentOf, type Box, type Line, type Segment, type Word } from '../../../pages/pages.ts';
import { MONTH, periodsIn } from '../period.ts';
import { heightOf } from '../parted-words.ts';
import type { MovedWord, PrintedLine } from '../resume-rows.ts';
import { isSentence } from '../words/phrases.ts';

/** Lines of words below each other. */
type Cell = readonly [Segment, ...Segment[]];

/** How far the edges of lines of one cell are apart, in points. */
const SAME_EDGE = 1;

/** How much the heights of lines of one cell differ, as a share. */
const SAME_HEIGHT = 0.05;

/** How far lines of one cell are apart at most, in heights of their capitals. */
const MAX_STEP = 2.3;

/** The widths of a space between words and of the least one between cells, in heights of capitals. */
const BLANK = 0.35;
const BETWEEN = 2;

/** The most cells of a row that goes on, words of a line of one, lines of one, and characters of a range; what has more is a table or a text. */
const MOST = { cells: 6, words: 14, lines: 4, characters: 60 };

const SIGNS = '[-\u2010-\u2015]|\\bto\\b';

/** A dash or word between the ends of a range. */
const RANGED = new RegExp(SIGNS, 'iu');

/** What may be around a date whose range is cut: a dash, and the month whose year is below. */
const AROUND_DATE = new RegExp(`^[\\s()]*(?:${SIGNS})?\\s?|\\s?(?:${SIGNS})?\\s?(?:${MONTH})?\\.?[\\s()]*$`, 'giu');

/** A month whose year is below. */
const ALONE = new RegExp(`^${MONTH}$`, 'i');

/**
 * Puts cells that may go on below themselves into the row in which they begin: "Baker, Acme" and "2016 –" above "Foods" and "2018".
 * Dates go on if both lines make one range. A name may go on beside another cell, in its typeface and at its edge, if its next
 * word had no room. Print alone does not say whether two such lines are one name or two. Linear.
 */
export function withWholeCells(lines: readonly Line[], text: string): readonly PrintedLine[] {
  const right = Math.max(...lines.map(({ box }) => box.right));
  const found: Row[] = [];
  for (const [i, line] of lines.entries()) {
    const cells = cellsOf(line, { text, beside: [lines[i - 1], lines[i + 1]] });
    const last = found.at(-1);
    const areFew = [cells, last?.cells ?? []].every(({ length }) => length <= MOST.cells);
    const above = areFew && last ? withDates(last.cells, cells) : undefined;
    const rest = above ? cells.filter((cell) => !above.taken.has(cell)) : cells;
    const whole = above && withNames(above.cells, { rest, right });
    if (!last || !above || (above.taken.size === 0 && !whole)) {
      found.push({ line, cells });
      continue;
    }
    found[found.length - 1] = { line: last.line, cells: whole ?? above.cells };
    if (!whole && rest.length > 0)
      found.push({
        line: lineOf(
          rest.map(([one]) => one),
          text,
        ),
        cells: rest,
      });
  }
  return found.map((row) => (row.cells.some((cell) => cell.length > 1) ? wholeLine(row) : row.line));
}

/** A row while lines are put together. */
interface Row {
  readonly line: Line;
  readonly cells: readonly Cell[];
}

interface Around {
  readonly text: string;
  /** The lines above and below. */
  readonly beside: readonly (Line | undefined)[];
}

/**
 * Splits a line at its segments, and these between dates and a name, if a segment of the line above or below begins there: gaps between cells
 * can be as narrow as spaces.
 */
function cellsOf({ segments }: Line, { text, beside }: Around): Cell[] {
  const lefts = beside.flatMap((line) => line?.segments.map(({ box }) => box.left) ?? []);
  return segments.flatMap((segment): Cell[] => {
    const { words } = segment;
    if (words.length > MOST.words) return [[segment]];
    const at = words.findIndex(({ box }, i) => {
      const isEdge = i > 0 && lefts.some((left) => Math.abs(left - box.left) <= SAME_EDGE);
      return isEdge && isDate(spoken(words.slice(0, i))) !== isDate(spoken(words.slice(i)));
    });
    return at === -1 ? [[segment]] : [[segmentOf(words.slice(0, at), text)], [segmentOf(words.slice(at), text)]];
  });
}

/** Puts the ends of ranges to their beginnings. */
function withDates(
  cells: readonly Cell[],
  below: readonly Cell[],
): { cells: readonly Cell[]; taken: ReadonlySet<Cell> } {
  const taken = new Set<Cell>();
  const whole = cells.map((cell): Cell => {
    const next = below.find((one) => isUnder(cell, one) && isWholeRange(cell, one));
    if (!next) return cell;
    taken.add(next);
    return [...cell, ...next];
  });
  return { cells: whole, taken };
}

function isWholeRange(cell: Cell, next: Cell): boolean {
  const text = `${textOf(cell)} ${textOf(next)}`;
  return isDate(text) && RANGED.test(text);
}

/** The rest of a name begins with a word, no bullet, and has no label. */
const GOES_ON = /^[\p{L}\p{N}(&][^:]*$/u;

interface Below {
  /** What is below the row and no end of a range. */
  readonly rest: readonly Cell[];
  readonly right: number;
}

/** Puts what goes on to the names beside other cells; undefined if anything below is a text of its own. */
function withNames(cells: readonly Cell[], { rest, right }: Below): readonly Cell[] | undefined {
  const whole = [...cells];
  if (cells.length < 2) return undefined;
  for (const next of rest) {
    const at = cells.findIndex((cell) => isUnder(cell, next));
    const cell = cells[at];
    if (!cell || isDate(textOf(cell)) || !GOES_ON.test(textOf(next)) || isSentence(textOf(next))) return undefined;
    const beside = Math.min(right, ...cells.slice(at + 1).map((one) => boxOf(one).left - BETWEEN * heightIn(one)));
    if (!isFull(cell, { next, until: beside })) return undefined;
    whole[at] = [...cell, ...next];
  }
  return rest.length > 0 ? whole : undefined;
}

/** Whether a line is right below the last one of a cell, at one of its edges and in its typeface. */
function isUnder(cell: Cell, [next]: Cell): boolean {
  const above = lastOf(cell);
  const height = heightIn(cell);
  const step = next.box.bottom - above.box.bottom;
  const isAligned =
    Math.abs(next.box.left - above.box.left) <= SAME_EDGE || Math.abs(next.box.right - above.box.right) <= SAME_EDGE;
  const isAlike =
    above.words.at(-1)?.font === next.words[0].font && Math.abs(heightIn([next]) - height) <= SAME_HEIGHT * height;
  return cell.length < MOST.lines && isAligned && isAlike && step <= MAX_STEP * height;
}

/** Whether the next word had no room behind a cell. */
function isFull(cell: Cell, { next: [next], until }: { readonly next: Cell; readonly until: number }): boolean {
  const { box } = next.words[0];
  return lastOf(cell).box.right + BLANK * heightIn(cell) + box.right - box.left > until;
}

/** Whether a text is a date, a range, the beginning of one, or a month. */
function isDate(text: string): boolean {
  if (text.length > MOST.characters) return false;
  const bare = text.replaceAll(AROUND_DATE, '');
  return ALONE.test(bare) || periodsIn({ text: bare, start: 0, end: bare.length })[0]?.text.length === bare.length;
}

function spoken(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

function textOf(cell: Cell): string {
  return cell.map(({ words }) => spoken(words)).join(' ');
}

function boxOf(all: readonly { readonly box: Box }[]): Box {
  return boxAround(all.map(({ box }) => box) as [Box, ...Box[]]);
}

function lastOf(cell: Cell): Segment {
  return cell.at(-1) ?? cell[0];
}

function heightIn(cell: Cell): number {
  return Math.max(...cell.map(({ words }) => heightOf(words)));
}

/** Returns a line of whole cells; places are in its own text. */
function wholeLine({ cells }: Row): PrintedLine {
  const text = cells.map(textOf).join('  ');
  let at = 0;
  const segments = cells.map((cell): Segment => {
    const words = cell
      .flatMap(({ words }) => words)
      .map((word): MovedWord => {
        const moved = { ...word, start: at, end: at + word.text.length, printed: { start: word.start, end: word.end } };
        at = moved.end + 1;
        return moved;
      });
    at += 1;
    return segmentOf(words, text);
  });
  return { ...lineOf(segments, text), foot: Math.max(...cells.map(([{ box }]) => box.bottom)) };
}
