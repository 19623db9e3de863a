import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { entriesOf } from '../../../../../core/documents/resume/rules/entries.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { rolesOf } from '../../../../../core/documents/resume/rules/roles/roles.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';

/** What the records of a list say, each value once, by a letter for its kind. */
type Words = Readonly<Record<string, readonly string[]>>;

/** A list as it is copied from a page, and the values of each of its records. */
interface Copied {
  readonly text: string;
  readonly records: readonly Readonly<Record<string, string>>[];
  /** Whether each record stands by itself. */
  readonly isRegular: boolean;
}

/** Company, date, title and what was done; school, date and degree: in the orders in which pages print them. */
const ORDERS = {
  work: 'CDT CTD TCD TDC DCT DTC CDTX CTDX TCDX TDCX DCTX DTCX TXCD CTXD TCXD'.split(' '),
  studies: 'SDG SGD GSD GDS DSG DGS'.split(' '),
};

const DATES = ['Aug 2020 - Jan 2021', 'Oct 2017 - Jul 2019', '2014 - 2015', 'Jan 2010 - May 2012', '2006 - 2008'];

const WORK: Readonly<Record<string, Words>> = {
  'looked at': {
    C: ['Acme Foods', 'Harbor Mill Ltd', 'Northwind Labs', 'Verdane Hospice', 'Tolland Bank'],
    T: ['Head Baker', 'Line Cook', 'Software Engineer', 'Staff Nurse', 'Accountant'],
    X: [
      'Baked bread for the whole town.',
      'Served meals to guests in two halls.',
      'Wrote tests for the mobile app.',
      'Cared for patients on a ward of 20 beds.',
      'Prepared the monthly accounts.',
    ],
  },
  unseen: {
    C: ['Quillfeather Press', 'Redline Couriers', 'Oakhurst Logistics Inc.', 'City of Fenwick', 'Marsh & Doyle'],
    T: ['Payroll Clerk', 'Delivery Driver', 'Operations Manager', 'Civil Engineer', 'Legal Assistant'],
    X: [
      'Paid the wages of 300 people on time.',
      'Drove parcels to shops in three counties.',
      'Led two shifts in the warehouse.',
      'Planned bridges and roads for the city.',
      'Drafted contracts and filed them with the court.',
    ],
  },
};

const STUDIES: Readonly<Record<string, Words>> = {
  'looked at': {
    S: ['Acme College', 'Lindow University', 'University of Harbor', 'Mill Valley High School', 'Northwind Institute'],
    G: ['BSc in Physics', 'Master of Science in Biology', 'Bachelor of Arts in History', 'MBA in Finance', 'MA in Law'],
  },
  unseen: {
    S: [
      'Fenwick Polytechnic',
      'University of Verdane',
      'Tolland School of Design',
      'Oakhurst College',
      'Redline Academy',
    ],
    G: ['BA in Music', 'PhD in Chemistry', 'Diploma in Nursing', 'Master of Arts in Economics', 'B.Eng. in Mining'],
  },
};

/** Lists whose records from one on lose their order: the values of all kinds, or of one, stand together. */
function copiedLists(heading: string, orders: readonly string[], words: Words): fc.Arbitrary<Copied> {
  const count = DATES.length;
  const shuffled = Object.fromEntries(
    Object.entries(words).map(([kind, own]) => [kind, fc.shuffledSubarray([...own], { minLength: count })] as const),
  );
  return fc
    .record({
      order: fc.constantFrom(...orders).map((one) => Array.from(one)),
      values: fc.record({ ...shuffled, D: fc.constant(DATES) }),
      size: fc.integer({ min: 2, max: 4 }),
      from: fc.nat({ max: 3 }),
      stacked: fc.constantFrom('nothing', 'all', 'one above', 'one below'),
      kind: fc.nat(),
      between: fc.constantFrom('\n', '\n\n'),
    })
    .map(({ order, values, size, from, stacked, kind, between }) => {
      const records = Array.from({ length: size }, (_, i) =>
        Object.fromEntries(order.map((one) => [one, values[one as keyof typeof values][i] ?? ''])),
      );
      const start = stacked === 'nothing' ? size : from % size;
      const say = (some: typeof records, kinds: readonly string[]): string[] =>
        some.flatMap((record) => kinds.map((one) => record[one] ?? ''));
      const torn = records.slice(start);
      const one = order[kind % order.length] ?? '';
      const rest = say(
        torn,
        order.filter((other) => other !== one),
      );
      const apart = {
        nothing: [],
        all: order.flatMap((own) => say(torn, [own])),
        'one above': [...say(torn, [one]), ...rest],
        'one below': [...rest, ...say(torn, [one])],
      }[stacked];
      const lines = [...say(records.slice(0, start), order), ...apart];
      return {
        text: `Jane Roe\njane@roe.example\n\n${heading}\n${lines.join(between)}\n\nSKILLS\nBaking, Excel`,
        records,
        isRegular: size - start < 2 && stacked !== 'one above' && stacked !== 'one below',
      };
    });
}

interface Pairs {
  readonly right: number;
  readonly wrong: number;
  /** The pairs of the lists whose records stand by themselves, and how many of them are right. */
  readonly regular: number;
  readonly found: number;
}

/** Reads generated lists and counts the pairs of values in one entry that one record has, and those that no record has. */
function countPairs(lists: fc.Arbitrary<Copied>, entriesOf: (resume: Resume) => readonly (string | null)[][]): Pairs {
  const counts = { right: 0, wrong: 0, regular: 0, found: 0 };
  const tally = (list: Copied): void => {
    const has = (record: Copied['records'][number], value: string): boolean =>
      Object.values(record).some((own) => own.includes(value));
    const pairs = entriesOf(answerTo(list.text)).flatMap((entry) => {
      const served = entry.filter((one) => one !== null);
      return served.flatMap((one, i) => served.slice(i + 1).map((other) => [one, other] as const));
    });
    const right = pairs.filter(([one, other]) => list.records.some((record) => has(record, one) && has(record, other)));
    counts.right += right.length;
    counts.wrong += pairs.length - right.length;
    // Three values of a record are three pairs.
    if (list.isRegular) counts.regular += 3 * list.records.length;
    if (list.isRegular) counts.found += right.length;
  };
  fc.assert(fc.property(lists, tally), { numRuns: 200 });
  return counts;
}

function answerTo(text: string): Resume {
  const outcome = parseResume(readResume(textPages(text)), quoteFinder({ type: 'text', text }, text));
  assert.equal(outcome.kind, 'answer');
  return outcome.answer;
}

const yearOf = (date: string | null): string | null => date?.slice(0, 4) ?? null;

suite('lists of a copied text whose values are stacked up', () => {
  for (const [half, words] of Object.entries(STUDIES)) {
    test(`give no school the degree or the date of another, in words ${half}`, () => {
      const { wrong, regular, found } = countPairs(copiedLists('EDUCATION', ORDERS.studies, words), ({ education }) =>
        education.map((one) => [one.institution, one.degree, yearOf(one.graduation_date)]),
      );
      assert.equal(wrong, 0);
      assert.equal(found, regular);
    });
  }
  for (const [half, words] of Object.entries(WORK)) {
    test(`give few employers the title or the dates of another, in words ${half}`, () => {
      const { wrong, right, regular, found } = countPairs(
        copiedLists('EXPERIENCE', ORDERS.work, words),
        ({ work_history }) => work_history.map((one) => [one.company, one.title, yearOf(one.start_date)]),
      );
      assert.ok(wrong / (right + wrong) < 0.06, `${wrong} of ${right + wrong} pairs are wrong`);
      assert.ok(found / regular > 0.9, `${found} of ${regular} are found`);
    });
  }

  test('are not looked for on a printed page, where places show what belongs together', () => {
    const rows =
      'EXPERIENCE\nOakhurst Logistics\nTolland Bank\n2020 – Present\nWarehouse Manager\n2017 – 2019\nStaff Nurse';
    const copied = textPages(rows);
    const printed = { ...copied, pages: copied.pages.map((page) => ({ ...page, source: 'text_layer' as const })) };
    const employersOf = (pages: DocumentPages): readonly unknown[] =>
      rolesOf(entriesOf(rowsOf(pages).slice(1))).map(({ company }) => company);
    assert.deepEqual(employersOf(copied), [null, null]);
    assert.deepEqual(employersOf(printed), ['Oakhurst Logistics', 'Oakhurst Logistics']);
  });
});
