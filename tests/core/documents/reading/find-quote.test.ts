import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteFinder } from '../../../../core/documents/reading/find-quote.ts';
import type { SubmittedDocument } from '../../../../core/submitted-document.ts';
import { assertLinear } from '../../http/linear-time.ts';

const PDF: SubmittedDocument = { type: 'pdf', bytes: new Uint8Array(0) };
const IMAGE: SubmittedDocument = { type: 'image', mediaType: 'image/png', bytes: new Uint8Array(0) };

test('a quote in a submitted text has offsets, or is not found', () => {
  const text = '😀 No. 120193, 2019. Mar 2019–Feb 2020 Ångström';
  const find = quoteFinder({ type: 'text', text }, text);
  const table: readonly (readonly [string, string | undefined])[] = [
    ['2019', '2019'], // not the one within 120193
    ['Mar 2019', 'Mar 2019'],
    ['mar  2019-feb 2020', 'Mar 2019–Feb 2020'],
    ['Mar 2019–F', undefined], // part of a word
    ['1201', undefined],
    ['ar 2019', undefined],
    ['Ångström', 'Ångström'],
    ['A', undefined],
    ['😀', '😀'],
    ['2018', undefined],
    ['FEB 2020', 'Feb 2020'],
    ['', undefined],
    [' ', undefined],
  ];
  for (const [quote, expected] of table) {
    const found = find(quote);
    assert.equal(found?.quote, expected, quote);
    if (found) assert.equal(text.slice(found.start, found.end), expected);
  }
  assert.equal(find('2019')!.start, text.indexOf(' 2019') + 1);
});

test("a quote in a reader's words is found regardless of markup, and has no offsets", () => {
  const find = quoteFinder(PDF, '# Jane\n| **Mar 2019** – *Present* | jane\\_roe@roe.example |');
  assert.deepEqual(find('Mar 2019 - Present'), { quote: 'Mar 2019 - Present' });
  assert.deepEqual(find('jane_roe@roe.example'), { quote: 'jane_roe@roe.example' });
  assert.equal(find('Apr 2019 - Present'), undefined);
  assert.equal(find('roe@roe.example.org'), undefined);
});

test('a part of a word is skipped in favour of the whole word, ignoring case and spacing', () => {
  const text = 'Summar 2019, then  Mar  2019';
  assert.equal(quoteFinder({ type: 'text', text }, text)('MAR 2019')?.quote, 'Mar  2019');
});

test('cells of a table stay apart without their separators', () => {
  const find = quoteFinder(PDF, '|Paper|1|9.72|');
  assert.deepEqual(find('9.72', { of: 'amount' }), { quote: '9.72' });
  assert.equal(find('19.72'), undefined);
});

test('an amount is found with all its digits and its sign, or not at all', () => {
  const table: readonly (readonly [text: string, quote: string, isFound: boolean])[] = [
    ['Total 1,234.50', '1,234.50', true],
    ['Total 1,234.50', '234.50', false],
    ['Total 1,234.50', '1,234', false],
    ['Total 9.72', '72', false],
    ['Total 1’234.50', '234.50', false],
    ['Total $1,000,000.00', '1,000,000', false],
    ['Total $1,000,000.00', '1,000,000.00', true],
    ['Total 1.000,005', '1.000', false],
    ['Total 9.72.', '9.72', true],
    ['Total -9.72', '9.72', false],
    ['Total −9.72', '9.72', false],
    ['Total -$9.72', '9.72', false],
    ['Total -$9.72', '$9.72', false],
    ['Total $-9.72', '9.72', false],
    ['-9.72', '9.72', false],
    ['Total 9.72-', '9.72', false],
    ['Total 9.72€-', '9.72', false],
    ['Total 9.72 CR', '9.72', false],
    ['Total 9.72 credit', '9.72', false],
    ['Total ($9.72)', '9.72', false],
    ['Total ($9.72)', '($9.72)', true],
    ['Total (net $9.72)', '9.72', false], // a remark in brackets or a negative amount
    ['Total - 9.72', '9.72', false], // a minus sign or a dash between label and amount
    ['Paper A4-9.72', '9.72', false],
    ['| 2 | 350.00 |', '2 350.00', false],
    ['| 2 | 350.00 |', '350.00', true],
    ['Total 1 234,56', '234,56', false],
    ['GST 5% 9.72', '5', false],
    ['GST 5% 9.72', 'GST 5% 9.72', true],
    ['Revenue $5M', '$5', false],
    ['Date 14.03.2026', '2026', false],
    ['Total ( 9.72 )', '9.72', false],
    ['Total 9.72 (CR)', '9.72', false],
    ['Total 9.72  CR', '9.72', false],
    ['Total USD -9.72', '9.72', false],
    ['Total 9.72-USD', '9.72', false],
    ['Total 9.72-USD', '9.72-USD', true],
    ['Total 1O.50', '1', false],
    ['Total 10½', '10', false],
    ['1 0.50', '0.50', false],
    ['50,- EUR', '50', true],
    ['-9.72, later 9.72', '9.72', true],
    ['-9.72', '-9.72', true],
  ];
  for (const [text, quote, isFound] of table) {
    assert.equal(quoteFinder(PDF, text)(quote, { of: 'amount' }) !== undefined, isFound, `${quote} in ${text}`);
    assert.equal(quoteFinder({ type: 'text', text }, text)(quote, { of: 'amount' }) !== undefined, isFound, quote);
  }
  assert.deepEqual(quoteFinder(PDF, 'since 05.2019')('2019'), { quote: '2019' });
});

test('every quote of a picture is accepted as given', () => {
  assert.deepEqual(quoteFinder(IMAGE, null)('2019'), { quote: '2019' });
});

test('searching takes time linear in the text', () => {
  const quote = `${'a '.repeat(100)}b`;
  assertLinear(
    (length) => 'a '.repeat(length / 2),
    (text) => quoteFinder({ type: 'text', text }, text)(quote),
  );
  assertLinear(
    (length) => '2'.repeat(length),
    (text) => quoteFinder(PDF, text)('2019'),
  );
  assertLinear(
    (length) => '11'.repeat(length / 2),
    (text) => quoteFinder({ type: 'text', text }, text)('11'),
  );
});
