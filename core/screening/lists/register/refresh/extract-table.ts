import { registerColumns, type RegisterColumns } from '../register-columns.ts';
import { readRegisterRow } from '../register-record.ts';
import { registerBuilder, type RegisterCopy } from '../register-copy.ts';
import { dayOfExtract, type DayStatements } from './extract-day.ts';
import { RefusedExtract } from './refusal.ts';

/** Counts of a table's rows, without the header, by how they were handled. */
export interface ExtractCounts {
  readonly rows: number;
  readonly organizations: number;
  /** Left out: rows of individuals, or with a name that reads as a person's. */
  readonly individuals: number;
  /**
   * Left out: lines of rows with a different width than the header, with broken quoting, without a name, or
   * unterminated.
   */
  readonly broken: number;
}

/** Takes the rows of an extract in order, the header first. */
export interface ExtractTable {
  /**
   * Takes a row and its last line number, from 1. Throws `RefusedExtract` if the header lacks a column or is repeated,
   * or if there are more records than a copy can hold.
   */
  readonly add: (row: readonly string[], line: number) => void;
  /**
   * Counts unparsable text up to the line where it was abandoned and on to the next row. Throws `RefusedExtract` if it
   * is the header.
   */
  readonly skip: (line: number) => void;
  /** Throws `RefusedExtract` if there was no header. */
  readonly end: () => FinishedTable;
}

/** A completely read table. */
export interface FinishedTable {
  readonly counts: ExtractCounts;
  readonly finish: (statements: Omit<DayStatements, 'created'>) => RegisterCopy;
}

/** Creates an empty table. */
export function createExtractTable(): ExtractTable {
  const builder = registerBuilder();
  const created = new Map<string, number>();
  const counts = { organization: 0, individual: 0, broken: 0 };
  let columns: RegisterColumns | undefined;
  let headings: ReadonlySet<string> = new Set();
  let lastLine = 0;
  let skippedTo: number | undefined;

  /** An unclosed quote swallows whole rows, so the loss is counted in lines; the parser may count one twice. */
  function countSkipped(to: number): void {
    if (skippedTo !== undefined) counts.broken += Math.max(1, to - lastLine);
    skippedTo = undefined;
  }

  return {
    add(row, line) {
      if (!columns) {
        columns = columnsOf(row);
        headings = new Set(row.filter((heading) => heading !== ''));
        lastLine = line;
        return;
      }
      const lines = linesOf(row);
      countSkipped(line - lines);
      lastLine = line;
      if (row.every((field) => headings.has(field))) {
        throw new RefusedExtract('The extract has a second header, so it consists of several tables.');
      }
      const read = lines > MAX_LINES ? BROKEN : readRegisterRow(row, columns);
      counts[read.kind] += read.kind === 'broken' ? lines : 1;
      if (read.kind !== 'organization') return;
      const { createdDate } = read.record;
      if (createdDate !== null) created.set(createdDate, (created.get(createdDate) ?? 0) + 1);
      try {
        builder.add(read.record);
      } catch (error) {
        if (error instanceof RangeError) throw new RefusedExtract('The extract has more records than a copy can hold.');
        throw error;
      }
    },
    skip(line) {
      if (!columns) throw new RefusedExtract('The header of the extract cannot be read.');
      skippedTo = line;
    },
    end() {
      if (!columns) throw new RefusedExtract('The extract has no data rows: it is empty.');
      countSkipped(skippedTo ?? 0);
      const { organization: organizations, individual: individuals, broken } = counts;
      return {
        counts: { rows: organizations + individuals + broken, organizations, individuals, broken },
        finish: (statements) => builder.finish(dayOfExtract({ ...statements, created })),
      };
    },
  };
}

/** No row has this many lines; one that does has swallowed others. */
const MAX_LINES = 100;

const BROKEN = { kind: 'broken' } as const;

function linesOf(row: readonly string[]): number {
  return row.reduce((lines, field) => (field.includes('\n') ? lines + field.split('\n').length - 1 : lines), 1);
}

function columnsOf(header: readonly string[]): RegisterColumns {
  const found = registerColumns(header);
  if (found.status === 'found') return found.columns;
  const missing = found.missing.map((name) => name.replace(/[A-Z1]/g, (sign) => ` ${sign.toLowerCase()}`));
  throw new RefusedExtract(`The extract has a required column missing or duplicated: ${missing.join(', ')}.`);
}
