import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOrdinary } from '../../../../core/documents/pii/tagger/ordinary-words.ts';

const ORDINARY = new Set(['o', 'd', 'table', 'city', 'make', 'real', 'well', 'known', 'we']);

/** Ordinary words, and names that begin or end like one. */
const ROWS: readonly (readonly [word: string, isOrdinary: boolean])[] = [
  ['table', true],
  ['cities', true],
  ['making', true],
  ['realized', true],
  ["table's", true],
  ["we'll", true],
  ['well-known', true],
  ['well-xyzzq', false],
  ['xyzzq', false],
  // A single letter before an apostrophe is not a word.
  ["o'brien", false],
  ["d'angelo", false],
];

test('an English ending keeps a word ordinary, and the letter before an apostrophe does not make a name ordinary', () => {
  for (const [word, is] of ROWS) assert.equal(isOrdinary(word, ORDINARY), is, word);
});
