import { periodsIn, type Period } from './period.ts';
import { joinedPeriods } from './row-periods.ts';
import { isHeaderLike, withoutOuterList } from './entries.ts';
import { piecesOf } from './pieces.ts';
import { isOfTowns, mayBeTown, schoolBeforeTown } from './role-places.ts';
import { isSameLook, type RowSegment, type TextRow, type TextSpan } from './resume-rows.ts';
import { isMark, isStay, scoreOf, SURE } from './row-features.ts';
import { isNoDegree, mayNameSchool, namesBody, NO_MORE, partsOf, type Part } from './study-parts.ts';
import { BLANK_ROW, isParted, kindsOf, recordsAlike, recordsByKinds, type RowFacts } from './study-records.ts';
import { degreeAt, EXAMS, SCHOOL_KINDS } from './words/degree-words.ts';

/** An education record; unknown or uncertain values are null. */
export interface Education {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly period: Period | undefined;
  /** Whether a school is named but the end of its name is unclear. No other reading settles that. */
  readonly isDisputed?: boolean;
  /** Whether labels say what its values are. No other reading knows better. */
  readonly isLabelled?: boolean;
  /** The rows it came from; anything else belongs to another record. */
  readonly rows?: TextSpan;
}

/** How close the left edges of a cell and its continuation are, in points or characters. */
const SAME_LEFT = 4;

/** Cells whose heights differ by more do not continue each other. */
const TALLER = 1.15;

/** A text next to a degree with at least this score is its field. */
const MAY_BE = 2;

/** A bare kind of school is the end of a name that did not fit. */
const KIND =
  /^(?:(?:state|technical|community|high) )?(?:university|college|school|academy|institute|polytechnic)(?: of (?:technology|science|arts))?$/i;

/** Returns the records in the rows of the education sections. */
export function educationOf(rows: readonly TextRow[]): Education[] {
  const listed = withWholeDegrees(withoutOuterList(rows));
  const periods = joinedPeriods(listed);
  const facts = listed.map((row, i) => factsOf(row, periods[i], listed[i + 1]));
  const records =
    recordsAlike(facts)?.flatMap((own) => recordsByKinds(withSchools(own))) ?? recordsByKinds(withSchools(facts));
  const studies = records.map(educationIn);
  // What a copied text leaves open is open for the tagger too.
  if (rows[0]?.source === 'text') return studies;
  return studies.filter(({ institution, degree }) => institution !== null || degree !== null);
}

/** Gives rows the schools that their neighbours show: a name right above a degree, and the whole name that ends in a bare kind of school. */
function withSchools(facts: readonly RowFacts[]): RowFacts[] {
  return facts.map((own, i) => {
    const [above, degree, below] = [facts[i - 1], facts[i + 1], facts[i + 2]];
    if (KIND.test(own.institution ?? '') && above?.row.isFull)
      return { ...own, institution: `${above.row.text} ${own.institution}` };
    if (KIND.test(own.institution ?? '') && above && above.others.length + above.strangers.length > 0)
      return { ...own, institution: null };
    const [name, ...more] = own.others;
    const isBare = name !== undefined && more.length === 0;
    const isAbove = degree?.degree !== undefined && degree.institution === undefined;
    const isLast = below?.institution === undefined || facts[i + 3]?.degree !== undefined;
    // Between a school and a degree is the field, or the town.
    const named = above && isDateOnly(above) ? facts[i - 2] : above;
    const isField =
      (named?.institution !== undefined && named.degree === undefined) || scoreOf('field', name ?? '') >= SURE;
    return own.institution === undefined && isBare && isAbove && isLast && !isField
      ? { ...own, institution: name }
      : own;
  });
}

function isDateOnly({ period, printed }: RowFacts): boolean {
  return period !== undefined && printed.length === 0;
}

/** Rows this close, relative to the closest of one look, are lines of one text. */
const SAME_GAP = 1.1;

/** A longer row does not go on below. */
const MAX_JOINED = 120;

/** Joins rows that split a degree for lack of room: "Master of Business" above "Administration". */
function withWholeDegrees(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  const alike = rows.filter((row, i) => isSameLook(row, rows[i - 1]));
  const tight = Math.min(...alike.map(({ gap }) => gap)) * SAME_GAP;
  for (const row of rows) {
    const last = found.at(-1);
    const [first, ...more] = row.segments;
    const text = `${last?.text} ${row.text}`;
    const mayGoOn =
      last && isSameLook(last, row) && row.gap <= tight && !row.isBullet && last.text.length <= MAX_JOINED;
    const isDegree = last !== undefined && degreeAt(text).length > last.text.length;
    if (mayGoOn && isDegree && (last.segments[0].isFull || row.source === 'text_layer')) {
      const whole = { ...first, text: `${last.text} ${first.text}`, start: last.start };
      found[found.length - 1] = { ...last, text, end: row.end, segments: [whole, ...more] };
    } else found.push(row);
  }
  return found;
}

function educationIn(facts: readonly RowFacts[]): Education {
  const degreeAt = facts.findIndex(({ degree }) => degree !== undefined);
  const schoolAt = facts.findIndex(({ institution }) => institution !== undefined);
  // Prefer dates next to a school or degree; those below may be a certificate's.
  const dated = facts.filter((one) => one.period);
  const own = facts.filter((one, i) => one.period && (kindsOf(one).length > 1 || isEnd(one, facts[i - 1])));
  const periods = (own.length > 0 ? own : dated).flatMap((one) => one.period ?? []);
  // If start and end are in separate rows, take the end.
  const period = periods.every(({ isRange }) => !isRange)
    ? periods.toSorted((a, b) => String(b.from).localeCompare(String(a.from)))[0]
    : periods[0];
  const named = whole(facts, schoolAt, facts[schoolAt]?.institution);
  // The name behind "BSc in Physics, University" goes on elsewhere.
  const isCutOff = SCHOOL_KINDS.has(named?.toLowerCase() ?? '') && facts[schoolAt]?.printed.join() !== named;
  const school = isCutOff ? null : named;
  const isBelowSchool = (at: number): boolean =>
    schoolAt !== -1 && at > schoolAt && facts.slice(schoolAt + 1, at).every(isDateOnly);
  // A text next to or below a degree is its field or, if no word says so, its school. Between school and degree it is the field.
  const isNext = (i: number): boolean =>
    i === degreeAt ||
    (i === degreeAt + 1 && !isParted(facts, i)) ||
    (i === degreeAt - 1 && isBelowSchool(i) && school === facts[schoolAt]?.institution) ||
    // Above its school, as in every record.
    (i === 0 && schoolAt === 1 && degreeAt > schoolAt);
  const isSubject = ({ others: [text = ''] }: RowFacts, i: number): boolean =>
    isBelowSchool(i) && scoreOf('field', text) >= SURE;
  const besideAt = facts.findIndex(
    (one, i) => one.others.length > 0 && (degreeAt === -1 ? isSubject(one, i) : isNext(i)),
  );
  const beside = whole(facts, besideAt, facts[besideAt]?.others[0]);
  const fieldAt = facts.findIndex(({ field }) => field !== undefined);
  const isField = school !== null || scoreOf('field', beside ?? '') >= SURE;
  const isSchool = schoolAt === -1 && !isField && scoreOf('institution', beside ?? '') >= 0;
  const field = facts[fieldAt]?.field;
  return {
    institution: isSchool ? beside : school,
    degree: facts[degreeAt]?.degree ?? null,
    // What is its school does not go on with the field above it.
    field: (isSchool && beside !== null ? field : whole(facts, fieldAt, field)) ?? (isField ? beside : null),
    period,
    ...((isCutOff || facts[schoolAt]?.institution === null) && { isDisputed: true }),
    rows: {
      text: facts.map(({ row }) => row.text).join(' '),
      start: facts[0]?.row.start ?? 0,
      end: facts.at(-1)?.row.end ?? 0,
    },
  };
}

/** Whether a row's date is right below one that the row above begins with: the years of a margin. */
function isEnd({ row }: RowFacts, above: RowFacts | undefined): boolean {
  const isInMargin = above !== undefined && above.row.start === above.period?.start;
  return isInMargin && row.gap < BLANK_ROW && Math.abs(row.left - above.row.left) <= SAME_LEFT;
}

/** Completes a value at the end of a cell with what did not fit into a narrow column. */
function whole(facts: readonly RowFacts[], at: number, value: string | null | undefined): string | null {
  const [own, next] = [facts[at], facts[at + 1]];
  if (!own || !next || !value || next.row.gap >= BLANK_ROW) return value ?? null;
  const isCut = / (?:of|for|and|&|the|in)$/.test(value);
  const cell = own.row.segments.find(({ isFull, text }) => (isFull || isCut) && text.endsWith(value));
  const below = cell && next.row.segments.find((one) => isBelow(one, cell));
  // The other cells of that row must be continuations too.
  const isRest = next.row.segments.every(({ text }) => next.others.includes(text));
  return below && isRest ? `${value} ${below.text}` : value;
}

/** Whether a cell has the left edge and the size of the one above. */
function isBelow({ left, height }: RowSegment, above: RowSegment): boolean {
  return Math.abs(left - above.left) <= SAME_LEFT && height <= above.height * TALLER && above.height <= height * TALLER;
}

/** The rest of a range: "- 2015". */
const END = /^[\u2010-\u2015-] ?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d$/u;

/** Reads one row of an education section. */
function factsOf(row: TextRow, own: Period | undefined, below: TextRow | undefined): RowFacts {
  const dated = own ?? periodsIn(row).find((one) => isBehindDegree(row, one));
  // A start whose end is in the next row is no date of graduation.
  const isStart = dated?.isRange === false && below?.segments.some(({ text }) => END.test(text));
  const period = isStart ? undefined : dated;
  const printed = piecesOf(row, period)
    // "BSc Biology, Exchange" before "at University of Oslo"
    .filter((_, i, all) => !isStay(all[i - 1]?.text ?? ''))
    .map((piece) => ({ piece, parts: partsOf(piece) }));
  // A degree begins a record even if its row looks like a sentence.
  const isHead = isHeaderLike(row) || (!row.isBullet && printed.some(({ parts }) => !parts.every(isNoDegree)));
  let [degree, field]: (string | undefined)[] = [];
  let institution: string | null | undefined;
  const [others, strangers]: [string[], string[]] = [[], []];
  for (const { piece, parts } of printed) {
    const at: number = degree === undefined ? parts.findIndex((one) => one.degree >= SURE) : -1;
    const school = isHead ? parts.find((one) => one.school >= SURE) : undefined;
    degree ??= parts[at]?.text;
    // "Bachelor of Science - BS, Accounting"
    const next = at === -1 ? undefined : parts.slice(at + 1).find(isNoDegree);
    const isNamed = at !== -1 || school !== undefined || parts.some(({ label }) => label === 'field');
    const surely = isNamed ? parts.find((one) => one.field >= SURE) : undefined;
    const own = next && next.field >= MAY_BE && !namesBody(next) && !EXAMS.has(degree ?? '') ? next : surely;
    field ??= own?.text;
    if (isHead) strangers.push(...parts.filter((one) => one !== own && mayNameSchool(one)).map(({ text }) => text));
    if (school && institution === undefined) {
      const name = at === -1 && !own ? restFrom(piece, school, parts) : withCampus(school.text, piece);
      institution = schoolBeforeTown(name, row.text.slice(piece.end - row.start));
    } else if (at !== -1 && institution === undefined) institution = parts.find(namesBody)?.text;
    else if (at === -1 && !own && isHead && parts[0] && parts[0].field >= MAY_BE && parts[0].label !== 'other')
      others.push(restFrom(piece, parts[0], parts));
  }
  return {
    row,
    period,
    degree,
    field,
    institution,
    others,
    strangers,
    printed: printed.map(({ piece }) => piece.text),
  };
}

/** "MBA 05/2014" */
function isBehindDegree({ text, start, end }: TextRow, period: Period): boolean {
  const before = text.slice(0, period.start - start).trim();
  return period.end === end && before !== '' && degreeAt(before) === before;
}

/** Adds the town behind a school with several towns: "University of Ohio, Athens". */
function withCampus(school: string, piece: TextSpan): string {
  const [, town = ''] = /^, ([^,|;]{2,40})/.exec(piece.text.slice(piece.text.indexOf(school) + school.length)) ?? [];
  return isOfTowns(school) && mayBeTown(town) && scoreOf('field', town) < SURE && degreeAt(town) === ''
    ? `${school}, ${town}`
    : school;
}

/** Returns a text from one of its parts on, up to a mark; only that part if years follow. */
function restFrom({ text }: TextSpan, part: Part, parts: readonly Part[]): string {
  const from = text.indexOf(part.text);
  const mark = parts.slice(parts.indexOf(part) + 1).find((one) => one.label === 'other' || isMark(one.text));
  const until = mark ? text.indexOf(mark.text, from + part.text.length) : text.length;
  const rest = text
    .slice(from, until)
    .replace(/[,\s\u2010-\u2015-]+$/u, '')
    .replace(NO_MORE, '');
  return /\d{4}/.test(rest) ? part.text : rest;
}
