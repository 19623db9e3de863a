import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { wordsOfRun } from '../../../../../core/documents/pages/pdf-words.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { rowsOf, wholeRowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import type { TextRow } from '../../../../../core/documents/resume/rules/resume-rows.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { withWholeCells } from '../../../../../core/documents/resume/rules/wrapped/whole-cells.ts';
import type { Line } from '../../../../../core/documents/pages/pages.ts';
import { assertLinear } from '../../../http/linear-time.ts';
import { counted, wrapped, type Half, type MadeWraps } from './made-wraps.ts';

const RUNS = 60;

/** The fewest values of a hundred that are served, and the most of a thousand served that are wrong. */
const BOUNDS: readonly (readonly [half: Half, least: number, most: number])[] = [
  ['looked at', 93, 5],
  ['unseen', 93, 5],
  ['apart', 94, 25],
];

function answerOf(document: MadeWraps['document']): Resume | undefined {
  const outcome = parseResume(readResume(document), quoteFinder({ type: 'text', text: document.text }, null));
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

suite('heads of entries that wrap in their cells', () => {
  for (const [half, least, most] of BOUNDS) {
    test(`are read: ${half}`, () => {
      let [right, wrong, all] = [0, 0, 0];
      fc.assert(
        fc.property(wrapped(half), (made) => {
          const one = counted(answerOf(made.document), made);
          [right, wrong, all] = [right + one.right, wrong + one.wrong, all + one.all];
        }),
        { numRuns: RUNS, seed: 7 },
      );
      assert.ok(100 * right >= least * all, `${right} right of ${all}`);
      assert.ok(1000 * wrong <= most * (right + wrong), `${wrong} wrong of ${right + wrong}`);
    });
  }
});

/** A text at a place from the left, in a typeface and size. */
type Cell = readonly [x: number, text: string, look?: string];

/** A line so many points below the one above. */
type Row = readonly [down: number, ...cells: readonly Cell[]];

/** Lines in which a letter is five points wide, as a document. */
function printed(rows: readonly Row[]): MadeWraps['document'] {
  let y = 40;
  const words = rows.flatMap(([down, ...cells]) => {
    y += down;
    return cells.flatMap(([x, text, look = 'plain 10']) => {
      const [font = '', points] = look.split(' ');
      const size = Number(points);
      let left = x;
      return text.split(' ').flatMap((word) => {
        const width = word.length * 5;
        const own = wordsOfRun({ text: word, matrix: [size, 0, 0, size, left, y], width, font });
        left += width + 2.5;
        return own;
      });
    });
  });
  return layOut([{ width: 595, height: 842, source: 'text_layer', words, fields: [] }]);
}

const NO_ICONS = { marks: new Set<string>(), signs: new Set<string>() };

const DATES = '2016 – 2018';

/** A line beside which the cells of others have room for more words. */
const WIDE = 'Looked after twelve people and their weekly rota';

/** Texts that go on in their next lines, and so show how wide their column is. */
const TEXTS: readonly Row[] = [
  [12, [40, 'Served soup to the guests']],
  [12, [40, 'who came in from cities']],
  [12, [40, 'nearby.']],
];
const [FIRST, SECOND, THIRD] = ['Served soup to the guests', 'who came in from cities', 'nearby.'];
const SERVED: readonly (readonly string[])[] = [[`${FIRST} ${SECOND}`], [THIRD]];

/** Lines of print, and their rows: the cells of each. */
const ROWS: readonly (readonly [why: string, rows: readonly Row[], cells: readonly (readonly string[])[]])[] = [
  [
    'a name and dates that both go on',
    [
      [12, [40, 'Cook, Harbor'], [130, 'May 2016 –']],
      [12, [40, 'Mill Foods'], [130, 'June 2018']],
    ],
    [['Cook, Harbor Mill Foods', 'May 2016 – June 2018']],
  ],
  [
    'a name over three lines, and dates over three',
    [
      [12, [40, 'Cook, Harbor'], [130, 'May 2016']],
      [12, [40, 'Mill Logistics'], [130, '– June']],
      [12, [40, 'Group'], [130, '2018']],
    ],
    [['Cook, Harbor Mill Logistics Group', 'May 2016 – June 2018']],
  ],
  [
    'dates at the right edge of their cell',
    [
      [12, [40, WIDE]],
      [12, [40, 'Cook, Harbor'], [130, 'May 2016 –']],
      [12, [40, 'Mill Foods'], [150, 'Today']],
    ],
    [[WIDE], ['Cook, Harbor Mill Foods', 'May 2016 – Today']],
  ],
  [
    'dates in brackets',
    [
      [12, [40, WIDE]],
      [12, [40, 'Cook, Harbor'], [130, '(May 2016 –']],
      [12, [40, 'Mill Foods'], [130, 'Sept.']],
      [12, [130, '2018)']],
    ],
    [[WIDE], ['Cook, Harbor Mill Foods', '(May 2016 – Sept. 2018)']],
  ],
  [
    'dates with a dash or a word in a line of its own',
    [
      [12, [40, WIDE]],
      [12, [40, 'Cook, Harbor'], [130, 'May 2016']],
      [12, [40, 'Mill Foods'], [130, '–']],
      [12, [130, 'June 2018']],
      [24, [40, 'Baker'], [130, 'May 2012 to']],
      [12, [130, 'June 2014']],
    ],
    [[WIDE], ['Cook, Harbor Mill Foods', 'May 2016 – June 2018'], ['Baker', 'May 2012 to June 2014']],
  ],
  [
    'dates and names that are as close as words, on either side',
    [
      [12, [40, 'Cook, Harbor'], [102, 'May 2016 –']],
      [12, [40, 'Mill Foods'], [102, 'June 2018']],
      [24, [40, 'June 2012 –'], [94, 'Cook, Alder']],
      [12, [40, 'May 2014'], [94, 'Crown Foods']],
      [24, [40, 'Cook, Harbor'], [102, 'May 2010']],
      [12, [40, 'Bakery'], [102, '–']],
      [12, [40, 'Works, Foods'], [102, 'Present']],
      [24, [94, 'Baker, Foods']],
    ],
    [
      ['Cook, Harbor Mill Foods', 'May 2016 – June 2018'],
      ['June 2012 – May 2014', 'Cook, Alder Crown Foods'],
      ['Cook, Harbor Bakery Works, Foods', 'May 2010 – Present'],
      ['Baker, Foods'],
    ],
  ],
  [
    'a label and a list item below',
    [
      [12, [40, 'Manager: Lee Marlow'], [150, 'Call: Yes']],
      [12, [40, 'Duties: Soups']],
      [24, [40, 'Cook, Harbor'], [150, 'Boise']],
      [12, [40, '• Soups for 200 guests']],
    ],
    [['Manager: Lee Marlow', 'Call: Yes'], ['Duties: Soups'], ['Cook, Harbor', 'Boise'], ['Soups for 200 guests']],
  ],
  [
    'dates behind a name, which are no cell',
    [
      [12, [40, 'Harbor Mill, 2016 – 2018']],
      [12, [40, 'Cook']],
    ],
    [['Harbor Mill, 2016 – 2018'], ['Cook']],
  ],
  [
    'names with nothing beside them',
    [
      [12, [40, 'May 2016 –', 'bold 10'], [130, 'Cook']],
      [12, [40, 'June 2018', 'bold 10'], [130, 'Harbor Mill', 'italic 10']],
      [12, [130, 'Wholesale Foods', 'italic 10']],
    ],
    [['May 2016 – June 2018', 'Cook'], ['Harbor Mill'], ['Wholesale Foods']],
  ],
  [
    'a hyphen before a capital',
    [
      [12, [40, 'Harbor Mill-'], [130, DATES]],
      [12, [40, 'Foods of Alder']],
    ],
    [['Harbor Mill-Foods of Alder', DATES]],
  ],
  [
    'a hyphen that may not be one of the word',
    [
      [12, [40, 'Harbor Mu-'], [130, DATES]],
      [12, [40, 'tual Foods']],
    ],
    [['Harbor Mu\u00ac', DATES], ['tual Foods']],
  ],
  [
    'a line that ends with a comma',
    [
      [12, [40, 'Office'], [130, DATES]],
      [12, [40, 'Administrator,']],
      [12, [40, 'Harbor Mill']],
    ],
    [['Office Administrator, Harbor Mill', DATES]],
  ],
  [
    'dates that end beside the next name, and below it',
    [
      [12, [40, 'May 2016 –'], [130, 'Cook']],
      [12, [40, 'June'], [130, 'Harbor Mill', 'italic 10']],
      [12, [40, '2018']],
    ],
    [['May 2016 – June 2018', 'Cook'], ['Harbor Mill']],
  ],
  [
    'whole dates above the month of others',
    [
      [12, [40, 'Cook'], [130, 'May 2016']],
      [12, [130, '– 2018']],
      [12, [40, 'Baker', 'bold 10'], [130, 'June']],
      [12, [130, '2012 – 2014']],
    ],
    [
      ['Cook', 'May 2016 – 2018'],
      ['Baker', 'June 2012 – 2014'],
    ],
  ],
  [
    'dates that begin where others do, as close to a name as a word',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [24, [40, 'Baker, Alder Crown'], [130, '2012 –']],
      [12, [40, 'Foods'], [130, '2014']],
    ],
    [
      ['Cook, Harbor', DATES],
      ['Baker, Alder Crown Foods', '2012 – 2014'],
    ],
  ],
  [
    'the heads of a table',
    [
      [12, [40, 'Position'], [130, 'Employer']],
      [12, [40, 'Cook'], [130, 'Harbor Mill']],
    ],
    [
      ['Position', 'Employer'],
      ['Cook', 'Harbor Mill'],
    ],
  ],
  [
    'a place that ends a name',
    [
      [12, [40, 'Kite Foods, Boise, ID'], [150, DATES]],
      [12, [40, 'Head Baker']],
    ],
    [['Kite Foods, Boise, ID', DATES], ['Head Baker']],
  ],
  [
    'dates below a place, and names below',
    [
      [12, [40, 'Gull & Anchor'], [150, 'Salzburg']],
      [12, [40, 'Food Manager'], [150, '2016']],
    ],
    [
      ['Gull & Anchor', 'Salzburg'],
      ['Food Manager', '2016'],
    ],
  ],
  [
    'a year within a name',
    [
      [12, [40, 'Harbor Expo 2016 Foods'], [160, DATES]],
      [12, [40, 'Company']],
    ],
    [['Harbor Expo 2016 Foods Company', DATES]],
  ],
  [
    'a next line below lines of other looks that are closer',
    [
      [12, [40, 'Side', 'plain 8']],
      [9, [40, 'Note']],
      [24, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [40, 'Mill Foods']],
    ],
    [['Side'], ['Note'], ['Cook, Harbor Mill Foods', DATES]],
  ],
  [
    'dates and names with words where other texts begin',
    [
      [12, [40, 'Cook, Harbor'], [130, 'May 2016 – June']],
      [12, [40, 'Mill Foods'], [130, '2018']],
      [24, [68, 'Side'], [170, 'note']],
    ],
    [
      ['Cook, Harbor Mill Foods', 'May 2016 – June 2018'],
      ['Side', 'note'],
    ],
  ],
  [
    'a place below the beginning of dates',
    [
      [12, [40, 'Cook'], [130, 'May 2016 –']],
      [12, [130, 'Salzburg']],
    ],
    [['Cook', 'May 2016 –'], ['Salzburg']],
  ],
  [
    'an icon, a value behind a label, and a name that ends with its date, beside others',
    [
      [12, [40, 'Harbor College'], [150, DATES]],
      [12, [40, 'z Mill Foods']],
      [24, [40, 'z 2012 – 2016']],
      [24, [40, 'z 2010 – 2011']],
      [24, [40, 'Series 2: Grade 12'], [150, DATES]],
      [12, [40, 'Special Teacher']],
      [24, [40, 'Halden College, 2020'], [150, 'Boise']],
      [12, [40, 'Harbor College']],
    ],
    [
      ['Harbor College', DATES],
      ['Mill Foods'],
      ['2012 – 2016'],
      ['2010 – 2011'],
      ['Series 2: Grade 12', DATES],
      ['Special Teacher'],
      ['Halden College, 2020', 'Boise'],
      ['Harbor College'],
    ],
  ],
  [
    'a next word that had room before the right end of the widest line',
    [
      [12, [40, WIDE]],
      [12, [40, 'May 2016 –'], [130, 'Gull & Anchor Inn']],
      [12, [40, 'June 2018'], [130, 'Boise']],
      [24, [130, 'Cook']],
    ],
    [[WIDE], ['May 2016 – June 2018', 'Gull & Anchor Inn'], ['Boise'], ['Cook']],
  ],
  [
    'a sign between names in the next line',
    [
      [12, [40, 'Harbor Mill College'], [150, DATES]],
      [12, [40, '| Salzburg']],
    ],
    [['Harbor Mill College | Salzburg', DATES]],
  ],
  [
    'a next line that is too wide for the width that breaks the first',
    [
      [12, [40, 'Cook'], [150, DATES]],
      [12, [40, 'Harbor Mill Logistics']],
    ],
    [['Cook', DATES], ['Harbor Mill Logistics']],
  ],
  [
    'a next line further below than lines of this typeface are',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [40, 'Mill Foods']],
      [24, [40, 'Baker, Alder'], [130, '2012 – 2014']],
      [13.5, [40, 'Crown Foods']],
      [24, [40, 'Waiter, Oaks'], [130, '2010 – 2011']],
      [12.75, [40, 'Room Catering']],
    ],
    [
      ['Cook, Harbor Mill Foods', DATES],
      ['Baker, Alder', '2012 – 2014'],
      ['Crown Foods'],
      ['Waiter, Oaks Room Catering', '2010 – 2011'],
    ],
  ],
  [
    'a next line below lines that are closer, but beside each other',
    [
      [12, [40, 'Side']],
      [6, [300, 'note']],
      [24, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [40, 'Mill Foods']],
    ],
    [['Side'], ['note'], ['Cook, Harbor Mill Foods', DATES]],
  ],
  [
    'dates whose month is cut from its year, beside a text of its own',
    [
      [12, [40, 'Paid'], [88.3, 'work']],
      [12, [40, 'May 2016 – June'], [140, 'Harbor Mill', 'bold 10']],
      [12, [40, '2018'], [140, 'Cook']],
    ],
    [['Paid', 'work'], ['May 2016 – June 2018', 'Harbor Mill'], ['Cook']],
  ],
  [
    'a next word that had room',
    [
      [12, [40, WIDE]],
      [24, [40, 'Cook, Harbor'], [260, DATES]],
      [12, [40, 'Mill Foods']],
    ],
    [[WIDE], ['Cook, Harbor', DATES], ['Mill Foods']],
  ],
  [
    'a next line in another typeface',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [40, 'Mill Foods', 'bold 10']],
    ],
    [['Cook, Harbor', DATES], ['Mill Foods']],
  ],
  [
    'a next line in smaller print',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [40, 'Mill Foods', 'plain 9']],
    ],
    [['Cook, Harbor', DATES], ['Mill Foods']],
  ],
  [
    'a next line further right',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [44, 'Mill Foods']],
    ],
    [['Cook, Harbor', DATES], ['Mill Foods']],
  ],
  [
    'a next line further below',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [18, [40, 'Mill Foods']],
    ],
    [['Cook, Harbor', DATES], ['Mill Foods']],
  ],
  [
    'a sentence below',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [40, 'Served soup.']],
    ],
    [['Cook, Harbor', DATES], ['Served soup.']],
  ],
  [
    'a name beside a place, below dates',
    [
      [12, [40, 'Cook, Harbor'], [130, DATES]],
      [12, [40, 'Mill Foods'], [130, 'Boise, ID']],
    ],
    [
      ['Cook, Harbor', DATES],
      ['Mill Foods', 'Boise, ID'],
    ],
  ],
  [
    'a range above another date',
    [
      [12, [40, 'Cook'], [130, DATES]],
      [12, [40, 'Baker', 'bold 10'], [130, '2014 – 2016']],
    ],
    [
      ['Cook', DATES],
      ['Baker', '2014 – 2016'],
    ],
  ],
  [
    'a year above another',
    [
      [12, [40, 'Cook'], [130, '2016']],
      [12, [40, 'Baker', 'bold 10'], [130, '2014']],
    ],
    [
      ['Cook', '2016'],
      ['Baker', '2014'],
    ],
  ],
  [
    'a head alone in its row, in a column that texts fill',
    [...TEXTS, [24, [40, 'Regional Sales Manager', 'bold 10']], [12, [40, 'Northeast', 'bold 10']]],
    [...SERVED, ['Regional Sales Manager Northeast']],
  ],
  [
    'a head a little narrower than its column',
    [...TEXTS, [24, [40, 'Head of Sales and', 'bold 10']], [12, [40, 'Events', 'bold 10']]],
    [...SERVED, ['Head of Sales and Events']],
  ],
  [
    'a head alone in its row that has room',
    [...TEXTS, [24, [40, 'Clerk', 'bold 10']], [12, [40, 'Northeast', 'bold 10']]],
    [...SERVED, ['Clerk'], ['Northeast']],
  ],
  [
    'a head alone in its row, where only one line goes on',
    [...TEXTS.slice(1), [24, [40, 'Regional Sales Manager', 'bold 10']], [12, [40, 'Northeast', 'bold 10']]],
    [[SECOND], [THIRD], ['Regional Sales Manager'], ['Northeast']],
  ],
  [
    'a head alone in its row, below short texts in lower case',
    [
      ...['served soup', 'kept the books', 'looked after'].map((text): Row => [12, [40, text]]),
      [24, [40, 'Regional Sales Manager', 'bold 10']],
      [12, [40, 'Northeast', 'bold 10']],
    ],
    [['served soup'], ['kept the books'], ['looked after'], ['Regional Sales Manager'], ['Northeast']],
  ],
  [
    'a head alone in its row, below addresses',
    [
      ...['+1 207 555 0142, 555 0143', 'mara.ellingsen@harbor.org', 'harbor.org/mara-ellingsen'].map((text): Row => [
        12,
        [40, text],
      ]),
      [24, [40, 'Regional Sales Managers', 'bold 10']],
      [12, [40, 'Northeast', 'bold 10']],
    ],
    [
      ['+1 207 555 0142, 555 0143'],
      ['mara.ellingsen@harbor.org'],
      ['harbor.org/mara-ellingsen'],
      ['Regional Sales Managers'],
      ['Northeast'],
    ],
  ],
  [
    'a head alone in its row, below texts in two typefaces',
    [
      ...['Served soup to the guests', 'Baked bread for the guests'].flatMap((text): Row[] => [
        [12, [40, text]],
        [12, [40, 'wholesale', 'thin 10']],
      ]),
      [24, [40, 'Regional Sales Manager', 'bold 10']],
      [12, [40, 'Northeast', 'bold 10']],
    ],
    [
      ['Served soup to the guests'],
      ['wholesale'],
      ['Baked bread for the guests'],
      ['wholesale'],
      ['Regional Sales Manager'],
      ['Northeast'],
    ],
  ],
  [
    'a head alone in its row, below sentences',
    [
      [12, [40, 'Served soup to all guests.']],
      [12, [40, 'also to those from cities.']],
      [12, [40, 'also to those from abroad']],
      [24, [40, 'Regional Sales Manager', 'bold 10']],
      [12, [40, 'Northeast', 'bold 10']],
    ],
    [
      ['Served soup to all guests.'],
      ['also to those from cities.'],
      ['also to those from abroad'],
      ['Regional Sales Manager'],
      ['Northeast'],
    ],
  ],
  [
    'a head alone in its row, in a column nearly up to the margin',
    [
      [12, [40, `${'Northbridge '.repeat(8)}Manager`, 'bold 10']],
      [12, [40, 'Northeast', 'bold 10']],
    ],
    [[`${'Northbridge '.repeat(8)}Manager Northeast`]],
  ],
  [
    'a place below a head',
    [...TEXTS, [24, [40, 'Regional Sales Manager', 'bold 10']], [12, [40, 'Boston', 'bold 10']]],
    [...SERVED, ['Regional Sales Manager'], ['Boston']],
  ],
  [
    'a place that a name ends with',
    [...TEXTS, [24, [40, 'Office of the Mayor of', 'bold 10']], [12, [40, 'Boston', 'bold 10']]],
    [...SERVED, ['Office of the Mayor of Boston']],
  ],
  [
    'a place behind a comma',
    [...TEXTS, [24, [40, 'University of Quebec,', 'bold 10']], [12, [40, 'Montreal', 'bold 10']]],
    [...SERVED, ['University of Quebec, Montreal']],
  ],
  [
    'a name beside one in another typeface, and a place below that',
    [
      [12, [40, 'Regional Sales'], [130, 'Harbor Mill', 'bold 10']],
      [12, [40, 'Manager'], [130, 'Boise, Idaho', 'thin 10']],
    ],
    [['Regional Sales Manager', 'Harbor Mill'], ['Boise, Idaho']],
  ],
  [
    'a centered name',
    [
      [12, [40, 'Regional Sales', 'bold 10'], [140, 'Harbor Mill']],
      [12, [56.25, 'Manager', 'bold 10'], [140, 'Boise, Idaho', 'thin 10']],
    ],
    [['Regional Sales Manager', 'Harbor Mill'], ['Boise, Idaho']],
  ],
  [
    'a centered name with room for another word at its ends',
    [
      [12, [40, 'Looked after twelve people and their rota', 'bold 10']],
      [12, [100, 'Regional', 'bold 10'], [180, 'Harbor Mill']],
      [12, [102.5, 'Manager', 'bold 10'], [180, 'Boise, Idaho', 'thin 10']],
    ],
    [['Looked after twelve people and their rota'], ['Regional', 'Harbor Mill'], ['Manager', 'Boise, Idaho']],
  ],
  [
    'centered lines alone, the widest of which is not as wide as their column',
    [
      [12, [202.5, 'Mara Ellingsen Berglund and Sons of Boise', 'bold 10']],
      [12, [228.75, 'Culinary Institute of Cooking', 'plain 10']],
      [12, [280, 'Academy', 'plain 10']],
    ],
    [['Mara Ellingsen Berglund and Sons of Boise'], ['Culinary Institute of Cooking'], ['Academy']],
  ],
];

/** Rows of cells that go on, or of lines where none may. */
function wholeRows(document: MadeWraps['document']): readonly TextRow[] {
  return wholeRowsOf(document)?.rows ?? rowsOf(document);
}

suite('lines of print', () => {
  for (const [why, rows, cells] of ROWS) {
    test(why, () => {
      assert.deepEqual(
        wholeRows(printed(rows)).map(({ segments }) => segments.map(({ text }) => text)),
        cells,
      );
    });
  }

  // The lines of two columns are at different heights.
  for (const [left, names] of [
    [190, ['Regional Sales Manager Northeast']],
    [300, ['Regional Sales Manager', 'Northeast']],
  ] as const)
    test(`of a head alone are ${names.length}, beside a column at ${left} points`, () => {
      const skills = ['SKILLS', 'Baking bread', 'Roasts', 'Book keeping', 'Serving', 'Cleaning', 'Stock taking'];
      const own = ['Work', 'Regional Sales Manager', 'Northeast', 'Harbor Mill', DATES, 'Served soup', 'Baked bread'];
      const rows = wholeRows(
        printed([
          [12, [40, 'Mara Ellingsen', 'bold 20']],
          ...own.flatMap((text, i): Row[] => [
            [6, [40, text, i === 1 || i === 2 ? 'bold 10' : `${i} 10`]],
            [6, [left, skills[i] ?? '']],
          ]),
        ]),
      ).map(({ text }) => text);
      assert.deepEqual(rows.slice(2, 2 + names.length), names);
    });

  test('keep their distances where cells go on', () => {
    const gaps = wholeRows(
      printed([
        [12, [40, 'Mara Ellingsen']],
        [12, [40, 'Work', 'bold 10']],
        [24, [40, 'Cook, Harbor'], [130, 'May 2016 –']],
        [12, [40, 'Mill Foods'], [130, 'June 2018']],
        [12, [40, 'Boise, ID', 'bold 10']],
        [12, [40, 'Served twelve people', 'bold 10']],
        [24, [40, 'May 2014 – June'], [140, 'Harbor Mill', 'bold 10']],
        [12, [40, '2015'], [140, 'Cook', 'thin 10']],
      ]),
    ).map(({ gap }) => gap);
    assert.deepEqual(gaps.slice(1), [1, 2, 1, 1, 2, 1]);
  });

  test('are full up to their last line only', () => {
    const [row] = wholeRows(
      printed([
        [12, [40, 'Cook, Harborview'], [130, 'May 2016 –']],
        [12, [40, 'Mill'], [130, '2018']],
        [12, [40, 'in Boise', 'bold 10']],
      ]),
    );
    assert.deepEqual([row?.isFull, ...(row?.segments ?? []).map(({ isFull }) => isFull)], [false, false, false]);
  });

  test('are read once if no cell may go on', () => {
    assert.equal(wholeRowsOf(printed([[12, [40, 'Cook'], [130, DATES]]])), undefined);
  });

  test('quote each end of a range from its own', () => {
    const reading = readResume(
      printed([
        [12, [40, 'Mara Ellingsen', 'bold 22']],
        [12, [40, 'mara@example.com']],
        [24, [40, 'Work Experience', 'bold 10']],
        [24, [40, 'Cook, Harbor'], [130, '(May 2016 –']],
        [12, [40, 'Mill Foods'], [130, 'June 2018)']],
      ]),
    );
    const [role] = reading['work_history'] as { start_date: unknown; end_date: unknown }[];
    assert.deepEqual(
      [role?.start_date, role?.end_date],
      [
        { value: '2016-05', quote: 'May 2016', at: 63 },
        { value: '2018-06', quote: 'June 2018', at: 86 },
      ],
    );
  });
});

suite('putting cells together takes time that is linear in the length', { timeout: 120_000 }, () => {
  const many = <T>(count: number, one: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));
  const SHAPES: Readonly<Record<string, (length: number) => readonly Row[]>> = {
    'lines of two names that all go on': (length) => many(length / 400, () => [12, [40, 'Harbor Mill'], [110, 'Acme']]),
    'a line of many cells above another': (length) =>
      many(2, () => [12, ...many(length / 400, (i): Cell => [40 * i, '2016'])]),
    'a line of many words below many cells': (length) => [
      [12, ...many(length / 400, (i): Cell => [45 * i, 'Acme'])],
      [12, [0, many(length / 200, () => 'Acme').join(' ')]],
    ],
    'a cell of many signs': (length) => many(2, () => [12, [40, `2016 ${'('.repeat(length / 40)}a`]]),
  };
  for (const [name, shape] of Object.entries(SHAPES)) {
    test(name, () => {
      const prepare = (length: number): Line[] => printed(shape(length)).pages.flatMap(({ lines }) => lines);
      assertLinear(prepare, (lines) => withWholeCells(lines, { text: '', icons: NO_ICONS, until: 595 }));
    });
  }
});
