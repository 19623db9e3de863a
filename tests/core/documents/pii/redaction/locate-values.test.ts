import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { EntityType } from '../../../../../core/documents/pii/redaction/entity-type.ts';
import { locateValues } from '../../../../../core/documents/pii/redaction/locate-values.ts';
import { assertLinear } from '../../../http/linear-time.ts';

interface Case {
  readonly says: string;
  readonly text: string;
  readonly value: string;
  readonly type?: EntityType;
  /** The occurrences, in text order. */
  readonly found: readonly string[];
}

const CASES: readonly Case[] = [
  { says: 'any letter case', text: 'Ann, ANN and ann', value: 'Ann', found: ['Ann', 'ANN', 'ann'] },
  { says: 'no part of a word', text: 'Annual Joann Annie Ann-Marie', value: 'Ann', found: ['Ann'] },
  {
    says: 'beside signs, marks and digits',
    text: "_Ann_ (Ann) Ann's Ann2",
    value: 'Ann',
    found: ['Ann', 'Ann', 'Ann', 'Ann'],
  },
  {
    says: 'any white space',
    text: 'Ann Lee, Ann  Lee, ANN\r\n\tLEE',
    value: 'Ann Lee',
    found: ['Ann Lee', 'Ann  Lee', 'ANN\r\n\tLEE'],
  },
  { says: 'white space of the value', text: 'Ann Lee', value: ' Ann \n Lee ', found: ['Ann Lee'] },
  {
    says: 'white space of typography',
    text: 'Ann\u00a0Lee Ann\u2009Lee',
    value: 'Ann Lee',
    found: ['Ann\u00a0Lee', 'Ann\u2009Lee'],
  },
  { says: 'in one piece', text: 'JaneRoe janeroe', value: 'Jane Roe', found: ['JaneRoe', 'janeroe'] },
  { says: 'a number with a mark of its own', text: 'Apt 5 Apt 5\u20e3', value: 'Apt 5', found: ['Apt 5', 'Apt 5'] },
  { says: 'not without the mark of its last letter', text: 'Rene\u0336 Rene', value: 'Rene', found: ['Rene'] },
  { says: 'not as an ordinary word', text: 'and also another', value: 'Al So', found: [] },
  { says: 'no space where the value has none', text: 'he built a dam', value: 'Adam', found: [] },
  { says: 'white space beside signs', text: 'J. Roe, J.Roe, Roe,J.', value: 'J. Roe', found: ['J. Roe', 'J.Roe'] },
  { says: 'hyphens and apostrophes of typography', text: 'O’Neil‑Roe', value: "O'Neil-Roe", found: ['O’Neil‑Roe'] },
  {
    says: 'letters that are not seen',
    text: 'Jo\u00adhn \u200bRoe',
    value: 'John Roe',
    found: ['Jo\u00adhn \u200bRoe'],
  },
  {
    says: 'composed and decomposed',
    text: 'José Jose\u0301 JOSE\u0301S',
    value: 'José',
    found: ['José', 'Jose\u0301'],
  },
  { says: 'an accent is no end of a word', text: 'Jose\u0301', value: 'Jose', found: [] },
  { says: 'letters that grow', text: 'STRASSE Straße', value: 'Straße', found: ['STRASSE', 'Straße'] },
  { says: 'no half of a letter', text: 'Straß', value: 'Stras', found: [] },
  { says: 'full-width letters', text: 'Ａｎｎ', value: 'Ann', found: ['Ａｎｎ'] },
  { says: 'scripts without spaces', text: '我叫王芳，住在', value: '王芳', found: ['王芳'] },
  { says: 'white space between letters of such scripts', text: '王 芳', value: '王芳', found: ['王 芳'] },
  { says: 'no space that parts other letters from them', text: '王Ann Ann王', value: '王 Ann', found: [] },
  { says: 'no space that parts them from other letters', text: '王Ann Ann王', value: 'Ann 王', found: [] },
  { says: 'no other sign between a digit and a letter', text: '12-a', value: '12/a', found: [] },
  { says: 'no other signs before a digit', text: 'a--1', value: 'a-/1', found: [] },
  { says: 'no sign that separates no digits', text: '12:34', value: '12/34', found: [] },
  { says: 'no groups far apart', text: '555 ------ 1234567', value: '5551234567', type: 'PHONE', found: [] },
  { says: 'after astral characters', text: '😀𝒜 Ann 😀', value: 'Ann', found: ['Ann'] },
  { says: 'astral letters', text: '𝒜nn', value: 'ann', found: ['𝒜nn'] },
  { says: 'no half of a pair', text: '😀 x', value: '\ud83d', found: [] },
  { says: 'signs of expressions as they are', text: 'a.*(b)[c]+ axxb', value: 'a.*(b)[c]+', found: ['a.*(b)[c]+'] },
  {
    says: 'without the signs around it elsewhere',
    text: 'Ann Lee, 30, met "Ann Lee" and ANN LEE. AnnLee',
    value: 'Ann Lee,',
    found: ['Ann Lee,', 'Ann Lee', 'ANN LEE', 'AnnLee'],
  },
  { says: 'without signs that it stands nowhere with', text: 'Ann Lee left', value: '“Ann Lee.”', found: ['Ann Lee'] },
  { says: 'no single letter without its sign', text: 'A met A.', value: 'A.', found: ['A.'] },
  { says: 'nothing for nothing', text: 'Ann', value: ' ', found: [] },
  { says: 'nothing without a letter or digit', text: 'a - b', value: '-', found: [] },
  { says: 'a single letter as it is written', text: 'A met a B', value: 'A', found: ['A'] },
  {
    says: 'digits in any grouping',
    text: '(555) 123-4567, 555.123.4567, 5551234567, 555123-4567, +5551234567',
    value: '555 123 4567',
    type: 'PHONE',
    found: ['(555) 123-4567', '555.123.4567', '5551234567', '555123-4567', '+5551234567'],
  },
  {
    says: 'a sign before a number that another place lacks',
    text: '+1 (555) 123-4567 or 1 555 123 4567',
    value: '+1 (555) 123-4567',
    type: 'PHONE',
    found: ['+1 (555) 123-4567', '1 555 123 4567'],
  },
  {
    says: 'a number beside another',
    text: '5 555-123-4567 8',
    value: '5551234567',
    type: 'PHONE',
    found: ['555-123-4567'],
  },
  { says: 'no part of a number', text: '95551234567 55512345678', value: '5551234567', type: 'PHONE', found: [] },
  {
    says: 'a card in any grouping',
    text: '4111111111111111 4111-1111-1111-1111',
    value: '4111 1111 1111 1111',
    type: 'CREDIT_CARD',
    found: ['4111111111111111', '4111-1111-1111-1111'],
  },
  {
    says: 'no number by itself of a value with letters',
    text: 'Flat 12345678, 12345678',
    value: 'Flat 12345678',
    type: 'ADDRESS',
    found: ['Flat 12345678'],
  },
  {
    says: 'a number of seven digits in any grouping',
    text: '555-1234 5551234',
    value: '555 1234',
    type: 'PHONE',
    found: ['555-1234', '5551234'],
  },
  {
    says: 'the signs of a phone of no other number',
    text: '+123456789',
    value: '123-45-6789',
    type: 'SSN',
    found: ['123456789'],
  },
  {
    says: 'no parenthesis around the whole',
    text: '(2075550142)',
    value: '207-555-0142',
    type: 'PHONE',
    found: ['2075550142'],
  },
  {
    says: 'no sign for the parenthesis',
    text: '#207) 555 0142',
    value: '207-555-0142',
    type: 'PHONE',
    found: ['207) 555 0142'],
  },
  {
    says: 'a date of eight digits in any grouping',
    text: '01-12-1990 01121990',
    value: '01/12/1990',
    type: 'DATE_OF_BIRTH',
    found: ['01-12-1990', '01121990'],
  },
  { says: 'the groups of a short number', text: '12/34 12-34 1/234 1234', value: '12/34', found: ['12/34', '12-34'] },
  {
    says: 'the groups of an ambiguous date',
    text: '1/12/1990 1-12-1990 11/2/1990',
    value: '1/12/1990',
    type: 'DATE_OF_BIRTH',
    found: ['1/12/1990', '1-12-1990'],
  },
  {
    says: 'a house number as it is',
    text: '12 Main St, 112 Main St, 1 2 Main St',
    value: '12 Main St',
    type: 'ADDRESS',
    found: ['12 Main St'],
  },
  {
    says: 'an address over lines',
    text: '12 Main St.,\n  Springfield',
    value: '12 Main St., Springfield',
    type: 'ADDRESS',
    found: ['12 Main St.,\n  Springfield'],
  },
];

suite('where a value stands', () => {
  for (const { says, text, value, type = 'PERSON', found } of CASES) {
    test(`${says}: ${JSON.stringify(value)} in ${JSON.stringify(text)}`, () => {
      const located = locateValues(text, [{ type, value }]);
      const spans = located.spans.toSorted((a, b) => a.start - b.start);
      assert.deepEqual(
        spans.map(({ start, end }) => text.slice(start, end)),
        found,
      );
      assert.deepEqual(located.isFound, [found.length > 0]);
    });
  }

  test('a value that stands only within another is found', () => {
    const located = locateValues('Ann Lee', [
      { type: 'PERSON', value: 'Ann Lee' },
      { type: 'PERSON', value: 'Lee' },
      { type: 'ADDRESS', value: 'Lee' },
      { type: 'PERSON', value: 'Le' },
    ]);
    assert.deepEqual(located.isFound, [true, true, true, false]);
    assert.deepEqual(located.spans, [
      { type: 'PERSON', start: 0, end: 7 },
      { type: 'ADDRESS', start: 4, end: 7 },
    ]);
  });

  test('a value of another type within a longer one is found wherever that stands', () => {
    const located = locateValues('Ann-Lee, Ann-Lee', [
      { type: 'PERSON', value: 'Ann-Lee' },
      { type: 'ADDRESS', value: 'Lee' },
    ]);
    assert.deepEqual(
      located.spans.map(({ type, start }) => [type, start]),
      [
        ['PERSON', 0],
        ['ADDRESS', 4],
        ['PERSON', 9],
        ['ADDRESS', 13],
      ],
    );
  });

  test('a value as long as the text is found, and a longer one is not', () => {
    const text = 'Ann Lee '.repeat(6_250);
    const value = text.trim();
    const { isFound } = locateValues(text, [
      { type: 'PERSON', value },
      { type: 'PERSON', value: `${value} Lee` },
      { type: 'PERSON', value: text.repeat(40) },
    ]);
    assert.deepEqual(isFound, [true, false, false]);
  });
});

/** Texts and values that make a search try again at every place. */
const WORST: Readonly<Record<string, readonly [part: string, value: (i: number) => string]>> = {
  'words that begin alike': ['ann ', (i) => 'ann '.repeat(i + 1)],
  'one letter': ['a', (i) => 'a'.repeat(i + 1)],
  'digits apart': ['1 ', (i) => '1 '.repeat(i + 9)],
  'a value that fails at its beginning': ['ba ', (i) => `a${' ba'.repeat(i)}`],
  'values that are not there': ['ann lee ', (i) => `ann lee ${i}`],
};

suite('the time is that of the length', { timeout: 120_000 }, () => {
  for (const [name, [part, value]] of Object.entries(WORST)) {
    test(name, () => {
      const values = Array.from({ length: 12 }, (_, i) => ({ type: 'PERSON', value: value(i) }) as const);
      assertLinear(
        (length) => part.repeat(Math.ceil(length / part.length / 2)),
        (text) => locateValues(text, values),
      );
    });
  }

  test('many values', () => {
    const text = Array.from({ length: 8_000 }, (_, i) => `name${i}x`).join(' ');
    assertLinear(
      (length) => Array.from({ length: length / 100 }, (_, i) => ({ type: 'PERSON', value: `name${i}x` }) as const),
      (values) => locateValues(text, values),
    );
  });
});
