import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  conflictsOf,
  isRuledOut,
  rowFacts,
  statedFacts,
  type Conflict,
} from '../../../core/tariff/classifier/facts.ts';
import { readWords } from '../../../core/tariff/classifier/read-words.ts';
import { decidingFact } from '../../../core/tariff/deciding-fact.ts';
import { indexSchedule } from '../../../core/tariff/estimate.ts';
import { decodeSchedule } from '../../../core/tariff/schedule-file.ts';
import { holdsTariffNumber } from '../../../core/tariff/tariff-number.ts';

const { schedule, byCode } = indexSchedule(
  decodeSchedule(readFileSync(new URL('../../../data/tariff-schedule.json', import.meta.url))),
);
const factsOf = rowFacts(schedule.subheadings);
const rowOf = (code: string): number => schedule.subheadings.findIndex((one) => one.code === code);

const CONFLICTING: readonly (readonly [text: string, code: string, kind: Conflict | undefined])[] = [
  ['sweater, 90% cotton, 10% polyester', '6110.30', 'fiber'],
  ['sweater, 90% cotton, 10% polyester', '6110.20', undefined],
  ['sweater, 10% cotton, 90% polyester', '6110.20', 'fiber'],
  ['cotton sweater', '6110.90', 'fiber'],
  ['frozen shrimp', '1605.21', 'state'],
  ['frozen shrimp', '0306.17', undefined],
  ['breaded frozen shrimp', '1605.21', undefined],
  ['cast iron pan, not enameled', '7323.92', 'denied'],
  ['enameled cast iron pan', '7323.91', 'denied'],
  ['enameled mug of steel', '7323.92', undefined],
  ["women's woven dress", '6204.42', undefined],
  ["men's jacket", '6202.40', 'wearer'],
  ['knitted dress of cotton', '6204.42', undefined],
  ['motorcycle', '8714.10', 'whole'],
  ['motorcycle', '8711.20', undefined],
  ['parts for motorcycle', '8714.10', undefined],
  ['piano', '9209.91', 'whole'],
];

suite('facts that distinguish the schedule’s lines', () => {
  for (const [text, code, kind] of CONFLICTING) {
    test(`${JSON.stringify(text)} ${kind === undefined ? 'contradicts nothing' : `contradicts (${kind})`} in ${code}`, () => {
      const conflicts = conflictsOf(factsOf(rowOf(code)), statedFacts(readWords(text)));
      if (kind === undefined)
        assert.deepEqual(
          Object.entries(conflicts).filter(([, count]) => count > 0),
          [],
        );
      else assert.ok(conflicts[kind] > 0, JSON.stringify(conflicts));
    });
  }
});

const RULED_OUT: readonly (readonly [text: string, code: string, isOut: boolean])[] = [
  ['enameled mug of steel', '7323.92', true],
  ['enameled mug of steel', '7323.94', false],
  ['steel saucepan, not enameled', '7323.91', true],
  ['steel saucepan, not enameled', '7323.94', true],
  ['steel saucepan, not enameled', '7323.99', false],
  ['galvanized steel pipe', '7608.20', true],
  ['coffee, not roasted', '0901.21', true],
  ['roasted coffee', '0901.11', true],
  ['roasted coffee', '0901.21', false],
  ['sweater, 90% cotton, 10% polyester', '6110.30', true],
  // With less than half wool, the rest may be anything.
  ['vest of man-made fibers, 23% wool', '6110.30', false],
  // A line rules nothing out by what it leaves open, counts, or leaves to its neighbours.
  ['tennis rackets, strung', '9506.51', false],
  ['DC motor of an output exceeding 37.5 W', '8501.31', false],
  ['bolts of stainless steel', '7318.15', false],
  ['prefabricated building with steel frame', '9406.90', false],
  ['tert-butylcyclohexyl acetate', '2915.39', false],
];

for (const [text, code, isOut] of RULED_OUT) {
  test(`${JSON.stringify(text)} ${isOut ? 'rules out' : 'does not rule out'} ${code}`, () => {
    assert.equal(isRuledOut(factsOf(rowOf(code)), statedFacts(readWords(text))), isOut);
  });
}

test('the "Other" levels of a path are counted below its heading', () => {
  const others = (code: string): number => factsOf(rowOf(code)).others;
  assert.deepEqual(['3926.90', '7323.99', '6110.20', '8479.89'].map(others), [1, 2, 0, 1]);
});

const DECIDING: readonly (readonly [text: string, chosen: string, rival: string, sentence: string | undefined])[] = [
  ['knitted pullover', '6110.20', '6110.30', '"Cotton" or "man-made fibers" decides between 6110.20 and 6110.30.'],
  ['knitted pullover of cotton', '6110.20', '6110.30', undefined],
  ['t-shirt', '6109.90', '6109.10', 'Whether the words "of cotton" fit the goods decides between 6109.90 and 6109.10.'],
  ['t-shirt', '6109.10', '6109.90', 'Whether the words "of cotton" fit the goods decides between 6109.10 and 6109.90.'],
  ['cotton t-shirt', '6109.10', '6109.90', undefined],
  ['dress of cotton', '6104.42', '6204.42', undefined],
  ['smartphone', '8517.13', '3926.90', undefined],
  ['socks', '6115.94', '6115.95', '"Wool or fine animal hair" or "cotton" decides between 6115.94 and 6115.95.'],
  ['bed sheets', '6302.31', '6302.22', undefined],
  ['apples', '0808.10', '2007.99', undefined],
  [
    'chocolate',
    '1806.90',
    '1806.32',
    'Whether the words "in blocks, slabs or bars" fit the goods decides between 1806.90 and 1806.32.',
  ],
  [
    'tire',
    '4011.70',
    '4011.40',
    '"Of a kind used on agricultural or forestry vehicles and machines" or "of a kind used on motorcycles" decides between 4011.70 and 4011.40.',
  ],
  ['umbrella', '6601.91', '6601.91', undefined],
  ["women's woven cotton trousers", '6204.62', '6204.12', undefined],
  ['leather handbag with outer surface of leather', '4202.21', '4202.22', undefined],
  [
    'umbrella, folding',
    '6601.91',
    '6601.99',
    'Whether the words "having a telescopic shaft" fit the goods decides between 6601.91 and 6601.99.',
  ],
];

suite('the deciding fact', () => {
  for (const [text, chosen, rival, sentence] of DECIDING) {
    test(`is found for ${JSON.stringify(text)} between ${chosen} and ${rival}`, () => {
      const [one, other] = [byCode.get(chosen), byCode.get(rival)];
      assert.ok(one && other);
      assert.equal(decidingFact(text, one, other), sentence);
    });
  }

  test('contains no tariff number deeper than six digits, for any two subheadings', () => {
    const any = fc.integer({ min: 0, max: schedule.subheadings.length - 2 });
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 4 }), (at, apart) => {
        const [one, other] = [schedule.subheadings[at], schedule.subheadings[at + apart]];
        if (!one || !other) return;
        const sentence = decidingFact('goods', one, other);
        if (sentence === undefined) return;
        assert.ok(!holdsTariffNumber(sentence), sentence);
        assert.match(sentence, / decides between \d{4}\.\d{2} and \d{4}\.\d{2}\.$/);
        assert.ok(sentence.length < 260, sentence);
      }),
      { numRuns: 1000 },
    );
  });
});
