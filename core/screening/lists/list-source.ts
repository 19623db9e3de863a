import type { ServedDoubt } from '../../whole-lists/doubt-note.ts';

/** Where a section's answer comes from; every section of a screen carries one. */
export interface ListSource {
  readonly name: string;
  /** Where the list is published. */
  readonly url: string;
  /**
   * `live`: read from the publisher itself, for the request or as a copy whose age the note states. `sample`: made up, so that
   * nothing was checked.
   */
  readonly basis: 'live' | 'sample';
  /** The list's own date, YYYY-MM-DD; null where it publishes none. */
  readonly as_of: string | null;
  /** How the list was read, or why it could not be, in plain sentences. */
  readonly note: string;
  /** Lists of the source that are not whole; absent where all are. The note has a sentence for each. */
  readonly doubted_lists?: readonly ServedDoubt[];
}
