import type { Field } from '../../core/documents/resume/tagger/labels.ts';
import type { Material } from '../resume-tagger/material.ts';
import type { Bit } from '../resume-tagger/drawing.ts';
import { resumeExtras } from './json-resume-extras.ts';
import { FIRST_MARK, type EntryDates } from '../resume-tagger/laid-out.ts';
import { madePerson, type MadeRole, type MadeStudy, type Maker, type MonthOfYear } from '../resume-tagger/people.ts';

/** A document of the JSON Resume schema. */
export type JsonResume = Readonly<Record<string, unknown>>;

/** A JSON Resume whose values are marked, the values by their numbers, and the dates, which themes print in their own ways. */
export interface MarkedResume {
  readonly resume: JsonResume;
  readonly bits: readonly Bit[];
  readonly dates: readonly EntryDates[];
}

type Mark = (text: string, field: Field, entry?: object) => string;

interface Making {
  readonly maker: Maker;
  readonly mark: Mark;
  readonly dates: EntryDates[];
  /** Writes a month as the document does: with its day, or without. */
  readonly written: (date: MonthOfYear) => string;
}

/** Somebody who does not exist, as a JSON Resume for themes to print. */
export function jsonResume(maker: Maker, material: Material): MarkedResume {
  const bits: Bit[] = [];
  const mark: Mark = (text, field, entry) => {
    bits.push({ text, field, ...(entry && { entry }) });
    return marked(text, bits.length - 1);
  };
  const person = madePerson(maker, material);
  const day = maker.is(0.6) ? `-${two(maker.whole(1, 28))}` : '';
  const making: Making = { maker, mark, dates: [], written: (date) => iso(date) + day };
  const resume = {
    basics: {
      name: mark(person.name, 'name'),
      ...(maker.is(0.8) && { label: person.headline }),
      email: person.email,
      ...(maker.is(0.9) && { phone: person.phone }),
      ...(maker.is(0.5) && { url: webAddress(person.site), website: webAddress(person.site) }),
      ...(maker.is(0.75) && { summary: person.summary }),
      location: locationOf(person.place, making),
      profiles: profilesOf(person.email, maker),
    },
    work: workOf(person.roles, making),
    education: person.studies.map((study) => educationOf(study, making)),
    skills: skillsOf(person.skills, making),
    ...resumeExtras(maker),
  };
  return { resume, bits, dates: making.dates };
}

/** The text with the mark of a value before each word. */
function marked(text: string, value: number): string {
  return text.replaceAll(/(?<=^| )/g, String.fromCharCode(FIRST_MARK + value));
}

const two = (number: number): string => String(number).padStart(2, '0');
const iso = ({ year, month }: MonthOfYear): string => `${year}-${two(month)}`;
const webAddress = (site: string): string => (site.startsWith('http') ? site : `https://${site}`);

/** Where somebody lives: the parts are one value, since themes print them together. The country has no mark: themes look its name up. */
function locationOf(place: string, { maker, mark }: Making): object {
  const [city = '', region = ''] = place.split(', ');
  const code = /^(.*?) (\d{5}|[A-Z]{2}\d+ \d[A-Z]{2})$/.exec(region);
  const [own] = mark(place, 'location');
  const part = (text: string): string => text.replaceAll(/(?<=^| )/g, own ?? '');
  return {
    city: part(city),
    ...(region !== '' && { region: part(code?.[1] ?? region) }),
    ...(maker.is(0.3) && { address: `${maker.whole(1, 999)} ${maker.surname()} ${maker.pick(STREETS)}` }),
    ...((code !== null || maker.is(0.2)) && { postalCode: part(code?.[2] ?? String(maker.whole(10_000, 99_999))) }),
    ...(maker.is(0.5) && { countryCode: /^[A-Z]{2}(?: |$)/.test(region) ? 'US' : maker.pick(COUNTRIES) }),
  };
}

const COUNTRIES = ['US', 'GB', 'DE', 'CA', 'AU', 'IN', 'FR', 'NL'];
const STREETS = ['Street', 'Road', 'Avenue', 'Lane', 'St.', 'Drive', 'Way'];

function profilesOf(email: string, { shuffled, whole }: Maker): object[] {
  const username = email.replace(/@.*/, '').replaceAll(/[._]/g, '');
  return shuffled(['LinkedIn', 'GitHub', 'Twitter', 'Mastodon', 'Behance'])
    .slice(0, whole(0, 3))
    .map((network) => ({ network, username, url: `https://www.${network.toLowerCase()}.com/${username}` }));
}

function workOf(roles: readonly MadeRole[], { maker, mark, dates, written }: Making): object[] {
  // Themes put roles of one employer together, whose name must stay the same text.
  const companies = new Map<string, string>();
  const [isPlaced, isSummed] = [maker.is(0.5), maker.is(0.6)];
  return roles.map((role, i) => {
    const entry = {};
    dates.push({
      field: 'role_date',
      entry,
      from: iso(role.from),
      to: role.to === null ? 'present' : iso(role.to),
    });
    const before = roles[i - 1];
    const company = before && maker.is(0.08) ? before.company : role.company;
    const name = companies.getOrInsertComputed(company, () => mark(company, 'company', entry));
    const url = `https://${company.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;
    return {
      name,
      // The schema's name of it until 2018.
      company: name,
      position: mark(role.title, 'title', entry),
      ...(isPlaced && { location: mark(role.place, 'role_place', entry) }),
      ...(maker.is(0.25) && { url, website: url }),
      startDate: written(role.from),
      ...(role.to !== null && { endDate: written(role.to) }),
      ...(isSummed && maker.is(0.8) && { summary: maker.deed() }),
      highlights: role.deeds,
    };
  });
}

function educationOf(study: MadeStudy, { maker, mark, dates, written }: Making): object {
  const entry = {};
  dates.push({ field: 'study_date', entry, from: iso(study.from), to: iso(study.to) });
  const score = maker.pick(['3.8', '3.52/4.0', '1.7', 'First class', '4.0', '87%']);
  return {
    institution: mark(study.school, 'institution', entry),
    area: mark(study.field, 'field', entry),
    studyType: mark(study.degree, 'degree', entry),
    ...(maker.is(0.2) && { location: mark(study.place, 'study_place', entry) }),
    startDate: written(study.from),
    endDate: written(study.to),
    ...(maker.is(0.3) && { score, gpa: score }),
    ...(maker.is(0.35) && { courses: Array.from({ length: maker.whole(1, 4) }, () => courseOf(maker)) }),
  };
}

function courseOf({ pick, whole, is }: Maker): string {
  const subject = pick(['Calculus', 'Statistics', 'Databases', 'Ethics', 'Microeconomics', 'Anatomy', 'Drawing']);
  return is(0.5)
    ? `${pick(['CS', 'MA', 'BIO', 'LAW'])}${whole(101, 499)} - ${subject}`
    : `${pick(['Introduction to', 'Advanced', 'Applied'])} ${subject}`;
}

const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Master', 'Expert'];

/** Skills by themselves, or as keywords of groups, whose names are then no skills. */
function skillsOf(skills: readonly string[], { maker, mark }: Making): object[] {
  const isLevelled = maker.is(0.5);
  const level = (): object => (isLevelled ? { level: maker.pick(LEVELS) } : {});
  if (maker.is(0.3)) return skills.map((skill) => ({ name: mark(skill, 'skill'), ...level(), keywords: [] }));
  const each = maker.whole(2, 5);
  return Array.from({ length: Math.ceil(skills.length / each) }, (_, i) => ({
    name: maker.group(),
    ...level(),
    keywords: skills.slice(i * each, (i + 1) * each).map((skill) => mark(skill, 'skill')),
  }));
}
