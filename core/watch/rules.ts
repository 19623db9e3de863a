import { RULES_DIGEST } from '../names/rules-digest.ts';

/** Raised where code, and not only a table, comes to compare names otherwise. */
const COMPARING = 1;

/** What names are compared by: parties that were screened by other rules are screened again. */
export const COMPARING_RULES = `${COMPARING} ${RULES_DIGEST.toString('hex', 0, 16)}`;
