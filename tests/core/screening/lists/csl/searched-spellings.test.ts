import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergedAnswer } from '../../../../../core/screening/lists/csl/merged-answer.ts';
import { searchedSpellings } from '../../../../../core/screening/lists/csl/searched-spellings.ts';
import type { FoundRecord } from '../../../../../core/screening/lists/csl/search-answer.ts';

const SPELLINGS: readonly (readonly [name: string, ...searched: string[]])[] = [
  ['Camel Group', 'Camel Group'],
  ['  CAMEL   Group Co., Ltd. ', 'CAMEL Group'],
  ['Camel Group, Limited Liability Company', 'Camel Group'],
  ['Camel Group S. A.', 'Camel Group'],
  ['AT&T Inc.', 'AT&T', 'at and t'],
  ["O'Brien Works", "O'Brien Works", 'obrien works'],
  ['Müller GmbH', 'Müller', 'muller'],
  ['OOO Romashka', 'OOO Romashka', 'romashka'],
  ['Ltd', 'Ltd'],
];

test('a name is searched as it was sent less its trailing legal forms, and as it is compared where that differs', () => {
  for (const [name, ...searched] of SPELLINGS) assert.deepEqual(searchedSpellings(name), searched, name);
});

function found(...keys: readonly string[]): FoundRecord[] {
  return keys.map((key) => ({ key, screened: undefined }));
}

test('merged answers hold each record once, and count none twice', () => {
  const whole = { found: found('a', 'b'), truncated: false, total: 2 };
  const other = { found: found('b', 'c'), truncated: false, total: 2 };
  const cut = { found: found('a', 'd'), truncated: true, total: 70 };
  assert.deepEqual(mergedAnswer([whole]), whole);
  assert.deepEqual(mergedAnswer([whole, other]), { found: found('a', 'b', 'c'), truncated: false, total: 3 });
  assert.deepEqual(mergedAnswer([whole, cut]), { found: found('a', 'b', 'd'), truncated: true, total: 70 });
  const twice = { found: found('a', 'a'), truncated: false, total: 2 };
  assert.deepEqual(mergedAnswer([twice, whole]), { found: found('a', 'a', 'b'), truncated: false, total: 3 });
});
