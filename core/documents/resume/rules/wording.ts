import { OCCUPATION_ENDING, OCCUPATIONS, RANKS } from './title-words.ts';
import { ORGANISATION_WORDS } from './organisation-words.ts';

/** Letters and digits of a word, with a hyphen or a sign within it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'\u2019.+#&][\p{L}\p{M}\p{N}]+)*/gu;

/** What is no part of a title's or a name's head: brackets and what stands in them. */
const BRACKETS = /\([^()]{0,60}\)/g;

/** How many words a title or a name of an employer may have. */
const MOST_WORDS = 14;

/**
 * How much a text reads like the title of a job: 3 where the noun that it comes down to is an occupation, 1 where one stands
 * in it or a rank begins it, else 0.
 */
export function titleScore(text: string): 0 | 1 | 3 {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return 0;
  if (headsOf(text).some((head) => isOccupation(head))) return 3;
  return RANKS.has(words[0] ?? '') || words.some((word) => isOccupation(word)) ? 1 : 0;
}

/** How much a text reads like the name of an employer: 3 where it ends in a word that they are named by, 1 where it has one. */
export function organisationScore(text: string): 0 | 1 | 3 {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return 0;
  if (headsOf(text).some((head) => ORGANISATION_WORDS.has(head))) return 3;
  if (
    /^(?:university|college|school|bank|institute|department|ministry|office|museum|city|state) (?:of|for) /i.test(text)
  )
    return 3;
  return words.some((word) => ORGANISATION_WORDS.has(word)) ? 1 : 0;
}

/** The last words of what a text names: at its end, and before "of", "for", "in", a comma, a slash or a dash. */
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
  if (OCCUPATIONS.has(word) || OCCUPATION_ENDING.test(word)) return true;
  return word.endsWith('s') && OCCUPATIONS.has(word.slice(0, -1));
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return [...text.slice(0, 300).toLowerCase().matchAll(WORD)].map(([word]) => word.replace(/\.$/, ''));
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

/** What forms and templates print in place of a name. */
const PLACEHOLDER = /^(?:etc|n\/?a|various|confidential|tbd|tba|same|(?:company|employer|organi[sz]ation)(?: name)?|name of .{1,30})\.?$/i;

/** A year that was not filled in. */
const BLANK_YEAR = /\b(?:19|20)(?:\d?x{1,2}|__)(?![\p{L}\d])/iu;

/** From so many words on, a name has more words with capitals than without. */
const MIN_PHRASE_WORDS = 4;

/** Whether a text is a placeholder, or a phrase that tells about something and so names nothing. */
export function isNoName(text: string): boolean {
  if (PLACEHOLDER.test(text) || BLANK_YEAR.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= MIN_PHRASE_WORDS && small * 2 > words.length;
}
