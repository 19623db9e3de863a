import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimate, indexSchedule } from '../../../core/tariff/estimate.ts';
import type { Subheading } from '../../../core/tariff/subheading.ts';

const SUBHEADING: Subheading = {
  code: '2009.11',
  path: ['Juice', 'Frozen'],
  rates: [{ text: '5%', numbers: 1 }],
  unrated: 0,
  lines: 1,
  listed: [],
  certainGoods: 0,
  review: 0,
};

function indexOf(subheading: Subheading, edition = 'made') {
  return indexSchedule({ edition, date: '2026-01-02', rows: 1, subheadings: [subheading] });
}

const CLASSIFICATION = { chosen: { code: '2009.11', confidence: 0.123456 }, alternates: [], provider: 'made-1' };

test('a tariff number deeper than six digits in any text keeps the answer from leaving', () => {
  const breaches: readonly [name: string, index: ReturnType<typeof indexOf>, provider?: string][] = [
    ['the description', indexOf({ ...SUBHEADING, path: ['Juice of 2009.11.00'] })],
    ['a rate', indexOf({ ...SUBHEADING, rates: [{ text: 'See 9903.88.15', numbers: 1 }] })],
    ['the edition', indexOf(SUBHEADING, 'of 2009.11.00.20')],
    ['the provider', indexOf(SUBHEADING), 'HTS 2009110020'],
  ];
  for (const [name, index, provider = 'made-1'] of breaches) {
    assert.throws(() => estimate(index, { ...CLASSIFICATION, provider }, 'CN'), /deeper than six digits/, name);
  }
  assert.equal(estimate(indexOf(SUBHEADING), CLASSIFICATION, 'CN').hs_code, '2009.11');
});

test('a confidence has three decimals, and none stays none', () => {
  const index = indexOf(SUBHEADING);
  assert.equal(estimate(index, CLASSIFICATION, undefined).confidence, 0.123);
  const unsure = { ...CLASSIFICATION, chosen: { code: '2009.11', confidence: null } };
  assert.equal(estimate(index, unsure, undefined).confidence, null);
});

test('a classification that the schedule does not hold is a fault', () => {
  const other = { ...CLASSIFICATION, chosen: { code: '2009.12', confidence: 0.5 } };
  assert.throws(() => estimate(indexOf(SUBHEADING), other, undefined), /does not hold/);
});
