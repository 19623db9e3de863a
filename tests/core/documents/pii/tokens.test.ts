import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { tokensOfText } from '../../../../core/documents/pii/tagger/tag-text.ts';
import { LINE_END, SPACED, tokensOf } from '../../../../core/documents/pii/tagger/tokens.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));

/** Returns the gap before the first word of each line except the first. */
function lineEnds(text: string): number[] {
  const tokens = tokensOf(text, lexicon);
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  return starts.map((start) => tokens.find((token) => token.start === start)?.gap ?? -1);
}

test('rows of space-separated columns end in a line end, and the wrapped lines of a paragraph do not', () => {
  assert.deepEqual(lineEnds('Hattie Boone     12     none\nCyrus Vance      14     vegan'), [LINE_END]);
  assert.deepEqual(lineEnds('Beatrix Holm     Sales\nTom Ferreira        Kitchen    2019'), [LINE_END]);
  assert.deepEqual(lineEnds('Beatrix Holm of Sales went to\nKitchen with Tom Ferreira'), [SPACED]);
  assert.deepEqual(lineEnds('Beatrix Holm of     Sales went\nKitchener with Tom Ferreira'), [SPACED]);
  assert.deepEqual(lineEnds('   Beatrix Holm of Sales went to\nKitchener     Tom Ferreira'), [SPACED]);
});

test('a line of encoded data is one token, and long words and paths are not', () => {
  const words = (text: string): string[] => tokensOfText(text, lexicon).map((token) => token.text);
  const line = 'QmFzZTY0/Ann+Roe9'.repeat(4);
  assert.deepEqual(words(`data ${line} end`), ['data', '<DATA>', 'end']);
  assert.ok(words(line.slice(0, 59)).length > 1);
  assert.ok(words('home/Ann/Roe/'.repeat(6)).length > 1);
});
