import { contrastWords } from './classifier/contrasts.ts';
import { readWords } from './classifier/read-words.ts';
import { cleanScheduleText, isResidual } from './schedule-text.ts';
import type { Subheading } from './subheading.ts';

/** A longer level is a list, not a fact that a sentence can name. */
const MAX_PHRASE = 90;

/**
 * Returns a sentence, in the schedule's words, about the fact that decides between two subheadings and that a
 * description leaves open: '"Cotton" or "man-made fibers" decides between 6110.20 and 6110.30.' Undefined if they do not
 * differ in one such fact.
 */
export function decidingFact(description: string, chosen: Subheading, rival: Subheading): string | undefined {
  const stated = new Set(readWords(description).stems);
  const pair = partedLevels(chosen, rival) ?? contrastWords(chosen.path, rival.path, description);
  if (pair === undefined) return undefined;
  const [first, second] = pair;
  if (states(stated, first) || states(stated, second)) return undefined;
  const [one, other] = isResidual(first) ? [second, first] : [first, second];
  const phrase = phraseOf(one);
  const otherPhrase = isResidual(other) ? 'another' : phraseOf(other);
  if (phrase === undefined || otherPhrase === undefined || holds(phrase, otherPhrase) || holds(otherPhrase, phrase))
    return undefined;
  const codes = `decides between ${chosen.code} and ${rival.code}.`;
  return isResidual(other)
    ? `Whether the words "${/^of (?!a kind)/i.test(one) ? 'of ' : ''}${phrase}" fit the goods ${codes}`
    : `"${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}" or "${otherPhrase}" ${codes}`;
}

/**
 * Returns the levels at which two paths of one heading diverge; undefined for other headings, and if one path is the
 * start of the other.
 */
function partedLevels({ path: a }: Subheading, { path: b }: Subheading): [string, string] | undefined {
  const depth = a.findIndex((level, i) => level !== b[i]);
  const [first, second] = [a[depth], b[depth]];
  if (depth < 1 || first === undefined || second === undefined) return undefined;
  return isResidual(first) && isResidual(second) ? undefined : [first, second];
}

/** Whether a description says everything that a level says, or one of the goods that it lists: "trousers" of "Trousers, breeches and shorts". */
function states(stated: ReadonlySet<string>, level: string): boolean {
  if (isResidual(level)) return false;
  const text = cleanScheduleText(level);
  const listed = / (?:and|or) /.test(text) ? text.split(/, | and | or /) : [];
  return [text, ...listed].some((part) => {
    const { stems } = readWords(part);
    return stems.length > 0 && stems.every((stem) => stated.has(stem));
  });
}

/** Whether all words of a phrase are in another one: "bed linen" does not differ from "bed linen, printed". */
function holds(phrase: string, part: string): boolean {
  const { stems } = readWords(phrase);
  return readWords(part).stems.every((stem) => stems.includes(stem));
}

/** Returns a level as part of a sentence: without "Of", "Other," and the textile categories, "(432)". */
function phraseOf(level: string): string | undefined {
  const bare = level
    .replace(/^of (?!a kind)|^other, (?!including)/i, '')
    .replace(/ ?\(\d{3}\)/g, '')
    .trim();
  if (bare === '' || bare.length > MAX_PHRASE) return undefined;
  // Names in capitals stay as they are.
  return /^[A-Z][a-z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
