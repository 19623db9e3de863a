import { columnsOf } from '../../pages/columns.ts';
import type { DocumentPages, Line, Page } from '../../pages/pages.ts';
import { isHeading, kindOfHeading } from './headings.ts';
import { iconsOf } from './icons.ts';
import { MONTH, periodsIn } from './period.ts';
import { middle, rowsIn, type PlaceOfLines, type PrintedLine, type RowSegment, type TextRow } from './resume-rows.ts';
import { heightOf, withCells, type UsualSpaces } from './parted-words.ts';
import { CUT } from './words/marks.ts';
import { withWholeHeadings } from './wrapped/margin-headings.ts';
import { haveMoved, inOwnText, type PlacedRows } from './wrapped/printed-places.ts';
import { headingKind } from './resume-sections.ts';
import { withRunInsApart } from './run-in.ts';
import { headsOf } from './forms/tables.ts';
import { withWholeCells } from './wrapped/whole-cells.ts';

/** A row this much taller than usual is a name or a heading. */
const BIG = 1.3;

/** What pages say about themselves. */
const FURNITURE =
  /^(?:.{0,60}\bpage \d{1,3}(?: ?(?:of|\/) ?\d{1,3}(?: - .{0,60})?)?|.{0,60}(?<!\/\d\d ?[\u2013\u2014-]? ?)[ \u2013\u2014|-]\d{1,2} ?\/ ?\d{1,2}|last updated .{0,40}|.{0,60}\br[eé]sum[eé]\s{1,4}\d{1,2}|edit|(?:show|see) (?:more|less|all\b.{0,40})|sent from my \p{L}{2,20}|get outlook for .{2,20}|back to top|built with .{2,60}|powered by .{2,60})$/iu;

/** Length of a line in characters, with its spaces as they are and collapsed. */
const MAX_FURNITURE = { spaced: 300, plain: 80 };

/** How far the margins beside a centered line differ, in points. */
const CENTERED = 2;

/** The longest academic CVs have about sixty pages; a longer document is not a resume. */
const MAX_LINES = 4000;

/** Lines of a column needed to measure its usual line distance. */
const MIN_STEPS = 6;

/** How often a column is split again: three columns are two, one of which is two. */
const MAX_DEPTH = 1;

/** The fewest rows of a job with its dates; dates and their place are two. */
const MIN_OF_CARD = 3;

/** A column with this many rows and this share of dates and headings is a margin. */
const MARGIN = { rows: 3, share: 0.6 };

/** Returns a document's lines as rows, column by column, without repeated headers and footers. Returns none for a document that is too long. */
export function rowsOf(document: DocumentPages): TextRow[] {
  return orderedRows(document, (lines) => lines);
}

/** Returns the rows as they are if cells go on below themselves, where print leaves it open; undefined if none may. */
export function wholeRowsOf(document: DocumentPages): PlacedRows | undefined {
  const { text } = document;
  const rows = orderedRows(document, (lines, { page, icons, until }) =>
    page.source === 'text_layer' ? withWholeCells(lines, { text, icons, until }) : lines,
  );
  return haveMoved(rows) ? inOwnText(rows, document.text) : undefined;
}

/** Returns the lines of a column as rows are made of them. */
type PrintOf = (lines: readonly Line[], place: PlaceOfLines) => readonly PrintedLine[];

function orderedRows(document: DocumentPages, printOf: PrintOf): TextRow[] {
  if (document.pages.reduce((sum, { lines }) => sum + lines.length, 0) > MAX_LINES) return [];
  const icons = iconsOf(document);
  const spaces = usualSpaces(document);
  const repeated = repeatedLines(document);
  const found = document.pages.flatMap((page, index) => {
    // OCR may put a dash on a line of its own, above its text.
    const said = page.lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const step = page.source === 'text' ? 1 : usualStep(said);
    // Contact details that every page repeats are kept once.
    const own = said.filter((line) => !repeated.has(line) || (index === 0 && line.text.includes('@')));
    const lines = page.source === 'text' ? own : withCells(own, document.text);
    const until = page.width - marginOf({ ...page, lines });
    const place = { page: { ...page, lines }, index, step, icons, spaces, until };
    return inReadingOrder(document, { place, printOf });
  });
  const usual = middle(found.map(({ height }) => height)) || 1;
  const relative = withRunInsApart(found.filter((row, i) => !isEcho(row, i, found)))
    .filter((row, i, all) => !isCutThrough(row, all[i + 1]))
    .filter((row) => row.text !== '' && !isFurniture(row.text))
    .map((row) => ({ ...row, height: row.height / usual, segments: relativeTo(usual, row.segments) }));
  return withWholeHeadings(relative).map((row) =>
    row.source === 'text_layer' && row.height >= BIG ? inOneTypeface(row) : row,
  );
}

/** The left margin of a page, 0 if it has only centered lines: they do not show it. */
function marginOf({ lines, width }: Page): number {
  const lefts = lines.flatMap(({ box }) => (Math.abs(box.left + box.right - width) > CENTERED ? [box.left] : []));
  return lefts.length === 0 ? 0 : Math.min(...lefts);
}

/** Returns a row whose words belong together whatever their typefaces: a name in large print, first and last name apart. */
function inOneTypeface(row: TextRow): TextRow {
  const plain = (text: string): string => text.replaceAll('\t', ' ').replaceAll(CUT, '-');
  const [first, ...rest] = row.segments.map((one): RowSegment => ({ ...one, text: plain(one.text) }));
  return first ? { ...row, text: plain(row.text), segments: [first, ...rest] } : row;
}

/** Whether a row of a copied text is one of two different ones that are printed again right below: pages have some for narrow screens and some for wide ones. */
function isEcho({ text, source }: TextRow, i: number, rows: readonly TextRow[]): boolean {
  const isAgain = (at: number): boolean => rows[at]?.text === rows[at - 2]?.text;
  const isPair = i > 1 && text === rows[i - 2]?.text && text !== rows[i - 1]?.text;
  return source === 'text' && isPair && (isAgain(i - 1) || isAgain(i + 1));
}

/** Whether a row at the foot of a page is printed again at the head of the next: browsers cut through a line and print it on both. */
function isCutThrough(row: TextRow, next: TextRow | undefined): boolean {
  const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return next?.page === row.page + 1 && next.source === 'text_layer' && letters(row.text) === letters(next.text);
}

function relativeTo(usual: number, segments: TextRow['segments']): TextRow['segments'] {
  const [first, ...rest] = segments;
  const relative = (one: RowSegment): RowSegment => ({ ...one, height: one.height / usual });
  return [relative(first), ...rest.map(relative)];
}

/** The fewest spaces that show what is usual in a typeface. */
const MIN_SPACES = 12;

/** The usual space between words of each typeface. */
function usualSpaces({ pages }: DocumentPages): UsualSpaces {
  const found = new Map<string, number[]>();
  for (const { words } of pages.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments)))
    for (const [i, word] of words.slice(1).entries()) {
      const before = words[i] ?? word;
      if (word.font === undefined || before.font !== word.font) continue;
      const gap = (word.box.left - before.box.right) / heightOf([word]);
      found.getOrInsertComputed(word.font, () => []).push(gap);
    }
  return new Map([...found].flatMap(([font, gaps]) => (gaps.length < MIN_SPACES ? [] : [[font, middle(gaps)]])));
}

/** Whether a row is a page's menu: "Home About Work Contact". */
function isMenu(text: string): boolean {
  const words = text.split(' ');
  // "Work Experience Summary" is a heading.
  if (kindOfHeading(text) !== undefined) return false;
  return words.length >= MIN_OF_MENU && words.every((word) => word === 'Home' || word === 'Blog' || isHeading(word));
}

/** The fewest headings of a menu. */
const MIN_OF_MENU = 3;

function isFurniture(text: string): boolean {
  const plain = text.slice(0, MAX_FURNITURE.spaced).replaceAll(/\s+/g, ' ');
  return (
    !text.includes('@') &&
    text.length <= MAX_FURNITURE.spaced &&
    plain.length <= MAX_FURNITURE.plain &&
    (FURNITURE.test(plain) || isMenu(plain))
  );
}

interface PrintedPlace {
  readonly place: PlaceOfLines;
  readonly printOf: PrintOf;
}

/**
 * Reads column by column. It reads line by line if one column is a margin, whose dates and headings belong to the text next to
 * them, or if nothing on the right has a heading: those are table cells.
 */
function inReadingOrder(document: DocumentPages, { place, printOf }: PrintedPlace, depth = MAX_DEPTH): TextRow[] {
  const lines = columnsOf(document, place.page);
  // Lines of adjacent columns interleave, so they are closer than the lines of either column.
  const isPrinted = place.page.source !== 'text';
  const columns = lines.map((own): PlaceOfLines => {
    const step = isPrinted && own.length >= MIN_STEPS ? usualStep(own) : place.step;
    return { ...place, page: { ...place.page, lines: own }, step, until: roomOf(own, lines, place.until) };
  });
  const printed = (one: PlaceOfLines): TextRow[] => rowsIn(printOf(one.page.lines, one), one);
  const rows = columns.map(printed);
  const isFirst = place.index === 0 || depth < MAX_DEPTH;
  const isBeside = (own: readonly TextRow[], i: number): boolean =>
    isRightOf(lines, i) && !areCards(rows[i - 1] ?? [], own);
  const isTable = isFirst && rows.some((own, i) => isBeside(own, i) && own.every(isNoHeading));
  const areLabels = hasLabels(lines) && rows.some(isBeside);
  const whole = printed(place);
  if (isTable || rows.some(isMargin) || isBesideDates(lines) || areLabels || hasHeads(whole, lines)) return whole;
  return columns.length < 2 || depth === 0
    ? rows.flat()
    : columns.flatMap((one) => inReadingOrder(document, { place: one, printOf }, depth - 1));
}

/** How far to the right a column may reach: to what is beside it in another column, or as far as all together. */
function roomOf(own: readonly Line[], columns: readonly (readonly Line[])[], until: number): number {
  const right = Math.max(...own.map(({ box }) => box.right));
  const lefts = columns.flatMap((lines) => lines.map(({ box }) => box.left));
  return Math.min(until, ...lefts.filter((left) => left >= right));
}

/** Whether a column is next to the previous one rather than below it. */
function isRightOf(columns: readonly (readonly Line[])[], at: number): boolean {
  const [own, before] = [columns[at]?.[0], columns[at - 1]?.at(-1)];
  return own !== undefined && before !== undefined && own.box.bottom < before.box.bottom;
}

function isNoHeading(row: TextRow): boolean {
  return headingKind(row) === undefined;
}

/** Whether two columns both have ranges of dates and texts with them: jobs beside each other, and not dates and places of one. */
function areCards(left: readonly TextRow[], right: readonly TextRow[]): boolean {
  return [left, right].every((rows) => {
    const ranges = rows.filter((row) => periodsIn(row).some(({ isRange }) => isRange)).length;
    return ranges > 0 && rows.length >= MIN_OF_CARD * ranges;
  });
}

/** Months below their years. */
const MONTHS = new RegExp(`^(?:${MONTH})(?:\\s+(?:${MONTH}))?$`, 'iu');

function isMargin(rows: readonly TextRow[]): boolean {
  if (rows.length < MARGIN.rows) return false;
  // A range may continue in the next row.
  const isDates = (row: TextRow): boolean => {
    const [period] = periodsIn(row);
    return MONTHS.test(row.text) || period?.text.length === row.text.replace(/\s?[\u2010-\u2015-]$/, '').length;
  };
  const dates = rows.filter(isDates).length;
  const headings = rows.filter((row) => headingKind(row) !== undefined).length;
  return headings === rows.length || (dates > 0 && dates + headings >= MARGIN.share * rows.length);
}

/** Whether each line of one column shares its height with dates in another: names on one side of a timeline. */
function isBesideDates(columns: readonly (readonly Line[])[]): boolean {
  const hasDates = (line: Line): boolean => periodsIn(line).length > 0;
  const dated = new Set(columns.flatMap((own) => own.filter(hasDates)).map(({ box }) => Math.round(box.bottom)));
  return columns.some((own) => own.length >= MARGIN.rows && own.every(({ box }) => dated.has(Math.round(box.bottom))));
}

/** Whether a column has dates, no heading, and on each of its lines something beside it: dates and labels of the rows. */
function hasLabels(columns: readonly (readonly Line[])[]): boolean {
  const heights = columns.map((own) => new Set(own.map(({ box }) => Math.round(box.bottom))));
  const isBeside = ({ box }: Line, at: number): boolean =>
    heights.some((some, i) => i !== at && some.has(Math.round(box.bottom)));
  return columns.some(
    (own, i) =>
      own.some((line) => periodsIn(line).some(({ isRange }) => isRange)) &&
      own.every((line) => isBeside(line, i) && !isHeading(line.text)),
  );
}

/** Whether the heads of a table are in several columns, most lines of one of which have something beside them. */
function hasHeads(rows: readonly TextRow[], columns: readonly (readonly Line[])[]): boolean {
  const heights = columns.map((own) => new Set(own.map(({ box }) => Math.round(box.bottom))));
  const isBeside = (own: readonly Line[], at: number): boolean => {
    const beside = own.filter(({ box }) => heights.some((some, i) => i !== at && some.has(Math.round(box.bottom))));
    return beside.length >= MIN_BESIDE * own.length;
  };
  if (columns.length < 2 || !columns.some(isBeside)) return false;
  const columnOf = new Map(
    columns.flatMap((own, i) => own.flatMap(({ segments }) => segments.map(({ start }) => [start, i] as const))),
  );
  return rows.some((row) => {
    const labels = headsOf(row)?.columns.filter(({ meaning }) => meaning) ?? [];
    return new Set(labels.flatMap(({ head }) => columnOf.get(head.start) ?? [])).size > 1;
  });
}

/** The share of a column's lines that have something beside them in a table. */
const MIN_BESIDE = 0.8;

/** First and last lines that several pages share, ignoring numbers. The first line of the document is never one. */
function repeatedLines({ pages }: DocumentPages): ReadonlySet<Line> {
  const edges = pages.flatMap(({ lines }, i) => [...(i === 0 ? [] : lines.slice(0, 1)), ...lines.slice(-1)]);
  const byText = Map.groupBy(edges, ({ text }) => text.replaceAll(/\d+/g, '0'));
  return new Set([...byText.values()].filter((same) => same.length > 1).flat());
}

/** Returns the line distance within paragraphs. Gaps between paragraphs are wider and rarer. */
function usualStep(lines: readonly Line[]): number {
  const steps = lines.slice(1).map((line, i) => line.box.bottom - (lines[i]?.box.bottom ?? 0));
  const sorted = steps.filter((one) => one > 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 3)] ?? 1;
}
