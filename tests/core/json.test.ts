import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isJsonObject, MAX_JSON_DEPTH, parseJson } from '../../core/json.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const READINGS: readonly (readonly [text: string | Buffer, kind: string, why: string])[] = [
  [nested(MAX_JSON_DEPTH), 'value', 'the deepest that is read'],
  [nested(MAX_JSON_DEPTH + 1), 'too_deep', 'one level more'],
  ['['.repeat(1_000_000), 'too_deep', 'refused before it is parsed'],
  ['{"a":'.repeat(1_000_000), 'too_deep', 'objects too'],
  [JSON.stringify('['.repeat(1000)), 'value', 'brackets in a string nest nothing'],
  [JSON.stringify('"\\"' + '['.repeat(1000)), 'value', 'an escaped quote does not end the string'],
  [`"\\\\",${nested(80)}`, 'too_deep', 'an escaped backslash before the quote does'],
  [`[${'[],'.repeat(1000)}[]]`, 'value', 'width is not depth'],
  ['\ufeff{}', 'value', 'a byte order mark is no part of the text'],
  ['', 'not_json', 'nothing'],
  ['{', 'not_json', 'cut off'],
  ['{} {}', 'not_json', 'two values'],
  ['NaN', 'not_json', 'not a JSON number'],
  ["{'a': 1}", 'not_json', 'single quotes'],
  ['{"a": 1,}', 'not_json', 'a comma too many'],
  [Buffer.from([0x22, 0xff, 0x22]), 'not_json', 'not UTF-8'],
  [Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'not_json', 'a surrogate in UTF-8'],
  [Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 'not_json', 'an overlong slash'],
  [Buffer.from('{}', 'utf16le'), 'not_json', 'UTF-16'],
];

test('parseJson() reads JSON in UTF-8 within its depth, and names what is wrong', () => {
  for (const [text, kind, why] of READINGS) assert.equal(parseJson(Buffer.from(text)).kind, kind, why);
});

test('parseJson() reads whatever JSON.stringify() writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      assert.deepEqual(parseJson(Buffer.from(text)), { kind: 'value', value: JSON.parse(text) as unknown });
    }),
  );
});

test('a member named __proto__ changes nothing', () => {
  const read = parseJson(Buffer.from('{"__proto__": {"admin": true}}'));
  assert.ok(read.kind === 'value' && isJsonObject(read.value));
  assert.equal(read.value['admin'], undefined);
  assert.deepEqual(Object.keys(read.value), ['__proto__']);
});

test('only objects are objects', () => {
  assert.deepEqual([{}, [], null, 'x', 1, undefined].map(isJsonObject), [true, false, false, false, false, false]);
});
