import type { BulkAnswer, RowOutcome } from './bulk-result.ts';

/** Number of rows per outcome, and with a match or a possible match. */
export type Counts = Readonly<Record<RowOutcome | 'match' | 'possible', number>>;

/** Creates a counter of finished rows. */
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
