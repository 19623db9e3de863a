import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Classification } from '../../../core/tariff/classification.ts';
import { estimate, indexSchedule } from '../../../core/tariff/estimate.ts';
import type { Subheading } from '../../../core/tariff/subheading.ts';

const SUBHEADING: Subheading = {
  code: '2009.11',
  path: ['Juice', 'Frozen'],
  wording: [],
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

function asked(classification: Classification, today = '2026-01-03') {
  return { description: 'frozen juice', classification, listsSeveral: false, origin: 'CN', today: new Date(today) };
}

test('an edition older than 120 days is reported, with how to get a newer one', () => {
  const basisOn = (day: string): string =>
    estimate(indexOf(SUBHEADING), asked(CLASSIFICATION, day)).duty_estimate.basis;
  assert.doesNotMatch(basisOn('2026-05-02'), /refresh-schedule/);
  assert.match(basisOn('2026-05-03T00:00:01Z'), /more than 120 days old.*`tracewell refresh-schedule`/);
});

test('a tariff number deeper than six digits in any text stops the answer', () => {
  const breaches: readonly [name: string, index: ReturnType<typeof indexOf>, provider?: string][] = [
    ['the description', indexOf({ ...SUBHEADING, path: ['Juice of 2009.11.00'] })],
    ['a rate', indexOf({ ...SUBHEADING, rates: [{ text: 'See 9903.88.15', numbers: 1 }] })],
    ['the edition', indexOf(SUBHEADING, 'of 2009.11.00.20')],
    ['the provider', indexOf(SUBHEADING), 'HTS 2009110020'],
  ];
  for (const [name, index, provider = 'made-1'] of breaches) {
    assert.throws(() => estimate(index, asked({ ...CLASSIFICATION, provider })), /deeper than six digits/, name);
  }
  assert.equal(estimate(indexOf(SUBHEADING), asked(CLASSIFICATION)).hs_code, '2009.11');
});

test('an estimate for one of several goods says so', () => {
  const noteOf = (listsSeveral: boolean): string =>
    estimate(indexOf(SUBHEADING), { ...asked(CLASSIFICATION), listsSeveral }).duty_estimate.precision_note;
  assert.match(noteOf(true), /lists several goods.*Send each by itself/);
  assert.doesNotMatch(noteOf(false), /several goods/);
});

test('a confidence has three decimals, and null stays null', () => {
  const index = indexOf(SUBHEADING);
  assert.equal(estimate(index, asked(CLASSIFICATION)).confidence, 0.123);
  const unsure = { ...CLASSIFICATION, chosen: { code: '2009.11', confidence: null } };
  assert.equal(estimate(index, asked(unsure)).confidence, null);
});

test('a classification missing from the schedule is an error', () => {
  const other = { ...CLASSIFICATION, chosen: { code: '2009.12', confidence: 0.5 } };
  assert.throws(() => estimate(indexOf(SUBHEADING), asked(other)), /not in the schedule/);
});
