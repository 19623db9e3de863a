import { MATCH_SCORE, POSSIBLE_SCORE } from '../../core/names/score.ts';
import { MAX_NAME, MAX_PARTIES } from './limits.ts';

/** Which records an answer covers. */
export const COVERAGE =
  'Entity records only. Individuals are excluded and never returned, counted or scored: screen them at the sources directly.';

/** Disclaimer of every answer. */
export const DISCLAIMER =
  'Every hit is a potential match by name similarity that a person must verify, not a finding about anyone. The absence of a ' +
  'match is not a clearance. This is neither legal advice nor a determination of admissibility.';

/** What the service does and does not do; the answer of GET /terms. */
export const IMPORT_RISK_TERMS = {
  service: 'import-risk',
  disclosure: [
    'Names are compared with the forced-labor entity list and the Consolidated Screening List of the U.S. government.',
    'Names and aliases are compared as text, by fixed rules: spelling of the whole names, words in common, one name contained in another. Identities are not resolved.',
    `A score of ${MATCH_SCORE} or higher is a match, from ${POSSIBLE_SCORE} a possible match that a person must review; lower ones are not returned.`,
    'A listed name is also compared without its brackets, without a closing clause ("and its subsidiaries"), and by each party it names.',
    'Screening a one-word name that longer listed names contain is incomplete: the answer says how many contain it. Send the full registered name. So is screening a name that contains a whole listed name among other words ("X dba Y"), or a listed name of one word beside places and trades ("X, China"): send each name on its own. So is screening a name with letters of another script, of which only the Latin words are compared.',
    'overall_risk depends only on the two statuses: high for a match, otherwise elevated for a possible match, otherwise low if a list could not be checked, otherwise none.',
    'A list that could not be read is reported as error with incomplete_coverage true, never as clean.',
    'The narrative consists of prepared sentences filled from the results, in a fixed order. If a language model is configured, it only chooses the ' +
      'optional sentences and the order; nothing a model writes is served.',
    'Nothing you send is kept or logged. Names are sent to the Consolidated Screening List only if a key for its search is configured; a model is sent prepared sentences, never the request.',
    'hts and country_of_origin are echoed. No tariff number is derived and no goods are classified; any tariff number in an answer other than the echoed hts is cut to six digits.',
  ],
  disclaimer: DISCLAIMER,
  limits: [
    `A name may have at most ${MAX_NAME} characters and a call at most ${MAX_PARTIES} parties; one invalid party rejects the whole call before anything is screened.`,
    'Searches of the Consolidated Screening List share one rate limit and are queued: 50 parties take about 25 seconds, so allow 60 seconds or more.',
    'A search returns at most 50 records; if the source has more, result_page_truncated and incomplete_coverage are true.',
    'Without a key for that search, names are compared with its full download, at most an hour old; a listed name is compared if it contains a word of three or more letters from the name sent.',
    'Not checked: ownership, affiliates not listed by name, shipments, ports, goods, and any other list.',
    'Individuals are not screened.',
  ],
  sources: [
    {
      name: 'UFLPA Entity List',
      publisher: 'U.S. Department of Homeland Security',
      url: 'https://www.dhs.gov/uflpa-entity-list',
      basis: 'live',
      note: 'The list page is read for each request.',
    },
    {
      name: 'Consolidated Screening List',
      publisher: 'International Trade Administration, for the Departments of Commerce, State and the Treasury',
      url: 'https://www.trade.gov/consolidated-screening-list',
      basis: 'live',
      note: 'Searched for each request, or compared with a full download at most an hour old; each answer says which.',
    },
  ],
};
