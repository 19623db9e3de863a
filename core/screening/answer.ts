/* Written from answer-schema.ts by `npm run types`. */

import type { DoubtedList } from '../whole-lists/answer.ts';

/** Where the records of a section come from. */
export type Source = {
  readonly name: string;
  /** Where the source is published. */
  readonly url: string;
  /** live: read from the publisher, for this request or as a copy whose age the note states. sample: sample data; nothing was checked. */
  readonly basis: 'live' | 'sample';
  /** The source's own date; null if it publishes none or it could not be read. */
  readonly as_of: string | null;
  /** How the source was read, or why it could not be. */
  readonly note: string;
  /** Lists that lost more records than ordinary delistings explain; absent if all are whole. */
  readonly doubted_lists?: readonly DoubtedList[];
};
