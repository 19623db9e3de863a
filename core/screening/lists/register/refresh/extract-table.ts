import { registerColumns, type RegisterColumns } from '../register-columns.ts';
import { readRegisterRow } from '../register-record.ts';
import { registerBuilder, type RegisterCopy } from '../register-copy.ts';
import { dayOfExtract, type DayStatements } from './extract-day.ts';
import { RefusedExtract } from './refusal.ts';

/** Rows of a table, the header apart, by what became of them. */
export interface ExtractCounts {
  readonly rows: number;
  readonly organizations: number;
  /** Left out: rows of individuals, or whose name reads as a person's. */
  readonly individuals: number;
  /** Left out: rows of another width than the header, with broken quoting, or without a name. */
  readonly broken: number;
}

/** Takes the rows of an extract in their order, the header first. */
export interface ExtractTable {
  /** Throws `RefusedExtract` where the header lacks a column, or there are more records than a copy holds. */
  readonly add: (row: readonly string[]) => void;
  /**
   * Counts a row that could not be parsed, by the line it was given up on; it may be given up on more than once. Throws
   * `RefusedExtract` where that row is the header.
   */
  readonly skip: (line: number) => void;
  /** Throws `RefusedExtract` where there was not even a header. */
  readonly end: () => FinishedTable;
}

/** A table whose last row was taken. */
export interface FinishedTable {
  readonly counts: ExtractCounts;
  readonly finish: (statements: Omit<DayStatements, 'created'>) => RegisterCopy;
}

/** A table of which nothing was read yet. */
export function createExtractTable(): ExtractTable {
  const builder = registerBuilder();
  const created = new Map<string, number>();
  const skippedLines = new Set<number>();
  const counts = { organization: 0, individual: 0, broken: 0 };
  let columns: RegisterColumns | undefined;

  return {
    add(row) {
      if (!columns) {
        columns = columnsOf(row);
        return;
      }
      const read = readRegisterRow(row, columns);
      counts[read.kind]++;
      if (read.kind !== 'organization') return;
      const { createdDate } = read.record;
      if (createdDate !== null) created.set(createdDate, (created.get(createdDate) ?? 0) + 1);
      try {
        builder.add(read.record);
      } catch (error) {
        if (error instanceof RangeError) throw new RefusedExtract('The extract has more records than a copy holds.');
        throw error;
      }
    },
    skip(line) {
      if (!columns) throw new RefusedExtract('The header of the extract cannot be read.');
      skippedLines.add(line);
    },
    end() {
      if (!columns) throw new RefusedExtract('The extract has no data rows: it is empty.');
      const broken = counts.broken + skippedLines.size;
      const { organization: organizations, individual: individuals } = counts;
      return {
        counts: { rows: organizations + individuals + broken, organizations, individuals, broken },
        finish: (statements) => builder.finish(dayOfExtract({ ...statements, created })),
      };
    },
  };
}

function columnsOf(header: readonly string[]): RegisterColumns {
  const found = registerColumns(header);
  if (found.status === 'found') return found.columns;
  const missing = found.missing.map((name) => name.replace(/[A-Z1]/g, (sign) => ` ${sign.toLowerCase()}`));
  throw new RefusedExtract(`The extract lacks a required column, or has it twice: ${missing.join(', ')}.`);
}
