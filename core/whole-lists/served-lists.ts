import { servedDoubts, type ServedDoubt } from './doubt-note.ts';
import type { ListState } from './list-memory.ts';

/** A list as GET /sources and GET /health serve it. */
export interface ServedList {
  readonly list: string;
  /** Records of organisations when it was last read; null where the source shows no sizes. */
  readonly records: number | null;
  /** The last day on which it was whole, YYYY-MM-DD. */
  readonly last_whole: string;
  /** Null where the list is whole. */
  readonly doubt: Omit<ServedDoubt, 'list' | 'records' | 'last_whole'> | null;
}

/** Lists as they are served. */
export function servedLists(states: readonly ListState[]): ServedList[] {
  return states.map(({ list, size, wholeOn, doubt }) => ({
    list,
    records: size,
    last_whole: wholeOn,
    doubt: doubt ? withoutList(doubt, size) : null,
  }));
}

function withoutList(doubt: NonNullable<ListState['doubt']>, size: number | null): ServedList['doubt'] {
  const [served] = servedDoubts([doubt]);
  if (!served) return null;
  const { missing, since, still_compared } = served;
  return size === null ? { missing: null, since, still_compared: 0 } : { missing, since, still_compared };
}
