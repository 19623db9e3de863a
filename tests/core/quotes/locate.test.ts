import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldText } from '../../../core/quotes/folded-text.ts';
import { locate, locateIn, placesIn } from '../../../core/quotes/locate.ts';
import { occurrences } from '../../../core/quotes/occurrences.ts';
import { assertLinear } from '../http/linear-time.ts';

/** The characters found, null where there are none. */
const FOUND: readonly (readonly [text: string, quote: string, found: string | null, why: string])[] = [
  ['Jan 2020 – Mar 2021', 'Mar 2021', 'Mar 2021', 'exactly'],
  ['MAR 2021, Mar 2021', 'Mar 2021', 'Mar 2021', 'exactly, before another that only folds alike'],
  ['Mar\u00a0 \r\n 2021', 'Mar 2021', 'Mar\u00a0 \r\n 2021', 'runs of white space'],
  ['Mar 2021', 'Mar\n2021', 'Mar 2021', 'on the other side'],
  ['Mar 2021', '  Mar 2021\n', 'Mar 2021', 'white space around a quote'],
  ['Mar2021', 'Mar 2021', null, 'no space is not a space'],
  ['MAR 2021', 'mar 2021', 'MAR 2021', 'case'],
  ['STRASSE', 'Straße', 'STRASSE', 'case of two letters'],
  ['ΣΊΣΥΦΟΣ', 'Σίσυφος', 'ΣΊΣΥΦΟΣ', 'a letter with two small forms'],
  ['2019–2021', '2019-2021', '2019–2021', 'dashes'],
  ['2019—2021', '2019−2021', '2019—2021', 'dashes on both sides'],
  ['Bachelor’s “honours”', 'Bachelor\'s "honours"', 'Bachelor’s “honours”', 'quotation marks'],
  ['ﬁnance oﬃce', 'finance office', 'ﬁnance oﬃce', 'ligatures'],
  ['１２．５０', '12.50', '１２．５０', 'full width'],
  ['9.72…', '9.72...', '9.72…', 'an ellipsis'],
  ['exam\u00adple', 'example', 'exam\u00adple', 'a soft hyphen'],
  ['ex\u200bample', 'example', 'ex\u200bample', 'a space of no width'],
  ['example', 'exam\u00adple', 'example', 'a soft hyphen in the quote'],
  ['Jose\u0301 Ruiz', 'José Ruiz', 'Jose\u0301 Ruiz', 'an accent as a mark of its own'],
  ['José Ruiz', 'Jose\u0301 Ruiz', 'José Ruiz', 'and the other way'],
  ['José Ruiz', 'Jose Ruiz', null, 'an accent is no variant'],
  ['Jose\u0301', 'Jose', null, 'a letter is not parted from its accent'],
  ['José', 'Jose', null, 'in one character neither'],
  ['ﬁnance', 'inance', null, 'a ligature is not parted'],
  ['ﬁnance', 'f', null, 'nor its beginning'],
  ['𝟙𝟚 😀 Ann', 'ann', 'Ann', 'after astral characters'],
  ['😀😁', '😁', '😁', 'an astral character'],
  ['😀', '\ud83d', null, 'half of one'],
  ['𝐀nn', 'ann', '𝐀nn', 'a letter beyond the first plane'],
  ['a\r\nb', 'b', 'b', 'after a line break of two characters'],
  ['abc', 'abcd', null, 'a longer quote'],
  ['abc', '', null, 'an empty quote'],
  ['a b', ' \u00a0', null, 'a blank quote'],
  ['abc', '\u00ad', null, 'a quote that is not seen'],
];

test('locate() finds quotes as the table says', () => {
  for (const [text, quote, found, why] of FOUND) {
    const place = locate(text, quote);
    assert.equal(place ? text.slice(place.start, place.end) : null, found, `${quote}: ${why}`);
  }
});

test('places are the first ones, in UTF-16 units', () => {
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

test('placesIn() goes on: where it stands exactly, then wherever it does folded', () => {
  const places = [...placesIn(foldText('ann Ann\u2009ANN'), 'ANN')];
  assert.deepEqual(places, [
    { start: 8, end: 11 },
    { start: 0, end: 3 },
    { start: 4, end: 7 },
    { start: 8, end: 11 },
  ]);
});

/** Units that fold, join or part, in any combination. */
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

test('what is cut out of a text between whole characters is found in it, and what is found reads the same', () => {
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

test('another case, other dashes and other spaces change nothing', () => {
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

test('looking for a tenth of a text takes time in proportion to it', () => {
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
