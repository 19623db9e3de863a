import { RULES_DIGEST } from '../names/rules-digest.ts';

/** Raised when code, not just a table, changes how names are compared. */
const COMPARING = 1;

/** Version of the comparison rules: parties screened by other rules are screened again. */
export const COMPARING_RULES = `${COMPARING} ${RULES_DIGEST.toString('hex', 0, 16)}`;
