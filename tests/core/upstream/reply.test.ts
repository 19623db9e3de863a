import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJson, readText, type Reply } from '../../../core/upstream/reply.ts';
import { requestPath } from '../../../core/upstream/request-path.ts';

function replyOf(body: string | Uint8Array): Reply {
  return { source: 'Source', status: 200, headers: new Map(), body: Buffer.from(body) };
}

test('JSON is read whatever its content type, with or without a byte order mark', () => {
  assert.deepEqual(readJson(replyOf('{"a":[1,"é"]}')), { a: [1, 'é'] });
  assert.deepEqual(readJson(replyOf('\uFEFF[]')), []);
  assert.equal(readJson(replyOf('null')), null);
});

test('anything but JSON is a shape failure that does not quote it', () => {
  const cases: [string, string | Uint8Array][] = [
    ['an HTML page', '<!DOCTYPE html><title>secret maintenance</title>'],
    ['an empty body', ''],
    ['truncated', '{"secret": [1, 2'],
    ['two values', '{}{}'],
    ['not UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
    ['65 levels', '['.repeat(65) + ']'.repeat(65)],
    ['a million levels', '['.repeat(1_000_000)],
  ];
  for (const [name, body] of cases) {
    assert.throws(
      () => readJson(replyOf(body)),
      { kind: 'shape', status: 200, message: 'Source sent an answer that cannot be read.' },
      name,
    );
  }
  assert.equal(JSON.stringify(readJson(replyOf('['.repeat(64) + ']'.repeat(64)))), '['.repeat(64) + ']'.repeat(64));
});

test('text must be UTF-8', () => {
  assert.equal(readText(replyOf('naïve\u0000')), 'naïve\u0000');
  assert.throws(() => readText(replyOf(Uint8Array.of(0xc3))), { kind: 'shape' });
});

test('a query is percent-encoded, repeated for lists, and without undefined members', () => {
  const cases: [string, Parameters<typeof requestPath>[1], string][] = [
    ['/a', undefined, '/a'],
    ['/a', {}, '/a'],
    ['/a', { b: undefined }, '/a'],
    ['/a', { name: 'Smith & Sons + Co. 100%', n: 5 }, '/a?name=Smith%20%26%20Sons%20%2B%20Co.%20100%25&n=5'],
    ['/a?x=1', { y: 'é' }, '/a?x=1&y=%C3%A9'],
    ['/a', { id: ['1', '2'], none: [] }, '/a?id=1&id=2'],
    ['/a', { 'X-API-KEY': 'k', empty: '' }, '/a?X-API-KEY=k&empty='],
    ['/a', { half: '\uD800' }, '/a?half=%EF%BF%BD'],
  ];
  for (const [path, query, expected] of cases) assert.equal(requestPath(path, query), expected);
});
