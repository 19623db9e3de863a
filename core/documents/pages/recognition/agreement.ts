import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';

/** What becomes of a word's certainty where the other reading has another word in its place, or none. */
const DISPUTED = 0.5;
const ALONE = 0.85;

/** What is asked of words that only one reading has. */
export interface AgreementRules {
  /** Whether the other reading looked at a word. */
  readonly isReadTwice?: (word: PlacedWord) => boolean;
  /** What is left of the certainty of a word that one reading has alone. */
  readonly ofOneAlone?: (word: PlacedWord) => number;
}

/** Of pieces cut out of a page, a number counts only as far as both readings have it. */
export const NUMBERS_TWICE = ({ text }: PlacedWord): number => (/\d/.test(text) ? DISPUTED : ALONE);

/** Words that share so much of the narrower one's width, their middles so near for their height, stand in the same place. */
const SAME_PLACE = { width: 0.6, height: 0.6 };

/**
 * Two readings of one picture as one. Where both have the same word in a place it is surer than either says; where they
 * differ the surer one is kept, and half as sure; what only one of them has is kept, somewhat less sure.
 */
export function agreed(
  one: readonly PlacedWord[],
  other: readonly PlacedWord[],
  { isReadTwice = () => true, ofOneAlone = () => ALONE }: AgreementRules = {},
): PlacedWord[] {
  const find = placeIndex(other);
  const used = new Set<PlacedWord>();
  const words = one.map((word): PlacedWord => {
    const rivals = find(word.box);
    for (const rival of rivals) used.add(rival);
    if (rivals.length === 0 && !isReadTwice(word)) return word;
    const same = rivals.find((rival) => rival.text === word.text);
    if (same !== undefined) return { ...word, certainty: 1 - (1 - word.certainty) * (1 - same.certainty) };
    const [rival, second] = rivals;
    if (rival === undefined) return { ...word, certainty: word.certainty * ofOneAlone(word) };
    const isSurer = second === undefined && rival.certainty > word.certainty && find(rival.box).length <= 1;
    const kept = isSurer ? { ...rival, box: word.box } : word;
    return { ...kept, certainty: kept.certainty * DISPUTED };
  });
  const added = other.filter((word) => !used.has(word));
  return [...words, ...added.map((word) => ({ ...word, certainty: word.certainty * ofOneAlone(word) }))];
}

/** Finds the words that stand where a box is. */
function placeIndex(words: readonly PlacedWord[]): (box: Box) => PlacedWord[] {
  const sorted = words.toSorted((a, b) => a.box.top - b.box.top);
  const tallest = Math.max(0, ...words.map(({ box }) => box.bottom - box.top));
  return (box) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.box.top ?? 0) < box.top - tallest) low = middle + 1;
      else high = middle;
    }
    const found: PlacedWord[] = [];
    for (let i = low; i < sorted.length; i += 1) {
      const word = sorted[i];
      if (word === undefined || word.box.top > box.bottom + tallest) break;
      if (isSamePlace(word.box, box)) found.push(word);
    }
    return found;
  };
}

function isSamePlace(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const apart = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
  const narrower = Math.min(a.right - a.left, b.right - b.left);
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top);
  return width > SAME_PLACE.width * narrower && apart < SAME_PLACE.height * lower;
}
