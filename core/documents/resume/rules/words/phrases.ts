import { remembered } from '../remembered.ts';

/** What reads like a phrase, a deed or a sentence, and so names nothing. */

/** A word: letters and digits, with a hyphen or sign inside. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'\u2019.+#&][\p{L}\p{M}\p{N}]+)*/gu;

/** Returns the words of a text, folded. */
export const wordsOf = remembered((text: string): readonly string[] => {
  return [...text.slice(0, 300).toLowerCase().matchAll(WORD)].map(([word]) => word.replace(/\.$/, ''));
});

/** With this many words, a name has at least as many capitalized words as others. With `small` words or more, it has at least one. */
const MIN_PHRASE_WORDS = { sentence: 3, small: 6 };

/** "Worked as Millwright with Ironbark Systems". */
export const DEED =
  /^(?:(?:work(?:ed|ing)|employed|serv(?:ed|ing)|appointed|joined) (?:as|with|at|for|in)|report(?:ed|ing|s) (?:directly )?to)\b/i;

/** Whether a text describes something, as the line below a name often does, and so names nothing. */
export const isPhrase = remembered((text: string): boolean => {
  if (CLAUSE.test(text) || DEED.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const least = small === words.length ? MIN_PHRASE_WORDS.small : MIN_PHRASE_WORDS.sentence;
  return words.length >= least && small * 2 > words.length;
});

/** Headings in the writer's own words: "What I do", "Where we worked". */
const CLAUSE = /^(?:what|where|who|how|why|when)\b.{0,20}\b(?:i|we|my|our)\b/i;

/** Verbs that begin a description; others end in -ed. */
const DEEDS = new Set(
  `led built wrote ran taught sang won made drove grew cut held kept took gave began became brought oversaw set sold spoke
  spearheaded responsible worked working rebuilt undertook helping leading managing building writing developing designing`.split(
    /\s+/,
  ),
);

/** Words in -ed that begin titles and names. */
const NO_DEEDS = new Set(
  'registered certified licensed chartered accredited applied advanced united allied limited integrated associated unified'.split(
    ' ',
  ),
);

/** "Applied Materials" and "Mohammed Bin Rashid School" are names; "supervised forty people" and "Trained 12 nurses" are not. */
export function isDeed(text: string): boolean {
  const [first = '', ...more] = wordsOf(text);
  if (NO_DEEDS.has(first)) return false;
  const isVerb = DEEDS.has(first) || (beginsDeed(text) && /\s(?:\p{Ll}{4}|\d)/u.test(text));
  return /^\p{Lu}[a-z]{2,}ed (?:\p{Ll}|\d)/u.test(text) || (more.length > 2 && isVerb);
}

/** Whether the first word of a text is a verb that tells what was done. */
export function beginsDeed(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return DEEDS.has(first) || (/^[a-z]{3,}ed$/.test(first) && !NO_DEEDS.has(first));
}

/** Whether a text ends like a sentence. "Inc." and "a.s." do not. */
export function isSentence(text: string): boolean {
  return (
    /[\p{Ll}\d)][.!?;]{1,3}$|,$/u.test(text) &&
    !/(?:^|[\s,])(?:\p{Lu}[\p{L}.]{0,5}|(?:\p{Ll}\.){1,2}\p{Ll})\.$/u.test(text)
  );
}

/** Whether a text begins like a name or title, and not like the rest of a sentence. */
export function startsAName(text: string): boolean {
  return /^\P{L}{0,3}(?:\p{Lu}|\p{Lo}|\d|[a-z]{1,3}[A-Z])/u.test(text);
}
