import type { RegisterCopy } from '../register-copy.ts';
import { copyStamp, readCopy } from './copy-store.ts';

/** The copy that answers are given from: that of the file, as of the last look at it. */
export interface ServedCopy {
  /** Undefined where there was never one that could be read. */
  readonly current: () => RegisterCopy | undefined;
  /**
   * Takes the file's copy where it is another file than at the last look; of two looks at a time the second does nothing. A
   * copy that cannot be read, and a file that is gone, leave the one in memory.
   */
  readonly look: () => Promise<'same' | 'taken' | 'unreadable'>;
}

/** The copy of a folder, of which no look was taken yet. */
export function openServedCopy(dataDir: string): ServedCopy {
  let current: RegisterCopy | undefined;
  let seen: string | undefined;
  let looking = false;

  async function takeNew(): Promise<'same' | 'taken' | 'unreadable'> {
    try {
      const stamp = await copyStamp(dataDir);
      if (stamp === seen) return 'same';
      seen = stamp;
      const copy = await readCopy(dataDir);
      if (!copy) return 'same';
      current = copy;
      return 'taken';
    } catch {
      return 'unreadable';
    }
  }

  return {
    current: () => current,
    async look() {
      if (looking) return 'same';
      looking = true;
      try {
        return await takeNew();
      } finally {
        looking = false;
      }
    },
  };
}
