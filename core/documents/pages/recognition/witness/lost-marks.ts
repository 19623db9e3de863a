import type { PlacedWord } from '../../placed-page.ts';
import { inkPieces } from '../ink-pieces.ts';
import type { GreyPicture } from '../grey-picture.ts';

/** A mark above letters ends in this upper part of the word. */
const UPPER = 0.36;

/** Words of letters and the signs next to them. */
const LETTERED = /^[\p{L}'\u2019.,;:()&-]{3,40}$/u;

/** Whether more marks are printed above a word's letters than its reading has, in ink darker than a shade: an engine that knows no accents reads "Nyström" as "Nystrom". */
export function hasLostMark({ text, box }: PlacedWord, picture: GreyPicture, ink: number): boolean {
  if (!LETTERED.test(text)) return false;
  const whole = {
    left: Math.max(0, Math.floor(box.left)),
    right: Math.min(picture.width, Math.ceil(box.right)),
    top: Math.max(0, Math.floor(box.top)),
    bottom: Math.min(picture.height, Math.ceil(box.bottom)),
  };
  if (whole.right <= whole.left || whole.bottom <= whole.top) return false;
  const highest = UPPER * (whole.bottom - whole.top);
  const marks = inkPieces(whole, picture, ink).filter(({ bottom }) => bottom <= highest).length;
  return marks > marksOf(text);
}

/** The most marks that a text has above its letters: dots, accents, apostrophes. */
function marksOf(text: string): number {
  const signs = text.match(/[ij'\u2019]/g)?.length ?? 0;
  const accents = text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
  return signs + 2 * accents;
}
