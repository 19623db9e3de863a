import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { madePrints } from '../../quotes/made-prints.ts';
import { cutQuotes, servedOfQuote } from './cut-quotes.ts';

test('part of a printed amount supports only what a person reads in the whole of it', () => {
  fc.assert(
    fc.property(cutQuotes(madePrints), (made) => {
      const total = servedOfQuote(made);
      assert.ok(total === null || total === made.print.value, `${made.quote} of ${made.page}: ${total}`);
    }),
    { numRuns: 1500, seed: 16 },
  );
});
