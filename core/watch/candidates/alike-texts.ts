import type { Breathe } from '../breath.ts';
import { maxDifferent, maxAside, type AskedOutline, type Outline } from './outline.ts';

/**
 * Texts that may be spelled as another one, found by looking at all whose lengths are near: as many bits of their signatures differ as there
 * are edits, or half as many edits. That takes a few nanoseconds a text, and only of about one in two hundred is the distance computed.
 */
export interface AlikeTexts {
  /** Calls with each text, by its number, whose characters are so few edits away that it may be spelled like the one asked for. */
  readonly visit: (
    asked: AskedOutline,
    isOnRegister: boolean,
    found: (text: number, maxDistance: number) => void,
  ) => void;
}

/** Texts of one length, with as many single letters beside them. */
interface Shelf {
  readonly length: number;
  readonly letters: number;
  readonly texts: number[];
}

/** Outlines noted one by one; each is a text by its place, from 0. */
export function alikeTextsBuilder(): {
  readonly add: (outline: Outline) => void;
  readonly finish: (breathe: Breathe) => Promise<AlikeTexts>;
} {
  const signatures: number[] = [];
  const shelves = new Map<string, Shelf>();
  let texts = 0;
  return {
    add({ text: { length }, letters, signature }) {
      const shelf = shelves.get(`${length} ${letters}`) ?? { length, letters, texts: [] };
      shelves.set(`${length} ${letters}`, shelf);
      shelf.texts.push(texts++);
      signatures.push(...signature);
    },
    async finish(breathe) {
      const numbers = new Uint32Array(texts);
      const words = [0, 1, 2, 3].map(() => new Int32Array(texts));
      const placed: PlacedShelf[] = [];
      let place = 0;
      for (const { length, letters, texts: of } of shelves.values()) {
        const start = place;
        for (const text of of) {
          numbers[place] = text;
          for (const [at, word] of words.entries()) word[place] = signatures[words.length * text + at] ?? 0;
          place += 1;
        }
        placed.push({ length, letters, start, end: place });
        await breathe();
      }
      return { visit: visitorOf({ numbers, words, shelves: placed }) };
    },
  };
}

type PlacedShelf = Omit<Shelf, 'texts'> & { readonly start: number; readonly end: number };

interface Placed {
  readonly numbers: Uint32Array;
  /** The words of the signatures, the first of all texts, then the second. */
  readonly words: readonly Int32Array[];
  readonly shelves: readonly PlacedShelf[];
}

const NONE = new Int32Array();

function visitorOf({
  numbers,
  words: [first = NONE, second = NONE, third = NONE, fourth = NONE],
  shelves,
}: Placed): AlikeTexts['visit'] {
  return ({ text, letters, signature: [one, two, three, four] }, isOnRegister, found) => {
    const asked = { length: text.length, letters };
    for (const shelf of shelves) {
      const aside = maxAside(shelf, asked, isOnRegister);
      const edits = maxDifferent(Math.max(shelf.length, asked.length) + aside) + 2 * aside;
      const apart = Math.abs(shelf.length - asked.length);
      // An edit changes two characters, those by which the lengths differ one each; what stands aside may make up for a part of that.
      const maxBits = 2 * edits - apart;
      if (maxBits < apart) continue;
      for (let at = shelf.start; at < shelf.end; at += 1) {
        const bits = countBits((first[at] ?? 0) ^ one, (second[at] ?? 0) ^ two);
        if (bits > maxBits) continue;
        if (bits + countBits((third[at] ?? 0) ^ three, (fourth[at] ?? 0) ^ four) > maxBits) continue;
        found(numbers[at] ?? 0, edits);
      }
    }
  };
}

/** How many bits of two words are set, both counted in one go. */
function countBits(one: number, other: number): number {
  const pairsOfOne = one - ((one >>> 1) & 0x55555555);
  const pairsOfOther = other - ((other >>> 1) & 0x55555555);
  const fours =
    (pairsOfOne & 0x33333333) +
    ((pairsOfOne >>> 2) & 0x33333333) +
    (pairsOfOther & 0x33333333) +
    ((pairsOfOther >>> 2) & 0x33333333);
  const eights = (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
  return Math.imul(eights, 0x01010101) >>> 24;
}
