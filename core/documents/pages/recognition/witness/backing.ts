import { readBundled } from '../../../../bundled-data.ts';
import type { PlacedWord } from '../../placed-page.ts';
import type { PosedPicture } from '../picture.ts';
import { isRuled } from '../signs.ts';
import { decodeGlyphNet } from './glyph-net.ts';
import { witnessOf } from './glyph-witness.ts';

const NET = readBundled('glyph-net.bin.gz', decodeGlyphNet);

/** Shapes back a word if its least likely glyph has at least the first probability, and deny it below the second. */
const BACKED = 0.9;
const DENIED = 0.1;

/** Confidence in a word from glyph shapes alone. Together with a reading of almost no confidence, it is too low to be served. */
const BY_SHAPES = 0.86;

/** What glyph shapes say about a word. */
export interface Backing {
  readonly backs: IsBacked;
  readonly denies: IsBacked;
}

export type IsBacked = (word: PlacedWord) => boolean;

/** For a page that is not a form: shapes are not consulted. */
export const UNBACKED: Backing = { backs: () => false, denies: () => false };

/**
 * Backs or denies words of a form by their glyph shapes; each word is evaluated once. Shapes say nothing about a word that a ruled line touched:
 * remains of the line turn an O into a Q, and a lost bar turns a 7 into a 1.
 */
export function backingOf(picture: PosedPicture): Backing {
  const witness = witnessOf(NET, picture);
  const known = new Map<string, number | undefined>();
  const least = (word: PlacedWord): number | undefined => {
    const { left, top, right, bottom } = word.box;
    const key = [word.text, left, top, right, bottom].join(' ');
    if (!known.has(key)) known.set(key, isRuled(word, picture) ? undefined : witness(word));
    return known.get(key);
  };
  return {
    backs: (word) => (least(word) ?? 0) >= BACKED,
    denies: (word) => (least(word) ?? 1) < DENIED,
  };
}

/** Combines the confidence of a word's reading with that of its glyph shapes. */
export function backed(word: PlacedWord): PlacedWord {
  return { ...word, certainty: 1 - (1 - word.certainty) * (1 - BY_SHAPES) };
}
