import { MAIL, parted, partOf } from './pieces.ts';
import { isRegion, placeOf } from './role-places.ts';
import { isSameLook, type TextRow, type TextSpan } from './resume-rows.ts';
import { isCapitals, kindOfHeading } from './headings.ts';
import { SURNAMES } from './words/title-words.ts';
import { isPlaceholder, organisationScore, SURE, titleScore } from './row-features.ts';
import { isLargerCity } from './words/cities.ts';
import { isShortDegree } from './words/degree-words.ts';
import { wordsOf } from './words/phrases.ts';

/** How many rows from the top a name may be. */
const ROWS = 12;

/** A longer row names nobody. */
const MAX_ROW = 200;

/** A name this much taller than the usual word stands out, and counts anywhere on the page. */
const STANDS_OUT = 1.15;
const BIG = 1.4;

/** The words of a name: accented letters, initials, hyphens, apostrophes. */
const WORDS =
  /^(?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}\p{M}'\u2019-]{0,30}\.?(?: (?:(?:de|del|della|der|den|van|von|da|di|dos|la|le|bin|ibn|al|el|y|e|ter|af|zu) ){0,2}["'(\u201c]?\p{Lu}[\p{L}\p{M}'\u2019-]{0,30}\.?["')\u201d]?){1,4}$/u;

/** Titles of documents, and words that no name contains. */
const NO_NAME =
  /(?<!\p{L})(?:about|resume|résumé|curriculum|vitae|cv|updated|page|linkedin|github|portfolio|website|profile|contact|phone|email|address|me|my|hello|let['\u2019]s|citizen|confidential|summary|objective|university|college|welcome|the|and|of|for|with|to|in)(?!\p{L})/iu;

/** What follows a name: degrees and licences, pronouns, the title of the document. */
const SUFFIX =
  /\s(?:curriculum vitae|cv|r[eé]sum[eé])$|\s\((?:she|he|they)\b[^()]{0,20}\)$|,\s{0,2}(?:ph\.?d|mba|m\.?d|j\.?d|cpa|pmp|rn|esq|m\.?sc?|b\.?sc?|m\.?a|b\.?a|p\.?e|cfa|mph|bsn|msn)\.?(?:,.{0,40})?$/i;

/** The last name of a letter's addressee. */
const ADDRESSED = /^dear (?:\S{1,30} ){0,3}(\S{2,30}?)[,:]?$/i;

const NAME_LABEL =
  /^(?:personal (?:information|details|data)\s{1,3})?(?:(?:hi|hello)[,!.]? {1,2})?(?:(?:i['\u2019]m|i am|my name is) {1,2})?(?:(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|about)(?: (?:of|for))?\s{0,2}[:\u2013\u2014-]?\s{1,3})?(?:(?:applicant|candidate)(?:['\u2019]s)?(?: name)?\s{0,2}:\s{1,80}|(?:full |first |last |family |sur)?name(?:s|\(s\))?(?: ?(?:\/|and|&) ?(?:first |last |family |sur)name(?:s|\(s\))?)?\s{0,2}:?\s{1,80})?/i;

/** Where to look for a name. */
export interface Where {
  /** Rows before the first heading, and under a contact heading. */
  readonly head: readonly TextRow[];
  readonly all: readonly TextRow[];
  readonly email: string | undefined;
}

/**
 * Finds the person's name: one that the email address spells, else the tallest row that reads like a name, among the head and large print on the
 * first page; the first of several. Undefined if no row reads like a name, or the address spells another; null if the name is printed in a way
 * that does not say how it is spelled.
 */
export function nameOf({ head, all, email = '' }: Where): TextSpan | null | undefined {
  const near = head.filter((row) => row.page === 0).slice(0, ROWS);
  const addressed = all.flatMap(({ text }) => ADDRESSED.exec(text)?.[1] ?? []);
  const big = all.filter((row) => row.page === 0 && row.height >= BIG);
  const found = [...stackedNames(big, email), ...[...near, ...big].flatMap(namesIn)].toSorted(
    (a, b) => a.start - b.start,
  );
  const candidates = found.filter(({ text }) => !addressed.some((other) => text.endsWith(other)));
  const highest = Math.max(STANDS_OUT, ...candidates.map(({ height }) => height));
  const tallest = candidates.filter(({ height }) => height >= highest * 0.97);
  const isSpelled = ({ text }: TextSpan): boolean => spells(email, text);
  const spelled = [...tallest, ...candidates].find(isSpelled) ?? all.flatMap(cellsThatName).find(isSpelled);
  if (!spelled && big.some((row, i) => isCut(row, big[i + 1]) && isName(row.text.slice(0, -1)))) return null;
  return (
    spelled ??
    [...tallest, ...candidates].find(({ text }) => !spellsAnother(email, text)) ??
    near.find(({ text }) => isSmallName(text, mailbox(email)))
  );
}

/** The least share of a mailbox's letters that a name it spells consists of: "j.doe", "janedoe84", "doe.jane". */
const MIN_SPELLED = 0.6;

/** Whether the name in front of an email address's sign is this one. */
export function spells(email: string, name: string): boolean {
  return sharedLetters(email, name) >= MIN_SPELLED;
}

/** Whether an address is of first and last name, neither of which is part of this name: its owner is somebody else. */
export function spellsAnother(email: string, name: string): boolean {
  return /^[a-z]{3,}[._-][a-z]{3,}\d{0,4}$/.test(mailbox(email)) && sharedLetters(email, name) === 0;
}

/** The share of the letters of a mailbox that the words of a name make up, and their initials beside these. */
function sharedLetters(email: string, name: string): number {
  const letters = lettersOf(mailbox(email));
  const words = plain(name).match(/[a-z]{2,}/g) ?? [];
  const whole = words.filter((word) => word.length > 2 && letters.includes(word));
  if (letters === '' || whole.length === 0) return 0;
  const initials = words.filter((word) => !whole.includes(word)).length;
  return (whole.join('').length + initials) / letters.length;
}

function mailbox(email: string): string {
  return plain(email.split('@')[0] ?? '');
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^a-z]/g, '');
}

/** Folds a text to small letters without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** Whether a name in small letters, as designers print it, consists of words of the email address. */
function isSmallName(text: string, local: string): boolean {
  const words = text.split(' ').map((word) => lettersOf(plain(word)));
  return (
    words.length > 1 &&
    text === text.toLowerCase() &&
    !NO_NAME.test(text) &&
    words.every((word) => word !== '' && local.includes(word))
  );
}

/** Whether the rows are a letter. Its addressee's place is not the writer's. */
export function isLetter(rows: readonly TextRow[]): boolean {
  return rows.some(({ text }) => ADDRESSED.test(text));
}

interface NameCandidate extends TextSpan {
  readonly height: number;
}

function namesIn(row: TextRow): NameCandidate[] {
  // "J A N E   R O E"
  const isWide = row.segments.every(({ text }) => /^\p{L}(?: [\p{L}'\u2019-])+$/u.test(text));
  const joined = row.segments.map(({ text }) => text.replaceAll(' ', '')).join(' ');
  if (isWide && isName(joined)) return [{ text: joined, start: row.start, end: row.end, height: row.height }];
  if (row.isBullet || row.text.length > MAX_ROW) return [];
  const first = beginningOf(row, NAME_LABEL.exec(row.text)?.[0].length);
  // A hyphen cuts it.
  if (!first || /^-(?!\S)/u.test(row.text.slice(first.end - row.start))) return [];
  const [alone = '', title] = first.text.split(/, | \(/, 2);
  const text = withoutDegrees((title !== undefined && titleScore(title) > 0 ? alone : first.text).replace(SUFFIX, ''));
  return isName(text) || isSurnameFirst(text) ? [{ ...first, text, height: row.height }] : [];
}

/** The text of a row up to an address, a wide space or a sign that sets it apart. */
function beginningOf(row: TextRow, from = 0): TextSpan | undefined {
  const [own] = parted(partOf(row, { from, to: row.text.length }), MAIL);
  return own && parted(own, /\s{0,3}[|·•]\s{0,3}|\s{2,}|\s{1,3}[\u2013\u2014]\s{1,3}/gu)[0];
}

/** Leaves out degrees behind a name: "Jane Roe MSc MCIPD". Among capitals, "MA" may be a name. */
function withoutDegrees(name: string): string {
  const words = name.split(' ');
  const at = words.findIndex((word, i) => i > 1 && isShortDegree(word));
  return at === -1 || isCapitals(words[at - 1] ?? '') ? name : words.slice(0, at).join(' ');
}

/** Whether a text is a surname in capitals before given names: "ROE, Jane Mary". */
function isSurnameFirst(text: string): boolean {
  const [surname = '', given = '', ...more] = text.split(', ');
  const isParted = more.length === 0 && isCapitals(surname) && !isCapitals(given);
  const isPlace = [surname, given].some((one) => isRegion(one) || isLargerCity(one));
  return isParted && !isPlace && isName(`${given} ${surname}`);
}

/** The cells of a row that read like names, whatever is beside them: "Candidate   Jane Roe   Ref. 12". */
export function cellsThatName(row: TextRow): TextSpan[] {
  return row.text.length > MAX_ROW ? [] : [...namesIn(row), ...row.segments.filter(({ text }) => isName(text))];
}

/** A last name, or the end of one, in a row of its own. */
const REST = /^\p{L}[\p{L}'\u2019-]{2,30}$/u;

/** An initial, which a surname follows. */
const INITIAL_AT_END = /\s\p{Lu}\.$/u;

/** A mailbox may contain fewer letters by chance. Names in other alphabets have none. */
const MIN_LETTERS = 3;

/**
 * Finds names taller than the rest whose words are stacked, or that a narrow column breaks at a hyphen, behind an initial or before a word
 * that the address spells.
 */
function stackedNames(rows: readonly TextRow[], email: string): NameCandidate[] {
  return rows.flatMap((row, i) => {
    const below = rows[i + 1];
    const next = below && beginningOf(below);
    const isHyphened = row.text.endsWith('-');
    const isOpen = INITIAL_AT_END.test(row.text) && isSameLook(row, below);
    const label = NAME_LABEL.exec(row.text)?.[0].length ?? 0;
    const text = `${row.text.slice(label)}${isHyphened ? '' : ' '}${next?.text}`;
    const rest = next && REST.test(next.text) ? lettersOf(plain(next.text)) : '';
    const isSpelled = rest.length >= MIN_LETTERS && lettersOf(mailbox(email)).includes(rest);
    const isStacked =
      next &&
      !isCut(row, below) &&
      (isHyphened || isOpen || isSpelled || !row.text.includes(' ')) &&
      !isMonogram(row.text, next.text);
    return isStacked && isName(text) ? [{ ...row, text, start: row.start + label, end: next.end }] : [];
  });
}

/** Whether a hyphen at the end of a row may be none of the name that it cuts: "UNDER-" above "HILL", but not "Mbeki-" above "Jones". */
function isCut({ text }: TextRow, below: TextRow | undefined): boolean {
  return text.endsWith('-') && (isCapitals(text) || !/^\p{Lu}/u.test(below?.text ?? ''));
}

/** Whether letters are the initials of a name, which resume builders draw in a circle. */
function isMonogram(letters: string, name: string): boolean {
  return name
    .split(' ')
    .map(([initial]) => initial)
    .join('')
    .startsWith(letters);
}

/** Features of a person's name. */
const NAME_FEATURES: readonly (readonly [test: (text: string) => boolean, weight: number])[] = [
  [(text) => WORDS.test(text), SURE],
  [(text) => NO_NAME.test(text), -9],
  [(text) => isPlaceholder({ text }), -9],
  [(text) => placeOf(text) !== undefined, -9],
  [(text) => kindOfHeading(text) !== undefined, -9],
  [(text) => titleScore(text) >= SURE && !SURNAMES.has(wordsOf(text).at(-1) ?? ''), -9],
  [(text) => organisationScore(text) >= SURE, -9],
];

/** Whether a text reads like a person's name. */
export function isName(text: string): boolean {
  if (/^\S(?: \S)*$|-$/u.test(text)) return false;
  return NAME_FEATURES.reduce((sum, [test, weight]) => sum + (test(text) ? weight : 0), 0) >= SURE;
}
