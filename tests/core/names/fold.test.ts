import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldWords, hasForeignLetters, MAX_NAME_LENGTH } from '../../../core/names/fold.ts';
import { LOOK_ALIKES } from '../../../core/names/look-alikes.ts';
import { CODE_POINTS } from '../../code-points.ts';

const FOLDS: readonly (readonly [name: string, folded: string, why: string])[] = [
  ['ACME Widgets', 'acme widgets', 'case'],
  ['  Acme\t\n Widgets  ', 'acme widgets', 'white space'],
  ['PETRÓLEOS DE VENEZUELA', 'petroleos de venezuela', 'accents'],
  ['Petro\u0301leos', 'petroleos', 'accents as combining marks'],
  [
    'Łódź Øst Straße Æro İnşaat ılıca Đuro Þór',
    'lodz ost strasse aero insaat ilica duro thor',
    'letters without a decomposition',
  ],
  ['Ａｃｍｅ　Ｃｏ．，Ｌｔｄ', 'acme co ltd', 'full width'],
  ['ﬁnance Ⓐcme №5', 'finance acme no5', 'compatibility forms'],
  ['Acme™ Widgets℠ ®', 'acme widgets', 'trademark signs are not letters'],
  ["O'Brien O’Brien O`Brien OʼBrien O\u0092Brien", 'obrien obrien obrien obrien obrien', 'apostrophes join'],
  ["WA'ED ORGANIZATION", 'waed organization', 'so do the signs for ayn'],
  ['AT&T', 'at and t', 'an ampersand is a word'],
  ['AT & T', 'at and t', 'spaced or not'],
  ['Smith＆Wesson', 'smith and wesson', 'in full width too'],
  ['S.A.', 'sa', 'dotted initials are one word'],
  ['S. A.', 'sa', 'and spaced ones'],
  ['S A', 'sa', 'and bare ones'],
  ['A/S', 'as', 'and those split by a slash'],
  ['A.B.C. Co', 'abc co', 'an abbreviation is not a bag of letters'],
  ['C.B.A. Co', 'cba co', 'so its order matters'],
  ['J.P.Morgan', 'jp morgan', 'initials before a name'],
  ['Vitamin C S.A.', 'vitamin c sa', 'a letter next to dotted initials is kept'],
  ['SADATI D D S, P A', 'sadati dds pa', 'a comma splits initials'],
  ['Plan B (A) Ltd', 'plan b a ltd', 'as do brackets'],
  ['3 M', '3m', 'a digit and a letter are one word'],
  ['3-M S-7 B.2.B', '3m s7 b2b', 'however they are separated'],
  ['2 S.A.', '2 sa', 'not a digit and initials'],
  ['2 S A', '2 sa', 'with spaces either'],
  ['Highway 66 A', 'highway 66 a', 'nor a number of more digits'],
  ['1 2 Acme', '1 2 acme', 'nor only digits'],
  ['3, M (7) B', '3 m 7 b', 'nor what a comma or a bracket separates'],
  ['Al-Shabaab', 'al shabaab', 'a hyphen splits'],
  ['Ltd./Foo_Bar+Baz', 'ltd foo bar baz', 'so does every other sign'],
  ['amazon.com', 'amazon com', 'a dot between words'],
  ['Ac\u00adme\u200b Wid\u200dgets', 'acme widgets', 'invisible characters'],
  ['株式会社ABC Ромашка', 'abc', 'other scripts are not compared'],
  [
    'Hu\u0430wei \u0420\u0410\u0420\u0415R С\u0406ty',
    'huawei paper city',
    'but look-alikes in a word of Latin letters are',
  ],
  ['Αcme-ΜΙLL', 'acme mill', 'Greek ones too'],
  ['Аcmе́', 'acme', 'with accents'],
  ['ТОР Mill', 'mill', 'not in a word without Latin letters'],
  ['Газпромbank', 'bank', 'nor in one with other letters'],
  ['ᴀᴄᴍᴇ Ƶɨłŧ', 'acme zilt', 'small capitals, letters with strokes'],
  ['M/s. Acme; M/S Acme', 'acme ms acme', 'what precedes the name of a firm is not part of it'],
  ['Messrs. Acme Mills', 'acme mills', 'whatever it is'],
  ['Messrs', 'messrs', 'but it may be the name'],
  ['Acme + Sons, W+M', 'acme and sons wm', 'a plus between spaces is a word'],
  ['10219452 CANADA', '10219452 canada', 'numbers'],
  ['Acme \ud800', 'acme', 'half a surrogate pair'],
  ['!!!', '', 'nothing'],
];

test('foldWords() folds names as listed', () => {
  for (const [name, folded, why] of FOLDS) assert.equal(foldWords(name).join(' '), folded, `${name}: ${why}`);
});

test('a letter that looks like another is read as that one within a Latin word, capital or small', () => {
  for (const [latin, others] of Object.entries(LOOK_ALIKES)) {
    for (const other of others) assert.deepEqual(foldWords(`Qq${other}`), [`qq${latin.toLowerCase()}`], other);
  }
});

test('folded words are Latin letters and digits, and folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: CODE_POINTS, maxLength: 80 }), (name) => {
      const words = foldWords(name);
      for (const word of words) assert.match(word, /^[a-z0-9]+$/);
      assert.deepEqual(foldWords(words.join(' ')), words);
    }),
  );
});

test('case, combining accents and surrounding white space never change the words', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ü', 'ñ', 'ç', 'Å', ' ', '&', '.', '-', '3'), maxLength: 30 }),
      (name) => {
        const words = foldWords(name);
        assert.deepEqual(foldWords(name.toUpperCase()), words);
        assert.deepEqual(foldWords(name.normalize('NFD')), words);
        assert.deepEqual(foldWords(`  ${name}\n`), words);
      },
    ),
  );
});

test('the compared part of a name is bounded, however long it is', () => {
  for (const unit of ['a', ' ', '.', 'a.', 'a b ', 'ﷺ', '㎯', '&', 'é', ',', "'", '\u0301', 'ß']) {
    const words = foldWords(unit.repeat(1_000_000));
    assert.ok(words.join(' ').length <= 6 * MAX_NAME_LENGTH, unit);
    assert.deepEqual(words, foldWords(unit.repeat(1_000_000).slice(0, MAX_NAME_LENGTH)), unit);
  }
});

test('hasForeignLetters() detects letters of other scripts, not signs or accents', () => {
  const cases = [
    ['Ромашка LLC', true],
    ['华为 Huawei', true],
    ['شركة', true],
    ['PETRÓLEOS, S.A. № 5 “35th”', false],
    ['Oʼzbekiston', false],
    ['', false],
  ] as const;
  for (const [name, expected] of cases) assert.equal(hasForeignLetters(name), expected, name);
});
