/** Maximum characters (code points) of a company name. */
export const MAX_NAME_LENGTH = 512;

/** Maximum characters (code points) of every other parameter. */
export const MAX_PLACE_LENGTH = 200;

/** Deadline for all agencies together; ECHO alone can take that long. */
export const AGENCIES_MS = 45_000;
