import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chosenAllowance, PLANS } from '../../../core/gateway/plans.ts';

const TEXTS = readFileSync(new URL('../../../handlers/services.ts', import.meta.url), 'utf8');

test('every served service has plans', () => {
  const served = [...TEXTS.matchAll(/'\.\/([a-z-]+)\/service\.ts'/g)].map(([, slug]) => slug ?? '');
  assert.equal(served.length, 10);
  for (const slug of served) assert.ok(slug in PLANS, slug);
});

test('a larger plan has more requests, and only the largest continues past its limit', () => {
  for (const [service, plans] of Object.entries(PLANS)) {
    const printed = plans.flatMap(({ requests }) => requests ?? []);
    assert.deepEqual(
      printed,
      [...printed].sort((a, b) => a - b),
      service,
    );
    assert.ok(
      plans.every(({ name, pastLimit }) => pastLimit === 'refused' || name === 'top'),
      service,
    );
  }
});

const CHOICES = [
  ['landed-cost', 'free', undefined, { requests: 500, pastLimit: 'refused' }],
  ['landed-cost', 'second', undefined, { requests: 10_000, pastLimit: 'refused' }],
  ['landed-cost', 'top', undefined, { requests: 50_000, pastLimit: 'metered' }],
  // The number may be repeated, but not changed.
  ['landed-cost', 'free', 500, { requests: 500, pastLimit: 'refused' }],
  ['landed-cost', 'free', 501, { refused: 'The plan free of landed-cost has 500 requests a month.' }],
  ['certificate', 'top', undefined, { requests: 3_000, pastLimit: 'refused' }],
  ['import-risk', 'lowest', 700, { requests: 700, pastLimit: 'refused' }],
  ['exclusions', 'top', 9, { requests: 9, pastLimit: 'metered' }],
  ['resume', 'second', undefined, { refused: 'The plans of resume are free, lowest, top.' }],
  ['resume', 'constructor', undefined, { refused: 'The plans of resume are free, lowest, top.' }],
] as const;

test('a subscription has the number that its plan prints, or the given one if the plan prints none', () => {
  for (const [service, plan, requests, expected] of CHOICES)
    assert.deepEqual(chosenAllowance(service, { plan, requests }), expected, `${service} ${plan}`);
});

test('a number is never invented', () => {
  for (const requests of [undefined, 0, -1, 1.5, 1_000_000_001, NaN]) {
    assert.deepEqual(chosenAllowance('import-risk', { plan: 'second', requests }), {
      refused: 'The plan second of import-risk has no published quota: give --requests, a whole number from 1.',
    });
  }
  assert.ok('refused' in chosenAllowance('nothing', { plan: 'free', requests: 5 }));
  assert.ok('refused' in chosenAllowance('toString', { plan: 'free', requests: 5 }));
});
