import { MATCH_SCORE, POSSIBLE_SCORE } from '../../core/names/score.ts';
import { MAX_NAME, MAX_PARTIES } from './limits.ts';

/** Which records an answer covers. */
export const COVERAGE =
  'Entity records only. Individuals are excluded and never returned, counted or scored: screen them at the sources directly.';

/** What an answer is not. */
export const DISCLAIMER =
  'Every hit is a potential match by the similarity of names that a person must verify, not a finding about anyone. The absence of a ' +
  'match is not a clearance. This is neither legal advice nor a determination of admissibility.';

/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const IMPORT_RISK_TERMS = {
  service: 'import-risk',
  disclosure: [
    'A name is compared with the forced-labor entity list and with the Consolidated Screening List of the U.S. government, which are read for the request.',
    'Names and aliases are compared as texts, by fixed rules: spelling of the whole names, words in common, a name contained in another. Who is behind a name is not resolved.',
    `A score of ${MATCH_SCORE} or higher is a match, from ${POSSIBLE_SCORE} a possible match that a person must review; lower ones are not returned.`,
    'A listed name is also compared without its brackets, without a closing clause ("and its subsidiaries"), and by each party it names.',
    'A name of one word that longer listed names contain is not a complete screen: the answer says how many contain it. Send the full registered name.',
    'overall_risk follows the two statuses alone: a match is high, else a possible match elevated, else a list that could not be checked low, else none.',
    'A list that could not be read is reported as an error, and incomplete_coverage is true; it is never reported as clean.',
    'The narrative is made of prepared sentences written from the results, in a fixed order or, where a language model is configured, in the order it ' +
      'chooses; nothing that a model writes is served.',
    'Nothing of a request is kept or logged. Names are sent to the Consolidated Screening List only where its search is configured with a key; a model is sent prepared sentences, and never the request.',
    'hts and country_of_origin are echoed. No tariff number is derived and no goods are classified; any tariff number in an answer but the echoed hts is cut to six digits.',
  ],
  disclaimer: DISCLAIMER,
  limits: [
    `A name has ${MAX_NAME} characters at most, and a call ${MAX_PARTIES} parties; a party that breaks a rule refuses the call before any is screened.`,
    'Searches of the Consolidated Screening List share one rate limit and wait for their turn: 50 parties take about 25 seconds, so allow a call 60 seconds or more.',
    'A search returns 50 records at most; when the source has more, result_page_truncated and incomplete_coverage are true.',
    'Without a key for that search names are compared with its full download, at most an hour old, when a word of three or more letters is in a listed name.',
    'Ownership, affiliates that are not listed by name, shipments, ports and goods are not looked at, and neither is any other list.',
    'Individuals are not screened.',
  ],
  sources: [
    {
      name: 'UFLPA Entity List',
      publisher: 'U.S. Department of Homeland Security',
      url: 'https://www.dhs.gov/uflpa-entity-list',
      basis: 'live',
      note: 'The page is read for each request.',
    },
    {
      name: 'Consolidated Screening List',
      publisher: 'International Trade Administration, for the Departments of Commerce, State and the Treasury',
      url: 'https://www.trade.gov/consolidated-screening-list',
      basis: 'live',
      note: 'Searched for each request, or compared with its full download of the last hour; each answer says which.',
    },
  ],
};
