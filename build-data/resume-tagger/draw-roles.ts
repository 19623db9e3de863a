import { rangeOf } from './dates.ts';
import { partOf, type Bit, type Cell } from './drawing.ts';
import { entryRows, entryTemplate, value, type SetRow } from './entries.ts';
import { drawItems, marked, type Drawer, type Look } from './looks.ts';
import type { MadeRole, Maker } from './people.ts';

/** Roles in one way for all of them. */
export function drawRoles(drawer: Drawer, roles: readonly MadeRole[]): void {
  const { pen, maker, look } = drawer;
  const { is, pick } = maker;
  if (is(0.06)) {
    drawTable(drawer, roles);
    return;
  }
  const section = 'experience';
  const template = entryTemplate(maker, { width: pen.width, isStudy: false, isText: look.isText });
  const isUndated = is(0.05);
  const hasAside = is(0.12);
  const hasDeeds = is(0.88);
  const group = is(0.1) && roles.length > 1 ? pick([2, 2, 3]) : 0;
  const isList = group === 0 && is(0.04);
  const isDatedGroup = is(0.35);
  const isListedGroup = is(0.2);
  const asides = hasAside ? maker.whole(1, 3) : 0;
  const hasSummary = is(0.15);
  const isRunIn = is(0.05);
  const lead = is(0.08)
    ? pick(['Highlights', 'Key achievements', 'Accomplishments', 'Responsibilities', 'Duties'])
    : '';
  const leadSign = pick(['', '', ':']);
  let company: string | undefined;
  for (const [i, role] of roles.entries()) {
    const entry = {};
    const own = i < group ? (roles[0]?.company ?? role.company) : role.company;
    const isGrouped = group > 0 && (i < group || is(0.7));
    const dates = isUndated && is(0.4) ? undefined : datesOf(role, { entry, look, maker });
    if (isGrouped && own !== company) {
      const bits: Bit[] = [value('company', own, entry)];
      const years = `${maker.whole(1990, 2010)} – ${maker.whole(2011, 2024)}`;
      if (isDatedGroup && is(0.4)) bits.push({ text: pick([` (${years})`, `, ${years}`, ` | ${years}`]) });
      const beside: Cell[] = isDatedGroup
        ? [{ x: -1, bits: [{ text: years }] }]
        : is(0.4)
          ? [{ x: -1, bits: [value('role_place', role.place, entry)] }]
          : [];
      pen.row([{ x: 0, bits }, ...beside], { section }, template.scales[0] ?? 1);
      if (is(0.3))
        pen.row(
          [
            {
              x: 0,
              bits: [{ text: pick(['Full-time · 3 yrs 2 mos', '4 years 1 month', 'Full-time', maker.place()]) }],
            },
          ],
          { section },
        );
    }
    company = own;
    const slots = {
      a: [value('title', role.title, entry)],
      ...(isGrouped ? {} : { b: [value('company', own, entry)], place: [value('role_place', role.place, entry)] }),
      ...(dates ? { dates } : {}),
    };
    const set = entryRows({ slots }, template, pen.width);
    const rows = isRunIn ? set.map((one, k) => (k === set.length - 1 ? withDeeds(one, role.deeds) : one)) : set;
    for (const [k, { cells, scale }] of rows.entries())
      pen.row(
        (isList || (isGrouped && isListedGroup)) && k === 0
          ? listed(cells, look.bullet || '•')
          : marked(cells, k, look),
        { section },
        scale,
      );
    if (template.isLabelledWide && is(0.7))
      pen.row(
        [
          {
            x: 0,
            bits: [
              {
                face: 'label',
                text: pick(['Main activities', 'Duties', 'Responsibilities', 'Type of business', 'Sector']),
              },
            ],
          },
          { x: template.middle * pen.width, bits: [{ text: maker.deed() }] },
        ],
        { section },
      );
    for (let k = 0; k < asides; k += 1)
      pen.row(
        [
          {
            x: template.indent * pen.width,
            bits: [
              {
                face: 'aside',
                text: pick([
                  `A ${maker.ordinary().toLowerCase()} company with ${maker.whole(20, 900)} employees`,
                  'Hours per week: 40',
                  `Reported to the ${maker.title()}`,
                  `Industry: ${maker.ordinary()}`,
                  `www.${maker.ordinary().toLowerCase()}.example`,
                  'Full-time',
                  `Supervisor: ${maker.surname()} (555) 555-0${maker.whole(100, 199)}`,
                  `Technologies: ${pick(['Java, SQL, Linux', 'Excel, SAP', 'React, Node.js, AWS'])}`,
                  'Key achievements:',
                  'Responsibilities:',
                  `${maker.whole(2, 990)} ${maker.surname()} Street, ${maker.place()}`,
                  `Salary: $${maker.whole(30, 99)},000 per year`,
                  'Grade: GS-12',
                  'May contact supervisor: Yes',
                  `Reason for leaving: ${maker.ordinary()}`,
                  `Type of business: ${maker.ordinary()}`,
                  `Department of ${maker.ordinary()}`,
                  `Team: ${maker.ordinary()}`,
                ]),
              },
            ],
          },
        ],
        { section },
      );
    if (hasSummary) pen.row([{ x: template.indent * pen.width, bits: [{ text: maker.summary() }] }], { section });
    if (lead !== '' && role.deeds.length > 0)
      pen.row([{ x: template.indent * pen.width, bits: [{ text: lead + leadSign, face: 'label' }] }], { section });
    if (hasDeeds && !isRunIn) drawItems(drawer, role.deeds, { section, indent: template.indent * pen.width });
    pen.space(template.gap);
  }
}

interface Dated {
  readonly entry: object;
  readonly look: Look;
  readonly maker: Maker;
}

function datesOf(role: MadeRole, { entry, look, maker }: Dated): Bit[] {
  const bit = value('role_date', rangeOf(role, look.dates), entry);
  return maker.is(0.04) ? [bit, { text: maker.pick([' (2 years 3 months)', ' · 1 yr 5 mos', ' (3 years)']) }] : [bit];
}

/** A head with what was done right behind it. */
function withDeeds({ cells, scale }: SetRow, deeds: readonly string[]): SetRow {
  const text = deeds.map((one) => one.replace(/\.?$/, '.')).join(' ');
  return {
    scale,
    cells: cells.map((cell, i) =>
      i === 0 && text !== '' ? { ...cell, bits: [...cell.bits, { text: `. ${text}` }] } : cell,
    ),
  };
}

/** A row as an item of a list. */
function listed(cells: readonly Cell[], bullet: string): Cell[] {
  return cells.map((cell, i) => (i === 0 ? { ...cell, bits: [{ text: `${bullet} ` }, ...cell.bits] } : cell));
}

function drawTable({ pen, maker, look }: Drawer, roles: readonly MadeRole[]): void {
  const { pick, is, shuffled } = maker;
  const section = 'experience';
  const split = is(0.5);
  const columns = shuffled<'title' | 'company' | 'dates' | 'place'>([
    'title',
    'company',
    'dates',
    ...(is(0.3) ? (['place'] as const) : []),
  ]);
  const names = {
    title: pick(['Position', 'Job Title', 'Role', 'Title']),
    company: pick(['Company', 'Employer', 'Organization']),
    place: pick(['Location', 'City']),
    dates: 'Dates',
  };
  const flat = columns.flatMap((one) => (one === 'dates' && split ? (['from', 'to'] as const) : [one]));
  const x = (i: number): number => (pen.width * i) / flat.length;
  const isHeaded = is(0.8);
  const head = (one: (typeof flat)[number]): string =>
    one === 'from' ? 'From' : one === 'to' ? 'To' : one === 'dates' ? pick(['Dates', 'Period', 'Years']) : names[one];
  if (isHeaded)
    pen.row(
      flat.map((one, i) => ({ x: x(i), bits: [{ text: head(one), face: 'label' }] })),
      { section },
    );
  for (const role of roles) {
    const entry = {};
    const range = value('role_date', rangeOf(role, look.dates), entry);
    const text = { from: look.dates.one(role.from), to: role.to === null ? look.dates.now : look.dates.one(role.to) };
    const bits = (one: (typeof flat)[number]): Bit[] =>
      one === 'title'
        ? [value('title', role.title, entry)]
        : one === 'company'
          ? [value('company', role.company, entry)]
          : one === 'place'
            ? [value('role_place', role.place, entry)]
            : [one === 'dates' ? range : partOf(range, text[one])];
    pen.row(
      flat.map((one, i) => ({ x: x(i), bits: bits(one) })),
      { section },
    );
    pen.space(pick([0, 0.3]));
  }
}
