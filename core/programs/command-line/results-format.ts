import { parse } from 'csv-parse/sync';
import { isJsonObject } from '../../json.ts';
import type { BulkResult, RowOutcome } from './bulk-result.ts';

/** The part of a line that shows whether its row is done. */
export type DoneRow = Pick<BulkResult, 'row' | 'key' | 'outcome'>;

/** How results are written, a line each, and known again. */
export interface ResultsFormat {
  /** The first line; undefined if the format has no header. */
  readonly header: string | undefined;
  readonly line: (result: BulkResult) => string;
  /** The row of a line; undefined for one that was cut short, or belongs to another command. */
  readonly read: (line: string) => DoneRow | undefined;
}

/** One JSON object a line, each with the whole answer; `sample` marks sample data. */
export function jsonLines(isSample: boolean): ResultsFormat {
  return {
    header: undefined,
    line: ({ row, key, outcome, answer }) =>
      JSON.stringify({ row, key, outcome, ...(isSample && { sample: true }), answer }),
    read(line) {
      const value = parsedLine(line);
      if (!isJsonObject(value) || (value['sample'] === true) !== isSample) return undefined;
      return doneRow(value['row'], value['key'], value['outcome']);
    },
  };
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A table with these columns behind row, outcome and what was asked about. */
export function csvFormat(keyColumn: string, columns: readonly string[]): ResultsFormat {
  return {
    header: csvLine(['row', 'outcome', keyColumn, ...columns]),
    line: ({ row, key, outcome, cells }) =>
      csvLine([String(row), outcome, key, ...columns.map((column) => cells[column] ?? '')]),
    read(line) {
      try {
        const records: string[][] = parse(line);
        const [[row, outcome, key, ...rest] = []] = records;
        return rest.length === columns.length ? doneRow(Number(row), key, outcome) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** A record is one line, so that a file that was cut short can be read line by line: line ends in values become spaces. */
function csvLine(values: readonly string[]): string {
  return values.map(csvCell).join(',');
}

/** A cell that begins like a formula would be one to a spreadsheet, even if it is part of a name. */
function csvCell(value: string): string {
  const line = value.replace(/[\r\n]/g, ' ');
  const safe = /^[=+\-@\t]/.test(line) && !/^-?[\d.]{1,30}$/.test(line) ? `'${line}` : line;
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const OUTCOMES: readonly RowOutcome[] = ['complete', 'incomplete', 'refused', 'failed'];

function doneRow(row: unknown, key: unknown, outcome: unknown): DoneRow | undefined {
  const known = OUTCOMES.find((one) => one === outcome);
  if (!Number.isSafeInteger(row) || typeof key !== 'string' || known === undefined) return undefined;
  return { row: Number(row), key, outcome: known };
}

/** Whether a key is that of a row, as far as a line of the format shows. */
export function isKeyOf(format: ResultsFormat, written: string, key: string): boolean {
  const again = format.read(format.line({ row: 1, key, outcome: 'complete', cells: {}, answer: null }));
  return again?.key === written;
}
