/* Written from answer-schema.ts by `npm run types`. */

/** A list that is not whole. */
export type DoubtedList = {
  readonly list: string;
  /** Organisations on the list when it was last read; null where the source shows no sizes. */
  readonly records: number | null;
  /** The last day on which the list was whole. */
  readonly last_whole: string;
  /** How many fewer that is than when the list was last whole; null where the source shows no sizes. */
  readonly missing: number | null;
  /** When the loss was first seen. */
  readonly since: string;
  /** Of the missing records, those that are compared all the same, as they were. */
  readonly still_compared: number;
};

/** A list as it was last read, and whether it is whole. */
export type ScreenedList = {
  readonly list: string;
  /** Organisations on the list when it was last read; null where the source shows no sizes. */
  readonly records: number | null;
  /** The last day on which the list was whole. */
  readonly last_whole: string;
  /** Null if the list is whole. */
  readonly doubt: ListDoubt | null;
};

/** What a list lost. */
export type ListDoubt = {
  /** How many fewer that is than when the list was last whole; null where the source shows no sizes. */
  readonly missing: number | null;
  /** When the loss was first seen. */
  readonly since: string;
  /** Of the missing records, those that are compared all the same, as they were. */
  readonly still_compared: number;
};
