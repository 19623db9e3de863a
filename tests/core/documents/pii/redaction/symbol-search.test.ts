import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { symbolSearch } from '../../../../../core/documents/pii/redaction/symbol-search.ts';

/** Returns every occurrence with its end, longest first, by trying each text at each position. */
function triedOneByOne(wanted: readonly string[], text: string): string[] {
  const found: string[] = [];
  for (let end = 1; end <= text.length; end++) {
    const here = wanted.filter((one) => one !== '' && text.slice(0, end).endsWith(one));
    found.push(...here.toSorted((a, b) => b.length - a.length).map((one) => `${one}@${end}`));
  }
  return found;
}

test('the search finds the same occurrences as trying each text at each position', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', '\ud83d', '\uffff'), maxLength: 6 });
  fc.assert(
    fc.property(
      fc.uniqueArray(few, { maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('a', 'b', '\ud83d'), maxLength: 40 }),
      (wanted, text) => {
        const found: string[] = [];
        symbolSearch(wanted).each(text, (one, end) => found.push(`${one}@${end}`) > 0);
        assert.deepEqual(found, triedOneByOne(wanted, text));
      },
    ),
  );
});

test('a callback that returns false gets no shorter texts at that position', () => {
  const found: string[] = [];
  symbolSearch(['aba', 'ba', 'a']).each('aba', (one, end) => {
    found.push(`${one}@${end}`);
    return false;
  });
  assert.deepEqual(found, ['a@1', 'aba@3']);
});
