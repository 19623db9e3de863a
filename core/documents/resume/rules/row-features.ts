import { CUT } from './words/marks.ts';
import { labelOf, type Label, type LabelledAs } from './words/labels.ts';
import { degreeAt, DEGREE_OF, isShortDegree, SCHOOL_WORDS, SUBJECT_WORDS, TRAINING } from './words/degree-words.ts';
import { isKindOfWork } from './words/kinds-of-work.ts';
import { LEGAL_FORMS, ORGANISATION_WORDS } from './words/organisation-words.ts';
import { isNoSkill } from './words/skill-words.ts';
import { DEPARTMENTS, OCCUPATION_ENDING, OCCUPATIONS, RANKS, SURNAMES } from './words/title-words.ts';
import { DEED, isPhrase, startsAName, wordsOf } from './words/phrases.ts';

/** What a text may be. */
type Field = Exclude<LabelledAs, 'other'> | 'skill';

/** From this score on a text is accepted, whatever else the entry contains. */
export const SURE = 3;

/** A label's weight, which no words reach. */
export const LABELLED = 9;

/** A text with everything that features look at. */
interface Looked {
  readonly text: string;
  /** Folded. */
  readonly words: readonly string[];
  /** The last word of each part: before "of", "for", "in", a comma, a slash or a dash, and at the end. */
  readonly heads: readonly string[];
  readonly label: Label | undefined;
}

type Feature = readonly [test: (one: Looked) => boolean, weight: number];

/** Features of titles, employers, schools, degrees, fields and skills. A score is the sum of the weights of matching features. */
const FEATURES: Readonly<Record<Field, readonly Feature[]>> = {
  title: [
    // "Mathematics Teacher", "Intern on the Machine Learning Team".
    [({ heads }) => heads.some(isOccupation), 2],
    // "Redline Couriers": a plural occupation is an employer.
    [({ heads }) => heads.some(isPlural) && !heads.some(isOccupation), 1],
    // "Teacher Training", "Senior Mathematics".
    [({ words }) => RANKS.has(words[0] ?? '') || words.some(isOccupation), 1],
    [({ label }) => label?.of === 'title', LABELLED],
    [isOtherThan('title'), -9],
    [isFirm, -9],
    [isPlaceholder, -9],
    [isTitleAndFirm, -9],
    // "Best Baker Award".
    [({ heads }) => heads.some((head) => DISTINCTIONS.has(head)) && !heads.some(isOccupation), -9],
    // "Master of Science", "MBA in Finance"; but an "MBA Intern" is a title.
    [({ text, heads }) => DEGREE_OF.test(text) || (isShortDegree(text) && !heads.some(isOccupation)), -9],
    [({ text, heads }) => DEED.test(text) || (isPhrase(text) && !heads.some(isOccupation)), -9],
  ],
  company: [
    // "Northwind Labs".
    [({ heads }) => heads.some((head) => ORGANISATION_WORDS.has(head)), 2],
    // "Labs of the North".
    [({ words }) => words.some((word) => ORGANISATION_WORDS.has(word)), 1],
    // "Kite & Anchor".
    [isFirm, 3],
    // "Baker & Mason" may also be two trades.
    [({ text, words }) => FIRM.test(text) && words.every(isSurname), 2],
    // "Limited" is the end of a name that did not fit.
    [({ words }) => words.every((word) => LEGAL_FORMS.has(word)), -9],
    [({ label }) => label?.of === 'company', LABELLED],
    [isOtherThan('company'), -9],
    [isPlaceholder, -9],
    [isTitleAndFirm, -9],
    [({ text }) => isKindOfWork(text), -9],
    [isWording, -9],
    [({ text }) => isPhrase(text), -9],
  ],
  institution: [
    [({ words }) => words.some((word) => SCHOOL_WORDS.has(word)), 3],
    [({ label }) => label?.of === 'institution', LABELLED],
    [({ text }) => !/\p{Lu}/u.test(text), -9],
    [isPlaceholder, -9],
    [isDegree, -9],
    [isTraining, -9],
    [isFieldAndSchool, -9],
    [({ text }) => isStay(text), -9],
  ],
  degree: [
    [isDegree, 3],
    [({ label }) => label?.of === 'degree', LABELLED],
  ],
  field: [
    // Anything next to a degree may be its field.
    [({ text, words }) => words.length <= MAX_FIELD_WORDS && /^\p{Lu}[^\d:]*$/u.test(text), 2],
    // "Modern History", anywhere.
    [({ words }) => words.some((word) => SUBJECT_WORDS.has(word)), 1],
    [({ label }) => label?.of === 'field', LABELLED],
    [({ words }) => words.some((word) => SCHOOL_WORDS.has(word)), -9],
    [({ text }) => isMark(text), -9],
    [isDegree, -9],
    [isTraining, -9],
  ],
  skill: [
    [({ text, words }) => text.length <= MAX_SKILL.characters && words.length <= MAX_SKILL.words, 2],
    // The only single letters are programming languages.
    [({ text }) => /\p{L}/u.test(text) && (text.length > 1 || /[CRD]/.test(text)), 1],
    [({ text }) => isNoSkill(text), -9],
    [({ text }) => text.endsWith(':') || text.includes('@') || text.includes(CUT) || /^[^\0-\x7f] /u.test(text), -9],
  ],
};

/** The longest field and the longest skill. */
const MAX_FIELD_WORDS = 8;
const MAX_SKILL = { characters: 50, words: 5 };

/** How somebody studied, and how successfully. */
export const MARKS =
  /^(?:(?:cumulative |overall |major |cum\.? )?c?gpa|grade|honou?rs|magna|summa|cum laude|first class|distinction|expected|finished|completed|graduat(?:ed|ion)|candidate|online|distance|(?:part|full)[- ]time|evening)\b/i;

/** A class of results by itself: "First", "Second Division", "Upper Second". */
const CLASS =
  /^(?:(?:first|third|(?:upper |lower )?second|pass|merit|credit)(?: (?:class|division|rank|grade))?|(?:upper|lower) class)$/i;

/** Further details of studies: courses, theses, prizes. */
const ASIDE =
  /^(?:courses?|coursework|relevant|thesis|dissertation|advisor|minor|dean|activities|societies|awards?|scholarship|focus|concentration|including|study abroad|exchange)\b/i;

const DISTINCTIONS = new Set('award prize medal scholarship'.split(' '));

/** Placeholders of forms and templates. */
const PLACEHOLDER =
  /^(?:etc|n\/?a|various|confidential|tbd|tba|same|(?:company|employer|organi[sz]ation|school|university|college|your) name|(?:job|position) title|name of .{1,30})\.?$/i;

/** Months without their years, which a narrow column broke off. */
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;

/** Years that were not filled in, short years, and HTML marks. */
const NO_NAME = /\b(?:19|20)(?:\d?x{1,2}|__)(?![\p{L}\d])|(?:^|\s)['\u2018\u2019]\d\d(?!\d)|[<>]/iu;

/** Whether a text says how somebody studied, with which result, or a detail of it. */
export function isMark(text: string): boolean {
  return CLASS.test(text) || [text, ...text.split(' ')].some((part) => MARKS.test(part) || ASIDE.test(part));
}

/** Whether a text is about a stay with another school: "Exchange at University of Oslo", or its part before "at". */
export function isStay(text: string): boolean {
  return STAY.test(text);
}

const STAY =
  /(?:^|\s)(?:exchange|semester|term|study abroad|erasmus|visiting student|(?:semester|term|year) abroad)(?: (?:(?:year|semester|term|student|program(?:me)?) )?(?:at|with|in) .*)?$/i;

/** Scores a text: 0 if nothing supports it, negative if something speaks against it. */
export function scoreOf(field: Field, text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const looked = { text, words, heads: headsOf(text), label: labelOf(text) };
  return FEATURES[field].reduce((sum, [test, weight]) => sum + (test(looked) ? weight : 0), 0);
}

/** The weight of being where more than this share of the other entries have the value. */
const BY_PLACE = { weight: 2, least: 0.5 };

/** Scores of a text as a title and as an employer. */
export interface Scores {
  readonly title: number;
  readonly organisation: number;
}

/** Adds the weight of position, given the shares of other entries with their title or employer in the same place. */
export function withPlace(
  { title, organisation }: Scores,
  { titles, companies }: { readonly titles: number; readonly companies: number },
): Scores {
  const added = (share: number): number => (share > BY_PLACE.least ? BY_PLACE.weight : 0);
  return { title: title + added(titles), organisation: organisation + added(companies) };
}

/** Scores a text as a job title. */
export function titleScore(text: string): number {
  return scoreOf('title', text);
}

/** Scores a text as an employer. */
export function organisationScore(text: string): number {
  return scoreOf('company', text);
}

function isDegree({ text }: Looked): boolean {
  return degreeAt(text) !== '';
}

/** Whether a text names training: "Basic Leader Course", "Certification in Welding", but not "Training and Development Institute". */
function isTraining({ text }: Looked): boolean {
  return TRAINING.has(headsOf(text)[0] ?? '') && !wordsOf(text).some((word) => SCHOOL_WORDS.has(word));
}

/** Whether a label names something else: "Project: ..." is not an employer, "Engineer: ..." has no label. */
function isOtherThan(field: Field): Feature[0] {
  return ({ label, text }) =>
    label !== undefined &&
    label.of !== field &&
    !(isOccupation(label.words.at(-1) ?? '') && startsAName(text.slice(label.length)));
}

/** Whether a text is two names joined like a firm's. People and departments are also joined that way. */
function isFirm({ text, words }: Looked): boolean {
  const [first = ''] = words;
  const isName = !isOccupation(first) || (words.length > 2 && isSurname(first));
  return FIRM.test(text) && isName && !isDepartment(text.replace('&', ''));
}

/** Whether an occupation is also a surname, as of a partner: "Mason, Doyle & Pratt". */
export function isSurname(word: string): boolean {
  return SURNAMES.has(word.toLowerCase());
}

const FIRM = /^(?:\p{Lu}[\p{L}'\u2019-]{0,30}, ){0,3}\p{Lu}[\p{L}'\u2019-]{0,30},? & \p{Lu}[\p{L}'\u2019-]{0,30}$/u;

/** Whether a title and an employer follow each other with nothing between them: "Payroll Clerk Quillfeather Press". */
function isTitleAndFirm({ text, words }: Looked): boolean {
  const at = words.findIndex((word, i) => i > 0 && isOccupation(word));
  const firm = at === -1 ? [] : words.slice(at + 1);
  if (firm.length < 2 || !/^[^,()|/:;-]*$/u.test(text) || JOINING.test(firm[0] ?? '')) return false;
  return (
    ORGANISATION_WORDS.has(firm.at(-1) ?? '') ||
    FIRM.test(
      text
        .split(' ')
        .slice(at + 1)
        .join(' '),
    )
  );
}

/**
 * Whether a text begins with a capital and has a small word that joins nothing, as names of employers in English have not: "Menu development",
 * "Team of 18". Other languages write names this way ("Cr\u00e9dit agricole", "Mairie de Brive"), and so do firms whose kind is named ("Lindow dental clinic").
 */
function isWording({ text, words }: Looked): boolean {
  const plain = text.replaceAll(BRACKETS, ' ');
  if (!/^(?:\p{Lu}|\d)/u.test(plain) || /[^\0-\x7f\u2010-\u2019]/.test(plain) || FOREIGN.test(plain)) return false;
  if (words.some((word) => ORGANISATION_WORDS.has(word))) return false;
  return plain.split(/[^\p{L}.-]+/u).some((word) => SMALL.test(word)) || / of \d+$/.test(plain);
}

/** A small word of four letters or more that joins no names. */
const SMALL = /^(?!(?:with|from|over|near|upon|under)$)[a-z]{4,}$/;

/** Words that join names in other languages. */
const FOREIGN = /\b(?:de|des|du|le|la|les|et|di|del|della|e|y|el|do|da|und|van|von|op|och|og)\b/;

const JOINING = /^(?:of|for|in|on|at|to|with|and|the)$/;

/** Whether a field and a school follow each other with nothing between them: "International Law Lakeland College". */
function isFieldAndSchool({ words }: Looked): boolean {
  const school = words.findIndex((word) => SCHOOL_WORDS.has(word));
  const next = words.findIndex((word, i) => i > 0 && SUBJECT_WORDS.has(word)) + 1;
  const word = words[next] ?? '';
  return next > 0 && next < school && !SUBJECT_WORDS.has(word) && !JOINING.test(word);
}

/** Whether a text is a placeholder, or not text of a page. */
export function isPlaceholder({ text }: { readonly text: string }): boolean {
  return PLACEHOLDER.test(text) || MONTH.test(text) || NO_NAME.test(text);
}

/** Brackets, which are not part of a title's or name's head. */
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

/** Whether a text names only a department. */
export function isDepartment(text: string): boolean {
  const words = wordsOf(text).filter((word) => word !== 'and');
  return words.length > 0 && words.length <= 4 && words.every((word) => DEPARTMENTS.has(word));
}

/** Whether every bracket of a text is closed and has something in it: "Chemistry)" is part of something. */
export function hasWholeBrackets(text: string): boolean {
  return text.split('(').length === text.split(')').length && !text.includes('()');
}
