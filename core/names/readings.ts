import { DEPENDENCE_WORDS, DEPENDENTS_TAIL } from './closing-clauses.ts';
import { foldWords } from './fold.ts';
import { hasLegalForm, showsOrganization } from './person-or-organization.ts';
import { prepareName, type PreparedName } from './prepared-name.ts';
import { splitNames } from './split-names.ts';
import { stripLegalForms } from './strip-legal-forms.ts';

/** The parts of a published name. */
export interface NameParts {
  /**
   * The parties it names: each side of "dba" and the like, also without its brackets and without a tail; subsidiaries
   * named in a tail.
   */
  readonly outside: readonly string[];
  /** Contents of its brackets. */
  readonly inside: readonly string[];
  /** Uninterrupted text: each side before its tail, between its brackets and inside them. */
  readonly unbroken: readonly string[];
  /** Whether nothing was left out because of its length or number of sides. */
  readonly isWhole: boolean;
}

/** Longest text that is taken apart, in UTF-16 units; the longest listed name has 381. */
const MAX_TAKEN_APART = 512;

/** No listed name has more sides. */
const MAX_SIDES = 8;

/** Up to this many brackets are left out in every combination; in a name with more, all at once. */
const MAX_COMBINED_BRACKETS = 3;

/** Enough for every listed name: the most is twelve. */
const MAX_READINGS = 32;

/** No listed name has more closing clauses. */
const MAX_TAILS = 3;

/**
 * Separates the names of one party, or the parties of one entry. At the start of a name such a word belongs to the
 * name.
 */
const BETWEEN_NAMES =
  /;| \/ |(?<=[ ,(])(?:(?:also )?d\/b\/a|d\.b\.a|dba|(?:also )?doing business as|a\/k\/a|a\.k\.a|aka|also known as|t\/a|trading as|f\/k\/a|f\.k\.a|fka|(?:formerly|previously)(?: known as)?|n\/k\/a|n\.k\.a|nka|now known as|c\/o|attn|(?:affiliated|subordinate) (?:entity|institution)(?=:| -))\/?(?=[ .,:)]|$)/i;

/** A tail that is not part of the company's name: where a firm is, or which company it is part of. */
const PLACE_TAIL = /, (?:of|an? (?:wholly[ -]owned )?(?:division|subsidiary) of) .*$/i;

/** Brackets used on the lists. */
const OPENING = /[([{（［｛【]/;
const OPENINGS = new RegExp(OPENING, 'g');
const CLOSINGS = /[\]}）］｝】]/g;

/** Signs that a name has more than one reading. */
const PARTED = [OPENING, BETWEEN_NAMES, PLACE_TAIL, DEPENDENTS_TAIL];

/** A bracket with its contents, which may include another bracket or be empty. */
const BRACKETED = /\(((?:[^()]|\([^()]{0,100}\)){1,300})\)/g;
const INNERMOST = /\(([^()]{1,300})\)/g;

/** A bracket that is never closed because the name was cut. */
const OPEN_BRACKET = /\([^()]{0,300}$/;

/**
 * Returns the readings of a listed name, the whole name first: also without bracketed text, before a closing clause
 * ("and its subsidiaries", ", of China"), each side of "dba" and the like, subsidiaries that it names, and a company or
 * its initials in brackets. Each reading is treated like an alias.
 *
 * ```ts
 * nameReadings('Smartcom (Hong Kong) Co., Limited'); // ['Smartcom (Hong Kong) Co., Limited', 'Smartcom Co., Limited']
 * ```
 */
export function nameReadings(published: string): readonly string[] {
  // Nearly every name has only the whole reading, and registers have a hundred thousand names.
  if (!PARTED.some((sign) => published.search(sign) !== -1)) return [published.trim()];
  const { outside, inside } = nameParts(published);
  const ofBrackets = inside.filter((text) => namesCompany(text) || areInitials(text, published));
  const parts = [...outside, ...ofBrackets].filter((part) => !stripLegalForms(foldWords(part)).formsAlone);
  return [...new Set([published.trim(), ...parts])].slice(0, MAX_READINGS);
}

/** Returns the distinct prepared readings of a listed name. */
export function preparedReadings(published: string): readonly PreparedName[] {
  const [whole, ...others] = nameReadings(published).map(prepareName);
  if (whole && others.length === 0) return [whole];
  const further = others.filter(({ words }) => words.length > 0);
  return whole ? [...new Map([whole, ...further].map((name) => [name.text, name])).values()] : [];
}

/** Splits a published name into its parts. */
export function nameParts(published: string): NameParts {
  const text = published.slice(0, MAX_TAKEN_APART).replace(/\s+/g, ' ').replace(OPENINGS, '(').replace(CLOSINGS, ')');
  const sides = text.split(BETWEEN_NAMES);
  const read = sides.slice(0, MAX_SIDES);
  return {
    // Includes the whole of several sides: a bracket after them is left out of it.
    outside: distinct((sides.length > 1 ? [text, ...read] : read).flatMap(readingsOfSide)),
    inside: distinct(
      read.flatMap((side) =>
        [BRACKETED, INNERMOST].flatMap((bracket) => [...side.matchAll(bracket)].map(([, held]) => held ?? '')),
      ),
    ),
    unbroken: distinct(read.flatMap((side) => (tailCuts(side)[0]?.before ?? side).split(/[()]/))),
    isWhole: published.length <= MAX_TAKEN_APART && sides.length <= MAX_SIDES,
  };
}

function readingsOfSide(side: string): string[] {
  return withoutBrackets(side).flatMap((text) => {
    const cuts = tailCuts(text);
    // A side that is only a tail names only dependents.
    const isTail = cuts.some(({ before }) => trimmed(before) === '');
    return [...(isTail ? [] : [text]), ...cuts.flatMap(({ before, dependents }) => [before, ...dependents])];
  });
}

/** Returns the side as it is and without every combination of its brackets. */
function withoutBrackets(side: string): string[] {
  const closed = side.replace(OPEN_BRACKET, '');
  const brackets = [...closed.matchAll(BRACKETED)];
  const all = closed.replace(BRACKETED, ' ');
  if (brackets.length === 0 || brackets.length > MAX_COMBINED_BRACKETS) return [side, all];
  const combinations = Array.from({ length: 2 ** brackets.length - 1 }, (_, at) => at + 1);
  return [
    side,
    ...combinations.map((left) =>
      brackets.reduceRight((text, { 0: bracket, index }, at) => {
        const isLeftOut = (left >> at) % 2 === 1;
        return isLeftOut ? `${text.slice(0, index)} ${text.slice(index + bracket.length)}` : text;
      }, closed),
    ),
  ];
}

interface TailCut {
  readonly before: string;
  /** Returns the companies that the tail names. */
  readonly dependents: readonly string[];
}

/** Returns the text before each of its tails. */
function tailCuts(text: string): TailCut[] {
  const place = PLACE_TAIL.exec(text);
  const tails = [...text.matchAll(DEPENDENTS_TAIL)].slice(0, MAX_TAILS);
  const cuts = tails.map(({ 0: tail, index }, at) => {
    const named = text.slice(index + tail.length, tails[at + 1]?.index).replace(INTRODUCTION, '');
    const dependents = splitNames(named, { hasMany: /s$/i.test(tail) }).filter(namesDependent);
    return { before: text.slice(0, index), dependents };
  });
  return place ? [...cuts, { before: text.slice(0, place.index), dependents: [] }] : cuts;
}

/** What introduces the names in a tail: ", which include". */
const INTRODUCTION = /^[ ,:]*(?:which |that )?(?:includes?|including|are|is|namely)?\b/i;

function namesDependent(name: string): boolean {
  return /^[^a-z]/.test(name) && foldWords(name).some((word) => !DEPENDENCE_WORDS.has(word));
}

/** The start of a remark about a party rather than of a name. */
const REMARK = /^(?:an? |the |all |any |including |excluding |parent |part |[a-z])/;

/**
 * Whether a bracket contains a company's name; a place or a brand (`Shanghai`, `Group`) does not count because many
 * companies share it.
 */
function namesCompany(text: string): boolean {
  if (REMARK.test(text.toLowerCase() === text ? text : text.charAt(0) + text.slice(1).toLowerCase())) return false;
  return hasLegalForm(text) || (foldWords(text).length > 2 && showsOrganization(text));
}

/** A shorter acronym is as often a place: `(PRC)`, `(HK)`. */
const MIN_INITIALS = 3;

/** Whether a bracket contains the initials of at least three words before it: `(AASPT)`. */
function areInitials(text: string, published: string): boolean {
  if (!/^[A-Z]{3,10}$/.test(text)) return false;
  const words = foldWords(published.slice(0, published.indexOf(`(${text})`))).join(' ');
  // For each place where the letters so far may end, how many of them begin a word.
  let ends = new Map<number, number>();
  for (const [at, letter] of Array.from(text.toLowerCase()).entries()) {
    const next = new Map<number, number>();
    const earliest = Math.min(...ends.keys());
    for (let place = words.indexOf(letter); place !== -1; place = words.indexOf(letter, place + 1)) {
      const beginsWord = place === 0 || words[place - 1] === ' ';
      const before = [...ends].filter(([end]) => end < place).map(([, initials]) => initials);
      if (beginsWord && at === 0) next.set(place, 1);
      else if (beginsWord && place > earliest) next.set(place, Math.max(...before) + 1);
      else if (ends.has(place - 1)) next.set(place, ends.get(place - 1) ?? 0);
    }
    ends = next;
  }
  return Math.max(0, ...ends.values()) >= MIN_INITIALS;
}

/** Returns the distinct parts, trimmed of leftovers at their ends. */
function distinct(parts: readonly string[]): string[] {
  return [...new Set(parts.map(trimmed).filter((part) => part !== ''))];
}

/** Trims commas, unpaired brackets, the last period of "d.b.a." and double spaces. */
function trimmed(part: string): string {
  const text = part.replace(/^[\s,.:)-]{1,20}/, '').replace(/[\s,(:]{1,20}$/, '');
  const closed = text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text;
  return closed.replace(/ {2,40}/g, ' ').replace(/ (?=[.,](?: |$))/g, '');
}
