/** Characters (code points) of a company name. */
export const MAX_NAME_LENGTH = 512;

/** Characters (code points) of every other parameter. */
export const MAX_PLACE_LENGTH = 200;

/** What all agencies together may take; ECHO by itself can take that long. */
export const AGENCIES_MS = 45_000;
