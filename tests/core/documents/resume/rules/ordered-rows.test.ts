import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { PageSource } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { madeResumes } from '../made/made-resumes.ts';

const ROWS: readonly (readonly [line: string, text: string, isBullet: boolean])[] = [
  ['Jane Doe', 'Jane Doe', false],
  ['• Built a thing', 'Built a thing', true],
  ['  - Built a thing', 'Built a thing', true],
  ['●Built a thing', 'Built a thing', true],
  ['1. Built a thing', 'Built a thing', true],
  ['> A quotation', 'A quotation', true],
  ['**Jane Doe**', 'Jane Doe  ', false],
  ['### Tutor', 'Tutor', false],
  ['3/19 – 8/21', '3/19 – 8/21', false],
  ['-5 degrees', '-5 degrees', false],
  ['snake_case stays', 'snake_case stays', false],
  ['[a page](https://example.com)', 'a page                      ', false],
  ['Jane\u00a0Doe', 'Jane Doe', false],
];

suite('rows', () => {
  for (const [line, text, isBullet] of ROWS) {
    test(`${JSON.stringify(line)} reads "${text.trim()}"${isBullet ? ' in a list' : ''}`, () => {
      const [row] = rowsOf(textPages(line));
      assert.deepEqual([row?.text, row?.isBullet], [text, isBullet]);
      assert.equal(row && line.slice(row.start, row.end).length, text.length);
    });
  }

  for (const line of ['Page 2 of 3', 'John Doe – 1/2', 'Last updated in Mar 2026', '-----', '| |']) {
    test(`do not include "${line}"`, () => {
      assert.deepEqual(rowsOf(textPages(line)), []);
    });
  }

  test('are not read from a document with too many lines', () => {
    assert.equal(rowsOf(textPages('a\n'.repeat(4000))).length, 4000);
    assert.deepEqual(rowsOf(textPages('a\n'.repeat(4001))), []);
  });
});

const RECOGNISED: readonly (readonly [line: string, text: string, isBullet: boolean])[] = [
  ['@ Data entry', 'Data entry', true],
  ['\u00a9 Data entry', 'Data entry', true],
  ['Baker- Acme Foods', 'Baker\t Acme Foods', false],
  ['Full- and part-time', 'Full- and part-time', false],
];

for (const [line, text, isBullet] of RECOGNISED) {
  test(`a picture's "${line}" reads ${JSON.stringify(text)}${isBullet ? ' in a list' : ''}`, () => {
    const words = placed(
      100,
      line.split(' ').map((word) => [2.6, word]),
    );
    const [row] = rowsOf(layOut([{ width: 600, height: 800, source: 'recognised', words, fields: [] }]));
    assert.deepEqual([row?.text, row?.isBullet], [text, isBullet]);
  });
}

/** Lines of a page, and the first row without its list sign or number. */
const SIGNS: readonly (readonly [why: string, source: PageSource, lines: readonly string[], text: string])[] = [
  ['check marks of an icon font', 'text_layer', ['3 Rye', '3 Wheat', '3 Oats', 'Room 3 for all'], 'Rye'],
  ['a repeated letter as a list sign', 'recognised', ['v Rye', 'v Wheat', 'v Oats'], 'Rye'],
  ['counts', 'text_layer', ['3 years', '3 years', '3 months'], '3 years'],
  ['digits of a text', 'text', ['3 loaves', '3 cakes', '3 pies'], '3 loaves'],
  ['a digit before a telephone number', 'text_layer', ['1 614-555-0101'], '1 614-555-0101'],
  ['numbers below a numbered heading', 'text', ['3.8 Rye', '3. Bread'], 'Rye'],
  ['a grade', 'text', ['3.8 of 4', '2. Bread'], '3.8 of 4'],
];

for (const [why, source, lines, text] of SIGNS) {
  test(`a row reads ${JSON.stringify(text)}: ${why}`, () => {
    const words = lines.flatMap((line, i) =>
      placed(
        100 + 12 * i,
        line.split(' ').map((word) => [2.6, word]),
      ),
    );
    const [row] = rowsOf(layOut([{ width: 600, height: 800, source, words, fields: [] }]));
    assert.equal(row?.text, text);
  });
}

/** Three entries of three rows on a second page, with a column on its right side. */
const beside = (right: readonly string[]): string[][] => {
  const left = ['Baker', 'Acme Corp', 'Rye bread and rolls', 'Cook', 'Stark Ltd', 'Soups', 'Teller', 'Wells', 'Loans'];
  const text = left.map((one, i) => `${one.padEnd(60)}${right[i]}`).join('\n');
  return rowsOf(textPages(`Jane Roe\f${text}`)).map(({ segments }) => segments.map((one) => one.text));
};
const LABELLED = [
  '2018 - 2019',
  'Full-time',
  'Remote',
  '2016 - 2018',
  'Part-time',
  'Boise',
  '2012 - 2016',
  'Nights',
  'Lima',
];

test('dates and labels beside rows share their rows', () => {
  assert.deepEqual(beside(LABELLED)[1], ['Baker', '2018 - 2019']);
});

test('a heading beside rows begins a column', () => {
  assert.deepEqual(beside(['EDUCATION', ...LABELLED.slice(0, -1)])[1], ['Baker']);
});

test('names to one side of dates share their rows, even without a heading on that side', () => {
  const made = madeResumes('counted', { each: 1 }).find(({ layout }) => layout.startsWith('timeline'));
  const rows = rowsOf(textPages(made?.text ?? '')).map(({ segments }) => segments.map(({ text }) => text));
  const employers = made?.truth.work_history.map(({ company, title }) => [company, title]);
  const besideDates = rows.filter(({ length }) => length === 3).map(([name, , title]) => [name, title]);
  assert.deepEqual(besideDates.slice(0, employers?.length), employers);
});

/** Returns words of 5 points a letter, each after a blank of the given points, at a height of the page. */
function placed(top: number, words: readonly (readonly [blank: number, text: string])[]): PlacedWord[] {
  let right = 50;
  return words.map(([blank, text]) => {
    const left = right + blank;
    right = left + text.length * 5;
    return { text, box: { left, right, top, bottom: top + 8 }, certainty: 1 };
  });
}

test('cells as close as words in a full column begin where those above or below do', () => {
  const columns = [
    placed(100, [
      [0, 'Scheduling'],
      [27.6, 'Medical'],
      [2.6, 'billing'],
      [3, 'Bookkeeping'],
    ]),
    placed(112, [
      [0, 'Team'],
      [2.6, 'leadership'],
      [5, 'QuickBooks'],
      [25.6, 'Spanish'],
    ]),
  ];
  const page = { width: 600, height: 800, source: 'text_layer', words: columns.flat(), fields: [] } as const;
  assert.deepEqual(
    rowsOf(layOut([page])).map(({ segments }) => segments.map(({ text }) => text)),
    [
      ['Scheduling', 'Medical billing', 'Bookkeeping'],
      ['Team leadership', 'QuickBooks', 'Spanish'],
    ],
  );
});
