import type { JsonObject } from '../../json.ts';
import { bulkResult, type RowOutcome, type Summary } from './bulk-result.ts';
import { EXIT, UsageError, type Surroundings } from './command.ts';
import { readInputTable, type WantedColumns } from './input-table.ts';
import { createPacer } from './pacer.ts';
import { createProgress } from './progress.ts';
import { openResultsFile } from './results-file.ts';
import { csvFormat, jsonLines } from './results-format.ts';

/** A table whose rows are asked about one by one. */
export interface Bulk {
  readonly columns: WantedColumns;
  readonly operation: string;
  readonly request: (row: Readonly<Record<string, string>>) => JsonObject;
  readonly summary: (answer: unknown) => Summary;
  readonly resultColumns: readonly string[];
  /** Whether the sandbox answers from sample data, which must not be mixed with real results in a file. */
  readonly hasSamples: boolean;
}

/** What the person asked for. */
export interface BulkOptions {
  readonly file: string;
  readonly out: string | undefined;
  readonly column: string | undefined;
  readonly json: boolean;
}

/** An additional column of sandbox results, which distinguishes their files from real ones. */
const SAMPLE_COLUMN = 'sample_data';

/** Rows that are asked about at a time: enough to wait for several sources at once, and no more than one caller's share. */
const AT_A_TIME = 4;

/** Asks about every row of a file that has no result yet, writes the results next to it, and answers what to exit with. */
export async function runBulk(bulk: Bulk, options: BulkOptions, surroundings: Surroundings): Promise<number> {
  const { file, out, column, json } = options;
  const [keyColumn = ''] = Object.keys(bulk.columns);
  const { rows } = await readInputTable(file, { columns: bulk.columns, named: column });
  const isSample = bulk.hasSamples && surroundings.isSandbox;
  const columns = [...bulk.resultColumns, ...(isSample ? [SAMPLE_COLUMN] : [])];
  const format = json ? jsonLines(isSample) : csvFormat(keyColumn, columns);
  const keys = rows.map((row) => row[keyColumn] ?? '');
  const path = out ?? defaultPath(file, json);
  if (path === file) throw new UsageError('The results would overwrite their own input: name another file with --out.');
  const results = await openResultsFile(path, { format, keys });
  const progress = createProgress(rows.length, surroundings);
  const waiting = rows.map((row, i) => ({ row, number: i + 1 })).filter(({ number }) => !results.has(number));
  const before = rows.length - waiting.length;
  if (before > 0) surroundings.printError(`Going on: ${before} of ${rows.length} rows are done.\n`);

  const services = await surroundings.open();
  try {
    const queue = waiting.values();
    const pacer = createPacer(surroundings);
    const askOn = async (): Promise<void> => {
      for (const { row, number } of queue) {
        const called = await pacer.ask(() => services.call(bulk.operation, bulk.request(row)));
        const result = bulkResult({ row: number, key: keys[number - 1] ?? '' }, called, bulk.summary);
        results.write({ ...result, cells: { ...result.cells, [SAMPLE_COLUMN]: 'yes' } });
        progress.show(results.counts());
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, askOn));
  } finally {
    progress.end();
    await results.finish();
    await services.close();
  }
  const counts = results.counts();
  surroundings.printError(`${closingText(counts)} Results: ${path}\n`);
  return exitCodeOf(counts);
}

function defaultPath(file: string, json: boolean): string {
  return `${file.replace(/\.(?:csv|tsv|txt)$/i, '')}.results.${json ? 'jsonl' : 'csv'}`;
}

type Counts = Readonly<Record<RowOutcome, number>>;

function closingText({ complete, incomplete, refused, failed }: Counts): string {
  return [
    `${complete} complete, ${incomplete} incomplete, ${refused} refused, ${failed} failed.`,
    ...(incomplete > 0 ? ['Incomplete: something that was to be checked was not; no such row is a clean one.'] : []),
    ...(refused > 0 ? ['Refused: the row breaks a rule, which its error names.'] : []),
    ...(failed > 0 ? ['Failed: the same command tries these rows again.'] : []),
  ].join(' ');
}

function exitCodeOf({ incomplete, refused, failed }: Counts): number {
  if (refused + failed > 0) return EXIT.failed;
  return incomplete > 0 ? EXIT.incomplete : EXIT.complete;
}
