import type { Database } from '../../store/database.ts';
import type { Breathe } from '../breath.ts';
import type { WatchList } from '../lists-table.ts';
import { eachApplied } from '../parties-table.ts';
import { partyIndexBuilder, type PartyIndex } from './party-index.ts';

/** Caches the indexes of whole lists between changes of the sources. */
export interface PartyIndexCache {
  /** The index of a list's applied parties. */
  readonly of: (list: WatchList, breathe: Breathe) => Promise<PartyIndex>;
  readonly drop: (listId: string) => void;
}

/** Creates a cache of indexes with this many parties in total; the least recently used go first. */
export function partyIndexCache(store: Pick<Database, 'run'>, maxParties: number): PartyIndexCache {
  const kept = new Map<string, { readonly upload: number; readonly index: PartyIndex }>();
  return {
    async of({ listId, upload }, breathe) {
      const before = kept.get(listId);
      kept.delete(listId);
      const index = before?.upload === upload ? before.index : await indexOfList(store, listId, breathe);
      kept.set(listId, { upload, index });
      let parties = 0;
      for (const [id, one] of [...kept].reverse()) {
        parties += one.index.size;
        if (parties > maxParties && id !== listId) kept.delete(id);
      }
      return index;
    },
    drop: (listId) => kept.delete(listId),
  };
}

async function indexOfList(store: Pick<Database, 'run'>, listId: string, breathe: Breathe): Promise<PartyIndex> {
  const builder = partyIndexBuilder();
  await eachApplied(store, { listId, breathe }, builder.add);
  return builder.finish(breathe);
}
