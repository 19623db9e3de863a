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
  { says: 'matches any letter case', text: 'Ann, ANN and ann', value: 'Ann', found: ['Ann', 'ANN', 'ann'] },
  { says: 'ignores part of a word', text: 'Annual Joann Annie Ann-Marie', value: 'Ann', found: ['Ann'] },
  {
    says: 'matches next to punctuation, marks and digits',
    text: "_Ann_ (Ann) Ann's Ann2",
    value: 'Ann',
    found: ['Ann', 'Ann', 'Ann', 'Ann'],
  },
  {
    says: 'matches any white space',
    text: 'Ann Lee, Ann  Lee, ANN\r\n\tLEE',
    value: 'Ann Lee',
    found: ['Ann Lee', 'Ann  Lee', 'ANN\r\n\tLEE'],
  },
  { says: 'ignores extra white space in the value', text: 'Ann Lee', value: ' Ann \n Lee ', found: ['Ann Lee'] },
  {
    says: 'matches typographic spaces',
    text: 'Ann\u00a0Lee Ann\u2009Lee',
    value: 'Ann Lee',
    found: ['Ann\u00a0Lee', 'Ann\u2009Lee'],
  },
  { says: 'matches the words run together', text: 'JaneRoe janeroe', value: 'Jane Roe', found: ['JaneRoe', 'janeroe'] },
  {
    says: 'matches a number before a combining mark',
    text: 'Apt 5 Apt 5\u20e3',
    value: 'Apt 5',
    found: ['Apt 5', 'Apt 5'],
  },
  {
    says: 'ignores a word whose last letter has a further mark',
    text: 'Rene\u0336 Rene',
    value: 'Rene',
    found: ['Rene'],
  },
  { says: 'ignores an ordinary word that the parts spell', text: 'and also another', value: 'Al So', found: [] },
  { says: 'ignores words with a space that the value lacks', text: 'he built a dam', value: 'Adam', found: [] },
  {
    says: 'allows missing white space next to punctuation',
    text: 'J. Roe, J.Roe, Roe,J.',
    value: 'J. Roe',
    found: ['J. Roe', 'J.Roe'],
  },
  {
    says: 'matches typographic hyphens and apostrophes',
    text: 'O’Neil‑Roe',
    value: "O'Neil-Roe",
    found: ['O’Neil‑Roe'],
  },
  {
    says: 'matches across invisible characters',
    text: 'Jo\u00adhn \u200bRoe',
    value: 'John Roe',
    found: ['Jo\u00adhn \u200bRoe'],
  },
  {
    says: 'matches composed and decomposed accents',
    text: 'José Jose\u0301 JOSE\u0301S',
    value: 'José',
    found: ['José', 'Jose\u0301'],
  },
  { says: 'does not end a word before an accent', text: 'Jose\u0301', value: 'Jose', found: [] },
  {
    says: 'matches a letter whose upper case is two letters',
    text: 'STRASSE Straße',
    value: 'Straße',
    found: ['STRASSE', 'Straße'],
  },
  { says: 'does not split a letter that folds to two', text: 'Straß', value: 'Stras', found: [] },
  { says: 'matches full-width letters', text: 'Ａｎｎ', value: 'Ann', found: ['Ａｎｎ'] },
  { says: 'matches inside scripts without spaces', text: '我叫王芳，住在', value: '王芳', found: ['王芳'] },
  { says: 'allows white space between letters of such scripts', text: '王 芳', value: '王芳', found: ['王 芳'] },
  { says: 'requires the space before a Latin word', text: '王Ann Ann王', value: '王 Ann', found: [] },
  { says: 'requires the space after a Latin word', text: '王Ann Ann王', value: 'Ann 王', found: [] },
  { says: 'requires the same separator between a digit and a letter', text: '12-a', value: '12/a', found: [] },
  { says: 'requires the same separators before a digit', text: 'a--1', value: 'a-/1', found: [] },
  { says: 'ignores a separator that is not used within numbers', text: '12:34', value: '12/34', found: [] },
  {
    says: 'ignores digit groups that are far apart',
    text: '555 ------ 1234567',
    value: '5551234567',
    type: 'PHONE',
    found: [],
  },
  { says: 'matches after astral characters', text: '😀𝒜 Ann 😀', value: 'Ann', found: ['Ann'] },
  { says: 'matches astral letters', text: '𝒜nn', value: 'ann', found: ['𝒜nn'] },
  { says: 'ignores half of a surrogate pair', text: '😀 x', value: '\ud83d', found: [] },
  {
    says: 'matches regular expression syntax literally',
    text: 'a.*(b)[c]+ axxb',
    value: 'a.*(b)[c]+',
    found: ['a.*(b)[c]+'],
  },
  {
    says: 'matches without its trailing punctuation elsewhere',
    text: 'Ann Lee, 30, met "Ann Lee" and ANN LEE. AnnLee',
    value: 'Ann Lee,',
    found: ['Ann Lee,', 'Ann Lee', 'ANN LEE', 'AnnLee'],
  },
  {
    says: 'matches without punctuation that the text lacks',
    text: 'Ann Lee left',
    value: '“Ann Lee.”',
    found: ['Ann Lee'],
  },
  { says: 'requires the period of a single letter', text: 'A met A.', value: 'A.', found: ['A.'] },
  { says: 'finds nothing for a blank value', text: 'Ann', value: ' ', found: [] },
  { says: 'finds nothing without a letter or digit', text: 'a - b', value: '-', found: [] },
  { says: 'matches the case of a single letter', text: 'A met a B', value: 'A', found: ['A'] },
  {
    says: 'matches digits in any grouping',
    text: '(555) 123-4567, 555.123.4567, 5551234567, 555123-4567, +5551234567',
    value: '555 123 4567',
    type: 'PHONE',
    found: ['(555) 123-4567', '555.123.4567', '5551234567', '555123-4567', '+5551234567'],
  },
  {
    says: 'matches a number without its plus sign',
    text: '+1 (555) 123-4567 or 1 555 123 4567',
    value: '+1 (555) 123-4567',
    type: 'PHONE',
    found: ['+1 (555) 123-4567', '1 555 123 4567'],
  },
  {
    says: 'matches a number next to another',
    text: '5 555-123-4567 8',
    value: '5551234567',
    type: 'PHONE',
    found: ['555-123-4567'],
  },
  { says: 'ignores part of a number', text: '95551234567 55512345678', value: '5551234567', type: 'PHONE', found: [] },
  {
    says: 'matches a card in any grouping',
    text: '4111111111111111 4111-1111-1111-1111',
    value: '4111 1111 1111 1111',
    type: 'CREDIT_CARD',
    found: ['4111111111111111', '4111-1111-1111-1111'],
  },
  {
    says: 'requires the letters of a value with a number',
    text: 'Flat 12345678, 12345678',
    value: 'Flat 12345678',
    type: 'ADDRESS',
    found: ['Flat 12345678'],
  },
  {
    says: 'matches seven digits in any grouping',
    text: '555-1234 5551234',
    value: '555 1234',
    type: 'PHONE',
    found: ['555-1234', '5551234'],
  },
  {
    says: 'includes a plus sign only for a phone number',
    text: '+123456789',
    value: '123-45-6789',
    type: 'SSN',
    found: ['123456789'],
  },
  {
    says: 'leaves out parentheses around the whole number',
    text: '(2075550142)',
    value: '207-555-0142',
    type: 'PHONE',
    found: ['2075550142'],
  },
  {
    says: 'leaves out a sign in place of the parenthesis',
    text: '#207) 555 0142',
    value: '207-555-0142',
    type: 'PHONE',
    found: ['207) 555 0142'],
  },
  {
    says: 'matches a date of eight digits in any grouping',
    text: '01-12-1990 01121990',
    value: '01/12/1990',
    type: 'DATE_OF_BIRTH',
    found: ['01-12-1990', '01121990'],
  },
  {
    says: 'requires the groups of a short number',
    text: '12/34 12-34 1/234 1234',
    value: '12/34',
    found: ['12/34', '12-34'],
  },
  {
    says: 'requires the groups of an ambiguous date',
    text: '1/12/1990 1-12-1990 11/2/1990',
    value: '1/12/1990',
    type: 'DATE_OF_BIRTH',
    found: ['1/12/1990', '1-12-1990'],
  },
  {
    says: 'matches only the exact house number',
    text: '12 Main St, 112 Main St, 1 2 Main St',
    value: '12 Main St',
    type: 'ADDRESS',
    found: ['12 Main St'],
  },
  {
    says: 'matches an address across lines',
    text: '12 Main St.,\n  Springfield',
    value: '12 Main St., Springfield',
    type: 'ADDRESS',
    found: ['12 Main St.,\n  Springfield'],
  },
];

suite('locating a value', () => {
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

  test('finds a value that occurs only inside another', () => {
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

  test('finds a value of another type in every occurrence of a longer one', () => {
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

  test('finds a value as long as the text, and not a longer one', () => {
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

/** Texts and values that make a search retry at every position. */
const WORST: Readonly<Record<string, readonly [part: string, value: (i: number) => string]>> = {
  'words that begin alike': ['ann ', (i) => 'ann '.repeat(i + 1)],
  'one letter': ['a', (i) => 'a'.repeat(i + 1)],
  'digits apart': ['1 ', (i) => '1 '.repeat(i + 9)],
  'a value that fails at its beginning': ['ba ', (i) => `a${' ba'.repeat(i)}`],
  'values that are not there': ['ann lee ', (i) => `ann lee ${i}`],
};

suite('search time is linear', { timeout: 120_000 }, () => {
  for (const [name, [part, value]] of Object.entries(WORST)) {
    test(`in the text: ${name}`, () => {
      const values = Array.from({ length: 12 }, (_, i) => ({ type: 'PERSON', value: value(i) }) as const);
      assertLinear(
        (length) => part.repeat(Math.ceil(length / part.length / 2)),
        (text) => locateValues(text, values),
      );
    });
  }

  test('in the number of values', () => {
    const text = Array.from({ length: 8_000 }, (_, i) => `name${i}x`).join(' ');
    assertLinear(
      (length) => Array.from({ length: length / 100 }, (_, i) => ({ type: 'PERSON', value: `name${i}x` }) as const),
      (values) => locateValues(text, values),
    );
  });
});
