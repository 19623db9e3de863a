/** Some chance that gives the same resumes each time: a linear congruential generator (Numerical Recipes). */
export interface Chance {
  /** One of some choices. */
  readonly pick: <T>(choices: readonly T[]) => T;
  /** A whole number from the first to the last, both included. */
  readonly whole: (first: number, last: number) => number;
}

export function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const whole = (first: number, last: number): number => first + Math.floor(next() * (last - first + 1));
  return { whole, pick: (choices) => choices[whole(0, choices.length - 1)]! };
}

/** A year and a month from 1. */
export interface MonthOfYear {
  readonly year: number;
  readonly month: number;
}

/** A role as a person had it. */
export interface LivedRole {
  readonly company: string;
  readonly title: string;
  readonly place: string;
  readonly from: MonthOfYear;
  /** Null while it goes on. */
  readonly to: MonthOfYear | null;
  readonly deeds: readonly string[];
}

export interface LivedStudy {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly place: string;
  readonly from: number;
  readonly to: MonthOfYear;
}

/** Somebody who does not exist. */
export interface Person {
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly summary: string;
  readonly roles: readonly LivedRole[];
  readonly studies: readonly LivedStudy[];
  readonly skills: readonly string[];
}

/** What people are made of. */
interface Words {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly companies: readonly string[];
  readonly titles: readonly string[];
  readonly places: readonly string[];
  readonly schools: readonly string[];
  readonly studies: readonly (readonly [degree: string, field: string])[];
  readonly skills: readonly string[];
  readonly deeds: readonly string[];
  readonly summaries: readonly string[];
  readonly phones: readonly string[];
}

const list = (text: string): readonly string[] => text.split(/\s*;\s*/);

const COMMON = {
  summaries: list(`Detail-minded professional who likes hard problems and plain words.;
    More than ten years of work with people who depend on what we deliver.`),
};

/** Each half has words of its own, so that no list is fitted to the half that is measured at the end. */
export const WORDS: Readonly<Record<'seen' | 'unseen', Words>> = {
  seen: {
    ...COMMON,
    first: list('Mara;Jonas;Priya;Dwayne;Svetlana;Kenji;Amélie;Tobias;Zanele;Rosa'),
    last: list("Ellingsen;Quist;Ramanathan;Carter;Volkova;O'Rourke;Baker;Lindqvist;Mensah;Hale-Porter"),
    companies:
      list(`Harbor Mill Logistics;Tidewater Freight;Kestrel Analytics;Bluepeak;Hollis & Wren;Northgate Hospital;
      Orrin Foods Inc.;Cobalt Ridge Software;Vantage Point Media;Pembrook County;Gull Point;Sterling, Marsh & Co.;
      First Harbor Bank;Nimbus Labs;Atelier Noor;The Copper Kettle;Brightwell School District;Quanta`),
    titles:
      list(`Dispatch Lead;Software Engineer;Senior Software Engineer;Registered Nurse;Marketing Manager;Data Analyst;
      Product Manager;Staff Accountant;Graphic Designer;Line Cook;Store Manager;Sales Representative;Research Assistant;
      Director of Operations;Vice President, Sales;Teacher;Office Administrator;Electrician;QA Engineer II;Intern`),
    places: list('Port Harrow, ME;Austin, TX;Columbus, OH;Leeds, United Kingdom;San Diego, CA;Toronto, ON;Denver, CO'),
    schools:
      list(`Port Harrow State College;University of Ohio Valley;Larkspur University;Midland Institute of Technology;
      Saint Brendan College;Technical University of Lund`),
    studies: [
      ['B.S.', 'Computer Science'],
      ['Bachelor of Arts', 'English Literature'],
      ['MBA', 'Finance'],
      ['Master of Science', 'Data Science'],
      ['Associate of Science', 'Nursing'],
      ['BA', 'Economics'],
    ],
    skills: list('SQL;Python;Route planning;Excel;Public speaking;Docker;Budgeting;Patient care;Adobe Illustrator;CRM'),
    deeds: list(`Plans the daily routes of forty trucks.;Cut the cost of delivery by 18% in one year.;
      Led a team of 12 across three sites;Built reports that managers read every week.;
      Trained new colleagues, and wrote what they were trained with.;Answered 60 calls a day in 2 languages`),
    phones: list('(207) 555-0142;415-555-0173;+1 614 555 0101;303.555.0123;+44 20 7946 0018'),
  },
  unseen: {
    ...COMMON,
    first: list('Ingrid;Malik;Chiara;Owen;Thandiwe;Rafael;Yuki;Beatrix;Dmitri;Noor'),
    last: list('Halvorsen;Okafor;Bianchi;Pritchard;Nkosi;Castellano;Tanaka;Cooper;Sokolov;Van der Berg'),
    companies:
      list(`Alder Street Partners;Ferrous Dynamics;Glasshouse;Meridian Care Homes;Pike & Larch LLP;Redline Couriers;
      Solstice Energy;Wexford Borough Council;Yarrow Biotech;Castle Row Primary School;Drift & Co;Ember;
      Ironbark Construction Ltd;Lumen Street Theatre;Okapi Robotics;Polar Star Insurance;Tallow;Umber Design Studio`),
    titles: list(`Project Coordinator;Backend Developer;Head of Growth;Physiotherapist;Warehouse Supervisor;Copywriter;
      Business Analyst;Paralegal;Site Foreman;Barista;Assistant Principal;Scrum Master;Customer Success Manager;
      Lab Technician;UX Researcher;Chief of Staff;Delivery Driver;Senior Account Executive;Machine Learning Engineer;
      Director, Human Resources`),
    places: list('Boise, ID;Cork, Ireland;Tulsa, OK;Edinburgh, Scotland;Calgary, AB;Savannah, GA;Lyon, France'),
    schools:
      list(`Ashford University;Coastal Carolina Community College;University of Strathmore;Hartwell Business School;
      National Institute of Design;Kingsbridge Polytechnic`),
    studies: [
      ['BSc', 'Physics'],
      ['Bachelor of Science', 'Mechanical Engineering'],
      ['M.A.', 'Linguistics'],
      ['Master of Business Administration', 'Strategy'],
      ['Ph.D.', 'Chemistry'],
      ['B.Com.', 'Accounting'],
    ],
    skills: list('Java;Kubernetes;Negotiation;Forklift operation;Figma;Copy editing;Salesforce;Scheduling;R;Case law'),
    deeds: list(`Reduced waiting times from nine days to four.;Responsible for a budget of $2.4 million;
      Designed the forms that every branch now fills in.;Won the 2018 award for safety on site.;
      Coordinated suppliers in Spain, Poland and Turkey;Wrote the plan, and kept to it.`),
    phones: list('(208) 555-0117;+353 21 555 0199;918-555-0164;0131 496 0712;+1 (912) 555-0188'),
  },
};

/** Somebody of one half's words: two to four roles without gaps, the last one often still held. */
export function madePerson(words: Words, { pick, whole }: Chance): Person {
  const name = `${pick(words.first)} ${pick(words.last)}`;
  const [first = '', ...last] = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z ]/g, '')
    .split(' ');
  const host = pick(['example.com', 'example.org', 'mail.example.net']);
  const roles: LivedRole[] = [];
  let end: MonthOfYear = { year: whole(2021, 2024), month: whole(1, 12) };
  const isHeld = whole(0, 2) > 0;
  const count = whole(2, 4);
  const [titles, companies] = [new Set<string>(), new Set<string>()];
  while (titles.size < count) titles.add(pick(words.titles));
  while (companies.size < count) companies.add(pick(words.companies));
  for (let i = 0; i < count; i += 1) {
    const from = { year: end.year - whole(1, 4), month: whole(1, 12) };
    const deeds = Array.from({ length: whole(1, 3) }, () => pick(words.deeds));
    const [title = '', company = ''] = [[...titles][i], [...companies][i]];
    roles.push({ company, title, place: pick(words.places), from, to: i === 0 && isHeld ? null : end, deeds });
    end = from.month > 1 ? { ...from, month: from.month - 1 } : { year: from.year - 1, month: 12 };
  }
  const studies = Array.from({ length: whole(1, 2) }, (_, i): LivedStudy => {
    const [degree, field] = pick(words.studies);
    const to = { year: end.year - 5 * i, month: pick([5, 6, 12]) };
    return { school: pick(words.schools), degree, field, place: pick(words.places), from: to.year - 4, to };
  });
  const skills = new Set<string>();
  while (skills.size < 5) skills.add(pick(words.skills));
  return {
    name,
    headline: roles[0]?.title ?? '',
    email: `${first}.${last.join('')}@${host}`,
    phone: pick(words.phones),
    place: pick(words.places),
    summary: pick(words.summaries),
    roles,
    studies,
    skills: [...skills],
  };
}
