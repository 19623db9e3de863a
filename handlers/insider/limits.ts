/** Newest Form 4 filings read where a request does not say how many. */
export const DEFAULT_LIMIT = 10;

/** The most that a request may ask for: five seconds of what EDGAR serves to one client. */
export const MAX_LIMIT = 40;
