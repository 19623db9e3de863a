import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import { backed, type IsBacked } from './witness/backing.ts';

/** Factors for the confidence in a word if the other reading has a different word in its place, or none. */
const DISPUTED = 0.5;
const ALONE = 0.85;

/** The factor for a word that only one reading has: a number needs both readings. */
const ofOneAlone = ({ text }: PlacedWord): number => (/\d/.test(text) ? DISPUTED : ALONE);

/** Words of two readings overlap if they share more than these parts of the narrower one's width and the lower one's height. */
const OVER = { width: 0.25, height: 0.5 };

/** Words are in the same place if they share this part of the narrower one's width and their middles are this near, in heights of the lower one. */
const SAME_PLACE = { width: 0.6, height: 0.6 };

/**
 * Merges two readings of a picture. A word that both have in one place gets more confidence than either gave it. If they differ, the one with more
 * confidence is kept at half of it. A word that only one reading has is kept with a little less.
 */
export function agreed(one: readonly PlacedWord[], other: readonly PlacedWord[]): PlacedWord[] {
  const find = placeIndex(other);
  const used = new Set<PlacedWord>();
  const words = one.map((word): PlacedWord => {
    const rivals = find(word.box);
    for (const rival of rivals) used.add(rival);
    const same = rivals.find((rival) => rival.text === word.text);
    if (same !== undefined) return { ...word, certainty: 1 - (1 - word.certainty) * (1 - same.certainty) };
    const [rival, second] = rivals;
    if (rival === undefined) return { ...word, certainty: word.certainty * ALONE };
    const isSurer = second === undefined && rival.certainty > word.certainty && find(rival.box).length <= 1;
    const kept = isSurer ? { ...rival, box: word.box } : word;
    return { ...kept, certainty: kept.certainty * DISPUTED };
  });
  const added = other.filter((word) => !used.has(word));
  return [...words, ...added.map((word) => ({ ...word, certainty: word.certainty * ALONE }))];
}

/** The result of two readings of a page: what replaces each word of the first reading, and the words that reading missed. */
export interface Confirmed {
  readonly inPlaceOf: (word: PlacedWord) => readonly PlacedWord[];
  readonly added: readonly PlacedWord[];
}

/** Which words were read twice, whether they are on a form, and what backs a word besides its reading. */
interface Opinion {
  readonly isReadTwice: (word: PlacedWord) => boolean;
  readonly isForm: boolean;
  readonly isBacked: IsBacked;
}

/**
 * Merges a second reading of some words of a page. Readings split a line into words differently, so overlapping words are compared as one. The same
 * characters get more confidence than either reading gave them, different ones half. On a form the same applies to spaces, because there is no
 * sentence to show where they belong.
 */
export function confirmedBy(
  first: readonly PlacedWord[],
  second: readonly PlacedWord[],
  { isReadTwice, isForm, isBacked }: Opinion,
): Confirmed {
  const alone = (word: PlacedWord): PlacedWord =>
    isBacked(word) ? backed(word) : { ...word, certainty: word.certainty * ofOneAlone(word) };
  const replaced = new Map<PlacedWord, readonly PlacedWord[]>();
  const used = new Set<PlacedWord>();
  for (const { ones, others } of overlapping(first, second)) {
    ones.forEach((word, i) => replaced.set(word, i === 0 ? settled({ ones, others }, { isForm, isBacked }) : []));
    for (const word of others) used.add(word);
  }
  return {
    inPlaceOf: (word) => replaced.get(word) ?? [isReadTwice(word) ? alone(word) : word],
    added: second.filter((word) => !used.has(word)).map(alone),
  };
}

/** Overlapping words of two readings. */
interface Overlap {
  readonly ones: readonly PlacedWord[];
  readonly others: readonly PlacedWord[];
}

function overlapping(first: readonly PlacedWord[], second: readonly PlacedWord[]): Overlap[] {
  const find = placeIndex(first, isOver);
  const groups: { ones: Set<PlacedWord>; others: PlacedWord[] }[] = [];
  const groupOf = new Map<PlacedWord, (typeof groups)[number]>();
  for (const word of second) {
    const ones = find(word.box);
    if (ones.length === 0) continue;
    const known = new Set(ones.flatMap((one) => groupOf.get(one) ?? []));
    const group = { ones: new Set(ones), others: [word] };
    for (const old of known) {
      for (const one of old.ones) group.ones.add(one);
      group.others.push(...old.others);
      groups.splice(groups.indexOf(old), 1);
    }
    for (const one of group.ones) groupOf.set(one, group);
    groups.push(group);
  }
  return groups.map(({ ones, others }) => ({ ones: inOrder([...ones]), others: inOrder(others) }));
}

function inOrder(words: readonly PlacedWord[]): PlacedWord[] {
  return words.toSorted((a, b) => a.box.left - b.box.left);
}

/** Merges two readings of one place. */
function settled({ ones, others }: Overlap, { isForm, isBacked }: Omit<Opinion, 'isReadTwice'>): PlacedWord[] {
  const textOf = (words: readonly PlacedWord[]): string => words.map(({ text }) => text).join('');
  const sureOf = (words: readonly PlacedWord[]): number => Math.min(...words.map(({ certainty }) => certainty));
  const [one, other] = [sureOf(ones), sureOf(others)];
  if (isSameText(textOf(ones), textOf(others))) {
    // Nothing shows whether a space that only one reading has was lost or invented.
    const certainty = (1 - (1 - one) * (1 - other)) * (isForm && spacesOf(ones) !== spacesOf(others) ? DISPUTED : 1);
    return (others.length < ones.length ? others : ones).map((word) => ({ ...word, certainty }));
  }
  const [wide, otherWide] = [widthOf(ones), widthOf(others)];
  const isSameWidth = Math.abs(otherWide - wide) <= EXTENT * heightOf(ones);
  const [isOneBacked, isOtherBacked] = [ones.every(isBacked), others.every(isBacked)];
  if (isOneBacked && !isOtherBacked && (isSameWidth || wide > otherWide)) return ones.map(backed);
  if (isOtherBacked && !isOneBacked && (isSameWidth || otherWide > wide)) return others.map(backed);
  const isWider = isSameWidth ? other > one : otherWide > wide;
  return (isWider ? others : ones).map((word) => ({ ...word, certainty: word.certainty * DISPUTED }));
}

/**
 * The characters of words, with only the spaces between two letters or digits: a space next to another character is either not real or just the room
 * around that character.
 */
function spacesOf(words: readonly PlacedWord[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<![\p{L}\d]) | (?![\p{L}\d])/gu, '');
}

/**
 * A reading wider by this share of its height has more characters, which the other one lost: a "500,000" may be what is left of "$1,500,000", with
 * every character right.
 */
const EXTENT = 0.4;

function widthOf(words: readonly PlacedWord[]): number {
  return Math.max(...words.map(({ box }) => box.right)) - Math.min(...words.map(({ box }) => box.left));
}

function heightOf(words: readonly PlacedWord[]): number {
  return Math.max(...words.map(({ box }) => box.bottom - box.top));
}

/** Whether two readings have the same characters. Nothing shows whether a single letter is a capital. */
function isSameText(one: string, other: string): boolean {
  return one === other || (one.length === 1 && one.toUpperCase() === other.toUpperCase());
}

/** Returns a function that finds the words at a box. */
function placeIndex(words: readonly PlacedWord[], isThere = isSamePlace): (box: Box) => PlacedWord[] {
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
      if (isThere(word.box, box)) found.push(word);
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

/** Whether boxes on one line overlap in part of the narrower one's width. */
function isOver(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (
    width > OVER.width * Math.min(a.right - a.left, b.right - b.left) &&
    height > OVER.height * Math.min(a.bottom - a.top, b.bottom - b.top)
  );
}
