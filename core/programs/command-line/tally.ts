import type { BulkAnswer, RowOutcome } from './bulk-result.ts';

/** How many rows there are of each outcome, and with a match or a possible one. */
export type Counts = Readonly<Record<RowOutcome | 'match' | 'possible', number>>;

/** Counts rows as they are done. */
export function createTally(): { readonly add: (answer: BulkAnswer) => void; readonly counts: () => Counts } {
  const counts = { complete: 0, incomplete: 0, refused: 0, failed: 0, match: 0, possible: 0 };
  return {
    add({ outcome, finding }) {
      counts[outcome]++;
      if (finding === 'match' || finding === 'possible') counts[finding]++;
    },
    counts: () => counts,
  };
}
