import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { provenMark, readAmount, statesAmount } from '../../../core/quotes/amount.ts';
import type { Amount } from '../../../core/quotes/written-number.ts';
import { sharedFile } from '../../shared-data.ts';
import { assertLinear } from '../http/linear-time.ts';

/** A number where one is stated, both readings (point, comma) where two are possible, null where none is stated. */
type Reading = number | readonly [point: number, comma: number] | null;

const AMOUNTS: readonly (readonly [quote: string, reading: Reading, why: string])[] = [
  ['9.72', 9.72, 'a point'],
  ['9,72', 9.72, 'a comma'],
  ['1234.5', 1234.5, 'one place'],
  ['1,2345', 1.2345, 'four places'],
  ['1234,567', 1234.567, 'four digits are never grouped'],
  ['0.123', 0.123, 'a zero is never grouped'],
  ['.50', 0.5, 'no whole'],
  [',50', 0.5, 'no whole, with a comma'],
  ['1,234', [1234, 1.234], 'a comma and three digits'],
  ['1.234', [1.234, 1234], 'a point and three digits'],
  ['$16,500', [16500, 16.5], 'a currency does not decide'],
  ['01,234', [1234, 1.234], 'padding does not decide'],
  ['-1,234', [-1234, -1.234], 'ambiguous and negative'],
  ['1.234,56', 1234.56, 'both marks'],
  ['1,234.56', 1234.56, 'both marks, the other way'],
  ['1,234.567', 1234.567, 'both marks, three places'],
  ['1,234,567', 1234567, 'two commas group'],
  ['1.234.567', 1234567, 'two points group'],
  ['12.345.678,9', 12345678.9, 'groups and one place'],
  ['1,23,456', 123456, 'Indian groups'],
  ['12,34,567.89', 1234567.89, 'Indian groups and a point'],
  ['1.23.456', null, 'Indian groups have commas'],
  ['1,23,45', null, 'no groups at all'],
  ['1234,567.89', null, 'a first group of four'],
  ['0,123.45', null, 'a group that begins with zero'],
  ['1.234,567.89', null, 'three marks in no order'],
  ['1,2,3', null, 'a list'],
  ['6 300', 6300, 'a space groups'],
  ['6\u00a0300,50', 6300.5, 'a no-break space'],
  ['6\u202f300.50', 6300.5, 'a narrow one'],
  ['3\u2009250\u2009000', 3250000, 'thin ones'],
  ['1 234.567', 1234.567, 'where a space groups, the point does not'],
  ['12 5', null, 'two numbers'],
  ['6  300', null, 'two columns'],
  ['6\n300', null, 'two lines'],
  ["1'049.95", 1049.95, 'a Swiss apostrophe'],
  ['1’049,95', 1049.95, 'a typographic one'],
  ["5'10", null, 'feet and inches'],
  ['１，２３４．５０', 1234.5, 'full width'],
  ['٣٥', 35, 'Arabic digits'],
  ['00012.50', 12.5, 'padded'],
  ['-9.72', -9.72, 'a minus before'],
  ['−9.72', -9.72, 'the sign for minus'],
  ['–9.72', -9.72, 'a dash in its place'],
  ['- 9.72', -9.72, 'apart'],
  ['-$9.72', -9.72, 'before a currency'],
  ['$-9.72', -9.72, 'behind a currency'],
  ['-USD 5.00', -5, 'before a code'],
  ['Discount -9.72', -9.72, 'behind a label'],
  ['9.72-', -9.72, 'a minus behind'],
  ['9.72 -', -9.72, 'apart'],
  ['9,72 €-', -9.72, 'behind a currency'],
  ['(9.72)', -9.72, 'brackets'],
  ['($9.72)', -9.72, 'around a currency'],
  ['$(9.72)', -9.72, 'behind a currency'],
  ['Refund (RM 5.00)', -5, 'behind a label'],
  ['9.72 CR', -9.72, 'credit'],
  ['9.72Cr.', -9.72, 'glued, with a point'],
  ['CR 9.72', -9.72, 'before'],
  ['minus 9.72', -9.72, 'in words'],
  ['9.72 DR', 9.72, 'debit'],
  ['+5.00', 5, 'a plus'],
  ['-0.00', 0, 'zero has no sign'],
  ['-(9.72)', null, 'signed twice'],
  ['-9.72 CR', null, 'signed twice, in letters'],
  ['-- 9.72', null, 'two dashes'],
  ['(9.72', null, 'half a bracket'],
  ['9.72)', null, 'the other half'],
  ['((9.72))', null, 'brackets in brackets'],
  ['Total - 9.72', null, 'a minus, or a dash between label and amount'],
  ['9.72 - paid', null, 'the same behind'],
  ['9.72 minus', null, 'minus what?'],
  ['(with tax 9.72)', null, 'an amount in an aside'],
  ['A-12', null, 'a number of something'],
  ['12-pack', null, 'part of a word'],
  ['Total (incl. tax) 9.72', 9.72, 'an aside without a number'],
  ['RM12.50', 12.5, 'a currency glued before'],
  ['12,50EUR', 12.5, 'and behind'],
  ['HK$12', 12, 'a sign with letters'],
  ['12,00元', 12, 'in Chinese'],
  ['Rs.50', 50, 'an abbreviated currency keeps its point'],
  ['S/.12.50', 12.5, 'so does the sol'],
  ['USD 1 000.00', 1000, 'a code apart'],
  ['NZD $100.70', 100.7, 'a code and a sign'],
  ['EUR\n12.50', 12.5, 'in the line above'],
  ['Balance due: $1,234.56 CAD *', 1234.56, 'a label before, a remark behind'],
  ['50,-', 50, 'no hundredths'],
  ['1.899,– kr', 1899, 'which proves the comma'],
  ["1'000.-", 1000, 'in Switzerland'],
  ['2 pcs', 2, 'a unit'],
  ['3x', 3, 'times'],
  ['x3', 3, 'times, before'],
  ['2.5kg', 2.5, 'a weight'],
  ['3 m²', 3, 'an area'],
  ['$4.20/EA', 4.2, 'a price for each'],
  ['2 x 3.50', null, 'two numbers'],
  ['1/2', null, 'a fraction'],
  ['½', null, 'a fraction in one sign'],
  ['9⁹⁵', null, 'raised digits'],
  ['$10.00 $8.00', null, 'two prices'],
  ['10.00 10.00', null, 'twice the same is two all the same'],
  ['15.08.2017', null, 'a date'],
  ['12:30', null, 'a time'],
  ['5-10', null, 'a span'],
  ['GST 6% 12.00', 12, 'a rate is no amount'],
  ['18.50 20%', 18.5, 'nor does it belong to the amount before it'],
  ['1 8.50 20%', null, 'which may be set apart itself'],
  ['129,00 € (-15%)', 129, 'in brackets'],
  ['-15% 129.00', 129, 'its sign is its own'],
  ['6%', null, 'a rate alone'],
  ['KDV %18 12,00', null, 'a rate or not'],
  ['1O.50', null, 'a letter for a digit'],
  ['l2.50', null, 'before'],
  ['12S', null, 'behind'],
  ['9.72P', null, 'a letter that is no unit'],
  ['570.00T', 570, 'taxed'],
  ['$1.25T', null, 'trillions'],
  ['1.25T USD', null, 'and behind'],
  ['12T', null, 'no amount of money'],
  ['9.72 T', 9.72, 'apart, a tax code'],
  ['5k', null, 'thousands'],
  ['3 million', null, 'millions'],
  ['48.5 mGBP', null, 'in a code'],
  ['5 €m', null, 'behind a sign'],
  ['1万', null, 'ten thousands'],
  ['3 dozen', null, 'dozens'],
  ['34 cents', null, 'hundredths'],
  ['~5', null, 'about'],
  ['<5', null, 'less'],
  ['5+', null, 'or more'],
  ['#5', null, 'the fifth'],
  ['No.12', null, 'the twelfth'],
  ['Total....9.72', 9.72, 'dots that lead'],
  ['Total....50', null, 'to 50 or to .50'],
  ['', null, 'nothing'],
  ['n/a', null, 'no digits'],
  ['12345678901234567', null, 'more digits than a JSON number keeps'],
  [`${'x '.repeat(120)}5`, null, 'longer than any amount'],
  ['9.72 credit', null, 'a word for what is given back'],
  ['9.72 refund', null, 'another'],
  ['Credit 9.72', 9.72, 'a label'],
  ['Refund: 9.72', 9.72, 'a label of a refund'],
  ['9.72 CREDIT CARD', 9.72, 'the label of what follows'],
  ['ca. 9.72', null, 'not exact'],
  ['approx. $9.72', null, 'nor this'],
  ['max. 9.72', null, 'a bound'],
  ['9.7E+03', null, 'an exponent is no amount of its own'],
  ['9 72/100', null, 'hundredths as a fraction'],
  ['9 and 72/100', null, 'in words, too'],
  ['Rs. 972/-', 972, 'no hundredths, as in India'],
  ['972/- CR', -972, 'and given back'],
  ['-***9.72', -9.72, 'a sign before what fills the field'],
  ['Cr. =9.72', -9.72, 'or before another filling'],
  ['***9.72', 9.72, 'filled without a sign'],
  ['9.72 T-', null, 'the code of a tax between amount and sign'],
  ['9.72 A CR', null, 'the same'],
  ['9.72*-', null, 'a mark between them'],
  ['9.72 dollarsCR', -9.72, 'glued to a word for a currency'],
  ['Carried over 9.72', 9.72, 'carried, and no bound'],
  ['9.72\nCR', 9.72, 'the line below is no part of it'],
  ['9.72\t-', 9.72, 'nor the next cell'],
  ['9.72   M size', 9.72, 'nor a column of words'],
  ['9.72   M', 9.72, 'nor a code in a column'],
  ['9.72   CR   paid', -9.72, 'a column of marks alone is'],
  ['9.72 owed   paid', null, 'whatever is in the next column'],
  ['+9.72 CR', null, 'charged and given back'],
  ['NZD $9.72', 9.72, 'a code and its sign'],
  ['€ 9.72 EUR', 9.72, 'one currency twice'],
  ['$ 9.72 EUR', null, 'two currencies'],
  ['EUR -Rp 9.72', null, 'two around a sign'],
  ['9.72 DR CR', null, 'owed and given back'],
  ['Rs. 1 972/-', 1972, 'grouped, and no hundredths'],
  ['10 kr 50', null, 'hundredths behind the currency'],
  ['10 dollars and 50 cents', null, 'and in words'],
];

test('readAmount() reads quotes as the table says', () => {
  for (const [quote, reading, why] of AMOUNTS)
    assert.deepEqual(readingOf(readAmount(quote)), reading, `${quote}: ${why}`);
});

function readingOf(amount: Amount): Reading {
  if (amount.kind === 'stated') return amount.value;
  return amount.kind !== 'ambiguous' ? null : [amount.byMark['.'], amount.byMark[',']];
}

/** Words by where they stand beside an amount that is then none. */
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

test('an amount is none beside words and marks that no amount has', () => {
  for (const [pattern, words] of WITHDRAWN) {
    for (const word of words.split(',')) {
      const quote = pattern.replace('#', () => word);
      assert.equal(readingOf(readAmount(quote)), null, quote);
    }
  }
});

/** What the amounts prove of a document's decimal mark. */
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

test('provenMark() is the mark that amounts agree on', () => {
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

test('statesAmount() holds for exactly the value that the characters state', () => {
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

/** Rows of the real table that are read otherwise here, and why. */
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

test('readAmount() reads the real amounts as listed, but for the rows named with their reason', (context) => {
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

test('an amount written in any style with two places is read back', () => {
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

test('whatever is quoted, an amount is stated only from digits of the quote', () => {
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

test('reading many quotes takes time in proportion to their length', () => {
  for (const piece of ['1,', 'x', '1.-']) {
    assertLinear(
      (length) => Array.from({ length: length / 200 }, () => piece.repeat(200 / piece.length)),
      (quotes) => quotes.map((quote) => readAmount(quote)),
    );
  }
});
