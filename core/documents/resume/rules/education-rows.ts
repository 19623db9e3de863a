import { entryPeriod } from './anchors.ts';
import { FULL_DEGREE, SCHOOL_WORDS, SHORT_DEGREE } from './words/degree-words.ts';
import { isHeaderLike } from './entries.ts';
import type { Period } from './period.ts';
import { labelOf } from './resume-labels.ts';
import { parted, partOf, piecesOf } from './pieces.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { wordsOf } from './row-features.ts';

/** A degree and its field, as far as both are told. */
export interface Degree {
  readonly degree: string;
  readonly field: string | null;
}

/** What a row of a section of education tells. */
export interface Told {
  readonly row: TextRow;
  readonly degree: Degree | undefined;
  readonly institution: string | undefined;
  /** What stands beside the institution, behind a comma. */
  readonly beside: string | undefined;
  readonly period: Period | undefined;
  /** Texts that are neither. */
  readonly others: readonly string[];
}

/** Nothing is longer that names a school, a degree or a field. */
const MAX = 120;
const MAX_WORDS = 8;

/** What a row may tell beside these: marks, courses, theses, honours. */
const ASIDE =
  /^(?:(?:cumulative |overall |major |cum\.? )?c?gpa|grade|courses?|coursework|relevant|thesis|dissertation|advisor|minor|honou?rs|dean|activities|societies|awards?|scholarship|magna|summa|cum laude|first class|distinction|focus|concentration|including|study abroad|expected|exchange|online|distance|(?:part|full)[- ]time|evening)\b/i;

/** Between a degree, its field and a school in one text. */
const BETWEEN = /,\s{1,3}|\s{1,2}[\u2013\u2014-]\s{1,2}/gu;

/** A field by its label: "Major in Computer Science; Minor in Mathematics". */
const MAJOR =
  /^(?:major|majored|majoring|field of study|specialization|specialisation|field)(?: in|:)? ([^;,(|]{2,60})/i;

/** What a row of a section of education tells. An item of a list tells of schools and degrees only beside dates. */
export function toldBy(row: TextRow): Told {
  const period = entryPeriod(row);
  const isHead = isHeaderLike(row);
  let told: Told = { row, degree: undefined, institution: undefined, beside: undefined, period, others: [] };
  for (const whole of piecesOf(row, period)) {
    if (whole.text.length > MAX) continue;
    const label = labelOf(whole.text);
    const piece = partOf(whole, { from: lengthOfLabel(whole.text), to: whole.text.length });
    const parts = parted(piece, BETWEEN).map(({ text }) => text.slice(lengthOfLabel(text)));
    const byDegree = told.degree || (row.isBullet && !period) ? undefined : degreeFirst(piece, parts);
    const bySchool =
      isHead && !told.institution && !byDegree ? schoolFirst(piece, { parts, degree: told.degree }) : undefined;
    const other = MAJOR.exec(piece.text)?.[1] ?? piece.text;
    if (byDegree) told = { ...told, ...byDegree, institution: told.institution ?? byDegree.institution };
    else if (label?.of === 'degree') told = { ...told, degree: { degree: piece.text, field: null } };
    else if (label?.of === 'institution') told = { ...told, institution: piece.text };
    else if (bySchool) told = { ...told, ...bySchool };
    else if (isHead && isPlainName(other)) told = { ...told, others: [...told.others, other] };
  }
  return told;
}

function lengthOfLabel(text: string): number {
  const label = labelOf(text);
  return label && label.of !== 'other' ? label.length : 0;
}

type NamedSchool = Pick<Told, 'degree' | 'institution'>;

/** "B.S. in Statistics, State University", "B.S. at State University" and "Statistics, B.S.": a degree that no school stands before. */
function degreeFirst(piece: TextSpan, parts: readonly string[]): NamedSchool | undefined {
  const degreeAt = parts.findIndex((part) => degreeOf(part) !== undefined);
  const own = degreeOf(parts[degreeAt] ?? '');
  const schoolAt = parts.findIndex(isSchool);
  if (!own || (degreeAt > 0 && schoolAt === 0)) return undefined;
  const school = parts[schoolAt];
  const field = own.field ?? parts.find((part) => part !== school && isPlainName(part) && !degreeOf(part)) ?? null;
  const behind = schoolAt === degreeAt ? / (?:at|from) (\p{Lu}.{2,80})$/u.exec(school ?? '')?.[1] : school;
  const institution = school !== undefined && schoolAt > degreeAt ? restFrom(piece, school) : behind;
  return { degree: { degree: own.degree, field }, institution };
}

/** "State University, Springfield", "State University, B.S. in Statistics" and, behind a degree, "State University, Statistics". */
function schoolFirst(
  piece: TextSpan,
  { parts, degree }: { readonly parts: readonly string[]; readonly degree: Degree | undefined },
): (NamedSchool & Pick<Told, 'beside'>) | undefined {
  const at = parts.findIndex(isSchool);
  const school = parts[at];
  if (school === undefined || ASIDE.test(piece.text)) return undefined;
  const beside = at === 0 ? parts.slice(1).find((part) => !degreeOf(part)) : undefined;
  const later = parts.map(degreeOf).find((one) => one !== undefined);
  const known = degree?.field ? degree : (later ?? degree);
  const isFieldBeside = beside !== undefined && known?.field === null && isPlainName(beside);
  return { degree: known, institution: isFieldBeside || later ? school : restFrom(piece, school), beside };
}

/** A text from one of its parts on. */
function restFrom({ text }: TextSpan, part: string): string {
  return text.slice(text.indexOf(part));
}

/** A degree that a text begins with, and its field: "B.S. in Computer Science". */
function degreeOf(text: string): { degree: string; field: string | null } | undefined {
  const degree = (SHORT_DEGREE.exec(text) ?? FULL_DEGREE.exec(text))?.[0];
  if (degree === undefined) return undefined;
  const rest = text.slice(degree.length);
  const [, field = ''] =
    /^(?: degree)?(?:,? in |[,:/ ]{1,3}| \((?=[^()]{2,60}\)))(\p{L}[^()|;]{1,80})/iu.exec(rest) ?? [];
  const name = field.replace(/ (?:with|from|at) .{0,80}$/i, '').trim();
  return { degree: degree.trim(), field: isPlainName(name) && !isSchool(name) ? name : null };
}

function isSchool(text: string): boolean {
  return wordsOf(text).some((word) => SCHOOL_WORDS.has(word)) && /\p{Lu}/u.test(text);
}

/** Whether a text may be the name of a field: no marks, courses or honours stand in it. */
export function isField(text: string): boolean {
  return isPlainName(text) && !text.split(' ').some((word) => ASIDE.test(word));
}

function isPlainName(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= MAX_WORDS && !ASIDE.test(text) && /^\p{Lu}[^\d:]*$/u.test(text);
}
