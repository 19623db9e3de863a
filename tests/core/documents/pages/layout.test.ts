import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { columnsOf } from '../../../../core/documents/pages/columns.ts';
import { layOut } from '../../../../core/documents/pages/layout.ts';
import type { DocumentPages } from '../../../../core/documents/pages/pages.ts';
import type { PlacedPage, PlacedWord } from '../../../../core/documents/pages/placed-page.ts';
import { textPages } from '../../../../core/documents/pages/text-pages.ts';
import { assertLinear } from '../../http/linear-time.ts';

/** A word whose letters are half as wide as its line is high. */
const word = (text: string, left: number, foot: number, height = 10): PlacedWord => ({
  text,
  box: { left, right: left + (text.length * height) / 2, top: foot - height, bottom: foot },
  certainty: 1,
});

const page = (...words: readonly PlacedWord[]): PlacedPage => ({
  width: 600,
  height: 800,
  source: 'text_layer',
  words,
  fields: [],
});

const text = (...words: readonly PlacedWord[]): string => layOut([page(...words)]).text;

const recognised = (...words: readonly PlacedWord[]): string =>
  layOut([{ ...page(...words), source: 'recognised' }]).text;

/** Asserts that the offsets of every part of a document point at its own text. */
function assertOffsets(document: DocumentPages): void {
  for (const line of document.pages.flatMap(({ lines }) => lines)) {
    const parts = [line, ...line.segments, ...line.segments.flatMap(({ words }) => words)];
    for (const part of parts) assert.equal(document.text.slice(part.start, part.end), part.text);
  }
}

suite('words laid out in lines', () => {
  const CASES: readonly (readonly [what: string, string, string])[] = [
    ['are ordered by position', text(word('to', 19, 20), word('b', 10, 40), word('a', 10, 20)), 'a to\nb'],
    ['are separated at a wide gap', text(word('Total', 10, 20), word('9.72', 300, 20)), 'Total  9.72'],
    [
      'share a line when their baselines are close',
      text(word('Big', 10, 21, 14), word('small', 36, 20, 9)),
      'Big small',
    ],
    [
      'share a line when the smaller ones are higher, within the height of the others',
      text(word('School', 10, 22), word('2015', 300, 18, 7)),
      'School  2015',
    ],
    [
      'stay on lines of their own when they touch larger ones: a footnote is no digit of a sum',
      text(word('Total', 10, 22), word('1', 36, 18, 7), word('176.00', 60, 22)),
      '1\nTotal  176.00',
    ],
    [
      'stay on lines of their own when larger ones are on both sides',
      text(word('School', 10, 22), word('2015', 200, 18, 7), word('Duluth', 400, 22)),
      '2015\nSchool  Duluth',
    ],
    [
      'stay on lines of their own when they are much smaller',
      text(word('Jane', 10, 40, 20), word('Baker', 300, 30, 8)),
      'Baker\nJane',
    ],
    [
      'stay on lines of their own when they are only partly as high',
      text(word('School', 10, 22), word('2015', 300, 14, 7)),
      '2015\nSchool',
    ],
    ...["O'NEIL", 'O\u2019NEIL'].map((name): (typeof CASES)[number] => [
      'are joined when their letters are set apart, around an apostrophe too',
      text(...Array.from(name, (letter, i) => word(letter, 10 + 8 * i, 20))),
      name,
    ]),
    ['are joined when a run was broken', text(word('Inv', 10, 20), word('oice', 25.2, 20)), 'Invoice'],
    [
      'are joined in a picture when they are closer than any space',
      recognised(word('P', 10, 20), word('artners', 16.2, 20), word('to', 53, 20)),
      'Partners to',
    ],
    ['stay apart when they are close numbers', recognised(word('2', 10, 20), word('972', 16.2, 20)), '2 972'],
    [
      'stay apart when they are as close in a text layer',
      text(word('P', 10, 20), word('artners', 16.2, 20)),
      'P artners',
    ],
    ['are taken once when printed twice in the same place', text(word('Bold', 10, 20), word('Bold', 10.5, 20)), 'Bold'],
    [
      'are put together where a heading is set wide',
      text(...Array.from('SKILLS', (letter, i) => word(letter, 10 + 8 * i, 20))),
      'SKILLS',
    ],
    [
      'of a wide heading part where the gap between letters is wider',
      text(
        ...['W', 'O', 'R', 'K'].map((one, i) => word(one, 10 + 7 * i, 20)),
        ...['H', 'I', 'S', 'T'].map((one, i) => word(one, 42 + 7 * i, 20)),
      ),
      'WORK HIST',
    ],
    [
      'stay apart where they are marks in boxes',
      text(...Array.from('XXXX', (letter, i) => word(letter, 10 + 30 * i, 20))),
      'X  X  X  X',
    ],
    [
      'are put together where small capitals follow a capital',
      text(word('J', 10, 20, 14), word('ANE', 17, 20)),
      'JANE',
    ],
    ['are apart where small letters follow a capital', text(word('J', 10, 20, 14), word('ane', 17, 20)), 'J ane'],
    ['are on separate lines when one is below the other', text(word('a', 10, 20), word('b', 10, 27)), 'a\nb'],
  ];
  for (const [what, found, expected] of CASES) {
    test(what, () => {
      assert.equal(found, expected);
    });
  }

  test('keep pages apart', () => {
    assert.equal(layOut([page(word('one', 10, 20)), page(word('two', 10, 20))]).text, 'one\n\ntwo');
  });

  test('have the offsets of the text for any positions', () => {
    const words = fc.array(
      fc
        .tuple(fc.stringMatching(/^[a-z0-9]{1,8}$/), fc.integer({ min: 0, max: 550 }), fc.integer({ min: 5, max: 790 }))
        .map(([letters, left, foot]) => word(letters, left, foot)),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 3 }), (pages) => {
        assertOffsets(layOut(pages.map((one) => page(...one))));
      }),
    );
  });
});

suite('a submitted text', () => {
  test('keeps its characters, and its words have offsets in it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '  ', '\t', '\n', '\r\n', '\f'), maxLength: 200 }),
        (given) => {
          const document = textPages(given);
          assert.equal(document.text, given);
          assertOffsets(document);
          const words = document.pages.flatMap(({ lines }) =>
            lines.flatMap((line) => line.segments.flatMap((one) => one.words)),
          );
          assert.deepEqual(
            words.map((one) => one.text),
            given.match(/\S+/g) ?? [],
          );
        },
      ),
    );
  });

  test('splits its lines at two spaces or a tab', () => {
    const [line] = textPages('Unit price\t4.00  8.00 EUR').pages[0]?.lines ?? [];
    assert.deepEqual(
      line?.segments.map((one) => one.text),
      ['Unit price', '4.00', '8.00 EUR'],
    );
  });

  test('is laid out in about linear time', () => {
    for (const piece of ['a  b\n', ' ', 'x']) {
      assertLinear(
        (length) => piece.repeat(length / piece.length),
        (given) => textPages(given),
      );
    }
  });
});

suite('columns', () => {
  const lines = (left: string, right: string, count: number): string =>
    Array.from({ length: count }, (_, i) => `${`${left} ${i}`.padEnd(40)}${right} ${i}`).join('\n');
  const columns = (given: string): string[][] => {
    const document = textPages(given);
    const [first] = document.pages;
    assert.ok(first);
    return columnsOf(document, first).map((one) => one.map((line) => line.text));
  };

  test('are read one after the other, below a heading that spans both', () => {
    const found = columns(
      `A NAME OVER BOTH COLUMNS OF THE PAGE, WHICH IS A LONG ONE\n${lines('left', 'and the right column, as wide', 6)}`,
    );
    assert.deepEqual(
      found.map((one) => one[0]),
      ['A NAME OVER BOTH COLUMNS OF THE PAGE, WHICH IS A LONG ONE', 'left 0', 'and the right column, as wide 0'],
    );
  });

  const centered = (text: string, width: number): string =>
    `${' '.repeat((width - text.length) / 2)}${text}`.padEnd(width);
  const names = ['WORK', 'Head Baker', 'Acme Foods', '2014', 'Soup Cooks', 'Stark Ltd.'];
  const tools = ['TOOLS', 'Bread', 'Tureens', 'Knives!', 'Slicers', 'Spoon'];

  test('may have centered lines', () => {
    const text = names.map((one, i) => `${centered(one, 20)}${centered(tools[i] ?? '', 15)}`).join('\n');
    assert.equal(columns(text).length, 2);
  });

  test('are not created by centered cells beside lines that begin at one place', () => {
    const text = names.map((one, i) => `${one.padEnd(20)}${centered(tools[i] ?? '', 15)}`).join('\n');
    assert.equal(columns(text).length, 1);
  });

  test('are not created by centered lines above dates at the margin', () => {
    const text = [
      '                                J A N E   H O L L A N D',
      '                                          Heating Technician',
      '                    Harrow Town, WA  •  (360) 555-0129  •  jane.holland@example.com',
      '                                        E X P E R I E N C E',
      '  Main Street Bagels, Regina, SK                                                   03/2019 – Present',
      '  Heating Technician',
      '    • Drew blood of 40 patients a day.',
      '    • Serviced 25 furnaces a week in winter',
    ].join('\n');
    assert.equal(columns(text).length, 1);
  });

  test('are not created by dates at the ends of lines', () => {
    assert.equal(columns(lines('A role at an employer, told at length', '2019', 8)).length, 1);
  });
});
