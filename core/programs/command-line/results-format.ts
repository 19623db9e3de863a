import { parse } from 'csv-parse/sync';
import { isJsonObject, type JsonObject } from '../../json.ts';
import type { AskedRow, BulkAnswer, Finding, RowOutcome } from './bulk-result.ts';

/** A line from an earlier run. */
export interface EarlierResult extends BulkAnswer {
  readonly key: string;
  readonly digest: string;
}

/** How results are written, one per line, and read again. */
export interface ResultsFormat {
  /** The first line; undefined if the format has no header. */
  readonly header: string | undefined;
  /** Start of the first line, to recognize one that was cut short. */
  readonly beginning: string;
  readonly line: (asked: AskedRow, answer: BulkAnswer) => string;
  /** Parses complete lines, including the header; undefined if any is not a result of such a run. */
  readonly read: (lines: readonly string[]) => readonly EarlierResult[] | undefined;
}

/** What a run asks about. */
export interface ResultsOptions {
  readonly service: string;
  readonly operation: string;
  readonly otherColumns: readonly string[];
  /** Whether answers come from sample data, which must not be mixed with real results in a file. */
  readonly isSample: boolean;
}

/** Extra column of sandbox results, which distinguishes their files from real ones. */
const SAMPLE_COLUMN = 'sample_data';

/** The last columns: what was found, and the digest of the question. */
const LAST_COLUMNS = ['finding', 'service', 'operation', 'sources', 'digest'];

/** One JSON object per line, each with the whole answer; `sample` marks sample data. */
export function jsonLines({ service, operation, otherColumns, isSample }: ResultsOptions): ResultsFormat {
  const names = uniqueNames(otherColumns, []);
  return {
    header: undefined,
    beginning: '{"row":',
    line: ({ row, key, others, digest }, { outcome, answer, finding, sources }) =>
      JSON.stringify({
        ...{ row, key, outcome, ...(isSample && { sample: true }), answer },
        input: Object.fromEntries(names.map((name, i) => [name, others[i] ?? ''])),
        ...{ finding, service, operation, sources, digest },
      }),
    read: (lines) => allOrNone(lines, (line) => earlierObject(parsedLine(line), isSample)),
  };
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function earlierObject(value: unknown, isSample: boolean): EarlierResult | undefined {
  if (!isJsonObject(value) || (value['sample'] === true) !== isSample) return undefined;
  const earlier = earlierResult(value);
  return earlier && { ...earlier, cells: {}, answer: value['answer'] };
}

/** A table: row, outcome, key, result columns, the input's other columns, and the digest of the question. */
export function csvFormat(
  { service, operation, otherColumns, isSample }: ResultsOptions,
  { keyColumn, resultColumns }: { keyColumn: string; resultColumns: readonly string[] },
): ResultsFormat {
  const first = ['row', 'outcome', keyColumn, ...resultColumns, ...(isSample ? [SAMPLE_COLUMN] : [])];
  const names = uniqueNames(otherColumns, [...first, SAMPLE_COLUMN, ...LAST_COLUMNS]);

  /** Parses a line with `width` columns; the input's columns may have been different then. */
  function earlierLine(line: string, width: number): EarlierResult | undefined {
    const values = recordOf(line);
    if (values?.length !== width) return undefined;
    const lead = Object.fromEntries(first.map((name, i) => [name, values[i]]));
    const cells = Object.fromEntries(resultColumns.map((name, i) => [name, values[3 + i] ?? '']));
    const last = Object.fromEntries(LAST_COLUMNS.map((name, i) => [name, values.at(i - LAST_COLUMNS.length)]));
    const earlier = earlierResult({ outcome: lead['outcome'], key: values[2], ...last });
    return earlier && { ...earlier, cells, answer: null };
  }

  return {
    header: csvLine([...first, ...names, ...LAST_COLUMNS]),
    beginning: csvLine(first),
    line: ({ row, key, others, digest }, { outcome, cells, finding = '', sources }) =>
      csvLine([
        ...[String(row), outcome, key, ...resultColumns.map((column) => cells[column] ?? '')],
        ...(isSample ? ['yes'] : []),
        ...names.map((_, i) => others[i] ?? ''),
        ...[finding, service, operation, sources, digest],
      ]),
    read([header, ...lines]) {
      if (header === undefined) return [];
      const written = recordOf(header) ?? [];
      const isOurs =
        first.every((name, i) => written[i] === name) &&
        LAST_COLUMNS.every((name, i) => written.at(i - LAST_COLUMNS.length) === name) &&
        written.includes(SAMPLE_COLUMN) === isSample;
      return isOurs ? allOrNone(lines, (line) => earlierLine(line, written.length)) : undefined;
    },
  };
}

function allOrNone<Result>(
  lines: readonly string[],
  read: (line: string) => Result | undefined,
): readonly Result[] | undefined {
  const found: Result[] = [];
  for (const line of lines) {
    const one = read(line);
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}

/** Makes names unique by adding a number to repeated or reserved ones. */
function uniqueNames(names: readonly string[], taken: readonly string[]): readonly string[] {
  const known = new Set(taken);
  return names.map((name, i) => {
    let unique = name;
    while (known.has(unique)) unique = `input_${i + 1}_${unique}`;
    known.add(unique);
    return unique;
  });
}

/** Parses the values of one line; undefined if it is not a single record. */
function recordOf(line: string): readonly string[] | undefined {
  try {
    const records: string[][] = parse(line);
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}

/** A record is one line, so that a truncated file can be read line by line: line ends in values become spaces. */
function csvLine(values: readonly string[]): string {
  return values.map(csvCell).join(',');
}

function csvCell(value: string): string {
  const text = cellText(value);
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats a value as one line of text. A cell that starts like a formula would be one to a spreadsheet, even as part of
 * a name: it gets an apostrophe. Applying it twice changes nothing.
 */
export function cellText(value: string): string {
  const line = value.replace(/[\r\n]/g, ' ');
  return /^[=+\-@\t]/.test(line) && !/^-?[\d.]{1,30}$/.test(line) ? `'${line}` : line;
}

const OUTCOMES: readonly RowOutcome[] = ['complete', 'incomplete', 'refused', 'failed'];
const FINDINGS: readonly Finding[] = ['match', 'possible', 'unchecked', 'none'];

function earlierResult(value: JsonObject): Omit<EarlierResult, 'cells' | 'answer'> | undefined {
  const { key, digest, sources } = value;
  const outcome = OUTCOMES.find((one) => one === value['outcome']);
  const finding = FINDINGS.find((one) => one === value['finding']);
  if (typeof key !== 'string' || typeof digest !== 'string' || typeof sources !== 'string' || !outcome)
    return undefined;
  return { key, digest, sources, outcome, finding };
}
