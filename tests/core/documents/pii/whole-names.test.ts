import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { tokensOfText } from '../../../../core/documents/pii/tagger/tag-text.ts';
import { wholeNames } from '../../../../core/documents/pii/tagger/whole-names.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));

/** What the tagger took for persons is in brackets; the name that was found is in braces. */
const ROWS: readonly (readonly [text: string, expected: string])[] = [
  ['then [Hadiza] [{Gumi}] left', 'Hadiza Gumi'],
  ['then [Hadiza {Gumi}] left', 'Hadiza Gumi'],
  ['then [{Hadiza} Brown Abubakar] left', 'Hadiza Brown Abubakar'],
  ['then Hadiza [{Gumi}] left', 'Gumi'],
  // Ordinary words, titles, small letters, capitals, columns and a name that was found whole.
  ['[Then {Ellingsen} left]', 'Ellingsen'],
  ['[Dr {Ellingsen}]', 'Ellingsen'],
  ['[{Ellingsen} Herr]', 'Ellingsen'],
  ['[hadiza {Ellingsen}]', 'Ellingsen'],
  ['[HADIZA {Ellingsen}]', 'Ellingsen'],
  ['[Hadiza  {Ellingsen}  Hadiza]', 'Ellingsen'],
  ['[Hadiza {Mara Ellingsen}]', 'Mara Ellingsen'],
];

test('no address is extended to a name', () => {
  const tokens = tokensOfText('Hadiza Gumi', lexicon);
  const address = { tag: 'ADDRESS', from: 1, to: 2 } as const;
  assert.equal(wholeNames(tokens, [{ tag: 'PERSON', from: 0, to: 2 }])(address), address);
});

suite('a name of one word is extended to the words beside it', () => {
  for (const [marked, expected] of ROWS) {
    test(`${marked}: ${expected}`, () => {
      const text = marked.replace(/[[\]{}]/g, '');
      const tokens = tokensOfText(text, lexicon);
      const placesOf = (pattern: RegExp): { start: number; end: number }[] =>
        [...marked.matchAll(pattern)].map(({ 0: all, index }) => {
          const start = marked.slice(0, index).replace(/[[\]{}]/g, '').length;
          return { start, end: start + all.replace(/[[\]{}]/g, '').length };
        });
      const stretches = (pattern: RegExp): { tag: 'PERSON'; from: number; to: number }[] =>
        placesOf(pattern).map(({ start, end }) => ({
          tag: 'PERSON',
          from: tokens.findIndex((token) => token.start >= start),
          to: tokens.findLastIndex((token) => token.end <= end) + 1,
        }));
      const [found] = stretches(/\{.*\}/g).map(wholeNames(tokens, stretches(/\[.*?\]/g)));
      assert.equal(text.slice(tokens[found?.from ?? 0]?.start, tokens[(found?.to ?? 0) - 1]?.end), expected);
    });
  }
});
