import type { Example } from '../../core/http/route.ts';
import {
  answerOf,
  ATTRIBUTED_SOURCE,
  CLEAN_REGISTER,
  CSL_ONE_BELOW_REASON,
  CSL_WITH_ONE_BELOW,
  echoed,
  NOT_COMPARABLE,
  SAME_WORDS,
} from './example-answers.ts';

const QUARRY = { entity_name: 'Quarry Meadow Holdings LLC', state: 'TX' };
const UNREADABLE = { entity_name: '株式会社' };

/** Batches of invented parties. */
export const BATCH_EXAMPLES: readonly Example[] = [
  {
    name: 'two_vendors',
    summary: 'Two entities, answered in the order sent',
    request: { body: { entities: [QUARRY, UNREADABLE] } },
    status: 200,
    response: {
      results: [
        answerOf(echoed(QUARRY), {
          exclusions_register: {
            ...CLEAN_REGISTER,
            status: 'match',
            matches: [
              {
                matched_name: 'QUARRY MEADOW HOLDINGS LLC',
                match_type: 'exact',
                score: 1,
                open_data_flag: '',
                source_record_count: 1,
                state_check: 'conflict',
                reason: SAME_WORDS,
                subject_type: 'Firm',
                exclusion_type: 'Prohibition/Restriction',
                exclusion_date: null,
                reinstated_date: null,
                state: 'OH',
                address: '1 MAIN ST, SPRINGFIELD, 00000, USA',
                record_created_date: '2019-05-02',
                thirdparty_open_data: 'applies',
              },
            ],
            source: ATTRIBUTED_SOURCE,
          },
          csl: CSL_WITH_ONE_BELOW,
          overall: {
            status: 'potential_matches_found',
            total_matches: 1,
            reasons: [
              'Exclusions register: potential match with "QUARRY MEADOW HOLDINGS LLC" (exact, score 1).',
              CSL_ONE_BELOW_REASON,
            ],
            incomplete_coverage: true,
          },
        }),
        answerOf(echoed(UNREADABLE), {
          ...NOT_COMPARABLE,
          overall: {
            status: 'screening_incomplete',
            total_matches: 0,
            reasons: [
              'Exclusions register: could not be checked; whether it lists this name is unknown.',
              'Consolidated Screening List: could not be checked; whether it lists this name is unknown.',
            ],
            incomplete_coverage: true,
          },
        }),
      ],
    },
  },
  {
    name: 'one_invalid_entity',
    summary: 'One entity without a name rejects the whole batch',
    request: { body: { entities: [{ entity_name: QUARRY.entity_name }, { entity_name: ' ' }] } },
    status: 400,
    response: { error: 'missing_fields', message: 'entities[1].entity_name is required.' },
  },
];
