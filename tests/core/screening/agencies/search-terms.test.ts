import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  cpscSearchTerm,
  dolSearchTerms,
  echoSearchTerms,
  fdaSearchTerms,
} from '../../../../core/screening/agencies/search-terms.ts';
import { assertLinear } from '../../http/linear-time.ts';
import { CODE_POINTS } from '../../../code-points.ts';

/** A name, and the terms for DOL, openFDA and CPSC. */
const TERMS: readonly (readonly [
  name: string,
  dol: readonly string[],
  fda: readonly string[],
  cpsc: string | undefined,
])[] = [
  ['Acme Widgets, Inc.', ['Acme Widgets', 'ACME WIDGETS'], ['Acme Widgets'], 'Acme Widgets'],
  ['ACME WIDGETS', ['ACME WIDGETS', 'Acme Widgets'], ['ACME WIDGETS'], 'ACME WIDGETS'],
  ['acme widgets llc', ['acme widgets', 'Acme Widgets', 'ACME WIDGETS'], ['acme widgets'], 'acme widgets'],
  ['Acme (Texas Operations) Ltd.', ['Texas Operations', 'TEXAS OPERATIONS'], ['Texas Operations'], 'Texas Operations'],
  [
    'BANK OF THE HARBOR INC',
    ['BANK OF THE HARBOR', 'Bank of the Harbor'],
    ['BANK OF THE HARBOR'],
    'BANK OF THE HARBOR',
  ],
  ['Johnson & Johnson', ['Johnson', 'JOHNSON'], ['Johnson'], 'Johnson'],
  // Published with and without "The".
  ['The Procter & Gamble Company', ['Procter', 'PROCTER'], ['Procter'], 'Procter'],
  ['Coca-Cola Consolidated', ['Cola Consolidated', 'COLA CONSOLIDATED'], ['Cola Consolidated'], 'Cola Consolidated'],
  // A point inside a word is part of the word, and openFDA's analyzer keeps it.
  [
    'Amazon.com Services LLC',
    ['Amazon.com Services', 'AMAZON.COM SERVICES'],
    ['Amazon.com Services'],
    'Amazon.com Services',
  ],
  ['U.S. Steel Corp.', ['Steel', 'STEEL'], ['Steel'], 'Steel'],
  ['Grupo Bimbo, S.A.B. de C.V.', ['Grupo Bimbo', 'GRUPO BIMBO'], ['Grupo Bimbo'], 'Grupo Bimbo'],
  [
    'PT Astra International Tbk',
    ['Astra International', 'ASTRA INTERNATIONAL'],
    ['Astra International'],
    'Astra International',
  ],
  ['H.J. Heinz Company L.P.', ['Heinz', 'HEINZ'], ['Heinz'], 'Heinz'],
  // Accents: with and without for DOL, without for openFDA, with for CPSC.
  ['Nestlé USA, Inc.', ['Nestlé USA', 'NESTLÉ USA', 'Nestle USA', 'NESTLE USA'], ['Nestle USA'], 'Nestlé USA'],
  ['MÜLLER GmbH & Co. KG', ['MÜLLER', 'Müller', 'MULLER', 'Muller'], ['MULLER'], 'MÜLLER'],
  ['Ømann Sp. z o.o.', ['Ømann', 'ØMANN', 'Omann', 'OMANN'], ['Omann'], 'Ømann'],
  // An apostrophe splits words when a part of the name is searched, and both spellings are found.
  ["Loard's Ice Cream", ['s Ice Cream', 'S ICE CREAM'], ["Loard's Ice Cream", 'Loards Ice Cream'], 's Ice Cream'],
  [
    'O’Reilly Automotive',
    ['Reilly Automotive', 'REILLY AUTOMOTIVE'],
    ["O'Reilly Automotive", 'OReilly Automotive'],
    'Reilly Automotive',
  ],
  // Tails in the submitted name.
  ['Silver Moon LP dba Loards', ['Silver Moon', 'SILVER MOON'], ['Silver Moon'], 'Silver Moon'],
  [
    'Baojia International Co. Ltd., dba Enhomee, of China',
    ['Baojia International', 'BAOJIA INTERNATIONAL'],
    ['Baojia International'],
    'Baojia International',
  ],
  // The rest is too short to distinguish names, so the name is searched as written.
  ['AT&T Inc.', ['AT&T'], ['AT&T'], 'AT&T'],
  ['3M Company', ['3M'], ['3M'], '3M'],
  ['H&M', ['H&M'], ['H&M'], 'H&M'],
  ['X Corp', ['X Corp', 'X CORP'], ['X Corp'], 'X Corp'],
  ['Co., Ltd.', ['Co., Ltd', 'CO., LTD'], ['Co., Ltd'], 'Co., Ltd'],
  // LIKE's wildcards split words, as every sign does.
  ['100% Pure_Foods LLC', ['Foods', 'FOODS'], ['Foods'], 'Foods'],
  ['A%B', [], ['A%B'], undefined],
  // A non-breaking space and a tab are spaces.
  ['Acme\u00a0Widgets,\tInc.', ['Acme Widgets', 'ACME WIDGETS'], ['Acme Widgets'], 'Acme Widgets'],
  ['X\u00a0Corp', ['X Corp', 'X CORP'], ['X Corp'], 'X Corp'],
  // Look-alikes of another script in a Latin word.
  ['Aсme Widgеts LLC', ['Acme Widgets', 'ACME WIDGETS'], ['Acme Widgets'], 'Acme Widgets'],
  ['M/S Sample Widgets', ['Sample Widgets', 'SAMPLE WIDGETS'], ['Sample Widgets'], 'Sample Widgets'],
  // Letters in bold or in full width, invisible characters and a trade mark.
  ['𝐀𝐜𝐦𝐞 Ｗｉｄｇｅｔｓ', ['Acme Widgets', 'ACME WIDGETS'], ['Acme Widgets'], 'Acme Widgets'],
  ['Ac\u200bme Wid\u00adgets\u2122', ['Acme Widgets', 'ACME WIDGETS'], ['Acme Widgets'], 'Acme Widgets'],
  ['M/s. Acme Widgets', ['Acme Widgets', 'ACME WIDGETS'], ['Acme Widgets'], 'Acme Widgets'],
  // Nothing to compare: the distinctive part of the name is in another script.
  ['日本 Co., Ltd.', [], [], undefined],
  ['Ромашка GmbH', [], [], undefined],
  // Nothing to search for.
  ['X', [], [], undefined],
  ['慕勒', [], [], undefined],
  ['!!!', [], [], undefined],
  ['', [], [], undefined],
];

suite('the longest part of a name is searched, in the form its agency needs', () => {
  for (const [name, dol, fda, cpsc] of TERMS) {
    test(JSON.stringify(name), () => {
      assert.deepEqual(dolSearchTerms(name), dol);
      assert.deepEqual(fdaSearchTerms(name), fda);
      assert.equal(cpscSearchTerm(name), cpsc);
    });
  }
});

test('a long part is searched up to the available length', () => {
  const name = 'International Consolidated Manufacturing Enterprises Inc';
  assert.deepEqual(dolSearchTerms(name, { longest: 14 }), ['International', 'INTERNATIONAL']);
  assert.deepEqual(dolSearchTerms(name, { longest: 15 }), ['International C', 'INTERNATIONAL C']);
});

test('for a column that cuts names, only whole words within the column are searched', () => {
  const cases: readonly (readonly [name: string, term: string])[] = [
    // The longest part lies beyond the column.
    ['Acme Widgets, Beta, Gamma, Delta, Epsilon, Zeta, Eta, International Manufacturing', 'ACME WIDGETS'],
    // The cut falls within "Manufacturing".
    ['International Consolidated Widget and Gear Manufacturing', 'INTERNATIONAL CONSOLIDATED WIDGET AND GEAR'],
    // The cut falls between two words.
    ['International Consolidated Widget Manufacturing Co Ohio', 'INTERNATIONAL CONSOLIDATED WIDGET MANUFACTURING'],
    [`Aa${'A'.repeat(60)}`, 'A'.repeat(50)],
    ['Acme Widgets', 'ACME WIDGETS'],
    // Nothing within the column can be searched for.
    [`${'日本 '.repeat(20)}Acme Widgets`, 'ACME WIDGETS'],
  ];
  for (const [name, term] of cases) assert.equal(dolSearchTerms(name, { within: 50 }).at(-1), term, name);
});

/** Reimplements the check in openFDA's server. */
const FDA_TAKES = /^[&0-9a-zA-Z@%/\\',._:()"[\]{}\-+><=* ]+$/;

test('for any name, DOL gets no wildcard, openFDA no character that it refuses or that ends a phrase, and no term is blank', () => {
  const name = fc.oneof(
    fc.string({ unit: CODE_POINTS, maxLength: 512 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
  );
  fc.assert(
    fc.property(name, (text) => {
      for (const term of dolSearchTerms(text)) {
        assert.ok(term.length >= 2 && !/[%_]/.test(term), term);
      }
      for (const phrase of fdaSearchTerms(text)) {
        assert.ok(FDA_TAKES.test(phrase) && !/["\\]/.test(phrase) && /[a-zA-Z0-9]/.test(phrase), phrase);
      }
      const term = cpscSearchTerm(text);
      assert.ok(term === undefined || term.trim().length >= 2);
    }),
  );
});

test('reading a name takes linear time', () => {
  const HOSTILE = ["' ", '&', 'a.', 'aa.', 'Inc ', ' dba ', '(', 'é', '  ', ', of ', 'Ltd. Co. '];
  for (const unit of HOSTILE) {
    assertLinear(
      (length) => unit.repeat(Math.ceil(length / unit.length)),
      (text) => [dolSearchTerms(text), fdaSearchTerms(text), cpscSearchTerm(text)],
    );
  }
});

test('ECHO is searched without accents, and also for the longest part if signs could have another meaning', () => {
  const cases: readonly (readonly [name: string, ...terms: string[]])[] = [
    ['Nestlé USA, Inc.', 'Nestle USA'],
    ['MÜLLER GmbH', 'MULLER'],
    ['Acme Widgets, Inc.', 'Acme Widgets'],
    ['Johnson & Johnson', 'Johnson & Johnson', 'Johnson'],
    ['Coca-Cola Consolidated', 'Coca-Cola Consolidated', 'Cola Consolidated'],
    ['AT&T Inc.', 'AT&T'],
    ['???'],
  ];
  for (const [name, ...terms] of cases) assert.deepEqual(echoSearchTerms(name), terms, name);
});
