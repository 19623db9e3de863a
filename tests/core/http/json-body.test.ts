import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CodedError } from '../../../core/http/errors.ts';
import { parseJsonObject } from '../../../core/http/json-body.ts';
import type { FileRule } from '../../../core/http/route.ts';
import { codeOf, refusalOf } from './coded.ts';
import { assertLinear } from './linear-time.ts';

const bytes = (text: string): Buffer => Buffer.from(text);
const nested = (levels: number): string => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

test('a JSON object in UTF-8 is read unchanged', () => {
  const cases: readonly (readonly [text: string, value: unknown])[] = [
    ['{}', {}],
    [' \r\n\t{"a":1}\n', { a: 1 }],
    // RFC 8259, 8.1: a parser may ignore a byte order mark.
    ['\uFEFF{"a":1}', { a: 1 }],
    ['{"a":1,"a":2}', { a: 2 }],
    ['{"":{"":[]}}', { '': { '': [] } }],
    ['{"a":"\\ud800"}', { a: '\ud800' }],
    ['{"a":"\\u0000"}', { a: '\0' }],
    ['{"a":1e999}', { a: Infinity }],
    ['{"a":"[[[[{{{{"}', { a: '[[[[{{{{' }],
    [`{"a":"${'['.repeat(1_000)}"}`, { a: '['.repeat(1_000) }],
    [`{"a":"\\"${'['.repeat(100)}"}`, { a: `"${'['.repeat(100)}` }],
    [`{"a":"\\\\","b":"${'['.repeat(100)}"}`, { a: '\\', b: '['.repeat(100) }],
    // Many brackets, but no deep nesting.
    [`{"a":[${'[],'.repeat(1_000)}[]]}`, { a: Array.from({ length: 1_001 }, () => []) }],
  ];
  for (const [text, value] of cases) assert.deepEqual(parseJsonObject(bytes(text)), value, text.slice(0, 40));
});

test('the message says that a body is empty, and how a file is sent where one may be', () => {
  const messageOf = (text: string, file?: FileRule): unknown => {
    try {
      return parseJsonObject(bytes(text), { ...(file && { file }) });
    } catch (error) {
      return error instanceof CodedError ? error.message : error;
    }
  };
  const file: FileRule = { member: 'base64_file', isAlone: true };
  assert.equal(messageOf('', file), 'The body is empty: send a JSON object.');
  assert.equal(messageOf('text=Jane'), 'The body is not JSON in UTF-8.');
  assert.equal(
    messageOf('%PDF-1.7', file),
    'The body is not JSON in UTF-8. A file is sent with its own Content-Type, or as the part file of a form.',
  );
});

test('anything else is invalid_json', () => {
  const cases: readonly (string | Uint8Array)[] = [
    '',
    ' ',
    'null',
    'true',
    '1',
    '"{}"',
    '[]',
    '[{}]',
    '{',
    '}',
    '{}{}',
    '{} x',
    "{'a':1}",
    '{"a":1,}',
    '{"a":NaN}',
    '{"a":01}',
    '{"a":"\n"}',
    '{"a":"\0"}',
    '\0{}',
    '{}\0',
    '// {}\n{}',
    ']'.repeat(100),
    `${']'.repeat(100)}${'['.repeat(100)}`,
    '{"a":"\\',
    '\uFEFF\uFEFF{}',
    Buffer.from('{}', 'utf16le'),
    Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    // An overlong slash, a lone surrogate, a code point over U+10FFFF, half a character.
    Buffer.from('{"a":"\xc0\xaf"}', 'latin1'),
    Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1'),
    Buffer.from('{"a":"\xf5\x80\x80\x80"}', 'latin1'),
    Buffer.from('{"a":"\xe4\xbd"}', 'latin1'),
  ];
  for (const one of cases) {
    assert.equal(
      codeOf(() => parseJsonObject(Buffer.from(one))),
      'invalid_json',
      String(one).slice(0, 40),
    );
    // A rejected body does not affect the next one.
    assert.deepEqual(parseJsonObject(bytes('{"a":1}')), { a: 1 });
  }
});

test('64 levels are read and 65 are not', () => {
  assert.equal(
    codeOf(() => parseJsonObject(bytes(nested(64)))),
    'ok',
  );
  assert.equal(
    codeOf(() => parseJsonObject(bytes(nested(65)))),
    'invalid_json',
  );
  const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
  assert.equal(
    codeOf(() => parseJsonObject(bytes(objects(64)))),
    'ok',
  );
  assert.equal(
    codeOf(() => parseJsonObject(bytes(objects(65)))),
    'invalid_json',
  );
});

test('a million brackets are rejected for their depth, closed or not', () => {
  for (const text of ['['.repeat(1e6), '{"a":'.repeat(1e6), nested(5e5), `{"a":${'['.repeat(1e6)}`]) {
    const refusal = refusalOf(() => parseJsonObject(bytes(text)));
    assert.equal(refusal?.message, 'The body is nested deeper than 64 levels.');
  }
});

test('a member named __proto__ or constructor is an ordinary member', () => {
  const value = parseJsonObject(
    bytes('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":2}'),
  );
  assert.deepEqual(Object.keys(value), ['__proto__', 'constructor', 'toString']);
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});

test('the message of a rejection contains nothing of the body', () => {
  for (const text of ['{"a": canary}', '{"canary"', '["canary"]', `{"a":${'['.repeat(70)}"canary"`]) {
    assert.doesNotMatch(refusalOf(() => parseJsonObject(bytes(text)))?.message ?? '', /canary/);
  }
});

test('output of JSON.stringify is read back', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (value) => {
      const text = JSON.stringify(value);
      assert.equal(JSON.stringify(parseJsonObject(bytes(text))), JSON.stringify(JSON.parse(text)));
    }),
  );
});

test('no bytes make it throw anything but invalid_json', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
      assert.match(
        codeOf(() => parseJsonObject(noise)),
        /^(?:ok|invalid_json)$/,
      );
    }),
  );
});

/**
 * Building many values takes the engine's own parser more than linear time, here and on its own. A first byte that it
 * rejects leaves our part: reading the bytes and the brackets.
 */
const UNBUILT = 'x';

test('our part takes linear time', () => {
  const inputs: readonly ((n: number) => string)[] = [
    (n) => `{"a":"${'['.repeat(n)}"}`,
    (n) => `{"a":"${'\\"'.repeat(n / 2)}"}`,
    (n) => '"'.repeat(n),
    (n) => `${' '.repeat(n)}x`,
    (n) => `${UNBUILT}{"a":[${'[],'.repeat(n / 3)}[]]}`,
    (n) => `${UNBUILT}{${Array.from({ length: n / 10 }, (_, i) => `"k${i}":1`).join(',')}}`,
  ];
  for (const input of inputs) {
    assertLinear(
      (n) => Buffer.from(input(n)),
      (body) => codeOf(() => parseJsonObject(body)),
    );
  }
});
