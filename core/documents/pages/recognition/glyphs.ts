import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { PosedPicture } from './picture.ts';
import { inkPieces } from './ink-pieces.ts';
import { hasRoom, widthsOfSigns, type WidthOf } from './sign-widths.ts';

/** Darker than this is ink, where all of it is wanted. */
export const INK = 160;

/** Darker than each of these is ink, where characters are to be parted: serifs touch in the lighter shades. */
const PARTING = [160, 120, 80] as const;

/** Strokes of thin print are no darker everywhere. Its letters are so far apart that they are told to be of one word only where they touch. */
const FAINT = 200;

/** A nought of a sure number is one for certain. */
const SURE = 0.9;

/** Where all of a box is looked at. */
const NO_ROWS: ReadonlySet<number> = new Set();

/** Noughts of a page that show how wide it prints them. */
const MIN_NOUGHTS = 3;

/** How wide a nought and the letter are for their height, against the noughts of the page; what is between is either. */
const WIDTHS = { nought: [0.85, 1.15], letter: [1.28, 1.8] } as const;

/** A nought beside a letter, or the letter in a word with a digit: its neighbours do not tell which of the two it is. */
const LOOKS_ALIKE = /0(?=[A-Z])|(?<=[A-Z])0|O/gi;

/** A comma or a full stop, in heights of the word that it follows: how far behind, how large at least, and how high at most. */
const POINT = { before: 0.5, behind: 0.8, least: 0.1, high: 0.45, below: 0.35 };

/**
 * Halves the certainty of words whose ink contradicts how they were read. A sign that may be the letter O or a nought, in a word with a digit, must be as wide as
 * the page prints it; a number with letters, and any word of a form, must have as many characters as its ink has parts; a capital next to digits must not be broken.
 * None of the three counts if the shapes of the signs back the word (`isBacked`). A word must also have no gap as wide as a space, no first digit of an amount that
 * goes on below its line, and no comma or full stop behind it that was not read.
 */
export function heldToShapes(
  words: readonly PlacedWord[],
  picture: PosedPicture,
  isBacked: (word: PlacedWord) => boolean,
): (word: PlacedWord) => PlacedWord {
  const usual = widthOfNoughts(words, picture);
  const widthOf = widthsOfSigns(
    words.filter(({ certainty }) => certainty >= SURE),
    (word) => glyphsIn(picture, word.box, INK),
  );
  const isForm = picture.rules.length > 0;
  const isPrintedElsewhere = wordsInParts(words, picture);
  return (word) => {
    const hasDigit = /[1-9]/.test(word.text);
    const isSure = !hasDigit || isTold(word, picture, usual);
    const isLettered = /\p{L}/u.test(word.text) && (hasDigit || isForm);
    // Capitals are read as others one for one; where two of them touch, they are one part.
    const isCounted =
      !(isLettered && (hasDigit || /\p{Ll}/u.test(word.text))) ||
      isPrintedElsewhere(word) ||
      isAsManyParts(word, picture, widthOf);
    const isOne = !(isLettered || (isForm && /^\d+$/.test(word.text))) || !hasSpace(word, picture);
    const isWhole = !/[\p{L}\d]$/u.test(word.text) || !hasPointBehind(word, picture);
    const isUnbroken = !(hasDigit && /[A-Z]/.test(word.text)) || !hasBrokenLetter(word, picture);
    const isOnItsLine = !AMOUNT.test(word.text) || !startsLower(word, picture);
    const isShaped = (isSure && isCounted && isUnbroken) || isBacked(word);
    return isShaped && isOne && isWhole && isOnItsLine ? word : { ...word, certainty: word.certainty / 2 };
  };
}

/** An amount, which forms print a currency's sign before: a figure that runs into that is another one with it. */
const AMOUNT = /^\d{1,3}(?:[.,]\d{3})+$/;

/** How far below the line of an amount its first sign may go, and how far down it is looked at, in heights. */
const LOWER = { most: 0.12, looked: 0.4 };

/** Whether ink of an amount's first sign is lower than that of most others. */
function startsLower({ box }: PlacedWord, picture: GreyPicture): boolean {
  const height = box.bottom - box.top;
  const parts = glyphsIn(picture, { ...box, bottom: box.bottom + LOWER.looked * height }, INK);
  const feet = parts.map(({ bottom }) => bottom).toSorted((a, b) => a - b);
  return (parts[0]?.bottom ?? 0) - (feet[feet.length >> 1] ?? Infinity) > LOWER.most * height;
}

/** Fewer letters may be the rest of another word. */
const WORD = /^\p{L}{4,40}$/u;

/** Which words a page has a second time, with a part of ink for each letter: there each of them was read by itself. */
function wordsInParts(words: readonly PlacedWord[], picture: GreyPicture): (word: PlacedWord) => boolean {
  const isWhole = ({ text, box }: PlacedWord): boolean => glyphsIn(picture, box, INK).length === text.length;
  const sure = words.filter((word) => word.certainty >= SURE && WORD.test(word.text) && isWhole(word));
  const known = new Set(sure.map(({ text }) => text));
  return ({ text }) => known.has(text.replace(/[,.]$/, ''));
}

/** Whether a capital of a word is in two pieces: it has lost ink, and of an E may be left what is read as an F. */
function hasBrokenLetter(word: PlacedWord, picture: GreyPicture): boolean {
  const [top, bottom] = [Math.floor(word.box.top), Math.ceil(word.box.bottom)];
  return (charactersOf(word, picture) ?? []).some(
    ({ left, right }, i) =>
      /[A-Z]/.test(word.text[i] ?? '') && inkPieces({ left, right, top, bottom }, picture, FAINT) > 1,
  );
}

/** Whether the shape of each sign of a word that may be a nought or a letter is that of the one it was read as. */
function isTold(word: PlacedWord, picture: GreyPicture, usual: number | undefined): boolean {
  const { text } = word;
  const places = Array.from(text.matchAll(LOOKS_ALIKE), ({ index }) => index);
  if (places.length === 0) return true;
  const glyphs = charactersOf(word, picture);
  if (usual === undefined || glyphs === undefined) return false;
  return places.every((place) => {
    const [least, most] = text[place] === '0' ? WIDTHS.nought : WIDTHS.letter;
    const width = proportionOf(glyphs[place]) / usual;
    return width >= least && width <= most;
  });
}

/**
 * Whether the ink of a word has a part for each of its characters, or for two that touch: engines read one sign as two ("S5" for 5, "ri" for n). In a word of letters alone that
 * counts only where it has as many parts in every shade.
 */
function isAsManyParts({ text, box }: PlacedWord, picture: GreyPicture, widthOf: WidthOf): boolean {
  const inShades = PARTING.map((ink) => glyphsIn(picture, box, ink));
  const isUnsteady = new Set(inShades.map((parts) => parts.length)).size > 1;
  if (isUnsteady && !/\d/.test(text)) return true;
  return inShades.some((parts) => parts.length === text.length || hasRoom({ text, box }, parts, widthOf));
}

/**
 * A gap between two signs of one word is no wider, in heights of it, but beside signs that have room around them, and by so much wider than the word's
 * others mostly are only beside a stop: of 1,637 right words of scans 20 had a wider one, and most of these had lost ink.
 */
const GAP = { most: 0.4, wider: 0.2 };
const ROOMY = { always: /[-–,/'’]/, partly: /[-–,./'’]/ };

/** Whether two signs of a word are as far apart as words are: a space was lost. Of a word whose signs touch it is not known which of them have room. */
function hasSpace(word: PlacedWord, picture: GreyPicture): boolean {
  const { text, box } = word;
  const height = box.bottom - box.top;
  const parted = charactersOf(word, picture);
  const glyphs = parted ?? glyphsIn(picture, box, INK);
  const gaps = glyphs.slice(1).map((next, i) => (next.left - (glyphs[i]?.right ?? 0)) / height);
  const usual = gaps.toSorted((a, b) => a - b)[(gaps.length - 1) >> 1] ?? 0;
  return gaps.some((gap, i) => {
    const signs = parted === undefined ? text : text.slice(i, i + 2);
    return (gap > GAP.most && !ROOMY.always.test(signs)) || (gap > usual + GAP.wider && !ROOMY.partly.test(signs));
  });
}

/** How wide the noughts of a page's numbers are for their height, in the middle; undefined where it has hardly any. */
function widthOfNoughts(words: readonly PlacedWord[], picture: GreyPicture): number | undefined {
  const widths = words.flatMap((word) => {
    const { text, certainty } = word;
    if (certainty < SURE || !/^[\d$,./-]*0[\d$,./-]*$/.test(text)) return [];
    const glyphs = charactersOf(word, picture) ?? [];
    return glyphs.flatMap((glyph, i) => (text[i] === '0' ? [proportionOf(glyph)] : []));
  });
  if (widths.length < MIN_NOUGHTS) return undefined;
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)];
}

function proportionOf(glyph: Box | undefined): number {
  return glyph === undefined ? 0 : (glyph.right - glyph.left) / (glyph.bottom - glyph.top);
}

/** Where each character of a word is; undefined where they cannot be parted. Rows of pixels may be left out. */
export function charactersOf(
  { text, box }: PlacedWord,
  picture: GreyPicture,
  without: ReadonlySet<number> = NO_ROWS,
): Box[] | undefined {
  for (const ink of /\p{L}/u.test(text) ? PARTING : [...PARTING, FAINT]) {
    const glyphs = glyphsIn(picture, box, ink, without);
    if (glyphs.length === text.length) return glyphs;
  }
  return undefined;
}

/** Whether low and small ink stands at the end of a word, or close behind it. */
function hasPointBehind({ box }: PlacedWord, picture: GreyPicture): boolean {
  const { left, right, top, bottom } = box;
  const height = bottom - top;
  const around = { left, right: right + POINT.behind * height, top, bottom: bottom + POINT.below * height };
  return glyphsIn(picture, around, INK).some((glyph) => {
    const [wide, high] = [glyph.right - glyph.left, glyph.bottom - glyph.top];
    // What goes on below is of the next line.
    const isLow =
      glyph.left > right - POINT.before * height &&
      glyph.top > bottom - POINT.high * height &&
      glyph.bottom < Math.ceil(around.bottom);
    const isSmall = high <= POINT.high * height && Math.min(wide, high) >= POINT.least * height;
    return isLow && isSmall && wide < 2 * high;
  });
}

/** The ink in a box in parts that no column of pixels connects, from left to right: characters, where none touch. */
export function glyphsIn(
  { pixels, width, height }: GreyPicture,
  box: Box,
  ink: number,
  without: ReadonlySet<number> = NO_ROWS,
): Box[] {
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))];
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))];
  const glyphs: Box[] = [];
  let open: Box | undefined;
  for (let x = left; x <= right; x += 1) {
    let [first, last] = [-1, -1];
    for (let y = top; x < right && y < bottom; y += 1) {
      if ((pixels[y * width + x] ?? 255) > ink || without.has(y)) continue;
      if (first < 0) first = y;
      last = y + 1;
    }
    if (first < 0) {
      if (open !== undefined) glyphs.push(open);
      open = undefined;
    } else {
      open = {
        left: open?.left ?? x,
        right: x + 1,
        top: Math.min(open?.top ?? first, first),
        bottom: Math.max(open?.bottom ?? last, last),
      };
    }
  }
  return glyphs;
}
