import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClaimsMade, readMark } from '../../../../core/documents/certificate/marks.ts';
import { assertLinear } from '../../http/linear-time.ts';

const MARKS: readonly (readonly [quote: string, states: boolean | undefined])[] = [
  ['X', true],
  ['x', true],
  ['Y', true],
  ['Yes', true],
  ['☒', true],
  ['✓', true],
  ['[X] ANY AUTO', true],
  ['(x)', true],
  ['☑ PER STATUTE', true],
  ['X PER STATUTE OTH-ER', true],
  ['N', false],
  ['NO', false],
  ['☐ ANY AUTO', false],
  ['[ ] ANY AUTO', false],
  ['( )', false],
  ['N/A', false],
  // The form prints the question; the answer is next to it.
  ['Y / N N', false],
  ['Y/N Y', true],
  ['Y/N', undefined],
  ...Array.from('✓✔☑☒✗✘✕✖⊠🗹🗷■●', (sign) => [sign, true] as const),
  ...Array.from('☐□○', (sign) => [sign, false] as const),
  // Every form prints the label.
  ['ANY AUTO', undefined],
  ['PER STATUTE', undefined],
  ['X ☐', undefined],
  ['Y N', undefined],
  ['1', undefined],
  ['', undefined],
  // Letters inside words are not marks.
  ['EXCESS', undefined],
  ['Nobody', undefined],
];

test('the marks of a box state yes, no or neither', () => {
  for (const [quote, states] of MARKS) assert.equal(readMark(quote), states, quote);
});

const FORMS: readonly (readonly [quote: string, isClaimsMade: boolean | undefined])[] = [
  ['X OCCUR', false],
  ['☒ OCCUR', false],
  ['OCCUR X', false],
  ['X CLAIMS-MADE', true],
  ['[X] CLAIMS MADE', true],
  ['CLAIMS-MADE X OCCUR', false],
  ['X CLAIMS-MADE OCCUR', true],
  ['☐ CLAIMS-MADE ☒ OCCUR', false],
  ['☒ CLAIMS-MADE ☐ OCCUR', true],
  ['[ ] CLAIMS-MADE [X] OCCUR', false],
  // Both, neither, or a mark that may belong to either.
  ['☒ CLAIMS-MADE ☒ OCCUR', undefined],
  ['☐ CLAIMS-MADE ☐ OCCUR', undefined],
  ['CLAIMS-MADE OCCUR X', undefined],
  ['CLAIMS-MADE: Yes OCCUR: No', true],
  ['CLAIMS-MADE [ ] OCCUR [X]', false],
  ['CLAIMS-MADE [X] OCCUR [ ]', true],
  ['OCCUR [X] CLAIMS-MADE [ ]', false],
  ['X CLAIMS-MADE OCCUR X', undefined],
  ['X COMMERCIAL GENERAL LIABILITY OCCUR', undefined],
  ['X COMMERCIAL GENERAL LIABILITY CLAIMS-MADE OCCUR', undefined],
  ['X COMMERCIAL GENERAL LIABILITY CLAIMS-MADE X OCCUR', false],
  ['X UMBRELLA LIAB X OCCUR EXCESS LIAB CLAIMS-MADE', false],
  ['X UMBRELLA LIAB OCCUR X EXCESS LIAB CLAIMS-MADE', undefined],
  ['CLAIMS-MADE OCCUR', undefined],
  ['OCCUR', undefined],
  // An empty box does not imply that the other one is ticked.
  ['☐ CLAIMS-MADE', undefined],
  ['X', undefined],
];

test('the pair of boxes states claims made, occurrence or neither', () => {
  for (const [quote, states] of FORMS) assert.equal(readClaimsMade(quote), states, quote);
});

test('marks are read in linear time, and not at all in a long quote', () => {
  for (const piece of ['Y / ', '[ ', 'n   ', '( )', 'x']) {
    assertLinear((length) => piece.repeat(length / piece.length), readMark);
  }
  assert.equal(readMark(`X ${'label '.repeat(100)}`), undefined);
});
