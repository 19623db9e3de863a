import { HALVES, layoutsOf, wordsOf, type Half } from '../../tests/core/documents/resume/made/made-resumes.ts';
import type { Layout } from '../../tests/core/documents/resume/made/layout.ts';
import { chanceOf, madePerson, type Person } from '../../tests/core/documents/resume/made/people.ts';
import { laidOut, type LaidOut } from './laid-out.ts';
import type { Material } from './material.ts';
import { madePerson as drawnPerson, type Maker } from './people.ts';

/** The sets of test layouts that the tagger never sees: on these it is measured. */
export const UNSEEN_SETS: ReadonlySet<Half> = new Set([
  'withheld',
  'blind',
  'counted',
  'fifthHands',
  'ninthHands',
  'tenthHands',
]);

/** The share of people with the words of their layout's set. */
const OWN_WORDS = 0.3;

/** The share of layouts that are read as pasted text, if they keep their meaning. */
const AS_TEXT = 0.4;

/** The layouts that the tagger learns from. */
const SEEN = HALVES.filter((half) => !UNSEEN_SETS.has(half)).flatMap((half) =>
  layoutsOf(half).map((layout) => ({ half, layout })),
);

/** A resume by chance in one of the layouts of the tests. */
export function laidOutResume(maker: Maker, material: Material): LaidOut {
  const { half, layout } = maker.pick(SEEN);
  const person = maker.is(OWN_WORDS)
    ? madePerson(wordsOf(half), chanceOf(maker.whole(1, 1_000_000)), layout.roles)
    : personFor(layout, maker, material);
  return laidOut(layout, person, !layout.isText || !maker.is(AS_TEXT));
}

/** The fewest roles and skills that every layout has room for, and the number of skills that layouts expect. */
const ROLES = { least: 2, most: 4 };
const SKILLS = 5;

/** Somebody of the tagger's own words with as many roles as a layout prints. */
function personFor({ roles: wanted }: Layout, maker: Maker, material: Material): Person {
  const made = drawnPerson(maker, material);
  const count = wanted ?? maker.whole(ROLES.least, ROLES.most);
  const roles = [...made.roles];
  while (roles.length < count) roles.push(...drawnPerson(maker, material).roles);
  const skills = new Set(made.skills);
  while (skills.size < SKILLS) for (const skill of drawnPerson(maker, material).skills) skills.add(skill);
  return {
    ...made,
    roles: roles
      .slice(0, count)
      .map((role) => ({ ...role, deeds: role.deeds.length > 0 ? role.deeds : [maker.deed()] })),
    studies: made.studies.slice(0, 2).map((study) => ({ ...study, from: study.from.year })),
    skills: [...skills].slice(0, SKILLS),
  };
}
