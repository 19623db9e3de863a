import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOrdinary } from '../../../../core/documents/pii/tagger/ordinary-words.ts';

const ORDINARY = new Set(['o', 'd', 'table', 'city', 'make', 'real', 'well', 'known', 'we']);

/** Words that are ordinary, and names that begin or end like one. */
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
  // One letter before an apostrophe is no word of its own.
  ["o'brien", false],
  ["d'angelo", false],
];

test('a word is ordinary with an English ending, and a name is not for what stands before its apostrophe', () => {
  for (const [word, is] of ROWS) assert.equal(isOrdinary(word, ORDINARY), is, word);
});
