import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { boundsIn, isOutside, quantitiesIn, within } from '../../../core/tariff/classifier/tokens/quantities.ts';
import { CODE_POINTS } from '../../code-points.ts';

/** Dimension, minimum and maximum, rounded: a bound that excludes its number ends just beside it. */
function listed(intervals: readonly { dimension: string; min: number; max: number }[]): readonly unknown[] {
  return intervals.map(({ dimension, min, max }) => [
    dimension,
    Number(min.toPrecision(6)),
    Number(max.toPrecision(6)),
  ]);
}

const STATED: readonly (readonly [text: string, intervals: readonly unknown[]])[] = [
  ['motorcycle, 125cc', [['cc', 125, 125]]],
  ['engine of 1,598 cubic centimetres', [['cc', 1598, 1598]]],
  ['wine in 750 ml bottles', [['l', 0.75, 0.75]]],
  ['transformer 12 MVA', [['va', 12e6, 12e6]]],
  ['motor over 50 kW', [['w', 50_000, Infinity]]],
  ['cable up to 1 kV', [['v', 0, 1000]]],
  ['fabric of 250 g/m2', [['g/m2', 250, 250]]],
  [
    'coil 1.5 mm, width 1250 mm',
    [
      ['mm thickness', 1.5, 1.5],
      ['mm width', 1250, 1250],
    ],
  ],
  ['wire of 8 mm diameter', [['mm cross-section', 8, 8]]],
  ['washing machine 12 kg', [['kg linen', 12, 12]]],
  ['laptop weighing 1.5 kg', [['kg each', 1.5, 1.5]]],
  ['truck, GVW 10 tonnes', [['kg vehicle', 10_000, 10_000]]],
  ['tea in 5 kg bags, net weight 20 kg', [['kg pack', 5, 5]]],
  ['laptop, gross weight 14 kg', []],
  ['sheet 1250 mm', []],
  ['12 V or 24 V', []],
  ['230 V motor, 230 V plug', [['v', 230, 230]]],
  ['range 10-12 mm', []],
  ['30 x 20 x 10 cm', []],
  ['20 T-shirts', []],
  ['area of 5 m2', []],
  ['1,5 l', []],
];

suite('quantitiesIn()', () => {
  for (const [text, intervals] of STATED) {
    test(`reads ${text}`, () => {
      assert.deepEqual(listed(quantitiesIn(text)), intervals);
    });
  }

  test('returns each dimension of any text at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: CODE_POINTS, maxLength: 200 }), (text) => {
        const dimensions = quantitiesIn(text).map(({ dimension }) => dimension);
        assert.equal(new Set(dimensions).size, dimensions.length);
      }),
    );
  });
});

const LEVELS: readonly (readonly [level: string, bounds: readonly unknown[]])[] = [
  ['Of a cylinder capacity exceeding 1,000 cc but not exceeding 1,500 cc', [['cc', 1000, 1500]]],
  ['In containers holding 2 liters or less', [['l', 0, 2]]],
  ['Of a capacity of 50 liters or more', [['l', 50, Infinity]]],
  ['Of a thickness of 3 mm or more but less than 4.75 mm', [['mm thickness', 3, 4.75]]],
  ['Of an unladen weight exceeding 2,000 kg but not exceeding 15,000 kg', [['kg unladen', 2000, 15_000]]],
  ['Of which the maximum cross-sectional dimension exceeds 6 mm', [['mm cross-section', 6, Infinity]]],
  ['Of a width of 600 mm', []],
  ['Plywood, each ply not exceeding 6 mm in thickness', []],
  ['Exceeding 5 kW or of a voltage exceeding 100 V', []],
];

suite('boundsIn()', () => {
  for (const [level, bounds] of LEVELS) {
    test(`reads ${level}`, () => {
      assert.deepEqual(listed(boundsIn(level)), bounds);
    });
  }
});

test('a number lies on one side of every bound', () => {
  const cases: readonly (readonly [level: string, inside: string, outside: string])[] = [
    ['Exceeding 250 cc', '251 cc', '250 cc'],
    ['Not exceeding 250 cc', '250 cc', '251 cc'],
    ['Less than 250 cc', '249.9 cc', '250 cc'],
    ['250 cc or more', '250 cc', '249.9 cc'],
  ];
  for (const [level, inside, outside] of cases) {
    assert.equal(isOutside(boundsIn(level), quantitiesIn(inside)), false, level);
    assert.equal(isOutside(boundsIn(level), quantitiesIn(outside)), true, level);
  }
  assert.equal(isOutside(boundsIn('Exceeding 250 cc'), quantitiesIn('5 kW')), false);
});

test('bounds of several levels hold together', () => {
  assert.deepEqual(listed(within([...boundsIn('Exceeding 5 kW'), ...boundsIn('Not exceeding 10 kW')])), [
    ['w', 5000, 10_000],
  ]);
});
