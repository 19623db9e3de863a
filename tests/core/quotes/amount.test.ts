import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { provenMark, readAmount, statesAmount } from '../../../core/quotes/amount.ts';
import type { Amount } from '../../../core/quotes/written-number.ts';
import { sharedFile } from '../../shared-data.ts';
import { assertLinear } from '../http/linear-time.ts';

/** A number if one is stated, both readings (point, comma) if two are possible, null if none is stated. */
type Reading = number | readonly [point: number, comma: number] | null;

const AMOUNTS: readonly (readonly [quote: string, reading: Reading, why: string])[] = [
  ['9.72', 9.72, 'a point'],
  ['9,72', 9.72, 'a comma'],
  ['1234.5', 1234.5, 'one decimal'],
  ['1,2345', 1.2345, 'four decimals'],
  ['1234,567', 1234.567, 'four digits are never grouped'],
  ['0.123', 0.123, 'a zero is never grouped'],
  ['.50', 0.5, 'no whole part'],
  [',50', 0.5, 'no whole part, with a comma'],
  ['1,234', [1234, 1.234], 'a comma and three digits'],
  ['1.234', [1.234, 1234], 'a point and three digits'],
  ['$16,500', [16500, 16.5], 'a currency does not decide'],
  ['01,234', [1234, 1.234], 'padding does not decide'],
  ['-1,234', [-1234, -1.234], 'ambiguous and negative'],
  ['1.234,56', 1234.56, 'both marks'],
  ['1,234.56', 1234.56, 'both marks, the other way'],
  ['1,234.567', 1234.567, 'both marks, three decimals'],
  ['1,234,567', 1234567, 'two commas group'],
  ['1.234.567', 1234567, 'two points group'],
  ['12.345.678,9', 12345678.9, 'groups and one decimal'],
  ['1,23,456', 123456, 'Indian groups'],
  ['12,34,567.89', 1234567.89, 'Indian groups and a point'],
  ['1.23.456', null, 'Indian groups have commas'],
  ['1,23,45', null, 'no groups at all'],
  ['1234,567.89', null, 'a first group of four'],
  ['0,123.45', null, 'a group that begins with zero'],
  ['1.234,567.89', null, 'three marks in no order'],
  ['1,2,3', null, 'a list of numbers'],
  ['6 300', 6300, 'a space groups'],
  ['6\u00a0300,50', 6300.5, 'a no-break space'],
  ['6\u202f300.50', 6300.5, 'a narrow no-break space'],
  ['3\u2009250\u2009000', 3250000, 'thin spaces'],
  ['1 234.567', 1234.567, 'if a space groups, the point does not'],
  ['12 5', null, 'two numbers'],
  ['6  300', null, 'two columns'],
  ['6\n300', null, 'two lines'],
  ["1'049.95", 1049.95, 'a Swiss apostrophe'],
  ['1’049,95', 1049.95, 'a typographic apostrophe'],
  ["5'10", null, 'feet and inches'],
  ['１，２３４．５０', 1234.5, 'full width'],
  ['٣٥', 35, 'Arabic digits'],
  ['00012.50', 12.5, 'padded'],
  ['-9.72', -9.72, 'a minus before'],
  ['−9.72', -9.72, 'the minus sign'],
  ['–9.72', -9.72, 'a dash instead of a minus'],
  ['- 9.72', -9.72, 'a minus separated by a space'],
  ['-$9.72', -9.72, 'a minus before a currency'],
  ['$-9.72', -9.72, 'a minus after a currency'],
  ['-USD 5.00', -5, 'a minus before a code'],
  ['Discount -9.72', -9.72, 'a minus after a label'],
  ['9.72-', -9.72, 'a minus after the amount'],
  ['9.72 -', -9.72, 'a minus after a space'],
  ['9,72 €-', -9.72, 'a minus after the currency'],
  ['(9.72)', -9.72, 'brackets'],
  ['($9.72)', -9.72, 'brackets around a currency'],
  ['$(9.72)', -9.72, 'brackets after a currency'],
  ['Refund (RM 5.00)', -5, 'brackets after a label'],
  ['9.72 CR', -9.72, 'credit'],
  ['9.72Cr.', -9.72, 'CR without a space, with a point'],
  ['CR 9.72', -9.72, 'CR before the amount'],
  ['minus 9.72', -9.72, 'minus as a word'],
  ['9.72 DR', 9.72, 'debit'],
  ['+5.00', 5, 'a plus'],
  ['-0.00', 0, 'zero has no sign'],
  ['-(9.72)', null, 'signed twice'],
  ['-9.72 CR', null, 'signed twice, in letters'],
  ['-- 9.72', null, 'two dashes'],
  ['(9.72', null, 'half a bracket'],
  ['9.72)', null, 'the other half of a bracket'],
  ['((9.72))', null, 'brackets in brackets'],
  ['Total - 9.72', null, 'a minus, or a dash between label and amount'],
  ['9.72 - paid', null, 'the same after the amount'],
  ['9.72 minus', null, 'minus something else'],
  ['(with tax 9.72)', null, 'an amount in an aside'],
  ['A-12', null, 'a number of something'],
  ['12-pack', null, 'part of a word'],
  ['Total (incl. tax) 9.72', 9.72, 'an aside without a number'],
  ['RM12.50', 12.5, 'a currency before it without a space'],
  ['12,50EUR', 12.5, 'a currency after it without a space'],
  ['HK$12', 12, 'a currency sign with letters'],
  ['12,00元', 12, 'in Chinese'],
  ['Rs.50', 50, 'an abbreviated currency keeps its point'],
  ['S/.12.50', 12.5, 'so does the sol'],
  ['USD 1 000.00', 1000, 'a code after a space'],
  ['NZD $100.70', 100.7, 'a code and a sign'],
  ['EUR\n12.50', 12.5, 'a currency in the line above'],
  ['Balance due: $1,234.56 CAD *', 1234.56, 'a label before, a remark after'],
  ['50,-', 50, 'a dash instead of hundredths'],
  ['1.899,– kr', 1899, 'a dash that proves the comma'],
  ["1'000.-", 1000, 'a dash, as in Switzerland'],
  ['2 pcs', 2, 'a unit'],
  ['3x', 3, 'times'],
  ['x3', 3, 'times, before the number'],
  ['2.5kg', 2.5, 'a weight'],
  ['3 m²', 3, 'an area'],
  ['$4.20/EA', 4.2, 'a price per unit'],
  ['2 x 3.50', null, 'two numbers'],
  ['1/2', null, 'a fraction'],
  ['½', null, 'a fraction in one character'],
  ['9⁹⁵', null, 'superscript digits'],
  ['$10.00 $8.00', null, 'two prices'],
  ['10.00 10.00', null, 'the same amount twice is still two amounts'],
  ['15.08.2017', null, 'a date'],
  ['12:30', null, 'a time'],
  ['5-10', null, 'a range'],
  ['GST 6% 12.00', 12, 'a rate is not an amount'],
  ['18.50 20%', 18.5, 'a rate is not part of the amount before it'],
  ['1 8.50 20%', null, 'an amount with a space in it before a rate'],
  ['129,00 € (-15%)', 129, 'a rate in brackets'],
  ['-15% 129.00', 129, 'the sign belongs to the rate'],
  ['6%', null, 'only a rate'],
  ['KDV %18 12,00', null, 'a rate or not'],
  ['1O.50', null, 'a letter for a digit'],
  ['l2.50', null, 'a letter for the first digit'],
  ['12S', null, 'a letter after the digits'],
  ['9.72P', null, 'a letter that is not a unit'],
  ['570.00T', 570, 'a tax code'],
  ['$1.25T', null, 'trillions'],
  ['1.25T USD', null, 'trillions before a code'],
  ['12T', null, 'not an amount of money'],
  ['9.72 T', 9.72, 'a tax code after a space'],
  ['5k', null, 'thousands'],
  ['3 million', null, 'millions'],
  ['48.5 mGBP', null, 'millions in a code'],
  ['5 €m', null, 'millions after a sign'],
  ['1万', null, 'ten thousands'],
  ['3 dozen', null, 'dozens'],
  ['34 cents', null, 'hundredths'],
  ['~5', null, 'approximately'],
  ['<5', null, 'less than'],
  ['5+', null, 'at least'],
  ['#5', null, 'the fifth'],
  ['No.12', null, 'the twelfth'],
  ['Total....9.72', 9.72, 'leader dots'],
  ['Total....50', null, 'leader dots to 50 or to .50'],
  ['', null, 'nothing'],
  ['n/a', null, 'no digits'],
  ['12345678901234567', null, 'more digits than a JSON number keeps'],
  [`${'x '.repeat(120)}5`, null, 'longer than any amount'],
  ['9.72 credit', null, 'credit, after the amount'],
  ['9.72 refund', null, 'refund, after the amount'],
  ['Credit 9.72', 9.72, 'a label'],
  ['Refund: 9.72', 9.72, 'a label of a refund'],
  ['9.72 CREDIT CARD', 9.72, 'the label of what follows'],
  ['ca. 9.72', null, 'not exact'],
  ['approx. $9.72', null, 'approximately, with a currency'],
  ['max. 9.72', null, 'a bound'],
  ['9.7E+03', null, 'an exponent is not an amount'],
  ['9 72/100', null, 'hundredths as a fraction'],
  ['9 and 72/100', null, 'a fraction after a word'],
  ['Rs. 972/-', 972, 'no hundredths, in the Indian style'],
  ['972/- CR', -972, 'the same as a credit'],
  ['-***9.72', -9.72, 'a sign before fill characters'],
  ['Cr. =9.72', -9.72, 'CR before other fill characters'],
  ['***9.72', 9.72, 'fill characters without a sign'],
  ['9.72 T-', null, 'a tax code between amount and sign'],
  ['9.72 A CR', null, 'a tax code between amount and CR'],
  ['9.72*-', null, 'an asterisk between amount and sign'],
  ['9.72 dollarsCR', -9.72, 'CR attached to a currency word'],
  ['Carried over 9.72', 9.72, 'carried over, which is not a bound'],
  ['9.72\nCR', 9.72, 'the line below is not part of it'],
  ['9.72\t-', 9.72, 'the next cell is not part of it'],
  ['9.72   M size', 9.72, 'a column of words is not part of it'],
  ['9.72   M', 9.72, 'a code in another column is not part of it'],
  ['9.72   CR   paid', -9.72, 'a column with only marks is part of it'],
  ['9.72 owed   paid', null, 'a withdrawing word, whatever is in the next column'],
  ['+9.72 CR', null, 'both signs'],
  ['NZD $9.72', 9.72, 'a code with its own sign'],
  ['€ 9.72 EUR', 9.72, 'one currency twice'],
  ['$ 9.72 EUR', null, 'two currencies'],
  ['EUR -Rp 9.72', null, 'two currencies around a sign'],
  ['9.72 DR CR', null, 'both debit and credit'],
  ['Rs. 1 972/-', 1972, 'grouped, and no hundredths'],
  ['10 kr 50', null, 'hundredths after the currency'],
  ['10 dollars and 50 cents', null, 'hundredths in words'],
];

test('readAmount() reads quotes as listed', () => {
  for (const [quote, reading, why] of AMOUNTS)
    assert.deepEqual(readingOf(readAmount(quote)), reading, `${quote}: ${why}`);
});

function readingOf(amount: Amount): Reading {
  if (amount.kind === 'stated') return amount.value;
  return amount.kind !== 'ambiguous' ? null : [amount.byMark['.'], amount.byMark[',']];
}

/** Words that invalidate an amount, by their position. */
const WITHDRAWN: readonly (readonly [pattern: string, words: string])[] = [
  [
    '9.72 #',
    'void,voided,cancelled,canceled,deleted,reversed,refunded,waived,disputed,estimated,estimate,tbc,tbd,storno,storniert,annulé,annulée,anulado,annullato,n/a,N/A,not charged,or more,owed to you,overpaid,in credit,refund,Haben,Gutschrift,zu Ihren Gunsten,avoir,remise,k,million,cents,tn',
  ],
  ['9.72   #', 'VOID,cancelled,storniert'],
  ['# 9.72', 'void,VOID TOTAL,estimated,storno'],
  [
    '# 9.72',
    'ca.,circa,approx.,approximately,about,roughly,est.,max.,maximum,min.,minimum,from,under,below,over,ab,bis,up to,credit of,refund of,at least,less than,more than,desde,hasta,No.,Nr.',
  ],
  ['#9.72', '-EURRp ,EUR$,max€,kEUR,@,?,-[,+-'],
  ['9.72#', '€$,EURCHF,EURk,USDmillion,\u2026,...,?,*-),]-,"50'],
];

test('an amount is not read next to words and marks that exclude it', () => {
  for (const [pattern, words] of WITHDRAWN) {
    for (const word of words.split(',')) {
      const quote = pattern.replace('#', () => word);
      assert.equal(readingOf(readAmount(quote)), null, quote);
    }
  }
});

/** The decimal mark that a document's amounts prove. */
const MARKS: readonly (readonly [quotes: readonly string[], mark: '.' | ',' | null])[] = [
  [['1,234'], null],
  [['1,234', '9.72'], '.'],
  [['1.234', '9,72'], ','],
  [['1,234,567'], '.'],
  [['1.234.567'], ','],
  [['1,23,456'], '.'],
  [['50,-'], ','],
  [["1'049", '6 300', '12'], null],
  [['9.72', '9,72'], null],
  [['GST 6.5%', '1,234'], null],
  [[], null],
];

test('provenMark() returns the mark that the amounts agree on', () => {
  for (const [quotes, mark] of MARKS) assert.equal(provenMark(quotes), mark, quotes.join(' | '));
});

const STATED: readonly (readonly [quote: string, value: number, mark: '.' | ',' | null, isStated: boolean])[] = [
  ['9.72', 9.72, null, true],
  ['9.72', 97.2, null, false],
  ['-9.72', 9.72, null, false],
  ['9.72', -9.72, null, false],
  ['(9.72)', -9.72, null, true],
  ['9.720', 9.72, null, false],
  ['9.720', 9.72, '.', true],
  ['1,234', 1234, null, false],
  ['1,234', 1234, '.', true],
  ['1,234', 1.234, ',', true],
  ['1,234', 1.234, '.', false],
  ['9,72', 9.72, '.', true],
  ['12', 12.004, null, false],
  ['n/a', 0, null, false],
];

test('statesAmount() is true only for the value that the characters state', () => {
  for (const [quote, value, mark, isStated] of STATED) {
    assert.equal(statesAmount(quote, value, mark), isStated, `${quote} ${value} ${mark ?? ''}`);
  }
});

interface AmountRow {
  readonly text: string;
  readonly amount_text: string | null;
  readonly expected: number | null;
  readonly contract_ambiguous_by_us: boolean;
}

/** Rows of the real table that are read differently here, and why. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'two amounts, of which none is the one': [
    '3,49 zł 1,75 zł',
    '6,000.00 руб. 5,500.00 руб.',
    '€ 10.00 € 8.00 – € 10.00',
    '$ 281.40 $ 265.70',
    '3200 руб. 1500 руб.',
    'EUR29.66 (inc VAT 20% - UK & EEC) EUR24.71 (exc VAT 20% - UK & EEC)',
    '34.12 (40.94 inc VAT)',
    'R$ 139,99 R$ 135,99',
    '$ 791.00 $ 479.00',
    '3 dollars 50 cents',
    '10 $ 30 cent',
    '15 dollars and 15',
    '15 dollars and 50',
    '35€ 99',
    '1250€ 60',
    '559. 99 undefined 559.99 inkl. MwSt. zzgl. Versand',
  ],
  'a mark and a space may part two numbers': ['$119. 95', '392. 00', '118, 99 TL'],
  'marks that are not those of one number': ['$..75', '$.75,333', '$..75,333'],
  'hundredths of the unit that a field counts': [
    '1.20 cents',
    '34 cents',
    '14.27 cents',
    '470 pence',
    '12-cent',
    '197 pence',
    '210 pence',
    'sen 100,000',
  ],
  millions: ['120 meur', '48.5 mgbp', 'maud 60', '1 K'],
  'a letter that looks like a digit, against the number': ['200Q'],
  'a bound': ['From $109.90', 'ab 3,63 EUR'],
  'no digit in the quote': ['CND', 'KShs', 'chf', "so'm", "ש'ח", 'ش.ص'],
  'a minus before an amount is one, whatever a shop meant': ['- $44.99'],
  'the comma and the dash prove the mark': ['1.899,-'],
  'a quantity is an amount too': ['16.00 ft'],
};

test('readAmount() reads the real amounts as listed, except for the rows named with their reason', (context) => {
  const file = sharedFile(context, 'documents/amounts.jsonl');
  if (file === undefined) return;
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AmountRow);
  assert.equal(rows.length, 583);
  const otherwise = rows.filter((row) => !isReadAsListed(row)).map(({ text }) => text);
  assert.deepEqual([...new Set(otherwise)].sort(), Object.values(OTHERWISE).flat().sort());
});

function isReadAsListed({ text, amount_text, expected, contract_ambiguous_by_us }: AmountRow): boolean {
  const reading = readingOf(readAmount(text));
  if (amount_text === null || expected === null) return reading === null;
  return contract_ambiguous_by_us ? Array.isArray(reading) && reading.includes(expected) : reading === expected;
}

const STYLES = fc.record({
  pair: fc.constantFrom(['.', ','], [',', '.'], ['.', ' '], [',', '\u00a0'], [',', '\u202f'], ['.', "'"], ['.', '']),
  around: fc.constantFrom(['', ''], ['$', ''], ['', ' €'], ['RM', ''], ['USD ', ''], ['Total: ', ''], ['', ' kr']),
  sign: fc.constantFrom(['', ''], ['-', ''], ['', '-'], ['(', ')'], ['−', ''], ['', ' CR']),
});

test('an amount with two decimals in any style is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), STYLES, (hundredths, { pair, around, sign }) => {
      const [mark, grouping] = pair;
      const whole = String(Math.floor(hundredths / 100)).replace(/\B(?=(?:\d{3})+$)/g, grouping);
      const places = String(hundredths % 100).padStart(2, '0');
      const quote = `${around[0]}${sign[0]}${whole}${mark}${places}${sign[1]}${around[1]}`;
      const value = sign.join('') === '' ? hundredths / 100 : -hundredths / 100;
      assert.equal(statesAmount(quote, value, null), true, quote);
      assert.equal(statesAmount(quote, -value, null), false, quote);
      assert.equal(statesAmount(quote, value * 10, null), false, quote);
      assert.equal(provenMark([quote]), mark, quote);
    }),
  );
});

test('for any quote, a stated amount uses only digits of the quote', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9 . , - ( ) % $ € x k RM O'.split(' '), ' '),
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, (quote) => {
      const amount = readAmount(quote);
      if (amount.kind !== 'stated') return;
      const digits = String(Math.abs(amount.value))
        .replace(/\D|e.*/g, '')
        .replace(/^0+|0+$/g, '');
      assert.ok(quote.replace(/\D/g, '').includes(digits), quote);
    }),
    { numRuns: 2000 },
  );
});

test('reading many quotes takes linear time', () => {
  for (const piece of ['1,', 'x', '1.-']) {
    assertLinear(
      (length) => Array.from({ length: length / 200 }, () => piece.repeat(200 / piece.length)),
      (quotes) => quotes.map((quote) => readAmount(quote)),
    );
  }
});
