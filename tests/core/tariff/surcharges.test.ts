import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surchargeCoverage, surcharges } from '../../../core/tariff/surcharges.ts';
import type { ListedLines, Subheading } from '../../../core/tariff/subheading.ts';

function subheading(
  lines: number,
  listed: readonly ListedLines[],
  more: { review?: number; certainGoods?: number } = {},
): Subheading {
  const { review = 0, certainGoods = 0 } = more;
  return {
    code: '8517.62',
    path: ['x'],
    wording: [],
    rates: [{ text: 'Free', numbers: lines }],
    unrated: 0,
    lines,
    listed,
    certainGoods,
    review,
  };
}

test('only goods of China have a Section 301 item', () => {
  const listed = subheading(1, [{ lists: ['List 1'], lines: 1 }]);
  for (const origin of [undefined, 'US', 'HK', 'TW', 'MO', 'VN']) assert.deepEqual(surcharges(listed, origin), []);
  assert.equal(surcharges(listed, 'CN').length, 1);
});

test('coverage counts rate lines, and each list has its rate', () => {
  const some = subheading(3, [
    { lists: ['List 3', 'List 4A'], lines: 1 },
    { lists: ['List 3'], lines: 1 },
  ]);
  const [item] = surcharges(some, 'CN');
  assert.equal(item?.coverage, 'some');
  assert.deepEqual(item.lists, [
    { list: 'List 3', additional_rate: 25 },
    { list: 'List 4A', additional_rate: 7.5 },
  ]);
  assert.equal(surcharges(subheading(2, [{ lists: ['List 2'], lines: 2 }]), 'CN')[0]?.coverage, 'all');
});

test('a subheading on no list still has its item, with coverage none and no lists', () => {
  const [item] = surcharges(subheading(2, []), 'CN');
  assert.equal(item?.coverage, 'none');
  assert.deepEqual(item.lists, []);
});

const NOTES: readonly (readonly [subheading: Subheading, note: RegExp, why: string])[] = [
  [
    subheading(2, []),
    /^No rate line under this subheading is on a China list \(2 read\)\. The rates/,
    'nothing to decide',
  ],
  [
    subheading(2, [{ lists: ['List 1'], lines: 2 }]),
    /^Every rate line under this subheading is on a China list \(List 1: 2 of 2\)\. The rates/,
    'one list for all',
  ],
  [
    subheading(3, [{ lists: ['List 1'], lines: 2 }]),
    /^Some of the rate lines under this subheading are on a China list \(List 1: 2 of 3\)\. The exact line decides whether/,
    'the line decides whether a list applies',
  ],
  [
    subheading(6, [
      { lists: ['List 3'], lines: 2 },
      { lists: ['List 4A'], lines: 4 },
    ]),
    /^Every rate line .*\(List 3: 2 of 6; List 4A: 4 of 6\)\. The exact line decides .* alternatives; do not add them\./,
    'the line decides which list applies',
  ],
  [
    subheading(1, [{ lists: ['List 3', 'List 4A'], lines: 1 }]),
    /\(List 3 and List 4A: 1 of 1\)\. The rates of two lists are alternatives; do not add them\./,
    'one line on two lists',
  ],
  [
    subheading(2, [{ lists: ['List 3'], lines: 2 }], { certainGoods: 1 }),
    /On 1 of the lines the list covers only certain goods, not the whole line\./,
    'a provision that covers certain goods',
  ],
  [
    subheading(2, [], { review: 1 }),
    /For 1 of 2 rate lines the four-year review .* Do not treat those lines as clear/,
    'a line under review is not clear',
  ],
];

test('the note says what the coverage leaves open', () => {
  for (const [one, note, why] of NOTES) assert.match(surcharges(one, 'CN')[0]?.note ?? '', note, why);
});

test('lists are in numerical order, whatever the order of the lines', () => {
  const one = subheading(2, [
    { lists: ['List 4A'], lines: 1 },
    { lists: ['List 1', 'List 3'], lines: 1 },
  ]);
  assert.deepEqual(
    surcharges(one, 'CN')[0]?.lists.map(({ list }) => list),
    ['List 1', 'List 3', 'List 4A'],
  );
});

test('every coverage text names everything that is not assessed', () => {
  const named = [
    /four-year review/,
    /exclusions/,
    /Section 232/,
    /antidumping and countervailing/,
    /forced labor \(10% or 12\.5% on products of 60 economies from 2026-07-24\)/,
    /merchandise processing and harbor maintenance/,
    /freight, insurance and customs value/,
    /USMCA/,
    /any other duty, safeguard, quota or exclusion of chapter 99/,
    /Column 2/,
    /does not mean that nothing is due/,
  ];
  for (const origin of [undefined, 'CN', 'DE']) for (const part of named) assert.match(surchargeCoverage(origin), part);
  assert.match(surchargeCoverage('CN'), /Lists 1, 2, 3 or 4A/);
  assert.match(surchargeCoverage(undefined), /^No additional duty was assessed: .*no origin was given/);
  assert.match(surchargeCoverage('DE'), /a different origin was given/);
});
