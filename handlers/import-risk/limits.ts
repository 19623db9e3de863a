/** The longest name that is screened, and the longest text that is echoed. */
export const MAX_NAME = 512;

/** Parties of one call. */
export const MAX_PARTIES = 50;
