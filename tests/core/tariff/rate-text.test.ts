import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentage } from '../../../core/tariff/rate-text.ts';

const RATES: readonly (readonly [text: string, expected: number | null, why: string])[] = [
  ['Free', 0, 'the bare word is zero'],
  ['Free ', 0, 'some rows have trailing spaces'],
  ['6.8%', 6.8, 'a number and a percent sign'],
  ['0%', 0, 'an explicit zero'],
  ['100%', 100, 'whole numbers'],
  ['10.25% ', 10.25, 'trailing space'],
  ['', null, 'a blank is unknown, never Free'],
  [' ', null, 'so is white space'],
  ['free', null, 'not as published'],
  ['Free (A,CA)', null, 'a special-program rate'],
  ['1¢/kg', null, 'specific'],
  ['46.3¢/kg + 14.9%', null, 'compound'],
  ['40¢/kg +10.4%', null, 'compound, oddly spaced'],
  ['6.5% on the entire set', null, 'decided: not a plain percentage'],
  ['2.5% on the value of the lead content', null, 'only part of the value'],
  ['$1.61 each + 4.4% on the case and strap, band or bracelet', null, 'compound'],
  ['See additional U.S. note 1', null, 'a reference'],
  ['The rate applicable to the natural juice in heading 2009', null, 'a reference'],
  ['1,000%', null, 'no published rate has a thousands separator'],
  ['5 %', null, 'no published rate has a space'],
  ['-5%', null, 'no rate is negative'],
  ['5%5%', null, 'two rates'],
  ['.5%', null, 'not as published'],
  ['%', null, 'no number'],
];

test('percentage() reads only Free and plain percentages', () => {
  for (const [text, expected, why] of RATES)
    assert.equal(percentage(text), expected, `${JSON.stringify(text)}: ${why}`);
});
