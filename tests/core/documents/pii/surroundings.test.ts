import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Lexicon } from '../../../../core/documents/pii/lexicon.ts';
import { codeAround, subjectsAround } from '../../../../core/documents/pii/tagger/surroundings.ts';
import { tokensOf } from '../../../../core/documents/pii/tagger/tokens.ts';

const NO_WORDS: Lexicon = {
  ...{ givenNames: new Set(), surnames: new Set(), ordinaryWords: new Set(), firmWords: new Set() },
  firmNames: new Map(),
};

/** What is told of the first token of a text. */
function first(text: string): { readonly code: number; readonly subjects: number } {
  const tokens = tokensOf(text, NO_WORDS);
  return { code: codeAround(tokens)[0] ?? -1, subjects: subjectsAround(tokens)[0] ?? -1 };
}

const FAR = 'word '.repeat(40);

suite('what stands around a word', () => {
  test('trade, people and numbers are told apart, and how many there are', () => {
    const subjects = ['Ann', 'Ann $', 'Ann total $ Ltd', 'Ann she', 'Ann 1 2 3 4'].map((text) => first(text).subjects);
    assert.deepEqual(subjects, [0, 12, 24, 3, 1]);
  });

  test('what is further away counts for nothing', () => {
    assert.deepEqual(first(`Ann\n${FAR} total $ 1 2 3 4 she`), first('Ann'));
  });

  test('signs of programs count in the line and around', () => {
    assert.deepEqual(
      ['Ann', 'Ann {', 'Ann\n{', 'Ann { } ;'].map((text) => first(text).code),
      [0, 6, 1, 17],
    );
  });
});
