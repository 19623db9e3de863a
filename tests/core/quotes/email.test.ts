import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isWholeEmail, statesEmail } from '../../../core/quotes/email.ts';

const ADDRESSES: readonly (readonly [quote: string, value: string, isStated: boolean, why: string])[] = [
  ['ann@example.com', 'ann@example.com', true, 'the address'],
  ['Ann.Lee@Example.COM', 'ann.lee@example.com', true, 'case'],
  ['mailto:ann@example.com', 'ann@example.com', true, 'a link'],
  ['Ann Lee <ann@example.com>', 'ann@example.com', true, 'after a name'],
  ['Email:ann@example.com|415', 'ann@example.com', true, 'between signs'],
  ["'ann@example.com'", 'ann@example.com', true, 'in quotes'],
  ['Write to ann@example.com.', 'ann@example.com', true, 'at the end of a sentence'],
  ['ann＠example．com', 'ann@example.com', true, 'full width'],
  ['änne@exämple.de', 'änne@exämple.de', true, 'letters beyond ASCII'],
  ['ann+cv@example.com', 'ann+cv@example.com', true, 'a tag'],
  ['ann+cv@example.com', 'ann@example.com', false, 'without its tag'],
  ['ann+cv@example.com', 'cv@example.com', false, 'only the tag'],
  ['joann@example.com', 'ann@example.com', false, 'part of a longer address'],
  ['jo.ann@example.com', 'ann@example.com', false, 'after a point'],
  ["o'brien@example.com", 'brien@example.com', false, 'after an apostrophe'],
  ['jo=ann@example.com', 'ann@example.com', false, 'after a sign that is valid in addresses'],
  ['jo/ann@example.com', 'ann@example.com', false, 'after a slash'],
  ['email=ann@example.com', 'ann@example.com', true, 'after a label and a sign'],
  ['(207) 555-0142/ann@example.com', 'ann@example.com', true, 'after a number and a slash'],
  ['bob@example.com/ann@example.com', 'ann@example.com', true, 'after another address and a slash'],
  ['ann@example.com.au', 'ann@example.com', false, 'before a point'],
  ['ann@example.community', 'ann@example.com', false, 'before letters'],
  ['ann@example.com-old', 'ann@example.com', false, 'before a hyphen'],
  ['ann [at] example.com', 'ann@example.com', false, 'obfuscated'],
  ['ann @ example.com', 'ann@example.com', false, 'split by spaces'],
  ['ann@\nexample.com', 'ann@example.com', false, 'split by a line break'],
  ['ann@example.com', 'ann@example', false, 'a host without a domain'],
  ['ann@example.com', 'ann', false, 'a part that is not an address'],
  ['ann@example.com', '', false, 'nothing'],
  ['', 'ann@example.com', false, 'no quote'],
  [`ann@example.com ${'x'.repeat(500)}`, 'ann@example.com', false, 'an overlong quote'],
];

test('statesEmail() decides as listed', () => {
  for (const [quote, value, isStated, why] of ADDRESSES) {
    assert.equal(statesEmail(quote, value), isStated, `${quote} for ${value}: ${why}`);
  }
});

test('an address is found between signs, not within letters', () => {
  const signs = fc.constantFrom('', ' ', '<', '>', ',', ';', '(', ')', '|', ':', '"', '\n');
  fc.assert(
    fc.property(fc.emailAddress(), signs, signs, (address, before, behind) => {
      assert.equal(statesEmail(`${before}${address}${behind}`, address), true);
      assert.equal(statesEmail(`x${address}`, address), false);
      assert.equal(statesEmail(`${address}x`, address), false);
      assert.equal(statesEmail(address.replace('@', ' at '), address), false);
    }),
  );
});

const PIECES: readonly (readonly [text: string, quote: string, isWhole: boolean])[] = [
  ['jo.ann@x.com', 'ann@x.com', false],
  ['jo.ann@x.com', 'jo.ann@x.com', true],
  ['Write to ann@x.com.', 'ann@x.com', true],
  ['Mail:ann@x.com|207', 'ann@x.com', true],
  ['ann+cv@x.com', 'cv@x.com', false],
  ["o'brien@x.com", 'brien@x.com', false],
  ['ann@x.com.au', 'ann@x.com', false],
  ['ann@x.com-old', 'ann@x.com', false],
  ['jo.ann@x.com', 'jo.ann', false],
  ['a. Mail: ann@x.com', ' Mail: ann@x.com', true],
];

test('a quote of an address is not part of a longer one', () => {
  for (const [text, quote, isWhole] of PIECES) {
    const start = text.indexOf(quote);
    assert.equal(isWholeEmail(text, { start, end: start + quote.length }), isWhole, `${quote} in ${text}`);
  }
});
