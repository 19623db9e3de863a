import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { askOver, measureKnownResumes, measureMadeResumes } from '../../../../../bench/reader-resumes.ts';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { sharedFile } from '../../../../shared-data.ts';
import { assertLinear } from '../../../http/linear-time.ts';
import { runServer } from '../../../../running-server.ts';
import { totalOf } from '../made/compared.ts';
import { HALVES } from '../made/made-resumes.ts';
import { MADE_RESUMES } from './made-resumes.ts';
import { CODE_POINTS } from '../../../../code-points.ts';

/** The least share of a field's printed values served right: one of ten layouts in a set may miss it, and one has no text. */
const MIN_RIGHT = 0.89;
/** The greatest share of served values that are wrong. */
const MAX_WRONG = 0.01;

function answerTo(document: DocumentPages): Resume | undefined {
  const outcome = parseResume(readResume(document), quoteFinder({ type: 'text', text: document.text }, document.text));
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

/** Returns every quote in a reading, at any depth. */
function quotesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    name === 'quote' && typeof member === 'string' ? [member] : quotesIn(member),
  );
}

suite('resumes in many forms', () => {
  for (const { form, text, contact, roles, education } of MADE_RESUMES) {
    test(form, () => {
      const answer = answerTo(textPages(text));
      assert.ok(answer);
      assert.deepEqual(answer.withheld, []);
      assert.deepEqual(answer.contact, contact);
      assert.deepEqual(
        answer.work_history.map(({ company, title, start_date, end_date }) => [company, title, start_date, end_date]),
        roles,
      );
      assert.deepEqual(
        answer.education.map((one) => [one.institution, one.degree, one.field, one.graduation_date]),
        education,
      );
    });
  }
});

/** Returns lines of words at places of a page: from the left and top in points; a letter is five wide. */
function placed(
  lines: readonly (readonly [left: number, top: number, text: string, height?: number])[],
): DocumentPages {
  const words = lines.flatMap(([left, top, text, height = 8]) => {
    let at = left;
    return text.split(' ').map((word): PlacedWord => {
      const box = { left: at, right: at + word.length * 5, top, bottom: top + height };
      at = box.right + 3;
      return { text: word, box, certainty: 1 };
    });
  });
  return layOut([{ width: 600, height: 800, source: 'text_layer', words, fields: [] }]);
}

const SIDE = [
  'SKILLS',
  'Python',
  'Terraform',
  'Docker',
  'Kafka',
  'Linux',
  'EDUCATION',
  'B.S. Statistics',
  'State University, 2014',
];
const MAIN = [
  'EXPERIENCE',
  'Platform Engineer',
  'Acme Systems',
  'Mar 2019 - Present',
  'Kept the services of a region running without a break',
  'Support Analyst',
  'Globex Inc.',
  'Jun 2014 - Feb 2019',
  'Answered what users of the product asked from day to day',
];

test('two columns are read one after the other', () => {
  const answer = answerTo(
    placed([
      [40, 20, 'Jane Doe', 20],
      [40, 50, 'jane.doe@example.com'],
      ...SIDE.map((text, i) => [40, 100 + 15 * i, text] as const),
      ...MAIN.map((text, i) => [240, 106 + 17 * i, text] as const),
    ]),
  );
  assert.equal(answer?.contact.name, 'Jane Doe');
  assert.deepEqual(answer.skills, ['Python', 'Terraform', 'Docker', 'Kafka', 'Linux']);
  assert.deepEqual(
    answer.work_history.map(({ company, title, start_date, end_date }) => [company, title, start_date, end_date]),
    [
      ['Acme Systems', 'Platform Engineer', '2019-03', 'present'],
      ['Globex Inc.', 'Support Analyst', '2014-06', '2019-02'],
    ],
  );
  assert.deepEqual(answer.education, [
    { institution: 'State University', degree: 'B.S.', field: 'Statistics', graduation_date: '2014' },
  ]);
});

test('jobs beside each other below one heading are read column by column', () => {
  const job = (title: string, employer: string, dates: string): string[] => [
    title,
    employer,
    dates,
    'Kept the services of a region running',
  ];
  const left = [
    ...job('Platform Engineer', 'Acme Systems', 'Mar 2019 - Present'),
    ...job('Clerk', 'Initech Ltd', 'Mar 2012 - May 2014'),
  ];
  const right = [
    ...job('Support Analyst', 'Globex Inc.', 'Jun 2014 - Feb 2019'),
    ...job('Cook', 'Umbra Corp', 'Mar 2010 - Feb 2012'),
  ];
  const answer = answerTo(
    placed([
      [40, 20, 'Jane Doe', 20],
      [40, 50, 'jane.doe@example.com'],
      [40, 80, 'EXPERIENCE'],
      ...left.map((text, i) => [40, 100 + 15 * i + (i < 4 ? 0 : 15), text] as const),
      ...right.map((text, i) => [320, 100 + 15 * i + (i < 4 ? 0 : 15), text] as const),
    ]),
  );
  assert.deepEqual(
    answer?.work_history.map(({ company, title, start_date, end_date }) => [company, title, start_date, end_date]),
    [
      ['Acme Systems', 'Platform Engineer', '2019-03', 'present'],
      ['Initech Ltd', 'Clerk', '2012-03', '2014-05'],
      ['Globex Inc.', 'Support Analyst', '2014-06', '2019-02'],
      ['Umbra Corp', 'Cook', '2010-03', '2012-02'],
    ],
  );
});

test('dates and places beside jobs belong to them, though the jobs name ranges of years too', () => {
  const jobs = [
    ['Platform Engineer', 'Acme Systems', 'Mar 2019 - Present'],
    ['Support Analyst', 'Globex Inc.', 'Jun 2014 - Feb 2019'],
    ['Clerk', 'Initech Ltd', 'Mar 2012 - May 2014'],
    ['Cook', 'Umbra Corp', 'Mar 2010 - Feb 2012'],
  ];
  const answer = answerTo(
    placed([
      [40, 20, 'Jane Doe', 20],
      [40, 50, 'jane.doe@example.com'],
      [40, 80, 'EXPERIENCE'],
      ...jobs.flatMap(([title = '', employer = '', dates = ''], i) => [
        [40, 100 + 60 * i, title] as const,
        [400, 100 + 60 * i, dates] as const,
        [40, 115 + 60 * i, employer] as const,
        [400, 115 + 60 * i, 'Boston, MA'] as const,
        [
          40,
          130 + 60 * i,
          i === 0
            ? 'Led the move of 2020 - 2022 to one warehouse for all of the goods'
            : 'Kept the services of a region running',
        ] as const,
      ]),
    ]),
  );
  assert.deepEqual(
    answer?.work_history.map(({ company, title, start_date }) => [title, company, start_date]),
    [
      ['Platform Engineer', 'Acme Systems', '2019-03'],
      ['Support Analyst', 'Globex Inc.', '2014-06'],
      ['Clerk', 'Initech Ltd', '2012-03'],
      ['Cook', 'Umbra Corp', '2010-03'],
    ],
  );
});

/** Employers, titles and duties, each indented a little more than the one above, from the left and from the top. */
const INDENTED: readonly (readonly [left: number, top: number, text: string])[] = [
  [392, 90, 'EXPERIENCE'],
  ...['Acme Systems', 'Globex Inc.', 'Initech Ltd', 'Umbra Corp'].flatMap((employer, i) => {
    const top = 110 + 90 * i;
    return [
      [392, top, employer] as const,
      [402, top + 15, ['Platform Engineer', 'Support Analyst', 'Clerk', 'Cook'][i] ?? ''] as const,
      [402, top + 30, `Mar ${2019 - 2 * i} - Feb ${2021 - 2 * i}`] as const,
      [414, top + 45, 'Kept the services running'] as const,
      [414, top + 60, 'and trained two others'] as const,
    ];
  }),
];

test('a column whose lines begin at three edges is one', () => {
  const answer = answerTo(
    placed([
      [40, 20, 'Jane Doe', 20],
      [40, 50, 'jane.doe@example.com'],
      ...SIDE.map((text, i) => [40, (INDENTED[i]?.[1] ?? 0) + (i < 6 ? 0 : 7), text] as const),
      ...INDENTED,
    ]),
  );
  assert.deepEqual(
    answer?.work_history.map(({ company, title, start_date }) => [company, title, start_date]),
    [
      ['Acme Systems', 'Platform Engineer', '2019-03'],
      ['Globex Inc.', 'Support Analyst', '2017-03'],
      ['Initech Ltd', 'Clerk', '2015-03'],
      ['Umbra Corp', 'Cook', '2013-03'],
    ],
  );
});

test('work goes on in the second column, where nothing but a heading begins something else', () => {
  const roles = MAIN.slice(1);
  const read = (right: readonly string[]): (readonly unknown[])[] | undefined =>
    answerTo(
      placed([
        [40, 20, 'Jane Doe', 20],
        [40, 50, 'jane.doe@example.com'],
        ...MAIN.map((text, i) => [40, 100 + 15 * i, text] as const),
        ...right.map((text, i) => [340, 106 + 17 * i, text] as const),
      ]),
    )?.work_history.map(({ company, start_date }) => [company, start_date]);
  const later = roles.map((text) => text.replace('Acme', 'Umbra').replace('Globex', 'Initech').replace('20', '19'));
  const first = [
    ['Acme Systems', '2019-03'],
    ['Globex Inc.', '2014-06'],
  ];
  assert.deepEqual(read([...later, ...SIDE]), [...first, ['Umbra Systems', '1919-03'], ['Initech Inc.', '1914-06']]);
  assert.deepEqual(read(['VOLUNTEERING', ...later, ...SIDE]), first);
});

test('what somebody did keeps its full stops, also between deeds in one row', () => {
  const done =
    'Ran the ovens in Duluth. Trained three others.\nKept the books. Cut waste by 4%.\nPromoted from Clerk, Baker. Managed 24 people.';
  const answer = answerTo(textPages(`WORK\nCook, Acme Corp\n2018 - 2019\n${done}`));
  assert.deepEqual(
    answer?.work_history.map(({ title, description }) => [title, description]),
    [['Cook', done]],
  );
});

test('a range broken over two rows of a narrow margin begins one role', () => {
  const answer = answerTo(
    placed([
      [40, 60, 'Jane Doe', 20],
      [40, 90, 'Experience'],
      [40, 110, 'Jan 2020 –'],
      [110, 110, 'Product Manager'],
      [40, 122, 'Mar 2022'],
      [110, 122, 'Acme Systems'],
      [110, 134, 'Owned what was to be built.'],
      [40, 160, 'Feb 2017 –'],
      [110, 160, 'Business Analyst'],
      [40, 172, 'Dec 2019'],
      [110, 172, 'Globex Inc.'],
      [110, 184, 'Wrote down what was to be built.'],
    ]),
  );
  assert.deepEqual(
    answer?.work_history.map(({ company, title, start_date }) => [company, title, start_date]),
    [
      ['Acme Systems', 'Product Manager', '2020-01'],
      ['Globex Inc.', 'Business Analyst', '2017-02'],
    ],
  );
});

const MARGIN = [
  ['Experience', ''],
  ['June 2021 – present', 'Acme Systems, Platform Engineer'],
  ['', '• Kept the services of a region running without a break'],
  ['', '• Moved what was left of them to another region'],
  ['May 2018 – May 2021', 'Globex Inc., Support Analyst'],
  ['', '• Answered what users of the product asked'],
  ['', '• Wrote down what they asked most'],
  ['Education', ''],
  ['2014 – 2018', 'B.S. in Statistics, State University'],
  ['', '• With distinction'],
] as const;

test('dates in a margin belong to the rows next to them', () => {
  const answer = answerTo(
    placed(
      MARGIN.flatMap(([left, right], i) => [
        ...(left === '' ? [] : [[40, 100 + 15 * i, left] as const]),
        ...(right === '' ? [] : [[180, 100 + 15 * i, right] as const]),
      ]),
    ),
  );
  assert.deepEqual(
    answer?.work_history.map(({ company, title, start_date, end_date }) => [company, title, start_date, end_date]),
    [
      ['Acme Systems', 'Platform Engineer', '2021-06', 'present'],
      ['Globex Inc.', 'Support Analyst', '2018-05', '2021-05'],
    ],
  );
  assert.deepEqual(answer.education, [
    { institution: 'State University', degree: 'B.S.', field: 'Statistics', graduation_date: '2018' },
  ]);
});

test('the name is the largest print, wherever it is', () => {
  const lines = [
    [40, 20, 'Product Designer', 12],
    [40, 45, 'Jane Doe', 16],
    [40, 70, 'jane.doe@example.com'],
    [40, 90, 'A line of the usual height'],
    [40, 105, 'And another one of that height'],
  ] as const;
  assert.equal(answerTo(placed(lines))?.contact.name, 'Jane Doe');
});

test('initials in a circle are not part of the name', () => {
  const lines = [
    [40, 20, 'J', 24],
    [200, 40, 'Jane Doe', 20],
    [200, 70, 'jane.doe@example.com'],
    [200, 90, 'A line of the usual height'],
    [200, 105, 'And another one of that height'],
  ] as const;
  assert.equal(answerTo(placed(lines))?.contact.name, 'Jane Doe');
});

test('a name that breaks at its hyphen continues on the next row', () => {
  const lines = [
    [40, 20, 'Jane Doe-', 20],
    [40, 45, 'Smith', 20],
    [40, 70, 'jane.doe@example.com'],
    [40, 90, 'A line of the usual height'],
    [40, 105, 'And another one of that height'],
  ] as const;
  assert.equal(answerTo(placed(lines))?.contact.name, 'Jane Doe-Smith');
});

suite('a role or a record', () => {
  const rows: readonly (readonly [why: string, entry: string, company: string | null, title: string | null])[] = [
    ['two names without a word that distinguishes them', 'Kestrel\nNightjar\n2019 - 2021', null, null],
    [
      'a title with departments and no employer',
      'Engineer, Payments, Platform\n2019 - 2021',
      null,
      'Engineer, Payments, Platform',
    ],
    ['a placeholder instead of an employer', 'Tutor\nEtc.\n2019 - 2021', null, 'Tutor'],
    ['a description instead of an employer', 'Tutor\nThe leading provider of widgets\n2019 - 2021', null, 'Tutor'],
    ['a placeholder year instead of an employer', 'Tutor\nAugust 20XX\n2019 - 2021', null, 'Tutor'],
    ['a project instead of an employer', 'Project: Ledger\nTutor\n2019 - 2021', null, 'Tutor'],
    [
      'a title that two roles share',
      'Nurse, Mercy Hospital\n2019 - 2021\nNurse, Other Hospital\nsince 2018',
      'Mercy Hospital',
      'Nurse',
    ],
    ['a plural employer', 'Redline Couriers | Scrum Master\n2019 - 2021', 'Redline Couriers', 'Scrum Master'],
    ['one company of several names', 'Clerk, Sterling, Marsh & Co., 2019 - 2021', 'Sterling, Marsh & Co.', 'Clerk'],
    [
      'letters of an icon font before dates',
      "z 2019 - 2021  Clerk, Acme Corp\nz 2017 - 2018  Cook, Sal's",
      'Acme Corp',
      'Clerk',
    ],
    ['a sentence instead of an employer', 'Tutor\n2019 - 2021\nHelped pupils with algebra.', null, 'Tutor'],
    ['a place instead of an employer', 'Nurse\nAustin, TX\n2019 - 2021', null, 'Nurse'],
  ];
  for (const [why, entry, company, title] of rows) {
    test(why, () => {
      const [role] = answerTo(textPages(`Jane Doe\n\nExperience\n\n${entry}\n`))?.work_history ?? [];
      assert.deepEqual(
        [role?.company, role?.title, role?.start_date, role?.end_date],
        [company, title, '2019', '2021'],
      );
    });
  }

  test('has only the years of ambiguous numeric dates', () => {
    const [role] = answerTo(textPages('Experience\nTutor at Acme School\n03/04/2019 - 05/06/2020'))?.work_history ?? [];
    assert.deepEqual([role?.start_date, role?.end_date], ['2019', '2020']);
  });

  test('does not take its contact from a reference', () => {
    const text =
      'Experience\nTutor at Acme School\n2019 - 2020\n\nReferences\nSam Roe\nsam.roe@example.com\n(415) 555-0173';
    const answer = answerTo(textPages(text));
    assert.deepEqual(answer?.contact, { name: null, email: null, phone: null, location: null });
  });

  test('has a single date as its start', () => {
    const [role] = answerTo(textPages('Experience\nTutor | Acme School | May 2019'))?.work_history ?? [];
    assert.deepEqual([role?.start_date, role?.end_date], ['2019-05', null]);
  });

  test('has no graduation date for ongoing studies', () => {
    const [record] = answerTo(textPages('Education\nB.A. in History, Sample College\n2022 - Present'))?.education ?? [];
    assert.deepEqual([record?.institution, record?.graduation_date], ['Sample College', null]);
  });
});

suite('the employer of another entry', () => {
  const rows: readonly (readonly [why: string, text: string, companies: readonly (string | null)[]])[] = [
    [
      'is not taken across a gap',
      'Acme Corp, Boston\nTeam Lead 2019 - 2020\nDeveloper 2017 - 2019\n\nGlobex\nIntern',
      ['Acme Corp', 'Acme Corp', 'Globex'],
    ],
    [
      'is not carried past an entry without one',
      'Acme Corp\nTutor\n2015 - 2016\n\nVarious\nTemp\n2013 - 2015\n\nEditor\n2010 - 2013',
      ['Acme Corp', null, null],
    ],
    [
      'applies to its roles below if it has its own years',
      'Glasshouse   2016 - 2024\nScrum Master   2020 - 2024\nTutor   2016 - 2020',
      ['Glasshouse', 'Glasshouse'],
    ],
  ];
  for (const [why, text, companies] of rows) {
    test(why, () => {
      const answer = answerTo(textPages(`Jane Doe\n\nexperience\n\n${text}`));
      assert.deepEqual(
        answer?.work_history.map(({ company }) => company),
        companies,
      );
    });
  }

  test('has a place that is not that of the person', () => {
    assert.equal(
      answerTo(textPages('Jane Doe\n\nWORK HISTORY\nTutor   Acme   2019 - 2020\nBoston, MA'))?.contact.location,
      null,
    );
  });
});

suite('a role without dates among dated ones', () => {
  const rows: readonly (readonly [why: string, text: string, roles: readonly (readonly (string | null)[])[]])[] = [
    [
      'keeps its title as the first one',
      'Barista, The Copper Kettle\n\nServer, Harbor Grill\n2015 - 2018',
      [
        ['The Copper Kettle', 'Barista', null, null],
        ['Harbor Grill', 'Server', '2015', '2018'],
      ],
    ],
    [
      'is separate between two others',
      "Server, Harbor Grill\n2015 - 2018\n- Served tables.\n\nHost, Blue Door\n\nBusser, Sal's\n2011 - 2013",
      [
        ['Harbor Grill', 'Server', '2015', '2018'],
        ['Blue Door', 'Host', null, null],
        ["Sal's", 'Busser', '2011', '2013'],
      ],
    ],
    [
      'is separate right below the items of another',
      'Server, Harbor Grill, 2015 - 2018\n- Served tables.\nHost, The Blue Door, Duluth, MN\n- Greeted guests.',
      [
        ['Harbor Grill', 'Server', '2015', '2018'],
        ['The Blue Door', 'Host', null, null],
      ],
    ],
  ];
  for (const [why, text, roles] of rows) {
    test(why, () => {
      const answer = answerTo(textPages(`Jane Doe\n\nExperience\n\n${text}`));
      assert.deepEqual(
        answer?.work_history.map((one) => [one.company, one.title, one.start_date, one.end_date]),
        roles,
      );
    });
  }
});

test('a one-line resume gives its name and its role', () => {
  const text = 'Jane Doe, jane@example.com. Harbor Mill Logistics, Dispatch Lead, Mar 2021 - Present';
  const answer = answerTo(textPages(text));
  assert.equal(answer?.contact.name, 'Jane Doe');
  assert.deepEqual(
    answer.work_history.map(({ company, title, start_date }) => [company, title, start_date]),
    [['Harbor Mill Logistics', 'Dispatch Lead', '2021-03']],
  );
});

test('a footer repeated on every page is neither a name nor a skill', () => {
  const page = (own: string, number: number): string => `${own}\n\nJane Doe, page ${number}`;
  const answer = answerTo(
    textPages([page('Jane Doe\njane@example.com', 1), page('Skills\nSQL, Python', 2)].join('\f')),
  );
  assert.equal(answer?.contact.name, 'Jane Doe');
  assert.deepEqual(answer.skills, ['SQL', 'Python']);
});

suite('a text that is not a resume', () => {
  const invoice = 'Sample Widgets LLC\n1 Sample Street\nSampletown, OH 00000\nInvoice 17\nTotal 6.59 USD';
  for (const text of ['', '   \n\n', 'The quick brown fox jumps over the lazy dog.', 'a\n'.repeat(5000), invoice]) {
    test(`such as ${JSON.stringify(text.slice(0, 30))} gives nothing`, () => {
      assert.deepEqual(
        parseResume(readResume(textPages(text)), () => undefined),
        { kind: 'not_the_document' },
      );
    });
  }
});

/** Lines of resumes, in any order. */
const LINES = fc.constantFrom(
  ...MADE_RESUMES.flatMap(({ text }) => text.split('\n')),
  ...[
    'Experience',
    'Education',
    'Skills',
    '* Tutor',
    '2019 - Present',
    'Jan 2020\u2013',
    '**',
    '# A',
    '((((',
    ', , ,',
    '\u00a0',
  ],
);
const TEXTS = fc.oneof(
  fc.string({ unit: CODE_POINTS, maxLength: 400 }),
  fc
    .array(fc.oneof(LINES, fc.string({ unit: 'grapheme', maxLength: 60 })), { maxLength: 40 })
    .map((lines) => lines.join('\n')),
);

/** No file with more characters is read. */
const LONGEST = 250_000;

suite('any text', () => {
  test('gives the shape of a resume, and contains every quote', () => {
    fc.assert(
      fc.property(TEXTS, (text) => {
        const reading = readResume(textPages(text));
        const outcome = parseResume(reading, quoteFinder({ type: 'text', text }, text));
        assert.notEqual(outcome.kind, 'wrong_shape');
        for (const quote of quotesIn(reading)) assert.ok(text.includes(quote), quote);
      }),
    );
  });

  test('is read the same each time', () => {
    fc.assert(
      fc.property(TEXTS, (text) => {
        assert.deepEqual(readResume(textPages(text)), readResume(textPages(text)));
      }),
    );
  });

  test('is rated from 0 to 1', () => {
    fc.assert(
      fc.property(TEXTS, (text) => {
        const { confidence } = readResume(textPages(text));
        assert.ok(typeof confidence === 'number' && confidence >= 0 && confidence <= 1);
      }),
    );
  });

  const PIECES = [
    'a',
    '1',
    ' ',
    '@',
    'a.',
    '+1 555 ',
    'Jan 2020 - ',
    'Software Engineer, ',
    '* a *b* ',
    '[a](',
    '(',
    'Austin, TX, ',
  ];
  for (const piece of PIECES) {
    test(`of ${JSON.stringify(piece)} repeated takes linear time`, () => {
      assertLinear((length) => textPages(`Experience\n${piece.repeat(length / piece.length)}`), readResume, LONGEST);
    });
  }

  const ROWS = [
    'Tutor\n2019 - 2020\n',
    'Skills\na, b\n',
    'BS, Sample College 2019\n',
    'EXPERIENCE\n',
    'SKILLS\nFIELD SKILLS\n',
    'Thesis\n',
    '\u2022 a\n',
  ];
  for (const row of ROWS) {
    test(`of rows ${JSON.stringify(row)} takes linear time`, () => {
      assertLinear((length) => textPages(`Education\n${row.repeat(length / 240)}`), readResume, LONGEST);
    });
  }
});

test('the server reads known resumes within the bounds', async (context) => {
  if (sharedFile(context, 'documents/resumes.jsonl') === undefined) return;
  const { url } = await runServer(context, { READER: 'embedded' });
  const counts = (await measureKnownResumes(askOver(url))) ?? [];
  const shareOf = (field: string): number => {
    const { right = 0, wrong = 0, missing = 0 } = counts.find((one) => one.field === field) ?? {};
    return right / (right + wrong + missing);
  };
  const least = { name: 0.9, email: 0.98, phone: 0.95, company: 0.8, title: 0.9, start_date: 0.9, end_date: 0.9 };
  for (const [field, share] of Object.entries(least)) assert.ok(shareOf(field) >= share, `${field}: ${shareOf(field)}`);
  const { right, wrong } = totalOf(counts);
  assert.ok(wrong / (right + wrong) < 0.01, `${wrong} of ${right + wrong} served values are wrong`);
});

test('the server reads generated resumes within the bounds', async (context) => {
  const { url } = await runServer(context, { READER: 'embedded' });
  // Three columns, roles in prose, schools that run into foreign towns, and names behind "Dossier of" miss this bound, and
  // errors of the sets of other hands are counted; the bench measures them all.
  const apart: ReadonlySet<string> = new Set([
    'strange',
    'builder',
    'freshLooks',
    'newHands',
    'otherHands',
    'thirdHands',
    'fourthHands',
    'fifthHands',
    'sixthHands',
    'seventhHands',
    'eighthHands',
    'ninthHands',
    'tenthHands',
  ]);
  for (const half of HALVES.filter((one) => !apart.has(one))) {
    await context.test(`${half} layouts`, async () => {
      const counts = await measureMadeResumes(askOver(url), { half, each: 1, seed: 7, as: ['text', 'pdf'] });
      for (const { field, right, wrong, missing } of counts) {
        assert.ok(
          right / (right + wrong + missing) >= MIN_RIGHT,
          `${field}: ${right} right, ${wrong} wrong, ${missing} missing`,
        );
      }
      const { right, wrong } = totalOf(counts);
      assert.ok(wrong / (right + wrong) < MAX_WRONG, `${wrong} of ${right + wrong} served values are wrong`);
    });
  }
});
