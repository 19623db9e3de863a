import type { Maker } from '../resume-tagger/people.ts';

/** The share of resumes that have each of the other sections. */
const SHARES = {
  volunteer: 0.3,
  awards: 0.3,
  publications: 0.2,
  certificates: 0.25,
  languages: 0.4,
  interests: 0.4,
  references: 0.25,
  projects: 0.35,
};

type Entries = (maker: Maker) => object;

const SECTIONS: Readonly<Record<keyof typeof SHARES, Entries>> = {
  volunteer: (maker) => ({
    organization: maker.company(),
    position: maker.title(),
    url: 'https://volunteers.example',
    ...period(maker),
    summary: maker.deed(),
    highlights: some(maker, 2, maker.deed),
  }),
  awards: (maker) => ({
    title: `${maker.ordinary()} ${maker.pick(['Award', 'Prize', 'Medal', 'Scholarship'])}`,
    date: day(maker),
    awarder: maker.company(),
    summary: maker.summary(),
  }),
  publications: (maker) => ({
    name: `On the ${maker.ordinary()} of ${maker.ordinary()}`,
    publisher: `${maker.surname()} ${maker.pick(['Press', 'Journal', 'Review'])}`,
    releaseDate: day(maker),
    url: 'https://papers.example',
    summary: maker.summary(),
  }),
  certificates: (maker) => ({
    name: `Certified ${maker.ordinary()} ${maker.pick(['Professional', 'Associate', 'Practitioner'])}`,
    date: day(maker),
    issuer: maker.company(),
    url: 'https://certificates.example',
  }),
  languages: (maker) => ({
    language: maker.pick(['English', 'Spanish', 'French', 'German', 'Mandarin', 'Hindi', 'Portuguese', 'Dutch']),
    fluency: maker.pick([
      'Native speaker',
      'Fluent',
      'Intermediate',
      'B2',
      'Basic',
      'Professional working proficiency',
    ]),
  }),
  interests: (maker) => ({
    name: maker.pick(['Hiking', 'Chess', 'Photography', 'Cooking', 'Music', 'Travel', 'Wildlife', 'Gardening']),
    keywords: some(maker, 3, () => maker.ordinary()),
  }),
  references: (maker) => ({
    name: `${maker.surname()} ${maker.surname()}`,
    reference: maker.summary(),
  }),
  projects: (maker) => ({
    name: `${maker.ordinary()} ${maker.pick(['App', 'Tracker', 'Library', 'Study', 'Festival'])}`,
    description: maker.deed(),
    highlights: some(maker, 2, maker.deed),
    keywords: some(maker, 3, () => maker.ordinary()),
    ...period(maker),
    url: 'https://projects.example',
    roles: [maker.title()],
    entity: maker.company(),
    type: 'application',
  }),
};

/** The share of resumes that have empty lists of what they do not have. */
const EMPTY = 0.5;

/** The sections of a JSON Resume of which no value is read, some of them by chance: none of their text is a role, a study or a skill. */
export function resumeExtras(maker: Maker): Readonly<Record<string, unknown>> {
  const names = Object.keys(SHARES) as (keyof typeof SHARES)[];
  const isEmpty = maker.is(EMPTY);
  return Object.fromEntries(
    names.flatMap((name): (readonly [string, readonly object[]])[] => {
      if (maker.is(SHARES[name])) return [[name, [...some(maker, 2, SECTIONS[name]), SECTIONS[name](maker)]]];
      return isEmpty ? [[name, []]] : [];
    }),
  );
}

function some<T>(maker: Maker, most: number, one: (maker: Maker) => T): T[] {
  return Array.from({ length: maker.whole(0, most) }, () => one(maker));
}

function day({ whole }: Maker, year = whole(2001, 2024)): string {
  return `${year}-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(10, 28))}`;
}

function period(maker: Maker): object {
  const year = maker.whole(2001, 2022);
  return { startDate: day(maker, year), endDate: day(maker, year + maker.whole(1, 3)) };
}
