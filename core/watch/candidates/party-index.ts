import { prepareQuery } from '../../names/prepared-name.ts';
import { packTexts, textAt, type PackedTexts } from '../../screening/lists/register/packed-texts.ts';
import type { WatchedParty } from '../answer.ts';
import type { Breathe } from '../breath.ts';
import type { ComparedRecord } from '../copies/listed-record.ts';
import { isScreenedBy, SCREENS } from '../party.ts';
import { alikeTextsBuilder, type AlikeTexts } from './alike-texts.ts';
import { askedOutline, outlineOf } from './outline.ts';
import { mayShareWords, sharedWordsBuilder, type SharedWords } from './shared-words.ts';

/**
 * An index that finds parties by the names of records. Nearly all pairs are skipped without looking at the names: a
 * name reaches the match floor by its spelling or by its words, and both have known minimum requirements. The rest is
 * compared as everywhere else.
 */
export interface PartyIndex {
  readonly size: number;
  /**
   * Returns, by reference, all parties that some of the records may match, each with those records; no other pair
   * matches.
   */
  readonly candidates: (
    records: readonly ComparedRecord[],
    parts: CandidatesParts,
  ) => Promise<ReadonlyMap<string, readonly ComparedRecord[]>>;
}

/** Dependencies of the search for candidates. */
export interface CandidatesParts {
  readonly breathe: Breathe;
  /**
   * Removes records that a party does not match; called when there are so many pairs that they would fill the memory.
   */
  readonly narrow: (reference: string, records: ComparedRecord[]) => ComparedRecord[];
}

/** Number of pairs before they are narrowed for the first time. */
const MAX_PAIRS = 1_000_000;

/** Builds an index. */
export interface PartyIndexBuilder {
  readonly add: (party: WatchedParty) => void;
  readonly finish: (breathe: Breathe) => Promise<PartyIndex>;
}

/** Collects parties one by one. A name with two readings has two texts. */
export function partyIndexBuilder(): PartyIndexBuilder {
  const references: string[] = [];
  const screens: number[] = [];
  const parties: number[] = [];
  const texts: string[] = [];
  const letters: number[] = [];
  const alike = alikeTextsBuilder();
  const sharing = sharedWordsBuilder();
  return {
    add(party) {
      const query = prepareQuery(party.name);
      for (const reading of [query, query.otherwise]) {
        if (!reading || reading.words.length === 0) continue;
        const outline = outlineOf(reading);
        parties.push(references.length);
        texts.push(outline.text);
        letters.push(outline.letters);
        alike.add(outline);
        sharing.add(outline);
      }
      references.push(party.reference);
      screens.push(screenBits(party));
    },
    async finish(breathe) {
      const pack = async (some: readonly string[]): Promise<PackedTexts> => {
        await breathe();
        return packTexts(some);
      };
      return indexOf({
        references: await pack(references),
        screens: Uint8Array.from(screens),
        parties: Uint32Array.from(parties),
        texts: await pack(texts),
        letters: Uint16Array.from(letters),
        alike: await alike.finish(breathe),
        sharing: await sharing.finish(breathe),
      });
    },
  };
}

function screenBits({ screens }: Pick<WatchedParty, 'screens'>): number {
  return SCREENS.reduce((bits, screen, at) => (screens.includes(screen) ? bits | (1 << at) : bits), 0);
}

interface IndexedParties {
  readonly references: PackedTexts;
  readonly screens: Uint8Array;
  /** For each text its party, and its number of separate single letters. */
  readonly parties: Uint32Array;
  readonly texts: PackedTexts;
  readonly letters: Uint16Array;
  readonly alike: AlikeTexts;
  readonly sharing: SharedWords;
}

function indexOf(indexed: IndexedParties): PartyIndex {
  const { references, screens, parties, texts, letters, alike, sharing } = indexed;
  /** The number of the record that last found each party, so that each finds it once. */
  const foundBy = new Uint32Array(screens.length);
  let search = 0;

  /** Calls back with each party that may match a record. */
  function visit(record: ComparedRecord, found: (party: number) => void): void {
    const bits = SCREENS.reduce(
      (all, screen, at) => (isScreenedBy({ screens: [screen] }, record.source) ? all | (1 << at) : all),
      0,
    );
    search += 1;
    const isNew = (party: number): boolean => foundBy[party] !== search && ((screens[party] ?? 0) & bits) !== 0;
    const note = (party: number): void => {
      foundBy[party] = search;
      found(party);
    };
    for (const reading of record.names.flat()) {
      if (reading.words.length === 0) continue;
      const asked = askedOutline(reading);
      alike.visit(asked, record.source === 'register', (text, maxDistance) => {
        const party = parties[text] ?? 0;
        if (isNew(party) && asked.distanceTo(textAt(texts, text)) <= maxDistance) note(party);
      });
      sharing.visit(asked, (name) => {
        const party = parties[name] ?? 0;
        if (isNew(party) && mayShareWords({ text: textAt(texts, name), letters: letters[name] ?? 0 }, asked))
          note(party);
      });
    }
  }

  return {
    size: screens.length,
    async candidates(records, { breathe, narrow }) {
      const candidates = new Map<number, ComparedRecord[]>();
      let pairs = 0;
      let maxPairs = MAX_PAIRS;
      for (const record of screens.length === 0 ? [] : records) {
        visit(record, (party) => {
          const before = candidates.get(party);
          if (before) before.push(record);
          else candidates.set(party, [record]);
          pairs += 1;
        });
        await breathe();
        if (pairs <= maxPairs) continue;
        pairs = 0;
        for (const [party, of] of candidates) {
          const kept = narrow(textAt(references, party), of);
          candidates.set(party, kept);
          pairs += kept.length;
          await breathe();
        }
        maxPairs = Math.max(MAX_PAIRS, 2 * pairs);
      }
      return new Map([...candidates].map(([party, of]) => [textAt(references, party), of]));
    },
  };
}
