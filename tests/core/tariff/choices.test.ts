import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readChoices } from '../../../core/tariff/choices.ts';
import type { JsonObject } from '../../../core/json.ts';

const offered = new Set(['0901.11', '0901.12', '0901.21']);

test("choices keep the model's order", () => {
  const value = { choices: [choice('0901.21', 0.2), choice('0901.11', 0.9)] };
  assert.deepEqual(readChoices(value, offered), [
    { code: '0901.21', confidence: 0.2 },
    { code: '0901.11', confidence: 0.9 },
  ]);
});

test('a code that was not offered is dropped', () => {
  const codes = ['9999.99', '0901.11', '0901.1', ' 0901.11', '090111', '0901.11 ', '__proto__', ''];
  assert.deepEqual(readChoices({ choices: codes.map((code) => choice(code, 0.5)) }, offered), [
    { code: '0901.11', confidence: 0.5 },
  ]);
  assert.deepEqual(readChoices({ choices: [choice('0901.11', 0.5)] }, new Set()), []);
});

test('a code chosen twice counts once, at its first position', () => {
  const value = { choices: [choice('0901.11', 0.3), choice('0901.12', 0.4), choice('0901.11', 0.9)] };
  assert.deepEqual(readChoices(value, offered), [
    { code: '0901.11', confidence: 0.3 },
    { code: '0901.12', confidence: 0.4 },
  ]);
});

test('a confidence is a number from 0 to 1, or null', () => {
  const cases: [unknown, number | null][] = [
    [0, 0],
    [1, 1],
    [0.25, 0.25],
    [1.01, null],
    [7, null],
    [-0.1, null],
    [1e999, null],
    [NaN, null],
    ['high', null],
    ['0.9', null],
    [true, null],
    [null, null],
    [undefined, null],
    [[0.5], null],
    [{ value: 0.5 }, null],
  ];
  for (const [stated, confidence] of cases) {
    assert.deepEqual(readChoices({ choices: [choice('0901.11', stated)] }, offered), [{ code: '0901.11', confidence }]);
  }
});

test('an invalid choice is dropped, and anything but a list has no choices', () => {
  const junk = [null, 1, '0901.11', ['0901.11'], {}, { code: '0901.11' }, choice(['0901.11'], 1), choice(901.11, 1)];
  assert.deepEqual(readChoices({ choices: [...junk, choice('0901.12', 1)] }, offered), [
    { code: '0901.12', confidence: 1 },
  ]);
  for (const choices of [undefined, null, {}, 'x', 3, { 0: choice('0901.11', 1), length: 1 }])
    assert.deepEqual(readChoices({ choices }, offered), []);
});

test('for any JSON that a model writes, the choices are offered codes without repeats, with a valid confidence', () => {
  const code = fc.constantFrom('0901.11', '0901.12', '9999.99');
  const item = fc.oneof(
    fc.jsonValue(),
    fc.record({ hs_code: fc.oneof(code, fc.jsonValue()), confidence: fc.jsonValue() }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.array(item), fc.jsonValue()), (choices) => {
      const read = readChoices({ choices }, offered);
      assert.equal(new Set(read.map((one) => one.code)).size, read.length);
      for (const one of read) {
        assert.ok(offered.has(one.code));
        assert.ok(one.confidence === null || (one.confidence >= 0 && one.confidence <= 1));
      }
    }),
  );
});

function choice(code: unknown, confidence: unknown): JsonObject {
  return { hs_code: code, confidence };
}
