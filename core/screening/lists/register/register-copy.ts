import { isLetter, foldWords } from '../../../names/fold.ts';
import { preparedFromText, type PreparedName } from '../../../names/prepared-name.ts';
import { nameReadings, preparedReadings } from '../../../names/readings.ts';
import { usualSpelling } from '../../../names/spellings.ts';
import type { RememberedList } from '../../../whole-lists/remembered-list.ts';
import { packTexts, textAt, type PackedTexts } from './packed-texts.ts';
import type { RegisterRecord } from './register-record.ts';
import { GAP, indexSqueezed, type SqueezedIndex } from './squeezed-index.ts';

/**
 * The register's served organizations: packed, and indexed by the contents of their names. Records are numbered from 0.
 */
export interface RegisterCopy {
  /** The day of the extract, YYYY-MM-DD; null if it could not be read. */
  readonly extractDate: string | null;
  /** Rows of organizations in the extract; identical rows are one record here. */
  readonly rowCount: number;
  /** The register's remembered size across extracts; undefined for the first one. */
  readonly remembered?: RememberedList | undefined;
  /**
   * Records, at the end, that an earlier extract had and this one lacks: while its size is doubted they are still
   * compared.
   */
  readonly lostRecords?: number | undefined;
  readonly records: PackedTexts;
  /** Number of identical rows behind each record. */
  readonly rowsOfRecord: Uint32Array;
  /** The prepared readings of each name, record after record. */
  readonly compared: PackedTexts;
  /** Index in `compared` of each record's first reading, and the end of the last record. */
  readonly readingStarts: Uint32Array;
  /** For each reading a hash of the words that decide an exact match; see `wordsKey`. */
  readonly wordsKeys: Uint32Array;
  /** The readings of each name, including legal forms, squeezed. */
  readonly index: SqueezedIndex;
  /** Set for sample records. */
  readonly isSample?: true;
}

/** Builds a copy. */
export interface RegisterBuilder {
  /** Adds the record of a row; a repeated one is counted. */
  add: (record: RegisterRecord) => void;
  readonly rowCount: () => number;
  readonly finish: (extractDate: string | null) => RegisterCopy;
}

/** More distinct records cannot be ranked in integers; the register has about 168,000 rows of all kinds. */
const MAX_RECORDS = 2 ** 20;

/** Creates a builder that collects an extract's records row by row. Throws RangeError past `MAX_RECORDS`. */
export function registerBuilder(): RegisterBuilder {
  const numbers = new Map<string, number>();
  const rows: number[] = [];
  let rowCount = 0;
  return {
    add(record) {
      const text = recordText(record);
      const number = numbers.get(text);
      if (number === undefined && rows.length === MAX_RECORDS) {
        throw new RangeError(`Cannot hold more than ${MAX_RECORDS} records`);
      }
      rowCount += 1;
      if (number === undefined) numbers.set(text, rows.push(1) - 1);
      else rows[number] = (rows[number] ?? 0) + 1;
    },
    rowCount: () => rowCount,
    finish: (extractDate) => compileCopy([...numbers.keys()], { rows, extractDate }),
  };
}

function compileCopy(
  texts: readonly string[],
  { rows, extractDate }: { rows: readonly number[]; extractDate: string | null },
): RegisterCopy {
  const names = texts.map((text) => recordOf(text).name);
  const readings = names.map(preparedReadings);
  const compared = readings.flat();
  const readingStarts = new Uint32Array(names.length + 1);
  for (const [record, { length }] of readings.entries())
    readingStarts[record + 1] = (readingStarts[record] ?? 0) + length;
  return {
    extractDate,
    rowCount: rows.reduce((total, ofRecord) => total + ofRecord, 0),
    records: packTexts(texts),
    rowsOfRecord: Uint32Array.from(rows),
    compared: packTexts(compared.map(({ text }) => text)),
    readingStarts,
    wordsKeys: Uint32Array.from(compared, ({ words }) => wordsKey(words)),
    index: indexSqueezed(names.map((name) => nameReadings(name).map(squeezed).join(GAP))),
  };
}

/** Returns all records of a copy, in order. */
export function recordsOf({ records }: Pick<RegisterCopy, 'records'>): RegisterRecord[] {
  return Array.from({ length: records.starts.length - 1 }, (_, number) => recordOf(textAt(records, number)));
}

/** Returns a copy of the same extract with further records at its end. */
export function withLostRecords(copy: RegisterCopy, lost: readonly RegisterRecord[]): RegisterCopy {
  const texts = [...recordsOf(copy), ...lost].map(recordText);
  const rows = [...copy.rowsOfRecord, ...lost.map(() => 1)];
  return { ...compileCopy(texts, { rows, extractDate: copy.extractDate }), rowCount: copy.rowCount };
}

/** Returns a record by its number, from 0. */
export function recordAt(copy: RegisterCopy, number: number): RegisterRecord {
  return recordOf(textAt(copy.records, number));
}

/** Returns the readings of a record's name. */
export function readingsAt({ compared, readingStarts }: RegisterCopy, number: number): PreparedName[] {
  const readings: PreparedName[] = [];
  const end = readingStarts[number + 1] ?? 0;
  for (let at = readingStarts[number] ?? 0; at < end; at += 1) readings.push(preparedFromText(textAt(compared, at)));
  return readings;
}

/** Returns a name in the form searched for candidates: folded, in its usual spelling, without spaces. */
export function squeezed(name: string): string {
  return usualSpelling(foldWords(name)).join('');
}

/**
 * A hash that is equal for names which the register scores 1: FNV-1a of the sorted distinct words, without single
 * letters if there are other words.
 */
export function wordsKey(words: readonly string[]): number {
  const longer = words.filter((word) => !isLetter(word));
  const text = [...new Set(longer.length > 0 ? longer : words)].sort().join(' ');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Occurs in no field: reading a row turns control characters into spaces. */
const SEPARATOR = '\u001f';

function recordText(record: RegisterRecord): string {
  const { name, subjectType, exclusionType, address, state, openDataFlag, activeDate, terminationDate, createdDate } =
    record;
  const dates = [activeDate, terminationDate, createdDate].map((date) => date ?? '');
  return [name, subjectType, exclusionType, address, state, openDataFlag, ...dates].join(SEPARATOR);
}

function recordOf(text: string): RegisterRecord {
  const [name = '', subjectType = '', exclusionType = '', address = '', state = '', openDataFlag = '', ...dates] =
    text.split(SEPARATOR);
  const [activeDate = null, terminationDate = null, createdDate = null] = dates.map((date) =>
    date === '' ? null : date,
  );
  return { name, subjectType, exclusionType, address, state, openDataFlag, activeDate, terminationDate, createdDate };
}
