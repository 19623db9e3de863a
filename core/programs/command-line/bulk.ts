import type { JsonObject } from '../../json.ts';
import { isStandardInput, isStandardOutput } from './bounded-input.ts';
import { bulkAnswer, digestOf, type Summary } from './bulk-result.ts';
import { EXIT, UsageError, type Surroundings } from './command.ts';
import { readInputTable, type WantedColumns } from './input-table.ts';
import { createPacer } from './pacer.ts';
import { createProgress } from './progress.ts';
import { openResultsFile, openResultsPipe } from './results-file.ts';
import { csvFormat, jsonLines } from './results-format.ts';
import type { Counts } from './tally.ts';

/** A table whose rows are asked about one by one. */
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

/** What the person asked for. */
export interface BulkOptions {
  readonly file: string;
  readonly out: string | undefined;
  readonly column: string | undefined;
  readonly json: boolean;
}

/** Rows that are asked about at a time: enough to wait for several sources at once, and no more than one caller's share. */
const AT_A_TIME = 4;

/** Asks about every row of a file that has no result yet, writes the results next to it, and answers what to exit with. */
export async function runBulk(bulk: Bulk, options: BulkOptions, surroundings: Surroundings): Promise<number> {
  const { file, out, column, json } = options;
  const { service, operation, columns, resultColumns, isScreen } = bulk;
  const path = out ?? defaultPath(file, json);
  if (path === file && !isStandardInput(file))
    throw new UsageError('The results would overwrite their own input: name another file with --out.');
  const table = await readInputTable(file, { columns, named: column }, surroundings);
  const [keyColumn = ''] = Object.keys(columns);
  const rows = table.rows.map(({ wanted, others }, i) => {
    const request = bulk.request(wanted);
    return { row: i + 1, key: wanted[keyColumn] ?? '', others, request, digest: digestOf(operation, request) };
  });
  const isSample = isScreen && surroundings.isSandbox;
  const formatOptions = { service, operation, otherColumns: table.otherColumns, isSample };
  const format = json ? jsonLines(formatOptions) : csvFormat(formatOptions, { keyColumn, resultColumns });
  const results = isStandardOutput(path)
    ? openResultsPipe(surroundings.print, format)
    : await openResultsFile(path, { format, rows });
  const progress = createProgress(rows.length, surroundings);
  const waiting = rows.filter(({ row }) => !results.has(row));
  const before = rows.length - waiting.length;
  if (before > 0) surroundings.printError(`Going on: ${before} of ${rows.length} rows are done.\n`);
  if (results.mismatches > 0) surroundings.printError(`${mismatchText(results.mismatches)}\n`);

  const services = await surroundings.open();
  try {
    const queue = waiting.values();
    const pacer = createPacer(surroundings);
    const askOn = async (): Promise<void> => {
      for (const row of queue) {
        const called = await pacer.ask(() => services.call(operation, row.request));
        results.write(row, bulkAnswer(called, bulk.summary));
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
  surroundings.printError(
    `${isScreen ? `${counts.match} with a match, ${counts.possible} with a possible one. ` : ''}${closingText(counts)} Results: ${path}\n`,
  );
  return exitCodeOf(counts);
}

function mismatchText(mismatches: number): string {
  return `Not kept: ${mismatches} earlier results of another service, or of rows that have changed or are gone.`;
}

function defaultPath(file: string, json: boolean): string {
  if (isStandardInput(file)) return '/dev/stdout';
  return `${file.replace(/\.(?:csv|tsv|txt)$/i, '')}.results.${json ? 'jsonl' : 'csv'}`;
}

function closingText({ complete, incomplete, refused, failed }: Counts): string {
  return [
    `${complete} complete, ${incomplete} incomplete, ${refused} refused, ${failed} failed.`,
    ...(incomplete > 0 ? ['Incomplete: something that was to be checked was not; no such row is a clean one.'] : []),
    ...(refused > 0 ? ['Refused: the row breaks a rule, which its error names.'] : []),
    ...(failed > 0 ? ['Failed: no answer this time.'] : []),
  ].join(' ');
}

function exitCodeOf({ incomplete, refused, failed }: Counts): number {
  if (refused + failed > 0) return EXIT.failed;
  return incomplete > 0 ? EXIT.incomplete : EXIT.complete;
}
