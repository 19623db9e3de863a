import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { PosedPicture } from './picture.ts';
import { inkPieces } from './ink-pieces.ts';
import { hasLostMark } from './witness/lost-marks.ts';
import { hasRoom, widthsOfSigns, type WidthOf } from './sign-widths.ts';

/** Ink threshold for finding all ink: pixels up to this shade. */
export const INK = 160;

/** Ink thresholds for separating characters: serifs touch in the lighter shades. */
const PARTING = [160, 120, 80] as const;

/**
 * Ink threshold for thin print, whose strokes are paler in places. Thin letters are spaced so widely that only touching ones surely belong to one
 * word, so words with letters are not separated at this threshold.
 */
const FAINT = 200;

/** Words with at least this confidence serve as samples. */
const SURE = 0.9;

/** Where all of a box is looked at. */
const NO_ROWS: ReadonlySet<number> = new Set();

/** The fewest zeros that show how wide a page prints them. */
const MIN_NOUGHTS = 3;

/** Width for height of a zero and of the letter O, relative to the zeros of the page. Between the two ranges a glyph is ambiguous. */
const WIDTHS = { nought: [0.85, 1.15], letter: [1.28, 1.8] } as const;

/** A zero next to a capital, or the letter O: its neighbours do not show which of the two it is. */
const LOOKS_ALIKE = /0(?=[A-Z])|(?<=[A-Z])0|O/gi;

/**
 * A comma or full stop after a word, in word heights: how far it may start before the word's end and how far behind it is searched, its smallest
 * size, its greatest height, and how far it may hang below.
 */
const POINT = { before: 0.5, behind: 0.8, least: 0.1, high: 0.45, below: 0.35 };

/**
 * Halves the confidence in words whose ink contradicts the reading. In a word with a digit, a glyph that may be the letter O or a zero must have the
 * width the page prints it in. A number with letters, and any word of a form with small letters, must have as many characters as its ink has parts. A
 * capital in a word with digits must not be broken. These three checks are skipped if glyph shapes back the word (`isBacked`). A word must also have
 * no gap as wide as a space, no first digit of an amount that extends below its line, no unread comma or full stop behind it and, outside of forms,
 * no unread accent.
 */
export function checkedAgainstInk(
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
    const isSure = !hasDigit || hasExpectedWidths(word, picture, usual);
    const isLettered = /\p{L}/u.test(word.text) && (hasDigit || isForm);
    // Capitals are misread one for one; two that touch are a single part.
    const isCounted =
      !(isLettered && (hasDigit || /\p{Ll}/u.test(word.text))) ||
      isPrintedElsewhere(word) ||
      isAsManyParts(word, picture, widthOf);
    const isOne = !(isLettered || (isForm && /^\d+$/.test(word.text))) || !hasSpace(word, picture);
    const isWhole = !/[\p{L}\d]$/u.test(word.text) || !hasPointBehind(word, picture);
    const isUnbroken = !(hasDigit && /[A-Z]/.test(word.text)) || !hasBrokenLetter(word, picture);
    const isOnItsLine = !AMOUNT.test(word.text) || !startsLower(word, picture);
    const isShaped = (isSure && isCounted && isUnbroken) || isBacked(word);
    const isMarked = isForm || !hasLostMark(word, picture, INK);
    return isShaped && isOne && isWhole && isOnItsLine && isMarked ? word : { ...word, certainty: word.certainty / 2 };
  };
}

/** An amount. Forms print a currency symbol before it, and a digit that touches the symbol is read as another digit. */
const AMOUNT = /^\d{1,3}(?:[.,]\d{3})+$/;

/** How far the first glyph of an amount may extend below its line, and how far down to look, in word heights. */
const LOWER = { most: 0.12, looked: 0.4 };

/** Whether the first glyph of an amount reaches lower than most of the others. */
function startsLower({ box }: PlacedWord, picture: GreyPicture): boolean {
  const height = box.bottom - box.top;
  const parts = glyphsIn(picture, { ...box, bottom: box.bottom + LOWER.looked * height }, INK);
  const feet = parts.map(({ bottom }) => bottom).toSorted((a, b) => a - b);
  return (parts[0]?.bottom ?? 0) - (feet[feet.length >> 1] ?? Infinity) > LOWER.most * height;
}

/** A shorter string of letters may be the rest of another word. */
const WORD = /^\p{L}{4,40}$/u;

/** Returns whether the page has a word elsewhere with one part of ink per letter, where each letter was read by itself. */
function wordsInParts(words: readonly PlacedWord[], picture: GreyPicture): (word: PlacedWord) => boolean {
  const isWhole = ({ text, box }: PlacedWord): boolean => glyphsIn(picture, box, INK).length === text.length;
  const sure = words.filter((word) => word.certainty >= SURE && WORD.test(word.text) && isWhole(word));
  const known = new Set(sure.map(({ text }) => text));
  return ({ text }) => known.has(text.replace(/[,.]$/, ''));
}

/** Whether a capital is in two pieces. It has lost ink: a broken E may be read as an F. */
function hasBrokenLetter(word: PlacedWord, picture: GreyPicture): boolean {
  const [top, bottom] = [Math.floor(word.box.top), Math.ceil(word.box.bottom)];
  return (charactersOf(word, picture) ?? []).some(
    ({ left, right }, i) =>
      /[A-Z]/.test(word.text[i] ?? '') && inkPieces({ left, right, top, bottom }, picture, FAINT).length > 1,
  );
}

/** Whether each character that may be a zero or a letter is as wide as the one that was read. */
function hasExpectedWidths(word: PlacedWord, picture: GreyPicture, usual: number | undefined): boolean {
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
 * Whether the ink of a word has one part per character, or per two that touch: engines read one glyph as two ("S5" for 5, "ri" for n). A word without
 * digits passes unless it has the same number of parts at every threshold.
 */
function isAsManyParts({ text, box }: PlacedWord, picture: GreyPicture, widthOf: WidthOf): boolean {
  const inShades = PARTING.map((ink) => glyphsIn(picture, box, ink));
  const isUnsteady = new Set(inShades.map((parts) => parts.length)).size > 1;
  if (isUnsteady && !/\d/.test(text)) return true;
  return inShades.some((parts) => parts.length === text.length || hasRoom({ text, box }, parts, widthOf));
}

/**
 * The widest gap between two characters of a word, in word heights, except next to characters with room around them (`always`). A gap that exceeds
 * the word's median by `wider` is normal only next to one of those or a full stop (`partly`). Of 1,637 correct words on scans, 20 had a wider gap,
 * and most of those had lost ink.
 */
const GAP = { most: 0.4, wider: 0.2 };
const ROOMY = { always: /[-–,/'’]/, partly: /[-–,./'’]/ };

/**
 * Whether two characters of a word are as far apart as words are, which means a space was lost. If characters touch, the gaps cannot be matched to
 * them and the whole text is tested for roomy characters.
 */
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

/** The median width for height of the zeros in a page's numbers; undefined if it has too few. */
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

/** Returns the box of each character of a word; undefined if they cannot be separated. Pixel rows in `without` are ignored. */
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

/** Whether there is low, small ink at the end of a word or close behind it. */
function hasPointBehind({ box }: PlacedWord, picture: GreyPicture): boolean {
  const { left, right, top, bottom } = box;
  const height = bottom - top;
  const around = { left, right: right + POINT.behind * height, top, bottom: bottom + POINT.below * height };
  return glyphsIn(picture, around, INK).some((glyph) => {
    const [wide, high] = [glyph.right - glyph.left, glyph.bottom - glyph.top];
    // Ink that continues below belongs to the next line.
    const isLow =
      glyph.left > right - POINT.before * height &&
      glyph.top > bottom - POINT.high * height &&
      glyph.bottom < Math.ceil(around.bottom);
    const isSmall = high <= POINT.high * height && Math.min(wide, high) >= POINT.least * height;
    return isLow && isSmall && wide < 2 * high;
  });
}

/** Splits the ink in a box at blank pixel columns, from left to right. The parts are characters if none touch. */
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
