import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseRequestTarget } from '../../../core/http/request-target.ts';
import { codeOf } from './coded.ts';
import { assertLinear } from './linear-time.ts';

const PATHS: readonly (readonly [target: string, path: string])[] = [
  ['/', '/'],
  ['/landed-cost/terms', '/landed-cost/terms'],
  ['/landed-cost/terms?x=1', '/landed-cost/terms'],
  ['/a?b?c', '/a'],
  // Each of these makes `new URL` throw, or names another host to it.
  ['//', '//'],
  ['///', '///'],
  ['//evil/x', '//evil/x'],
  ['http://[/', '/'],
  ['http://a:99999/x', '/x'],
  ['*', '*'],
  // The absolute form, as sent to a proxy.
  ['http://example.com', '/'],
  ['http://example.com/x?y=1', '/x'],
  ['HTTPS://EXAMPLE.COM/x', '/x'],
  ['http://example.com?y=1', '/'],
  ['http://user:secret@example.com/x', '/x'],
  ['http://example.com//evil/x', '//evil/x'],
  ['ftp://example.com/x', 'ftp://example.com/x'],
  // The path is kept as sent: nothing in it is decoded or resolved.
  ['/%', '/%'],
  ['/%2e%2e/x', '/%2e%2e/x'],
  ['/a/../b', '/a/../b'],
  ['/landed-cost%2Fterms', '/landed-cost%2Fterms'],
  ['/x#fragment', '/x#fragment'],
];

test('the path is everything before the first question mark, whatever else the target contains', () => {
  for (const [target, path] of PATHS) assert.equal(parseRequestTarget(target).path, path, target);
});

const QUERIES: readonly (readonly [query: string, expected: readonly (readonly [string, readonly string[]])[]])[] = [
  ['', []],
  ['&&&', []],
  ['a', [['a', ['']]]],
  ['a=', [['a', ['']]]],
  ['=a', [['', ['a']]]],
  ['a=1&a=2', [['a', ['1', '2']]]],
  [
    'a=1&b=2&a=3',
    [
      ['a', ['1', '3']],
      ['b', ['2']],
    ],
  ],
  ['a=b=c', [['a', ['b=c']]]],
  ['a+b=c+d', [['a b', ['c d']]]],
  ['a=%2B', [['a', ['+']]]],
  ['q=%E4%BD%A0', [['q', ['你']]]],
  [
    '__proto__=1&constructor=2',
    [
      ['__proto__', ['1']],
      ['constructor', ['2']],
    ],
  ],
  ['a=http://x/?y', [['a', ['http://x/?y']]]],
];

test('the query keeps every value of every name, decoded, in the order sent', () => {
  for (const [query, expected] of QUERIES) {
    assert.deepEqual([...parseRequestTarget(`/x?${query}`).query], expected, query);
  }
});

test('a query that is not percent-encoded UTF-8 is rejected', () => {
  for (const query of ['%', '%f', '%zz', '%ff', '%C0%80', '%ED%A0%80', 'a=1&b=%', '%80=a']) {
    assert.equal(
      codeOf(() => parseRequestTarget(`/x?${query}`)),
      'bad_request',
      query,
    );
  }
});

test('no target makes it throw anything but bad_request', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      for (const target of [text, `/${text}`, `/?${text}`, `http://${text}`]) {
        assert.match(
          codeOf(() => parseRequestTarget(target)),
          /^(?:ok|bad_request)$/,
        );
      }
    }),
  );
});

test('parsing takes linear time', () => {
  assertLinear((n) => `/?${'a=1&'.repeat(n / 4)}`, parseRequestTarget);
  assertLinear((n) => `/?${'%41'.repeat(n / 3)}`, parseRequestTarget);
  assertLinear((n) => `http://${'a'.repeat(n)}`, parseRequestTarget);
  assertLinear((n) => 'http:/'.repeat(n / 6), parseRequestTarget);
});
