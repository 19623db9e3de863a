import fc from 'fast-check';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';

/** The words that were looked at while the rules were written, and those that nobody looked at. */
export const STACK_HALVES = ['looked at', 'unseen'] as const;

export type StackHalf = (typeof STACK_HALVES)[number];

export type ListKind = 'work' | 'studies';

/** What the records of a list say, each value once, by a letter for its kind. */
type Words = Readonly<Record<string, readonly string[]>>;

/** A list as it is copied from a page, and the values of each of its records. */
export interface Copied {
  readonly kind: ListKind;
  readonly text: string;
  readonly records: readonly Readonly<Record<string, string>>[];
  /** Whether each record stands by itself. */
  readonly isRegular: boolean;
}

/** Company, date, title and what was done; school, date and degree: in the orders in which pages print them. */
const ORDERS: Readonly<Record<ListKind, readonly string[]>> = {
  work: 'CDT CTD TCD TDC DCT DTC CDTX CTDX TCDX TDCX DCTX DTCX TXCD CTXD TCXD'.split(' '),
  studies: 'SDG SGD GSD GDS DSG DGS'.split(' '),
};

const DATES = ['Aug 2020 - Jan 2021', 'Oct 2017 - Jul 2019', '2014 - 2015', 'Jan 2010 - May 2012', '2006 - 2008'];

const WORK: Readonly<Record<StackHalf, Words>> = {
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

const STUDIES: Readonly<Record<StackHalf, Words>> = {
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

const WORDS: Readonly<Record<ListKind, Readonly<Record<StackHalf, Words>>>> = { work: WORK, studies: STUDIES };

const HEADINGS: Readonly<Record<ListKind, string>> = { work: 'EXPERIENCE', studies: 'EDUCATION' };

/** Lists whose records from one on lose their order: the values of all kinds, or of one, stand together. */
export function copiedLists(kind: ListKind, half: StackHalf): fc.Arbitrary<Copied> {
  const words = WORDS[kind][half];
  const count = DATES.length;
  const shuffled = Object.fromEntries(
    Object.entries(words).map(([kind, own]) => [kind, fc.shuffledSubarray([...own], { minLength: count })] as const),
  );
  return fc
    .record({
      order: fc.constantFrom(...ORDERS[kind]).map((one) => Array.from(one)),
      values: fc.record({ ...shuffled, D: fc.constant(DATES) }),
      size: fc.integer({ min: 2, max: 4 }),
      from: fc.nat({ max: 3 }),
      stacked: fc.constantFrom('nothing', 'all', 'one above', 'one below'),
      apart: fc.nat(),
      between: fc.constantFrom('\n', '\n\n'),
    })
    .map(({ order, values, size, from, stacked, apart, between }) => {
      const records = Array.from({ length: size }, (_, i) =>
        Object.fromEntries(order.map((one) => [one, values[one as keyof typeof values][i] ?? ''])),
      );
      const start = stacked === 'nothing' ? size : from % size;
      const say = (some: typeof records, kinds: readonly string[]): string[] =>
        some.flatMap((record) => kinds.map((one) => record[one] ?? ''));
      const torn = records.slice(start);
      const one = order[apart % order.length] ?? '';
      const rest = say(
        torn,
        order.filter((other) => other !== one),
      );
      const rows = {
        nothing: [],
        all: order.flatMap((own) => say(torn, [own])),
        'one above': [...say(torn, [one]), ...rest],
        'one below': [...rest, ...say(torn, [one])],
      }[stacked];
      const lines = [...say(records.slice(0, start), order), ...rows];
      return {
        kind,
        text: `Jane Roe\njane@roe.example\n\n${HEADINGS[kind]}\n${lines.join(between)}\n\nSKILLS\nBaking, Excel`,
        records,
        isRegular: size - start < 2 && stacked !== 'one above' && stacked !== 'one below',
      };
    });
}

/** Pairs of values in one entry that one record has, and those that no record has. */
export interface Pairs {
  readonly right: number;
  readonly wrong: number;
  /** The pairs of records that stand by themselves, and how many of them are right. */
  readonly regular: number;
  readonly found: number;
}

export const NO_PAIRS: Pairs = { right: 0, wrong: 0, regular: 0, found: 0 };

/** Counts the pairs of values in the entries of an answer. */
export function countPairs({ work_history: roles, education }: Resume, { kind, records, isRegular }: Copied): Pairs {
  const yearOf = (date: string | null): string | null => date?.slice(0, 4) ?? null;
  const entries =
    kind === 'work'
      ? roles.map((one) => [one.company, one.title, yearOf(one.start_date)])
      : education.map((one) => [one.institution, one.degree, yearOf(one.graduation_date)]);
  const pairs = entries.flatMap((entry) => {
    const served = entry.filter((one) => one !== null);
    return served.flatMap((one, i) => served.slice(i + 1).map((other) => [one, other] as const));
  });
  const has = (record: Copied['records'][number], value: string): boolean =>
    Object.values(record).some((own) => own.includes(value));
  const right = pairs.filter(([one, other]) => records.some((record) => has(record, one) && has(record, other))).length;
  return {
    right,
    wrong: pairs.length - right,
    // Three values of a record are three pairs.
    regular: isRegular ? 3 * records.length : 0,
    found: isRegular ? right : 0,
  };
}

export function sumOf(one: Pairs, other: Pairs): Pairs {
  return {
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    regular: one.regular + other.regular,
    found: one.found + other.found,
  };
}
