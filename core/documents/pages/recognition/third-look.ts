import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import type { Backing, IsBacked } from './witness/backing.ts';
import { certaintyByShapes } from './digit-shapes.ts';
import type { Engine } from './engine.ts';
import { heldToShapes } from './glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { PosedPicture } from './picture.ts';
import { isIn, PIECES, piecesOf } from './pieces.ts';
import { isOfForm } from './ruled-lines.ts';
import { isNumber, isRuled, isTold } from './signs.ts';

/** A single letter that is surer is not read again. */
const SURE = 0.9;

/** Shares of a number's height within which a line runs through it: commas hang below, and what is above touches it. */
const THROUGH = { above: 0.1, below: 0.2 };

/** How sure a number is whose shapes back it, whatever the other numbers of the page look like. */
const BACKED = 0.95;

/** As sure as words are of what one reader alone has read, however often: two readings by one engine may be wrong alike. */
const ONE_READER = 0.89;

/**
 * What becomes of the words of a page that two readings leave open: single letters are read a third time, all are held to the shapes of their signs and to the squares beside them,
 * and of a form its numbers count as far as these bear them out.
 */
export async function thirdLook(
  engine: Engine,
  picture: PosedPicture,
  words: readonly PlacedWord[],
  { backs, denies }: Backing,
): Promise<(word: PlacedWord) => PlacedWord> {
  const singled = await singlesAgain(engine, picture, words);
  const held = heldToShapes(words, picture, backs);
  const isForm = picture.rules.length > 0;
  const byShapes = certaintyByShapes(words, picture);
  return (word) => {
    if (isForm && !isTold(word) && /\d/.test(word.text) && denies(word))
      return { ...word, certainty: word.certainty / 2 };
    if (!isForm || !isTold(word)) return uncut(held(singled(word)), picture);
    const shapes = shapesOf(word, picture, byShapes, backs);
    return uncut(held(borneOut(singled(word), picture, shapes)), picture);
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

/** Single letters that two readings left unsure, surer where a third one has them too. */
async function singlesAgain(
  engine: Engine,
  picture: PosedPicture,
  words: readonly PlacedWord[],
): Promise<(word: PlacedWord) => PlacedWord> {
  const singles = words.filter(({ text, certainty }) => certainty < SURE && /^[a-z]$/i.test(text));
  const again = await certaintyOfSingles(engine, picture, singles);
  return (word) => {
    const more = again.get(word);
    return more === undefined ? word : { ...word, certainty: 1 - (1 - word.certainty) * (1 - more) };
  };
}

/** How a character by itself is shown: so many times beside each other, so far apart and with so much around each, in shares of its height. */
const SINGLE = { copies: 3, apart: 0.2, around: 0.25 };

/**
 * Single characters read as lines of themselves, since one alone has nothing to be measured by: how sure each is of the character that it is
 * known as, 0 where it reads as another one or not each time as the same.
 */
async function certaintyOfSingles(
  engine: Engine,
  picture: GreyPicture,
  singles: readonly PlacedWord[],
): Promise<Map<PlacedWord, number>> {
  let bottom = 0;
  const rows = singles.map((word) => {
    const { left, right, top, bottom: foot } = word.box;
    const height = foot - top;
    const around = Math.round(SINGLE.around * height);
    const source = { left: left - around, right: right + around, top: top - around, bottom: foot + around };
    const step = Math.round(right - left + 2 * around + SINGLE.apart * height);
    const row = { word, source, step, top: bottom };
    bottom += Math.ceil(height + 2 * around);
    return row;
  });
  const width = Math.max(1, ...rows.map(({ step }) => SINGLE.copies * step));
  const lined = { width, height: bottom, pixels: new Uint8Array(width * bottom).fill(255) };
  const places = rows.map(({ word, source, step, top }) => {
    for (let copy = 0; copy < SINGLE.copies; copy += 1) copyOf(picture, lined, { source, left: copy * step, top });
    const inside = top + word.box.top - source.top;
    return { left: 0, right: SINGLE.copies * step, top: inside, bottom: inside + word.box.bottom - word.box.top };
  });
  const words = (await piecesOf(engine, lined, places, PIECES.ofWords)).flatMap((line) => line.words);
  return new Map(
    rows.map(({ word }, i) => {
      const own = words.filter(({ box }) => isIn(box, places[i] ?? box));
      const read = own.map(({ text }) => text).join('');
      const isSame = read.toLowerCase() === word.text.toLowerCase().repeat(SINGLE.copies);
      return [word, isSame ? Math.min(...own.map(({ certainty }) => certainty)) : 0];
    }),
  );
}

/** Copies a box of one picture into another one. */
function copyOf(
  from: GreyPicture,
  to: GreyPicture,
  { source, left, top }: { source: Box; left: number; top: number },
): void {
  const [x, y] = [Math.round(source.left), Math.round(source.top)];
  for (let row = 0; row < source.bottom - source.top && top + row < to.height; row += 1) {
    for (let column = 0; column < source.right - source.left && left + column < to.width; column += 1) {
      const isThere = x + column >= 0 && x + column < from.width;
      const shade = isThere ? from.pixels[(y + row) * from.width + x + column] : undefined;
      to.pixels[(top + row) * to.width + left + column] = shade ?? 255;
    }
  }
}
