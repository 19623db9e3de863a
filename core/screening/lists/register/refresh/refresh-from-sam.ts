import { refreshRegister, type Refreshed, type RefreshOptions } from './refresh.ts';
import type { RefreshOutcome } from './refresh-journal.ts';
import { newestExtract, type SamOptions } from './sam.ts';

/** Options of a refresh from SAM.gov. */
export interface SamRefreshOptions extends Omit<RefreshOptions, 'get'> {
  readonly sam: SamOptions;
}

/** Refreshes the served copy from SAM.gov's newest extract; see `refreshRegister`. */
export function refreshFromSam({ sam, ...options }: SamRefreshOptions): Promise<Refreshed> {
  const { signal, now, progress } = options;
  return refreshRegister({
    ...options,
    get(servedDate) {
      progress?.('Downloading the extract from SAM.gov');
      return newestExtract(sam, { servedDate, signal, now: now() });
    },
  });
}

/** Exit codes of a program that makes one run. 1 is left to the runtime, which uses it for crashes. */
const EXIT_CODES: Readonly<Record<RefreshOutcome, number>> = {
  replaced: 0,
  unchanged: 10,
  refused: 11,
  failed: 12,
  interrupted: 13,
};

/** Returns the exit code of a run, for `outcomeOf` to read. */
export function exitCodeOf(outcome: RefreshOutcome): number {
  return EXIT_CODES[outcome];
}

/** Returns a run's outcome from its program's exit code; `failed` for any other code. */
export function outcomeOf(exitCode: number | undefined): RefreshOutcome {
  const found = Object.entries(EXIT_CODES).find(([, code]) => code === exitCode);
  return found ? (found[0] as RefreshOutcome) : 'failed';
}
