import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { columnsOf } from '../../../../../core/documents/pages/columns.ts';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { rowsOf, wholeRowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { NO_TAGS, type TaggedResume } from '../../../../../core/documents/resume/tagger/tag-resume.ts';
import { answerTo, DEEDS, HEAD, printed, rolesOf, studiesOf, type Row, WORK } from './printed-page.ts';

const HEAD_OF_WORK: Row = [30, [40, 'Experience', 'bold 14']];

/** A text that ends at the right edge of a column. */
const ending = (text: string, look = 'plain 10'): Row[1] => [560 - text.length * 5, text, look];

/** A wide column, beside which a narrow one is right-aligned and set at other heights. */
function rightAligned(narrow: readonly Row[1][]): readonly Row[] {
  const wide: readonly Row[1][] = [
    [40, 'Baker, Acme Foods, 2018 - 2019', 'bold 10'],
    [40, 'Baked bread and rolls for 200 guests a day, and cakes at the weekend.'],
    [40, 'Counted the tills and wrote up the ledgers of three shops each evening.'],
    [40, 'Cook, Halden Hotel, 2015 - 2017', 'bold 10'],
    [40, 'Cooked lunch and dinner for 300 guests, and planned the menus by season.'],
    [40, 'Ordered meat and fish, and kept the cold store and its books in order.'],
    [40, 'Waiter, Corran Bistro, 2013 - 2015', 'bold 10'],
    [40, 'Served forty tables a night, and trained the new waiters of the summer.'],
  ];
  const beside = narrow.flatMap((cell, i): Row[] => [[7, cell], ...(wide[i] ? ([[6, wide[i]]] as Row[]) : [])]);
  return [[0, [40, 'Jane Roe', 'bold 22']], [30, [40, 'Experience', 'bold 14']], ...beside];
}

suite('a right-aligned column', () => {
  test('is one of its own', () => {
    const answer = answerTo(
      rightAligned([
        ending('Contact', 'bold 10'),
        ending('jane.roe@mail.example'),
        ending('(207) 555-0142'),
        ending('Skills', 'bold 10'),
        ending('Java'),
        ending('Python'),
        ending('Typography'),
        ending('Welding'),
      ]),
    );
    assert.deepEqual(answer?.skills, ['Java', 'Python', 'Typography', 'Welding']);
    assert.deepEqual(rolesOf(answer), [
      'Baker|Acme Foods|2018|2019',
      'Cook|Halden Hotel|2015|2017',
      'Waiter|Corran Bistro|2013|2015',
    ]);
  });

  for (const [why, ends, count] of [
    ['is read by itself', [560, 560, 560, 540, 560, 520, 560, 530], 2],
    ['is none if its lines end anywhere', [560, 490, 540, 505, 525, 450, 550, 475], 1],
  ] as const)
    test(why, () => {
      const rows = ends.flatMap((end, i): Row[] => [
        [6, [40, 'Baked bread and rolls for 200 guests.']],
        [7, [end - 5 * (16 + i), 'W'.repeat(16 + i)]],
      ]);
      const document = layOut(printed(rows));
      const [page] = document.pages;
      assert.equal(page && columnsOf(document, page).length, count);
    });
});

const FOOTED: readonly (readonly [why: string, rows: readonly Row[], roles: readonly string[]])[] = [
  [
    'with a place behind them',
    [
      [20, [40, 'Baker, Acme Foods', 'bold 12']],
      [13, [40, 'Baked bread for 200 guests.']],
      [13, [40, 'May 2018 - June 2019, Duluth, MN']],
      [20, [40, 'Cook, Halden Hotel', 'bold 12']],
      [13, [40, 'Cooked for 300 guests.']],
      [13, [40, 'May 2015 - June 2017, Boise, ID']],
    ],
    ['Baker|Acme Foods|2018-05|2019-06', 'Cook|Halden Hotel|2015-05|2017-06'],
  ],
  [
    'above a head without dates',
    [
      [20, [40, 'Baker, Acme Foods', 'bold 12']],
      [13, [40, 'Baked bread for 200 guests.']],
      [13, [40, 'May 2018 - June 2019']],
      [20, [40, 'Cook, Halden Hotel', 'bold 12']],
      [13, [40, 'Cooked for 300 guests.']],
      [13, [40, 'May 2015 - June 2017']],
      [20, [40, 'Waiter, Corran Bistro', 'bold 12']],
      [13, [40, 'Served forty tables a night.']],
    ],
    ['Baker|Acme Foods|2018-05|2019-06', 'Cook|Halden Hotel|2015-05|2017-06', 'Waiter|Corran Bistro|null|null'],
  ],
  [
    'but not where a head has a website below it',
    [
      [20, [40, 'Acme Foods', 'bold 12']],
      [13, [40, 'https://acme.example']],
      [13, [40, 'May 2018 - June 2019']],
      [20, [40, 'Baker', 'bold 12']],
      [13, [40, 'Baked bread for 200 guests.']],
      [20, [40, 'Halden Hotel', 'bold 12']],
      [13, [40, 'May 2015 - June 2017']],
      [20, [40, 'Cook', 'bold 12']],
      [13, [40, 'Cooked for 300 guests.']],
    ],
    ['Baker|Acme Foods|2018-05|2019-06', 'Cook|Halden Hotel|2015-05|2017-06'],
  ],
  [
    'but not where they look like heads: they may begin the next',
    [
      [20, [40, 'Baker, Acme Foods']],
      [13, [40, 'Baked bread for 200 guests.']],
      [13, [40, 'May 2018 - June 2019']],
      [20, [40, 'Cook, Halden Hotel']],
      [13, [40, 'Cooked for 300 guests.']],
    ],
    ['Baker|Acme Foods|null|null', 'Cook|Halden Hotel|2018-05|2019-06'],
  ],
  [
    'but not where what is below them is set otherwise than the first head',
    [
      [20, [40, 'Acme Foods', 'bold 12']],
      [13, [40, 'Makes bread for 200 shops.']],
      [13, [40, 'May 2018 - June 2019']],
      [13, [40, 'Baker']],
      [13, [60, 'Baked bread for 200 guests.']],
      [20, [40, 'Halden Hotel', 'bold 12']],
      [13, [40, 'Feeds 300 guests.']],
      [13, [40, 'May 2015 - June 2017']],
      [13, [40, 'Cook']],
      [13, [60, 'Cooked for 300 guests.']],
    ],
    ['Baker|null|2018-05|2019-06', 'Cook|null|2015-05|2017-06'],
  ],
];

suite('dates end their entries', () => {
  for (const [why, rows, roles] of FOOTED) {
    test(why, () => {
      assert.deepEqual(rolesOf(answerTo([...HEAD, HEAD_OF_WORK, ...rows])), roles);
    });
  }
});

test('dates do not go on in the last line of a text, however long it is', () => {
  const dates = 'May 2018 - June 2019, Duluth, MN';
  const rows: readonly Row[] = [
    [20, [40, 'Baker, Acme Foods', 'bold 12']],
    [13, [40, 'Baked bread and rolls for two hundred guests a day, and cakes of many kinds for the weekend and']],
    [13, [40, 'feasts, and counted the tills of three shops in the evening, and wrote up the ledgers of all of the.']],
    [13, [40, dates]],
  ];
  const document = layOut(printed([...HEAD, HEAD_OF_WORK, ...rows]));
  const whole = wholeRowsOf(document)?.rows ?? rowsOf(document);
  assert.ok(whole.some(({ text }) => text === dates));
});

const NAMES: readonly (readonly [why: string, rows: readonly Row[], name: string | null])[] = [
  [
    'is not known if it is printed in capitals',
    [
      [0, [40, 'JANE D. BLACK-', 'bold 22']],
      [24, [40, 'THORNE', 'bold 22']],
      [20, [40, 'jblackthorne@mail.example']],
    ],
    null,
  ],
  [
    'is not known if it goes on in a small letter',
    [
      [0, [40, 'Jane Black-', 'bold 22']],
      [24, [40, 'thorne', 'bold 22']],
      [20, [40, 'jane.black@mail.example']],
    ],
    null,
  ],
  [
    'is known if it goes on in a capital letter',
    [
      [0, [40, 'Jane Black-', 'bold 22']],
      [24, [40, 'Thorne', 'bold 22']],
      [20, [40, 'jane.blackthorne@mail.example']],
    ],
    'Jane Black-Thorne',
  ],
  [
    'is known if it is printed again',
    [
      [0, [40, 'JANE BLACK-', 'bold 22']],
      [24, [40, 'THORNE', 'bold 22']],
      [20, [40, 'Jane Blackthorne']],
      [20, [40, 'jane.blackthorne@mail.example']],
    ],
    'Jane Blackthorne',
  ],
];

suite('a name that a hyphen cuts', () => {
  for (const [why, rows, name] of NAMES) {
    test(why, () => {
      assert.equal(answerTo([...rows, ...WORK, ...DEEDS])?.contact.name, name);
    });
  }

  test('is not known if anything else may be one', () => {
    const [, rows = []] = NAMES[0] ?? [];
    const document = layOut(printed([...rows, [20, [40, 'Truck Driver']], ...WORK, ...DEEDS]));
    const name = { text: 'Truck Driver', field: 'name', sure: 1 } as TaggedResume['name'];
    const { contact } = readResume(document, () => ({ ...NO_TAGS, name }));
    assert.equal((contact as { readonly name: unknown }).name, null);
  });
});

test('months below their years are beside what they date', () => {
  const answer = answerTo([
    ...HEAD,
    [30, [160, 'Experience', 'bold 14']],
    [20, [40, '2018 \u2013 2019'], [150, 'Baker, Acme Foods']],
    [6, [40, 'March'], [75, 'May']],
    [7, [160, 'Baked bread and rolls for 200 guests a day, and cakes at the weekend.']],
    [13, [160, 'Counted the tills and wrote up the ledgers of three shops.']],
    [20, [40, '2015 \u2013 2017'], [150, 'Cook, Halden Hotel']],
    [6, [40, 'April'], [75, 'June']],
    [7, [160, 'Cooked lunch and dinner for 300 guests, and planned the menus by season.']],
    [13, [160, 'Ordered meat and fish, and kept the cold store and its books in order.']],
    [30, [160, 'Education', 'bold 14']],
    [20, [40, '2011 \u2013 2014'], [150, 'BSc in Physics, Halden College']],
    [6, [40, 'May'], [75, 'June']],
  ]);
  assert.deepEqual(rolesOf(answer), ['Baker|Acme Foods|2018|2019', 'Cook|Halden Hotel|2015|2017']);
  assert.deepEqual(studiesOf(answer), ['Halden College|BSc|Physics|2014']);
});

test('the rest of a word that a hyphen cuts is no skill, however far below its beginning', () => {
  const answer = answerTo([
    ...HEAD,
    ...WORK,
    ...DEEDS,
    [30, [40, 'Skills', 'bold 14']],
    [20, [40, 'Customer Service, Load Securing, Route Planning, Defensive Dri-']],
    [22, [40, 'ving, Java']],
  ]);
  assert.deepEqual(answer?.skills, ['Customer Service', 'Load Securing', 'Route Planning', 'Java']);
});
