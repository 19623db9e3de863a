import { REFRESH_ARGUMENT } from '../../../../program-arguments.ts';
import { exitCodeOf, refreshFromSam } from './refresh-from-sam.ts';
import type { RefreshOutcome, RefreshResult } from './refresh-journal.ts';
import type { StoreOpener } from './refresh-ground.ts';
import type { SamOptions } from './sam.ts';

/** What it exits with if it was given anything else to do; nothing was begun. */
const EXIT_USAGE = 2;

/** Where the copy is, and where its extracts come from. */
export interface RefreshProgramOptions {
  readonly dataDir: string;
  /** The PostgreSQL store that machines share. */
  readonly shared: StoreOpener | undefined;
  readonly sam: SamOptions;
  /** Prints a sentence for the person who runs it. */
  readonly print: (sentence: string) => void;
}

/**
 * Makes one refresh from SAM.gov as a program of its own, prints its steps and how it ended, and answers what to exit with. It
 * takes no arguments. SIGTERM and SIGINT end the run, which is recorded.
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

/** How a refresh ended, in a sentence or two. */
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

/** Prints a step that follows another one; a reading tells its share many times. */
function onceEach(print: (sentence: string) => void): (step: string) => void {
  let last = '';
  return (step) => {
    if (step !== last) print(`${step}.`);
    last = step;
  };
}
