import fc from 'fast-check';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import { cells, documentOf, ends, PAGE, pdfOf, text, type Block, type Page, type Setting } from './wrap-page.ts';

/** A role as it is printed. */
export interface MadeRole {
  readonly title: string;
  readonly company: string;
  readonly dates: string;
  readonly from: string;
  readonly to: string;
}

/** A resume in a narrow column and the roles that it prints. */
export interface MadeWraps {
  readonly layout: string;
  readonly document: DocumentPages;
  readonly pdf: () => Promise<Uint8Array>;
  readonly roles: readonly MadeRole[];
}

/** How many values of roles are served right and wrong, and how many there are. */
export interface Counted {
  readonly right: number;
  readonly wrong: number;
  readonly all: number;
}

function deeds(page: Page, deed: string): void {
  const { hasBullets, width } = page.setting;
  if (!hasBullets) text(page, [`${deed}.`, 'plain']);
  else
    cells(page, [
      { x: 8, width: 6, block: [[['•', 'plain']]] },
      { x: 18, width: width - 18, block: [[[deed, 'plain']]] },
    ]);
}

const DATES = 88;

type Layout = (page: Page, role: MadeRole) => void;

const bold = (one: string): Block => [[[one, 'bold']]];
const plain = (one: string): Block => [[[one, 'plain']]];

/** Layouts that may be looked at. */
const LOOKED_AT: Readonly<Record<string, Layout>> = {
  'title, company | dates': (page, { title, company, dates }) => {
    ends(page, bold(`${title}, ${company}`), plain(dates));
  },
  'title, company | dates, city below': (page, { title, company, dates }) => {
    ends(page, bold(`${title}, ${company}`), plain(dates));
    text(page, ['Boise, ID', 'plain']);
  },
  'company | dates, title below': (page, { title, company, dates }) => {
    ends(page, bold(company), plain(dates));
    text(page, [title, 'italic']);
  },
  'dates | title, company': (page, { title, company, dates }) => {
    const { width, gap } = page.setting;
    const x = DATES + gap;
    cells(page, [
      { x: 0, width: DATES, block: plain(dates) },
      {
        x,
        width: width - x,
        block: [
          [
            [title, 'bold'],
            [`at ${company}`, 'plain'],
          ],
        ],
      },
    ]);
  },
  'dates | company, title below': (page, { title, company, dates }) => {
    const { width, gap } = page.setting;
    const x = DATES + gap;
    cells(page, [
      { x: 0, width: DATES, block: plain(dates) },
      { x, width: width - x, block: [...bold(company), [[title, 'italic']]] },
    ]);
  },
  'company | whole dates, title below': (page, { title, company, dates }) => {
    ends(page, bold(company), plain(dates), true);
    text(page, [title, 'italic']);
  },
};

/** Layouts that nobody looks at. */
const UNSEEN: Readonly<Record<string, Layout>> = {
  'title – company | dates': (page, { title, company, dates }) => {
    ends(page, bold(`${title} – ${company}`), plain(dates));
  },
  'title | dates, company below': (page, { title, company, dates }) => {
    ends(page, bold(title), plain(dates));
    text(page, [company, 'italic']);
  },
  'title, company | dates in a table': (page, { title, company, dates }) => {
    const { width, gap } = page.setting;
    cells(page, [
      { x: 0, width: width - DATES - gap, block: plain(`${title}, ${company}`) },
      { x: width - DATES, width: DATES, block: plain(dates), isRight: true },
    ]);
  },
  'company | dates, title below, in one typeface': (page, { title, company, dates }) => {
    ends(page, plain(company), plain(dates), true);
    text(page, [title, 'italic']);
  },
  'dates | title, company below': (page, { title, company, dates }) => {
    const { width, gap } = page.setting;
    const x = DATES + gap;
    cells(page, [
      { x: 0, width: DATES, block: [[[dates, 'italic']]] },
      { x, width: width - x, block: [...bold(title), ...plain(company)] },
    ]);
  },
  'company in two typefaces | dates': (page, { title, company, dates }) => {
    ends(
      page,
      [
        [
          [`${title},`, 'bold'],
          [company, 'plain'],
        ],
      ],
      [[[dates, 'italic']]],
    );
  },
};

/** Layouts whose rows are texts of their own, although one is below the other in one typeface. */
const APART: Readonly<Record<string, Layout>> = {
  'title | dates, company below, alike': (page, { title, company, dates }) => {
    ends(page, bold(title), plain(dates), true);
    text(page, [company, 'bold']);
  },
  'company | dates, title below, alike': (page, { title, company, dates }) => {
    ends(page, plain(company), plain(dates), true);
    text(page, [title, 'plain']);
  },
  'title | dates, company | city, alike': (page, { title, company, dates }) => {
    ends(page, bold(title), bold(dates), true);
    ends(page, bold(company), bold('Boise, ID'), true);
  },
  'dates | title, company below, alike': (page, { title, company, dates }) => {
    const { width, gap } = page.setting;
    cells(page, [
      { x: 0, width: 130, block: plain(dates) },
      { x: 130 + gap, width: width - 130 - gap, block: [...plain(title), ...plain(company)] },
    ]);
  },
  'title, company | dates, all in one typeface': (page, { title, company, dates }) => {
    ends(page, plain(title), plain(dates), true);
    text(page, [company, 'italic']);
    text(page, ['Weir care for the Harbor Fair', 'plain']);
  },
};

const LAYOUTS: Readonly<Record<Half, Readonly<Record<string, Layout>>>> = {
  'looked at': LOOKED_AT,
  unseen: UNSEEN,
  apart: APART,
};

/** Which layouts to make. */
export const WRAP_HALVES = ['looked at', 'unseen', 'apart'] as const;

/** One of them. */
export type Half = (typeof WRAP_HALVES)[number];

const TITLES =
  `Assistant Manager|Restaurant Manager|Senior Staff Nurse|Front Office Manager|Shift Supervisor|Assistant Operations Manager|
Delivery Driver|Legal Secretary|Transport Planner|Senior Account Executive|Regional Sales Director|Maintenance Technician|
Assistant Director of Nursing|Lead Software Engineer|Payroll Administrator|Head Chef`
    .split('|')
    .map((one) => one.trim());

const COMPANIES =
  `Harbor Mill Logistics|The Copper Kettle|Alder Crown Hotel Group|Halden Valley Credit Union|Northwind Labs|
Riverina and District Teaching Hospitals Trust|Osprey Aviation|Northern Plains Wholesale Foods|Quimberley County Public Defender|
Stark Ltd|Oak Room Catering Company|Ellingsford Borough Council|Harrowmere Road Haulage Ltd|Ashmere Garden Centre|Landvik Mining Company`
    .split('|')
    .map((one) => one.trim());

const MONTHS = `January|February|March|April|May|June|July|August|September|October|November|December`.split('|');

/** Some roles, the last one first, with the months in full or short. */
const ROLES: fc.Arbitrary<readonly MadeRole[]> = fc
  .record({
    titles: fc.uniqueArray(fc.constantFrom(...TITLES), { minLength: 3, maxLength: 3 }),
    companies: fc.uniqueArray(fc.constantFrom(...COMPANIES), { minLength: 3, maxLength: 3 }),
    months: fc.array(fc.nat(11), { minLength: 6, maxLength: 6 }),
    count: fc.integer({ min: 1, max: 3 }),
    isShort: fc.boolean(),
  })
  .map(({ titles, companies, months, count, isShort }) =>
    titles.slice(0, count).map((title, i): MadeRole => {
      const [first, last] = [2018 - 4 * i, 2021 - 4 * i];
      const [one = 0, other = 0] = months.slice(2 * i);
      const isOn = i === 0;
      const dated = (month: number, year: number): string =>
        `${isShort ? MONTHS[month]?.slice(0, 3) : MONTHS[month]} ${year}`;
      const iso = (month: number, year: number): string => `${year}-${String(month + 1).padStart(2, '0')}`;
      return {
        title,
        company: companies[i] ?? '',
        dates: `${dated(one, first)} – ${isOn ? 'Present' : dated(other, last)}`,
        from: iso(one, first),
        to: isOn ? 'present' : iso(other, last),
      };
    }),
  );

const SETTING: fc.Arbitrary<Setting> = fc.record({
  width: fc.integer({ min: 210, max: 360 }),
  gap: fc.constantFrom(8, 11, 14),
  step: fc.constantFrom(11.5, 13, 15),
  below: fc.constantFrom(0, 4, 10),
  hasBullets: fc.boolean(),
  isSidebar: fc.boolean(),
});

const DEEDS = [
  'Looked after twelve people and their weekly rota',
  'Baked bread for 200 guests',
  'Reduced the waste of two kitchens by a third',
];

/** Resumes whose heads wrap, in the layouts of a half. */
export function wrapped(half: Half): fc.Arbitrary<MadeWraps> {
  return fc
    .record({ name: fc.constantFrom(...Object.keys(LAYOUTS[half])), roles: ROLES, setting: SETTING })
    .map(({ name, roles, setting }) => {
      const { isSidebar, below } = setting;
      const page: Page = { words: [], setting, left: PAGE.left + (isSidebar ? 150 : 0), y: 50 };
      text(page, ['Mara Ellingsen', 'bold']);
      text(page, ['mara@example.com', 'plain']);
      const top = page.y + 20;
      page.y += 24;
      text(page, ['Work Experience', 'bold']);
      page.y += 4;
      for (const [i, role] of roles.entries()) {
        LAYOUTS[half][name]?.(page, role);
        deeds(page, DEEDS[i] ?? '');
        page.y += below;
      }
      page.y += 10;
      text(page, ['Education', 'bold']);
      text(page, ['BA History, Halden University, 2010', 'plain']);
      if (isSidebar) {
        const side: Page = { ...page, left: PAGE.left, y: top, setting: { ...setting, width: 120 } };
        text(side, ['Skills', 'bold']);
        for (const skill of ['Welding', 'Radio communication and ticketing', 'Soldering', 'Brazing', 'Cutting'])
          text(side, [skill, 'plain']);
        side.y += 10;
        text(side, ['Languages', 'bold']);
        for (const language of ['Spanish', 'French', 'German']) text(side, [language, 'plain']);
      }
      const { words } = page;
      return { layout: name, document: documentOf(words), pdf: () => pdfOf(words), roles };
    });
}

/** Counts the values of made roles in an answer. A year alone is neither right nor wrong for a month. */
export function counted(answer: Resume | undefined, { roles }: Pick<MadeWraps, 'roles'>): Counted {
  let [right, wrong] = [0, 0];
  for (const one of answer?.work_history ?? []) {
    const role =
      roles.find(({ title, company }) => title === one.title || company === one.company) ??
      roles.find(({ from }) => from === one.start_date);
    const values = [
      [one.title, role?.title],
      [one.company, role?.company],
      [one.start_date, role?.from],
      [one.end_date, role?.to],
    ] as const;
    for (const [served, wanted] of values) {
      if (served === null) continue;
      if (served === wanted) right += 1;
      else if (!/^\d{4}$/.test(served) || !wanted?.startsWith(served)) wrong += 1;
    }
  }
  return { right, wrong, all: 4 * roles.length };
}
