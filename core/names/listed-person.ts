import { isEastAsianName } from './east-asian-names.ts';
import { foldWords, MAX_NAME_LENGTH } from './fold.ts';
import { readName } from './person-or-organization.ts';
import { CONNECTIVES, GIVEN_NAMES } from './person-words.ts';

/** What some names on the Entity List say themselves: `(DPRK individual)`. */
const STATED = /\([A-Za-z. ]{0,40}\bindividual\)/i;

/** Initials and a surname: `S. M. Mirbagheri`, or in capitals, as the register writes. */
const INITIALS = /^(?:[A-Z]\. ?){1,3}[A-Z][A-Za-z]{2,20}$/;

/**
 * Whether a listed name is left out as a person's: the test of the exclusions register. It is one where it reads as a person's, or shows no organisation and says that it is an individual's,
 * is initials and a surname, or is a name of East Asia, which holds no given name that is one elsewhere.
 */
export function isListedPerson(name: string): boolean {
  const { reading } = readName(name);
  if (reading !== 'unclear') return reading === 'person';
  const read = name.slice(0, MAX_NAME_LENGTH);
  return STATED.test(read) || INITIALS.test(read) || isEastAsianName(foldWords(read));
}

/**
 * The same of a record that its list does not type. One in nine of them is a person's, so a given name behind the first word is a
 * sign too ("Panteli" of "Niki Panteli Kyriakou"); on the register, which types its records, it is rather what a body is named after
 * ("Jaish-e-Mohammed").
 */
export function isUntypedPerson(name: string): boolean {
  if (isListedPerson(name)) return true;
  const words = foldWords(name);
  if (readName(name).reading !== 'unclear' || words.length > MAX_WORDS) return false;
  if (words.some((word) => CONNECTIVES.has(word) || /\d/.test(word))) return false;
  return words.slice(1).some((word) => GIVEN_NAMES.has(word));
}

/** More words than these make no person's name. */
const MAX_WORDS = 6;
