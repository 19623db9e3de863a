import type { Example } from '../../core/http/route.ts';
import {
  answerOf,
  CLEAN_CSL,
  CLEAN_REGISTER,
  CSL_ONE_BELOW_REASON,
  CSL_WITH_ONE_BELOW,
  echoed,
  SAME_WORDS,
} from './example-answers.ts';

const HARBORLIGHT = { entity_name: 'Harborlight Freight Systems', state: 'VA', uei: 'HWEKRJ3F3N29' };
const VELMORA = { entity_name: 'Velmora Harborlight Ferry Company' };
const TIDEWATER = { entity_name: 'Tidewater Orchard Cooperative' };

/** Screens of invented parties. */
export const SCREEN_EXAMPLES: readonly Example[] = [
  {
    name: 'match_on_the_register',
    summary: 'A name on the register, with its state',
    request: { body: HARBORLIGHT },
    status: 200,
    response: answerOf(echoed(HARBORLIGHT), {
      exclusions_register: {
        ...CLEAN_REGISTER,
        status: 'match',
        matches: [
          {
            matched_name: 'HARBORLIGHT FREIGHT SYSTEMS INC',
            match_type: 'exact',
            score: 1,
            open_data_flag: '',
            source_record_count: 1,
            state_check: 'corroborated',
            reason: SAME_WORDS,
            subject_type: 'Firm',
            exclusion_type: 'Ineligible (Proceedings Completed)',
            exclusion_date: '2023-11-20',
            reinstated_date: '2028-11-19',
            state: 'VA',
            address: '12 WHARF RD, NORFOLK, 23510, USA',
            record_created_date: '2023-11-20',
            thirdparty_open_data: 'does_not_apply',
          },
        ],
      },
      csl: CSL_WITH_ONE_BELOW,
      overall: {
        status: 'potential_matches_found',
        total_matches: 1,
        reasons: [
          'Exclusions register: potential match with "HARBORLIGHT FREIGHT SYSTEMS INC" (exact, score 1).',
          CSL_ONE_BELOW_REASON,
        ],
        incomplete_coverage: true,
      },
    }),
  },
  {
    name: 'possible_match_on_the_list',
    summary: 'A name similar to one on the Consolidated Screening List, for a person to review',
    request: { body: VELMORA },
    status: 200,
    response: answerOf(echoed(VELMORA), {
      exclusions_register: CLEAN_REGISTER,
      csl: {
        ...CLEAN_CSL,
        status: 'possible_match',
        matches: [
          {
            matched_name: 'Velmora Harborlight Ferries Co., Ltd.',
            match_type: 'fuzzy',
            score: 0.889,
            subject_type: 'Entity',
            reason: 'Possible match, review needed: the full names are 88.9% alike in spelling.',
            aliases: ['VHT Co'],
            source_list: 'Entity List (EL) - Bureau of Industry and Security',
          },
        ],
        total_upstream_results: 1,
      },
      overall: {
        status: 'potential_matches_found',
        total_matches: 1,
        reasons: [
          'Consolidated Screening List: possible match with "Velmora Harborlight Ferries Co., Ltd." (fuzzy, score 0.889) on Entity List (EL) - Bureau of Industry and Security, which a person must review.',
        ],
        incomplete_coverage: false,
      },
    }),
  },
  {
    name: 'no_match',
    summary: 'A name on neither list, which is still not a clearance',
    request: { body: TIDEWATER },
    status: 200,
    response: answerOf(echoed(TIDEWATER), {
      exclusions_register: CLEAN_REGISTER,
      csl: CLEAN_CSL,
      overall: {
        status: 'no_potential_matches_found',
        total_matches: 0,
        reasons: [],
        incomplete_coverage: false,
      },
    }),
  },
  {
    name: 'individuals_refused',
    summary: 'A request for individuals, who are never screened',
    request: { body: { entity_name: 'Jane Roe', include_individuals: true } },
    status: 400,
    response: {
      error: 'include_individuals_removed',
      message: 'include_individuals is not supported: individuals are never screened.',
    },
  },
];
