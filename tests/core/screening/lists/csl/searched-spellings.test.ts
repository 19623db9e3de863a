import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchedSpellings, searchSpellings } from '../../../../../core/screening/lists/csl/searched-spellings.ts';

const SPELLINGS: readonly (readonly [name: string, ...searched: string[]])[] = [
  ['Camel Group', 'Camel Group'],
  ['  CAMEL   Group Co., Ltd. ', 'CAMEL Group'],
  ['Camel Group, Limited Liability Company', 'Camel Group'],
  ['Camel Group S. A.', 'Camel Group'],
  ['AT&T Inc.', 'AT&T', 'at and t'],
  ["O'Brien Works", "O'Brien Works", 'obrien works'],
  ['Müller GmbH', 'Müller', 'muller'],
  ['OOO Romashka', 'OOO Romashka', 'romashka'],
  ['M/s. Camel Group', 'Camel Group'],
  ['C\u0430mel Group', 'Camel Group'],
  ['Ltd', 'Ltd'],
];

test('a name is searched as sent without its trailing legal forms, and in its folded form if that differs', () => {
  for (const [name, ...searched] of SPELLINGS) assert.deepEqual(searchedSpellings(name), searched, name);
});

test('the second spelling is searched only when the first finds nothing', async () => {
  const found = [{ screened: undefined }];
  const none = { found: [], truncated: false, total: 0 };
  const some = { found, truncated: false, total: 1 };
  const cases = [
    [[some], ['AT&T'], some],
    [[none, some], ['AT&T', 'at and t'], some],
    [[none, none], ['AT&T', 'at and t'], none],
    [[{ ...none, truncated: true }, some], ['AT&T', 'at and t'], { ...some, truncated: true }],
  ] as const;
  for (const [answers, searched, answer] of cases) {
    const asked: string[] = [];
    const given = await searchSpellings('AT&T Inc.', (spelling) => {
      asked.push(spelling);
      return Promise.resolve(answers[asked.length - 1] ?? none);
    });
    assert.deepEqual([asked, given], [searched, answer]);
  }
});
