import { wordsIn } from './lists.ts';

/** What a label of a resume, a table or a form names. */
export type LabelKind =
  | 'title'
  | 'company'
  | 'institution'
  | 'degree'
  | 'field'
  | 'dates'
  | 'start'
  | 'end'
  | 'place'
  | 'duties'
  | 'skill'
  | 'level'
  | 'other';

function kindsOf<Kind>(table: Readonly<Partial<Record<string, string>>>): ReadonlyMap<string, Kind> {
  return new Map(
    Object.entries(table).flatMap(([kind, words = '']) => wordsIn(words).map((word) => [word, kind as Kind] as const)),
  );
}

/** The nouns of labels by what they name, folded. A participle is one of the dates if no noun is with it: "Joined". */
export const LABEL_NOUNS: ReadonlyMap<string, LabelKind> = kindsOf<LabelKind>({
  title:
    'position positions title role roles designation post posts occupation job jobs rank capacity function appointment',
  company: `company companies employer employers organisation organisations organization organizations firm firms agency
    enterprise corporation`,
  institution: `school schools university universities college colleges institution institutions institute establishment
    academy polytechnic`,
  degree: `degree degrees qualification qualifications diploma diplomas certificate credential credentials exam examination
    examinations`,
  field: `major majors field study studies subject subjects specialisation specialization specialty speciality discipline
    concentration stream branch curriculum`,
  dates: `date dates period periods year years yr yrs month months day duration time timeframe timeline when tenure term length
    graduation graduated completed completion awarded obtained conferred passed passing`,
  start:
    'from start started starting begin beginning begun joined joining commenced commencement commencing since hired hire entry',
  end: 'to until till end ended ending left finish finished leaving through termination terminated exit departure',
  place: 'location locations place city town country state region province county address where site residence station',
  duties: `duties duty tasks task responsibilities responsibility activities activity achievements achievement accomplishments
    description descriptions scope highlights did`,
  skill: `skill skills competence competences competency competencies technology technologies tool tools software ability abilities
    expertise technique techniques capability capabilities`,
  level:
    'level levels proficiency rating mastery confidence frequency how experience familiarity self-rating self-assessment assessment use usage',
  other: `reason reasons salary salaries pay wage wages remuneration compensation supervisor supervisors manager hours hrs department
    departments dept industry sector phone telephone tel fax email e-mail mail contact contacted reference references referee
    ref notice type grade grades gpa cgpa result results percentage percent marks mark honours honors class classification credits
    credit score remarks comments notes division status number no vessel ship project projects team size rate contract mode category
    website url issued issuer valid validity expiry expires expiration document nationality business employment benefits
    birth gender signature reporting reports order rank-in-class unit`,
});

/** Nouns that name something in one table and nothing in another. They count if nothing else there names it. */
export const MAYBE_NOUNS: ReadonlyMap<string, LabelKind> = kindsOf<LabelKind>({
  company: 'client clients business workplace',
  degree: 'award awards course courses program programme programmes training',
  institution: 'board body provider centre center authority',
  skill: 'area areas topic topics what application applications knowledge language languages',
  field: 'minor',
});

/** Nouns that leave it to the other words what a label names: "Employer name", "Type of degree", "Title of qualification". */
export const NEUTRAL_NOUNS: ReadonlySet<string> = new Set(
  wordsIn('name names title titles type kind summary outline list details detail area areas field number nature'),
);

/** Last words that say what a participle is about: "Worked for", "Employed as", "Based in". */
export const LAST_WORDS: ReadonlyMap<string, LabelKind> = new Map([
  ['for', 'company'],
  ['by', 'company'],
  ['as', 'title'],
  ['in', 'place'],
  ['on', 'start'],
  ['off', 'end'],
]);

/** Words before the noun that says what a noun is about. */
export const LABEL_PREPOSITIONS: ReadonlySet<string> = new Set(wordsIn('of for in at on off with as by'));

/** Words around the nouns of labels, folded: "Most recent employer", "Degree awarded". */
export const LABEL_QUALIFIERS: ReadonlySet<string> = new Set(
  wordsIn(`
  name names the a an your my our i we last latest present previous prior former current most recent first final held main
  principal key core major primary official legal full short brief other own attended earned received gained achieved taken
  employed employing worked work working service used known performed studied completed awarded obtained passed educational
  academic professional technical personal relevant may please total overall average immediate direct well long often much good
  exact approximate education career based lives engaged done frame range line signed
  `),
);
