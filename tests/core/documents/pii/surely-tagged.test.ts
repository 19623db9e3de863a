import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { surelyTagged } from '../../../../core/documents/pii/tagger/surely-tagged.ts';
import { tokensOfText } from '../../../../core/documents/pii/tagger/tag-text.ts';
import type { TaggedTokens } from '../../../../core/documents/pii/tagger/tagger.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));

/** What is kept of stretches of a text's tokens, each token of which has a chance of its tag. */
function kept(text: string, tagged: readonly TaggedTokens[], chances: readonly number[]): string[] {
  const tokens = tokensOfText(text, lexicon);
  const chance = (token: number): number => chances[token] ?? 0;
  return surelyTagged(tokens, { tagged, chance }).map(({ from, to }) =>
    text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  );
}

const word = (from: number): TaggedTokens => ({ tag: 'PERSON', from, to: from + 1 });

test('a single word is a name where it is one wherever the text has it', () => {
  assert.deepEqual(kept('Keyv met Keyv', [word(0)], [0.95, 0, 0.95]), ['Keyv']);
  assert.deepEqual(kept('Keyv met keyv, keyv', [word(0)], [0.95, 0, 0.02, 0, 0.02]), []);
});

test('what is not likely enough is left', () => {
  assert.deepEqual(kept('Keyv met', [word(0)], [0.3, 0]), []);
  assert.deepEqual(kept('Keyv met', [word(0)], [0.75, 0]), ['Keyv']);
  const name: TaggedTokens = { tag: 'PERSON', from: 0, to: 2 };
  assert.deepEqual(kept('Mara Ellingsen', [name], [0.35, 0.35]), []);
  assert.deepEqual(kept('Mara Ellingsen', [name], [0.45, 0.45]), ['Mara Ellingsen']);
  const address: TaggedTokens = { tag: 'ADDRESS', from: 0, to: 3 };
  assert.deepEqual(kept('12 Gull Street', [address], [0.9, 0.9, 0.9]), ['12 Gull Street']);
  assert.deepEqual(kept('12 Gull Street', [address], [0.2, 0.2, 0.2]), []);
  assert.deepEqual(kept('12 Gull Street', [address], [0.55, 0.55, 0.55]), []);
  assert.deepEqual(kept('1/2/1990', [{ tag: 'DATE_OF_BIRTH', from: 0, to: 1 }], [0.55]), ['1/2/1990']);
  assert.deepEqual(kept('123 45 6789', [address], [1, 1, 1]), []);
  assert.deepEqual(kept('12', [{ tag: 'DATE_OF_BIRTH', from: 0, to: 1 }], [1]), []);
});

test('organisations and places are left', () => {
  assert.deepEqual(kept('Gull Mutual', [{ tag: 'ORGANISATION', from: 0, to: 2 }], [1, 1]), []);
  assert.deepEqual(kept('Gull Mutual', [{ tag: 'LOCATION', from: 0, to: 2 }], [1, 1]), []);
});
