import type { Example } from '../../core/http/route.ts';
import { COVERAGE, DISCLAIMER } from './terms.ts';

const UFLPA_SOURCE = {
  name: 'UFLPA Entity List',
  url: 'https://www.dhs.gov/uflpa-entity-list',
  basis: 'live',
  as_of: '2025-01-14',
  note: 'Read from the list page for this request; the date is the day the page says it was updated.',
};

const CSL_SOURCE = {
  name: 'Consolidated Screening List',
  url: 'https://www.trade.gov/consolidated-screening-list',
  basis: 'live',
  as_of: null,
  note: "Searched with the publisher's own search for this request. The list publishes no date of its own.",
};

const SAME_WORDS =
  'Potential match: both names have the same words, in any order, ignoring case, accents, punctuation and legal forms.';

/** Matches of one of an entity's names with its two listings. */
function listedTwice(matched_name: string): object[] {
  const entity = { name: 'Made Color Spinning Co., Ltd.', aliases: ['Made Textiles Co., Ltd.', 'Akesu Made'] };
  const match = { matched_name, match_type: 'exact', score: 1, reason: SAME_WORDS };
  return [
    { ...match, entity: { ...entity, basis: 'Section 2(d)(2)(B)(ii)', listed_date: '2025-01-15' } },
    { ...match, entity: { ...entity, basis: 'Section 2(d)(2)(B)(v)', listed_date: '2024-11-25' } },
  ];
}

const NOT_ON_UFLPA = { status: 'no_match', matches: [], source: UFLPA_SOURCE };

/** A section of the Consolidated Screening List without a match. */
function notOnCsl(counts: { readonly total: number; readonly below: number }): object {
  return {
    status: 'no_match',
    matches: [],
    source: CSL_SOURCE,
    result_page_truncated: false,
    total_upstream_results: counts.total,
    records_below_match_threshold: counts.below,
  };
}

/** Invented companies; the tests list them with stand-in publishers and compare the answers with these. */
export const SHIPMENT_EXAMPLES: readonly Example[] = [
  {
    name: 'listed_supplier',
    summary: 'A supplier on both lists',
    request: {
      body: { supplier_name: 'Made Color Spinning Co., Ltd.', hts: '5205.11.1000', country_of_origin: 'CN' },
    },
    status: 200,
    response: {
      input: { hts: '5205.11.1000', country_of_origin: 'CN', supplier_name: 'Made Color Spinning Co., Ltd.' },
      coverage: COVERAGE,
      uflpa: { status: 'match', matches: listedTwice('Made Color Spinning Co., Ltd.'), source: UFLPA_SOURCE },
      csl: {
        status: 'match',
        matches: [
          {
            matched_name: 'Made Color Spinning',
            match_type: 'exact',
            score: 1,
            subject_type: null,
            reason: SAME_WORDS,
            aliases: ['Made Color Spinning'],
            source_list: 'Entity List (EL) - Bureau of Industry and Security',
          },
        ],
        source: CSL_SOURCE,
        result_page_truncated: false,
        total_upstream_results: 2,
        records_below_match_threshold: 1,
      },
      exposure_summary: {
        overall_risk: 'high',
        reasons: [
          'The forced-labor entity list has 2 entries that match (score 0.92 or higher, best 1).',
          'The Consolidated Screening List has 1 entry that matches (score 0.92 or higher, best 1).',
        ],
        incomplete_coverage: false,
      },
      narrative:
        'The forced-labor entity list has 2 entries, the best a match: Made Color Spinning Co., Ltd. (score 1, ' +
        'Section 2(d)(2)(B)(ii), listed 2025-01-15), Made Color Spinning Co., Ltd. (score 1, Section 2(d)(2)(B)(v), listed 2024-11-25). ' +
        'The Consolidated Screening List has a match: Made Color Spinning (score 1, Entity List (EL) - Bureau of Industry and Security). ' +
        'On the Consolidated Screening List, 1 record returned by the source scored below the match floor. ' +
        'The overall exposure rating is high. Every hit is a potential match that a person must verify; no hit is not a clearance.',
      disclaimer: DISCLAIMER,
    },
  },
  {
    name: 'no_supplier',
    summary: 'No supplier to screen',
    request: { body: { hts: '5205.11' } },
    status: 400,
    response: { error: 'missing_fields', message: 'supplier_name is required.' },
  },
  {
    name: 'hts_as_number',
    summary: 'A member of the wrong type',
    request: { body: { supplier_name: 'Harbor Mill Linen', hts: 5205.11 } },
    status: 400,
    response: { error: 'invalid_fields', message: 'hts must be a string.' },
  },
];

export const PARTIES_EXAMPLES: readonly Example[] = [
  {
    name: 'two_parties',
    summary: 'Two parties on neither list; remotely similar names score too low',
    request: {
      body: {
        parties: [
          { name: 'Camel Made Trading', role: 'manufacturer' },
          { name: 'Harbor Mill Linen', role: 'consignee' },
        ],
      },
    },
    status: 200,
    response: {
      results: [
        {
          party: { name: 'Camel Made Trading', role: 'manufacturer' },
          uflpa: NOT_ON_UFLPA,
          csl: notOnCsl({ total: 2, below: 2 }),
          incomplete_coverage: false,
        },
        {
          party: { name: 'Harbor Mill Linen', role: 'consignee' },
          uflpa: NOT_ON_UFLPA,
          csl: notOnCsl({ total: 0, below: 0 }),
          incomplete_coverage: false,
        },
      ],
      coverage: COVERAGE,
      disclaimer: DISCLAIMER,
    },
  },
  {
    name: 'a_party_without_a_name',
    summary: 'One invalid party rejects the call',
    request: { body: { parties: [{ name: 'Harbor Mill Linen' }, { role: 'consignee' }] } },
    status: 400,
    response: { error: 'missing_fields', message: 'parties[1].name is required.' },
  },
];

export const ENTITY_EXAMPLES: readonly Example[] = [
  {
    name: 'an_alias',
    summary: 'An entity in two categories, found by an alias',
    request: { query: { q: 'Akesu Made' } },
    status: 200,
    response: {
      query: 'Akesu Made',
      uflpa: { status: 'match', matches: listedTwice('Akesu Made'), source: UFLPA_SOURCE },
      coverage: COVERAGE,
      disclaimer: DISCLAIMER,
    },
  },
  {
    name: 'no_name',
    summary: 'No name to search for',
    request: { query: {} },
    status: 400,
    response: { error: 'missing_fields', message: 'q is required.' },
  },
];
