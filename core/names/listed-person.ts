import { isEastAsianName } from './east-asian-names.ts';
import { foldWords, MAX_NAME_LENGTH } from './fold.ts';
import { readName } from './person-or-organization.ts';
import { CONNECTIVES, GIVEN_NAMES } from './person-words.ts';

/** What some names on the Entity List state themselves: `(DPRK individual)`. */
const STATED = /\([A-Za-z. ]{0,40}\bindividual\)/i;

/** Initials and a surname: `S. M. Mirbagheri`, or in capitals, as the register writes. */
const INITIALS = /^(?:[A-Z]\. ?){1,3}[A-Z][A-Za-z]{2,20}$/;

/**
 * Whether a listed name is excluded as a person's, by the exclusions register's test: it reads as a person's; or it
 * shows no organization and states that it is an individual, consists of initials and a surname, or is an East Asian
 * name, in which no word is a given name elsewhere.
 */
export function isListedPerson(name: string): boolean {
  const { reading } = readName(name);
  if (reading !== 'unclear') return reading === 'person';
  const read = name.slice(0, MAX_NAME_LENGTH);
  return STATED.test(read) || INITIALS.test(read) || isEastAsianName(foldWords(read));
}

/**
 * The same test for a record that its list does not type. One in nine of these is a person, so a given name after the
 * first word is also a sign ("Panteli" in "Niki Panteli Kyriakou"); on the register, which types its records, it is
 * more likely what a body is named after ("Jaish-e-Mohammed").
 */
export function isUntypedPerson(name: string): boolean {
  if (isListedPerson(name)) return true;
  const words = foldWords(name);
  if (readName(name).reading !== 'unclear' || words.length > MAX_WORDS) return false;
  if (words.some((word) => CONNECTIVES.has(word) || /\d/.test(word))) return false;
  return words.slice(1).some((word) => GIVEN_NAMES.has(word));
}

/** A person's name does not have more words than this. */
const MAX_WORDS = 6;
