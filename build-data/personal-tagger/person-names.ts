import type { Random } from '../classifier/random.ts';
import { titleCase, type Fillings } from './labelled-lists.ts';

export interface PersonName {
  readonly given: string;
  readonly surname: string;
}

/** The persons of one text, by slot number. */
export type Persons = Map<string, PersonName>;

/** Sources of generated values. */
export interface Parts {
  readonly fillings: Fillings;
  readonly persons: Persons;
  readonly random: Random;
}

const split = (list: string): readonly string[] => list.split('|');

/** One in this many names is of words: Grant Wood. */
const OF_WORDS = 20;

/** A name. One in four other parts is spliced from two, so that the tagger cannot rely on known words. */
export function someone({ fillings, random }: Parts): PersonName {
  const { givenNames, surnames, nameWords } = fillings;
  if (nameWords && random.below(OF_WORDS) === 0) {
    const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
    return { given: pick(nameWords.givenNames), surname: pick(nameWords.surnames) };
  }
  return { given: partOfName(givenNames, random), surname: partOfName(surnames, random) };
}

/** A given name or surname. */
export function partOfName(list: readonly string[], random: Random): string {
  const one = list[random.below(list.length)] ?? '';
  if (random.below(4) > 0) return one;
  const other = list[random.below(list.length)] ?? '';
  const [cut, from] = [1 + random.below(4), Math.max(1, other.length - 2 - random.below(4))];
  const made = one.slice(0, cut) + other.slice(from);
  return /^\p{L}[\p{L}'-]{2,14}$/u.test(made) ? titleCase(made.toLowerCase()) : one;
}

const PARTICLES = split('van|van der|van den|de|de la|del|della|di|da|dos|von|von der|bin|ibn|al|el|ben|af|ter|St.');
const PREFIXES = split("O'|Mc|Mac|D'|Fitz|Al-|El-|Ben-|N'");
const SUFFIXES = split(' Jr.| Jr| Sr.| III| II|, Jr.|, PhD|, MD|, Esq.');

/** A full name in one of the common forms. */
export function fullName({ given, surname }: PersonName, { fillings, random }: Parts): string {
  const chance = random.next();
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const initial = String.fromCharCode(65 + random.below(26));
  if (chance < 0.55) return `${given} ${surname}`;
  if (chance < 0.62) return `${given} ${initial}. ${surname}`;
  if (chance < 0.66) return `${given.charAt(0)}. ${surname}`;
  if (chance < 0.68) return `${given.charAt(0)}.${pick(['', ' '])}${initial}. ${surname}`;
  if (chance < 0.71) return `${surname}, ${given}`;
  if (chance < 0.74) return `${given} ${partOfName(fillings.surnames, random)}-${surname}`;
  if (chance < 0.77) return `${given} ${partOfName(fillings.givenNames, random)} ${surname}`;
  if (chance < 0.79) return `${given} ${initial} ${surname}`;
  if (chance < 0.82) return `${given} ${pick(PARTICLES)} ${surname}`;
  if (chance < 0.84) return `${given} ${pick(PREFIXES)}${surname}`;
  if (chance < 0.85) return `${given} ${surname}${pick(SUFFIXES)}`;
  if (chance < 0.865) return `${given} ${surname.toUpperCase()}`;
  if (chance < 0.88) return `${given} "${partOfName(fillings.givenNames, random)}" ${surname}`;
  if (chance < 0.89) return `${given}-${partOfName(fillings.givenNames, random)} ${surname}`;
  if (chance < 0.9) return `${surname} ${given} ${partOfName(fillings.givenNames, random)}`;
  if (chance < 0.905) return `${surname} ${given}-${partOfName(fillings.givenNames, random).toLowerCase()}`;
  if (chance < 0.92) return `${given}  ${surname}`;
  if (chance < 0.93) return given;
  const whole = fillings.wholeNames[random.below(fillings.wholeNames.length)];
  return whole ?? `${given} ${surname}`;
}
