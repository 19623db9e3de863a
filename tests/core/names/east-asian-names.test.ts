import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEastAsianName } from '../../../core/names/east-asian-names.ts';
import { foldWords } from '../../../core/names/fold.ts';

const CASES: readonly (readonly [name: string, isOne: boolean, why: string])[] = [
  ['Zhou Zhenyong', true, 'the family name first'],
  ['Wong Wai Chung', true, 'as Hong Kong writes it'],
  ['Lim Kow Nam', true, 'as Hokkien writes it'],
  ['Jinping Chen', true, 'the family name last'],
  ['Cho-Man Wong', true, 'a hyphen splits words'],
  ["Ch'oe Ch'ol-min", true, 'Korean, with aspiration marks'],
  ['Chen', false, 'one word is not a full name'],
  ['Huawei Denmark', false, 'neither is a family name'],
  ['Chen Textile Works', false, 'words that are not given names'],
  ['Wang Denmark', false, 'the other word is from another language'],
  ['Lei Bo Xin Da Gong', false, 'longer than a name'],
  ['Sun Ocean', false, 'an English word'],
  ['', false, 'nothing'],
];

test("an East Asian family name with given names of the same kind is a person's name", () => {
  for (const [name, isOne, why] of CASES) assert.equal(isEastAsianName(foldWords(name)), isOne, `${name}: ${why}`);
});
