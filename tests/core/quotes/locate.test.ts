import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldText } from '../../../core/quotes/folded-text.ts';
import { locate, locateIn, placesIn } from '../../../core/quotes/locate.ts';
import { occurrences } from '../../../core/quotes/occurrences.ts';
import { assertLinear } from '../http/linear-time.ts';

/** The characters found, or null. */
const FOUND: readonly (readonly [text: string, quote: string, found: string | null, why: string])[] = [
  ['Jan 2020 – Mar 2021', 'Mar 2021', 'Mar 2021', 'exactly'],
  ['MAR 2021, Mar 2021', 'Mar 2021', 'Mar 2021', 'exact, before another that only matches when folded'],
  ['Mar\u00a0 \r\n 2021', 'Mar 2021', 'Mar\u00a0 \r\n 2021', 'runs of white space'],
  ['Mar 2021', 'Mar\n2021', 'Mar 2021', 'white space in the quote'],
  ['Mar 2021', '  Mar 2021\n', 'Mar 2021', 'white space around a quote'],
  ['Mar2021', 'Mar 2021', null, 'a missing space is not a space'],
  ['MAR 2021', 'mar 2021', 'MAR 2021', 'case'],
  ['STRASSE', 'Straße', 'STRASSE', 'case that changes the length'],
  ['ΣΊΣΥΦΟΣ', 'Σίσυφος', 'ΣΊΣΥΦΟΣ', 'a letter with two lower-case forms'],
  ['2019–2021', '2019-2021', '2019–2021', 'dashes'],
  ['2019—2021', '2019−2021', '2019—2021', 'dashes on both sides'],
  ['Bachelor’s “honours”', 'Bachelor\'s "honours"', 'Bachelor’s “honours”', 'quotation marks'],
  ['ﬁnance oﬃce', 'finance office', 'ﬁnance oﬃce', 'ligatures'],
  ['１２．５０', '12.50', '１２．５０', 'full width'],
  ['9.72…', '9.72...', '9.72…', 'an ellipsis'],
  ['exam\u00adple', 'example', 'exam\u00adple', 'a soft hyphen'],
  ['ex\u200bample', 'example', 'ex\u200bample', 'a zero-width space'],
  ['example', 'exam\u00adple', 'example', 'a soft hyphen in the quote'],
  ['Jose\u0301 Ruiz', 'José Ruiz', 'Jose\u0301 Ruiz', 'a combining accent'],
  ['José Ruiz', 'Jose\u0301 Ruiz', 'José Ruiz', 'a combining accent in the quote'],
  ['José Ruiz', 'Jose Ruiz', null, 'an accent is not a variant'],
  ['Jose\u0301', 'Jose', null, 'a letter is not separated from its accent'],
  ['José', 'Jose', null, 'nor in a precomposed character'],
  ['ﬁnance', 'inance', null, 'a ligature is not split'],
  ['ﬁnance', 'f', null, 'nor is its beginning'],
  ['𝟙𝟚 😀 Ann', 'ann', 'Ann', 'after astral characters'],
  ['😀😁', '😁', '😁', 'an astral character'],
  ['😀', '\ud83d', null, 'half an astral character'],
  ['𝐀nn', 'ann', '𝐀nn', 'a letter beyond the BMP'],
  ['a\r\nb', 'b', 'b', 'after a line break of two characters'],
  ['abc', 'abcd', null, 'a longer quote'],
  ['abc', '', null, 'an empty quote'],
  ['a b', ' \u00a0', null, 'a blank quote'],
  ['abc', '\u00ad', null, 'an invisible quote'],
];

test('locate() finds quotes as listed', () => {
  for (const [text, quote, found, why] of FOUND) {
    const place = locate(text, quote);
    assert.equal(place ? text.slice(place.start, place.end) : null, found, `${quote}: ${why}`);
  }
});

test('places are the first occurrences, in UTF-16 units', () => {
  assert.deepEqual(locate('😀 Ann ANN', 'ANN'), { start: 7, end: 10 });
  assert.deepEqual(locate('😀 Ann', 'ANN'), { start: 3, end: 6 });
  assert.deepEqual(locate('e\u0301 Ann\r\nLee ann lee', 'ann lee'), { start: 12, end: 19 });
  assert.deepEqual(locate('e\u0301 Ann\r\nLee Ann  Lee', 'ann lee'), { start: 3, end: 11 });
});

test('one folded text serves many quotes', () => {
  const text = foldText('Ann  Lee, 415–555–0132');
  assert.deepEqual(locateIn(text, 'ann lee'), { start: 0, end: 8 });
  assert.deepEqual(locateIn(text, '415-555-0132'), { start: 10, end: 22 });
  assert.equal(locateIn(text, 'Bob'), undefined);
});

test('placesIn() yields exact occurrences first, then all folded ones', () => {
  const places = [...placesIn(foldText('ann Ann\u2009ANN'), 'ANN')];
  assert.deepEqual(places, [
    { start: 8, end: 11 },
    { start: 0, end: 3 },
    { start: 4, end: 7 },
    { start: 8, end: 11 },
  ]);
});

/** Units that fold, join or split, in any combination. */
const UNITS = fc.constantFrom(
  'a',
  'A',
  'b',
  ' ',
  '\n',
  '\u00a0',
  '-',
  '–',
  "'",
  '’',
  'é',
  'e',
  '\u0301',
  'ﬁ',
  'i',
  '😀',
  '\u00ad',
);
const TEXT = fc.string({ unit: UNITS, maxLength: 30 });

test('text cut between whole characters is found, and what is found reads the same', () => {
  fc.assert(
    fc.property(TEXT, TEXT, TEXT, (before, middle, behind) => {
      const text = `${before} ${middle} ${behind}`;
      const place = locate(text, middle);
      if (foldText(middle).folded.trim() === '' || /^\p{M}/u.test(middle.replace(/\u00ad/g, ''))) return;
      assert.ok(place, JSON.stringify([text, middle]));
      const found = text.slice(place.start, place.end);
      assert.equal(foldText(found).folded.trim(), foldText(middle).folded.trim());
    }),
    { numRuns: 1000 },
  );
});

test('a different case, other dashes and other spaces change nothing', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'é', 'ß', '-', ' ', '9'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(TEXT, words, (before, quote) => {
      const written = quote.toUpperCase().replaceAll('-', '—').replaceAll(' ', '\u2009\n');
      const place = locate(`${before} ${written}`, quote);
      assert.equal(place !== undefined, quote.trim() !== '', JSON.stringify([before, quote]));
    }),
  );
});

test('occurrences() finds what indexOf() finds', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 40 });
  fc.assert(
    fc.property(few, fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 6 }), (text, wanted) => {
      const expected: number[] = [];
      for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) expected.push(at);
      assert.deepEqual([...occurrences(text, wanted)], expected);
    }),
  );
});

test('searching for a tenth of a text takes linear time', () => {
  const texts: readonly (readonly [unit: string, last: string])[] = [
    ['a', 'b'],
    ['ab', 'c'],
    ['e\u0301', 'e'],
    [' \n', 'a'],
    ['ﬁ', 'f'],
  ];
  for (const [unit, last] of texts) {
    assertLinear(
      (length) => {
        const text = unit.repeat(length / unit.length);
        return { text, quote: `${last}${text.slice(0, length / 10)}${last}` };
      },
      ({ text, quote }) => locate(text, quote),
    );
  }
});
