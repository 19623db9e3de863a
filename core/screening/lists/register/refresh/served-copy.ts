import type { RegisterCopy } from '../register-copy.ts';
import { copyStamp, readCopy } from './copy-store.ts';

/** The copy used for answers: the file's, as of the last check. */
export interface ServedCopy {
  /** Undefined if no copy could ever be read. */
  readonly current: () => RegisterCopy | undefined;
  /**
   * Loads the file's copy if the file changed since the last check; of two concurrent checks the second does nothing.
   * If the copy is unreadable or the file is gone, the one in memory stays.
   */
  readonly look: () => Promise<'same' | 'taken' | 'unreadable'>;
}

/** Opens a folder's copy without checking it yet. */
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
