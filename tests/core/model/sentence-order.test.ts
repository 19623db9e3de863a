import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { orderedText, shownSentences, templateText } from '../../../core/model/sentence-order.ts';

const SENTENCES = [
  { id: 'role', text: 'A sold.', isRequired: true },
  { id: 'price', text: 'The price is $1.00.', isRequired: false },
  { id: 'plan', text: 'There is a plan.', isRequired: true },
];

const ORDERS: readonly [order: unknown, text: string | undefined][] = [
  [['role', 'price', 'plan'], 'A sold. The price is $1.00. There is a plan.'],
  [['plan', 'role'], 'There is a plan. A sold.'],
  [['role', 'price'], undefined], // A required sentence is missing.
  [['role', 'plan', 'advice'], undefined],
  [['role', 'plan', 'plan'], undefined],
  [['role', 'plan', 'toString'], undefined],
  [['role', 'plan', null], undefined],
  [['role', 'plan', undefined], undefined],
  [[['role'], 'plan'], undefined],
  [[], undefined],
  ['role plan', undefined],
  [{ 0: 'role', 1: 'plan', length: 2 }, undefined],
  [null, undefined],
  [undefined, undefined],
];

for (const [order, text] of ORDERS) {
  test(`the order ${order === undefined ? 'undefined' : JSON.stringify(order)} ${text === undefined ? 'is refused' : 'is taken'}`, () => {
    assert.equal(orderedText(SENTENCES, order), text);
  });
}

test('the model sees ids, texts and what is required', () => {
  assert.deepEqual(shownSentences(SENTENCES)[1], { id: 'price', text: 'The price is $1.00.', required: false });
});

test('any reply gives nothing, or each required sentence and only prepared text', () => {
  const id = fc.oneof(fc.constantFrom('role', 'price', 'plan', '__proto__', ''), fc.string());
  fc.assert(
    fc.property(fc.oneof(fc.array(id, { maxLength: 5 }), fc.jsonValue()), (order) => {
      const text = orderedText(SENTENCES, order);
      if (text === undefined) return;
      const left = SENTENCES.reduce((rest, sentence) => rest.replace(sentence.text, ''), text);
      assert.equal(left.trim(), '');
      for (const { text: required, isRequired } of SENTENCES) assert.ok(!isRequired || text.includes(required));
    }),
    { numRuns: 2000 },
  );
});

test('all sentences in the default order are a valid text too', () => {
  assert.equal(orderedText(SENTENCES, ['role', 'price', 'plan']), templateText(SENTENCES));
});
