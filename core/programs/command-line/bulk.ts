import type { JsonObject } from '../../json.ts';
import { askRows } from './ask-rows.ts';
import { isStandardInput } from './bounded-input.ts';
import { digestOf, type Summary } from './bulk-result.ts';
import { UsageError, type Surroundings } from './command.ts';
import { readInputTable, type WantedColumns } from './input-table.ts';

/** A table whose rows are sent one by one. */
export interface Bulk {
  readonly columns: WantedColumns;
  readonly service: string;
  readonly operation: string;
  readonly request: (row: Readonly<Record<string, string>>) => JsonObject;
  readonly summary: (answer: unknown) => Summary;
  readonly resultColumns: readonly string[];
  /** Whether parties are screened: matches are counted, and the sandbox answers from sample data. */
  readonly isScreen: boolean;
}

/** The user's options. */
export interface BulkOptions {
  readonly file: string;
  readonly out: string | undefined;
  readonly column: string | undefined;
  readonly json: boolean;
}

/** Sends every row of a file that has no result yet, writes the results next to it, and returns the exit code. */
export async function runBulk(bulk: Bulk, options: BulkOptions, surroundings: Surroundings): Promise<number> {
  const { file, out, column, json } = options;
  const path = out ?? defaultPath(file, json);
  if (path === file && !isStandardInput(file))
    throw new UsageError('The results would overwrite the input: choose another file with --out.');
  const { otherColumns, rows } = await readInputTable(file, { columns: bulk.columns, named: column }, surroundings);
  const [keyColumn = ''] = Object.keys(bulk.columns);
  const asked = rows.map(({ wanted, others }, i) => {
    const request = bulk.request(wanted);
    const digest = digestOf(bulk.operation, request);
    return { row: i + 1, key: wanted[keyColumn] ?? '', others, request: () => request, digest };
  });
  return askRows({ ...bulk, rows: asked, keyColumn, otherColumns }, { path, json }, surroundings);
}

function defaultPath(file: string, json: boolean): string {
  if (isStandardInput(file)) return '/dev/stdout';
  return `${file.replace(/\.(?:csv|tsv|txt)$/i, '')}.results.${json ? 'jsonl' : 'csv'}`;
}
