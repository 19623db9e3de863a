import { foldWords, isLetter } from './fold.ts';
import {
  CONNECTIVES,
  FILIATIONS,
  GENERATION_SUFFIXES,
  GIVEN_NAMES,
  HONORIFICS_BEHIND,
  PATRONYMIC,
  PROFESSIONAL_SUFFIXES,
  TITLES,
} from './person-words.ts';
import { stripLegalForms, type StrippedName } from './strip-legal-forms.ts';
import { SURNAME_TRADE_WORDS, TRADE_ENDING, TRADE_WORDS } from './trade-words.ts';

/** What a name by itself says about its bearer, and the deciding reason. */
export type NameReading =
  | { readonly reading: 'organization'; readonly reason: 'legal_form' | 'trade_word' }
  | { readonly reading: 'person'; readonly reason: PersonSign }
  | { readonly reading: 'unclear'; readonly reason: 'no_sign' };

export type PersonSign =
  | 'inverted'
  | 'title'
  | 'professional_suffix'
  | 'generation_suffix'
  | 'filiation'
  | 'patronymic'
  | 'honorific'
  | 'given_name';

/** Whether a name reads as a person's by its words and their order. A name with a company's legal form never does. */
export function readsAsPerson(name: string): boolean {
  return readName(name).reading === 'person';
}

/**
 * Whether a legal form or a trade word shows that a name is an organization's: the test for agency records, which
 * withhold any other name.
 */
export function showsOrganization(name: string): boolean {
  return readName(name).reading === 'organization';
}

/** Whether a name has a company's legal form: required before a name on a list of persons is screened. */
export function hasLegalForm(name: string): boolean {
  const reading = readName(name);
  return reading.reading === 'organization' && reading.reason === 'legal_form';
}

/**
 * Classifies a name. A legal form decides first, then a trade word, then the signs of a person; a form or trade word
 * that is also a surname, a degree or a syllable ("Sa", "Pat", "Stone") decides only if nothing reads as a person's.
 */
export function readName(name: string): NameReading {
  const folded = foldWords(name);
  const stripped = stripLegalForms(folded);
  const isInitials = stripped.isDoubtful && stripped.words[0] !== folded[0] && DOTTED_START.test(name.trimStart());
  if (!isInitials && hasSureForm(name, stripped)) return LEGAL_FORM;
  if (isSurnameFirst(name)) return { reading: 'person', reason: 'inverted' };
  if (folded.some(isTradeWord)) return TRADE_WORD;
  const sign = personSign(name, folded);
  if (sign) return { reading: 'person', reason: sign };
  if (!isInitials && stripped.forms.length > 0) return LEGAL_FORM;
  if (folded.some((word) => SURNAME_TRADE_WORDS.has(word))) return TRADE_WORD;
  return { reading: 'unclear', reason: 'no_sign' };
}

function isTradeWord(word: string): boolean {
  return TRADE_WORDS.has(word) || TRADE_ENDING.test(word);
}

const LEGAL_FORM: NameReading = { reading: 'organization', reason: 'legal_form' };
const TRADE_WORD: NameReading = { reading: 'organization', reason: 'trade_word' };

/** Forms that are also surnames, given names or licences. */
export const PERSONAL_FORMS: ReadonlySet<string> = new Set(
  'sa sal ao as pa pt ca ad ky od ou se ae ag cc dd ab asa pat chao prat sia sac ug kk hf bsc sas'.split(' '),
);

/** Licences of people who practise under their own name. */
const PRACTICES: ReadonlySet<string> = new Set([...PROFESSIONAL_SUFFIXES, 'dc', 'do', 'od']);

/**
 * Whether a name has a form that is not part of a person's name: one that never is; one next to a single word, unless
 * both could be a person's ("Maria Sa", but not "Salim S.A."); "PA" after a licence ("MD PA").
 */
function hasSureForm(name: string, { words, forms }: StrippedName): boolean {
  const [only = '', second] = words;
  if (forms.length === 0) return false;
  if (forms.some((form) => !PERSONAL_FORMS.has(form))) return true;
  if (second === undefined) return !GIVEN_NAMES.has(only) || DOTTED_END.test(name.trim().slice(-3));
  return forms.includes('pa') && words.some((word) => PRACTICES.has(word));
}

/** The start of dotted initials, which belong to a person, not a form: "A.S." in "A.S. Yakovlev". */
const DOTTED_START = /^[A-Za-z]\. ?[A-Za-z]\./;

/** The end of dotted initials: "A." in "S.A.". */
const DOTTED_END = /^\.[A-Za-z]\.$/;

/** A person's name does not have more words than this. */
const MAX_WORDS = 6;

function personSign(name: string, folded: readonly string[]): PersonSign | undefined {
  const [first = '', second = ''] = folded;
  const last = folded.at(-1) ?? '';
  if (folded.length < 2 || folded.length > MAX_WORDS) return undefined;
  if (folded.some((word) => CONNECTIVES.has(word) || /\d/.test(word))) return undefined;
  if (TITLES.has(first)) return 'title';
  if (PROFESSIONAL_SUFFIXES.has(last)) return 'professional_suffix';
  if (GENERATION_SUFFIXES.has(last)) return 'generation_suffix';
  if (folded.slice(1, -1).some((word) => FILIATIONS.has(word)) || FILIATIONS.has(last)) return 'filiation';
  if (folded.slice(1).some((word) => PATRONYMIC.test(word))) return 'patronymic';
  if (HONORIFICS_BEHIND.has(last)) return 'honorific';
  if (isInverted(name)) return 'inverted';
  return GIVEN_NAMES.has(first) || (isLetter(first) && GIVEN_NAMES.has(second)) ? 'given_name' : undefined;
}

/**
 * Whether a surname that may also be a trade precedes a comma and a given name ("MARKET, JOHN A"), or an unknown name a
 * comma and a dotted initial ("ST. DOE, QUUX K.").
 */
function isSurnameFirst(name: string): boolean {
  const [surname, given, more] = name.split(',', 3);
  if (surname === undefined || given === undefined || more !== undefined) return false;
  const surnames = foldWords(surname);
  const [first = '', initial = '', ...further] = foldWords(given);
  if (surnames.length === 0 || further.length > 0 || isTradeWord(first)) return false;
  if (GIVEN_NAMES.has(first)) return surnames.length === 1 && (initial === '' || isLetter(initial));
  return (
    surnames.length <= 2 &&
    !surnames.some(isTradeWord) &&
    first.length > 2 &&
    DOTTED_LETTER.test(given.trim().slice(-3))
  );
}

/** " K." in "QUUX K.". */
const DOTTED_LETTER = /^ [A-Za-z]\.$/;

/** "SMITH, JOHN A": one comma, a surname of up to three words before it, and a given name first after it. */
function isInverted(name: string): boolean {
  const [surname, given, more] = name.split(',', 3);
  if (surname === undefined || given === undefined || more !== undefined) return false;
  const surnames = foldWords(surname);
  const [first = '', ...further] = foldWords(given);
  return (
    surnames.length > 0 && surnames.length <= 3 && further.length <= 2 && (GIVEN_NAMES.has(first) || isLetter(first))
  );
}
