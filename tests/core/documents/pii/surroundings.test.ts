import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Lexicon } from '../../../../core/documents/pii/lexicon.ts';
import { codeAround, subjectsAround } from '../../../../core/documents/pii/tagger/surroundings.ts';
import { tokensOf } from '../../../../core/documents/pii/tagger/tokens.ts';

const NO_WORDS: Lexicon = {
  ...{ givenNames: new Set(), surnames: new Set(), ordinaryWords: new Set(), firmWords: new Set() },
  ...{ firmNames: new Map(), placeNames: new Map() },
};

/** Returns the codes for the surroundings of a text's first token. */
function first(text: string): { readonly code: number; readonly subjects: number } {
  const tokens = tokensOf(text, NO_WORDS);
  return { code: codeAround(tokens)[0] ?? -1, subjects: subjectsAround(tokens)[0] ?? -1 };
}

const FAR = 'word '.repeat(40);

suite('the surroundings of a word', () => {
  test('distinguish trade, people and numbers, and how many there are', () => {
    const subjects = ['Ann', 'Ann $', 'Ann total $ Ltd', 'Ann she', 'Ann 1 2 3 4'].map((text) => first(text).subjects);
    assert.deepEqual(subjects, [0, 12, 24, 3, 1]);
  });

  test('ignore distant words', () => {
    assert.deepEqual(first(`Ann\n${FAR} total $ 1 2 3 4 she`), first('Ann'));
  });

  test('count code characters in the line and nearby', () => {
    assert.deepEqual(
      ['Ann', 'Ann {', 'Ann\n{', 'Ann { } ;'].map((text) => first(text).code),
      [0, 6, 1, 17],
    );
  });
});
