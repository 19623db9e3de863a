import { entryPeriod } from './period.ts';
import { parted, partOf } from './pieces.ts';
import {
  isSameLook,
  isSamePrint,
  middle,
  WIDE_GAP,
  type RowSegment,
  type TextRow,
  type TextSpan,
} from './resume-rows.ts';
import { isRegion } from './role-places.ts';
import { hasWholeBrackets, scoreOf, SURE } from './row-features.ts';

/** Separators between skills of one row, but not in brackets: "Excel (pivot tables, VBA)". */
const BETWEEN = /(?!(?<=\([^()\n]{0,80})[^()\n]{0,80}\))(?:\s{0,3}[,;|·•∙●▪◦✓✔]\s{0,3}|\s{1,3}\/\s{1,3})|\s{2,}|\t/gu;

/** The label of a list of skills. */
const LABEL =
  /^(?:[^,;:|]{2,50}[^\S\n]{0,2}:\s{1,3}|[^,;:|\u2013\u2014-]{2,30} [\u2013\u2014-] (?=[^\u2013\u2014]{0,200}?[|·•][^\u2013\u2014]{0,200}$)|[^,;:|\t]{2,30}\t\s{0,3}(?=[^\t]{0,200}?,[^\t]{0,200}$))/u;

/** What is between a list and the label of the next in its row: "Machines: lathe, mill; Software: Word". */
const BETWEEN_LISTS = /[;.]\s{1,3}(?=[^;]{1,30}:)/gu;

/** What leads up to the last item of a list. */
const CONJUNCTION = /^(?:and|or|plus)\s+/iu;

/** What leads up to a list in a sentence: "Mostly", "When needed also", "Strong knowledge of". */
const LEAD =
  /^(?:(?:(?:when|if|where) \p{L}+ )?(?:mostly|mainly|primarily|chiefly|also|including|especially|particularly|such as)|(?:(?:i am|i['’]m) )?(?:(?:very|highly|strong|good|solid|basic|working|extensive) )?(?:experienced?|good|skilled|proficient|proficiency|familiar|knowledge|comfortable|trained|versed|expertise) (?:with|in|of|at))\s+/iu;

/** The last two of a list that ends a sentence are joined: "Java, Go and Rust." */
const JOINED = /^(?!.* and .* and )(.+?) and (.+)$/u;

/** How long somebody has had a skill: "Soldering (less than 1 year)". */
const YEARS = /\s\((?:less than |over |about )?\d{1,2}\+? (?:years?|yrs?|months?)\)$/i;

/** Labels of other lists among skills. */
const NO_SKILLS =
  /^(?:interests?|hobbies|mother tongue|(?:spoken|native|other) languages?|certifications?|awards?|activities|training|driving licen[cs]es?)\b/i;

const MAX_SKILLS = 200;

/** How close the left edges of a list's rows are, in points or characters. */
const SAME_LEFT = 4;

/** A row this much taller than usual is the heading of a group. Recognised heights vary with the letters in a row. */
const TALLER = { text: 1.03, text_layer: 1.03, recognised: 1.25 };

/** A skill, the item of a list that it is or is part of, or the first line of that item, and the row that has the list. */
export interface ListedSkill {
  readonly text: string;
  readonly item: string;
  readonly row: number;
  /** Whether the head of its column says that it is a skill. */
  readonly isLabelled?: boolean;
}

/**
 * Returns the skills listed in the rows, without duplicates. Sentences, levels and group headings are not skills. `isOne` decides whether words
 * without separators are a single skill.
 */
export function skillsOf(printed: readonly TextRow[], isOne: (text: string) => boolean): ListedSkill[] {
  const rows = withoutFeet(printed);
  // OCR loses some bullets.
  const listed = rows.filter(({ isBullet }) => isBullet).length;
  const isListed = listed > (rows[0]?.source === 'recognised' ? rows.length / 2 : 0);
  const height = middle(rows.map((row) => row.height));
  const found = new Map<string, ListedSkill>();
  const lists = withWholeItems(withWholeCells(rows)).flatMap(withListsApart);
  const isOfGroups = areGroups(lists);
  const isAlternating = areAlternating(lists);
  const isTable = haveLabelColumn(lists);
  for (const [at, row] of lists.entries()) {
    if (isOfGroups && isSameLook(row, lists[0])) continue;
    if (isAlternating && !isList(row)) continue;
    const label = LABEL.exec(row.text)?.[0] ?? (isTable ? firstCell(row) : labelBeside(row));
    // A date range belongs to an entry below a heading that was not recognised.
    if (NO_SKILLS.test(label) || row.text.endsWith(':') || row.text.includes('@') || entryPeriod(row)?.isRange)
      continue;
    // Several lists in a row have a label each.
    const behind = (cell: TextSpan): TextSpan => {
      const own = label === '' || cell.start === row.start ? 0 : (LABEL.exec(cell.text)?.[0].length ?? 0);
      return partOf(cell, { from: Math.max(own, row.start + label.length - cell.start), to: cell.text.length });
    };
    const isSentence = /[.;]$/.test(row.text) || LEAD.test(row.text);
    const items = row.segments
      .flatMap((cell) => parted(behind(cell), BETWEEN))
      .map((part) => ({ ...part, text: part.text.replace(YEARS, '') }))
      .flatMap(({ text }, i, all) => inSentence(text, isSentence && i > 0 && i === all.length - 1))
      .map(({ text, item }) => ({ text: text.replace('\n', ' '), item: item.split('\n', 1)[0] ?? item, row: at }))
      .filter(({ text }) => isSkill(text));
    const isHeading =
      items.length < 2 && ((isListed && !row.isBullet && label === '') || row.height > TALLER[row.source] * height);
    // Words without separators may be one skill or several.
    const [run = ''] =
      row.source === 'text' && items.length === 1 && !row.isBullet ? items.map(({ text }) => text) : [];
    if (isHeading || (run.includes(' ') && !isOne(run))) continue;
    for (const one of items) {
      const key = one.text.toLowerCase();
      if (found.size < MAX_SKILLS && !found.has(key)) found.set(key, { ...one, text: one.text.replace(/\.$/, '') });
    }
  }
  return [...found.values()];
}

/** Small print this far below a list, relative to the usual distance, is at the foot of the page. */
const FOOT = { gap: 5, height: 0.95 };

/** Leaves out what is at the foot of a page; the list may go on in the next column. */
function withoutFeet(rows: readonly TextRow[]): TextRow[] {
  let isAtFoot = false;
  return rows.filter(({ isFirst, gap, height }) => {
    isAtFoot = !isFirst && (isAtFoot || (gap > FOOT.gap && height < FOOT.height));
    return !isAtFoot;
  });
}

/** Whether the rows that look like the first only name groups: they are no lists, and right below each are skills in other print, or indented to one edge. */
function areGroups(rows: readonly TextRow[]): boolean {
  const [first] = rows;
  if (first?.font === undefined) return false;
  const isName = (row: TextRow | undefined): boolean => isSameLook(row, first);
  const others = rows.filter((row) => !isName(row));
  const indented = others.find((row) => isSamePrint(row, first));
  const edge = indented?.left ?? first.left;
  const isApart = !indented || (edge > first.left && others.every(({ left }) => Math.abs(left - edge) <= SAME_LEFT));
  const isAbove = (below: TextRow | undefined): boolean => below !== undefined && !isName(below) && hasSkills(below);
  return isApart && rows.every((row, i) => !isName(row) || (!BETWEEN_ITEMS.test(row.text) && isAbove(rows[i + 1])));
}

/** Whether rows are names of groups and lists by turns, each name apart from the list above and right above its own: no other row is a single skill. */
function areAlternating(rows: readonly TextRow[]): boolean {
  const isAbove = (below: TextRow | undefined): boolean => isList(below) && (below?.gap ?? 0) <= WIDE_GAP;
  const isTurn = (row: TextRow, i: number): boolean =>
    isList(row) || (!BETWEEN_ITEMS.test(row.text) && row.gap > WIDE_GAP && isAbove(rows[i + 1]));
  return rows.filter((row) => !isList(row)).length > 1 && rows.every(isTurn);
}

/** Whether a row has several skills. */
function isList(row: TextRow | undefined): boolean {
  return row !== undefined && skillsIn(row) > 1;
}

function hasSkills(row: TextRow): boolean {
  return skillsIn(row) > 0;
}

function skillsIn(row: TextSpan): number {
  return parted(row, BETWEEN).filter(({ text }) => isSkill(text)).length;
}

/** Whether the first cell of every row is in a typeface of its own, and several skills are beside one of them, in no columns: it names the group. */
function haveLabelColumn(rows: readonly TextRow[]): boolean {
  const font = rows[0]?.font;
  const thirds = rows.flatMap(({ segments: [, , third] }) => (third ? [third.left] : []));
  const isGrid = thirds.length > 1 && thirds.every((left) => Math.abs(left - (thirds[0] ?? left)) <= SAME_LEFT);
  return (
    !isGrid &&
    rows.every(({ segments: [first, ...more] }) => first.font === font && more.every((one) => one.font !== font)) &&
    rows.some(({ segments: [, ...more] }) => more.filter(({ text }) => isSkill(text)).length > 1)
  );
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
const BETWEEN_ITEMS = /[,;:|·•∙●▪◦✓✔]/u;

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
    const isApart = !last || row.isBullet || row.gap > WIDE_GAP || LABEL.test(row.text);
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
  return parted(cell, BETWEEN_LISTS).map((list) => ({ ...row, ...list, segments: [{ ...cell, ...list }] }));
}

/** Returns the left edge of a row's list, behind its label. */
function listLeft(row: TextRow): number {
  const [, list] = row.segments;
  return labelBeside(row) !== '' && list ? list.left : row.left;
}

function joinedRows(row: TextRow, next: TextRow): TextRow {
  const [first, ...rest] = next.segments;
  const before = row.segments.at(-1) ?? row.segments[0];
  const cell = { ...before, text: `${before.text} ${first.text}`, end: first.end };
  const [head = cell, ...others] = [...row.segments.slice(0, -1), cell, ...rest];
  const { end, isFull } = next;
  return { ...row, text: `${row.text} ${next.text}`, end, isFull, segments: [head, ...others] };
}

/** Returns the label before a list, including the wide gap that separates them. */
function labelBeside(row: TextRow): string {
  const [first, second, ...more] = row.segments;
  const isBeside =
    second !== undefined &&
    more.length === 0 &&
    (NO_SKILLS.test(first.text) || /\p{L}[^,;|·•]*[,;|·•]\s/u.test(second.text)) &&
    !/[,;|·•]/u.test(first.text);
  return isBeside ? firstCell(row) : '';
}

/** Returns what is before a row's second cell. */
function firstCell({ segments: [, second], start, text }: TextRow): string {
  return second ? text.slice(0, second.start - start) : '';
}

/** The skills of an item, without what leads up to it; the last item of a sentence joins two, unless a word before it already joins it. */
function inSentence(item: string, isLast: boolean): Omit<ListedSkill, 'row'>[] {
  const [joined, text] = [item.replace(CONJUNCTION, ''), item.replace(LEAD, '')];
  if (joined !== item) return [{ text: joined, item }];
  const [, ...two] = ((isLast || text !== item) && JOINED.exec(text)) || [];
  return (two.length === 0 ? [text] : two).map((one) => ({ text: one, item }));
}

/** Whether a text may be a skill: no level, no count, no heading. */
export function isSkill(text: string): boolean {
  return (
    !isRegion(text) &&
    !/^references (?:available|furnished|on|upon)\b/i.test(text) &&
    hasWholeBrackets(text) &&
    scoreOf('skill', text) >= SURE
  );
}
