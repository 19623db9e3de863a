import { entryPeriod, isAlone, periodsIn, type Period } from './period.ts';
import { isHeaderLike, withoutOuterList } from './entries.ts';
import { parted, piecesOf, withoutStop } from './pieces.ts';
import { isLabel, labelOf, type LabelledAs } from './resume-labels.ts';
import { schoolBeforeTown } from './role-places.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { isTraining, MARKS, scoreOf, SURE } from './row-features.ts';
import { degreeAt } from './words/degree-words.ts';

/** A record of education as it stands in a resume; null where it is not told or not sure. */
export interface Education {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly period: Period | undefined;
  /** Whether a school is named, but not where its name ends: no other reading settles it. */
  readonly isDisputed?: boolean;
  /** Its rows: what stands elsewhere is another's. */
  readonly rows?: TextSpan;
}

/** What a row of a section of education tells: at most one degree and one school, and texts that are neither. */
interface Told {
  readonly row: TextRow;
  readonly period: Period | undefined;
  readonly degree: string | undefined;
  /** Beside the degree, or behind a label. */
  readonly field: string | undefined;
  /** Null where one is named, but not where its name ends. */
  readonly institution: string | null | undefined;
  readonly others: readonly string[];
  /** All that it says beside dates and places. */
  readonly printed: readonly string[];
  /** Whether it names a course or a certificate: a record of its own, which is none of studies. */
  readonly isTraining: boolean;
}

type Kind = 'degree' | 'institution' | 'period';
const KINDS: readonly Kind[] = ['institution', 'degree', 'period'];

/** How much the heads of two records may differ in height. */
const SAME_HEIGHT = 0.04;

/** What goes on in the next row has no blank one between: a gap as a multiple of what is usual from row to row. */
const BLANK_ROW = 2;

/** In points or characters: how far the rest of a cell may begin from where the cell does. */
const SAME_LEFT = 4;

/** What a text scores at least that is a field where it stands next to a degree. */
const MAY_BE = 2;

/** A kind of school, which by itself is the end of a name that had no room. */
const KIND = /^(?:university|college|school|academy|institute|polytechnic)$/i;

/** Between a degree, its field and a school in one text. */
const BETWEEN = /,\s{1,3}(?:in (?=\p{Lu}))?|\s{1,2}[\u2013\u2014-]\s{1,2}/gu;

/** The records of education in the rows of its sections. A record names a school or a degree. */
export function educationOf(rows: readonly TextRow[]): Education[] {
  const told = withWholeDegrees(withoutOuterList(rows)).map(toldBy);
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
    for (const kind of kindsOf(one)) record.seen.add(kind);
  }
  return records
    .map((record) => educationIn(record.told))
    .filter(({ institution, degree }) => institution !== null || degree !== null);
}

/** Rows with degrees that had no room in theirs put together: "Master of Business" over "Administration". */
function withWholeDegrees(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const [first, ...more] = row.segments;
    const text = `${last?.text} ${row.text}`;
    const isCut = last?.segments[0].isFull === true && degreeAt(last.text) === last.text;
    if (isCut && more.length === 0 && !/\d/.test(row.text) && degreeAt(text).length > last.text.length)
      found[found.length - 1] = { ...last, text, end: row.end, segments: [{ ...first, text, start: last.start }] };
    else found.push(row);
  }
  return found;
}

/** In the order in which a row has them, as far as one is enough to begin a record. */
function kindsOf(told: Told): Kind[] {
  return KINDS.filter((kind) => told[kind] !== undefined);
}

interface RecordSoFar {
  readonly told: Told[];
  readonly seen: Set<Kind>;
}

interface Around {
  readonly record: RecordSoFar;
  /** What the first record of the section begins with, and its first row. */
  readonly starter: Kind;
  readonly look: TextRow;
}

/** A record begins with what the first one begins with, in print of its height, and with another one that has dates of its own. */
function startsRecord(one: Told, { record: { seen }, starter, look }: Around): boolean {
  const kinds = kindsOf(one);
  const names = kinds.filter((kind) => kind !== 'period');
  const isWhole = seen.has('degree') && seen.has('institution');
  if (one.isTraining || (isWhole && isApart(one))) return true;
  if (kinds.includes(starter))
    return one.row.source !== 'text_layer' || Math.abs(one.row.height - look.height) <= SAME_HEIGHT;
  return names.some((kind) => seen.has(kind)) && kinds.includes('period');
}

/** Whether a row with dates, or below a gap, names what is no school, degree or field: its dates, and what is below it, are no part of the record above. */
function isApart({ row, period, degree, institution, printed }: Told): boolean {
  const isPlain = degree === undefined && institution === undefined && printed.length > 0 && !row.isBullet;
  const isOfStudies = (text: string): boolean => MARKS.test(text) || isLabel(text) || scoreOf('field', text) >= SURE;
  const [dated = period] = periodsIn(row);
  return isPlain && (dated ? !isAlone(row, dated) : row.gap >= BLANK_ROW) && !printed.some(isOfStudies);
}

function educationIn(told: readonly Told[]): Education {
  const degreeAt = told.findIndex(({ degree }) => degree !== undefined);
  const schoolAt = told.findIndex(({ institution }) => institution !== undefined);
  // Dates beside a school or degree; of those below it, a certificate's may be one.
  const dated = told.filter((one) => one.period);
  const own = dated.filter((one) => kindsOf(one).length > 1);
  const periods = (own.length > 0 ? own : dated).flatMap((one) => one.period ?? []);
  // Of a start and an end below each other, the end.
  const period = periods.every(({ isRange }) => !isRange)
    ? periods.toSorted((a, b) => String(b.from).localeCompare(String(a.from)))[0]
    : periods[0];
  // What stands beside a degree, or below it, is its field or, where no word tells it, its school.
  const isNext = (i: number): boolean => i === degreeAt || (i === degreeAt + 1 && (told[i]?.row.gap ?? 0) < BLANK_ROW);
  const besideAt = told.findIndex(({ others }, i) => degreeAt !== -1 && isNext(i) && others.length > 0);
  const beside = whole(told, besideAt, told[besideAt]?.others[0]);
  const above = told[schoolAt - 1];
  const isRest = KIND.test(told[schoolAt]?.institution ?? '') && above?.row.isFull === true;
  const school = isRest
    ? `${above.row.text} ${told[schoolAt]?.institution}`
    : whole(told, schoolAt, told[schoolAt]?.institution);
  const fieldAt = told.findIndex(({ field }) => field !== undefined);
  const isField = school !== null || scoreOf('field', beside ?? '') >= SURE;
  return {
    institution: schoolAt === -1 && !isField ? beside : school,
    degree: told[degreeAt]?.degree ?? null,
    field: whole(told, fieldAt, told[fieldAt]?.field) ?? (isField ? beside : null),
    period,
    ...(told[schoolAt]?.institution === null && { isDisputed: true }),
    rows: {
      text: told.map(({ row }) => row.text).join(' '),
      start: told[0]?.row.start ?? 0,
      end: told.at(-1)?.row.end ?? 0,
    },
  };
}

/** What ends a cell of a row, with what a narrow column left no room for there. */
function whole(told: readonly Told[], at: number, value: string | null | undefined): string | null {
  const [own, next] = [told[at], told[at + 1]];
  if (!own || !next || !value || next.row.gap >= BLANK_ROW) return value ?? null;
  const isCut = / (?:of|for|and|&|the|in)$/.test(value);
  const cell = own.row.segments.find(({ isFull, text }) => (isFull || isCut) && text.endsWith(value));
  const below = cell && next.row.segments.find(({ left }) => Math.abs(left - cell.left) <= SAME_LEFT);
  // What else stands there goes on in cells of its own.
  const isRest = next.row.segments.every(({ text }) => next.others.includes(text));
  return below && isRest ? `${value} ${below.text}` : value;
}

/** What a row of a section of education tells. */
function toldBy(row: TextRow): Told {
  const period = entryPeriod(row) ?? periodsIn(row).find((one) => isBehindDegree(row, one));
  const printed = piecesOf(row, period)
    .map(withoutStop)
    .map((piece) => ({ piece, parts: partsOf(piece) }));
  // A degree heads a record even where its row begins or ends as sentences do.
  const isHead = isHeaderLike(row) || (!row.isBullet && printed.some(({ parts }) => !parts.every(isNoDegree)));
  let [degree, field]: (string | undefined)[] = [];
  let institution: string | null | undefined;
  const others: string[] = [];
  for (const { piece, parts } of printed) {
    const at: number = degree === undefined ? parts.findIndex((one) => one.degree >= SURE) : -1;
    const school = isHead ? parts.find((one) => one.school >= SURE) : undefined;
    degree ??= parts[at]?.text;
    // "Bachelor of Science - BS, Accounting"
    const next = at === -1 ? undefined : parts.slice(at + 1).find(isNoDegree);
    const isNamed = at !== -1 || school !== undefined || parts.some(({ label }) => label === 'field');
    const surely = isNamed ? parts.find((one) => one.field >= SURE) : undefined;
    const own = next && next.field >= MAY_BE ? next : surely;
    field ??= own?.text;
    if (school && institution === undefined) {
      const name = at === -1 && !own ? restFrom(piece, school.text) : school.text;
      institution = schoolBeforeTown(name, row.text.slice(piece.end - row.start));
    } else if (at === -1 && !own && isHead && parts[0] && parts[0].field >= MAY_BE)
      others.push(restFrom(piece, parts[0].text));
  }
  const isPlain = degree === undefined && institution === undefined;
  return {
    row,
    period,
    degree,
    field,
    institution,
    others,
    printed: printed.map(({ piece }) => piece.text),
    isTraining: isHead && isPlain && isTraining(row),
  };
}

/** "MBA 05/2014" */
function isBehindDegree({ text, start, end }: TextRow, period: Period): boolean {
  const before = text.slice(0, period.start - start).trim();
  return period.end === end && before !== '' && degreeAt(before) === before;
}

/** A text between two signs, without a label, and how much it is a school, a degree and a field. */
interface Part {
  readonly text: string;
  readonly label: LabelledAs | undefined;
  readonly school: number;
  readonly degree: number;
  readonly field: number;
}

function isNoDegree({ degree }: Part): boolean {
  return degree < SURE;
}

function partsOf(piece: TextSpan): Part[] {
  return parted(piece, BETWEEN).flatMap(({ text: printed }) => {
    const label = labelOf(printed);
    const length = label && label.of !== 'other' ? label.length : 0;
    return inTwo(printed.slice(length)).map((text, i): Part => {
      const own = i === 0 ? printed.slice(0, length) + text : text;
      const scores = {
        school: scoreOf('institution', own),
        degree: scoreOf('degree', own),
        field: scoreOf('field', own),
      };
      return { text, label: i === 0 ? label?.of : undefined, ...scores };
    });
  });
}

/** A degree and what follows it, what a degree is from, and a field or a school with a degree behind it: "Physics (B.S.)". */
function inTwo(text: string): string[] {
  const [, first = '', last = ''] =
    /^(.{1,80}?)(?: (?:from|at)(?: the)?|:) (\p{Lu}.{1,80})$/u.exec(text) ??
    /^(\p{L}[^()]{1,80}) \((\p{L}.{1,40})\)$/u.exec(text) ??
    [];
  if (scoreOf('degree', last) >= SURE) return [...inTwo(last), first];
  if (scoreOf('degree', first) >= SURE && scoreOf('institution', last) >= SURE) return [...inTwo(first), last];
  const degree = degreeAt(text);
  const [, rest = ''] =
    /^(?: degree)?(?: in |[:/ ]{1,3}| \((?=[^()]{2,60}\)))(\p{L}[^()|]{1,80})/iu.exec(text.slice(degree.length)) ?? [];
  return degree === '' ? [text] : [degree.trim(), ...(rest === '' ? [] : [rest.trim()])];
}

/** A text from one of its parts on; the part alone where years follow. */
function restFrom({ text }: TextSpan, part: string): string {
  const rest = text.slice(text.indexOf(part));
  return /\d{4}/.test(rest) ? part : rest;
}
