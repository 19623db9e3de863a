import type { Breathe } from '../breath.ts';
import { maxDifferent, maxAside, type AskedOutline, type Outline } from './outline.ts';

/**
 * Finds texts that may be spelled like another one, among those of similar length: each edit changes a bounded number
 * of bits in their signatures. This takes a few nanoseconds per text, and only for about one in two hundred is the
 * distance computed.
 */
export interface AlikeTexts {
  /** Calls back with the number of each text within few enough edits to be spelled like the given one. */
  readonly visit: (
    asked: AskedOutline,
    isOnRegister: boolean,
    found: (text: number, maxDistance: number) => void,
  ) => void;
}

/** Texts of the same length and number of separate single letters. */
interface Shelf {
  readonly length: number;
  readonly letters: number;
  readonly texts: number[];
}

/** Collects outlines one by one; each is a text numbered from 0. */
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
  /** The words of the signatures: the first of all texts, then the second. */
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
      // An edit changes two characters, and a length difference one each; single letters set aside may make up for part
      // of that.
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

/** Counts the set bits of two words at once. */
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
