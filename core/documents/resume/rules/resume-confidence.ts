import type { Contact } from './contact.ts';
import type { Education } from './education.ts';
import type { WorkRole } from './roles.ts';

/** What was read of a resume. */
export interface ReadResume {
  readonly name: string | undefined;
  readonly contact: Contact;
  readonly roles: readonly WorkRole[];
  readonly education: readonly Education[];
  readonly skills: readonly string[];
  /** How sure the characters themselves are, from 0 to 1: less where a picture was recognised. */
  readonly certainty: number;
}

/** What each part of a resume is worth. The history of work weighs most: most of an answer is made of it. */
const WORTH = { name: 0.15, contact: 0.15, roles: 0.4, dates: 0.15, education: 0.1, skills: 0.05 };

/**
 * How much of a resume was found and confirmed, from 0 to 1: the name, a way to reach the person, the share of roles with
 * title and employer, the share with dates, education, skills; times how sure the characters are. Not a share of right values.
 */
export function confidenceOf({ name, contact, roles, education, skills, certainty }: ReadResume): number {
  const share = (has: (role: WorkRole) => boolean): number =>
    roles.length === 0 ? 0 : roles.filter(has).length / roles.length;
  const found =
    (name === undefined ? 0 : WORTH.name) +
    (contact.email || contact.phone ? WORTH.contact : 0) +
    WORTH.roles * share(({ company, title }) => company !== null && title !== null) +
    WORTH.dates * share(({ period }) => period?.isRange === true) +
    (education.length > 0 ? WORTH.education : 0) +
    (skills.length > 0 ? WORTH.skills : 0);
  return Math.round(found * certainty * 100) / 100;
}
