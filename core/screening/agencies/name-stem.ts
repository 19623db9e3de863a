import { BEFORE_A_FIRM, foldWords, MAX_NAME_LENGTH, TRADE_MARKS } from '../../names/fold.ts';
import { GENERIC_WORDS } from '../../names/generic-words.ts';
import { withLatinForLookAlikes } from '../../names/look-alikes.ts';
import { prepareQuery } from '../../names/prepared-name.ts';
import { stripLegalForms } from '../../names/strip-legal-forms.ts';
import { nameParts } from '../../names/readings.ts';

/** A name in searchable form: as written, without legal forms and separators. */
export interface NameStem {
  /** The longest run of words without punctuation between them, as written; empty if the name cannot be compared. */
  readonly longestPart: string;
  /** Everything from the first word that is not a legal form to the last, including punctuation. */
  readonly whole: string;
}

/** A word or an `&`; a period inside a word stays ("Amazon.com"), but separates initials. */
const ATOM =
  /&|[\p{Script=Latin}0-9][\p{Script=Latin}\p{M}0-9]{0,200}(?:(?<=\p{Script=Latin}{2})\.(?=\p{Script=Latin}{2})[\p{Script=Latin}\p{M}0-9]{1,200}){0,3}/gu;

/** All ways to type an apostrophe. */
const APOSTROPHES = /['’‘‛`´ʼ＇]/g;

interface NamePart {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/**
 * Extracts the stem of a name. An apostrophe separates words like any other sign unless `keepsApostrophes`, which also
 * normalizes it to `'`. For a name with several sides or brackets ("Acme Foods LP dba Bakers' Choice", "Acme (Shanghai)
 * Trading") it is the longest part that says more than a trade or a place.
 */
export function nameStem(name: string, { keepsApostrophes = false } = {}): NameStem {
  // A name that cannot be compared finds nothing, which would look like a clean record.
  if (prepareQuery(name).words.length === 0) return NO_STEM;
  const text = plainName(name.slice(0, MAX_NAME_LENGTH));
  const stems = nameParts(text).unbroken.map((side) => stemOfSide(side, keepsApostrophes));
  const telling = stems.filter(({ longestPart }) => foldWords(longestPart).some((word) => !GENERIC_WORDS.has(word)));
  return longest(telling) ?? longest(stems) ?? NO_STEM;
}

/** Returns a name in the letters that agencies use, with plain apostrophes and without what precedes the name of a firm. */
function plainName(name: string): string {
  const plain = spaced(name.replace(TRADE_MARKS, ' ').normalize('NFKC')).replace(INVISIBLE, '');
  return withLatinForLookAlikes(plain).replace(BEFORE_A_FIRM, '').replace(APOSTROPHES, "'");
}

/** Joiners, soft hyphens and direction marks. */
const INVISIBLE = /\p{Cf}/gu;

function longest(stems: readonly NameStem[]): NameStem | undefined {
  return stems.toSorted((a, b) => b.longestPart.length - a.longestPart.length)[0];
}

/** Normalizes every run of white space, including non-breaking spaces, to one space, the only form agencies use. */
export function spaced(text: string): string {
  return text.replace(/\s+/g, ' ');
}

const NO_STEM: NameStem = { longestPart: '', whole: '' };

function stemOfSide(side: string, keepsApostrophes: boolean): NameStem {
  const kept = withoutArticle(withoutForms(side, atomsOf(side)));
  const [first] = kept;
  const last = kept.at(-1);
  if (!first || !last) return NO_STEM;
  const joins = keepsApostrophes ? /^(?:\s{1,20}|')$/ : /^\s{1,20}$/;
  const parts: string[] = [];
  let start = first.at;
  for (const [i, atom] of kept.entries()) {
    const next = kept[i + 1];
    const isJoined = next && next.text !== '&' && atom.text !== '&' && joins.test(side.slice(atom.end, next.at));
    if (isJoined) continue;
    if (atom.text !== '&') parts.push(side.slice(start, atom.end).replace(/\s{2,20}/g, ' '));
    start = next?.at ?? side.length;
  }
  const longestPart = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return { longestPart, whole: side.slice(first.at, last.end) };
}

function atomsOf(side: string): NamePart[] {
  return [...side.matchAll(ATOM)].map(({ 0: text, index }) => ({ text, at: index, end: index + text.length }));
}

/**
 * Returns the atoms that are not legal forms. The forms are recognized in the folded name, which joins initials and
 * spells out `&`; its words are matched to the atoms by their letters, in order. If that does not work out exactly, no
 * atom is dropped.
 */
function withoutForms(side: string, atoms: readonly NamePart[]): readonly NamePart[] {
  const { words } = stripLegalForms(foldWords(side));
  const letters = words.join('');
  let at = 0;
  const kept = atoms.filter(({ text }) => {
    const folded = foldWords(text).join('');
    const isNext = folded !== '' && letters.startsWith(folded, at);
    if (isNext) at += folded.length;
    return isNext;
  });
  return at === letters.length ? kept : atoms;
}

/** "The" before a name is optional. */
function withoutArticle(atoms: readonly NamePart[]): readonly NamePart[] {
  return atoms.length > 1 && atoms[0]?.text.toLowerCase() === 'the' ? atoms.slice(1) : atoms;
}
