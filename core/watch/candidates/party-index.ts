import type { Breathe } from './breath.ts';
import { prepareQuery, type PreparedQuery } from '../names/prepared-name.ts';
import { packTexts, textAt, type PackedTexts } from '../screening/lists/register/packed-texts.ts';
import { comparePair, termsOf } from './compare-pair.ts';
import type { ComparedRecord } from './copies/listed-record.ts';
import type { WatchedParty, WatchMatch } from './answer.ts';
import { isScreenedBy, SCREENS } from './party.ts';
import { mayScore, reachOf } from './reach.ts';

/**
 * Parties, found by the names of records: the register's index turned around. There a name asks which records have one of its words
 * in them; here a record asks which parties have a word that is in it.
 */
export interface PartyIndex {
  readonly size: number;
  /** What a party is called, from 0. */
  readonly referenceAt: (party: number) => string;
  /** Every party that a record matches, each once, in their order. */
  readonly matches: (record: ComparedRecord, breathe: Breathe) => Promise<readonly PartyMatch[]>;
}

/** A party that a record matches. */
export interface PartyMatch {
  readonly party: number;
  readonly match: WatchMatch;
}

/** An index in the making. */
export interface PartyIndexBuilder {
  readonly add: (party: WatchedParty) => void;
  readonly finish: (breathe: Breathe) => Promise<PartyIndex>;
}

/** As many characters of a term as say where it may begin. */
const START = 3;

/** Beginnings of terms are noted in so many bits, by a hash: whatever begins none ends there. */
const STARTS = 1 << 16;

/** Collects parties one by one; what is kept of each is its texts and the numbers of its terms. */
export function partyIndexBuilder(): PartyIndexBuilder {
  const references: string[] = [];
  const names: string[] = [];
  const texts: string[] = [];
  const screens: number[] = [];
  const numbers = new Map<string, number>();
  const terms: number[] = [];
  const termStarts: number[] = [0];
  return {
    add(party) {
      const query = prepareQuery(party.name);
      references.push(party.reference);
      names.push(party.name);
      // A name that can be read two ways is always compared in full.
      texts.push(query.otherwise ? '' : query.text);
      screens.push(screenBits(party));
      for (const term of termsOf(party.name, query)) {
        const number = numbers.get(term) ?? numbers.size;
        numbers.set(term, number);
        terms.push(number);
      }
      termStarts.push(terms.length);
    },
    async finish(breathe) {
      const pack = async (some: readonly string[]): Promise<PackedTexts> => {
        await breathe();
        return packTexts(some);
      };
      const packed = { references: await pack(references), names: await pack(names), texts: await pack(texts) };
      const parties = { ...packed, screens: Uint8Array.from(screens) };
      return indexOf(parties, await postingsOf(numbers, { terms, termStarts }, breathe));
    },
  };
}

function screenBits({ screens }: WatchedParty): number {
  return SCREENS.reduce((bits, screen, at) => (screens.includes(screen) ? bits | (1 << at) : bits), 0);
}

interface PackedParties {
  readonly references: PackedTexts;
  readonly names: PackedTexts;
  /** Prepared names; blank where a name is not to be judged by its text. */
  readonly texts: PackedTexts;
  readonly screens: Uint8Array;
}

/** Which parties have a term, and where in a text a term may begin. */
interface Postings {
  readonly numbers: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
  readonly parties: Uint32Array;
  /** For the hash of a term's first characters, whether there is such a term. */
  readonly begins: Uint8Array;
  /** The lengths of the terms that begin with some characters, ascending. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
  /** Whether some term is shorter than what says where it begins. */
  readonly hasShort: boolean;
}

/** Pairs that are compared between two breaths. */
const BREATH_OF_PAIRS = 32;

/** Parties or terms between two breaths. */
const AT_A_BREATH = 256;

async function postingsOf(
  numbers: ReadonlyMap<string, number>,
  { terms, termStarts }: { terms: readonly number[]; termStarts: readonly number[] },
  breathe: Breathe,
): Promise<Postings> {
  const starts = new Uint32Array(numbers.size + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < numbers.size; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const parties = new Uint32Array(terms.length);
  for (let party = 0; party + 1 < termStarts.length; party += 1) {
    if (party % AT_A_BREATH === 0) await breathe();
    for (let at = termStarts[party] ?? 0; at < (termStarts[party + 1] ?? 0); at += 1) {
      const term = terms[at] ?? 0;
      const place = next[term] ?? 0;
      parties[place] = party;
      next[term] = place + 1;
    }
  }
  const begins = new Uint8Array(STARTS);
  const lengths = new Map<string, Set<number>>();
  for (const [term, number] of numbers) {
    if (number % AT_A_BREATH === 0) await breathe();
    begins[startHash(term, 0)] = 1;
    const start = term.slice(0, START);
    const ofStart = lengths.get(start) ?? new Set();
    lengths.set(start, ofStart.add(term.length));
  }
  return {
    numbers,
    starts,
    parties,
    begins,
    lengths: new Map([...lengths].map(([start, of]) => [start, [...of].sort((a, b) => a - b)])),
    hasShort: [...lengths.keys()].some((start) => start.length < START),
  };
}

function startHash(text: string, at: number): number {
  return ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) & (STARTS - 1);
}

function indexOf(parties: PackedParties, postings: Postings): PartyIndex {
  const size = parties.screens.length;
  /** The number of the search that last found each party, so that each is found once. */
  const foundBy = new Uint32Array(size);
  let search = 0;

  function candidates(record: ComparedRecord): readonly number[] {
    if (record.source === 'uflpa') return Array.from({ length: size }, (_, party) => party);
    search += 1;
    const found: number[] = [];
    for (const term of termsIn(record.squeezed, postings)) {
      for (let at = postings.starts[term] ?? 0; at < (postings.starts[term + 1] ?? 0); at += 1) {
        const party = postings.parties[at] ?? 0;
        if (foundBy[party] === search) continue;
        foundBy[party] = search;
        found.push(party);
      }
    }
    return found.sort((a, b) => a - b);
  }

  return {
    size,
    referenceAt: (party) => textAt(parties.references, party),
    async matches(record, breathe) {
      const found = candidates(record);
      if (found.length === 0) return [];
      const reach = reachOf(record);
      const screenedBy = SCREENS.map((screen) => isScreenedBy({ screens: [screen] }, record.source));
      const bits = screenedBy.reduce((all, isBy, at) => (isBy ? all | (1 << at) : all), 0);
      const matches: PartyMatch[] = [];
      for (const [at, party] of found.entries()) {
        if (at % BREATH_OF_PAIRS === BREATH_OF_PAIRS - 1) await breathe();
        if (((parties.screens[party] ?? 0) & bits) === 0) continue;
        const text = textAt(parties.texts, party);
        if (text !== '' && !mayScore(reach, text)) continue;
        const query: PreparedQuery = prepareQuery(textAt(parties.names, party));
        const match = comparePair(query, record);
        if (match) matches.push({ party, match });
      }
      return matches;
    },
  };
}

/** The numbers of the terms that are in a text, each once. */
function termsIn(text: string, { numbers, begins, lengths, hasShort }: Postings): ReadonlySet<number> {
  const found = new Set<number>();
  const look = (at: number, of: readonly number[]): void => {
    for (const length of of) {
      const number = numbers.get(text.slice(at, at + length));
      if (number !== undefined) found.add(number);
    }
  };
  for (let at = 0; at < text.length; at += 1) {
    if (hasShort) look(at, SHORT);
    if (begins[startHash(text, at)] === 1) look(at, lengths.get(text.slice(at, at + START)) ?? []);
  }
  return found;
}

/** Lengths of terms that are shorter than what says where they begin. */
const SHORT = Array.from({ length: START - 1 }, (_, at) => at + 1);
