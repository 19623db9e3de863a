import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isJsonObject, MAX_JSON_DEPTH, parseJson, repeatsMember } from '../../core/json.ts';
import { assertLinear } from './http/linear-time.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const READINGS: readonly (readonly [text: string | Buffer, kind: string, why: string])[] = [
  [nested(MAX_JSON_DEPTH), 'value', 'the greatest depth that is read'],
  [nested(MAX_JSON_DEPTH + 1), 'too_deep', 'one level more'],
  ['['.repeat(1_000_000), 'too_deep', 'rejected before parsing'],
  ['{"a":'.repeat(1_000_000), 'too_deep', 'objects count too'],
  [JSON.stringify('['.repeat(1000)), 'value', 'brackets in a string do not nest'],
  [JSON.stringify('"\\"' + '['.repeat(1000)), 'value', 'an escaped quote does not end the string'],
  [`"\\\\",${nested(80)}`, 'too_deep', 'an escaped backslash before the quote ends it'],
  [`[${'[],'.repeat(1000)}[]]`, 'value', 'width is not depth'],
  ['\ufeff{}', 'value', 'a byte order mark is not part of the text'],
  ['', 'not_json', 'empty'],
  ['{', 'not_json', 'truncated'],
  ['{} {}', 'not_json', 'two values'],
  ['NaN', 'not_json', 'not a JSON number'],
  ["{'a': 1}", 'not_json', 'single quotes'],
  ['{"a": 1,}', 'not_json', 'a trailing comma'],
  [Buffer.from([0x22, 0xff, 0x22]), 'not_json', 'not UTF-8'],
  [Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'not_json', 'a surrogate encoded in UTF-8'],
  [Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 'not_json', 'an overlong slash'],
  [Buffer.from('{}', 'utf16le'), 'not_json', 'UTF-16'],
];

test('parseJson() reads UTF-8 JSON up to the maximum depth, and says what is wrong', () => {
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

const COUNTED: readonly (readonly [text: string, maxValues: number, kind: string, why: string])[] = [
  ['[1,2,3]', 4, 'value', 'a list counts as a value'],
  ['[1,2,3]', 3, 'too_many_values', 'one value more'],
  ['{"a":1,"b":[true,null]}', 5, 'value', 'members and elements count'],
  ['{"a":1,"b":[true,null]}', 4, 'too_many_values', 'one value more'],
  ['"a,b,[,{,c"', 1, 'value', 'the contents of a string do not count'],
  ['1,', 1, 'too_many_values', 'counted before parsing'],
  [`[${'0,'.repeat(5_000_000)}0]`, 20_000, 'too_many_values', 'millions of values, rejected without parsing'],
];

test('parseJson() rejects more values than allowed', () => {
  for (const [text, maxValues, kind, why] of COUNTED)
    assert.equal(parseJson(Buffer.from(text), { maxValues }).kind, kind, why);
});

/** The number of values of every kind in a value, including itself. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + countOf(one), 1);
}

test('parseJson() accepts any value within the limit, and none above it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const count = countOf(JSON.parse(bytes.toString()));
      const empty = bytes.toString().split(/\[\]|\{\}/).length - 1;
      // An empty list or object counts as if it held one value; strings that look like one only loosen the bound here.
      assert.equal(parseJson(bytes, { maxValues: count + empty }).kind, 'value');
      if (count > 1) assert.equal(parseJson(bytes, { maxValues: count - 1 }).kind, 'too_many_values');
    }),
  );
});

test('a member named __proto__ does not change the prototype', () => {
  const read = parseJson(Buffer.from('{"__proto__": {"admin": true}}'));
  assert.ok(read.kind === 'value' && isJsonObject(read.value));
  assert.equal(read.value['admin'], undefined);
  assert.deepEqual(Object.keys(read.value), ['__proto__']);
});

test('only plain objects are objects', () => {
  assert.deepEqual([{}, [], null, 'x', 1, undefined].map(isJsonObject), [true, false, false, false, false, false]);
});

test('a member named twice is found at any depth, with escapes decoded, but not across different objects', () => {
  const cases: readonly (readonly [json: string, repeats: boolean])[] = [
    ['{"a": 1, "a": 1}', true],
    ['{"a": 1, "\\u0061": 2}', true],
    ['{"a": [{"b": {"c": 1, "d": 2, "c": 3}}]}', true],
    ['[{"a": 1}, {"a": 1, "a": 2}]', true],
    ['{"\\"": 1, "\\u0022": 2}', true],
    ['{"__proto__": 1, "__proto__": 2}', true],
    ['{"a": "a", "b": ["a", "a"], "c": {"a": 1}}', false],
    ['[{"a": 1}, {"a": 1}]', false],
    ['{"a": "{\\"b\\": 1, \\"b\\": 2}"}', false],
    ['{"a": 1, "A": 1, "": 1}', false],
    ['"a"', false],
  ];
  for (const [json, repeats] of cases) assert.equal(repeatsMember(Buffer.from(json)), repeats, json);
});

test('the search for members named twice takes linear time', () => {
  assertLinear(
    (length) =>
      Buffer.from(`{${Array.from({ length: Math.ceil(length / 12) }, (_, i) => `"m${i}":{"a":1}`).join(',')}}`),
    (bytes) => repeatsMember(bytes),
  );
});
