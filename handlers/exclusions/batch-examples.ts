import type { Example } from '../../core/http/route.ts';

/** Of invented parties, several at a time. */
export const BATCH_EXAMPLES: readonly Example[] = [
  {
    name: 'two_vendors',
    summary: 'Two entities, answered in the order sent',
    request: {
      body: {
        entities: [
          {
            entity_name: 'Quarry Meadow Holdings LLC',
            state: 'TX',
          },
          {
            entity_name: '株式会社',
          },
        ],
      },
    },
    status: 200,
    response: {
      results: [
        {
          input: {
            entity_name: 'Quarry Meadow Holdings LLC',
            state: 'TX',
            address: null,
            uei: null,
            duns: null,
          },
          coverage:
            'Entity records only: records of individuals are excluded from every section, and no option includes them. Screen individuals at the source.',
          exclusions_register: {
            status: 'match',
            matches: [
              {
                matched_name: 'QUARRY MEADOW HOLDINGS LLC',
                match_type: 'exact',
                score: 1,
                open_data_flag: '',
                source_record_count: 1,
                state_check: 'conflict',
                reason:
                  'Potential match: both names have the same words, in whatever order, once case, accents, punctuation and legal forms are set aside.',
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
            source: {
              name: 'SAM.gov exclusions register',
              url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
              basis: 'live',
              as_of: '2026-03-03',
              note: "Answered from a local copy of the register's daily public extract of 2026-03-03, not from a call for this request. Where thirdparty_open_data is applies or unknown, matched_name, address and state are D&B Open Data, provided by Dun & Bradstreet through the register; they are shown as single search results, for use under that data's own terms.",
            },
            candidate_scan_truncated: false,
            records_below_match_threshold: 0,
          },
          csl: {
            status: 'no_match',
            matches: [],
            source: {
              name: 'Consolidated Screening List',
              url: 'https://www.trade.gov/consolidated-screening-list',
              basis: 'live',
              as_of: null,
              note: "Searched through the publisher's own search for this request. The list publishes no date of its own.",
            },
            result_page_truncated: false,
            total_upstream_results: 1,
            records_below_match_threshold: 1,
          },
          overall: {
            status: 'potential_matches_found',
            total_matches: 1,
            reasons: [
              'Exclusions register: potential match with "QUARRY MEADOW HOLDINGS LLC" (exact, score 1).',
              'Consolidated Screening List: records that the source returned, scored under the match floor of 0.72 and are held back: 1.',
            ],
            incomplete_coverage: true,
          },
        },
        {
          input: {
            entity_name: '株式会社',
            state: null,
            address: null,
            uei: null,
            duns: null,
          },
          coverage:
            'Entity records only: records of individuals are excluded from every section, and no option includes them. Screen individuals at the source.',
          exclusions_register: {
            status: 'error',
            matches: [],
            source: {
              name: 'SAM.gov exclusions register',
              url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
              basis: 'live',
              as_of: '2026-03-03',
              note: 'The name has no Latin letter or digit to compare, so it was not checked against this list.',
            },
            candidate_scan_truncated: false,
            records_below_match_threshold: 0,
          },
          csl: {
            status: 'error',
            matches: [],
            source: {
              name: 'Consolidated Screening List',
              url: 'https://www.trade.gov/consolidated-screening-list',
              basis: 'live',
              as_of: null,
              note: 'The name has no Latin letter or digit to compare, so it was not checked against this list.',
            },
            result_page_truncated: false,
            total_upstream_results: 0,
            records_below_match_threshold: 0,
          },
          overall: {
            status: 'screening_incomplete',
            total_matches: 0,
            reasons: [
              'Exclusions register: it could not be checked; what it holds on this name is unknown.',
              'Consolidated Screening List: it could not be checked; what it holds on this name is unknown.',
            ],
            incomplete_coverage: true,
          },
        },
      ],
    },
  },
  {
    name: 'one_invalid_entity',
    summary: 'One entity without a name refuses the whole batch',
    request: {
      body: {
        entities: [
          {
            entity_name: 'Quarry Meadow Holdings LLC',
          },
          {
            entity_name: ' ',
          },
        ],
      },
    },
    status: 400,
    response: {
      error: 'missing_fields',
      message: 'entity_name is required.',
    },
  },
];
