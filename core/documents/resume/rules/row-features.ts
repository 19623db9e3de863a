import { labelOf, type Label, type LabelledAs } from './resume-labels.ts';
import { degreeAt, DEGREE_OF, isShortDegree, SCHOOL_WORDS, SUBJECT_WORDS, TRAINING } from './words/degree-words.ts';
import { ORGANISATION_WORDS } from './words/organisation-words.ts';
import { OCCUPATION_ENDING, OCCUPATIONS, RANKS } from './words/title-words.ts';

/** What a text may be. */
type Field = Exclude<LabelledAs, 'other'> | 'skill';

/** From this score on a text is taken for what it was scored as, whatever else stands there. */
export const SURE = 3;

/** A text as features look at it. */
interface Looked {
  readonly text: string;
  /** Folded. */
  readonly words: readonly string[];
  /** The last word of each part of what it names: before "of", "for", "in", a comma, a slash or a dash, and at the end. */
  readonly heads: readonly string[];
  readonly label: Label | undefined;
}

type Feature = readonly [test: (one: Looked) => boolean, weight: number];

/** What makes a text a title, an employer, a school, a degree or its field, or a skill. A score is the sum of the weights whose tests hold. */
const FEATURES: Readonly<Record<Field, readonly Feature[]>> = {
  title: [
    // "Mathematics Teacher", "Intern on the Machine Learning Team".
    [({ heads }) => heads.some(isOccupation), 2],
    // "Redline Couriers": several people are an employer.
    [({ heads }) => heads.some(isPlural) && !heads.some(isOccupation), 1],
    // "Teacher Training", "Senior Mathematics".
    [({ words }) => RANKS.has(words[0] ?? '') || words.some(isOccupation), 1],
    [({ label }) => label?.of === 'title', 9],
    [isOtherThan('title'), -9],
    [isFirm, -9],
    [isPlaceholder, -9],
    // "Best Baker Award".
    [({ heads }) => heads.some((head) => DISTINCTIONS.has(head)) && !heads.some(isOccupation), -9],
    // "Master of Science", "MBA in Finance"; an "MBA Intern" is none.
    [({ text, heads }) => DEGREE_OF.test(text) || (isShortDegree(text) && !heads.some(isOccupation)), -9],
    [(one) => isPhrase(one) && !one.heads.some(isOccupation), -9],
  ],
  company: [
    // "Northwind Labs".
    [({ heads }) => heads.some((head) => ORGANISATION_WORDS.has(head)), 2],
    // "Labs of the North".
    [({ words }) => words.some((word) => ORGANISATION_WORDS.has(word)), 1],
    // "Kite & Anchor".
    [isFirm, 3],
    [({ label }) => label?.of === 'company', 9],
    [isOtherThan('company'), -9],
    [isPlaceholder, -9],
    [isPhrase, -9],
  ],
  institution: [
    [({ words }) => words.some((word) => SCHOOL_WORDS.has(word)), 3],
    [({ label }) => label?.of === 'institution', 9],
    [({ text }) => !/\p{Lu}/u.test(text), -9],
    [isPlaceholder, -9],
    [isDegree, -9],
    [isTraining, -9],
  ],
  degree: [
    [isDegree, 3],
    [({ label }) => label?.of === 'degree', 9],
  ],
  field: [
    // Whatever stands beside a degree may be its field.
    [({ text, words }) => words.length <= MAX_FIELD_WORDS && /^\p{Lu}[^\d:]*$/u.test(text), 2],
    // "Modern History": wherever it stands.
    [({ words }) => words.some((word) => SUBJECT_WORDS.has(word)), 1],
    [({ label }) => label?.of === 'field', 9],
    [({ words }) => words.some((word) => SCHOOL_WORDS.has(word)), -9],
    [({ text }) => [text, ...text.split(' ')].some((part) => MARKS.test(part) || ASIDE.test(part)), -9],
    [isDegree, -9],
    [isTraining, -9],
  ],
  skill: [
    [({ text, words }) => text.length <= MAX_SKILL.characters && words.length <= MAX_SKILL.words, 2],
    // Of single letters, the languages.
    [({ text }) => /\p{L}/u.test(text) && (text.length > 1 || /[CRD]/.test(text)), 1],
    [({ text }) => LEVEL.test(text) || SPOKEN.test(text), -9],
    [({ text }) => text.endsWith(':') || text.includes('@'), -9],
  ],
};

/** What names a field, or a skill, has no more words or characters. */
const MAX_FIELD_WORDS = 8;
const MAX_SKILL = { characters: 50, words: 5 };

/** How well something is known, which is no skill. */
const LEVEL =
  /^(?:master|advanced|intermediate|beginner|expert|proficient|fluent|basic|familiar|novice|native(?: speaker)?|professional|competent|elementary)$/i;

/** How well a language is spoken: "Spanish (conversational)", "German – B2". */
const SPOKEN =
  /(?:\(|\s[\u2013\u2014-]\s)(?:native|mother tongue|fluent|bilingual|conversational|[ABC][12]|(?:full |limited )?professional|limited working)\b[^()]*\)?$/i;

/** How somebody studied, and with what success. */
export const MARKS =
  /^(?:(?:cumulative |overall |major |cum\.? )?c?gpa|grade|honou?rs|magna|summa|cum laude|first class|distinction|expected|finished|completed|graduat(?:ed|ion)|candidate|online|distance|(?:part|full)[- ]time|evening)\b/i;

/** What else is told beside a degree: courses, theses, prizes. */
const ASIDE =
  /^(?:courses?|coursework|relevant|thesis|dissertation|advisor|minor|dean|activities|societies|awards?|scholarship|focus|concentration|including|study abroad|exchange)\b/i;

const DISTINCTIONS = new Set('award prize medal scholarship'.split(' '));

/** What forms and templates print in place of a name. */
const PLACEHOLDER =
  /^(?:etc|n\/?a|various|confidential|tbd|tba|same|(?:company|employer|organi[sz]ation|school|university|college|your) name|(?:job|position) title|name of .{1,30})\.?$/i;

/** A year that was not filled in, a short one, and marks of HTML. */
const NO_NAME = /\b(?:19|20)(?:\d?x{1,2}|__)(?![\p{L}\d])|(?:^|\s)['\u2018\u2019]\d\d(?!\d)|[<>]/iu;

/** From so many words on, a name has at least as many words with capitals as without; one that has none at all, from more on. */
const MIN_PHRASE_WORDS = { sentence: 3, small: 6 };

/** How much a text is something: 0 where nothing says so, less than 0 where something speaks against it. */
export function scoreOf(field: Field, text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const looked = { text, words, heads: headsOf(text), label: labelOf(text) };
  return FEATURES[field].reduce((sum, [test, weight]) => sum + (test(looked) ? weight : 0), 0);
}

/** What it weighs that a text stands where more than this share of the other entries have a field. */
const BY_PLACE = { weight: 2, least: 0.5 };

/** How much a text is a title, and how much an employer. */
export interface Scores {
  readonly title: number;
  readonly organisation: number;
}

/** Scores with what the places of the other entries' titles and employers add to them, as shares of those entries. */
export function withPlace(
  { title, organisation }: Scores,
  { titles, companies }: { readonly titles: number; readonly companies: number },
): Scores {
  const added = (share: number): number => (share > BY_PLACE.least ? BY_PLACE.weight : 0);
  return { title: title + added(titles), organisation: organisation + added(companies) };
}

/** `scoreOf()` as the title of a job. */
export function titleScore(text: string): number {
  return scoreOf('title', text);
}

/** `scoreOf()` as an employer. */
export function organisationScore(text: string): number {
  return scoreOf('company', text);
}

function isDegree({ text }: Looked): boolean {
  return degreeAt(text) !== '';
}

/** "Basic Leader Course", "Certification in Welding"; a "Training and Development Institute" is a school. */
export function isTraining({ text }: { readonly text: string }): boolean {
  return TRAINING.has(headsOf(text)[0] ?? '') && !wordsOf(text).some((word) => SCHOOL_WORDS.has(word));
}

/** Whether a label says that a text is something else: "Project: ..." is no employer, "Engineer: ..." has no label. */
function isOtherThan(field: Field): Feature[0] {
  return ({ label, text }) =>
    label !== undefined &&
    label.of !== field &&
    !(isOccupation(label.words.at(-1) ?? '') && startsAName(text.slice(label.length)));
}

/** Whether a text is two names that a sign joins, as firms are called; people and departments are joined too. */
function isFirm({ text, words }: Looked): boolean {
  return FIRM.test(text) && !isOccupation(words[0] ?? '') && !isDepartment(text.replace('&', ''));
}

const FIRM = /^\p{Lu}[\p{L}'\u2019-]{0,30} & \p{Lu}[\p{L}'\u2019-]{0,30}$/u;

/** Whether a text is printed in place of a name that was not filled in, or is no text of a page. */
export function isPlaceholder({ text }: { readonly text: string }): boolean {
  return PLACEHOLDER.test(text) || NO_NAME.test(text);
}

/** Whether a text tells about something, as a line below a name does, and so names nothing. */
function isPhrase({ text }: Looked): boolean {
  if (CLAUSE.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const least = small === words.length ? MIN_PHRASE_WORDS.small : MIN_PHRASE_WORDS.sentence;
  return words.length >= least && small * 2 > words.length;
}

/** "What I do", "Where we worked": a heading in words of its own. */
const CLAUSE = /^(?:what|where|who|how|why|when)\b.{0,20}\b(?:i|we|my|our)\b/i;

/** What is no part of a title's or a name's head: brackets and what stands in them. */
const BRACKETS = /\([^()]{0,60}\)/g;

function headsOf(text: string): string[] {
  return text
    .replaceAll(BRACKETS, ' ')
    .split(/ (?:of|for|in|on|at|to|with|and|&|\+|\u2192|->) |[,;:/&]|\s[\u2013\u2014-]\s/i)
    .flatMap((part) => {
      const words = wordsOf(part).filter((word) => !/^(?:i{1,3}|iv|v|vi|\d{1,2}|l\d|level)$/.test(word));
      const head = words.at(-1);
      return head === undefined ? [] : [head];
    });
}

function isOccupation(word: string): boolean {
  return OCCUPATIONS.has(word) || OCCUPATION_ENDING.test(word);
}

function isPlural(word: string): boolean {
  return word.endsWith('s') && OCCUPATIONS.has(word.slice(0, -1));
}

/** Departments of employers, folded; behind a title they are a part of it. */
const DEPARTMENTS = new Set(
  `sales marketing operations engineering finance hr product it legal design support research development accounting
  communications procurement logistics administration planning strategy growth people data security quality compliance
  platform infrastructure payments content partnerships success customer human resources information technology public
  relations business affairs care`.split(/\s+/),
);

/** Whether a text names a department and nothing else. */
export function isDepartment(text: string): boolean {
  const words = wordsOf(text).filter((word) => word !== 'and');
  return words.length > 0 && words.length <= 4 && words.every((word) => DEPARTMENTS.has(word));
}

/** Letters and digits of a word, with a hyphen or a sign within it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'\u2019.+#&][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return [...text.slice(0, 300).toLowerCase().matchAll(WORD)].map(([word]) => word.replace(/\.$/, ''));
}

/** Whether a text ends as sentences do; "Inc." is short and has a capital, "a.s." has stops within. */
export function isSentence(text: string): boolean {
  return (
    /[\p{Ll}\d)][.!?;]{1,3}$|,$/u.test(text) &&
    !/(?:^|[\s,])(?:\p{Lu}[\p{L}.]{0,5}|(?:\p{Ll}\.){1,2}\p{Ll})\.$/u.test(text)
  );
}

/** Whether a text begins as names and titles do, and sentences that go on do not. */
export function startsAName(text: string): boolean {
  return /^\P{L}{0,3}(?:\p{Lu}|\p{Lo}|\d|[a-z]{1,3}[A-Z])/u.test(text);
}
