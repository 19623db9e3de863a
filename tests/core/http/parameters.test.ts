import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionalParameter, optionalWholeNumber } from '../../../core/http/checks.ts';
import { parseRequestTarget, type Query } from '../../../core/http/request-target.ts';
import { refusalOf } from './coded.ts';
import { assertLinear } from './linear-time.ts';

function queryOf(text: string): Query {
  return parseRequestTarget(`/?${text}`).query;
}

/** What the parameter `p` of at most ten characters is read as, or the message with which it is rejected. */
const TEXTS: readonly (readonly [query: string, value: string | undefined, message?: string])[] = [
  ['', undefined],
  ['q=x', undefined],
  ['P=x', undefined],
  ['p', undefined],
  ['p=', undefined],
  ['p=%20%E2%80%8B', undefined],
  ['p=x', 'x'],
  ['p=+x%20', ' x '],
  ['p=1234567890', '1234567890'],
  ['p=12345678901', undefined, 'p is longer than 10 characters.'],
  // A blank value over the limit is too long rather than blank.
  [`p=${'+'.repeat(11)}`, undefined, 'p is longer than 10 characters.'],
  ['p=x&p=x', undefined, 'p must be sent only once.'],
  ['p=&p=x', undefined, 'p must be sent only once.'],
  ['p[]=x', undefined],
];

test('a parameter is read, absent, too long or ambiguous', () => {
  for (const [query, value, message] of TEXTS) {
    let read: string | undefined;
    const refusal = refusalOf(() => {
      read = optionalParameter(queryOf(query), 'p', { max: 10 });
    });
    assert.deepEqual([read, refusal?.message], [value, message], query);
    if (refusal) assert.equal(refusal.code, 'invalid_fields', query);
  }
});

const RULE = 'n must be a whole number from 1 to 40.';

const NUMBERS: readonly (readonly [query: string, value: number | undefined, message?: string])[] = [
  ['', undefined],
  ['n=1', 1],
  ['n=40', 40],
  ['n=007', 7],
  ['n=0', undefined, RULE],
  ['n=41', undefined, RULE],
  ['n=999999999', undefined, RULE],
  [`n=${'0'.repeat(1_000)}7`, undefined, RULE],
  ['n=', undefined, RULE],
  ['n', undefined, RULE],
  ['n=-1', undefined, RULE],
  ['n=%2B1', undefined, RULE],
  ['n=1.0', undefined, RULE],
  ['n=1e1', undefined, RULE],
  ['n=0x1', undefined, RULE],
  ['n=1%0A', undefined, RULE],
  ['n=%D9%A1', undefined, RULE],
  ['n=Infinity', undefined, RULE],
  ['n=1&n=1', undefined, 'n must be sent only once.'],
];

test('a whole number in the query is digits within its bounds', () => {
  for (const [query, value, message] of NUMBERS) {
    let read: number | undefined;
    const refusal = refusalOf(() => {
      read = optionalWholeNumber(queryOf(query), 'n', { min: 1, max: 40 });
    });
    assert.deepEqual([read, refusal?.message], [value, message], query);
    if (refusal) assert.equal(refusal.code, 'invalid_fields', query);
  }
});

test('the checks take linear time', () => {
  for (const character of [' ', '\u200b', '1', 'x']) {
    assertLinear(
      (n): Query => new Map([['p', [character.repeat(n)]]]),
      (query) => optionalParameter(query, 'p', { max: Infinity }),
    );
    assertLinear(
      (n): Query => new Map([['p', [character.repeat(n)]]]),
      (query) => refusalOf(() => optionalWholeNumber(query, 'p', { min: 1, max: 40 })),
    );
  }
});
