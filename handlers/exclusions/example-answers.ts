import { COVERAGE } from './terms.ts';

/** Echoes an entity: null for anything not sent. */
export function echoed({ entity_name, ...sent }: Readonly<Record<string, string>>): object {
  return { entity_name, state: null, address: null, uei: null, duns: null, ...sent };
}

const NOTHING_FOUND = { matches: [], records_below_match_threshold: 0 };

/** Source of the register's section when the copy was read and has no third-party data. */
const REGISTER_SOURCE = {
  name: 'SAM.gov exclusions register',
  url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
  basis: 'live',
  as_of: '2026-03-03',
  note: "Answered from a local copy of the register's daily public extract of 2026-03-03, not from a call for this request.",
};

const CSL_SOURCE = {
  name: 'Consolidated Screening List',
  url: 'https://www.trade.gov/consolidated-screening-list',
  basis: 'live',
  as_of: null,
  note: "Searched with the publisher's own search for this request. The list publishes no date of its own.",
};

const NOTHING_TO_COMPARE = 'The name has no Latin letter or digit to compare, so it was not checked against this list.';

/** Reason of a match with the same words as the name sent. */
export const SAME_WORDS =
  'Potential match: both names have the same words, in any order, ignoring case, accents, punctuation and legal forms.';

/** The register's section without a match. */
export const CLEAN_REGISTER = {
  status: 'no_match',
  ...NOTHING_FOUND,
  source: REGISTER_SOURCE,
  candidate_scan_truncated: false,
};

/** The register's source with the note for third-party data. */
export const ATTRIBUTED_SOURCE = {
  ...REGISTER_SOURCE,
  note: `${REGISTER_SOURCE.note} Where thirdparty_open_data is applies or unknown, matched_name, address and state are D&B Open Data, provided by Dun & Bradstreet through the register. They are shown only as individual search results; that data's own terms apply.`,
};

/** The screening list's section without a match. */
export const CLEAN_CSL = {
  status: 'no_match',
  ...NOTHING_FOUND,
  source: CSL_SOURCE,
  result_page_truncated: false,
  total_upstream_results: 0,
};

/** The same if the source returned one record below the floor. */
export const CSL_WITH_ONE_BELOW = { ...CLEAN_CSL, total_upstream_results: 1, records_below_match_threshold: 1 };

export const CSL_ONE_BELOW_REASON =
  'Consolidated Screening List: 1 record scored below the match floor of 0.72 and is not shown.';

/** Both sections of a name that cannot be compared. */
export const NOT_COMPARABLE = {
  exclusions_register: {
    ...CLEAN_REGISTER,
    status: 'error',
    source: { ...REGISTER_SOURCE, note: NOTHING_TO_COMPARE },
  },
  csl: { ...CLEAN_CSL, status: 'error', source: { ...CSL_SOURCE, note: NOTHING_TO_COMPARE } },
};

/** Builds an answer of POST /screen with its members in order. */
export function answerOf(input: object, rest: Readonly<Record<string, object>>): object {
  return { input, coverage: COVERAGE, ...rest };
}
