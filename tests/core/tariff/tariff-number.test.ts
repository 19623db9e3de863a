import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutTariffNumbers, holdsTariffNumber } from '../../../core/tariff/tariff-number.ts';

const CUTS: readonly (readonly [text: string, expected: string])[] = [
  ['subheadings 8701.91.10, 8701.92.10 or 8701.95.10', 'subheadings 8701.91, 8701.92 or 8701.95'],
  ['0101.29.00.10', '0101.29'],
  ['yarns of 5205.42.0021, 5205.43.0021', 'yarns of 5205.42, 5205.43'],
  ['5205.44.0021,5205.46.0021or 5205.47.0021', '5205.44,5205.46or 5205.47'],
  ['See 9903.88.03.', 'See 9903.88.'],
  ['8517.6200', '8517.62'],
  ['subheading 8517.6200.90', 'subheading 8517.62'],
  ['8517. 62.00', '8517.62'],
  ['heading 99038803', 'heading 9903.88'],
  ['statistical reporting number 8517620090', 'statistical reporting number 8517.62'],
  ['No.8517.62.00 Trading', 'No.8517.62 Trading'],
  ['HTS8517620000', 'HTS8517.62'],
  ['HTS-8517620000', 'HTS-8517.62'],
  ['HS Code - 8517620000', 'HS Code - 8517.62'],
  ['subheading (85176200)', 'subheading (8517.62)'],
  ['Heading "85176200"', 'Heading "8517.62"'],
  ['tariff line 85176200', 'tariff line 8517.62'],
  ['HTS 8517620090', 'HTS 8517.62'],
  ['hts code: 85176200', 'hts code: 8517.62'],
  ['subheading 85176200', 'subheading 8517.62'],
  ['tariff number 8517620090', 'tariff number 8517.62'],
  ['HS#8517620090', 'HS#8517.62'],
];

const KEPT: readonly string[] = [
  '8517.62',
  'heading 8517',
  'subheadings 0302.91 to 0302.99',
  '10219452 CANADA',
  'since 2026-07-24',
  'CAS No. 25956-17-6',
  'CAS 1934-21-0',
  'version 1.2024.50',
  '12345.67.89 is no tariff number, having five digits in front',
  'density 0.8 g/cm3',
  'HTS 851762',
  'HTS 123456789',
];

test('cutTariffNumbers() cuts tariff numbers to six digits', () => {
  for (const [text, expected] of CUTS) {
    assert.equal(cutTariffNumbers(text), expected);
    assert.ok(holdsTariffNumber({ deep: [{ text }] }), text);
    assert.ok(holdsTariffNumber({ [text]: 1 }), text);
    assert.ok(!holdsTariffNumber(cutTariffNumbers(text)), text);
  }
});

test('cutTariffNumbers() leaves six digits and other numbers alone', () => {
  for (const text of KEPT) {
    assert.equal(cutTariffNumbers(text), text);
    assert.ok(!holdsTariffNumber([text, null, 85176200, true]), text);
  }
});
