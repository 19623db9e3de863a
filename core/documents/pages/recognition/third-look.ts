import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import { certaintyByShapes } from './digit-shapes.ts';
import { heldToShapes } from './glyphs.ts';
import type { PosedPicture } from './picture.ts';
import { isIn } from './pieces.ts';
import { isOfForm } from './ruled-lines.ts';
import { isNumber, isRuled, isTold } from './signs.ts';
import type { Backing, IsBacked } from './witness/backing.ts';

/** Shares of a number's height within which a line runs through it: commas hang below, and what is above touches it. */
const THROUGH = { above: 0.1, below: 0.2 };

/** How sure a number is whose shapes back it, whatever the other numbers of the page look like. */
const BACKED = 0.95;

/** As sure as words are of what one reader alone has read, however often: two readings by one engine may be wrong alike. */
const ONE_READER = 0.89;

/**
 * What becomes of the words of a page that two readings leave open: all are held to the shapes of their signs and to the squares beside them, and of a form its
 * numbers and single letters count as far as these bear them out.
 */
export function thirdLook(
  picture: PosedPicture,
  words: readonly PlacedWord[],
  { backs, denies }: Backing,
): (word: PlacedWord) => PlacedWord {
  const held = heldToShapes(words, picture, backs);
  const isForm = picture.rules.length > 0;
  const byShapes = certaintyByShapes(words, picture);
  return (word) => {
    if (isForm && !isTold(word) && /\d/.test(word.text) && denies(word))
      return { ...word, certainty: word.certainty / 2 };
    if (!isForm || !isTold(word)) return uncut(held(word), picture);
    const shapes = shapesOf(word, picture, byShapes, backs);
    return uncut(held(borneOut(word, picture, shapes)), picture);
  };
}

/** Pixels by which a word's box is off its ink. */
const OFF = 2;

/** A line so near to a word, in heights of it, may have taken what was on it whole: a full stop behind letters, a one before digits. */
const ON_LINE = 0.35;

/** What is a cross for as much of it as is left. */
const CROSS = /^x$/i;

/**
 * A word as sure as it is whole: half as sure where it stands at the outline of a square to tick or on a line, with which some of it was
 * taken out: of an A on a line down the page an E is left, of an O below a line a U. Numbers on a line across are held to their shapes.
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

/** How sure a number of a form, or a letter by itself, is by its shapes; 0 where a line that is not the form's may strike it out. */
function shapesOf(
  word: PlacedWord,
  picture: PosedPicture,
  byShapes: (word: PlacedWord) => number | undefined,
  isBacked: IsBacked,
): number | undefined {
  const crossing = picture.rules.filter((rule) => runsThrough(rule, word.box));
  return crossing.every((rule) => isOfForm(rule, picture)) ? (isBacked(word) ? BACKED : byShapes(word)) : 0;
}

/** A number of a form, or a letter by itself, as sure as it is with what its shapes say; without them two readings are enough for a letter. */
function borneOut(word: PlacedWord, picture: PosedPicture, shapes: number | undefined): PlacedWord {
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
