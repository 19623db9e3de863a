import {
  foldHeading,
  HEADING_ENDINGS,
  isCapitals,
  isHeading,
  kindOfHeading,
  mayBeSkill,
  UNPAID,
  type SectionKind,
} from './headings.ts';
import { restOf, WIDE_GAP, type TextRow } from './resume-rows.ts';
import { entryPeriod } from './period.ts';
import { runInSection } from './run-in.ts';
import { withoutAsides } from './asides.ts';
import { organisationScore, scoreOf, SURE, titleScore } from './row-features.ts';
import { formsIn, type Form } from './forms/forms.ts';
import type { LabelledEntry } from './forms/labelled-entry.ts';
import { labelMeaning } from './words/labels.ts';
import { headsOf, onlyLabel, withColons } from './forms/tables.ts';
import { degreeAt } from './words/degree-words.ts';
import { isLevel } from './words/skill-words.ts';

/** The rows under one heading; `head` is everything before the first. */
export interface ResumeSection {
  readonly kind: SectionKind | 'head';
  readonly rows: readonly TextRow[];
  /** Entries whose values are labelled. The rows do not contain them. */
  readonly entries?: readonly LabelledEntry[];
}

/** The longest heading. */
const MAX = { words: 5, characters: 48 };

/** How close the heights of two headings are, and how much taller than the text a heading without a known word must be. */
const SAME_HEIGHT = { text: 0.03, text_layer: 0.03, recognised: 0.12 };
const TALLER = 1.08;

/** Sections that may contain tables. */
const TABLED = new Set<ResumeSection['kind']>(['experience', 'education']);

/** Sections of entries or lists, which may have headings of their own. */
const LISTED = new Set<ResumeSection['kind']>(['experience', 'education', 'skills']);

/** What some print after a heading: the number of entries, or of hours. */
const COUNT = /\s?\(\d{1,4}(?: \p{Ll}{2,10})?\)$/u;

/** How close the left edges of headings are, in points or characters. */
const SAME_LEFT = 4;

/** No resume has more headings. */
const MAX_KNOWN = 40;

/** Known headings of one look that are needed before another row of that look becomes a heading. */
const MIN_ALIKE = 2;

/**
 * Splits a resume into sections. A row is a heading if its words are known. It is also one if it looks like the known headings and
 * unlike the text, and ends in a known word or (in a PDF) says anything at all. `isNoHeading` rules out rows by their numbers.
 */
export function sectionsOf(
  rows: readonly TextRow[],
  isNoHeading: (row: number) => boolean = () => false,
): ResumeSection[] {
  const known = rows.filter((row) => headingKind(row) !== undefined).slice(0, MAX_KNOWN);
  const isOpened = (row: TextRow, at: number): boolean =>
    headingKind(row) !== undefined && !isBesideLabels(rows, at) && !isOfForm(rows, at);
  const forms = new Map(formsIn(rows, isOpened).map((form) => [form.from, form]));
  const found: OpenSection[] = [];
  const open = (kind: ResumeSection['kind'], more: Partial<OpenSection> = {}): OpenSection => {
    const section = { kind, rows: [], height: 0, ...more };
    found.push(section);
    return section;
  };
  let current = open('head');
  let until = 0;
  // A column continues the section that its side had before a full-width heading or on the previous page.
  const carried: Partial<Record<'left' | 'right', OpenSection>> = {};
  for (const [at, row] of rows.entries()) {
    if (at < until) continue;
    const side = row.isRight ? 'right' : 'left';
    if (row.isFirst && carried[side]) current = carried[side];
    else if (
      row.isFirst &&
      row.isRight &&
      !(current.kind === 'experience' && beginsDated(rows.slice(at, at + MAX_HEAD)))
    )
      current = open(row.page === 0 ? 'head' : 'other');
    const form = forms.get(at);
    const kind =
      isNoHeading(at) ||
      isBesideLabels(rows, at) ||
      isOfForm(rows, at) ||
      (current.kind === 'experience' && isLabelWithin(rows, { row, known })) ||
      (current.kind === 'skills' && isSkillWithin(row, current.heading))
        ? undefined
        : (headingKind(row) ??
          kindByLook(row, { known, current }) ??
          (isAside(rows, { at, known, current }) ? 'other' : undefined));
    const begun = kind === undefined ? runInSection(row, current.heading) : undefined;
    if (form && mayContain(current, form)) {
      open(form.of, { entries: form.entries });
      current = open(form.of);
      until = form.to;
    } else if (begun !== undefined) current = open(begun.kind, { rows: [begun.rest], heading: current.heading });
    else if (kind === undefined || (kind === 'coursework' && current.kind === 'education')) current.rows.push(row);
    else
      current = open(kind, {
        rows: restOf(row),
        height: row.height,
        heading: row,
        isByLook: headingKind(row) === undefined,
      });
    carried[side] = current;
  }
  return found
    .flatMap((section) => (section.kind === 'skills' && !section.entries ? beforeEntries(section) : section))
    .map(({ rows: own, ...section }) => ({ ...section, rows: withoutLabels(section.kind, own) }))
    .filter((section) => section.rows.length > 0 || section.entries !== undefined);
}

/** Whether rows have the dates of a role before any heading. At the head of a column, the section of the column before goes on. */
function beginsDated(rows: readonly TextRow[]): boolean {
  const row = rows.find((one) => headingKind(one) !== undefined || entryPeriod(one)?.isRange);
  return row !== undefined && headingKind(row) === undefined;
}

/** Whether a section's table or form is about what the heading says. Below a heading in unknown words, it speaks for itself. */
function mayContain({ kind, isByLook }: OpenSection, { of }: Form): boolean {
  if (of === 'skills') return kind === 'skills';
  return kind !== 'references' && (kind !== 'other' || isByLook === true);
}

/** Removes heads of tables that are not read as such, and marks labels that are set apart from their values. */
function withoutLabels(kind: ResumeSection['kind'], rows: readonly TextRow[]): readonly TextRow[] {
  const own = TABLED.has(kind) ? withColons(withoutAsides(rows)) : rows;
  return TABLED.has(kind) || kind === 'skills' ? own.filter((row) => headsOf(row) === undefined) : own;
}

/** Whether a row is part of a table or form, though it may begin with the words of a heading: "School    Degree    Year". */
function isOfForm(rows: readonly TextRow[], at: number): boolean {
  const row = rows[at];
  if (!row) return false;
  const isBox = (i: number): boolean => {
    const other = rows[i];
    // A label is no taller than its value.
    const isHeading = other !== undefined && other.height >= TALLER * (rows[i + 1]?.height ?? 0);
    const meaning = other && !isHeading ? onlyLabel(other, rows[i + 1])?.meaning : undefined;
    return meaning !== undefined && !meaning.kinds.includes('skill') && !meaning.kinds.includes('other');
  };
  const isOnly = isBox(at) && (isBox(at - 2) || isBox(at + 2));
  return isOnly || headsOf(row) !== undefined || isOfDuties(rows, at);
}

/** Ends a list of skills above the first dated title, school or degree, which is below a heading in unknown words. Nothing says whether that work was paid. */
function beforeEntries(section: OpenSection): OpenSection[] {
  const { rows } = section;
  const dated = rows.findIndex((row) => entryPeriod(row)?.isRange);
  const top = rows.slice(0, dated + 1).findLastIndex(({ gap }) => gap > WIDE_GAP);
  const isNamed = ({ text }: TextRow): boolean =>
    titleScore(text) > 0 || scoreOf('institution', text) >= SURE || degreeAt(text) !== '';
  if (top === -1 || !rows.slice(top, dated + 1).some(isNamed)) return [section];
  return [
    { ...section, rows: rows.slice(0, top) },
    { kind: 'other', rows: rows.slice(top), height: 0 },
  ];
}

/** Whether a row is a label within entries, as "Achievements" is in some templates: it is repeated, or it alone ends in a colon. */
function isLabelWithin(
  rows: readonly TextRow[],
  { row, known }: { readonly row: TextRow; readonly known: readonly TextRow[] },
): boolean {
  if (headingKind(row) !== 'other') return false;
  const isRepeated = rows.filter((one) => one.text === row.text && isAlike(one, row)).length > 1;
  const plain = known.filter(({ text }) => !text.endsWith(':'));
  return isRepeated || (row.text.endsWith(':') && plain.length > known.length / 2);
}

/** Whether a row below skills is one of them and does not look like their heading: "Social media". */
function isSkillWithin(row: TextRow, heading: TextRow | undefined): boolean {
  return heading !== undefined && mayBeSkill(row.text) && !isAlike(heading, row);
}

/** Whether a row is a label of what somebody did that looks like another one above: "Achievements" below "Duties". */
function isOfDuties(rows: readonly TextRow[], at: number): boolean {
  const row = rows[at];
  if (!row || row.gap > WIDE_GAP || !isLabelOfDuties(row)) return false;
  const above = rows
    .slice(Math.max(0, at - MAX_ENTRY), at)
    .findLast((one) => isLabelOfDuties(one) || headingKind(one) !== undefined);
  return above !== undefined && isLabelOfDuties(above) && isAlike(above, row);
}

function isLabelOfDuties(row: TextRow): boolean {
  return onlyLabel(row, undefined)?.meaning?.kinds[0] === 'duties';
}

/** The most rows of one entry, and those from the top of a column to the dates of its first one. */
const MAX_ENTRY = 40;
const MAX_HEAD = 8;

/** Whether a row belongs to a table of labels and values, like its neighbours. "Main activities" is not a heading there. */
function isBesideLabels(rows: readonly TextRow[], at: number): boolean {
  const row = rows[at];
  return [rows[at - 1], rows[at + 1]].some((one) => {
    const isAlike = row?.segments.length === 2 && one?.segments.length === 2;
    return isAlike && isOfEntry(one.segments[0].text) && Math.abs(row.left - one.left) <= SAME_LEFT;
  });
}

/** Whether a text is a label of what an entry of work or studies says. */
function isOfEntry(text: string): boolean {
  const meaning = labelMeaning(text);
  return meaning?.kinds.some((kind) => !['skill', 'level', 'other'].includes(kind)) === true;
}

interface OpenSection {
  readonly kind: ResumeSection['kind'];
  readonly rows: TextRow[];
  /** The height of its heading; 0 without one. */
  readonly height: number;
  readonly heading?: TextRow | undefined;
  readonly entries?: readonly LabelledEntry[];
  /** Whether its heading is known by its look only. */
  readonly isByLook?: boolean;
}

/** Returns the section that a row's words begin; undefined if it is not a heading. A lower-case heading must be known as a whole and set apart. */
export function headingKind(row: TextRow): SectionKind | undefined {
  const text = withoutNumber(row).trimEnd().replace(COUNT, '');
  const isSmall = /^\p{Ll}/u.test(text) && row.gap > WIDE_GAP && row.segments.length === 1 && isHeading(text);
  // "2. Education"
  const isPlain =
    mayBeHeading(text) && (!row.isBullet || isCapitals(text) || row.gap > WIDE_GAP || row.height >= TALLER);
  const kind = isSmall || isPlain ? kindOfHeading(text) : undefined;
  // "Reference    12" is a label and its value.
  return kind === 'references' && /^\d+$/.test(row.segments[1]?.text ?? '') ? undefined : kind;
}

/** Returns the text of a row without the number or letter of a form's part, and without a note: "C. SKILLS (tick and specify)". */
function withoutNumber({ segments: [{ text }, ...more], isBullet, gap }: TextRow): string {
  const plain = text.replace(PART, '').replace(NOTE, '');
  return more.length === 0 && !isBullet && gap > WIDE_GAP && PART.test(text) && kindOfHeading(plain) ? plain : text;
}

const PART = /^(?:\d{1,2}|[A-Z]|[IVX]{2,4})\.?\s{1,4}(?=\p{Lu}\p{L})/u;
const NOTE = /\s\(\p{Ll}[^()]{1,40}\)$/u;

function kindByLook(
  row: TextRow,
  { known, current }: { readonly known: readonly TextRow[]; readonly current: OpenSection },
): SectionKind | undefined {
  const [{ text }] = row.segments;
  // "M.Ed. in Special Education"
  if (row.isBullet || row.segments.length > 1 || !mayBeHeading(text) || degreeAt(text) !== '') return undefined;
  // What is lower than the section's heading is within the section: an employer above the roles held there.
  if (isLevel(text) || (LISTED.has(current.kind) && row.height < current.height - SAME_HEIGHT[row.source]))
    return undefined;
  const [words, alike] = [foldHeading(text).split(' '), known.filter((one) => isAlike(one, row)).length];
  const ending = HEADING_ENDINGS.get(words.at(-1) ?? '');
  // "Roles" is a label within projects.
  if (words.length === 1 && ending === 'experience' && current.kind === 'other') return undefined;
  const isSetApart = row.height >= TALLER || isCapitals(text) || row.gap > WIDE_GAP;
  if (ending !== undefined && alike > 0 && isSetApart) return UNPAID.has(words[0] ?? '') ? 'other' : ending;
  return row.source === 'text_layer' && row.height >= TALLER && alike >= MIN_ALIKE ? 'other' : undefined;
}

/** Whether a row in capitals is an unknown heading among headings in capitals. Among entries, it must not begin one. */
function isAside(
  rows: readonly TextRow[],
  { at, known, current }: { readonly at: number; readonly known: readonly TextRow[]; readonly current: OpenSection },
): boolean {
  const row = rows[at];
  if (!row || row.isBullet || row.segments.length > 1 || current.kind === 'head' || row.gap <= WIDE_GAP) return false;
  if (!isCapitals(row.text) || !mayBeHeading(row.text) || isLabelOfDuties(row)) return false;
  if (known.filter((one) => isAlike(one, row)).length < MIN_ALIKE) return false;
  const isNamed = organisationScore(row.text) > 0 || titleScore(row.text) > 0;
  const isEntry = rows.slice(at + 1, at + 3).some((one) => titleScore(one.text) > 0 || entryPeriod(one));
  return !TABLED.has(current.kind) || (!isNamed && (beginWithDates(current.rows) || !isEntry));
}

/** Whether all entries so far have their dates in the first row: then a row above another's dates is not that entry's. */
function beginWithDates(rows: readonly TextRow[]): boolean {
  const first = rows.filter(({ gap }, i) => i === 0 || gap > WIDE_GAP);
  return first.length > 0 && first.every((row) => entryPeriod(row)?.isRange);
}

function isAlike(one: TextRow, other: TextRow): boolean {
  if (Math.abs(one.left - other.left) > SAME_LEFT || one.font !== other.font) return false;
  return (
    Math.abs(one.height - other.height) <= SAME_HEIGHT[one.source] && isCapitals(one.text) === isCapitals(other.text)
  );
}

function mayBeHeading(text: string): boolean {
  if (text.length > MAX.characters || /\d|[.,;]$|@/.test(text)) return false;
  // "W O R K E XPERIENCE": a wide space between letters.
  const words = text.split(/\s+/).filter((word) => word.length > 1);
  return words.length <= MAX.words && /^\P{L}{0,4}\p{Lu}/u.test(text);
}
