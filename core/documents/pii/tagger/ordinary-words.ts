/** What English puts after a word, and what the word then is without it. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|s|ed|d|ing|ly|er|ers|or|ors|al|ness|ment|able)$/, ''],
  [/(?:ing|ed|er|ers|able|ive|ized|ised|izing|ization)$/, 'e'],
  [/(?:ized|ised|izing|ization|ity|ist|ists|ive)$/, ''],
];

/** What English joins to a word by an apostrophe; o'brien is no "o". */
const CONTRACTION = /^(.+)'(?:s|t|d|m|ll|re|ve)?$/;

/** A shorter stem is another word. */
const MIN_STEM = 4;

/** Whether a word in lower case is an ordinary one, or made of one by an English ending. */
export function isOrdinary(word: string, ordinary: ReadonlySet<string>): boolean {
  if (ordinary.has(word)) return true;
  if (word.includes("'") && ordinary.has(CONTRACTION.exec(word)?.[1] ?? '')) return true;
  if (word.includes('-')) return word.split('-').every((part) => ordinary.has(part));
  return ENDINGS.some(([ending, instead]) => {
    const rest = word.replace(ending, instead);
    return rest !== word && rest.length >= MIN_STEM && ordinary.has(rest);
  });
}

const SHORTENED = /^(?:(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|let)'(?:ve|ll|m|re|d)|y'all)$/;

/** Whether a word in lower case is a pronoun or the like with what is joined to it ("I've"), which is no name. */
export function isShortened(word: string): boolean {
  return SHORTENED.test(word);
}
