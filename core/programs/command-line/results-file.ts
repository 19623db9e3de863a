import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../replace-file.ts';
import type { BulkResult, RowOutcome } from './bulk-result.ts';
import { UsageError } from './command.ts';
import { isKeyOf, type ResultsFormat } from './results-format.ts';

/** The file that results are written to, a line as each row is done. */
export interface ResultsFile {
  /** Whether a row was done by an earlier run. */
  readonly has: (row: number) => boolean;
  readonly write: (result: BulkResult) => void;
  /** How many rows are done, by their outcomes. */
  readonly counts: () => Readonly<Record<RowOutcome, number>>;
  /** Puts the lines into the order of the rows. */
  readonly finish: () => Promise<void>;
}

interface Line {
  readonly outcome: RowOutcome;
  readonly text: string;
}

/**
 * Opens the results of a run that may have been stopped: rows that failed, and a line that was cut short, are left out and done
 * anew. Throws `UsageError` for a file that holds anything else, or the results of other rows.
 */
export async function openResultsFile(
  path: string,
  { format, keys }: { format: ResultsFormat; keys: readonly string[] },
): Promise<ResultsFile> {
  const lines = await readLines(path, { format, keys });
  const wholeText = (): string => {
    const inOrder = [...lines].sort(([a], [b]) => a - b).map(([, { text }]) => text);
    return [...(format.header === undefined ? [] : [format.header]), ...inOrder].map((line) => `${line}\n`).join('');
  };
  await replaceFile(path, wholeText());
  const counts = { complete: 0, incomplete: 0, refused: 0, failed: 0 };
  for (const { outcome } of lines.values()) counts[outcome]++;
  return {
    has: (row) => lines.has(row),
    write(result) {
      const text = format.line(result);
      // At once, so that a run that is stopped has kept every row that it has done.
      appendFileSync(path, `${text}\n`);
      lines.set(result.row, { outcome: result.outcome, text });
      counts[result.outcome]++;
    },
    counts: () => counts,
    finish: () => replaceFile(path, wholeText()),
  };
}

async function readLines(
  path: string,
  { format, keys }: { format: ResultsFormat; keys: readonly string[] },
): Promise<Map<number, Line>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new UsageError('The file of the results cannot be read.');
  });
  const written = text.split('\n');
  // Text after the last line end was being written when the run was stopped.
  written.pop();
  if (format.header !== undefined && written.length > 0 && written.shift() !== format.header)
    throw new UsageError(FOREIGN);
  const lines = new Map<number, Line>();
  for (const line of written) {
    const done = format.read(line);
    const key = done && keys[done.row - 1];
    if (!done || key === undefined || !isKeyOf(format, done.key, key)) throw new UsageError(FOREIGN);
    if (done.outcome !== 'failed') lines.set(done.row, { outcome: done.outcome, text: line });
  }
  return lines;
}

const FOREIGN = 'The file of the results exists and holds something else: name another with --out.';
