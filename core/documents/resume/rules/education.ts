import { toldBy, type Told } from './education-rows.ts';
import { withoutOuterList } from './entries.ts';
import type { Period } from './period.ts';
import type { TextRow } from './resume-rows.ts';

/** A record of education as it stands in a resume; null where it is not told or not sure. */
export interface Education {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly period: Period | undefined;
}

type Kind = 'degree' | 'institution' | 'period';

/** How much the heads of two records may differ in height. */
const SAME_HEIGHT = 0.04;

/** The records of education in the rows of its sections. A record names a school or a degree. */
export function educationOf(rows: readonly TextRow[]): Education[] {
  const told = withoutOuterList(rows).map(toldBy);
  const first = told.find((one) => kindsOf(one).length > 0);
  if (!first) return [];
  const [starter = 'institution'] = kindsOf(first);
  const records: GatheredRows[] = [];
  for (const one of told.slice(told.indexOf(first))) {
    const kinds = kindsOf(one);
    let record = records.at(-1);
    if (!record || startsRecord(one, { kinds, record, starter, look: first.row })) {
      record = { told: [], seen: new Set(), hasItems: false };
      records.push(record);
    }
    record.told.push(one);
    for (const kind of kinds) record.seen.add(kind);
    record.hasItems ||= one.row.isBullet && kinds.length === 0;
  }
  return records
    .map((record) => educationIn(record.told))
    .filter(({ institution, degree }) => institution !== null || degree !== null);
}

/** In the order in which a row has them, as far as one is enough to begin a record. */
function kindsOf({ degree, institution, period }: Told): Kind[] {
  const kinds: Kind[] = [];
  if (institution !== undefined) kinds.push('institution');
  if (degree !== undefined) kinds.push('degree');
  if (period !== undefined) kinds.push('period');
  return kinds;
}

/** The rows of one record, so far. */
interface GatheredRows {
  readonly told: Told[];
  readonly seen: Set<Kind>;
  /** Whether items of a list are among them. */
  hasItems: boolean;
}

interface EntrySurroundings {
  /** What the row has. */
  readonly kinds: readonly Kind[];
  readonly record: GatheredRows;
  /** What the first record of the section begins with, and its first row. */
  readonly starter: Kind;
  readonly look: TextRow;
}

function startsRecord({ row }: Told, { kinds, record, starter, look }: EntrySurroundings): boolean {
  const { seen, hasItems } = record;
  if (hasItems && !row.isBullet && kinds.some((kind) => kind !== 'period')) return true;
  const isSameLook = row.source !== 'text_layer' || Math.abs(row.height - look.height) <= SAME_HEIGHT;
  if (kinds.includes(starter) && seen.has(starter)) return isSameLook;
  const isAnother = kinds.some((kind) => kind !== 'period' && seen.has(kind));
  return isAnother && kinds.includes('period') && seen.has('period') && isSameLook;
}

function educationIn(told: readonly Told[]): Education {
  const degreeAt = told.findIndex(({ degree }) => degree !== undefined);
  const degree = told[degreeAt]?.degree;
  const named = told.find(({ institution }) => institution !== undefined);
  const periods = told.flatMap((one) => one.period ?? []);
  // Of a start and an end below each other, the end.
  const period = periods.every(({ isRange }) => !isRange)
    ? periods.toSorted((a, b) => String(b.from).localeCompare(String(a.from)))[0]
    : periods[0];
  const besideDegree =
    degreeAt === -1 ? [] : [...(told[degreeAt]?.others ?? []), ...(told[degreeAt + 1]?.others ?? [])];
  const field =
    whole(told, degreeAt, degree?.field) ??
    brokenField(told, degreeAt) ??
    (named && degree ? (fieldBeside(named, told[degreeAt]) ?? besideDegree[0] ?? null) : null);
  const institution =
    (named && wholeSchool(told, named)) ?? (degree ? (besideDegree.find((other) => other !== field) ?? null) : null);
  return { institution, degree: degree?.degree ?? null, field, period };
}

/** What ends a cell of a row, with what a narrow column left no room for there. */
function whole(told: readonly Told[], at: number, value: string | null | undefined): string | null {
  const [own, next] = [told[at], told[at + 1]];
  if (!value || !own || !next) return value ?? null;
  const isFull = own.row.segments.some((segment) => segment.isFull && segment.text.endsWith(value));
  const goesOn = isFull && !next.row.isFirst && !next.row.isBullet;
  return goesOn && kindsOf(next).length === 0 && next.others[0] === next.row.text ? `${value} ${next.row.text}` : value;
}

/** "Master of Science in", whose field had no room in the row. */
function brokenField(told: readonly Told[], at: number): string | null {
  const [own, next] = [told[at], told[at + 1]];
  const isBroken = own?.row.isFull === true && /\sin$/i.test(own.row.text);
  return isBroken && next?.others[0] === next?.row.text ? (next?.others[0] ?? null) : null;
}

/** A school's name, with what a narrow column left no room for; a kind of school by itself is the end of one. */
function wholeSchool(told: readonly Told[], named: Told): string | null {
  const at = told.indexOf(named);
  const above = told[at - 1];
  const [start] = above?.others ?? [];
  const isRest = KIND.test(named.institution ?? '') && above?.row.isFull === true && start === above.row.text;
  return isRest ? `${start} ${named.institution}` : whole(told, at, named.institution);
}

const KIND = /^(?:university|college|school|academy|institute|polytechnic)$/i;

/** "PhD   Princeton University, Computer Science": the degree's field stands behind the school. */
function fieldBeside(named: Told, degreed: Told | undefined): string | undefined {
  return named === degreed ? named.beside : undefined;
}
