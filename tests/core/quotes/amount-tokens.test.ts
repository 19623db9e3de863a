import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amountTokens } from '../../../core/quotes/amount-tokens.ts';
import { madePrints } from './made-prints.ts';

const LABELS = ['', 'Total ', 'Total: ', 'TOTAL  ', 'Total\t', '| Total | ', 'Amount due  '];
const TAILS = ['', ' ', ' *', '  paid', '\tA', ' |', '\nPage'];

test('an amount is stated as a person reads the whole of it, or not at all', () => {
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
