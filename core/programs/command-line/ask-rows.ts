import { isStandardOutput } from './bounded-input.ts';
import { bulkAnswer, unaskedAnswer, UnaskedRow, type AskedRow, type BulkAnswer, type Summary } from './bulk-result.ts';
import { EXIT, type CallOperation, type Surroundings } from './command.ts';
import { createPacer, type Pacer } from './pacer.ts';
import { createProgress } from './progress.ts';
import { openResultsFile, openResultsPipe } from './results-file.ts';
import { csvFormat, jsonLines } from './results-format.ts';
import type { Counts } from './tally.ts';

/** Rows to send to one operation. */
export interface AskedRows {
  readonly rows: readonly AskedRow[];
  readonly service: string;
  readonly operation: string;
  readonly summary: (answer: unknown) => Summary;
  /** Column name of the value asked about. */
  readonly keyColumn: string;
  readonly otherColumns: readonly string[];
  readonly resultColumns: readonly string[];
  /** Whether parties are screened: matches are counted, and the sandbox answers from sample data. */
  readonly isScreen: boolean;
}

/** Concurrent rows: enough to wait for several sources at once, and no more than one caller's share. */
const AT_A_TIME = 4;

/**
 * Sends every row that has no result yet, writes results as they come, and returns the exit code. An interrupt stops it
 * between two rows, with all results kept.
 */
export async function askRows(
  asked: AskedRows,
  { path, json }: { readonly path: string; readonly json: boolean },
  surroundings: Surroundings,
): Promise<number> {
  const { rows, service, operation, summary, keyColumn, otherColumns, resultColumns, isScreen } = asked;
  const isSample = isScreen && surroundings.isSandbox;
  const formatOptions = { service, operation, otherColumns, isSample };
  const format = json ? jsonLines(formatOptions) : csvFormat(formatOptions, { keyColumn, resultColumns });
  const results = isStandardOutput(path)
    ? openResultsPipe(surroundings.print, format)
    : await openResultsFile(path, { format, rows });
  const waiting = rows.filter(({ row }) => !results.has(row));
  const before = rows.length - waiting.length;
  const progress = createProgress({ total: rows.length, before }, surroundings);
  if (before > 0) surroundings.printError(`Resuming: ${before} of ${rows.length} rows are already done.\n`);
  if (results.mismatches > 0) surroundings.printError(`${mismatchText(results.mismatches)}\n`);

  const interrupted = surroundings.interrupted();
  const services = await surroundings.open();
  try {
    const queue = waiting.values();
    const pacer = createPacer(surroundings);
    const askOn = async (): Promise<void> => {
      for (const row of queue) {
        const answer = await answerTo(row, { operation, call: services.call, pacer, summary });
        // A call cut off by an interrupt has no result.
        if (interrupted.aborted) return;
        results.write(row, answer);
        progress.show(results.counts());
      }
    };
    const everything = Promise.all(Array.from({ length: AT_A_TIME }, askOn));
    await Promise.race([everything, aborted(interrupted)]);
  } finally {
    progress.end();
    await results.finish();
    await services.close();
  }
  const counts = results.counts();
  surroundings.printError(
    `${isScreen ? `${counts.match} with a match, ${counts.possible} with a possible match. ` : ''}${closingText(counts)} Results: ${path}\n`,
  );
  if (interrupted.aborted) {
    surroundings.printError('Interrupted: run the same command again to resume.\n');
    return EXIT.interrupted;
  }
  return exitCodeOf(counts);
}

interface Asking {
  readonly operation: string;
  readonly call: CallOperation;
  readonly pacer: Pacer;
  readonly summary: AskedRows['summary'];
}

async function answerTo(row: AskedRow, { operation, call, pacer, summary }: Asking): Promise<BulkAnswer> {
  try {
    const request = await row.request();
    return bulkAnswer(await pacer.ask(() => call(operation, request)), summary);
  } catch (error) {
    if (error instanceof UnaskedRow) return unaskedAnswer(error);
    throw error;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}

function mismatchText(mismatches: number): string {
  return `Earlier results discarded: ${mismatches} (from another service, or for rows that changed or are gone).`;
}

function closingText({ complete, incomplete, refused, failed }: Counts): string {
  return [
    `${complete} complete, ${incomplete} incomplete, ${refused} refused, ${failed} failed.`,
    ...(incomplete > 0 ? ['Incomplete: something could not be checked; do not treat these rows as clear.'] : []),
    ...(refused > 0 ? ['Refused: the row breaks a rule; see its error.'] : []),
    ...(failed > 0 ? ['Failed: no answer; run the command again to retry.'] : []),
  ].join(' ');
}

function exitCodeOf({ incomplete, refused, failed }: Counts): number {
  if (refused + failed > 0) return EXIT.failed;
  return incomplete > 0 ? EXIT.incomplete : EXIT.complete;
}
