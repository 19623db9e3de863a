import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chinaReferences, type ChinaList } from '../../../core/tariff/china-list.ts';

const FOOTNOTES: readonly (readonly [footnote: string, lists: readonly ChinaList[], review: boolean])[] = [
  ['See 9903.88.01. ', ['List 1'], false],
  ['See 9903.88.02', ['List 2'], false],
  ['See 9903.88.03.', ['List 3'], false],
  ['See 9903.88.04 and its associated definitional note.', ['List 3'], false],
  ['See 9903.88.15.', ['List 4A'], false],
  ['See 9903.88.04 and 9903.88.15.', ['List 3', 'List 4A'], false],
  ['See 9903.88.15, 9903.88.25, 9903.88.26, 9903.88.27 and 9903.88.28.', ['List 4A'], false],
  ['See 9903.88.69.', [], false],
  ['See 9903.88.70.', [], false],
  ['See 9903.88.16.', [], false],
  ['See 9817.57.01, 9903.88.15 and 9903.91.01.', ['List 4A'], true],
  ['See 9903.91.03.', [], true],
  ['See 9903.41.10 and 9903.19.19.', [], false],
  ['', [], false],
];

test('chinaReferences() reads lists from their provisions, and ignores exclusions', () => {
  for (const [footnote, lists, review] of FOOTNOTES) {
    const certainGoods = footnote.includes('9903.88.04');
    assert.deepEqual(chinaReferences(footnote), { lists, certainGoods, review }, footnote);
  }
});
