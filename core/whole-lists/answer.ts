/* Written from answer-schema.ts by `npm run types`. */

/** A list that is not whole. */
export type DoubtedList = {
  readonly list: string;
  /** Organizations on the list when it was last read; null if the source shows no sizes. */
  readonly records: number | null;
  /** The last day the list was whole. */
  readonly last_whole: string;
  /** How many fewer than when the list was last whole; null if the source shows no sizes. */
  readonly missing: number | null;
  /** When the loss was first seen. */
  readonly since: string;
  /** Missing records that are still compared, as last published. */
  readonly still_compared: number;
};

/** A list as it was last read, and whether it is whole. */
export type ScreenedList = {
  readonly list: string;
  /** Organizations on the list when it was last read; null if the source shows no sizes. */
  readonly records: number | null;
  /** The last day the list was whole. */
  readonly last_whole: string;
  /** Null if the list is whole. */
  readonly doubt: ListDoubt | null;
};

/** What the list lost. */
export type ListDoubt = {
  /** How many fewer than when the list was last whole; null if the source shows no sizes. */
  readonly missing: number | null;
  /** When the loss was first seen. */
  readonly since: string;
  /** Missing records that are still compared, as last published. */
  readonly still_compared: number;
};
