import { foldWords } from '../../names/fold.ts';
import { hasLegalForm, readsAsPerson, showsOrganization } from '../../names/person-or-organization.ts';
import { stripLegalForms } from '../../names/strip-legal-forms.ts';

/** In UTF-16 units, as much as is taken apart; no published name comes near. */
const LONGEST_NAME = 512;

/** The most sides that are told apart; no published name comes near. */
const MOST_SIDES = 8;

/** What follows a company and is no name of its own: the place of a recalling firm, the company that one is a part of. */
const TAIL = /,\s{1,3}(?:of|an?\s{1,3}(?:wholly[\s-]owned\s{1,3})?(?:division|subsidiary)\s{1,3}of)\s/i;

/** What stands between two names of one company, or two parties of one record; a word among them is a word of the name at its beginning. */
const BETWEEN_NAMES =
  /;|\s\/\s|(?<=[\s,(])(?:d\/b\/a|d\.b\.a|dba|doing business as|a\/k\/a|a\.k\.a|aka|also known as|t\/a|trading as|f\/k\/a|f\.k\.a|fka|formerly(?: known as)?|n\/k\/a|n\.k\.a|nka|now known as|c\/o|attn)\/?(?=[\s.,:)]|$)/i;

const BRACKETED = /\(([^()]{1,200})\)/g;

/** Where a bracket was opened and, the name being cut, never closed. */
const OPEN_BRACKET = /\([^()]{0,200}$/;

/**
 * The names inside a published one that has tails: each side of "dba" and its like, what stands in brackets where it shows
 * an organisation, and what stands before ", of <place>". None where the name has no such tail.
 */
export function namePieces(published: string): readonly string[] {
  const { outside, inside } = takeApart(published);
  // A place or a brand in brackets ("(Shanghai)", "(USA)") is no name of its own: many companies there have it.
  const pieces = [...outside, ...inside.filter(showsOrganization)];
  return pieces.filter((piece) => piece !== published.trim());
}

/**
 * Whether a published name may identify an individual: it carries neither a legal form nor a trade word, or something inside
 * it reads as a person's name ("JOHN SMITH DBA SMITH ROOFING", "ACME INC, JOHN SMITH"), or it is too long to be read whole.
 */
export function mayNameIndividual(published: string): boolean {
  if (!showsOrganization(published)) return true;
  const { outside, inside, isWhole } = takeApart(published);
  return !isWhole || [...outside, ...inside].some((piece) => readsAsPerson(piece) || namesPersonBeside(piece));
}

interface Apart {
  readonly outside: readonly string[];
  readonly inside: readonly string[];
  /** Whether nothing of the name was left out for its length or the number of its sides. */
  readonly isWhole: boolean;
}

function takeApart(published: string): Apart {
  const all = published.slice(0, LONGEST_NAME).split(BETWEEN_NAMES);
  // A side before its tail: what stands after the place of one company may be the name of another.
  const sides = all.slice(0, MOST_SIDES).map(withoutTail);
  return {
    outside: distinct(sides.flatMap((side) => [side, side.replace(BRACKETED, ' ').replace(OPEN_BRACKET, '')])),
    inside: distinct(sides.flatMap((side) => [...side.matchAll(BRACKETED)].map(([, text]) => text ?? ''))),
    isWhole: published.length <= LONGEST_NAME && all.length <= MOST_SIDES,
  };
}

function withoutTail(side: string): string {
  const at = side.search(TAIL);
  return at === -1 ? side : side.slice(0, at);
}

function distinct(pieces: readonly string[]): string[] {
  return [...new Set(pieces.map(trimmed).filter((piece) => piece !== ''))];
}

/** Without what taking apart leaves: commas, half a pair of brackets, the last point of "d.b.a.", a second space. */
function trimmed(piece: string): string {
  const text = piece.replace(/^[\s,.:)]{1,20}/, '').replace(/[\s,(]{1,20}$/, '');
  const closed = text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text;
  return closed.replace(/\s{2,40}/g, ' ');
}

/** What may part a person from a company within one side of a name. */
const JOINS = /,|\s(?:and|&)\s/gi;

/** The most joins that are looked at; more make an enumeration, which is no company's name. */
const MOST_JOINS = 8;

/** What a company that bears a person's name calls the others: "John Smith & Sons, Inc." is one name. */
const PARTNERS: ReadonlySet<string> = new Set(
  'son sons daughter daughters brother brothers bros family associates assoc partners partner company'.split(' '),
);

/** Whether a person stands beside a company: after its legal form, or before a company that has one of its own. */
function namesPersonBeside(piece: string): boolean {
  return [...piece.matchAll(JOINS)].slice(0, MOST_JOINS).some(({ 0: join, index }) => {
    const left = piece.slice(0, index);
    const right = piece.slice(index + join.length);
    return (hasLegalForm(left) && readsAsPerson(right)) || (readsAsPerson(left) && isCompanyByItself(right));
  });
}

function isCompanyByItself(text: string): boolean {
  if (!hasLegalForm(text)) return false;
  const { words, formsAlone } = stripLegalForms(foldWords(text));
  return !formsAlone && !words.every((word) => PARTNERS.has(word));
}
