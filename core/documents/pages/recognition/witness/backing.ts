import { readBundled } from '../../../../bundled-data.ts';
import type { PlacedWord } from '../../placed-page.ts';
import type { PosedPicture } from '../picture.ts';
import { isRuled } from '../signs.ts';
import { decodeGlyphNet } from './glyph-net.ts';
import { witnessOf } from './glyph-witness.ts';

const NET = readBundled('glyph-net.bin.gz', decodeGlyphNet);

/** Shapes back a word if its least likely sign is as likely as this, and deny it if that is less likely than this. */
const BACKED = 0.9;
const DENIED = 0.1;

/** How sure a word is by the shapes of its signs alone: with a reading that is hardly sure of it at all, it is not served. */
const BY_SHAPES = 0.86;

/** What the shapes of its signs say of a word. */
export interface Backing {
  readonly backs: IsBacked;
  readonly denies: IsBacked;
}

export type IsBacked = (word: PlacedWord) => boolean;

/** Where shapes have no say: a page that is no form. */
export const UNBACKED: Backing = { backs: () => false, denies: () => false };

/** What the shapes of signs on a form say of words; each is looked at once. Of a word that a ruled line touched they say nothing: what is left of the line makes a Q of an O, and a lost bar a one of a seven. */
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

/** A word as sure as its reading and its shapes make it. */
export function backed(word: PlacedWord): PlacedWord {
  return { ...word, certainty: 1 - (1 - word.certainty) * (1 - BY_SHAPES) };
}
