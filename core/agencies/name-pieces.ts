import { MAX_NAME_LENGTH } from '../names/fold.ts';
import { readsAsPerson, showsOrganization } from '../names/person-or-organization.ts';

/** The most sides that are told apart; no published name comes near. */
const MOST_SIDES = 8;

/** Where the place of a recalling firm begins: "Acme Co., Ltd., of China". */
const PLACE_TAIL = /,\s{1,3}of\s/i;

/** What stands between two names of one company, or two companies of one record; at the beginning it is a word of the name. */
const BETWEEN_NAMES =
  /;|(?<=[\s,(])(?:d\/b\/a|d\.b\.a|dba|doing business as|a\/k\/a|a\.k\.a|aka|also known as|t\/a|trading as)(?=[\s.,:)]|$)/i;

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
 * it reads as a person's name ("JOHN SMITH DBA SMITH ROOFING").
 */
export function mayNameIndividual(published: string): boolean {
  if (!showsOrganization(published)) return true;
  const { outside, inside } = takeApart(published);
  return [...outside, ...inside].some(readsAsPerson);
}

interface Apart {
  readonly outside: readonly string[];
  readonly inside: readonly string[];
}

function takeApart(published: string): Apart {
  const name = published.slice(0, MAX_NAME_LENGTH);
  const place = name.search(PLACE_TAIL);
  const placeless = place === -1 ? name : name.slice(0, place);
  const sides = placeless.split(BETWEEN_NAMES).slice(0, MOST_SIDES);
  return {
    outside: distinct(sides.flatMap((side) => [side, side.replace(BRACKETED, ' ').replace(OPEN_BRACKET, '')])),
    inside: distinct(sides.flatMap((side) => [...side.matchAll(BRACKETED)].map(([, text]) => text ?? ''))),
  };
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
