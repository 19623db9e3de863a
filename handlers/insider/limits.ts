/** Default number of newest Form 4 filings read. */
export const DEFAULT_LIMIT = 10;

/** Maximum number a request may ask for: five seconds of EDGAR's rate for one client. */
export const MAX_LIMIT = 40;
