import { REFRESH_ARGUMENT } from '../../../../program-arguments.ts';
import { exitCodeOf, refreshFromSam } from './refresh-from-sam.ts';
import type { RefreshOutcome, RefreshResult } from './refresh-journal.ts';
import type { StoreOpener } from './refresh-ground.ts';
import type { SamOptions } from './sam.ts';

/** Exit code for wrong arguments; nothing was started. */
const EXIT_USAGE = 2;

/** Where the copy is and where its extracts come from. */
export interface RefreshProgramOptions {
  readonly dataDir: string;
  /** The PostgreSQL store that machines share. */
  readonly shared: StoreOpener | undefined;
  readonly sam: SamOptions;
  /** Prints a sentence to the user. */
  readonly print: (sentence: string) => void;
}

/**
 * Runs one refresh from SAM.gov as a program, prints its steps and how it ended, and returns the exit code. It takes no
 * arguments. SIGTERM and SIGINT end the run, which is recorded.
 */
export async function runRefreshProgram(
  args: readonly string[],
  { dataDir, shared, sam, print }: RefreshProgramOptions,
): Promise<number> {
  if (args.length > 0) {
    print(`${REFRESH_ARGUMENT} takes no arguments. Nothing was refreshed.`);
    return EXIT_USAGE;
  }
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopped.abort();
    });
  }
  const progress = onceEach(print);
  const options = { dataDir, shared, sam, progress, now: () => new Date(), signal: stopped.signal };
  const refreshed = await refreshFromSam(options);
  print(endingText(refreshed));
  return exitCodeOf(refreshed.outcome);
}

/** Describes how a refresh ended, in a sentence or two. */
function endingText({ outcome, reason, rowCount, extractDate }: RefreshResult): string {
  const held = rowCount === null ? [] : [`The extract of ${extractDate ?? 'an unknown day'} has ${rowCount} rows.`];
  return [ENDINGS[outcome], ...held, ...(reason === null ? [] : [reason])].join(' ');
}

const ENDINGS: Readonly<Record<RefreshOutcome, string>> = {
  replaced: 'Replaced: the new copy is now served.',
  unchanged: 'Unchanged: the copy was kept.',
  refused: 'Refused: the copy was kept.',
  failed: 'Failed: any existing copy was kept.',
  interrupted: 'Interrupted.',
};

/** Prints each new step once; reading reports the same percentage many times. */
function onceEach(print: (sentence: string) => void): (step: string) => void {
  let last = '';
  return (step) => {
    if (step !== last) print(`${step}.`);
    last = step;
  };
}
