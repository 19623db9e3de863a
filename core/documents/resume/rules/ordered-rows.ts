import { columnsOf } from '../../pages/columns.ts';
import { boxAround, type Box, type DocumentPages, type Line, type Segment, type Word } from '../../pages/pages.ts';
import { iconsOf } from './icons.ts';
import { periodsIn } from './period.ts';
import { middle, rowsIn, type PlaceOfLines, type TextRow } from './resume-rows.ts';
import { headingKind } from './resume-sections.ts';

/** What pages say of themselves, not of anybody. */
const FURNITURE =
  /^(?:.{0,60}\bpage \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?|.{0,60}[ \u2013\u2014|-]\d{1,2} ?\/ ?\d{1,2}|last updated .{0,40}|.{0,60}\br[eé]sum[eé]\s{1,4}\d{1,2})$/iu;

/** In characters, its blanks as they are and as one each. */
const MAX_FURNITURE = { spaced: 300, plain: 80 };

/** In points: how near cells of one column begin. */
const SAME_CELL = 0.5;

/** Lines of the longest lives of academics, some sixty pages; a document that has more is no resume. */
const MAX_LINES = 4000;

/** Lines of a column by which what is usual from one to the next is known. */
const MIN_STEPS = 6;

/** Columns within one of two columns, as of three beside each other two are. */
const MAX_DEPTH = 1;

/** Rows of a column, and the share of dates and headings among them, from which it is a margin. */
const MARGIN = { rows: 3, share: 0.6 };

/** The lines of a document as rows, column by column, without what stands on every page. None of a document with too many. */
export function rowsOf(document: DocumentPages): TextRow[] {
  if (document.pages.reduce((sum, { lines }) => sum + lines.length, 0) > MAX_LINES) return [];
  const icons = iconsOf(document);
  const repeated = repeatedLines(document);
  const found = document.pages.flatMap((page, index) => {
    // A dash that was recognised stands higher than its line, as one of its own.
    const said = page.lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const step = page.source === 'text' ? 1 : usualStep(said);
    // What is said on every page of how to reach somebody is said once.
    const own = said.filter((line) => !repeated.has(line) || (index === 0 && line.text.includes('@')));
    const lines = page.source === 'text' ? own : withCells(own);
    return inReadingOrder(document, { page: { ...page, lines }, index, step, icons });
  });
  const usual = middle(found.map(({ height }) => height)) || 1;
  return found
    .filter((row) => row.text !== '' && !isFurniture(row.text))
    .map((row) => ({ ...row, height: row.height / usual }));
}

/**
 * Lines with cells of their own where words stand as near to each other as within one cell: behind the widest blank of a segment, where a
 * cell of the line above or below begins.
 */
function withCells(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, i): Line => {
    const lefts = [lines[i - 1], lines[i + 1]].flatMap(
      (one) => one?.segments.slice(1).map(({ box }) => box.left) ?? [],
    );
    const segments = line.segments.flatMap((own) => cellsOf(own, lefts));
    return { ...line, segments: segments as [Segment, ...Segment[]] };
  });
}

function cellsOf(segment: Segment, lefts: readonly number[]): Segment[] {
  const { words, start } = segment;
  const blanks = words.map(({ box }, i) => box.left - (words[i - 1]?.box.right ?? box.left));
  const widest = Math.max(...blanks);
  const at = words.findIndex(
    ({ box }, i) => i > 0 && blanks[i] === widest && lefts.some((left) => Math.abs(left - box.left) <= SAME_CELL),
  );
  if (at === -1) return [segment];
  return [words.slice(0, at), words.slice(at)].map((own): Segment => {
    const [from, to] = [own[0]?.start ?? start, own.at(-1)?.end ?? start];
    const box = boxAround(own.map((word) => word.box) as [Box, ...Box[]]);
    return {
      ...segment,
      words: own as [Word, ...Word[]],
      text: segment.text.slice(from - start, to - start),
      box,
      start: from,
      end: to,
    };
  });
}

function isFurniture(text: string): boolean {
  const plain = text.slice(0, MAX_FURNITURE.spaced).replaceAll(/\s+/g, ' ');
  return (
    !text.includes('@') &&
    text.length <= MAX_FURNITURE.spaced &&
    plain.length <= MAX_FURNITURE.plain &&
    FURNITURE.test(plain)
  );
}

/**
 * Column by column; line by line where one column is a margin, whose dates and headings belong to what is beside them, or where
 * nothing on the right is headed: the cells of a table.
 */
function inReadingOrder(document: DocumentPages, place: PlaceOfLines, depth = MAX_DEPTH): TextRow[] {
  const lines = columnsOf(document, place.page);
  // Of two columns beside each other, lines are nearer to the next one than those of either.
  const isPrinted = place.page.source !== 'text';
  const columns = lines.map((own): PlaceOfLines => {
    const step = isPrinted && own.length >= MIN_STEPS ? usualStep(own) : place.step;
    return { ...place, page: { ...place.page, lines: own }, step };
  });
  const rows = columns.map((one) => rowsIn(one.page.lines, one));
  const isFirst = place.index === 0 || depth < MAX_DEPTH;
  const isTable = isFirst && rows.some((own, i) => isRightOf(lines, i) && own.every(isNoHeading));
  if (isTable || rows.some(isMargin) || isBesideDates(lines)) return rowsIn(place.page.lines, place);
  return columns.length < 2 || depth === 0
    ? rows.flat()
    : columns.flatMap((one) => inReadingOrder(document, one, depth - 1));
}

/** Whether a column stands beside the one before it, and not below. */
function isRightOf(columns: readonly (readonly Line[])[], at: number): boolean {
  const [own, before] = [columns[at]?.[0], columns[at - 1]?.at(-1)];
  return own !== undefined && before !== undefined && own.box.bottom < before.box.bottom;
}

function isNoHeading(row: TextRow): boolean {
  return headingKind(row) === undefined;
}

function isMargin(rows: readonly TextRow[]): boolean {
  if (rows.length < MARGIN.rows) return false;
  // A range may go on in the row below.
  const isDates = (row: TextRow): boolean => {
    const [period] = periodsIn(row);
    return period?.text.length === row.text.replace(/\s?[\u2010-\u2015-]$/, '').length;
  };
  const dates = rows.filter(isDates).length;
  const headings = rows.filter((row) => headingKind(row) !== undefined).length;
  return dates > 0 && dates + headings >= MARGIN.share * rows.length;
}

/** Whether each line of one column stands in a row with dates of another: names on one side of a line of time. */
function isBesideDates(columns: readonly (readonly Line[])[]): boolean {
  const hasDates = (line: Line): boolean => periodsIn(line).length > 0;
  const dated = new Set(columns.flatMap((own) => own.filter(hasDates)).map(({ box }) => Math.round(box.bottom)));
  return columns.some((own) => own.length >= MARGIN.rows && own.every(({ box }) => dated.has(Math.round(box.bottom))));
}

/** The first and the last lines of pages that another page has there too, numbers apart; the first line of all is none. */
function repeatedLines({ pages }: DocumentPages): ReadonlySet<Line> {
  const edges = pages.flatMap(({ lines }, i) => [...(i === 0 ? [] : lines.slice(0, 1)), ...lines.slice(-1)]);
  const byText = Map.groupBy(edges, ({ text }) => text.replaceAll(/\d+/g, '0'));
  return new Set([...byText.values()].filter((same) => same.length > 1).flat());
}

/** From line to line within a paragraph: the gaps between paragraphs are wider, and fewer than these. */
function usualStep(lines: readonly Line[]): number {
  const steps = lines.slice(1).map((line, i) => line.box.bottom - (lines[i]?.box.bottom ?? 0));
  const sorted = steps.filter((one) => one > 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 3)] ?? 1;
}
