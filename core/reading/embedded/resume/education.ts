import { entryPeriod } from './anchors.ts';
import { FULL_DEGREE, SCHOOL_WORDS, SHORT_DEGREE } from './degree-words.ts';
import { isHeaderLike, withoutOuterList } from './entries.ts';
import type { Period } from './period.ts';
import { parted, piecesOf } from './pieces.ts';
import type { Row, Span } from './rows.ts';
import { wordsOf } from './wording.ts';

/** A record of education as it stands in a resume; null where it is not told or not sure. */
export interface Education {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly period: Period | undefined;
}

/** What a row of a section of education tells. */
interface Told {
  readonly row: Row;
  readonly degree: { readonly degree: string; readonly field: string | null } | undefined;
  readonly institution: string | undefined;
  /** What stands beside the institution, behind a comma. */
  readonly beside: string | undefined;
  readonly period: Period | undefined;
  /** Texts that are neither. */
  readonly others: readonly string[];
}

type Kind = 'degree' | 'institution' | 'period';

/** How much the heads of two records may differ in height. */
const SAME_HEIGHT = 0.04;

/** Nothing is longer that names a school, a degree or a field. */
const LONGEST = 120;
const MOST_WORDS = 8;

/** What a row may tell beside these: marks, courses, theses, honours. */
const ASIDE =
  /^(?:(?:cumulative |overall |major |cum\.? )?c?gpa|grade|courses?|coursework|relevant|thesis|dissertation|advisor|minor|honou?rs|dean|activities|societies|awards?|scholarship|magna|summa|cum laude|first class|distinction|focus|concentration|including|study abroad|expected|exchange)\b/i;

/** Between a degree, its field and a school in one text. */
const BETWEEN = /,\s{1,3}|\s{1,2}[\u2013\u2014-]\s{1,2}/gu;

/** A field by its label: "Major in Computer Science; Minor in Mathematics". */
const MAJOR =
  /^(?:major|majored|majoring|field of study|specialization|specialisation|field)(?: in|:)? ([^;,(|]{2,60})/i;

/** The records of education in the rows of its sections. A record names a school or a degree. */
export function educationOf(rows: readonly Row[]): Education[] {
  const told = withoutOuterList(rows).map(toldBy);
  const first = told.find((one) => kindsOf(one).length > 0);
  if (!first) return [];
  const [starter = 'institution'] = kindsOf(first);
  const records: Told[][] = [];
  for (const one of told.slice(told.indexOf(first))) {
    const current = records.at(-1);
    if (!current || startsRecord(one, { current, starter, look: first.row })) records.push([one]);
    else current.push(one);
  }
  return records.map(recordOf).filter(({ institution, degree }) => institution !== null || degree !== null);
}

/** In the order in which a row has them, as far as one is enough to begin a record. */
function kindsOf({ degree, institution, period }: Told): Kind[] {
  const kinds: Kind[] = [];
  if (institution !== undefined) kinds.push('institution');
  if (degree !== undefined) kinds.push('degree');
  if (period !== undefined) kinds.push('period');
  return kinds;
}

interface Record {
  readonly current: readonly Told[];
  /** What the first record of the section begins with. */
  readonly starter: Kind;
  readonly look: Row;
}

function startsRecord(one: Told, { current, starter, look }: Record): boolean {
  const kinds = kindsOf(one);
  const isAfterItems = current.some((other) => other.row.isBullet && kindsOf(other).length === 0);
  if (isAfterItems && !one.row.isBullet && kinds.some((kind) => kind !== 'period')) return true;
  const has = (kind: Kind): boolean => current.some((other) => kindsOf(other).includes(kind));
  const isSameLook = one.row.source !== 'text_layer' || Math.abs(one.row.height - look.height) <= SAME_HEIGHT;
  if (kinds.includes(starter) && has(starter))
    return isSameLook && (starter !== 'period' || !has('institution') || kinds.length > 1 || has('period'));
  const isAnother =
    (kinds.includes('institution') && has('institution')) || (kinds.includes('degree') && has('degree'));
  return isAnother && kinds.includes('period') && has('period') && isSameLook;
}

function recordOf(told: readonly Told[]): Education {
  const degreeAt = told.findIndex(({ degree }) => degree !== undefined);
  const degree = told[degreeAt]?.degree;
  const named = told.find(({ institution }) => institution !== undefined);
  const period = told.find((one) => one.period !== undefined)?.period;
  const besideDegree =
    degreeAt === -1 ? [] : [...(told[degreeAt]?.others ?? []), ...(told[degreeAt + 1]?.others ?? [])];
  const field =
    degree?.field ?? (named && degree ? (fieldBeside(named, told[degreeAt]) ?? besideDegree[0] ?? null) : null);
  const institution = named?.institution ?? (degree ? (besideDegree.find((other) => other !== field) ?? null) : null);
  return { institution, degree: degree?.degree ?? null, field, period };
}

/** "PhD   Princeton University, Computer Science": the degree's field stands behind the school. */
function fieldBeside(named: Told, degreed: Told | undefined): string | undefined {
  return named === degreed ? named.beside : undefined;
}

function toldBy(row: Row): Told {
  const period = entryPeriod(row);
  const pieces = piecesOf(row, period).filter(({ text }) => text.length <= LONGEST);
  let degree: Told['degree'];
  let institution: string | undefined;
  let beside: string | undefined;
  const others: string[] = [];
  for (const piece of pieces) {
    const parts = parted(piece, BETWEEN).map(({ text }) => text);
    const degreed = row.isBullet && !period ? -1 : parts.findIndex((part) => degreeOf(part) !== undefined);
    const own = degreeOf(parts[degreed] ?? '');
    const schoolAt = parts.findIndex(isSchool);
    if (own && !degree && (degreed === 0 || schoolAt !== 0)) {
      const school = parts[schoolAt];
      const field = parts.find((part) => part !== school && isPlainName(part) && !degreeOf(part));
      degree = { degree: own.degree, field: own.field ?? field ?? null };
      if (school !== undefined) institution ??= schoolAt > degreed ? restFrom(piece, school) : school;
      continue;
    }
    const [first = '', ...rest] = parts;
    const at = schoolAt;
    const isNamed =
      at !== -1 && !row.isBullet && wordsOf(piece.text).length <= 14 && !ASIDE.test(piece.text) && isHeaderLike(row);
    if (isNamed && institution === undefined) {
      const after = at === 0 ? rest.find((part) => !degreeOf(part)) : undefined;
      const laterDegree = [first, ...rest].map(degreeOf).find((one) => one !== undefined);
      degree = degree?.field ? degree : (laterDegree ?? degree);
      const isFieldBeside = after !== undefined && degree !== undefined && degree.field === null && isPlainName(after);
      beside = after;
      const school = [first, ...rest][at] ?? piece.text;
      institution = isFieldBeside || laterDegree ? school : restFrom(piece, school);
      continue;
    }
    const major = MAJOR.exec(piece.text)?.[1];
    if (!row.isBullet && isPlainName(major ?? piece.text) && isHeaderLike(row)) others.push(major ?? piece.text);
  }
  return { row, degree, institution, beside, period, others };
}

/** A text from one of its parts on. */
function restFrom({ text }: Span, part: string): string {
  return text.slice(text.indexOf(part));
}

/** A degree that a text begins with, and its field: "B.S. in Computer Science". */
function degreeOf(text: string): { degree: string; field: string | null } | undefined {
  const degree = (SHORT_DEGREE.exec(text) ?? FULL_DEGREE.exec(text))?.[0];
  if (degree === undefined) return undefined;
  const rest = text.slice(degree.length);
  const [, field = ''] = /^(?: degree)?(?:,? in |[,:/ ]{1,3})(\p{L}[^(|;]{1,80})/iu.exec(rest) ?? [];
  const name = field.replace(/ (?:with|from|at) .{0,80}$/i, '').trim();
  return { degree: degree.trim(), field: isPlainName(name) && !isSchool(name) ? name : null };
}

function isSchool(text: string): boolean {
  return wordsOf(text).some((word) => SCHOOL_WORDS.has(word)) && /\p{Lu}/u.test(text);
}

function isPlainName(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= MOST_WORDS && !ASIDE.test(text) && /^\p{Lu}[^\d:]*$/u.test(text);
}
