import { isAlone, periodsIn, type Period } from './period.ts';
import { isLabel } from './words/labels.ts';
import { isSameLook, type TextRow } from './resume-rows.ts';
import { MARKS, scoreOf, SURE } from './row-features.ts';

/** What one row of an education section says: at most one degree and one school, and texts that are neither. */
export interface RowFacts {
  readonly row: TextRow;
  readonly period: Period | undefined;
  readonly degree: string | undefined;
  /** Next to the degree, or after a label. */
  readonly field: string | undefined;
  /** Null if a school is named but the end of its name is unclear. */
  readonly institution: string | null | undefined;
  readonly others: readonly string[];
  /** Texts other than its field that may name a school, though no word says so. */
  readonly strangers: readonly string[];
  /** Everything it says except dates and places. */
  readonly printed: readonly string[];
}

type Kind = 'degree' | 'institution' | 'period';
const KINDS: readonly Kind[] = ['institution', 'degree', 'period'];

/** How much the heads of two records may differ in height. */
const SAME_HEIGHT = 0.04;

/** A gap this many times the usual one is a blank row; a value never continues across it. */
export const BLANK_ROW = 2;

/** Returns the kinds of values in a row that can begin a record, in a fixed order. */
export function kindsOf(facts: RowFacts | undefined): Kind[] {
  return KINDS.filter((kind) => facts?.[kind] !== undefined);
}

/**
 * Divides the rows of a section into records that look alike: the first row that names a school or a degree shows how many rows precede
 * such a row, and those rows look the same in every record. Undefined if they do not.
 */
export function recordsAlike(facts: readonly RowFacts[]): readonly (readonly RowFacts[])[] | undefined {
  const [first] = facts;
  if (first?.row.source !== 'text_layer') return undefined;
  const rowsWith = (kind: Kind): number[] => facts.flatMap((one, i) => (one[kind] === undefined ? [] : [i]));
  const named = [rowsWith('institution'), rowsWith('degree')].toSorted((a, b) => b.length - a.length);
  for (const at of named.filter(({ length }) => length > 1)) {
    const starts = at.map((one) => one - (at[0] ?? 0));
    const areApart = starts.every((start, i) => i === 0 || start > (at[i - 1] ?? 0));
    if (areApart && starts.every((start) => isSameLook(facts[start]?.row, first.row)))
      return namedByPlace(starts.map((start, i) => facts.slice(start, starts[i + 1])));
  }
  return undefined;
}

/** Gives records without a school or degree the text that other records have theirs in: the first, second ... row of a look. */
function namedByPlace(records: readonly (readonly RowFacts[])[]): RowFacts[][] {
  const placed = records.map((own) => ({ own, places: placesOf(own) }));
  const placesWith = (kind: 'institution' | 'degree'): ReadonlySet<string | undefined> =>
    new Set(
      placed.flatMap(({ own, places }) =>
        places.filter((_, i) => own[i]?.[kind] && own[i][kind] === own[i].printed[0]),
      ),
    );
  const [schools, degrees] = [placesWith('institution'), placesWith('degree')];
  return placed.map(({ own, places }) => {
    const lacks = (kind: 'institution' | 'degree'): boolean => own.every((one) => one[kind] === undefined);
    const [hasNoSchool, hasNoDegree] = [lacks('institution'), lacks('degree')];
    return own.map((one, i) => {
      const [text, ...more] = one.printed;
      if (text === undefined || more.length > 0 || one.degree !== undefined || one.institution !== undefined)
        return one;
      if (hasNoSchool && schools.has(places[i])) return { ...one, institution: text, others: [] };
      return hasNoDegree && degrees.has(places[i]) ? { ...one, degree: text, others: [] } : one;
    });
  });
}

/** Returns the look of each row and how many rows of that look are above it. */
function placesOf(rows: readonly RowFacts[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ row: { font, height, left } }) => {
    const look = `${font} ${height.toFixed(2)} ${Math.round(left)}`;
    const above = counts.get(look) ?? 0;
    counts.set(look, above + 1);
    return `${look} ${above}`;
  });
}

interface RecordSoFar {
  readonly facts: RowFacts[];
  readonly seen: Set<Kind>;
}

/** Divides the rows of a section into records by what they say. */
export function recordsByKinds(facts: readonly RowFacts[]): readonly (readonly RowFacts[])[] {
  const first = facts.find((one) => kindsOf(one).length > 0);
  if (!first) return [];
  const [starter = 'institution'] = kindsOf(first);
  const records: RecordSoFar[] = [];
  for (const one of facts.slice(facts.indexOf(first))) {
    let record = records.at(-1);
    if (!record || isOfAnother(one, record) || startsRecord(one, { record, starter, look: first.row })) {
      record = { facts: [], seen: new Set() };
      records.push(record);
    }
    record.facts.push(one);
    for (const kind of kindsOf(one)) record.seen.add(kind);
  }
  return withLeads(facts.slice(0, facts.indexOf(first)), withoutTorn(records.map((record) => record.facts)));
}

/**
 * Cuts off what a copied text has stacked up: several schools or degrees below a record that follows one without any, which may be theirs, and
 * several ranges of a record next to one without. Something is stacked up only where rows right below each other say the same kind of thing.
 */
function withoutTorn(records: readonly (readonly RowFacts[])[]): readonly (readonly RowFacts[])[] {
  const says = (one: RowFacts | undefined, kind: Kind): boolean =>
    kind === 'period' ? one?.period?.isRange === true : one?.[kind] !== undefined;
  const rows = records.flat();
  const isStacked = rows.some((one, i) => KINDS.some((kind) => says(one, kind) && says(rows[i + 1], kind)));
  if (rows[0]?.row.source !== 'text' || !isStacked) return records;
  const rowsWith = (own: readonly RowFacts[] | undefined, kind: Kind): number =>
    own?.filter((one) => says(one, kind)).length ?? 1;
  return records.map((own, i) => {
    const lacks = (kind: Kind): boolean =>
      rowsWith(records[i - 1], kind) === 0 || (kind === 'period' && rowsWith(records[i + 1], kind) === 0);
    const torn = KINDS.filter((kind) => rowsWith(own, kind) > 1 && lacks(kind));
    const end = own.findIndex((one) => torn.some((kind) => says(one, kind)));
    return end === -1 ? own : own.slice(0, end);
  });
}

/**
 * Gives records the row above them if there is one above the first, and every other has one that names nothing else: the subject above a
 * school, or the school above its dates. Where the others are schools, so is the first, though no word says so.
 */
function withLeads(
  above: readonly RowFacts[],
  records: readonly (readonly RowFacts[])[],
): readonly (readonly RowFacts[])[] {
  const [lead, ...more] = above;
  const leads = records.slice(0, -1).map((own) => own.at(-1));
  const isName = (one: RowFacts): boolean =>
    one.printed.length === 1 && kindsOf(one).length === 0 && one.field === undefined;
  const isSchool = (one: RowFacts | undefined): boolean =>
    kindsOf(one).join() === 'institution' && one?.printed.length === 1;
  if (!lead || more.length > 0 || leads.length === 0 || !isName(lead)) return records;
  const areSchools = leads.every(isSchool) && records.at(-1)?.every(({ institution }) => institution === undefined);
  if (!areSchools && !leads.every((one) => one?.others.length === 1 && isName(one))) return records;
  const first = areSchools ? { ...lead, institution: lead.printed[0], others: [] } : lead;
  return records.map((own, i) => {
    const rest = i === records.length - 1 ? own : own.slice(0, -1);
    return [(i === 0 ? first : leads[i - 1]) ?? first, ...rest];
  });
}

/** Whether a school belongs to no degree above it: that has a name of its own that may be its school, or was over long before or after. */
function isOfAnother(one: RowFacts, { facts, seen }: RecordSoFar): boolean {
  const periods = facts.flatMap(({ period }) => period ?? []);
  const { period } = one;
  if (one.institution === undefined || seen.has('institution') || periods.length === 0) return false;
  if (period && periods.every((own) => areApart(own, period))) return true;
  const isNamed = facts.some(({ strangers }) => strangers.length > 0) && facts.some(({ field }) => field !== undefined);
  return one.degree === undefined && isNamed;
}

/** Whether years lie between two dates. Two single years may be the ends of one range, in either order: "2014" above "2010". */
function areApart(first: Period, second: Period): boolean {
  const [from, to] = yearsOf(first);
  const [begins, ends] = yearsOf(second);
  const isRange = first.isRange || second.isRange;
  return isRange && (from - ends > MAX_BETWEEN || begins - to > MAX_BETWEEN);
}

/** Who ends in one year may graduate in the next. */
const MAX_BETWEEN = 1;

/** Returns the years of a date, of which one that is not stated may be any. */
function yearsOf({ from, to, isRange }: Period): readonly [from: number, to: number] {
  const year = (date: string | null, unknown: number): number =>
    date === null || date === 'present' ? unknown : Number(date.slice(0, 4));
  const begins = year(from, -Infinity);
  return [begins, isRange ? year(to, Infinity) : year(from, Infinity)];
}

interface Around {
  readonly record: RecordSoFar;
  /** What the section's first record begins with, and its first row. */
  readonly starter: Kind;
  readonly look: TextRow;
}

/** Whether a row begins a record: with what the first record begins with, at the same height, or with a second degree or school that has its own dates. */
function startsRecord(one: RowFacts, { record: { facts, seen }, starter, look }: Around): boolean {
  const kinds = kindsOf(one);
  const names = kinds.filter((kind) => kind !== 'period');
  const isWhole = seen.has('degree') && seen.has('institution');
  if (isWhole && isApart(one, facts)) return true;
  // A school that is printed twice.
  if (!seen.has('period') && names.join() === 'institution' && facts.some((own) => own.institution === one.institution))
    return false;
  if (kinds.includes(starter))
    return one.row.source !== 'text_layer' || Math.abs(one.row.height - look.height) <= SAME_HEIGHT;
  return names.some((kind) => seen.has(kind)) && kinds.includes('period');
}

/** Whether a blank row parts a row from those above. Where blank rows are between those too, it parts nothing. */
export function isParted(facts: readonly RowFacts[], at: number): boolean {
  const gap = facts[at]?.row.gap ?? 0;
  return gap >= BLANK_ROW && !facts.slice(1, at).some(({ row }) => row.gap >= gap);
}

/** Whether a row with dates, or below a gap, names something other than studies. It and the rows below do not belong to the record above. */
function isApart(one: RowFacts, above: readonly RowFacts[]): boolean {
  const { row, period, degree, institution, printed } = one;
  const isPlain = degree === undefined && institution === undefined && printed.length > 0 && !row.isBullet;
  const isOfStudies = (text: string): boolean => MARKS.test(text) || isLabel(text) || scoreOf('field', text) >= SURE;
  const [dated = period] = periodsIn(row);
  return (
    isPlain && (dated ? !isAlone(row, dated) : isParted([...above, one], above.length)) && !printed.some(isOfStudies)
  );
}
