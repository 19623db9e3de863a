import { parted } from './pieces.ts';
import { CUT } from './words/marks.ts';
import { WIDE_GAP, type RowSegment, type TextRow } from './resume-rows.ts';

/** The label of a list of skills. */
export const LABEL =
  /^(?:[^,;:|]{2,50}[^\S\n]{0,2}:\s{1,3}|[^,;:|\u2013\u2014-]{2,30} [\u2013\u2014-] (?=[^\u2013\u2014]{0,200}?[|·•][^\u2013\u2014]{0,200}$)|[^,;:|\t]{2,30}\t\s{0,3}(?=[^\t]{0,200}?,[^\t]{0,200}$))/u;

/** What is between a list and the label of the next in its row: "Machines: lathe, mill; Software: Word". */
const BETWEEN_LISTS = /[;.]\s{1,3}(?=[^;]{1,30}:)/gu;

/** Labels of other lists among skills. */
export const NO_SKILLS =
  /^(?:interests?|hobbies|mother tongue|(?:spoken|native|other) languages?|certifications?|awards?|activities|training|driving licen[cs]es?|reasons? for leaving|(?:desired |expected |current )?salary|notice period|availability|nationality|date of birth|marital status)\b/i;

/** How close the left edges of a list's rows are, in points or characters. */
const SAME_LEFT = 4;

/** Returns the rows of a section of skills, each a whole list or a part of one: with what goes on below, and without what is at the foot of the page. */
export function listsIn(printed: readonly TextRow[]): readonly TextRow[] {
  return withoutColons(withWholeItems(withWholeCells(printed)).flatMap(withListsApart));
}

/** Removes the colon at the end of every row: templates put one behind a skill for which they have no keywords. */
function withoutColons(rows: readonly TextRow[]): readonly TextRow[] {
  if (rows.length < 2 || !rows.every(({ text, segments }) => segments.length === 1 && text.endsWith(':'))) return rows;
  return rows.map((row): TextRow => {
    const [first] = row.segments;
    const text = row.text.slice(0, -1);
    return { ...row, text, segments: [{ ...first, text: first.text.slice(0, -1) }] };
  });
}

/** Small print this far below a list, relative to the usual distance, is at the foot of the page. */
const FOOT = { gap: 5, height: 0.95 };

/** Leaves out what is at the foot of a page; the list may go on in the next column. */
export function withoutFeet(rows: readonly TextRow[]): TextRow[] {
  let isAtFoot = false;
  return rows.filter(({ isFirst, gap, height }) => {
    isAtFoot = !isFirst && (isAtFoot || (gap > FOOT.gap && height < FOOT.height));
    return !isAtFoot;
  });
}

/** Joins the lines of a cell that was too narrow for its item: the one below goes on in a small letter. */
function withWholeCells(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  for (const row of rows) {
    const above = found.at(-1);
    const overOf = (cell: RowSegment): RowSegment | undefined => {
      const own = /^\p{Ll}/u.test(cell.text) ? above?.segments.findLast((one) => isBelow(cell, one)) : undefined;
      return own && /^[\p{Lu}\d]/u.test(own.text) ? own : undefined;
    };
    const rest = row.segments.filter((cell) => !overOf(cell));
    const isApart =
      !above ||
      row.isBullet ||
      row.gap > WIDE_GAP ||
      above.segments.length > MAX_CELLS ||
      BETWEEN_ITEMS.test(`${above.text} ${row.text}`);
    if (isApart || rest.length === row.segments.length) {
      found.push(row);
      continue;
    }
    const cells = above.segments.map((own): RowSegment => {
      const below = row.segments.find((cell) => overOf(cell) === own);
      return below ? { ...own, text: `${own.text}\n${below.text}` } : own;
    });
    const [head = cells[0], ...others] = [...cells, ...rest];
    const text = cells.map((cell) => cell.text).join('  ');
    if (head) found[found.length - 1] = { ...above, text, segments: [head, ...others] };
  }
  return found;
}

function isBelow(cell: RowSegment, above: RowSegment): boolean {
  return Math.abs(cell.left - above.left) <= SAME_LEFT && cell.height === above.height;
}

/** The most cells of a row. */
const MAX_CELLS = 12;

/** What separates items of one row, or a label from them. */
export const BETWEEN_ITEMS = /[,;:|·•∙●▪◦✓✔]/u;

/**
 * Joins a row of a list with the next if the list goes on there after a comma, or its last item does: no sign ends it, and it had no room or
 * goes on in a small letter.
 */
function withWholeItems(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    // The joined text may be long: only its last sign is looked at each time.
    const sign = last?.text.at(-1) ?? '';
    // The rest of a word is not apart from its beginning.
    const isRest = sign === CUT && /^\p{Ll}/u.test(row.text);
    const isApart = !last || row.isBullet || (row.gap > WIDE_GAP && !isRest) || LABEL.test(row.text);
    const isCut =
      !/[,;:.|·•∙●▪◦]/u.test(sign) &&
      /[,;|·•∙●▪◦]\s/u.test(last?.text ?? '') &&
      Math.abs(row.left - (last ? listLeft(last) : 0)) <= SAME_LEFT &&
      (last?.isFull || /^\p{Ll}/u.test(row.text));
    if (isApart || !(sign === ',' || isCut)) {
      found.push(row);
      continue;
    }
    found[found.length - 1] = joinedRows(last, row);
  }
  return found;
}

/** Returns a row for each of the labelled lists in a row. */
function withListsApart(row: TextRow): TextRow[] {
  const [cell, ...more] = row.segments;
  if (more.length > 0) return [row];
  const lists = parted(cell, BETWEEN_LISTS);
  // Parting removes the colon of a label by itself.
  if (lists.length === 1) return [row];
  return lists.map((list) => ({ ...row, ...list, segments: [{ ...cell, ...list }] }));
}

/** Returns the left edge of a row's list, behind its label. */
function listLeft(row: TextRow): number {
  const [, list] = row.segments;
  return labelBeside(row) !== '' && list ? list.left : row.left;
}

/** Place and date above a signature: "Kassel, den 03.02.2025". */
export const SIGNED = /\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d$/;

function joinedRows(row: TextRow, next: TextRow): TextRow {
  const [first, ...rest] = next.segments;
  const before = row.segments.at(-1) ?? row.segments[0];
  const cell = { ...before, text: `${before.text} ${first.text}`, end: first.end };
  const [head = cell, ...others] = [...row.segments.slice(0, -1), cell, ...rest];
  const { end, isFull } = next;
  return { ...row, text: `${row.text} ${next.text}`, end, isFull, segments: [head, ...others] };
}

/** Returns the label before a list, including the wide gap that separates them. */
export function labelBeside(row: TextRow): string {
  const [first, second, ...more] = row.segments;
  const isBeside =
    second !== undefined &&
    more.length === 0 &&
    (NO_SKILLS.test(first.text) || /\p{L}[^,;|·•]*[,;|·•]\s/u.test(second.text)) &&
    !/[,;|·•]/u.test(first.text);
  return isBeside ? firstCell(row) : '';
}

/** Returns what is before a row's second cell. */
export function firstCell({ segments: [, second], start, text }: TextRow): string {
  return second ? text.slice(0, second.start - start) : '';
}

/** How much the spaces between items that flow behind each other differ, in points. */
const SAME_SPACE = 1.5;

/**
 * The rows whose first cell is a label, though it looks like the skills beside it: these begin at one edge, whatever the label's length, and flow
 * from there with one space between them. In a table of skills, the spaces between columns differ.
 */
export function labelledByPlace(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const edge = Math.min(...rows.map(({ left }) => left));
  const labelled = rows.filter(({ segments, left }) => segments.length > 1 && left - edge <= SAME_LEFT);
  const list = labelled[0]?.segments[1]?.left ?? edge;
  const isAtList = (left: number | undefined): boolean => left !== undefined && Math.abs(left - list) <= SAME_LEFT;
  // The label of some may be a heading.
  const bare = rows.filter((row) => !labelled.includes(row));
  const spaces = [
    ...labelled.map(({ segments }) => segments.slice(1)),
    ...bare.map(({ segments }) => segments),
  ].flatMap((items) => items.slice(1).map(({ left }, i) => left - (items[i]?.right ?? left)));
  const isFlow = spaces.length > 1 && Math.max(...spaces) - Math.min(...spaces) <= SAME_SPACE;
  const before = labelled.map(({ segments: [label] }) => list - label.right);
  const isEdge = bare.length > 0 || Math.max(...before) - Math.min(...before) > SAME_LEFT;
  const isAlike =
    labelled.every(({ segments: [label, first] }) => isAtList(first?.left) && !BETWEEN_ITEMS.test(label.text)) &&
    bare.every(({ left }) => isAtList(left));
  return new Set(isFlow && isEdge && isAlike ? labelled : []);
}
