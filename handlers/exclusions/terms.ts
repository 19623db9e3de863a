import { MATCH_SCORE, POSSIBLE_SCORE } from '../../core/names/score.ts';
import { MAX_CANDIDATES } from '../../core/screening/lists/register/register-candidates.ts';
import { MAX_ENTITIES, MAX_ENTITY_NAME } from './request.ts';

/** What every answer says of its coverage. */
export const COVERAGE =
  'Entity records only: records of individuals are excluded from every section, and no option includes them. Screen individuals at the source.';

/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const EXCLUSIONS_TERMS = {
  service: 'exclusions',
  disclosure: [
    'The service compares the name of a company or vendor with two lists: the federal exclusions register of SAM.gov and the Consolidated ' +
      'Screening List of the International Trade Administration.',
    'Names are compared as texts, by a fixed calculation: no model takes part, and nothing resolves who a party is. Every match is a lead that a ' +
      'person has to verify, and no answer is a clearance.',
    'The register is read from a local copy of its daily public extract, whose date is source.as_of; the copy is replaced once a day by a ' +
      'job of its own, never by a request. The screening list is searched for each request or, without a key, in a copy at most an hour old.',
    'A section that could not be checked says error, and never no_match. While anything of a screen is missing, overall.incomplete_coverage is true ' +
      'and overall.reasons says what.',
    'Only organisations are screened. Records of individuals are left out before anything is compared, and nothing tells that one was.',
    'Nothing that is sent is stored or logged. The name alone is sent on, to the publisher of the screening list, where a key for its search is configured.',
  ],
  disclaimer:
    'Informational only, and no legal advice. A match is a possible match of names, not a determination that a party is excluded or sanctioned; the ' +
    'absence of matches is no clearance. Verify at the source before acting.',
  limits: [
    `entity_name has at most ${MAX_ENTITY_NAME} characters, and a batch at most ${MAX_ENTITIES} entities, which are screened one after another.`,
    'A record of the register is compared only when a word of three or more characters of the name is in it: a misspelling in every longer word ' +
      'can keep it from being found. Send the full registered legal name, and screen each spelling that is held.',
    `At most ${MAX_CANDIDATES} records of the register are compared for one name: the best candidates. candidate_scan_truncated says that the limit was reached.`,
    'A listed name is also compared without its brackets, without a closing clause ("and any successor, sub-unit, or subsidiary thereof"), and by each party it names.',
    `A score of ${MATCH_SCORE} or higher is a match, from ${POSSIBLE_SCORE} a possible match; lower-scoring records are counted but not shown.`,
    `One long word in common can by itself raise a score past ${POSSIBLE_SCORE}; reason says when the names share only generic words.`,
    'Each section is stopped after 20 seconds. The copy of the register counts as stale when its extract is older than seven days.',
    'state is compared with the state of each match as a text and decides nothing; outside the United States it often reads as a conflict.',
    'Not checked: ownership, state-level debarment lists, schedule or contracting status, orders under FASCSA as a source of their own, and any other list.',
  ],
  sources: [
    {
      name: 'SAM.gov exclusions register, public extract',
      publisher: 'U.S. General Services Administration',
      basis: 'live',
      note: 'Read from a local copy of the daily extract. Records created before 2022-04-04 may hold D&B Open Data of Dun & Bradstreet.',
    },
    {
      name: 'Consolidated Screening List',
      publisher: 'International Trade Administration, U.S. Department of Commerce',
      basis: 'live',
      note: 'It publishes no date of its own.',
    },
  ],
};
