import { foldHeading, HEADING_ENDINGS, isHeading, kindOfHeading, UNPAID, type SectionKind } from './headings.ts';
import { WIDE_GAP, type TextRow } from './resume-rows.ts';
import { entryPeriod } from './period.ts';
import { organisationScore, titleScore } from './row-features.ts';
import { isLabel } from './resume-labels.ts';
import { withoutTables } from './tables.ts';
import { degreeAt } from './words/degree-words.ts';

/** The rows under one heading; `head` before the first one. */
export interface ResumeSection {
  readonly kind: SectionKind | 'head';
  readonly rows: readonly TextRow[];
}

/** A heading has no more words, and no more characters. */
const MAX = { words: 5, characters: 48 };

/** How near the heights of two headings are, and how much higher than the text a heading without a known word must be. */
const SAME_HEIGHT = { text: 0.03, text_layer: 0.03, recognised: 0.12 };
const TALLER = 1.08;

/** Sections whose entries tables hold. */
const TABLED = new Set<ResumeSection['kind']>(['experience', 'education']);

/** How many entries follow, as some print it behind a heading. */
const COUNT = /\s?\(\d{1,3}\)$/;

/** In points or characters: how near headings begin to each other. */
const SAME_LEFT = 4;

/** Headings whose look is compared with; no resume has more. */
const MAX_KNOWN = 40;

/** Headings of one look that must be known before a further row of that look is taken for one. */
const MIN_ALIKE = 2;

/**
 * The rows of a resume by what they are about. Headings are known by their words; a row that ends in such a word, or that
 * says anything at all, is one where it looks like the known ones and unlike the text.
 */
export function sectionsOf(rows: readonly TextRow[]): ResumeSection[] {
  const known = rows.filter((row) => headingKind(row) !== undefined).slice(0, MAX_KNOWN);
  const found: OpenSection[] = [];
  const open = (kind: ResumeSection['kind'], rows: readonly TextRow[] = []): OpenSection => {
    const section = { kind, rows: [...rows] };
    found.push(section);
    return section;
  };
  let current = open('head');
  // A column goes on where the one on the same side broke off, above a heading across the page or on the page before.
  const carried: Partial<Record<'left' | 'right', OpenSection>> = {};
  for (const [at, row] of rows.entries()) {
    const side = row.isRight ? 'right' : 'left';
    if (row.isFirst) current = carried[side] ?? (row.isRight ? open(row.page === 0 ? 'head' : 'other') : current);
    const kind = isBesideLabels(rows, at)
      ? undefined
      : (headingKind(row) ?? kindByLook(row, known) ?? (isAside(rows, { at, known, current }) ? 'other' : undefined));
    const begun = kind === undefined ? runIn(row) : undefined;
    if (begun !== undefined) current = open(begun.kind, [begun.rest]);
    else if (kind === undefined || (kind === 'coursework' && current.kind === 'education')) current.rows.push(row);
    else current = open(kind, restOf(row));
    carried[side] = current;
  }
  return found
    .map(({ kind, rows: own }) => ({ kind, rows: TABLED.has(kind) ? withoutTables(own) : own }))
    .filter((section) => section.rows.length > 0);
}

/** Whether a row is one of a table of labels and values, as the row above or below it is: "Main activities" heads nothing there. */
function isBesideLabels(rows: readonly TextRow[], at: number): boolean {
  const row = rows[at];
  return [rows[at - 1], rows[at + 1]].some((one) => {
    const isAlike = row?.segments.length === 2 && one?.segments.length === 2;
    return isAlike && isLabel(one.segments[0].text) && Math.abs(row.left - one.left) <= SAME_LEFT;
  });
}

interface OpenSection {
  readonly kind: ResumeSection['kind'];
  readonly rows: TextRow[];
}

/** What a heading begins, by its words alone; in small letters only where it is known as a whole and set apart. Undefined for a row that is none. */
export function headingKind(row: TextRow): SectionKind | undefined {
  const text = row.segments[0].text.replace(COUNT, '');
  const isSmall = /^\p{Ll}/u.test(text) && row.gap > WIDE_GAP && row.segments.length === 1 && isHeading(text);
  // "2. Education"
  const isPlain =
    mayBeHeading(text) && (!row.isBullet || isCapitals(text) || row.gap > WIDE_GAP || row.height >= TALLER);
  return isSmall || isPlain ? kindOfHeading(text) : undefined;
}

/** What a heading with a colon heads in its own row: "Skills: welding, brazing". Within an entry, lists are labelled otherwise. */
const RUN_IN =
  /^(?:[\p{L}&]{1,15} ){0,3}(?:skills|summary|profile|objective|education|languages|interests|hobbies|references|certifications)\s?:\s/iu;

/** A section that begins and goes on in one row, set apart from the row above. */
function runIn(row: TextRow): { readonly kind: SectionKind; readonly rest: TextRow } | undefined {
  const [first, ...more] = row.segments;
  const [heading = ''] = RUN_IN.exec(first.text) ?? [];
  const kind = row.gap > WIDE_GAP ? kindOfHeading(heading) : undefined;
  if (kind === undefined) return undefined;
  const start = first.start + heading.length;
  const text = row.text.slice(start - row.start);
  return {
    kind,
    rest: { ...row, text, start, segments: [{ ...first, text: first.text.slice(heading.length), start }, ...more] },
  };
}

function kindByLook(row: TextRow, known: readonly TextRow[]): SectionKind | undefined {
  const [{ text }] = row.segments;
  // "M.Ed. in Special Education"
  if (row.isBullet || row.segments.length > 1 || !mayBeHeading(text) || degreeAt(text) !== '') return undefined;
  const alike = known.filter((one) => isAlike(one, row)).length;
  const words = foldHeading(text).split(' ');
  const ending = HEADING_ENDINGS.get(words.at(-1) ?? '');
  const isSetApart = row.height >= TALLER || isCapitals(text) || row.gap > WIDE_GAP;
  if (ending !== undefined && alike > 0 && isSetApart) return UNPAID.has(words[0] ?? '') ? 'other' : ending;
  return row.source === 'text_layer' && row.height >= TALLER && alike >= MIN_ALIKE ? 'other' : undefined;
}

/** Where other headings are in capitals, a row in capitals that stands as they do; among entries, one that with what follows names nothing of them. */
function isAside(
  rows: readonly TextRow[],
  { at, known, current }: { readonly at: number; readonly known: readonly TextRow[]; readonly current: OpenSection },
): boolean {
  const row = rows[at];
  if (!row || row.isBullet || row.segments.length > 1 || current.kind === 'head' || !isCapitals(row.text)) return false;
  if (row.gap <= WIDE_GAP || !mayBeHeading(row.text)) return false;
  if (known.filter((one) => isAlike(one, row)).length < MIN_ALIKE) return false;
  if (!TABLED.has(current.kind)) return true;
  const isNamed = organisationScore(row.text) > 0 || rows.slice(at, at + 3).some(({ text }) => titleScore(text) > 0);
  return !isNamed && !rows.slice(at, at + 3).some(entryPeriod);
}

function isAlike(one: TextRow, other: TextRow): boolean {
  if (Math.abs(one.left - other.left) > SAME_LEFT) return false;
  return (
    Math.abs(one.height - other.height) <= SAME_HEIGHT[one.source] && isCapitals(one.text) === isCapitals(other.text)
  );
}

/** What stands beside a heading in its row: a sheet with its labels in a column of their own. */
function restOf(row: TextRow): TextRow[] {
  const [, first, ...rest] = row.segments;
  if (!first) return [];
  const last = rest.at(-1) ?? first;
  const text = row.text.slice(first.start - row.start);
  return [{ ...row, text, start: first.start, end: last.end, left: first.left, segments: [first, ...rest] }];
}

function mayBeHeading(text: string): boolean {
  if (text.length > MAX.characters || /\d|[.,;]$|@/.test(text)) return false;
  const words = text.split(/\s+/);
  return (words.length <= MAX.words || words.every((word) => word.length === 1)) && /^\P{L}{0,4}\p{Lu}/u.test(text);
}

/** Whether a text is written in capitals throughout. */
export function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}
