import { entryPeriod } from './period.ts';
import { parted, partOf } from './pieces.ts';
import { isSameLook, isSamePrint, middle, WIDE_GAP, type TextRow, type TextSpan } from './resume-rows.ts';
import { isRegion } from './role-places.ts';
import { hasWholeBrackets, scoreOf, SURE } from './row-features.ts';
import {
  BETWEEN_ITEMS,
  firstCell,
  LABEL,
  labelBeside,
  labelledByPlace,
  listsIn,
  NO_SKILLS,
  SIGNED,
  withoutFeet,
} from './skill-rows.ts';
import { isLevel, withoutLevel } from './words/skill-words.ts';

/** Separators between skills of one row, but not in brackets: "Excel (pivot tables, VBA)". */
const BETWEEN = /(?!(?<=\([^()\n]{0,80})[^()\n]{0,80}\))(?:\s{0,3}[,;|·•∙●▪◦✓✔]\s{0,3}|\s{1,3}\/\s{1,3})|\s{2,}|\t/gu;

/** What leads up to the last item of a list. */
const CONJUNCTION = /^(?:and|or|plus)\s+/iu;

/** What leads up to a list in a sentence: "Mostly", "When needed also", "Strong knowledge of". */
const LEAD =
  /^(?:(?:(?:when|if|where) \p{L}+ )?(?:mostly|mainly|primarily|chiefly|also|including|especially|particularly|such as)|(?:(?:i am|i['’]m) )?(?:(?:very|highly|strong|good|solid|basic|working|extensive) )?(?:experienced?|good|skilled|proficient|proficiency|familiar|knowledge|comfortable|trained|versed|expertise) (?:with|in|of|at))\s+/iu;

/** The last two of a list that ends a sentence are joined: "Java, Go and Rust." */
const JOINED = /^(?!.* and .* and )(.+?) and (.+)$/u;

/** How long somebody has had a skill: "Soldering (less than 1 year)". */
const YEARS = /\s\((?:less than |over |about )?\d{1,2}\+? (?:years?|yrs?|months?)\)$/i;

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
  /** Whether the head of its column or its level says that it is a skill. */
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
  const lists = listsIn(rows);
  const isOfGroups = areGroups(lists);
  const isAlternating = areAlternating(lists);
  const isTable = haveLabelColumn(lists);
  const groups = withLevels(lists);
  const labelled = labelledByPlace(lists);
  for (const [at, row] of lists.entries()) {
    if (isOfGroups && isSameLook(row, lists[0]) && !labelled.has(row)) continue;
    if ((isAlternating && !isList(row)) || groups.has(row)) continue;
    const label = LABEL.exec(row.text)?.[0] ?? (isTable || labelled.has(row) ? firstCell(row) : labelBeside(row));
    // A date range belongs to an entry below a heading that was not recognised.
    const isOther = NO_SKILLS.test(label) || row.text.includes('@') || SIGNED.test(row.text);
    if (isOther || row.text.endsWith(':') || entryPeriod(row)?.isRange) continue;
    // Several lists in a row have a label each.
    const behind = (cell: TextSpan): TextSpan => {
      const own = label === '' || cell.start === row.start ? 0 : (LABEL.exec(cell.text)?.[0].length ?? 0);
      return partOf(cell, { from: Math.max(own, row.start + label.length - cell.start), to: cell.text.length });
    };
    const isSentence = /[.;]$/.test(row.text) || LEAD.test(row.text);
    const items = row.segments
      .flatMap((cell) => parted(behind(cell), BETWEEN))
      .flatMap(({ text }, i, all) => inSentence(text.replace(YEARS, ''), isSentence && i > 0 && i === all.length - 1))
      .map(({ text, item }) => ({ text: text.replace('\n', ' '), item: item.split('\n', 1)[0] ?? item, row: at }))
      .map(rated)
      .filter(({ text }) => isSkill(text));
    if (items.length === 0) items.push(...ratedBehind(row, { label, at }));
    const isHeading =
      items.length < 2 && ((isListed && !row.isBullet && label === '') || row.height > TALLER[row.source] * height);
    // Words without separators may be one skill or several.
    const [run, ...more] = row.source === 'text' && !row.isBullet ? items : [];
    const isRun = run && more.length === 0 && !run.isLabelled && SEVERAL.test(run.text);
    if (isHeading || (isRun && !isOne(run.text))) continue;
    for (const one of items) {
      const key = one.text.toLowerCase();
      if (found.size < MAX_SKILLS && !found.has(key)) found.set(key, { ...one, text: one.text.replace(/\.$/, '') });
    }
  }
  return [...found.values()];
}

/** Words with a second capital letter may be several skills: "Python Excel", but not "Machine learning". */
const SEVERAL = /\s\P{L}{0,2}\p{Lu}/u;

/** A skill without its level. Where one is given, it is a skill. */
function rated(one: ListedSkill): ListedSkill {
  const text = withoutLevel(one.text);
  return text === one.text ? one : { ...one, text, isLabelled: true };
}

/** The skill that a row gives a level: "Excel: advanced". A language may be spoken so. */
function ratedBehind(row: TextRow, { label, at }: { readonly label: string; readonly at: number }): ListedSkill[] {
  const [text, level] = [label.replace(/\s*:\s*$/, ''), row.text.slice(label.length).trim()];
  const isOne = isLevel(level) && isSkill(text) && isSkill(`${text} (${level})`);
  return isOne ? [{ text, item: text, row: at, isLabelled: true }] : [];
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

/** The names of groups with a level below each, above the skills of the group. Where every row has a level, they are skills. */
function withLevels(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const heads = rows.flatMap((_, i) => (isLevel(rows[i + 1]?.text ?? '') ? [i] : []));
  const least = heads.length > 1 ? MIN_OF_GROUP.several : MIN_OF_GROUP.one;
  const isGroup = (at: number, i: number): boolean => (heads[i + 1] ?? rows.length) - at - 2 >= least;
  return new Set(heads[0] === 0 && heads.every(isGroup) ? heads.flatMap((at) => rows[at] ?? []) : []);
}

/** The fewest skills of a group that has a level, if there are several groups or only one. */
const MIN_OF_GROUP = { several: 1, one: 3 };

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
