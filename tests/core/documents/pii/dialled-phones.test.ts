import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { dialledPhones } from '../../../../core/documents/pii/dialled-phones.ts';
import { assertLinear } from '../../http/linear-time.ts';

const ROWS: readonly (readonly [text: string, ...found: string[]])[] = [
  // From abroad, in any grouping.
  ['Margit +43/1/555 01 88', '+43/1/555 01 88'],
  ['Florin 0040-21-555-0133, Yael 00972 3 555 0121.', '0040-21-555-0133', '00972 3 555 0121'],
  ['tel:+233-30-255-0177', '+233-30-255-0177'],
  ['0044 (0) 20 7946 0958', '0044 (0) 20 7946 0958'],
  // Orders, amounts, dates and numbers without a country code.
  ['order 0040-21-555'],
  ['0000-21-555-0133, 00 21 555 0133, 0021-55-5'],
  ['A0040-21-555-0133, 1+43/1/555 01 88, 0040-21-555-0133A'],
  ['0040-21-555-0133-144-2555-12'],
  // Over a line end.
  ['telephone on 01206\n555 071. My', '01206\n555 071'],
  ['Call me on 020 7946\n0958 today', '020 7946\n0958'],
  ['01206  \n  555 071  \n', '01206  \n  555 071'],
  ['(01206)\n555071', '(01206)\n555071'],
  ['+44 20\n7946 0958', '+44 20\n7946 0958'],
  ['0044 20\n7946 0958', '0044 20\n7946 0958'],
  // A whole number, another form, another thing in the next line, and cells.
  ['+44 20 7946 0958\n2024 was good', '+44 20 7946 0958'],
  ['+47 22 33 44 55\n4711 people', '+47 22 33 44 55'],
  ['01206 555 071\n555 people'],
  ['020 794\n60018'],
  ['0206\n123 km, 01206\n555 071 88'],
  ['A01206\n555 071, 7.01206\n555 071'],
  ['01206\n555 071     Wiper blade'],
  ['01206\n555 071.50'],
  ['+99 20\n7946 0958'],
];

suite('phone numbers as they are dialled', () => {
  for (const [text, ...expected] of ROWS) {
    test(`${JSON.stringify(text)}: ${expected.join(', ') || 'none'}`, () => {
      assert.deepEqual(
        dialledPhones(text).map(({ start, end }) => text.slice(start, end)),
        expected,
      );
    });
  }

  for (const part of ['+43/1/555 ', '0040-', '01206\n', '0(', '+4 ']) {
    test(`are found in linear time in ${part} repeated`, () => {
      assertLinear((length) => part.repeat(Math.ceil(length / part.length)), dialledPhones);
    });
  }
});
