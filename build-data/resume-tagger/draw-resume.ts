import type { Section } from '../../core/documents/resume/tagger/labels.ts';
import { dateStyle, rangeOf, type DateStyle } from './dates.ts';
import { newDrawing, PAGE, partOf, type Bit, type Cell, type DrawnDocument, type Pen } from './drawing.ts';
import { entryRows, entryTemplate, value, type EntryTemplate } from './entries.ts';
import { HEADINGS } from './headings.ts';
import { madePerson, type MadePerson, type MadeRole, type MadeStudy, type Maker, type Material } from './people.ts';
import { drawSkills } from './skill-lists.ts';
import { drawOther } from './other-sections.ts';

/** How one document is set throughout. */
export interface Look {
  readonly isText: boolean;
  readonly isMarkdown: boolean;
  readonly heading: (text: string) => { readonly cells: readonly Cell[]; readonly scale: number };
  readonly headingGap: number;
  /** How far headings stand out to the left of what follows beside them; 0 where it follows below. */
  readonly rail: number;
  /** Whether nothing is headed. */
  readonly isUnheaded: boolean;
  readonly afterHeading: number;
  readonly bullet: string;
  readonly bulletIndent: number;
  readonly dates: DateStyle;
}

/** What drawing goes on with. */
export interface Drawer {
  readonly pen: Pen;
  readonly maker: Maker;
  readonly look: Look;
}

const BULLETS = ['•', '•', '•', '-', '–', '*', '▪', '◦', '●', '➢', '', ''];

function lookOf(maker: Maker, isText: boolean): Look {
  const { pick, is } = maker;
  const isMarkdown = isText && is(0.2);
  const wording = pick<(text: string) => string>([(t) => t, (t) => t, (t) => t.toUpperCase(), (t) => t.toUpperCase(), (t) => t.toLowerCase(), (t) => `${t}:`]);
  const scale = isText ? 1 : pick([1, 1.05, 1.1, 1.2, 1.3, 1.45, 1.6]);
  const isCapitals = wording('Ab') === 'AB';
  const isWide = isCapitals && is(0.05);
  const x = is(0.08) ? 150 : 0;
  return {
    isText,
    isMarkdown,
    heading: (text) => {
      const own = isMarkdown ? `## ${text}` : scale < 1.05 && !isCapitals && !isText && is(0.5) ? text.toUpperCase() : wording(text);
      return { cells: [{ x, bits: [{ text: isWide ? own.split(' ').map((word) => Array.from(word).join(' ')).join('   ') : own }] }], scale };
    },
    rail: 0,
    isUnheaded: false,
    headingGap: pick([0.6, 0.8, 1, 1.2, 1.6]),
    afterHeading: pick([0, 0, 0.2, 0.4, 0.8]),
    bullet: isMarkdown ? '-' : pick(BULLETS),
    bulletIndent: pick([0, 0, 8, 14]),
    dates: dateStyle(maker),
  };
}

/** A resume by chance, drawn, with what each character of it is. */
export function drawnResume(maker: Maker, material: Material): DrawnDocument {
  const { pick, is, whole } = maker;
  const made = madePerson(maker, material);
  const isText = is(0.3);
  const isSmall = is(0.16);
  const person = isSmall ? { ...made, roles: made.roles.slice(0, whole(1, 3)), studies: made.studies.slice(0, 1) } : made;
  const look = lookOf(maker, isText);
  const drawing = newDrawing({ size: pick([9, 9.5, 10, 10, 10.5, 11]), leading: pick([1.2, 1.3, 1.4, 1.4, 1.5]), letter: pick([0.44, 0.47, 0.5, 0.5, 0.53]), isCapitals: is(0.02) });
  const isSided = !isText && !isSmall && is(0.4);
  const wholeColumn = { left: whole(36, 72), right: PAGE.width - whole(36, 72), top: PAGE.top };
  const order = isSmall ? smallOrder(maker) : sectionOrder(maker);
  if (is(0.03)) {
    drawLine({ pen: drawing.pen(wholeColumn), maker, look }, person);
    return drawing.asText();
  }
  if (!isSided) {
    const isRailed = !isSmall && is(0.07);
    const rail = isRailed ? whole(90, 140) : 0;
    const first = drawing.pen(wholeColumn);
    drawHead({ pen: first, maker, look }, person, { hasContact: true });
    const pen = isRailed ? drawing.pen({ ...wholeColumn, left: wholeColumn.left + rail, top: first.y() }) : first;
    const drawer = { pen, maker, look: { ...look, rail: isSmall ? 0 : rail, isUnheaded: isSmall && is(0.2) } };
    if (is(0.06)) drawContactSection(drawer, person);
    for (const section of order) drawSection(drawer, person, section);
    return isText ? drawing.asText() : drawing.asLayer();
  }
  const isLeft = is(0.5);
  const width = whole(140, 210);
  const isHeadAcross = is(0.5);
  let top = PAGE.top;
  const isContactBeside = is(0.65);
  if (isHeadAcross) {
    const pen = drawing.pen(wholeColumn);
    drawHead({ pen, maker, look }, person, { hasContact: !isContactBeside });
    pen.space(1);
    top = pen.y();
  }
  const left = { left: whole(24, 45), right: 0, top };
  left.right = left.left + (isLeft ? width : PAGE.width - width - 80);
  const right = { left: left.right + whole(16, 34), right: PAGE.width - whole(24, 40), top };
  const [side, main] = isLeft ? [left, right] : [right, left];
  const beside = new Set<SectionName>(order.filter((one) => (one === 'skills' ? is(0.7) : one === 'education' ? is(0.4) : one === 'summary' ? is(0.3) : one === 'other' ? is(0.5) : false)));
  const penOf = { side: drawing.pen(side), main: drawing.pen(main) };
  const inSide = (): void => {
    const drawer = { pen: penOf.side, maker, look };
    if (isContactBeside) drawContactSection(drawer, person);
    for (const section of order) if (beside.has(section)) drawSection(drawer, person, section);
  };
  const inMain = (): void => {
    const drawer = { pen: penOf.main, maker, look };
    if (!isHeadAcross) drawHead(drawer, person, { hasContact: !isContactBeside });
    for (const section of order) if (!beside.has(section)) drawSection(drawer, person, section);
  };
  if (isLeft) {
    inSide();
    inMain();
  } else {
    inMain();
    inSide();
  }
  return drawing.asLayer();
}

/** What somebody pastes who sends a part alone. */
function smallOrder({ pick }: Maker): SectionName[] {
  return pick<SectionName[]>([['experience'], ['experience'], ['experience'], ['experience', 'education'], ['education'], ['skills'], ['experience', 'skills'], [], ['experience', 'other']]);
}

/** All of somebody in one line. */
function drawLine({ pen, maker, look }: Drawer, person: MadePerson): void {
  const { pick, is } = maker;
  const [role] = person.roles;
  if (!role) return;
  const entry = {};
  const sign = pick([', ', ', ', ' | ', ' - ']);
  const names = maker.shuffled([value('title', role.title, entry), value('company', role.company, entry)]);
  const dates = value('role_date', rangeOf(role, look.dates), entry);
  const bits = [...names.flatMap((bit) => [bit, { text: sign }]), dates];
  const head: Bit[] = [{ text: person.name, field: 'name' }, { text: pick([', ', ' - ', ' | ']) }, { text: pick([person.email, person.phone]) }];
  const isOne = is(0.6);
  if (isOne) pen.row([{ x: 0, bits: [...head, { text: pick(['. ', '. ', '; ', ' | ']) }, ...bits] }], { section: 'head' });
  else {
    pen.row([{ x: 0, bits: head }], { section: 'head' });
    pen.row([{ x: 0, bits }], { section: 'experience' });
  }
}

type SectionName = 'summary' | 'experience' | 'education' | 'skills' | 'other';

function sectionOrder({ pick, is, shuffled }: Maker): SectionName[] {
  const main: SectionName[] = pick([['experience', 'education', 'skills'], ['experience', 'education', 'skills'], ['education', 'experience', 'skills'], ['skills', 'experience', 'education'], ['experience', 'skills', 'education'], ['education', 'skills', 'experience']]);
  const found: SectionName[] = [...(is(0.5) ? (['summary'] as const) : []), ...main];
  const others = pick([0, 0, 1, 1, 2, 3]);
  for (let i = 0; i < others; i += 1) found.splice(pick([found.length, found.length, 2, 3]), 0, 'other');
  return is(0.05) ? shuffled(found) : found.filter((one) => !(one === 'skills' && is(0.1)) && !(one === 'education' && is(0.05)));
}

/** A heading, with the room above and below it. */
export function drawHeading({ pen, maker, look }: Drawer, texts: readonly string[], section: Section): void {
  pen.space(look.headingGap);
  if (look.isUnheaded) return;
  const { cells, scale } = look.heading(maker.pick(texts));
  if (look.rail > 0) {
    pen.row(cells.map((cell) => ({ ...cell, x: -look.rail, isFromLeft: true })), { section, isHeading: true }, 1);
    pen.space(-1);
    return;
  }
  pen.row(cells, { section, isHeading: true }, scale);
  if (look.isText && !look.isMarkdown && maker.is(0.12)) pen.row([{ x: 0, bits: [{ text: maker.pick(['-', '=', '_']).repeat(30) }] }], { section });
  pen.space(look.afterHeading);
}

function drawSection(drawer: Drawer, person: MadePerson, name: SectionName): void {
  const { maker, pen } = drawer;
  switch (name) {
    case 'summary':
      if (maker.is(0.8)) drawHeading(drawer, HEADINGS.summary, 'other');
      pen.row([{ x: 0, bits: [{ text: person.summary }] }], { section: 'other' });
      break;
    case 'experience':
      drawHeading(drawer, HEADINGS.experience, 'experience');
      drawRoles(drawer, person.roles);
      break;
    case 'education':
      drawHeading(drawer, HEADINGS.education, 'education');
      drawStudies(drawer, person.studies);
      break;
    case 'skills':
      drawHeading(drawer, HEADINGS.skills, 'skills');
      drawSkills(drawer, person.skills);
      break;
    case 'other':
      drawOther(drawer);
  }
}

/** Items of a list, or a paragraph of them. */
export function drawItems({ pen, maker, look }: Drawer, texts: readonly string[], { section, indent = 0 }: { readonly section: Section; readonly indent?: number }): void {
  if (look.bullet === '' && maker.is(0.6)) {
    if (texts.length > 0) pen.row([{ x: indent, bits: [{ text: texts.map((one) => one.replace(/\.?$/, '.')).join(' ') }] }], { section });
    return;
  }
  for (const text of texts) {
    const width = Math.max(20, (pen.width - indent - 20) / 4.9);
    const lines = linesOf(text, width);
    for (const [i, line] of lines.entries()) {
      const sign = look.bullet === '' ? '' : i === 0 ? `${look.bullet} ` : '';
      pen.row([{ x: indent + look.bulletIndent + (i > 0 ? 9 : 0), bits: [{ text: sign + line }] }], { section });
    }
  }
}

function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function drawRoles(drawer: Drawer, roles: readonly MadeRole[]): void {
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
      const beside: Cell[] = isDatedGroup ? [{ x: -1, bits: [{ text: years }] }] : is(0.4) ? [{ x: -1, bits: [value('role_place', role.place, entry)] }] : [];
      pen.row([{ x: 0, bits }, ...beside], { section }, template.scales[0] ?? 1);
      if (is(0.3)) pen.row([{ x: 0, bits: [{ text: pick(['Full-time · 3 yrs 2 mos', '4 years 1 month', 'Full-time', maker.place()]) }] }], { section });
    }
    company = own;
    const slots = {
      a: [value('title', role.title, entry)],
      ...(isGrouped ? {} : { b: [value('company', own, entry)], place: [value('role_place', role.place, entry)] }),
      ...(dates ? { dates } : {}),
    };
    const rows = entryRows({ slots }, template, pen.width);
    for (const [k, { cells, scale }] of rows.entries()) pen.row((isList || (isGrouped && isListedGroup)) && k === 0 ? listed(cells, look.bullet || '•') : marked(cells, k, look), { section }, scale);
    if (template.isLabelledWide && is(0.7)) pen.row([{ x: 0, bits: [{ text: pick(['Main activities', 'Duties', 'Responsibilities', 'Type of business', 'Sector']) }] }, { x: template.middle * pen.width, bits: [{ text: maker.deed() }] }], { section });
    for (let k = 0; k < asides; k += 1) pen.row([{ x: template.indent * pen.width, bits: [{ text: pick([`A ${maker.ordinary().toLowerCase()} company with ${maker.whole(20, 900)} employees`, 'Hours per week: 40', `Reported to the ${maker.title()}`, `Industry: ${maker.ordinary()}`, `www.${maker.ordinary().toLowerCase()}.example`, 'Full-time', `Supervisor: ${maker.surname()} (555) 555-0${maker.whole(100, 199)}`, `Technologies: ${pick(['Java, SQL, Linux', 'Excel, SAP', 'React, Node.js, AWS'])}`, 'Key achievements:', 'Responsibilities:', `${maker.whole(2, 990)} ${maker.surname()} Street, ${maker.place()}`, `Salary: $${maker.whole(30, 99)},000 per year`, 'Grade: GS-12', 'May contact supervisor: Yes', `Reason for leaving: ${maker.ordinary()}`, `Type of business: ${maker.ordinary()}`, `Department of ${maker.ordinary()}`, `Team: ${maker.ordinary()}`]) }] }], { section });
    if (hasDeeds) drawItems(drawer, role.deeds, { section, indent: template.indent * pen.width });
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

/** A row as an item of a list. */
function listed(cells: readonly Cell[], bullet: string): Cell[] {
  return cells.map((cell, i) => (i === 0 ? { ...cell, bits: [{ text: `${bullet} ` }, ...cell.bits] } : cell));
}

/** Marks of Markdown around what heads an entry. */
function marked(cells: readonly Cell[], row: number, { isMarkdown }: Look): readonly Cell[] {
  const [first, ...rest] = cells;
  if (!isMarkdown || !first) return cells;
  if (row === 0) return [{ ...first, bits: [{ text: '### ' }, ...first.bits] }, ...rest];
  const sign = row % 2 === 1 ? '*' : '**';
  return [{ ...first, bits: [{ text: sign }, ...first.bits, { text: sign }] }, ...rest];
}

function drawTable({ pen, maker, look }: Drawer, roles: readonly MadeRole[]): void {
  const { pick, is, shuffled } = maker;
  const section = 'experience';
  const split = is(0.5);
  const columns = shuffled<'title' | 'company' | 'dates' | 'place'>(['title', 'company', 'dates', ...(is(0.3) ? (['place'] as const) : [])]);
  const names = { title: pick(['Position', 'Job Title', 'Role', 'Title']), company: pick(['Company', 'Employer', 'Organization']), place: pick(['Location', 'City']), dates: 'Dates' };
  const flat = columns.flatMap((one) => (one === 'dates' && split ? (['from', 'to'] as const) : [one]));
  const x = (i: number): number => (pen.width * i) / flat.length;
  const isHeaded = is(0.8);
  const head = (one: (typeof flat)[number]): string => (one === 'from' ? 'From' : one === 'to' ? 'To' : one === 'dates' ? pick(['Dates', 'Period', 'Years']) : names[one]);
  if (isHeaded) pen.row(flat.map((one, i) => ({ x: x(i), bits: [{ text: head(one) }] })), { section });
  for (const role of roles) {
    const entry = {};
    const range = value('role_date', rangeOf(role, look.dates), entry);
    const text = { from: look.dates.one(role.from), to: role.to === null ? look.dates.now : look.dates.one(role.to) };
    const bits = (one: (typeof flat)[number]): Bit[] =>
      one === 'title' ? [value('title', role.title, entry)] : one === 'company' ? [value('company', role.company, entry)] : one === 'place' ? [value('role_place', role.place, entry)] : [one === 'dates' ? range : partOf(range, text[one])];
    pen.row(flat.map((one, i) => ({ x: x(i), bits: bits(one) })), { section });
    pen.space(pick([0, 0.3]));
  }
}

function drawStudies(drawer: Drawer, studies: readonly MadeStudy[]): void {
  const { pen, maker, look } = drawer;
  const { is, pick } = maker;
  const section = 'education';
  const template: EntryTemplate = entryTemplate(maker, { width: pen.width, isStudy: true, isText: look.isText });
  const joint = pick([' in ', ' in ', ' in ', ', ', ', ', ' ', ' - ', ': ', ' (', ' of ', ' – ', ' | ']);
  const isRange = is(0.45);
  const isYears = is(0.5);
  const hasAside = is(0.3);
  const isFieldFirst = is(0.06);
  const style = isYears ? { ...look.dates, one: ({ year }: { readonly year: number }) => String(year) } : look.dates;
  const lead = is(0.12) ? pick(['Graduated ', 'Expected ', 'Class of ', 'Graduated: ', 'Completed ', 'Graduation: ', 'Awarded ']) : '';
  for (const study of studies) {
    const entry = {};
    const degree = value('degree', study.degree, entry);
    const hasField = !is(0.07);
    const field = value('field', study.field, entry);
    const own: Bit[] = !hasField ? [degree] : isFieldFirst ? [field, { text: ', ' }, degree] : [degree, { text: joint }, field, ...(joint === ' (' ? [{ text: ')' }] : [])];
    const date = value('study_date', isRange ? rangeOf(study, style) : style.one(study.to), entry);
    const slots = {
      a: [value('institution', study.school, entry)],
      b: own,
      ...(is(0.05) ? {} : { dates: !isRange && lead !== '' ? [{ text: lead }, date] : [date] }),
      place: [value('study_place', study.place, entry)],
    };
    for (const [k, { cells, scale }] of entryRows({ slots }, template, pen.width).entries()) pen.row(marked(cells, k, look), { section }, scale);
    if (hasAside && is(0.8)) {
      const texts = [pick([`GPA: 3.${maker.whole(10, 99)}`, 'Graduated with honors', 'Magna cum laude', 'Dean’s List', `Thesis: ${maker.ordinary()} and ${maker.ordinary()} in practice`, 'Relevant coursework: Algorithms, Databases, Statistics', `Minor in ${maker.ordinary()}`, 'First class honours', `Advisor: Dr. ${maker.surname()}`, 'Captain of the rowing team'])];
      drawItems(drawer, texts, { section, indent: template.indent * pen.width });
    }
    pen.space(template.gap);
  }
}

function contactBits(maker: Maker, person: MadePerson): { readonly text: Bit[] }[] {
  const { is, shuffled } = maker;
  return shuffled([
    { text: [{ text: person.phone }] },
    { text: [{ text: person.email }] },
    ...(is(0.85) ? [{ text: [...(is(0.12) ? [{ text: `${maker.whole(2, 980)} ${maker.surname()} Street, ` }] : []), { text: person.place, field: 'location' as const }] }] : []),
    ...(is(0.4) ? [{ text: [{ text: person.site }] }] : []),
  ]);
}

const CONTACT_LABELS = (text: string, isPlace: boolean): readonly string[] =>
  isPlace ? ['Address: ', 'Location: ', 'Based in ', 'A: ', 'Address '] : text.includes('@') ? ['Email: ', 'E-mail: ', 'E: ', 'Mail: '] : /\d{3}/.test(text) ? ['Phone: ', 'Tel: ', 'Mobile: ', 'P: ', 'Cell: ', 'T: '] : ['Web: ', 'LinkedIn: ', 'Site: '];

function labelledContact(maker: Maker, bits: readonly Bit[]): Bit[] {
  const text = bits.map((bit) => bit.text).join('');
  return [{ text: maker.pick(CONTACT_LABELS(text, bits.some(({ field }) => field === 'location'))) }, ...bits];
}

function drawContactSection(drawer: Drawer, person: MadePerson): void {
  const { pen, maker } = drawer;
  if (maker.is(0.8)) drawHeading(drawer, HEADINGS.contact, 'other');
  const isLabelled = maker.is(0.35);
  const isOver = isLabelled && maker.is(0.4);
  if (pen.width > 300 && maker.is(0.25)) {
    const extra = maker.shuffled([['Date of birth', '12 March 1988'], ['Nationality', 'Swedish'], ['Driving licence', 'B'], ['Marital status', 'Married']]).slice(0, maker.whole(0, 3));
    if (maker.is(0.4)) pen.row([{ x: 0, bits: [{ text: 'Name' }] }, { x: 110, bits: [{ text: person.name, field: 'name' }] }], { section: 'head' });
    for (const { text } of contactBits(maker, person)) pen.row([{ x: 0, bits: [{ text: (labelledContact(maker, text)[0]?.text ?? '').trim() }] }, { x: 110, bits: text }], { section: 'head' });
    for (const [label = '', text = ''] of extra) pen.row([{ x: 0, bits: [{ text: label }] }, { x: 110, bits: [{ text }] }], { section: 'head' });
    return;
  }
  for (const { text } of contactBits(maker, person)) {
    if (isOver) pen.row([{ x: 0, bits: [{ text: (labelledContact(maker, text)[0]?.text ?? '').replace(/[: ]+$/, '') }] }], { section: 'head' });
    pen.row([{ x: 0, bits: isLabelled && !isOver ? labelledContact(maker, text) : text }], { section: 'head' });
  }
}

function drawHead({ pen, maker, look }: Drawer, person: MadePerson, { hasContact }: { readonly hasContact: boolean }): void {
  const { is, pick } = maker;
  const section = 'head';
  const scale = look.isText ? 1 : pick([1.2, 1.6, 1.8, 2, 2.2, 2.6, 3]);
  const x = is(0.3) ? Math.round(pen.width * pick([0.25, 0.3, 0.36])) : 0;
  if (is(0.08)) pen.row([{ x, bits: [{ text: pick(['Resume', 'RESUME', 'Curriculum Vitae', 'Curriculum Vitae', 'CURRICULUM VITAE', 'CV']) }] }], { section }, pick([1, 1.3, 1.6, 2, 2.4]));
  const printed = is(0.25) ? person.name.toUpperCase() : person.name;
  const name: Bit = { text: is(0.04) ? printed.toUpperCase().split(' ').map((word) => Array.from(word).join(' ')).join('   ') : printed, field: 'name' };
  const isStacked = !look.isText && is(0.1) && !name.text.includes('. ') && name.text.split(' ').length === 2 && !/^\S /.test(name.text);
  const contact = hasContact ? contactBits(maker, person).map(({ text }) => text) : [];
  const prefix = look.isMarkdown ? [{ text: '# ' }] : is(0.03) ? [{ text: 'Name: ' }] : [];
  const contactAbove = contact.length > 0 && is(0.06);
  const drawContact = (): void => {
    if (contact.length === 0) return;
    const isLabelled = is(0.25);
    const all = contact.map((bits) => (isLabelled ? labelledContact(maker, bits) : bits));
    const way = whole(maker);
    if (way === 'lines') for (const bits of all) pen.row([{ x: is(0.15) ? -1 : x, bits }], { section }, 0.95);
    else {
      const sign = pick([' | ', ' • ', ', ', ' · ', '  |  ', ' – ', '   ', ' / ', ' ⋅ ']);
      const perRow = way === 'one' ? all.length : 2;
      for (let i = 0; i < all.length; i += perRow) {
        const bits = all.slice(i, i + perRow).flatMap((own, k) => (k === 0 ? own : [{ text: sign }, ...own]));
        pen.row([{ x, bits }], { section }, 0.95);
      }
    }
  };
  if (contactAbove) drawContact();
  if (isStacked) {
    const [first = '', last = ''] = name.text.split(' ');
    pen.row([{ x, bits: [partOf(name, first)] }], { section }, scale);
    pen.row([{ x, bits: [partOf(name, last)] }], { section }, scale);
  } else {
    const tail: Bit[] = is(0.06) ? [{ text: pick([', PhD', ', MBA', ' (she/her)', ', RN', ', PMP', ` — ${person.headline}`, `, ${person.headline}`]) }] : [];
    const beside: Cell[] = !contactAbove && contact.length > 2 && is(0.08) ? [{ x: -1, bits: contact.pop() ?? [] }] : [];
    pen.row([{ x, bits: [...prefix, name, ...tail] }, ...beside], { section }, scale);
  }
  if (is(0.45)) pen.row([{ x, bits: [{ text: is(0.2) ? person.headline.toUpperCase() : person.headline }] }], { section }, look.isText ? 1 : pick([1, 1.1, 1.3]));
  if (!contactAbove) drawContact();
}

function whole({ pick }: Maker): 'lines' | 'one' | 'two' {
  return pick(['lines', 'one', 'one', 'two']);
}
