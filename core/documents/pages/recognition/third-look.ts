import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import { certaintyByShapes } from './digit-shapes.ts';
import { checkedAgainstInk } from './glyphs.ts';
import type { PosedPicture } from './picture.ts';
import { isIn } from './pieces.ts';
import { isOfForm } from './ruled-lines.ts';
import { isNumber, isRuled, isNumberOrLetter } from './signs.ts';
import type { Backing, IsBacked } from './witness/backing.ts';

/**
 * A ruled line runs through a number if it is at least these shares of the number's height inside it: commas hang below, and a line above may touch
 * it.
 */
const THROUGH = { above: 0.1, below: 0.2 };

/** Confidence in a number that its glyph shapes back, whatever the other numbers on the page look like. */
const BACKED = 0.95;

/** The highest confidence in a number that only one engine has read, however often: two readings by one engine may share an error. */
const ONE_READER = 0.89;

/**
 * Final confidence in the words of a page after two readings. Every word is checked against its glyph shapes and against nearby checkboxes and ruled
 * lines. On a form, numbers and single letters are trusted only as far as their glyph shapes support them.
 */
export function thirdLook(
  picture: PosedPicture,
  words: readonly PlacedWord[],
  { backs, denies }: Backing,
): (word: PlacedWord) => PlacedWord {
  const checked = checkedAgainstInk(words, picture, backs);
  const isForm = picture.rules.length > 0;
  const byShapes = certaintyByShapes(words, picture);
  return (word) => {
    if (isForm && !isNumberOrLetter(word) && /\d/.test(word.text) && denies(word))
      return { ...word, certainty: word.certainty / 2 };
    if (!isForm || !isNumberOrLetter(word)) return uncut(checked(word), picture);
    const shapes = shapesOf(word, picture, byShapes, backs);
    return uncut(checked(withShapeCertainty(word, picture, shapes)), picture);
  };
}

/** Pixels by which the box of a word may miss its ink. */
const OFF = 2;

/**
 * A removed upright line this near a word, in word heights, may have taken a whole character with it: a full stop after letters, a 1 before digits.
 */
const ON_LINE = 0.35;

/** However much of a cross is left, it is still read as a cross. */
const CROSS = /^x$/i;

/**
 * Halves the confidence in a word that may have lost ink to a removed line or checkbox outline: an A on an upright line leaves an E, an O above a
 * line leaves a U. Numbers on a horizontal line are checked by their glyph shapes instead.
 */
function uncut(word: PlacedWord, { squares, rules, uprights }: PosedPicture): PlacedWord {
  if (CROSS.test(word.text)) return word;
  const { left, right, top, bottom } = word.box;
  const isAt = (taken: Box): boolean =>
    left < taken.right + OFF && right > taken.left - OFF && top < taken.bottom + OFF && bottom > taken.top - OFF;
  const reach = ON_LINE * (bottom - top);
  const before = isNumber(word) ? reach : OFF;
  const behind = /\p{L}$/u.test(word.text) ? reach : OFF;
  const isCut =
    uprights.some((line) => isAt({ ...line, left: line.left - behind + OFF, right: line.right + before - OFF })) ||
    (!isNumber(word) && rules.some(isAt)) ||
    squares.some(({ inside, outline }) => !isIn(word.box, inside) && isAt(outline));
  return isCut ? { ...word, certainty: word.certainty / 2 } : word;
}

/** Confidence in a number or a single letter on a form, from glyph shapes. 0 if a line that is not part of the form may strike it out. */
function shapesOf(
  word: PlacedWord,
  picture: PosedPicture,
  byShapes: (word: PlacedWord) => number | undefined,
  isBacked: IsBacked,
): number | undefined {
  const crossing = picture.rules.filter((rule) => runsThrough(rule, word.box));
  return crossing.every((rule) => isOfForm(rule, picture)) ? (isBacked(word) ? BACKED : byShapes(word)) : 0;
}

/** Combines the confidence in a number or a single letter with that of its glyph shapes. Without shapes, two readings are enough for a letter. */
function withShapeCertainty(word: PlacedWord, picture: PosedPicture, shapes: number | undefined): PlacedWord {
  const { certainty } = word;
  if (shapes === undefined && !isNumber(word)) return word;
  if (shapes === undefined)
    return { ...word, certainty: isRuled(word, picture) ? certainty / 2 : Math.min(certainty, ONE_READER) };
  return { ...word, certainty: shapes === 0 ? certainty / 2 : 1 - (1 - certainty) * (1 - shapes) };
}

function runsThrough(rule: Box, { left, right, top, bottom }: Box): boolean {
  const [high, low] = [top + THROUGH.above * (bottom - top), bottom - THROUGH.below * (bottom - top)];
  return rule.top >= high && rule.top <= low && rule.left < right && rule.right > left;
}
