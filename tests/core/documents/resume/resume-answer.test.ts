import type { Resume } from '../../../../core/documents/resume/answer.ts';
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { quoteFinder, type FindQuote } from '../../../../core/documents/reading/find-quote.ts';
import { checkResume, type CheckedResume } from '../../../../core/documents/resume/resume-answer.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { cell, madeContact, madeReading, madeRecord, madeRole } from './made-reading.ts';

/** As for a picture: every quote is accepted. */
const ANY: FindQuote = (quote) => ({ quote });

const inText = (text: string): FindQuote => quoteFinder({ type: 'text', text }, text);

function check(members: JsonObject, find: FindQuote = ANY): CheckedResume {
  return checkResume(madeReading(members), find);
}

function answerTo(members: JsonObject, find: FindQuote = ANY): Resume {
  return check(members, find).answer;
}

/** The value and quote of a cell, and the served value; null if withheld. */
type Row = readonly [value: string, quote: string | null, served: string | null];

function held(
  rows: readonly Row[],
  serve: (cellOfRow: JsonObject) => readonly [string | null, readonly string[]],
): void {
  for (const [value, quote, expected] of rows) {
    const [served, withheld] = serve(cell(value, quote));
    assert.deepEqual([served, withheld.length], [expected, expected === null ? 1 : 0], `${value} by ${quote}`);
  }
}

test('an answer has exactly the members of the contract, in order', () => {
  const { answer } = check({
    contact: madeContact({ email: cell('jane@roe.example'), extra: 1 }),
    work_history: [madeRole({ company: 'Acme', extra: true })],
    education: [madeRecord({ degree: 'B.A.' })],
    skills: ['SQL', 'SQL', ''],
    more: 'x',
  });
  assert.equal(
    JSON.stringify(answer),
    JSON.stringify({
      contact: { name: 'Jane Roe', email: 'jane@roe.example', phone: null, location: null },
      work_history: [{ company: 'Acme', title: null, start_date: null, end_date: null, description: null }],
      education: [{ institution: null, degree: 'B.A.', field: null, graduation_date: null }],
      skills: ['SQL', 'SQL', ''],
      confidence: 0.9,
      withheld: [],
    }),
  );
});

suite('rule 1: a value is served only when its quote states it', () => {
  test('an email address', () => {
    held(
      [
        ['jane@roe.example', 'jane@roe.example', 'jane@roe.example'],
        ['jane@roe.example', 'E-mail: Jane@Roe.example', 'jane@roe.example'],
        ['jane@roe.example', 'maria.jane@roe.example', null],
        ['jane@roe.example', 'jane@roe.example.org', null],
        ['jane@roe.example', 'jane at roe dot example', null],
        ['jane@roe.example', 'jane@roe', null],
        ['jane@roe.example', '', null],
        ['jane@roe.example', null, null],
        ['jane', 'jane', null],
      ],
      (email) => {
        const { contact, withheld } = answerTo({ contact: madeContact({ email }) });
        return [contact.email, withheld];
      },
    );
  });

  test('a phone number, in the format of the reader but without an unprinted country code', () => {
    held(
      [
        ['(207) 555-0142', '(207) 555-0142', '(207) 555-0142'],
        ['207-555-0142', '207.555.0142', '207-555-0142'],
        ['+1 207 555 0142', '+1 (207) 555-0142', '+1 207 555 0142'],
        ['+1 207 555 0142', '(207) 555-0142', null],
        ['+44 20 7946 0958', '020 7946 0958', null],
        ['207-555-0142', '207-555-0143', null],
        ['207-555-0142', '207-555-014', null],
        ['207-555-0142', null, null],
      ],
      (phone) => {
        const { contact, withheld } = answerTo({ contact: madeContact({ phone }) });
        return [contact.phone, withheld];
      },
    );
  });

  test('a quote must be in the text and not part of a longer value', () => {
    const rows: readonly (readonly [text: string, quote: string, served: boolean])[] = [
      ['Mail: jane@roe.example, phone below', 'jane@roe.example', true],
      ['Mail: JANE@ROE.EXAMPLE', 'jane@roe.example', true],
      ['Mail: nobody', 'jane@roe.example', false],
      ['Mail: maryjane@roe.example', 'jane@roe.example', false],
      ['Mail: maryjane@roe.example or jane@roe.example', 'jane@roe.example', true],
      ['Mail: jane@roe.examples', 'jane@roe.example', false],
    ];
    for (const [text, quote, served] of rows) {
      const { contact, withheld } = answerTo({ contact: madeContact({ email: cell(quote) }) }, inText(text));
      assert.deepEqual([contact.email, withheld], served ? [quote, []] : [null, ['contact.email']], text);
    }
  });

  test('a value without a quote is withheld, and a quote without a value is ignored', () => {
    const { contact, withheld } = answerTo({
      contact: madeContact({ email: cell(null, 'jane@roe.example'), phone: cell('207-555-0142', null) }),
    });
    assert.deepEqual([contact.email, contact.phone, withheld], [null, null, ['contact.phone']]);
  });

  test('null and blank values are ignored', () => {
    for (const email of [null, cell(null), cell(''), cell(' \n', 'jane@roe.example')]) {
      const { contact, withheld } = answerTo({ contact: madeContact({ name: ' ', email }) });
      assert.deepEqual([contact.name, contact.email, withheld], [null, null, []]);
    }
  });
});

suite('rules 4 and 5: dates are served as far as they are stated', () => {
  test('a start date, from the first date of its quote', () => {
    held(
      [
        ['2019', '2019', '2019'],
        ['2019', 'Mar 2019', '2019'],
        ['2019-03', 'Mar 2019 - Present', '2019-03'],
        ['2019-03', 'March 5, 2019 to April 2020', '2019-03'],
        ['2019-03-05', 'March 5, 2019', '2019-03-05'],
        ['2019-03-05', '5 March 2019', '2019-03-05'],
        ['2019-03-05', '2019-03-05', '2019-03-05'],
        ['2019-03', '03/2019 – 04/2020', '2019-03'],
        // Only as precise as the quote.
        ['2019-03', '2019 - 2021', '2019'],
        ['2019-03-05', 'March 2019', '2019-03'],
        ['2019-03-05', '03/05/2019', '2019'], // ambiguous: day first or month first
        ['2019-05-03', '03/05/2019', '2019'],
        ['2019-03-25', '03/25/2019', '2019-03-25'], // there is no month 25
        // Contradicted by the quote, or not printed in it.
        ['2019-04', 'Mar 2019', null],
        ['2018-03', 'Mar 2019', null],
        ['2019-03-06', 'March 5, 2019', null],
        ['2021', '2019 - 2021', null], // the last date is not a start
        ['2019-03', 'März 2019', '2019'], // only English month names
        ['2019-06-08', '03/05/2019', null],
        ['2019', 'since I left school', null],
        ['2019', null, null],
        ['Mar 2019', 'Mar 2019', null], // not in the requested form
        ['2019-3', 'Mar 2019', null],
        ['2019-13', '2019-13', null],
        ['Present', 'Present', null],
      ],
      (start_date) => {
        const { work_history, withheld } = answerTo({ work_history: [madeRole({ start_date })] });
        return [work_history[0]!.start_date, withheld];
      },
    );
  });

  test('an end date, from the last date of its quote, or the word present', () => {
    held(
      [
        ['2021', '2019 - 2021', '2021'],
        ['2021-02', 'Mar 2019 - Feb 2021', '2021-02'],
        ['2019', '2019', '2019'],
        ['Present', 'Mar 2019 - Present', 'Present'],
        ['present', 'Mar 2019 - Present', 'present'],
        ['PRESENT', '2019 to date', 'PRESENT'],
        ['Present', '2019 – now', 'Present'],
        ['Present', 'Current', 'Present'],
        ['Present', 'since 2019, currently', 'Present'],
        ['Present', '2019 - 2021', null],
        ['Present', 'Mar 2019 - Feb 2021, now Acme', null], // two dates
        ['Present', 'Present since 2019', null], // the word comes before the date
        ['Present', '2019', null],
        ['Present', null, null],
        ['Current', '2019 - Current', null], // the word must be "present"
        ['2019', 'Mar 2019 - Present', null], // a start, not an end
        ['2019-03', '2019 - 2021', null],
        ['2022', '2019 - 2021', null],
      ],
      (end_date) => {
        const { work_history, withheld } = answerTo({ work_history: [madeRole({ end_date })] });
        return [work_history[0]!.end_date, withheld];
      },
    );
  });

  test('a graduation date, from the last date of its quote', () => {
    held(
      [
        ['2017-05', 'May 2017', '2017-05'],
        ['2017-05', 'Sept 2013 - May 2017', '2017-05'],
        ['2017', 'Class of 2017', '2017'],
        ['2027-06', 'Expected June 2027', '2027-06'],
        ['2013', 'Sept 2013 - May 2017', null],
        ['2013', '2013 - Present', null],
        ['Present', '2013 - Present', null],
      ],
      (graduation_date) => {
        const { education, withheld } = answerTo({ education: [madeRecord({ graduation_date })] });
        return [education[0]!.graduation_date, withheld];
      },
    );
  });
});

test('rule 6: when a start is later than its end, both are withheld', () => {
  const rows: readonly (readonly [start: string, end: string, isKept: boolean])[] = [
    ['2019', '2021', true],
    ['2019', '2019', true],
    ['2021', '2019', false],
    ['2019-06', '2019-05', false],
    ['2019-05', '2019-05', true],
    ['2019-06', '2019', true], // the year may end after June
    ['2019', '2019-05', true],
    ['2019-05-03', '2019-05-02', false],
    ['2030', 'Present', true],
  ];
  for (const [start, end, isKept] of rows) {
    const role = madeRole({ start_date: cell(start), end_date: cell(end) });
    const { answer, evidence } = check({ work_history: [role] });
    const paths = ['work_history[0].start_date', 'work_history[0].end_date'];
    const { start_date, end_date } = answer.work_history[0]!;
    assert.deepEqual([start_date, end_date], isKept ? [start, end] : [null, null], `${start} ${end}`);
    assert.deepEqual(answer.withheld, isKept ? [] : paths);
    assert.deepEqual(Object.keys(evidence), isKept ? paths : []);
  }
});

test('a partly served date is compared as served', () => {
  const role = madeRole({ start_date: cell('2019-12', '2019'), end_date: cell('2019-03', 'March 2019') });
  const { work_history, withheld } = answerTo({ work_history: [role] });
  assert.deepEqual([work_history[0]!.start_date, work_history[0]!.end_date, withheld], ['2019', '2019-03', []]);
});

test('rule 3: withheld paths have the spelling of the contract, once each, in the order of the answer', () => {
  const wrong = cell('2019', 'nothing');
  const { withheld } = answerTo({
    contact: madeContact({ email: cell('jane', 'x'), phone: cell('1', 'x') }),
    work_history: [
      madeRole({ start_date: wrong, end_date: wrong }),
      madeRole({ start_date: cell('2021'), end_date: cell('2019') }),
      madeRole({ start_date: cell('2021') }),
      madeRole({ end_date: wrong }),
    ],
    education: [madeRecord(), madeRecord({ graduation_date: wrong })],
  });
  assert.deepEqual(withheld, [
    'contact.email',
    'contact.phone',
    'work_history[0].start_date',
    'work_history[0].end_date',
    'work_history[1].start_date',
    'work_history[1].end_date',
    'work_history[3].end_date',
    'education[1].graduation_date',
  ]);
});

test('rule 7: a section that is not a list is empty and has a warning', () => {
  const notLists = [null, {}, 'none', 0, true, { 0: madeRole() }];
  for (const section of notLists) {
    const { answer } = check({ work_history: section, education: section, skills: section });
    assert.deepEqual([answer.work_history, answer.education, answer.skills], [[], [], []]);
    assert.deepEqual(
      answer.warnings?.map(({ code }) => code),
      ['work_history_not_a_list', 'education_not_a_list', 'skills_not_a_list'],
    );
  }
  assert.ok(!('warnings' in answerTo({})));
});

test('a confidence is served as given, and a missing or invalid one as 0', () => {
  const rows: readonly (readonly [unknown, number, boolean])[] = [
    [0, 0, false],
    [0.5, 0.5, false],
    [1, 1, false],
    [null, 0, false],
    [undefined, 0, false],
    ['high', 0, true],
    ['0.9', 0, true],
    [7, 0, true],
    [-0.1, 0, true],
    [1.000001, 0, true],
    [true, 0, true],
    [[0.9], 0, true],
    [{}, 0, true],
  ];
  for (const [given, confidence, isUnreadable] of rows) {
    const answer = answerTo({ confidence: given });
    assert.equal(answer.confidence, confidence);
    assert.deepEqual(answer.warnings?.map(({ code }) => code) ?? [], isUnreadable ? ['unreadable_confidence'] : []);
  }
});

test('evidence has the text and place of every served checked value', () => {
  const text = 'Jane Roe\nJANE@ROE.EXAMPLE  (207)\u00a0555-0142\nAcme, Mar 2019 –\nPresent';
  const { evidence, answer } = check(
    {
      contact: madeContact({
        email: cell('jane@roe.example'),
        phone: cell('(207) 555-0142'),
        location: 'Nowhere',
      }),
      work_history: [
        madeRole({
          start_date: cell('2019-03', 'Mar 2019 - Present'),
          end_date: cell('Present', 'Mar 2019 - Present'),
        }),
        madeRole({ start_date: cell('2018', '2018') }),
      ],
    },
    inText(text),
  );
  assert.deepEqual(answer.withheld, ['work_history[1].start_date']);
  const quoted = (quote: string) => ({ quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
  assert.deepEqual(evidence, {
    'contact.email': quoted('JANE@ROE.EXAMPLE'),
    'contact.phone': quoted('(207)\u00a0555-0142'),
    'work_history[0].start_date': quoted('Mar 2019 –\nPresent'),
    'work_history[0].end_date': quoted('Mar 2019 –\nPresent'),
  });
});
