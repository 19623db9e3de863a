import type { Lexicon } from './lexicon.ts';

/** A word of a text, as the finder of names sees it. */
export interface NameWord {
  readonly text: string;
  readonly lower: string;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  readonly isGiven: boolean;
  readonly isOrdinary: boolean;
  /** One capital letter, as `K.` or `K`. */
  readonly isInitial: boolean;
  /** What stands between the word before and this one; cut off after a few units. */
  readonly before: string;
}

const WORD =
  /(?<![\p{L}\p{N}\p{M}])\p{L}[\p{L}\p{M}]{0,40}(?:['’-]\p{L}[\p{L}\p{M}]{0,40}){0,3}(?![\p{L}\p{N}\p{M}])/gu;

/** No longer gap joins words. */
const MAX_GAP = 12;

/** The words of a text in order. */
export function nameWords(text: string, lexicon: Lexicon): NameWord[] {
  const words: NameWord[] = [];
  let last = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = found.replace(/['’]s$/i, '');
    const lower = word.toLowerCase();
    const end = index + word.length;
    const plain = plainLetters(lower);
    words.push({
      text: word,
      lower,
      start: index,
      end,
      isCapital: /^\p{Lu}/u.test(word),
      isGiven: lexicon.givenNames.has(plain) || lexicon.givenNames.has(plain.split('-')[0] ?? ''),
      isOrdinary: isOrdinary(lower, lexicon.ordinaryWords),
      isInitial: /^\p{Lu}$/u.test(word),
      before: text.slice(last, Math.min(index, last + MAX_GAP)),
    });
    last = end;
  }
  return words;
}

function plainLetters(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** What English puts after a word, and what the word then is without it. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|s|ed|d|ing|ly|er|ers|or|ors|al|ness|ment|able)$/, ''],
  [/(?:ing|ed|er|ers|able|ive|ized|ised|izing|ization)$/, 'e'],
  [/(?:ized|ised|izing|ization|ity|ist|ists|ive)$/, ''],
];

/** Whether a word in lower case is an ordinary one, or made of one by an English ending. */
export function isOrdinary(word: string, ordinary: ReadonlySet<string>): boolean {
  if (ordinary.has(word)) return true;
  const [stem = ''] = word.split(/['’]/);
  if (stem !== word && ordinary.has(stem)) return true;
  if (word.includes('-')) return word.split('-').every((part) => ordinary.has(part));
  return ENDINGS.some(([ending, instead]) => {
    const rest = word.replace(ending, instead);
    return rest !== word && rest.length >= 4 && ordinary.has(rest);
  });
}
