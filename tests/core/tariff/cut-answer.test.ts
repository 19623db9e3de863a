import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutAnswer } from '../../../core/tariff/cut-answer.ts';
import { holdsTariffNumber } from '../../../core/tariff/tariff-number.ts';

test('tariff numbers are cut to six digits wherever they are, and nothing else changes', () => {
  const answer = {
    name: 'Importer of 8517.62.0090 phones',
    list: ['HTS 8517620090', { note: 'subheading 85176200' }, null, 3.5, true],
    company: '10219452 CANADA',
    chain: '1234.56.78.90.12.34.56.78',
    date: '2026-11-20T12:30Z',
  };
  assert.deepEqual(cutAnswer(answer), {
    name: 'Importer of 8517.62 phones',
    list: ['HTS 8517.62', { note: 'subheading 8517.62' }, null, 3.5, true],
    company: '10219452 CANADA',
    chain: '1234.56',
    date: '2026-11-20T12:30Z',
  });
});

test('a cut answer contains no long tariff number', () => {
  const text = fc
    .array(fc.constantFrom('1234', '56', '.', '78', ' ', 'HTS ', '90', 'x', '1'), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (one) => {
      assert.ok(!holdsTariffNumber(cutAnswer({ a: [one] })));
    }),
  );
});
