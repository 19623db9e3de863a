import { entryPeriod, type Period } from './period.ts';
import { isHeaderLike, withoutOuterList } from './entries.ts';
import { parted, partOf, piecesOf } from './pieces.ts';
import { labelOf } from './resume-labels.ts';
import { placeOf } from './role-places.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { isPlaceholder, wordsOf } from './row-features.ts';
import { FULL_DEGREE, SCHOOL_WORDS, SHORT_DEGREE } from './words/degree-words.ts';

/** A record of education as it stands in a resume; null where it is not told or not sure. */
export interface Education {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly period: Period | undefined;
  /** Whether a school is named, but not where its name ends: no other reading settles it. */
  readonly isDisputed?: boolean;
}

/** A degree and its field, as far as both are told. */
interface Degree {
  readonly degree: string;
  readonly field: string | null;
}

/** What a row of a section of education tells: at most one degree and one school, and texts that are neither. */
interface Told {
  readonly row: TextRow;
  readonly degree: Degree | undefined;
  /** Null where one is named, but not where its name ends. */
  readonly institution: string | null | undefined;
  readonly period: Period | undefined;
  /** What a label calls a field. */
  readonly field: string | undefined;
  readonly others: readonly string[];
}

type Kind = 'degree' | 'institution' | 'period';
const KINDS: readonly Kind[] = ['institution', 'degree', 'period'];

/** How much the heads of two records may differ in height. */
const SAME_HEIGHT = 0.04;

/** What goes on in the next row has no blank one between: a gap as a multiple of what is usual from row to row. */
const BLANK_ROW = 2;

/** What names a field has no more words. */
const MAX_WORDS = 8;

/** What a row may tell beside these: marks, courses, theses, honours. */
const ASIDE =
  /^(?:(?:cumulative |overall |major |cum\.? )?c?gpa|grade|courses?|coursework|relevant|thesis|dissertation|advisor|minor|honou?rs|dean|activities|societies|awards?|scholarship|magna|summa|cum laude|first class|distinction|focus|concentration|including|study abroad|expected|exchange|online|distance|(?:part|full)[- ]time|evening)\b/i;

/** A kind of school, which by itself is the end of a name that had no room. */
const KIND = /^(?:university|college|school|academy|institute|polytechnic)$/i;

/** Between a degree, its field and a school in one text. */
const BETWEEN = /,\s{1,3}|\s{1,2}[\u2013\u2014-]\s{1,2}/gu;

/** The records of education in the rows of its sections. A record names a school or a degree. */
export function educationOf(rows: readonly TextRow[]): Education[] {
  const told = withoutOuterList(rows).map(toldBy);
  const first = told.find((one) => kindsOf(one).length > 0);
  if (!first) return [];
  const [starter = 'institution'] = kindsOf(first);
  const records: RecordSoFar[] = [];
  for (const one of told.slice(told.indexOf(first))) {
    let record = records.at(-1);
    if (!record || startsRecord(one, { record, starter, look: first.row })) {
      record = { told: [], seen: new Set() };
      records.push(record);
    }
    record.told.push(one);
    const kinds = kindsOf(one);
    for (const kind of kinds) record.seen.add(kind);
    if (kinds.length === 0 && one.row.isBullet) record.seen.add('item');
  }
  return records
    .map((record) => educationIn(record.told))
    .filter(({ institution, degree }) => institution !== null || degree !== null);
}

/** In the order in which a row has them, as far as one is enough to begin a record. */
function kindsOf(told: Told): Kind[] {
  return KINDS.filter((kind) => told[kind] !== undefined);
}

interface RecordSoFar {
  readonly told: Told[];
  /** What its rows have, and whether items of a list are among them. */
  readonly seen: Set<Kind | 'item'>;
}

interface Around {
  readonly record: RecordSoFar;
  /** What the first record of the section begins with, and its first row. */
  readonly starter: Kind;
  readonly look: TextRow;
}

/** A record begins with what the first one begins with, in print of its height, with a school or degree below items of a list, and with another one that has dates of its own. */
function startsRecord(one: Told, { record: { seen }, starter, look }: Around): boolean {
  const kinds = kindsOf(one);
  const names = kinds.filter((kind) => kind !== 'period');
  if (seen.has('item') && !one.row.isBullet && names.length > 0) return true;
  if (kinds.includes(starter) && seen.has(starter))
    return one.row.source !== 'text_layer' || Math.abs(one.row.height - look.height) <= SAME_HEIGHT;
  return names.some((kind) => seen.has(kind)) && kinds.includes('period');
}

function educationIn(told: readonly Told[]): Education {
  const degreeAt = told.findIndex(({ degree }) => degree !== undefined);
  const schoolAt = told.findIndex(({ institution }) => institution !== undefined);
  const degree = told[degreeAt]?.degree;
  // Dates beside a school or degree; of those below it, a certificate's may be one.
  const dated = told.filter((one) => one.period);
  const own = dated.filter((one) => kindsOf(one).length > 1);
  const periods = (own.length > 0 ? own : dated).flatMap((one) => one.period ?? []);
  // Of a start and an end below each other, the end.
  const period = periods.every(({ isRange }) => !isRange)
    ? periods.toSorted((a, b) => String(b.from).localeCompare(String(a.from)))[0]
    : periods[0];
  // What stands beside a degree, or below it, is its field or, where no word tells it, its school.
  const isBelow = (i: number): boolean => i === degreeAt + 1 && (told[i]?.row.gap ?? 0) < BLANK_ROW;
  const besideAt = told.findIndex(({ others }, i) => degree && (i === degreeAt || isBelow(i)) && others.length > 0);
  const beside = whole(told, besideAt, told[besideAt]?.others[0]);
  const above = told[schoolAt - 1];
  const isRest = KIND.test(told[schoolAt]?.institution ?? '') && above?.row.isFull === true;
  const school = isRest
    ? `${above.row.text} ${told[schoolAt]?.institution}`
    : whole(told, schoolAt, told[schoolAt]?.institution);
  const labelled = told.find((one) => one.field !== undefined)?.field;
  const field = whole(told, degreeAt, degree?.field) ?? labelled ?? (school === null ? null : beside);
  return {
    institution: schoolAt === -1 ? beside : school,
    degree: degree?.degree ?? null,
    field,
    period,
    ...(told[schoolAt]?.institution === null && { isDisputed: true }),
  };
}

/** What ends a cell of a row, with what a narrow column left no room for there. */
function whole(told: readonly Told[], at: number, value: string | null | undefined): string | null {
  const [own, next] = [told[at], told[at + 1]];
  if (!own || !next || !value || next.row.gap >= BLANK_ROW) return value ?? null;
  const goesOn = own.row.segments.some(({ isFull, text }) => isFull && text.endsWith(value));
  return goesOn && next.others[0] === next.row.text ? `${value} ${next.row.text}` : value;
}

/** What a row of a section of education tells. */
function toldBy(row: TextRow): Told {
  const period = entryPeriod(row);
  const isHead = isHeaderLike(row);
  let degree: Degree | undefined;
  let institution: string | null | undefined;
  let labelled: string | undefined;
  const others: string[] = [];
  for (const one of piecesOf(row, period)) {
    const label = labelOf(one.text);
    const piece = partOf(one, { from: lengthOfLabel(one.text), to: one.text.length });
    const parts = parted(piece, BETWEEN)
      .map(({ text }) => text.slice(lengthOfLabel(text)))
      .flatMap(fromSchool);
    const school = isHead ? parts.find(isSchool) : undefined;
    const own = degree ? undefined : parts.map(degreeOf).find((found) => found !== undefined);
    if (own) {
      const plain = parts.find((part) => !isSchool(part) && isPlainName(part) && !degreeOf(part));
      degree = { degree: own.degree, field: own.field ?? plain ?? null };
    } else if (label?.of === 'degree') degree = { degree: piece.text, field: null };
    else if (label?.of === 'field' && isPlainName(piece.text)) labelled ??= piece.text;
    // "PhD   Princeton University, Computer Science"
    const behind = parts[parts.indexOf(school ?? '') + 1] ?? '';
    const field = own || degree?.field !== null || school === undefined ? undefined : fieldIn(behind);
    if (degree && field !== undefined) degree = { ...degree, field };
    if (school !== undefined) {
      const whole = own || field !== undefined ? school : restFrom(piece, school);
      institution ??= isRunIntoTown(whole, row.text.slice(piece.end - row.start)) ? null : whole;
    } else if (label?.of === 'institution') institution = piece.text;
    else if (!own && label?.of !== 'degree' && label?.of !== 'field' && isHead && isPlainName(piece.text))
      others.push(piece.text);
  }
  return { row, degree, institution, period, field: labelled, others };
}

/** "B.S. in Physics from State University", "State University: B.S. in Physics": what names a degree, and what gave it. */
function fromSchool(text: string): string[] {
  const [, first = '', last = ''] = /^(.{1,80}?)(?: (?:from|at)(?: the)?|:) (\p{Lu}.{1,80})$/u.exec(text) ?? [];
  return (degreeOf(first) && isSchool(last)) || (isSchool(first) && degreeOf(last)) ? [first, last] : [text];
}

/** Whether a school's name runs into its town: "Acme College Duluth, MN". Where it ends, nothing says. */
function isRunIntoTown(school: string, after: string): boolean {
  const [name = '', region = ''] = `${school}${/^, .{0,40}/.exec(after)?.[0] ?? ''}`.split(', ');
  if (placeOf(`Town, ${region}`) === undefined) return false;
  const words = wordsOf(name);
  const at = words.findLastIndex((word) => SCHOOL_WORDS.has(word) || OF.has(word));
  const rest = words.slice(at + 1);
  // "University of South Florida"
  return rest.length > (OF.has(words[at] ?? '') ? 1 : 0) && placeOf(rest.join(' ')) === undefined;
}

const OF = new Set(['of', 'at', 'for', 'in', 'and']);

/** The field that a text behind a school is, or that a degree in it is in. */
function fieldIn(text: string): string | undefined {
  return degreeOf(text)?.field ?? (isPlainName(text) ? text : undefined);
}

function lengthOfLabel(text: string): number {
  const label = labelOf(text);
  return label && label.of !== 'other' ? label.length : 0;
}

/** A text from one of its parts on; the part alone where years follow. */
function restFrom({ text }: TextSpan, part: string): string {
  const rest = text.slice(text.indexOf(part));
  return /\d{4}/.test(rest) ? part : rest;
}

/** A degree that a text begins with, and its field: "B.S. in Computer Science". */
function degreeOf(text: string): Degree | undefined {
  const degree = (SHORT_DEGREE.exec(text) ?? FULL_DEGREE.exec(text))?.[0];
  if (degree === undefined) return undefined;
  const rest = text.slice(degree.length);
  const [, field = ''] =
    /^(?: degree)?(?:,? in |[,:/ ]{1,3}| \((?=[^()]{2,60}\)))(\p{L}[^()|;]{1,80})/iu.exec(rest) ?? [];
  const name = field.replace(/ (?:with|from|at) .{0,80}$/i, '').trim();
  return { degree: degree.trim(), field: isPlainName(name) && !isSchool(name) ? name : null };
}

/** Whether a text begins with the name of a degree. */
function isDegree(text: string): boolean {
  return SHORT_DEGREE.test(text) || FULL_DEGREE.test(text);
}

/** Whether a text names a school: one of its words says so, and it begins with no degree. */
function isSchool(text: string): boolean {
  return (
    wordsOf(text).some((word) => SCHOOL_WORDS.has(word)) &&
    /\p{Lu}/u.test(text) &&
    !isPlaceholder({ text }) &&
    !isDegree(text)
  );
}

/** Whether a text may be the name of a field: no marks, courses or honours stand in it. */
export function isField(text: string): boolean {
  return isPlainName(text) && !text.split(' ').some((word) => ASIDE.test(word));
}

function isPlainName(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= MAX_WORDS && !ASIDE.test(text) && /^\p{Lu}[^\d:]*$/u.test(text);
}
