import type { Breathe } from '../breath.ts';
import { maxDifferent, maxAside, type AskedOutline, type Outline } from './outline.ts';

/**
 * Texts that may be spelled as another one, found by looking at all whose lengths are near: of each there are the 64 bits of its signature, and
 * so many that differ are so many edits, or half as many. That takes two nanoseconds a text, and only of a few is the distance computed.
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
  readonly start: number;
  readonly end: number;
}

/** Outlines noted one by one; each is a text by its place, from 0. */
export function alikeTextsBuilder(): {
  readonly add: (outline: Outline) => void;
  readonly finish: (breathe: Breathe) => Promise<AlikeTexts>;
} {
  const lows: number[] = [];
  const highs: number[] = [];
  const shelves = new Map<number, number[]>();
  return {
    add({ text, letters, signature: [low, high] }) {
      const shelf = letters * MAX_LENGTH + text.length;
      const texts = shelves.get(shelf);
      if (texts) texts.push(lows.length);
      else shelves.set(shelf, [lows.length]);
      lows.push(low);
      highs.push(high);
    },
    async finish(breathe) {
      const numbers = new Uint32Array(lows.length);
      const [low, high] = [new Int32Array(lows.length), new Int32Array(lows.length)];
      let place = 0;
      const placed: Shelf[] = [];
      for (const [shelf, texts] of shelves) {
        const start = place;
        for (const text of texts) {
          numbers[place] = text;
          low[place] = lows[text] ?? 0;
          high[place] = highs[text] ?? 0;
          place += 1;
        }
        placed.push({ length: shelf % MAX_LENGTH, letters: Math.floor(shelf / MAX_LENGTH), start, end: place });
        await breathe();
      }
      return { visit: visitorOf({ numbers, low, high, shelves: placed }) };
    },
  };
}

/** More than a folded name has. */
const MAX_LENGTH = 1 << 16;

interface Shelved {
  readonly numbers: Uint32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly shelves: readonly Shelf[];
}

function visitorOf({ numbers, low, high, shelves }: Shelved): AlikeTexts['visit'] {
  return ({ text, letters, signature }, isOnRegister, found) => {
    const [askedLow, askedHigh] = signature;
    const asked = { length: text.length, letters };
    for (const shelf of shelves) {
      const aside = maxAside(shelf, asked, isOnRegister);
      const edits = maxDifferent(Math.max(shelf.length, asked.length) + aside) + 2 * aside;
      const apart = Math.abs(shelf.length - asked.length);
      // An edit changes two characters, those by which the lengths differ one each; what stands aside may make up for a part of that.
      const maxBits = 2 * edits - apart;
      if (maxBits < apart) continue;
      for (let at = shelf.start; at < shelf.end; at += 1) {
        if (countBits((low[at] ?? 0) ^ askedLow, (high[at] ?? 0) ^ askedHigh) > maxBits) continue;
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
