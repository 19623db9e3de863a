import type { Contact } from './contact/contact.ts';
import type { Education } from './education.ts';
import type { WorkRole } from './roles/roles.ts';

/** What was read from a resume. */
export interface ReadResume {
  readonly name: string | undefined;
  readonly contact: Contact;
  readonly roles: readonly WorkRole[];
  readonly education: readonly Education[];
  readonly skills: readonly string[];
  /** The certainty of the characters, from 0 to 1: below 1 for a recognised picture. */
  readonly certainty: number;
}

/** The weight of each part. Work history weighs most, because most of an answer consists of it. */
const WORTH = { name: 0.15, contact: 0.15, roles: 0.4, dates: 0.15, education: 0.1, skills: 0.05 };

/**
 * Rates from 0 to 1 how much of a resume was found: name, contact details, the share of roles with title and employer, the share with
 * dates, education and skills, times the certainty of the characters. It is not the share of right values.
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
