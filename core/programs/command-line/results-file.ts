import { appendFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { replaceFile } from '../../replace-file.ts';
import type { AskedRow, BulkAnswer } from './bulk-result.ts';
import { UsageError } from './command.ts';
import { createTally, type Counts } from './tally.ts';
import { cellText, type EarlierResult, type ResultsFormat } from './results-format.ts';

/** The results of a run, one line per finished row. */
export interface Results {
  /** Whether an earlier run has a complete answer for a row. */
  readonly has: (row: number) => boolean;
  readonly write: (asked: AskedRow, answer: BulkAnswer) => void;
  readonly counts: () => Counts;
  /** Sorts the lines by row. */
  readonly finish: () => Promise<void>;
  /** Number of earlier results for questions that are not asked now. */
  readonly mismatches: number;
}

/**
 * Opens the results of a run that may have been stopped. A row with a complete earlier answer to the same operation and
 * request keeps its result; all others are sent again. Throws `UsageError` if the file does not contain such results,
 * or only results for other rows.
 */
export async function openResultsFile(
  path: string,
  { format, rows }: { format: ResultsFormat; rows: readonly AskedRow[] },
): Promise<Results> {
  const earlier = await readEarlier(path, { format, rows });
  const complete = new Map(earlier.filter(({ outcome }) => outcome === 'complete').map((one) => [one.digest, one]));
  const asked = new Set(rows.map(({ digest }) => digest));
  const tally = createTally();
  const lines = new Map<number, string>();
  for (const row of rows) {
    const kept = complete.get(row.digest);
    if (!kept) continue;
    lines.set(row.row, format.line(row, kept));
    tally.add(kept);
  }
  const wholeText = (): string => {
    const inOrder = [...lines].sort(([a], [b]) => a - b).map(([, text]) => text);
    return [...(format.header === undefined ? [] : [format.header]), ...inOrder].map((line) => `${line}\n`).join('');
  };
  await replaceFile(path, wholeText()).catch(() => {
    throw new UsageError('The results file cannot be written.');
  });
  return {
    has: (row) => lines.has(row),
    write(row, answer) {
      const text = format.line(row, answer);
      // Written at once, so that a stopped run keeps every finished row.
      appendFileSync(path, `${text}\n`);
      lines.set(row.row, text);
      tally.add(answer);
    },
    counts: tally.counts,
    finish: () => replaceFile(path, wholeText()),
    mismatches: earlier.filter(({ digest }) => !asked.has(digest)).length,
  };
}

/** Opens results for a pipe: nothing is read from it, and lines are printed in row order. */
export function openResultsPipe(print: (text: string) => void, format: ResultsFormat): Results {
  if (format.header !== undefined) print(`${format.header}\n`);
  const tally = createTally();
  const early = new Map<number, string>();
  let next = 1;
  return {
    has: () => false,
    write(row, answer) {
      early.set(row.row, format.line(row, answer));
      tally.add(answer);
      for (let line = early.get(next); line !== undefined; line = early.get(++next)) {
        early.delete(next);
        print(`${line}\n`);
      }
    },
    counts: tally.counts,
    finish: () => Promise.resolve(),
    mismatches: 0,
  };
}

async function readEarlier(
  path: string,
  { format, rows }: { format: ResultsFormat; rows: readonly AskedRow[] },
): Promise<readonly EarlierResult[]> {
  const text = await textOf(path);
  const written = text.split('\n');
  // Text after the last line end was being written when the run was stopped.
  const cut = written.pop() ?? '';
  const isOurs = written.length > 0 || format.beginning.startsWith(cut.slice(0, format.beginning.length));
  const earlier = isOurs ? format.read(written) : undefined;
  const keys = new Set(rows.map(({ key }) => cellText(key)));
  const digests = new Set(rows.map(({ digest }) => digest));
  const isOfThese = ({ key, digest }: EarlierResult): boolean => keys.has(cellText(key)) || digests.has(digest);
  if (!earlier || (earlier.length > 0 && !earlier.some(isOfThese))) {
    throw new UsageError('The results file already exists with other content: choose another with --out.');
  }
  return earlier;
}

async function textOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return '';
  // A pipe would never end, and must not be replaced by a file.
  if (!found.isFile()) throw new UsageError('The results must go to a file or to /dev/stdout.');
  return readFile(path, 'utf8').catch(() => {
    throw new UsageError('The results file cannot be read.');
  });
}
