import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isDateOfThing, isNumberOfThing } from '../../../../../core/documents/pii/labelled/other-values.ts';

/** The place of what is in brackets, and the text without them. */
function marked(written: string): { text: string; place: { start: number; end: number } } {
  return {
    text: written.replace(/[[\]]/g, ''),
    place: { start: written.indexOf('['), end: written.indexOf(']') - 1 },
  };
}

const NUMBERS: readonly (readonly [written: string, isOfThing: boolean])[] = [
  ['call ID [8837261]', true],
  ['phone model no. [3310-2017-4500]', true],
  ['text order #[4500123456]', true],
  ['call ID number: [8837261]', true],
  ['text about order nr. [4500123456]', true],
  ['the order: call [8837261]', false],
  ['Reg [07700 900461] units sold', true],
  ['the call of [2024-03-11]', true],
  ['call [8837261] today', false],
  ['call about the order [0412 555 019]', false],
  ['paid [8837261]', false],
];

suite('a number of a thing', () => {
  for (const [written, isOfThing] of NUMBERS) {
    test(written, () => {
      const { text, place } = marked(written);
      assert.equal(isNumberOfThing(text, place), isOfThing);
    });
  }
});

const DATES: readonly (readonly [written: string, isOfThing: boolean])[] = [
  ['Version [11.03.1984] of the firmware', true],
  ['Established: [11/03/1984]', true],
  ['released on [11/03/1984]', true],
  ['founded in [11/03/1984]', true],
  ['the release of [11/03/1984]', true],
  ['conversion on [11/03/1984]', false],
  ['the version of somebody born [11.03.1984]', false],
];

suite('a date of a thing', () => {
  for (const [written, isOfThing] of DATES) {
    test(written, () => {
      const { text, place } = marked(written);
      assert.equal(isDateOfThing(text, place), isOfThing);
    });
  }
});
