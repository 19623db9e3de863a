import { MATCH_SCORE, POSSIBLE_SCORE } from '../../core/names/score.ts';
import { MAX_CANDIDATES } from '../../core/screening/lists/register/register-candidates.ts';
import { MAX_ENTITIES, MAX_ENTITY_NAME } from './request.ts';

/** The coverage statement in every answer. */
export const COVERAGE =
  'Entity records only: records of individuals are excluded from every section, and no option includes them. Screen individuals at the source.';

/** What the service does and does not do; the answer of GET /terms. */
export const EXCLUSIONS_TERMS = {
  service: 'exclusions',
  disclosure: [
    'The service compares the name of a company or vendor with two lists: the federal exclusions register of SAM.gov and the Consolidated ' +
      'Screening List of the International Trade Administration.',
    'Names are compared as text, by a fixed calculation: no model is involved, and identities are not resolved. Every match is a lead that a ' +
      'person must verify, and no answer is a clearance.',
    'The register is read from a local copy of its daily public extract, dated source.as_of; a scheduled job replaces the copy once a ' +
      'day, never a request. The screening list is searched for each request or, without a key, in a copy at most an hour old.',
    'A section that could not be checked reports error, never no_match. If any part of a screen is missing, overall.incomplete_coverage is true ' +
      'and overall.reasons says which.',
    'Only organizations are screened. Records of individuals are removed before any comparison, without any notice of it in the answer.',
    'Nothing you send is stored or logged. Only the name is passed on, to the publisher of the screening list, and only if a key for its search is configured.',
  ],
  disclaimer:
    'Informational only; not legal advice. A match is a possible match of names, not a determination that a party is excluded or sanctioned; the ' +
    'absence of matches is not a clearance. Verify at the source before acting.',
  limits: [
    `entity_name may have at most ${MAX_ENTITY_NAME} characters and a batch at most ${MAX_ENTITIES} entities, which are screened one after another.`,
    'A register record is compared only if it contains a word of three or more characters from the name: a misspelling in every longer word ' +
      'can keep it from being found. Send the full registered legal name, and screen each spelling you have.',
    'Letters of other scripts are not compared: a name with some beside Latin ones is never reported as a clean screen.',
    `At most the ${MAX_CANDIDATES} best candidate records of the register are compared for one name; candidate_scan_truncated says that the limit was reached.`,
    'A listed name is also compared without its brackets, without a closing clause ("and any successor, sub-unit, or subsidiary thereof"), and by each party it names.',
    `A score of ${MATCH_SCORE} or higher is a match, from ${POSSIBLE_SCORE} a possible match; lower-scoring records are counted but not shown.`,
    `A single long word in common can raise a score past ${POSSIBLE_SCORE}; reason says when the names share only generic words.`,
    'Each section is stopped after 20 seconds. The copy of the register is stale when its extract is more than seven days old.',
    'state is compared with the state of each match as text and decides nothing; outside the United States it often reads as a conflict.',
    'Not checked: ownership, state-level debarment lists, schedule or contracting status, FASCSA orders as a separate source, and any other list.',
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
