import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionalCountry, optionalText, requiredText } from '../../../core/http/checks.ts';
import type { JsonObject } from '../../../core/json.ts';
import { codeOf, refusalOf } from './coded.ts';
import { assertLinear } from './linear-time.ts';

type Outcome = 'sent' | 'not sent' | 'invalid_fields' | 'input_too_large';

/** What `text` with at most ten characters is read as. */
const TEXTS: readonly (readonly [body: JsonObject, outcome: Outcome])[] = [
  [{}, 'not sent'],
  [{ text: undefined }, 'not sent'],
  [{ text: null }, 'not sent'],
  [{ text: '' }, 'not sent'],
  [{ text: ' \t\r\n' }, 'not sent'],
  // No-break space, ideographic space, line separator.
  [{ text: '\u00a0\u3000\u2028' }, 'not sent'],
  // Zero-width space and joiners, soft hyphen, byte order mark, direction marks, a NUL.
  [{ text: '\u200b\u200c\u200d\u2060' }, 'not sent'],
  [{ text: '\u00ad\ufeff\u200e\u202e' }, 'not sent'],
  [{ text: '\0\u001f\u007f\u0085' }, 'not sent'],
  [{ text: 'x' }, 'sent'],
  [{ text: ' x ' }, 'sent'],
  [{ text: '\u200bx' }, 'sent'],
  [{ text: '1234567890' }, 'sent'],
  [{ text: '12345678901' }, 'input_too_large'],
  // The limit counts code points, not UTF-16 units or grapheme clusters.
  [{ text: '😀'.repeat(10) }, 'sent'],
  [{ text: '😀'.repeat(11) }, 'input_too_large'],
  [{ text: `${'😀'.repeat(9)}xy` }, 'input_too_large'],
  [{ text: 'e\u0301'.repeat(5) }, 'sent'],
  [{ text: 'e\u0301'.repeat(6) }, 'input_too_large'],
  [{ text: '\ud800'.repeat(11) }, 'input_too_large'],
  // A blank text over the limit is too large rather than blank.
  [{ text: ' '.repeat(11) }, 'input_too_large'],
  // Half a surrogate pair counts as a character and is not an error.
  [{ text: '\ud800' }, 'sent'],
  [{ text: '\udc00\ud800' }, 'sent'],
  [{ text: 0 }, 'invalid_fields'],
  [{ text: false }, 'invalid_fields'],
  [{ text: [] }, 'invalid_fields'],
  [{ text: ['x'] }, 'invalid_fields'],
  [{ text: {} }, 'invalid_fields'],
  [{ text: { length: 1 } }, 'invalid_fields'],
];

test('a text is sent, not sent, of the wrong type or too large', () => {
  for (const [body, outcome] of TEXTS) {
    const label = JSON.stringify(body);
    if (outcome === 'sent') {
      assert.equal(optionalText(body, 'text', { max: 10 }), body['text'], label);
      assert.equal(requiredText(body, 'text', { max: 10 }), body['text'], label);
    } else if (outcome === 'not sent') {
      assert.equal(optionalText(body, 'text', { max: 10 }), undefined, label);
      assert.equal(
        codeOf(() => requiredText(body, 'text', { max: 10 })),
        'missing_fields',
        label,
      );
    } else {
      assert.equal(
        codeOf(() => optionalText(body, 'text', { max: 10 })),
        outcome,
        label,
      );
      assert.equal(
        codeOf(() => requiredText(body, 'text', { max: 10 })),
        outcome,
        label,
      );
    }
  }
});

const COUNTRIES: readonly (readonly [value: unknown, outcome: string | undefined])[] = [
  [undefined, undefined],
  [null, undefined],
  ['CN', 'CN'],
  ['cn', 'CN'],
  ['cN', 'CN'],
  ['ZZ', 'ZZ'],
  ['', 'invalid_fields'],
  ['C', 'invalid_fields'],
  ['CHN', 'invalid_fields'],
  [' CN', 'invalid_fields'],
  ['CN\n', 'invalid_fields'],
  ['C1', 'invalid_fields'],
  // Letters of other scripts: Cyrillic, full width, and one that grows in upper case.
  ['СN', 'invalid_fields'],
  ['ＣＮ', 'invalid_fields'],
  ['ßA', 'invalid_fields'],
  ['CN'.repeat(1_000_000), 'invalid_fields'],
  [86, 'invalid_fields'],
  [['CN'], 'invalid_fields'],
  [{}, 'invalid_fields'],
];

test('a country is two letters in either case', () => {
  for (const [value, outcome] of COUNTRIES) {
    const body = { country: value };
    if (outcome === 'invalid_fields')
      assert.equal(
        codeOf(() => optionalCountry(body, 'country')),
        outcome,
      );
    else assert.equal(optionalCountry(body, 'country'), outcome);
  }
});

test('a name that every object inherits counts as sent only if it is sent', () => {
  for (const field of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    assert.equal(optionalText({}, field, { max: 10 }), undefined);
    assert.equal(optionalCountry({}, field), undefined);
    const sent = JSON.parse(`{"${field}":"CN"}`) as JsonObject;
    assert.equal(optionalText(sent, field, { max: 10 }), 'CN');
    assert.equal(optionalCountry(sent, field), 'CN');
  }
});

test('a message names the field and its rule, never the value', () => {
  const messages = [
    refusalOf(() => requiredText({ text: ' ' }, 'text', { max: 2_000 })),
    refusalOf(() => requiredText({ text: 7 }, 'text', { max: 2_000 })),
    refusalOf(() => requiredText({ text: 'canary'.repeat(1_000) }, 'text', { max: 2_000 })),
    refusalOf(() => optionalCountry({ origin: 'canary' }, 'origin')),
  ].map((refusal) => refusal?.message);
  assert.deepEqual(messages, [
    'text is required.',
    'text must be a string.',
    'text is longer than 2,000 characters.',
    'origin must be a two-letter ISO 3166-1 country code.',
  ]);
});

test('the checks take linear time', () => {
  for (const character of [' ', '\u200b', '\ud800', 'x', '😀']) {
    assertLinear(
      (n) => ({ text: character.repeat(n) }),
      (body) => optionalText(body, 'text', { max: Infinity }),
    );
  }
});
