/** The maximum length of a text in UTF-16 units. */
export const MAX_TEXT = 50_000;

/** Time allowed for reading. A model takes longest on a long list of values. */
export const READING_MS = 90_000;

/** Time allowed before and after reading. */
export const AROUND_READING_MS = 5_000;
