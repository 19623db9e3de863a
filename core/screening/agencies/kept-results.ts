/** How long results of FDA and CPSC may be kept, as the contract allows. */
export const KEPT_HOURS = 6;

export const KEPT_MS = KEPT_HOURS * 60 * 60_000;

/** What the notes of both sections say about it. */
export const KEPT_NOTE = `Results may be kept for up to ${KEPT_HOURS} hours.`;
