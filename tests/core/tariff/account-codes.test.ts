import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { accountCodes } from '../../../core/tariff/account-codes.ts';
import { loadClassifier } from '../../../core/tariff/classifier/embedded.ts';
import { compareSchedules } from '../../../core/tariff/compare-schedules.ts';
import { decodeSchedule } from '../../../core/tariff/schedule-file.ts';
import { serveTariff } from '../../../core/tariff/served-tariff.ts';
import type { Subheading, TariffSchedule } from '../../../core/tariff/subheading.ts';

function schedule(...paths: readonly (readonly [code: string, path: string])[]): TariffSchedule {
  const subheadings = paths.map(([code, path]): Subheading => ({
    code,
    path: path.split(' > '),
    wording: [],
    rates: [{ text: '5%', numbers: 1 }],
    unrated: 0,
    lines: 1,
    listed: [],
    certainGoods: 0,
    review: 0,
  }));
  return { edition: 'made', date: '2026-01-01', rows: 1, subheadings };
}

const CASES: readonly (readonly [
  name: string,
  before: TariffSchedule,
  after: TariffSchedule,
  outcome: { mapped: string[]; dropped: string[]; added: string[] },
])[] = [
  [
    'a code that still exists is kept, whatever its description',
    schedule(['0101.21', 'Horses > Pure']),
    schedule(['0101.21', 'Horses > Purebred']),
    { mapped: [], dropped: [], added: [] },
  ],
  [
    'a removed code maps to the only new one with its description',
    schedule(['0101.21', 'Horses > Pure']),
    schedule(['0101.31', 'Horses > Pure']),
    { mapped: ['0101.21'], dropped: [], added: [] },
  ],
  [
    'a removed code maps to neither of two new ones',
    schedule(['0101.21', 'Horses > Pure']),
    schedule(['0101.31', 'Horses > Pure'], ['0101.41', 'Horses > Pure']),
    { mapped: [], dropped: ['0101.21'], added: ['0101.31', '0101.41'] },
  ],
  [
    'two removed codes do not share a new one',
    schedule(['0101.21', 'Horses > Other'], ['0101.29', 'Horses > Other']),
    schedule(['0101.31', 'Horses > Other']),
    { mapped: [], dropped: ['0101.21', '0101.29'], added: ['0101.31'] },
  ],
  [
    'a code that existed before is not a successor',
    schedule(['0101.21', 'Horses > Pure'], ['0101.31', 'Horses > Pure']),
    schedule(['0101.31', 'Horses > Pure']),
    { mapped: [], dropped: ['0101.21'], added: [] },
  ],
];

test('every subheading of an edition is accounted for in the next', () => {
  for (const [name, before, after, { mapped, dropped, added }] of CASES) {
    const found = accountCodes(before, after);
    assert.deepEqual([found.mapped, found.dropped, found.added], [mapped, dropped, added], name);
  }
});

test('for any change, each old code is kept, mapped or dropped, and no new one is reached twice', () => {
  const line = fc.tuple(
    fc.integer({ min: 10, max: 16 }).map((n) => `0101.${n}`),
    fc.constantFrom('A', 'B', 'C'),
  );
  const edition = fc.uniqueArray(line, { selector: ([code]) => code, minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(edition, edition, (before, after) => {
      const { codeOf, mapped, dropped, added } = accountCodes(schedule(...before), schedule(...after));
      const reached = [...codeOf.values()].filter((code) => code !== undefined);
      assert.equal(new Set(reached).size, reached.length);
      const kept = before.filter(([code]) => after.some(([other]) => other === code)).length;
      assert.equal(kept + mapped.length + dropped.length, before.length);
      assert.equal(reached.length + added.length, after.length);
    }),
  );
});

const data = (name: string): Buffer => readFileSync(new URL(`../../../data/${name}`, import.meta.url));

test('under a later edition a moved subheading gets its new number, a removed one is never answered, and a new one is found', () => {
  const bundled = decodeSchedule(data('tariff-schedule.json'));
  const weights = loadClassifier(data('classifier.bin'));
  const subheadings = bundled.subheadings
    .filter(({ code }) => code !== '6601.91')
    .map((one) => (one.code === '6911.10' ? { ...one, code: '6911.20' } : one));
  const kite: Subheading = {
    ...(subheadings[0] as Subheading),
    code: '9507.40',
    path: ['Fishing rods', 'Zeppelin mooring swivels of titanium'],
  };
  const served = { ...bundled, subheadings: [...subheadings, kite] };
  const { classifier } = serveTariff(weights, { bundled, served });
  assert.equal(classifier.classify('china teapot', 1)[0]?.hs6, '691120');
  assert.ok(classifier.classify('folding umbrella', 6000).every(({ hs6 }) => hs6 !== '660191' && hs6 !== '691110'));
  assert.ok(
    classifier
      .classify('zeppelin mooring swivel of titanium', 5)
      .map(({ hs6 }) => hs6)
      .includes('950740'),
  );
});

test('a comparison lists exactly the rates that changed', () => {
  const before = schedule(['0101.21', 'Horses > Pure'], ['0101.29', 'Horses > Other']);
  const [first, second] = before.subheadings as [Subheading, Subheading];
  const after = { ...before, subheadings: [{ ...first, rates: [{ text: '6%', numbers: 1 }] }, second] };
  assert.deepEqual(compareSchedules(before, after), [
    'From made of 2026-01-01 to made of 2026-01-01: 0 subheadings renumbered, 0 gone, 0 new, 2 changes in all',
    '0101.21 rate 5%: 1 numbers before, 0 now',
    '0101.21 rate 6%: 0 numbers before, 1 now',
  ]);
});
