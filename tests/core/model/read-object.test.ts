import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readObject } from '../../../core/model/read-object.ts';

test('exactly one JSON object is an object', () => {
  assert.deepEqual(readObject(' {"a": [1, "é"]}\n'), { kind: 'object', value: { a: [1, 'é'] } });
  assert.deepEqual(readObject('{}'), { kind: 'object', value: {} });
});

test('a member with an inherited name is an ordinary member', () => {
  const reply = readObject('{"__proto__": {"a": 1}}');
  assert.ok(reply.kind === 'object');
  assert.deepEqual(Object.keys(reply.value), ['__proto__']);
  assert.equal(Object.getPrototypeOf(reply.value), Object.prototype);
});

test('every other text gets its kind of wrong reply', () => {
  const cases: [string, string][] = [
    ['', 'unavailable'],
    [' \n\t', 'unavailable'],
    ['I cannot read this document.', 'refused'],
    ['Das ist keine Rechnung.', 'refused'],
    ['Sure! {"a": 1}', 'not_json'],
    ['{"a": 1} Done.', 'not_json'],
    ['```json\n{"a": 1}\n```', 'not_json'],
    ['{"a": 1}{"a": 2}', 'not_json'],
    ['{"a": 1', 'not_json'],
    ['{"a": NaN}', 'not_json'],
    ["{'a': 1}", 'not_json'],
    ['[{"a": 1}]', 'not_json'],
    ['[1, 2', 'not_json'],
    ['"I cannot read this."', 'not_json'],
    ['null', 'not_json'],
    ['true', 'not_json'],
    ['42', 'not_json'],
    ['NaN', 'not_json'],
    ['{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000), 'not_json'],
    ['{"a":'.repeat(65) + '1' + '}'.repeat(65), 'not_json'],
  ];
  for (const [text, kind] of cases) assert.equal(readObject(text).kind, kind, text.slice(0, 40));
  assert.equal(readObject('\uFEFF{"a": 1}').kind, 'object', 'a byte order mark is not part of the text');
  assert.equal(readObject('{"a":'.repeat(64) + '1' + '}'.repeat(64)).kind, 'object');
});

test('a million characters of any kind are classified', () => {
  const kinds = ['a', ' ', 'a ', '[', '"', '{"a":', '\\'].map((piece) => readObject(piece.repeat(200_000)).kind);
  assert.deepEqual(kinds, ['not_json', 'unavailable', 'refused', 'not_json', 'not_json', 'not_json', 'not_json']);
});
