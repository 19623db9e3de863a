import type { Example } from '../../core/http/route.ts';

/** Of invented parties. */
export const SCREEN_EXAMPLES: readonly Example[] = [
  {
    name: 'match_on_the_register',
    summary: 'A name on the register, with its state',
    request: {
      body: {
        entity_name: 'Harborlight Freight Systems',
        state: 'VA',
        uei: 'HWEKRJ3F3N29',
      },
    },
    status: 200,
    response: {
      input: {
        entity_name: 'Harborlight Freight Systems',
        state: 'VA',
        address: null,
        uei: 'HWEKRJ3F3N29',
        duns: null,
      },
      coverage:
        'Entity records only: records of individuals are excluded from every section, and no option includes them. Screen individuals at the source.',
      exclusions_register: {
        status: 'match',
        matches: [
          {
            matched_name: 'HARBORLIGHT FREIGHT SYSTEMS INC',
            match_type: 'exact',
            score: 1,
            open_data_flag: '',
            source_record_count: 1,
            state_check: 'corroborated',
            reason:
              'Potential match: both names have the same words, in whatever order, once case, accents, punctuation and legal forms are set aside.',
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
        source: {
          name: 'SAM.gov exclusions register',
          url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
          basis: 'live',
          as_of: '2026-03-03',
          note: "Answered from a local copy of the register's daily public extract of 2026-03-03, not from a call for this request.",
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
          'Exclusions register: potential match with "HARBORLIGHT FREIGHT SYSTEMS INC" (exact, score 1).',
          'Consolidated Screening List: records that the source returned, scored under the match floor of 0.72 and are held back: 1.',
        ],
        incomplete_coverage: true,
      },
    },
  },
  {
    name: 'possible_match_on_the_list',
    summary: 'A name near one of the Consolidated Screening List: a person must look at it',
    request: {
      body: {
        entity_name: 'Velmora Harborlight Ferry Company',
      },
    },
    status: 200,
    response: {
      input: {
        entity_name: 'Velmora Harborlight Ferry Company',
        state: null,
        address: null,
        uei: null,
        duns: null,
      },
      coverage:
        'Entity records only: records of individuals are excluded from every section, and no option includes them. Screen individuals at the source.',
      exclusions_register: {
        status: 'no_match',
        matches: [],
        source: {
          name: 'SAM.gov exclusions register',
          url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
          basis: 'live',
          as_of: '2026-03-03',
          note: "Answered from a local copy of the register's daily public extract of 2026-03-03, not from a call for this request.",
        },
        candidate_scan_truncated: false,
        records_below_match_threshold: 0,
      },
      csl: {
        status: 'possible_match',
        matches: [
          {
            matched_name: 'Velmora Harborlight Ferries Co., Ltd.',
            match_type: 'fuzzy',
            score: 0.889,
            subject_type: 'Entity',
            reason: 'Possible match that a person must look at: the spelling of the whole names agrees to 88.9%.',
            aliases: ['VHT Co'],
            source_list: 'Entity List (EL) - Bureau of Industry and Security',
          },
        ],
        source: {
          name: 'Consolidated Screening List',
          url: 'https://www.trade.gov/consolidated-screening-list',
          basis: 'live',
          as_of: null,
          note: "Searched through the publisher's own search for this request. The list publishes no date of its own.",
        },
        result_page_truncated: false,
        total_upstream_results: 1,
        records_below_match_threshold: 0,
      },
      overall: {
        status: 'potential_matches_found',
        total_matches: 1,
        reasons: [
          'Consolidated Screening List: possible match with "Velmora Harborlight Ferries Co., Ltd." (fuzzy, score 0.889) on Entity List (EL) - Bureau of Industry and Security, which a person must look at.',
        ],
        incomplete_coverage: false,
      },
    },
  },
  {
    name: 'no_match',
    summary: 'A name that neither list has; still no clearance',
    request: {
      body: {
        entity_name: 'Tidewater Orchard Cooperative',
      },
    },
    status: 200,
    response: {
      input: {
        entity_name: 'Tidewater Orchard Cooperative',
        state: null,
        address: null,
        uei: null,
        duns: null,
      },
      coverage:
        'Entity records only: records of individuals are excluded from every section, and no option includes them. Screen individuals at the source.',
      exclusions_register: {
        status: 'no_match',
        matches: [],
        source: {
          name: 'SAM.gov exclusions register',
          url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
          basis: 'live',
          as_of: '2026-03-03',
          note: "Answered from a local copy of the register's daily public extract of 2026-03-03, not from a call for this request.",
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
        total_upstream_results: 0,
        records_below_match_threshold: 0,
      },
      overall: {
        status: 'no_potential_matches_found',
        total_matches: 0,
        reasons: [],
        incomplete_coverage: false,
      },
    },
  },
  {
    name: 'individuals_refused',
    summary: 'A request for individuals, who are never screened',
    request: {
      body: {
        entity_name: 'Jane Roe',
        include_individuals: true,
      },
    },
    status: 400,
    response: {
      error: 'include_individuals_removed',
      message: 'include_individuals is not offered: individuals are never screened.',
    },
  },
];
