import { lineOf, segmentOf, type Line, type Segment } from '../../../pages/pages.ts';
import type { Icons, MovedWord, PrintedLine } from '../resume-rows.ts';
import { placeAtEnd, placeOf } from '../role-places.ts';
import { meaningOf } from '../words/labels.ts';
import { isSentence } from '../words/phrases.ts';
import {
  isCut,
  isFull,
  isTall,
  isUnder,
  mayWrap,
  settingOf,
  spoken,
  textOf,
  type Cell,
  type Setting,
} from './cells.ts';
import { beginsRange, isCutRange, isDate, isDated } from './cut-dates.ts';

/** The most cells of a row that goes on, and words of a line of one; what has more is a table or a text. */
const MOST = { cells: 6, words: 14 };

/** The most points between a column and what is beside it. */
const GUTTER = 48;

/** The fewest lines that go on below although they are no names, by which a column shows its width. */
const MIN_PROOFS = 2;

/** The text that lines are of, and its icons. */
interface Printed {
  readonly text: string;
  readonly icons: Icons;
  /** How far to the right their column may reach. */
  readonly until: number;
}

/**
 * Puts cells that may go on below themselves into the row in which they begin: "Baker, Acme" and "2016 –" above "Foods" and "2018".
 * Dates go on if both lines make one range. Names go on beside other cells, or alone where the width of their column is known, in their typeface,
 * at their edge and at the usual step, if one width breaks them so. Print alone does not say whether two such lines are one name or two. Linear.
 */
export function withWholeCells(lines: readonly Line[], { text, icons, until }: Printed): readonly PrintedLine[] {
  const setting = settingOf(lines);
  const isFilled = setting.right >= until - GUTTER || proofs(lines, setting) >= MIN_PROOFS;
  const found: Row[] = [];
  for (const line of lines) {
    const cells = cellsOf(line, text, setting);
    const above = found.at(-1);
    if (!above || [cells, above.cells].some(({ length }) => length > MOST.cells)) {
      found.push({ line, cells });
      continue;
    }
    const undated = withDates(found, cells, setting);
    const last = found.at(-1) ?? above;
    const { whole, rest } = withNames(last.cells, undated, { ...setting, icons, isFilled });
    found[found.length - 1] = { ...last, cells: whole };
    if (rest.length === cells.length) found.push({ line, cells });
    else if (rest.length > 0) {
      const parts = rest.map(([one]) => one);
      found.push({ line: lineOf(parts, text), cells: rest, isRest: true });
    }
  }
  return found.map(({ line, cells }) => (cells.some((cell) => cell.length > 1) ? wholeLine(cells) : line));
}

/** A line that begins with a word in lower case, no address of a mail or a page. */
const GOES_ON_SMALL = /^\p{Ll}[\p{L}'\u2019-]*(?:[\s,;]|\.?$)/u;

/** Counts texts that go on in the next line, for want of room: the width of their column is its own. */
function proofs(lines: readonly Line[], setting: Setting): number {
  return lines.filter(({ segments, text }, i) => {
    const below = lines[i + 1]?.segments;
    if (!below || !GOES_ON_SMALL.test(below[0].text) || /[.!?]$/.test(text)) return false;
    return isUnder(segments, below, setting) && isFull(segments, below, { ...setting, beside: [] });
  }).length;
}

/** A row while lines are put together. */
interface Row {
  readonly line: Line;
  readonly cells: readonly Cell[];
  /** Whether it began beside the end of a range that is in the row above. */
  readonly isRest?: boolean;
}

/** Splits a line at its segments, and these between dates and a name where other texts begin: gaps between cells can be as narrow as spaces. */
function cellsOf({ segments }: Line, text: string, { edges }: Setting): Cell[] {
  return segments.flatMap((segment): Cell[] => {
    const { words } = segment;
    if (words.length > MOST.words || isDate(spoken(words))) return [[segment]];
    const at = words.findIndex(({ box }, i) => {
      const isEdge = i > 0 && edges.has(Math.round(box.left));
      return isEdge && isDate(spoken(words.slice(0, i))) !== isDate(spoken(words.slice(i)));
    });
    return at === -1 ? [[segment]] : [[segmentOf(words.slice(0, at), text)], [segmentOf(words.slice(at), text)]];
  });
}

/** Puts the ends of ranges to their beginnings, in the last row or, if that began beside dates, the one before it. Returns what is left. */
function withDates(found: Row[], below: readonly Cell[], setting: Setting): readonly Cell[] {
  let rest = below;
  for (const row of found.slice(found.at(-1)?.isRest ? -2 : -1)) {
    const taken = new Set<Cell>();
    const cells = row.cells.map((cell): Cell => {
      const next = rest.find(
        (one) => !isTall(cell) && isUnder(cell, one, setting) && isCutRange(textOf(cell), textOf(one)),
      );
      if (!next) return cell;
      taken.add(next);
      return [...cell, ...next];
    });
    found[found.lastIndexOf(row)] = { ...row, cells };
    rest = rest.filter((cell) => !taken.has(cell));
  }
  return rest;
}

/**
 * Puts what goes on to its names, and returns what is left: texts of their own below other cells. Nothing goes on below the heads of a table, or
 * beside what looks as if it did but does not.
 */
function withNames(
  cells: readonly Cell[],
  below: readonly Cell[],
  { isFilled, ...setting }: Setting & { readonly icons: Icons; readonly isFilled: boolean },
): { readonly whole: readonly Cell[]; readonly rest: readonly Cell[] } {
  const none = { whole: cells, rest: below };
  if ((cells.length < 2 && !isFilled) || cells.every((cell) => meaningOf(textOf(cell)))) return none;
  const [whole, rest]: [Cell[], Cell[]] = [[...cells], []];
  for (const next of below) {
    const at = cells.findIndex((cell) => isUnder(cell, next, setting));
    const cell = cells[at];
    if (!cell) {
      rest.push(next);
      continue;
    }
    const isIcon = [setting.icons.signs, setting.icons.marks].some((icons) => icons.has(next[0].words[0].text));
    if (isTall(cell) || isIcon || !isOneName(textOf(cell), textOf(next)) || !mayWrap([...cell, ...next])) return none;
    if (!isFull(cell, next, { ...setting, beside: cells.slice(at + 1) })) return none;
    whole[at] = [...cell, ...next];
  }
  return { whole, rest };
}

/** The rest of a name begins with a word or a sign between names, no bullet, and has no label. */
const GOES_ON = /^(?:[|/] )?[\p{L}\p{N}(&][^:]*$/u;

/** What a place ends: "University of California," above "Davis". */
const AWAITS = /(?:[,&/|\u00b7\u2022\u2010-\u2015-]|\b(?:of|in|at|and|for|de|di|du|der|von))$/iu;

/** Whether the words of two lines may be a name. */
function isOneName(above: string, below: string): boolean {
  // Whether the hyphen is one of the word is not printed: "co-" above "operative".
  if (isDate(above) || isDate(below) || beginsRange(below) || (isCut(above) && /^\p{Ll}/u.test(below))) return false;
  const isWhole = above.includes(':') || placeAtEnd(above) !== undefined || isDated(above);
  if (placeOf(below) !== undefined && !AWAITS.test(above)) return false;
  return !isWhole && GOES_ON.test(below) && !isSentence(below.replace(/,$/, ''));
}

/** Returns a line of whole cells; places are in its own text. */
function wholeLine(cells: readonly Cell[]): PrintedLine {
  const text = cells.map(textOf).join('  ');
  let at = 0;
  const segments = cells.map((cell): Segment => {
    const words = cell.flatMap((line) =>
      line.words.map((word, i): MovedWord => {
        const moved = { ...word, start: at, end: at + word.text.length, printed: { start: word.start, end: word.end } };
        at = moved.end + (i === line.words.length - 1 && isCut(word.text) ? 0 : 1);
        return moved;
      }),
    );
    at += 1;
    return segmentOf(words, text);
  });
  return { ...lineOf(segments, text), foot: Math.max(...cells.map(([{ box }]) => box.bottom)) };
}
