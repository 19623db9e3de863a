import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isWholePhone, statesPhone } from '../../../core/quotes/phone.ts';
import { assertLinear } from '../http/linear-time.ts';

const PHONES: readonly (readonly [quote: string, value: string, isStated: boolean, why: string])[] = [
  ['(415) 555-0132', '415-555-0132', true, 'the same digits'],
  ['Tel: 415.555.0132', '(415) 555-0132', true, 'after a label'],
  ['415–555–0132', '415-555-0132', true, 'typographic dashes'],
  ['＋１ ４１５ ５５５ ０１３２', '+1 415 555 0132', true, 'full width'],
  ['tel:+14155550132', '+1 415 555 0132', true, 'a link'],
  ['(+44) 20 7946 0958', '+44 20 7946 0958', true, 'a country code in brackets'],
  ['(415) 555-0132', '+1 415-555-0132', false, 'a country code that is not printed'],
  ['555-0132', '415-555-0132', false, 'an area code that is not printed'],
  ['415-555-0132', '415-555-013', false, 'a digit lost'],
  ['415-555-0132', '415-555-0123', false, 'digits in another order'],
  ['+49 30 123456', '4930123456', true, 'the plus may be left out'],
  ['4930123456', '+49 30 123456', false, 'the plus is not added'],
  ['1-415-555-0132', '+1 415 555 0132', true, 'the plus is added only before North America’s 1'],
  ['+1 (415) 555-0132', '(415) 555-0132', true, 'North America’s 1 may be left out'],
  ['+1 (415) 555-0132', '+(415) 555-0132', false, 'but not after a plus'],
  ['+91 98765 43210', '98765 43210', false, 'another country code may not be left out'],
  ['415·555·0132', '415.555.0132', true, 'raised dots'],
  ['415-555-0132 · 415-555-0133', '415-555-0133', true, 'a raised dot separates two numbers'],
  ['0049 30 123456', '+49 30 123456', false, 'zeros are digits'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958', true, 'the trunk zero is not dialled'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958', true, 'or is written as printed'],
  ['020 7946 0958', '20 7946 0958', false, 'without a country code the trunk zero is dialled'],
  ['030/1234567', '030 1234567', true, 'a slash within one number'],
  ['415-555-0132/415-555-0133', '415-555-0133', true, 'a slash between two numbers'],
  ['415-555-0132, 415-555-0133', '415-555-0132', true, 'the first of two'],
  ['Mobile: 415-555-0132 | Home: 415-555-0199', '415-555-0199', true, 'the second of two'],
  ['415-555-0132\n2020', '415-555-0132', true, 'a line ends it'],
  ['415-555-0132 ext. 45', '415-555-0132', true, 'the extension left out'],
  ['415-555-0132 ext. 45', '415-555-0132 x45', true, 'the extension written differently'],
  ['415-555-0132x45', '415-555-0132 x46', false, 'a different extension'],
  ['415-555-0132', '415-555-0132 x45', false, 'an extension that is not printed'],
  ['415-555-0132 ext. 45', '415555013245', false, 'an extension is not part of the number'],
  ['415-555-O132', '415-555-0132', false, 'a letter for a digit'],
  ['O415-555-0132', '415-555-0132', false, 'a letter attached to the number'],
  ['1-800-FLOWERS', '1-800-356-9377', false, 'letters on the keys'],
  ['911', '911', false, 'too short to be a person’s'],
  ['1234567890123456', '1234567890123456', false, 'longer than any number'],
  ['415-555-0132', '415-555-0132 or 415-555-0133', false, 'a value of two numbers'],
  ['415-555-0132', 'none', false, 'a value without a number'],
  ['415-555-0132', '415-555-0132 (ask for Jo)', false, 'words next to the number that are not quoted'],
  ['Tel: 415-555-0132', 'Tel: 415-555-0132', false, 'a label is not part of the number'],
  ['415-555-0132 5', '415-555-0132 2020 x', false, 'other digits are not part of the number'],
  ['(415) 555-0132', ' (415) 555-0132 ', true, 'surrounding white space is ignored'],
  ['', '415-555-0132', false, 'no quote'],
];

test('statesPhone() decides as listed', () => {
  for (const [quote, value, isStated, why] of PHONES) {
    assert.equal(statesPhone(quote, value), isStated, `${quote} for ${value}: ${why}`);
  }
});

const DIGITS = fc.string({ unit: fc.constantFrom(...'2 3 4 5 6 7 8 9'.split(' ')), minLength: 10, maxLength: 10 });

test('a number is stated however both are spaced, and no other number is', () => {
  const signs = fc.constantFrom('', ' ', '-', '.', ') ', ' - ');
  fc.assert(
    fc.property(DIGITS, DIGITS, fc.array(signs, { minLength: 4, maxLength: 4 }), (digits, other, [a, b, c, d]) => {
      const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
      const quote = `Phone: ${area}${a ?? ''}${exchange}${b ?? ''}${line}`;
      const value = `${area}${c ?? ''}${exchange}${d ?? ''}${line}`;
      assert.equal(statesPhone(quote, value), true, quote);
      assert.equal(statesPhone(quote, `+1 ${value}`), false, quote);
      assert.equal(statesPhone(quote, other), other === digits, quote);
    }),
  );
});

test('reading phone numbers takes linear time', () => {
  for (const piece of ['1', '1 ', '+1(']) {
    assertLinear(
      (length) => Array.from({ length: length / 200 }, () => piece.repeat(200 / piece.length)),
      (quotes) => quotes.map((quote) => statesPhone(quote, '415-555-0132')),
    );
  }
});

/** A text, a quote in it, and whether the quote is a whole number. */
const PIECES: readonly (readonly [text: string, quote: string, isWhole: boolean])[] = [
  ['Call (207) 555-0142.', '(207) 555-0142', true],
  ['Call (207) 555-0142.', '555-0142', false],
  ['207-555-0142', '555-0142', false],
  ['207 555 0142', '555 0142', false],
  ['+1 (207) 555-0142', '(207) 555-0142', true],
  ['1-207-555-0142', '207-555-0142', true],
  ['+91 98765 43210', '98765 43210', false],
  ['+44 20 7946 0958', '20 7946 0958', false],
  ['+44 20 7946 0958', '+44 20 7946', false],
  ['Port Harrow, ME 04101 (207) 555-0142', '(207) 555-0142', true],
  ['Port Harrow, ME 04101 207-555-0142', '207-555-0142', true],
  ['207-555-0142 / 207-555-0143', '207-555-0143', true],
  ['207-555-0142 / 207-555-0143', '207-555-0142', true],
  ['207-555-0142-99', '207-555-0142', false],
  ['T: 555-0142', 'T: 555-0142', true],
];

test('a quote of a number is not part of a longer one', () => {
  for (const [text, quote, isWhole] of PIECES) {
    const start = text.indexOf(quote);
    assert.equal(isWholePhone(text, { start, end: start + quote.length }), isWhole, `${quote} in ${text}`);
  }
});
