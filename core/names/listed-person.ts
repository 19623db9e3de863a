import { isEastAsianName } from './east-asian-names.ts';
import { foldWords, MAX_NAME_LENGTH } from './fold.ts';
import { readName } from './person-or-organization.ts';

/** What some names on the Entity List say themselves: `(DPRK individual)`. */
const STATED = /\([A-Za-z. ]{0,40}\bindividual\)/i;

/** Initials and a surname: `S. M. Mirbagheri`, or in capitals, as the register writes. */
const INITIALS = /^(?:[A-Z]\. ?){1,3}[A-Z][A-Za-z]{2,20}$/;

/**
 * Whether a listed name is left out as a person's: the one test of the exclusions register and of untyped records of the
 * sanctions lists. It is one where it reads as a person's, or shows no organisation and says that it is an individual's,
 * is initials and a surname, or is a name of East Asia, which holds no given name that is one elsewhere.
 */
export function isListedPerson(name: string): boolean {
  const { reading } = readName(name);
  if (reading !== 'unclear') return reading === 'person';
  const read = name.slice(0, MAX_NAME_LENGTH);
  return STATED.test(read) || INITIALS.test(read) || isEastAsianName(foldWords(read));
}
