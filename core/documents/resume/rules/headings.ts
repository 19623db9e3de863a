import { remembered } from './remembered.ts';
import { withoutAccents } from '../../../names/accents.ts';
import { FOREIGN_HEADINGS } from './words/foreign-headings.ts';
import { namesIn } from './words/lists.ts';

/** Folds a heading: lower case, `&` as "and", letter spacing removed, no signs around it. */
export const foldHeading = remembered((text: string): string => {
  const spaced = /^(?:\p{L} ){3,24}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
  return spaced
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
});

/** What a section is about. */
export type SectionKind =
  'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'coursework' | 'references' | 'other';

/** Printed headings, folded: lower case, `&` as "and", no signs around them. */
const PRINTED: Readonly<Record<SectionKind, readonly string[]>> = {
  contact:
    namesIn(`contact, contacts, contact information, contact info, contact details, contact me, personal, personal details,
    personal information, personal info, personal data, details, get in touch, info, regards, best regards, kind regards, sincerely, yours sincerely, yours faithfully`),
  summary:
    namesIn(`summary, profile, about, about me, objective, career objective, professional summary, career summary,
    executive summary, professional profile, personal profile, personal statement, summary of qualifications,
    qualifications summary, career profile, overview, introduction, who i am, highlights of qualifications, bio, biography,
    statement, supporting statement, in a nutshell, profile summary, resume summary, job objective, professional objective`),
  experience:
    namesIn(`experience, work, work experience, work history, employment, employment history, employment experience,
    professional experience, professional history, professional background, career history, career, career experience,
    positions, positions held, professional positions, experiences, work experiences, relevant experience, internships,
    internship, internship experience, internships and experience, job history, jobs, relevant work experience,
    relevant employment, industry experience, employment record, appointments, academic appointments, employment background,
    working experience, selected experience, additional experience, other experience, research experience,
    teaching experience, military experience, civilian experience, clinical experience, management experience,
    previous experience, prior experience, earlier experience, freelance experience, engagements, assignments, contract history, contract work, experience and leadership, leadership and experience, worked, done, work background, record of service, service record, sea service`),
  education:
    namesIn(`education, educational background, education and training, academic background, academic qualifications,
    academic history, academics, qualifications, education and qualifications, education and certifications,
    education and credentials, education history, educational history, educational qualifications, academic credentials,
    schooling, school and university, study, studies, studied, training and education, education background, degrees, education and honors, formal education,
    academic education, school, schools, colleges, universities, institutions, places of study, academic qualification, learned, learnt, civilian education,
    academic record, scholastic record, scholastic background, educational institutions, schools attended, colleges attended, universities attended, institutions attended,
    schools and colleges attended, institutions attended with dates, schools attended with dates, qualifications obtained, qualifications obtained with dates,
    educational attainment, academic attainment`),
  skills: namesIn(`skills, technical skills, core skills, key skills, professional skills, skill set, skillset,
    skills and tools, skills and abilities, skills and technologies, skills and expertise, areas of expertise, expertise,
    core competencies, competencies, competences, technologies, technical expertise, technical proficiencies, programming skills,
    computer skills, software skills, hard skills, soft skills, skills summary, additional skills, relevant skills,
    technical competencies, tools, tools and technologies, tech stack, technical summary, skills and competencies,
    proficiencies, abilities, key strengths, core strengths, strengths, it skills, specialties, skills and interests, skills and languages, technical tools,
    programs and software skills, skills and software, software, work with, good at, good with, can do, i can offer, what i offer, what i can offer`),
  coursework: namesIn(`coursework, courses, relevant coursework, relevant courses, selected coursework, course work,
    related coursework, key courses`),
  references: namesIn('references, referees, testimonials, recommendations, professional references, reference'),
  other: namesIn(`projects, personal projects, selected projects, academic projects, university projects, side projects,
    key projects, open source, open source projects, project experience, portfolio, publications, selected publications,
    papers, patents, patent, publication, award, research, research interests, talks, invited talks, presentations, speaking, conferences, awards, honors,
    honours, awards and honors, honors and awards, selected honors, achievements, accomplishments, key achievements,
    recognition, awards and achievements, scholarships, fellowships, grants, certifications, certificates, certification,
    licenses, licenses and certifications, certifications and licenses, certifications and activities,
    certifications and training, training, professional development, memberships, professional memberships,
    professional affiliations, affiliations, associations, activities, extracurricular activities, extracurriculars,
    leadership, leadership and activities, involvement, campus involvement, on campus involvement, community,
    community involvement, community service, volunteer, volunteering, volunteer experience, volunteer work,
    volunteering experience, volunteer history, voluntary work, military service, languages, language, language skills,
    interests, hobbies, hobbies and interests, interests and hobbies, personal interests, links, social, social media, profiles, websites, additional, additional information,
    other information, miscellaneous, other, service, professional service, leadership experience, extracurricular experience,
    exhibitions, performances, writing, writings, reading, media, press, governance, disposition, declaration, clearance,
    security clearance, availability, highlights of career, program committees, presentation, extracurricular activity,
    honors and scholarships, committees, teaching, mentoring, competitions, hackathons, courses and certifications, decorations, medals, military decorations, decorations and medals, military schools, military training, clinical rotations, boards, board service, board memberships, board positions, boards and committees, boards and programs, directorships, license, licence, affiliation, licensure, licensure and certifications, endorsements`),
};

/** What each folded heading begins. Also without spaces, which letter-spaced headings lose in a text layer. */
const HEADINGS = new Map<string, SectionKind>(
  (Object.keys(PRINTED) as SectionKind[]).flatMap((kind) =>
    PRINTED[kind].flatMap((phrase) => [phrase, phrase.replaceAll(' ', '')].map((one) => [one, kind] as const)),
  ),
);

/** Headings known as a whole, in all languages. */
const WHOLE_HEADINGS: ReadonlyMap<string, SectionKind> = new Map([
  ...(Object.keys(FOREIGN_HEADINGS) as (keyof typeof FOREIGN_HEADINGS)[]).flatMap((kind) =>
    FOREIGN_HEADINGS[kind].map(foldHeading).flatMap((phrase) => [
      [phrase, kind] as const,
      // Capitals are often printed without accents.
      [withoutAccents(phrase), kind] as const,
    ]),
  ),
  ...HEADINGS,
]);

/** Last words that decide what a longer heading begins: "Computer Engineering Experience", "Career Path". */
export const HEADING_ENDINGS: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries({
    experience: `experience employment internships work career jobs positions roles appointments assignments posts`,
    education: `education academic educational degrees degree schools studies learning qualifications diplomas`,
    skills: `skills skill competencies competences competence expertise technologies toolbox toolkit tools capabilities abilities
      proficiencies proficiency strengths software programs techniques specialties stack`,
    coursework: 'coursework',
    references: 'references',
    other: `projects publications patents awards honors activities certifications interests languages memberships involvement
      information service talks`,
  } satisfies Partial<Record<SectionKind, string>>).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word) => [word, kind as SectionKind] as const),
  ),
);

/** Heading words that decide nothing. */
const NEUTRAL =
  'path track timeline record profile details selected held key core preparation main top training recent methods journey'.split(
    ' ',
  );

/** First words that make experience or activities unpaid. */
export const UNPAID = new Set([
  'volunteer',
  'volunteering',
  'voluntary',
  'community',
  'extracurricular',
  'project',
  'projects',
]);

/** Headings that may also be skills. */
const MAYBE_SKILLS: ReadonlySet<string> = new Set(
  namesIn(`social media, training, leadership, writing, reading, research, teaching, mentoring, presentations, presentation,
    speaking, governance, service, community service`),
);

/** Whether a heading may be a skill: "Social media". */
export function mayBeSkill(text: string): boolean {
  return MAYBE_SKILLS.has(foldHeading(text));
}

/** Every word of a known heading. */
const HEADING_WORDS: ReadonlySet<string> = new Set(
  [...HEADINGS.keys(), ...HEADING_ENDINGS.keys(), ...NEUTRAL].flatMap((phrase) => phrase.split(' ')),
);

const MAX_WORDS = 5;

/** Filler words: "My career so far", "Where I've worked". */
const FILLERS = new Set(
  'my i ve m am have the a an what where so far and more further to date you would bring present or most'.split(' '),
);

/** Returns what a heading begins: known as a whole, or made of known words, by its last deciding word ("Skill Highlights"). */
export const kindOfHeading = remembered((text: string): SectionKind | undefined => {
  const folded = foldHeading(text);
  const words = folded.split(' ').filter((word) => !FILLERS.has(word));
  const known = [folded, words.join(' '), folded.replaceAll(' ', ''), words.length > 1 ? `${folded}s` : ''].flatMap(
    (one) => WHOLE_HEADINGS.get(one) ?? [],
  )[0];
  if (known !== undefined || words.length < 2 || words.length > MAX_WORDS) return known;
  if (!words.every((word) => HEADING_WORDS.has(word))) return undefined;
  // "Project Management" is not a heading: none of its words decides.
  const [kind] = [HEADING_ENDINGS, HEADINGS].flatMap((of) => words.toReversed().flatMap((word) => of.get(word) ?? []));
  return kind !== undefined && words.some((word) => UNPAID.has(word)) ? 'other' : kind;
});

/** Whether a text is a heading that is known as a whole. */
export function isHeading(text: string): boolean {
  return WHOLE_HEADINGS.has(foldHeading(text));
}

/** Whether a text is in capitals throughout. */
export function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}
