import type { JsonObject } from '../../../json.ts';
import type { DocumentPages } from '../../pages/pages.ts';
import { confidenceOf } from './resume-confidence.ts';
import { contactOf, placeIn, type Contact } from './contact.ts';
import { educationOf } from './education.ts';
import { entriesOf } from './entries.ts';
import { nameOf } from './name.ts';
import type { Period } from './period.ts';
import { rolesOf, type WorkRole } from './work-roles.ts';
import { rowsOf } from './ordered-rows.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { headingKind, sectionsOf, type ResumeSection } from './resume-sections.ts';
import { skillsOf } from './skills.ts';

/** In rows: how far a place is from the name, and from how to reach the person. */
const BELOW_NAME = 3;
const NEAR = 2;

/**
 * The reading of a resume from its words in their places: by its headings, the dates of its entries, and the words that titles,
 * employers, schools and degrees are made of. What is not sure is null. The same words give the same reading.
 */
export function readResume(document: DocumentPages): JsonObject {
  const { text } = document;
  const rows = rowsOf(document);
  const sections = sectionsOf(rows);
  const rowsUnder = (kind: ResumeSection['kind']): ResumeSection['rows'] =>
    sections.flatMap((section) => (section.kind === kind ? section.rows : []));
  const head = rowsUnder('head');
  const own = [...head, ...rowsUnder('contact')];
  // Those who speak for somebody have names and addresses too.
  const others = sections.flatMap((section) => (section.kind === 'references' ? [] : section.rows));
  const reached = contactOf(own, others);
  const education = educationOf(rowsUnder('education'));
  const skills = skillsOf(rowsUnder('skills'));
  const name = nameOf({ head: own, all: others, email: reached.email?.text });
  const roles = rolesIn(sections, name?.text);
  const contact = {
    ...reached,
    location: reached.location ?? placeIn(below(rows, name)) ?? placeIn(around(rows, reached)),
  };
  const certainty = certaintyOf(document);
  return {
    contact: {
      name: name?.text ?? null,
      email: cellOf(contact.email?.text, quoteOf(text, contact.email)),
      phone: cellOf(contact.phone?.text, quoteOf(text, contact.phone)),
      location: contact.location ?? null,
    },
    work_history: roles.map(({ company, title, period, description }) => ({
      company,
      title,
      start_date: cellOf(period?.from, quoteOf(text, period)),
      end_date: cellOf(period?.to, quoteOf(text, period)),
      description,
    })),
    education: education.map(({ institution, degree, field, period }) => ({
      institution,
      degree,
      field,
      graduation_date: cellOf(graduationOf(period), quoteOf(text, period)),
    })),
    skills,
    confidence: confidenceOf({ name: name?.text, contact, roles, education, skills, certainty }),
  };
}

/** The rows right above and below an address or a number, under the same heading. */
function around(rows: readonly TextRow[], { email, phone }: Contact): readonly TextRow[] {
  const reached = email ?? phone;
  const at = reached ? rows.findIndex(({ start, end }) => start <= reached.start && reached.end <= end) : -1;
  if (at === -1) return [];
  const near = rows.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  const from = near.slice(0, Math.min(at, NEAR)).findLastIndex((row) => headingKind(row) !== undefined) + 1;
  const to = near.findIndex((row, i) => i > Math.min(at, NEAR) && headingKind(row) !== undefined);
  return near.slice(from, to === -1 ? near.length : to);
}

/** The rows right below a name: what somebody is, and where. */
function below(rows: readonly TextRow[], name: TextSpan | undefined): readonly TextRow[] {
  const at = rows.findIndex(({ start }) => start === name?.start);
  const near = at === -1 ? [] : rows.slice(at + 1, at + 1 + BELOW_NAME);
  const heading = near.findIndex((row) => headingKind(row) !== undefined);
  return heading === -1 ? near : near.slice(0, heading);
}

/** Roles under their headings; without one, those that stand at the top and name title and employer. */
function rolesIn(sections: readonly ResumeSection[], name: string | undefined): WorkRole[] {
  const own = sections.filter(({ kind }) => kind === 'experience');
  if (own.length > 0) return own.flatMap(({ rows }) => rolesOf(entriesOf(rows), name));
  return sections
    .filter(({ kind }) => kind === 'head' || kind === 'summary')
    .flatMap(({ rows }) => rolesOf(entriesOf(rows), name))
    .filter(({ company, title, period }) => company !== null && title !== null && period?.isRange);
}

/** The day studies ended; none while they go on. */
function graduationOf(period: Period | undefined): string | null {
  if (!period || period.to === 'present') return null;
  return period.isRange ? period.to : period.from;
}

/** The characters of the document at a place. */
function quoteOf(text: string, span: TextSpan | undefined): string | null {
  return span ? text.slice(span.start, span.end) : null;
}

function cellOf(value: string | null | undefined, quote: string | null): JsonObject {
  return value ? { value, quote } : { value: null, quote: null };
}

/** The mean certainty of a document's words. */
function certaintyOf({ pages }: DocumentPages): number {
  let [sum, count] = [0, 0];
  for (const page of pages)
    for (const line of page.lines)
      for (const { words } of line.segments)
        for (const { certainty } of words) [sum, count] = [sum + certainty, count + 1];
  return count === 0 ? 0 : sum / count;
}
