import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surchargeCoverage, surcharges } from '../../../core/tariff/surcharges.ts';
import type { ListedLines, Subheading } from '../../../core/tariff/subheading.ts';

function subheading(lines: number, listed: readonly ListedLines[], review = 0): Subheading {
  return { code: '8517.62', path: ['x'], rates: [{ text: 'Free', numbers: lines }], unrated: 0, lines, listed, review };
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

test('a line under the four-year review does not read as clear', () => {
  const [item] = surcharges(subheading(2, [], 1), 'CN');
  assert.match(item?.note ?? '', /1 of 2 rate lines .*four-year review.*do not read them as clear/);
});

test('every coverage text names all that is not assessed', () => {
  const named = [
    /four-year review/,
    /exclusions/,
    /Section 232/,
    /antidumping and countervailing/,
    /forced labor \(10% or 12\.5% on products of 60 economies from 2026-07-24\)/,
    /merchandise processing and harbor maintenance/,
    /freight, insurance and customs value/,
    /USMCA/,
    /Column 2/,
    /does not mean that none is due/,
  ];
  for (const origin of [undefined, 'CN', 'DE']) for (const part of named) assert.match(surchargeCoverage(origin), part);
  assert.match(surchargeCoverage('CN'), /Lists 1, 2, 3 or 4A/);
  assert.match(surchargeCoverage(undefined), /no origin was given/);
  assert.match(surchargeCoverage('DE'), /another origin was given/);
});
