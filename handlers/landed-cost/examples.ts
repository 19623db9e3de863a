import type { Example } from '../../core/http/route.ts';

/** Requests with the answers from the bundled schedule and weights; a test compares them with the running server. */
export const ESTIMATE_EXAMPLES: readonly Example[] = [
  {
    name: 'apparel_of_china',
    summary: 'Apparel from China: rates from 5% to 16.5%, on List 4A.',
    request: {
      body: {
        description: "Women's knitted pullover, 60% cotton and 40% polyester, long sleeves",
        country_of_origin: 'CN',
      },
    },
    status: 200,
    response: {
      hs_code: '6110.20',
      classification_level: '6-digit international HS subheading',
      description:
        'Sweaters, pullovers, sweatshirts, waistcoats (vests) and similar articles, knitted or crocheted > Of cotton',
      confidence: 0.779,
      duty_estimate: {
        basis:
          'General (Column 1) rates that the U.S. tariff schedule (2026 Revision 10) publishes for the tariff lines (8- and 10-digit numbers) under this subheading. Column 2 and special-program rates are not read. This edition is more than 120 days old, so a newer one may be in force: `tracewell refresh-schedule` fetches it.',
        min_pct: 5,
        max_pct: 16.5,
        most_common_rate_pct: 16.5,
        most_common_rate_text: '16.5%',
        lines_at_most_common_rate: 16,
        tariff_lines_in_subheading: 25,
        distinct_published_rates: 2,
        single_rate_across_subheading: false,
        includes_non_ad_valorem_rates: false,
        precision_note:
          'The percentage rates span 11.5 points: this bracket is too wide to plan a margin on. Have the exact tariff line determined.',
      },
      applicable_surcharges: [
        {
          type: 'section_301',
          label: 'Section 301 duties on goods of China, Lists 1 to 4A',
          note: 'Every rate line under this subheading is on a China list (List 4A: 2 of 2). The rates are the list rates: product exclusions are not applied, and rates set under another heading are not read.',
          coverage: 'all',
          lists: [
            {
              list: 'List 4A',
              additional_rate: 7.5,
            },
          ],
        },
      ],
      alternate_subheadings: [],
      surcharge_coverage:
        'Assessed: whether the rate lines under the subheading are on the China Section 301 Lists 1, 2, 3 or 4A. Not assessed, and possibly due: rates that the four-year review of the China duties set under a separate heading, and product exclusions from the lists; Section 232 duties (such as on steel, aluminum, copper, vehicles and their derivatives); antidumping and countervailing duties; the Section 301 action on forced labor (10% or 12.5% on products of 60 economies from 2026-07-24); merchandise processing and harbor maintenance fees; freight, insurance and customs value; special-program rates such as USMCA; any other duty, safeguard, quota or exclusion of chapter 99; Column 2 rates (for Column 2 countries the general rate is still shown). An empty surcharge list does not mean that nothing is due.',
      tariff_schedule_snapshot: '2026-06-08',
      disclaimer:
        'An estimate for budgeting, not a customs classification, a binding ruling or legal advice. The subheading is a candidate to verify: the importer of record is responsible for the classification, rate and origin declared.',
      provider: 'embedded-2.32190e0f',
    },
  },
  {
    name: 'wide_bracket',
    summary: 'Footwear: a bracket too wide to plan a margin on, and rates left out of the range.',
    request: {
      body: {
        description: 'Sports shoes with rubber soles and textile uppers, for running',
        country_of_origin: 'VN',
      },
    },
    status: 200,
    response: {
      hs_code: '6404.11',
      classification_level: '6-digit international HS subheading',
      description:
        'Footwear with outer soles of rubber, plastics, leather or composition leather and uppers of textile materials > Footwear with outer soles of rubber or plastics > Sports footwear; tennis shoes, basketball shoes, gym shoes, training shoes and the like',
      confidence: 0.651,
      duty_estimate: {
        basis:
          'General (Column 1) rates that the U.S. tariff schedule (2026 Revision 10) publishes for the tariff lines (8- and 10-digit numbers) under this subheading. Column 2 and special-program rates are not read. This edition is more than 120 days old, so a newer one may be in force: `tracewell refresh-schedule` fetches it.',
        min_pct: 7.5,
        max_pct: 48,
        most_common_rate_pct: 7.5,
        most_common_rate_text: '7.5%',
        lines_at_most_common_rate: 20,
        tariff_lines_in_subheading: 53,
        distinct_published_rates: 8,
        single_rate_across_subheading: false,
        includes_non_ad_valorem_rates: true,
        precision_note:
          'The percentages cover 45 of 53 tariff lines. 8 are not covered because their rates are specific, compound or references to another provision (for example "90¢/pr. + 37.5%"). The percentage rates span 40.5 points: this bracket is too wide to plan a margin on. Have the exact tariff line determined. Whether the words "sports footwear; tennis shoes, basketball shoes, gym shoes, training shoes and the like" fit the goods decides between 6404.11 and 6404.19.',
      },
      applicable_surcharges: [],
      alternate_subheadings: [
        {
          hs_code: '6404.19',
          description:
            'Footwear with outer soles of rubber, plastics, leather or composition leather and uppers of textile materials > Footwear with outer soles of rubber or plastics > Other',
          confidence: 0.079,
        },
      ],
      surcharge_coverage:
        'No additional duty was assessed: the China Section 301 lists are matched only for country_of_origin CN, and a different origin was given. Not assessed, and possibly due: rates that the four-year review of the China duties set under a separate heading, and product exclusions from the lists; Section 232 duties (such as on steel, aluminum, copper, vehicles and their derivatives); antidumping and countervailing duties; the Section 301 action on forced labor (10% or 12.5% on products of 60 economies from 2026-07-24); merchandise processing and harbor maintenance fees; freight, insurance and customs value; special-program rates such as USMCA; any other duty, safeguard, quota or exclusion of chapter 99; Column 2 rates (for Column 2 countries the general rate is still shown). An empty surcharge list does not mean that nothing is due.',
      tariff_schedule_snapshot: '2026-06-08',
      disclaimer:
        'An estimate for budgeting, not a customs classification, a binding ruling or legal advice. The subheading is a candidate to verify: the importer of record is responsible for the classification, rate and origin declared.',
      provider: 'embedded-2.32190e0f',
    },
  },
  {
    name: 'specific_rates',
    summary: 'Crude oil: rates per barrel, which no percentage describes.',
    request: {
      body: {
        description: 'crude petroleum oil',
      },
    },
    status: 200,
    response: {
      hs_code: '2709.00',
      classification_level: '6-digit international HS subheading',
      description: 'Petroleum oils and oils obtained from bituminous minerals, crude',
      confidence: 0.621,
      duty_estimate: {
        basis:
          'General (Column 1) rates that the U.S. tariff schedule (2026 Revision 10) publishes for the tariff lines (8- and 10-digit numbers) under this subheading. Column 2 and special-program rates are not read. This edition is more than 120 days old, so a newer one may be in force: `tracewell refresh-schedule` fetches it.',
        min_pct: null,
        max_pct: null,
        most_common_rate_pct: null,
        most_common_rate_text: '10.5¢/bbl',
        lines_at_most_common_rate: 3,
        tariff_lines_in_subheading: 4,
        distinct_published_rates: 2,
        single_rate_across_subheading: false,
        includes_non_ad_valorem_rates: true,
        precision_note:
          'No rate under this subheading is a percentage of the value: all are specific or compound, or refer to another provision, so there is no percentage range.',
      },
      applicable_surcharges: [],
      alternate_subheadings: [
        {
          hs_code: '2710.19',
          description:
            'Petroleum oils and oils obtained from bituminous minerals, other than crude; preparations not elsewhere specified or included, containing by weight 70 percent or more of petroleum oils or of oils obtained from bituminous minerals, these oils being the basic constituents of the preparations; waste oils > Petroleum oils and oils obtained from bituminous minerals (other than crude) and preparations not elsewhere specified or included, containing by weight 70 percent or more of petroleum oils or of oils obtained from bituminous minerals, these oils being the basic constituents of the preparations, other than those containing biodiesel and other than waste oils > Other',
          confidence: 0.103,
        },
      ],
      surcharge_coverage:
        'No additional duty was assessed: the China Section 301 lists are matched only for country_of_origin CN, and no origin was given. Not assessed, and possibly due: rates that the four-year review of the China duties set under a separate heading, and product exclusions from the lists; Section 232 duties (such as on steel, aluminum, copper, vehicles and their derivatives); antidumping and countervailing duties; the Section 301 action on forced labor (10% or 12.5% on products of 60 economies from 2026-07-24); merchandise processing and harbor maintenance fees; freight, insurance and customs value; special-program rates such as USMCA; any other duty, safeguard, quota or exclusion of chapter 99; Column 2 rates (for Column 2 countries the general rate is still shown). An empty surcharge list does not mean that nothing is due.',
      tariff_schedule_snapshot: '2026-06-08',
      disclaimer:
        'An estimate for budgeting, not a customs classification, a binding ruling or legal advice. The subheading is a candidate to verify: the importer of record is responsible for the classification, rate and origin declared.',
      provider: 'embedded-2.32190e0f',
    },
  },
  {
    name: 'vague',
    summary: 'A vague description: low confidence and alternates.',
    request: {
      body: {
        description: 'knitted pullover',
      },
    },
    status: 200,
    response: {
      hs_code: '6110.20',
      classification_level: '6-digit international HS subheading',
      description:
        'Sweaters, pullovers, sweatshirts, waistcoats (vests) and similar articles, knitted or crocheted > Of cotton',
      confidence: 0.508,
      duty_estimate: {
        basis:
          'General (Column 1) rates that the U.S. tariff schedule (2026 Revision 10) publishes for the tariff lines (8- and 10-digit numbers) under this subheading. Column 2 and special-program rates are not read. This edition is more than 120 days old, so a newer one may be in force: `tracewell refresh-schedule` fetches it.',
        min_pct: 5,
        max_pct: 16.5,
        most_common_rate_pct: 16.5,
        most_common_rate_text: '16.5%',
        lines_at_most_common_rate: 16,
        tariff_lines_in_subheading: 25,
        distinct_published_rates: 2,
        single_rate_across_subheading: false,
        includes_non_ad_valorem_rates: false,
        precision_note:
          'The percentage rates span 11.5 points: this bracket is too wide to plan a margin on. Have the exact tariff line determined. "Cotton" or "man-made fibers" decides between 6110.20 and 6110.30.',
      },
      applicable_surcharges: [],
      alternate_subheadings: [
        {
          hs_code: '6110.30',
          description:
            'Sweaters, pullovers, sweatshirts, waistcoats (vests) and similar articles, knitted or crocheted > Of man-made fibers',
          confidence: 0.2,
        },
        {
          hs_code: '6110.90',
          description:
            'Sweaters, pullovers, sweatshirts, waistcoats (vests) and similar articles, knitted or crocheted > Of other textile materials',
          confidence: 0.104,
        },
      ],
      surcharge_coverage:
        'No additional duty was assessed: the China Section 301 lists are matched only for country_of_origin CN, and no origin was given. Not assessed, and possibly due: rates that the four-year review of the China duties set under a separate heading, and product exclusions from the lists; Section 232 duties (such as on steel, aluminum, copper, vehicles and their derivatives); antidumping and countervailing duties; the Section 301 action on forced labor (10% or 12.5% on products of 60 economies from 2026-07-24); merchandise processing and harbor maintenance fees; freight, insurance and customs value; special-program rates such as USMCA; any other duty, safeguard, quota or exclusion of chapter 99; Column 2 rates (for Column 2 countries the general rate is still shown). An empty surcharge list does not mean that nothing is due.',
      tariff_schedule_snapshot: '2026-06-08',
      disclaimer:
        'An estimate for budgeting, not a customs classification, a binding ruling or legal advice. The subheading is a candidate to verify: the importer of record is responsible for the classification, rate and origin declared.',
      provider: 'embedded-2.32190e0f',
    },
  },
  {
    name: 'blank',
    summary: 'A blank description.',
    request: {
      body: {
        description: ' ',
      },
    },
    status: 400,
    response: {
      error: 'missing_fields',
      message: 'description is required.',
    },
  },
  {
    name: 'not_a_country',
    summary: 'A country that is not two letters.',
    request: {
      body: {
        description: 'cotton t-shirt',
        country_of_origin: 'China',
      },
    },
    status: 400,
    response: {
      error: 'invalid_fields',
      message: 'country_of_origin must be a two-letter ISO 3166-1 country code.',
    },
  },
  {
    name: 'nothing_to_classify',
    summary: 'A description without meaning.',
    request: {
      body: {
        description: '12345 ???',
      },
    },
    status: 422,
    response: {
      error: 'classification_failed',
      message: 'The description names no goods that can be classified; it must be in English.',
    },
  },
];
