import fc from 'fast-check';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { wordsOfRun } from '../../../../../core/documents/pages/pdf-words.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';

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
  readonly roles: readonly MadeRole[];
}

type Face = 'plain' | 'bold' | 'italic';

/** Words in one typeface; the next piece of a text follows without a line break. */
type Piece = readonly [text: string, face: Face];

/** Texts below each other. */
type Block = readonly (readonly Piece[])[];

/** How a page is set, in points. */
export interface Setting {
  readonly width: number;
  /** Between cells. */
  readonly gap: number;
  /** Between lines. */
  readonly step: number;
  /** Below a role. */
  readonly below: number;
  readonly hasBullets: boolean;
  readonly isSidebar: boolean;
}

/** Writes on a page from top to bottom. */
interface Page {
  readonly words: PlacedWord[];
  readonly setting: Setting;
  readonly left: number;
  y: number;
}

const SIZE = 10;
const PAGE = { width: 595, height: 842, left: 45 };

/** Widths of characters of a sans serif, as shares of the size. */
function widthOf(text: string, face: Face): number {
  let width = 0;
  for (const character of text)
    width += /[ijltfrI.,:;'|()/ -]/.test(character)
      ? 0.3
      : /[mwMW]/.test(character)
        ? 0.84
        : /[A-Z–&]/.test(character)
          ? 0.68
          : 0.55;
  return width * SIZE * (face === 'bold' ? 1.06 : 1);
}

const BLANK = 0.28 * SIZE;

interface Placed {
  readonly text: string;
  readonly face: Face;
  readonly x: number;
  readonly width: number;
}

/** Breaks texts into lines of a width. */
function linesOf(block: Block, width: number): Placed[][] {
  return block.flatMap((pieces) => {
    const lines: Placed[][] = [[]];
    let x = 0;
    for (const [text, face] of pieces)
      for (const word of text.split(' ')) {
        const own = widthOf(word, face);
        if (x > 0 && x + own > width) {
          lines.push([]);
          x = 0;
        }
        lines.at(-1)?.push({ text: word, face, x, width: own });
        x += own + BLANK;
      }
    return lines;
  });
}

function wholeWidth(block: Block): number {
  return Math.max(...linesOf(block, Infinity).map((line) => (line.at(-1)?.x ?? 0) + (line.at(-1)?.width ?? 0)));
}

function leastWidth(block: Block): number {
  return Math.max(...linesOf(block, 0).flatMap((line) => line.map(({ width }) => width)));
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly block: Block;
  readonly isRight?: boolean;
}

/** Prints cells whose first lines are at one height. */
function cells(page: Page, all: readonly Cell[]): void {
  const { step } = page.setting;
  let most = 0;
  for (const { x, width, block, isRight } of all) {
    const lines = linesOf(block, width);
    most = Math.max(most, lines.length);
    for (const [i, line] of lines.entries()) {
      const last = line.at(-1);
      const shift = isRight && last ? width - last.x - last.width : 0;
      for (const { text, face, x: at, width: own } of line) {
        const matrix = [SIZE, 0, 0, SIZE, page.left + x + shift + at, page.y + i * step];
        page.words.push(...wordsOfRun({ text, matrix, width: own, font: face }));
      }
    }
  }
  page.y += most * step;
}

/** Prints two cells at the ends of the column as a flexible row does: what does not fit shrinks in proportion. */
function ends(page: Page, left: Block, right: Block, isNowrap = false): void {
  const { width, gap } = page.setting;
  const [one, other] = [wholeWidth(left), wholeWidth(right)];
  const over = Math.max(0, one + other + gap - width);
  const least = isNowrap ? other : leastWidth(right);
  const shrunk = Math.max(least, other - (over * other) / (one + other));
  cells(page, [
    { x: 0, width: Math.min(one, width - gap - shrunk), block: left },
    { x: over > 0 ? width - shrunk : width - other, width: shrunk, block: right },
  ]);
}

/** Prints a text over the column. */
function text(page: Page, ...pieces: Piece[]): void {
  cells(page, [{ x: 0, width: page.setting.width, block: [pieces] }]);
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
export type Half = 'looked at' | 'unseen' | 'apart';

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
      const { width, height } = PAGE;
      const document = layOut([{ width, height, source: 'text_layer', words: page.words, fields: [] }]);
      return { layout: name, document, roles };
    });
}
