/** The most UTF-16 units that a text may have. */
export const MAX_TEXT = 50_000;

/** What reading a text may take; a long list of values takes a model the longest. */
export const READING_MS = 90_000;

/** What comes before and after the reading. */
export const AROUND_READING_MS = 5_000;
