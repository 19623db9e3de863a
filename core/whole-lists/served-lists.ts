import type { ScreenedList } from './answer.ts';
import { servedDoubts } from './doubt-note.ts';
import type { ListState } from './list-memory.ts';

/** Lists as they are served. */
export function servedLists(states: readonly ListState[]): ScreenedList[] {
  return states.map(({ list, size, wholeOn, doubt }) => ({
    list,
    records: size,
    last_whole: wholeOn,
    doubt: doubt ? withoutList(doubt, size) : null,
  }));
}

function withoutList(doubt: NonNullable<ListState['doubt']>, size: number | null): ScreenedList['doubt'] {
  const [served] = servedDoubts([doubt]);
  if (!served) return null;
  const { missing, since, still_compared } = served;
  return size === null ? { missing: null, since, still_compared: 0 } : { missing, since, still_compared };
}
