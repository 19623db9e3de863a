/** English endings, and what replaces them to get the base word. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|s|ed|d|ing|ly|er|ers|or|ors|al|ness|ment|able)$/, ''],
  [/(?:ing|ed|er|ers|able|ive|ized|ised|izing|ization)$/, 'e'],
  [/(?:ized|ised|izing|ization|ity|ist|ists|ive)$/, ''],
];

/** English contractions and possessives; o'brien is not one. */
const CONTRACTION = /^(.+)'(?:s|t|d|m|ll|re|ve)?$/;

/** Shorter stems are ignored. */
const MIN_STEM = 4;

/** Whether a lower-case word is ordinary, as listed or with an English ending. */
export function isOrdinary(word: string, ordinary: ReadonlySet<string>): boolean {
  if (ordinary.has(word)) return true;
  if (word.includes("'") && ordinary.has(CONTRACTION.exec(word)?.[1] ?? '')) return true;
  if (word.includes('-')) return word.split('-').every((part) => ordinary.has(part));
  return ENDINGS.some(([ending, instead]) => {
    const rest = word.replace(ending, instead);
    return rest !== word && rest.length >= MIN_STEM && ordinary.has(rest);
  });
}

const SHORTENED =
  /^(?:(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|let)'(?:ve|ll|m|re|d)|y'all|c'mon)$/;

/** Whether a lower-case word is a contraction such as "I've", which is never a name. */
export function isShortened(word: string): boolean {
  return SHORTENED.test(word);
}
