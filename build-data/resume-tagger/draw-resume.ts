import { drawContactSection, drawHead } from './draw-head.ts';
import { drawRoles } from './draw-roles.ts';
import { drawStudies } from './draw-studies.ts';
import { rangeOf } from './dates.ts';
import { newDrawing, PAGE, type Bit, type DrawnDocument } from './drawing.ts';
import { value } from './entries.ts';
import { facesOf } from './faces.ts';
import { HEADINGS } from './headings.ts';
import { drawHeading, lookOf, type Drawer } from './looks.ts';
import { drawOther } from './other-sections.ts';
import type { Material } from './material.ts';
import { madePerson, type MadePerson, type Maker } from './people.ts';
import { drawSkills } from './skill-lists.ts';

/** The share of resumes that are read as pasted text. */
const TEXTS = 0.45;

/** A resume by chance, drawn, with what each character of it is. */
export function drawnResume(maker: Maker, material: Material): DrawnDocument {
  const { pick, is, whole } = maker;
  const made = madePerson(maker, material);
  const isText = is(TEXTS);
  const isSmall = is(0.16);
  const person = isSmall
    ? { ...made, roles: made.roles.slice(0, whole(1, 3)), studies: made.studies.slice(0, 1) }
    : made;
  const look = lookOf(maker, isText);
  const drawing = newDrawing({
    size: pick([9, 9.5, 10, 10, 10.5, 11]),
    leading: pick([1.2, 1.3, 1.4, 1.4, 1.5]),
    letter: pick([0.44, 0.47, 0.5, 0.5, 0.53]),
    isCapitals: is(0.02),
    faces: facesOf(maker),
  });
  const isSided = !isText && !isSmall && is(0.4);
  // Texts are wrapped where a mail or a form is narrow.
  const isNarrow = isText && is(0.15);
  const wholeColumn = {
    left: whole(36, 72),
    right: isNarrow ? whole(220, 360) : PAGE.width - whole(36, 72),
    top: PAGE.top,
  };
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
  const beside = new Set<SectionName>(
    order.filter((one) =>
      one === 'skills'
        ? is(0.7)
        : one === 'education'
          ? is(0.4)
          : one === 'summary'
            ? is(0.3)
            : one === 'other'
              ? is(0.5)
              : false,
    ),
  );
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
  return pick<SectionName[]>([
    ['experience'],
    ['experience'],
    ['experience'],
    ['experience', 'education'],
    ['education'],
    ['skills'],
    ['experience', 'skills'],
    [],
    ['experience', 'other'],
  ]);
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
  const head: Bit[] = [
    { text: person.name, field: 'name' },
    { text: pick([', ', ' - ', ' | ']) },
    { text: pick([person.email, person.phone]) },
  ];
  const isOne = is(0.6);
  if (isOne)
    pen.row([{ x: 0, bits: [...head, { text: pick(['. ', '. ', '; ', ' | ']) }, ...bits] }], { section: 'head' });
  else {
    pen.row([{ x: 0, bits: head }], { section: 'head' });
    pen.row([{ x: 0, bits }], { section: 'experience' });
  }
}

type SectionName = 'summary' | 'experience' | 'education' | 'skills' | 'other';

function sectionOrder({ pick, is, shuffled }: Maker): SectionName[] {
  const main: SectionName[] = pick([
    ['experience', 'education', 'skills'],
    ['experience', 'education', 'skills'],
    ['education', 'experience', 'skills'],
    ['skills', 'experience', 'education'],
    ['experience', 'skills', 'education'],
    ['education', 'skills', 'experience'],
  ]);
  const found: SectionName[] = [...(is(0.5) ? (['summary'] as const) : []), ...main];
  const others = pick([0, 0, 1, 1, 2, 3]);
  for (let i = 0; i < others; i += 1) found.splice(pick([found.length, found.length, 2, 3]), 0, 'other');
  return is(0.05)
    ? shuffled(found)
    : found.filter((one) => !(one === 'skills' && is(0.1)) && !(one === 'education' && is(0.05)));
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
