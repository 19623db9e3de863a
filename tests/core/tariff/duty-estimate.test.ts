import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dutyEstimate } from '../../../core/tariff/duty-estimate.ts';
import type { Subheading } from '../../../core/tariff/subheading.ts';

const CONTEXT = { edition: 'made', isOld: false, deciding: undefined };

function subheading(rates: readonly (readonly [text: string, numbers: number])[], unrated = 0): Subheading {
  return {
    code: '0101.21',
    path: ['x'],
    wording: [],
    rates: rates.map(([text, numbers]) => ({ text, numbers })),
    unrated,
    lines: 1,
    listed: [],
    certainGoods: 0,
    review: 0,
  };
}

interface Case {
  readonly rates: readonly (readonly [string, number])[];
  readonly unrated?: number;
  readonly range: readonly [number | null, number | null];
  readonly common: readonly [number | null, string | null, number];
  readonly single: boolean;
  readonly nonAdValorem: boolean;
  readonly note: RegExp;
}

const CASES: readonly Case[] = [
  {
    rates: [['Free', 4]],
    range: [0, 0],
    common: [0, 'Free', 4],
    single: true,
    nonAdValorem: false,
    note: /^All tariff lines under this subheading carry one rate, so the estimate is not a range\.$/,
  },
  {
    rates: [['1¢/kg', 2]],
    range: [null, null],
    common: [null, '1¢/kg', 2],
    single: true,
    nonAdValorem: true,
    note: /^The published rate under this subheading is not a percentage of the value, so no percentage is given\.$/,
  },
  {
    rates: [
      ['5.25¢/bbl', 1],
      ['10.5¢/bbl', 3],
    ],
    range: [null, null],
    common: [null, '10.5¢/bbl', 3],
    single: false,
    nonAdValorem: true,
    note: /^No rate under this subheading is a percentage/,
  },
  {
    rates: [
      ['2%', 3],
      ['7%', 1],
    ],
    range: [2, 7],
    common: [2, '2%', 3],
    single: false,
    nonAdValorem: false,
    note: /^The percentage rates span 5 points; the exact tariff line decides which applies\.$/,
  },
  {
    rates: [
      ['2%', 3],
      ['7.1%', 1],
    ],
    range: [2, 7.1],
    common: [2, '2%', 3],
    single: false,
    nonAdValorem: false,
    note: /^The percentage rates span 5\.1 points: this bracket is too wide to plan a margin on/,
  },
  {
    rates: [
      ['131.8%', 6],
      ['6.6¢/kg', 12],
    ],
    range: [131.8, 131.8],
    common: [null, '6.6¢/kg', 12],
    single: false,
    nonAdValorem: true,
    note: /^The percentages cover 6 of 18 tariff lines\. 12 are not covered .*"6\.6¢\/kg"\)\. All lines covered have a rate of 131\.8%\.$/,
  },
  {
    rates: [
      ['7.5%', 1],
      ['48%', 1],
      ['90¢/pr. + 37.5%', 3],
    ],
    range: [7.5, 48],
    common: [null, '90¢/pr. + 37.5%', 3],
    single: false,
    nonAdValorem: true,
    note: /^The percentages cover 2 of 5 tariff lines\. 3 are not covered .*40\.5 points: this bracket is too wide/,
  },
  {
    rates: [['6.5% on the entire set', 1]],
    range: [null, null],
    common: [null, '6.5% on the entire set', 1],
    single: true,
    nonAdValorem: true,
    note: /no percentage is given/,
  },
  {
    rates: [['3%', 1]],
    unrated: 2,
    range: [3, 3],
    common: [3, '3%', 1],
    single: false,
    nonAdValorem: false,
    note: /^The published percentage rates are all the same\. 2 of the tariff lines have no published rate here; a blank is not read as Free\.$/,
  },
  {
    rates: [],
    unrated: 1,
    range: [null, null],
    common: [null, null, 0],
    single: false,
    nonAdValorem: false,
    note: /^The schedule publishes no rate of its own/,
  },
];

const TIES: readonly (readonly [rates: readonly string[], common: string, why: string])[] = [
  [['2%', '7%'], '7%', 'the higher percentage'],
  [['0.7¢/kg', '2.8¢/kg'], '2.8¢/kg', 'the higher specific rate'],
  [['14¢/liter', '22.4¢/liter'], '22.4¢/liter', 'compared as numbers, not as strings'],
  [['1.7¢ each + 4.3%', '8¢ each + 8%'], '8¢ each + 8%', 'compound rates compared by percentage first'],
  [['$1.05/kg + 2.3%', '$1.50/kg + 2.3%'], '$1.50/kg + 2.3%', 'then by the specific part'],
  [['90¢/kg', '$1.05/kg'], '$1.05/kg', 'a dollar is a hundred cents'],
  [['Free', '1.4¢/kg'], '1.4¢/kg', 'Free is below any rate'],
  [['0%', 'Free'], '0%', 'Free is below an explicit zero too'],
  [['10%', '9.9%'], '10%', 'compared as numbers, not as strings'],
];

test('among equally common rates the highest is stated, and the note says that there are several', () => {
  for (const [rates, common, why] of TIES) {
    for (const order of [rates, rates.toReversed()]) {
      const estimate = dutyEstimate(subheading(order.map((text) => [text, 3] as const)), CONTEXT);
      assert.equal(estimate.most_common_rate_text, common, why);
      assert.match(estimate.precision_note, /2 rates are equally common; the highest is given as the most common\.$/);
    }
  }
});

test('dutyEstimate() summarises the published rates and says what it leaves out', () => {
  for (const { rates, unrated = 0, range, common, single, nonAdValorem, note } of CASES) {
    const name = JSON.stringify(rates);
    const estimate = dutyEstimate(subheading(rates, unrated), CONTEXT);
    const numbers = rates.reduce((sum, [, count]) => sum + count, unrated);
    assert.equal(estimate.tariff_lines_in_subheading, numbers, name);
    assert.deepEqual([estimate.min_pct, estimate.max_pct], range, name);
    assert.deepEqual(
      [estimate.most_common_rate_pct, estimate.most_common_rate_text, estimate.lines_at_most_common_rate],
      common,
      name,
    );
    assert.equal(estimate.single_rate_across_subheading, single, name);
    assert.equal(estimate.includes_non_ad_valorem_rates, nonAdValorem, name);
    assert.match(estimate.precision_note, note);
  }
});

/** The contract's rules again, implemented slowly and plainly: one rate text per number. */
function oracle(texts: readonly string[]): readonly unknown[] {
  const percentages = texts
    .filter((text) => text === 'Free' || /^[\d.]+%$/.test(text))
    .map((text) => (text === 'Free' ? 0 : parseFloat(text)));
  const min = percentages.reduce<number | null>((least, one) => (least === null || one < least ? one : least), null);
  const max = percentages.reduce<number | null>((most, one) => (most === null || one > most ? one : most), null);
  const carriers = (text: string): number => texts.filter((one) => one === text).length;
  return [
    min,
    max,
    texts.length,
    new Set(texts).size,
    new Set(texts).size === 1,
    percentages.length < texts.length,
    Math.max(...texts.map(carriers)),
  ];
}

test('dutyEstimate() agrees with the rules applied number by number', () => {
  const text = fc.constantFrom(
    'Free',
    '2%',
    '2.5%',
    '7%',
    '37.5%',
    '1¢/kg',
    '1¢/kg + 2%',
    'See additional U.S. note 1',
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (texts) => {
      const rates = [...Map.groupBy(texts, (one) => one)].map(([one, all]) => [one, all.length] as const);
      const e = dutyEstimate(subheading(rates), CONTEXT);
      assert.deepEqual(
        [
          e.min_pct,
          e.max_pct,
          e.tariff_lines_in_subheading,
          e.distinct_published_rates,
          e.single_rate_across_subheading,
          e.includes_non_ad_valorem_rates,
          e.lines_at_most_common_rate,
        ],
        oracle(texts),
      );
    }),
  );
});
