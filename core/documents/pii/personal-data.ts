import { addresses } from './addresses.ts';
import { birthDates } from './birth-dates.ts';
import { cuedNumbers } from './cued-numbers.ts';
import type { Lexicon } from './lexicon.ts';
import { isOrdinary, nameWords, type NameWord } from './name-word.ts';
import { personNames } from './person-names.ts';
import type { Place } from '../../quotes/locate.ts';

/** A value as a reader reports it. */
export interface PersonalValue {
  readonly type: 'PERSON' | 'PHONE' | 'ADDRESS' | 'SSN' | 'CREDIT_CARD' | 'DATE_OF_BIRTH';
  readonly value: string;
}

/**
 * The personal data in an English text that words tell: names of persons, postal addresses, dates of birth, and numbers that
 * are announced. Deterministic; the forms that are known by themselves are found without it.
 */
export function personalData(text: string, lexicon: Lexicon): PersonalValue[] {
  const places = addresses(text, (word) => isOrdinary(word, lexicon.ordinaryWords));
  const births = birthDates(text);
  const numbers = cuedNumbers(text);
  const words = nameWords(text, lexicon);
  const taken = [...places, ...births, ...numbers].toSorted((a, b) => a.start - b.start);
  const inLowerCase = new Set(
    words.filter((word) => !word.isCapital && !isInAddress(text, word)).map(({ lower }) => lower),
  );
  const names = outside(personNames(text, words), taken).filter(({ start, end }) => {
    const name = text.slice(start, end);
    return name === name.toLowerCase() || !inLowerCase.has(name.toLowerCase());
  });
  const valueOf = ({ start, end }: Place): string => text.slice(start, end);
  const values = [
    ...names.map((name) => ({ type: 'PERSON', value: valueOf(name) }) as const),
    ...partsOfNames(words, { names, inLowerCase }).map((value) => ({ type: 'PERSON', value }) as const),
    ...places.map((place) => ({ type: 'ADDRESS', value: valueOf(place) }) as const),
    ...births.map((date) => ({ type: 'DATE_OF_BIRTH', value: valueOf(date) }) as const),
    ...numbers.map((number) => ({ type: number.type, value: valueOf(number) }) as const),
  ];
  return [...new Map(values.map((one) => [`${one.type} ${one.value}`, one])).values()];
}

/** Whether a word is a piece of an e-mail or web address, which are in lower case whatever they are made of. */
function isInAddress(text: string, { start, end }: Place): boolean {
  return /[@./_]/.test(text.charAt(start - 1)) || /^(?:[@_]|[./]\p{L})/u.test(text.slice(end, end + 3));
}

/** Stretches in text order that overlap none of some others in text order. */
function outside(stretches: readonly Place[], taken: readonly Place[]): Place[] {
  let next = 0;
  let end = 0;
  return stretches.filter((one) => {
    for (; next < taken.length && (taken[next]?.start ?? 0) < one.end; next++)
      end = Math.max(end, taken[next]?.end ?? 0);
    return end <= one.start;
  });
}

/** The least letters of a part of a name that is looked for by itself. */
const MIN_PART = 3;

/**
 * The words of names of several words that also stand for the person alone. One that is an ordinary word, or that the text
 * has in lower case as well, is left: every occurrence of a value is taken out, in any letter case.
 */
function partsOfNames(
  words: readonly NameWord[],
  { names, inLowerCase }: { readonly names: readonly Place[]; readonly inLowerCase: ReadonlySet<string> },
): string[] {
  let next = 0;
  const parts = new Set<string>();
  for (const word of words) {
    while (next < names.length && (names[next]?.end ?? 0) <= word.start) next++;
    const name = names[next];
    if (!name || word.start < name.start || !word.isCapital) continue;
    const isOfSeveral = word.start > name.start || word.end < name.end;
    if (!isOfSeveral || word.isOrdinary || word.text.length < MIN_PART || inLowerCase.has(word.lower)) continue;
    parts.add(word.text);
  }
  return [...parts];
}
