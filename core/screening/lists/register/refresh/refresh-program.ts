import { exitCodeOf, refreshFromSam } from './refresh-from-sam.ts';
import type { SharedStore } from './refresh-ground.ts';
import type { SamOptions } from './sam.ts';

/** The argument that makes the server's program do one refresh and end. */
export const REFRESH_ARGUMENT = 'refresh-register';

/** Where the copy is, and where its extracts come from. */
export interface RefreshProgramOptions {
  readonly dataDir: string;
  /** The PostgreSQL store that machines share. */
  readonly shared: SharedStore | undefined;
  readonly sam: SamOptions;
}

/**
 * Makes one refresh from SAM.gov as a program of its own, and answers what to exit with. SIGTERM and SIGINT end the run, which
 * is recorded.
 */
export async function runRefreshProgram({ dataDir, shared, sam }: RefreshProgramOptions): Promise<number> {
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopped.abort();
    });
  }
  const { outcome } = await refreshFromSam({ dataDir, shared, sam, now: () => new Date(), signal: stopped.signal });
  return exitCodeOf(outcome);
}
