import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amountTokens } from '../../../core/quotes/amount-tokens.ts';
import { madePrints } from './made-prints.ts';
import { otherPrints } from './other-prints.ts';
import { thirdPrints } from './third-prints.ts';

const LABELS = ['', 'Total ', 'Total: ', 'TOTAL  ', 'Total\t', '| Total | ', 'Amount due  '];
const TAILS = ['', ' ', ' *', '  paid', '\tA', ' |', '\nPage'];

test('an amount is read as a person would read the whole of it, or not at all', () => {
  fc.assert(
    fc.property(
      madePrints,
      fc.constantFrom(...LABELS),
      fc.constantFrom(...TAILS),
      ({ text, value, isPlain }, label, tail) => {
        const tokens = amountTokens(label + text + tail);
        const stated = tokens.flatMap(({ amount }) => (amount.kind === 'stated' ? [amount.value] : []));
        if (isPlain && !/[-–−] ?$/.test(label)) assert.deepEqual(stated, [value], label + text + tail);
        else
          assert.ok(
            stated.length === 0 || (stated.length === 1 && stated[0] === value),
            `${label}${text}${tail}: ${stated.join()} for ${value}`,
          );
      },
    ),
    { numRuns: 3000, seed: 16 },
  );
});

test('the other spellings are read as a person would read the whole of them, or not at all', () => {
  for (const prints of [otherPrints, thirdPrints]) {
    fc.assert(
      fc.property(
        prints.filter(({ isAmount }) => isAmount),
        fc.constantFrom(...LABELS),
        ({ text, value }, label) => {
          const stated = amountTokens(label + text).flatMap(({ amount }) =>
            amount.kind === 'stated' ? [amount.value] : [],
          );
          assert.ok(
            stated.every((one) => one === value),
            `${label}${text}: ${stated.join()} for ${value}`,
          );
        },
      ),
      { numRuns: 1500, seed: 16 },
    );
  }
});

/** Several amounts in a line, and what each states; null for an invalid one. */
const TOKENS: readonly (readonly [line: string, stated: readonly (number | null)[]])[] = [
  ['Therapy, 30 min  290.00', [null, 290]],
  ['30 min 290.00', [30, null]],
  ['30  min  290.00', [30, null]],
  ['30 from  290.00', [null, null]],
  ['5.00- 3.00', [null, 3]],
  ['PRO-  $ 5.00', [5]],
  ['PRO- 5.00', [null]],
  ['Plywood 12 mm  290.00', [null, 290]],
  ['5.00 -3.00', [5, -3]],
  ['5.00 -   3.00', [-5, 3]],
  ['5.00   -3.00', [5, -3]],
  ['5.00 - 3.00', [null, null]],
  ['5.00  -  3.00', [5, 3]],
  ['5.00 CR 3.00', [-5, null]],
  ['5.00 $ 3.00', [5, 3]],
  ['5.00 (3.00)', [5, -3]],
];

test('a mark between two amounts belongs to the nearer one, or invalidates them', () => {
  for (const [line, stated] of TOKENS) {
    const read = amountTokens(line).map(({ amount }) => (amount.kind === 'stated' ? amount.value : null));
    assert.deepEqual(read, stated, line);
  }
});
