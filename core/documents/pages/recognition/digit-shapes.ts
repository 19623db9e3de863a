import type { PlacedWord } from '../placed-page.ts';
import type { PosedPicture } from './picture.ts';
import { isNumberOrLetter, LETTER, LOW, SHAPED, signsOf, type Sign } from './signs.ts';

/** Words with at least this confidence provide the samples. */
const SURE = 0.9;

/** The most samples that a glyph is compared with: those nearest to it in height. */
const MAX_SAMPLES = 4;

/** Glyphs of one print differ in height by at most this many pixels, or this share. */
const SAME_HEIGHT = { pixels: 2, share: 0.12 };

/**
 * A glyph is compared in this many parts across and down. The part that differs most decides, because two digits may differ only by a bar or a gap.
 */
const PARTS = 4;

/**
 * The most that a part may differ from a sample of the same character, as a share of full black, and the least by which a glyph without a sample must
 * differ from all others.
 */
const ALIKE = 0.45;
const UNLIKE = 0.3;

/** There is no doubt if the difference from the same character is at most this share of the difference from any other. */
const CLEAR = 0.75;

/**
 * The most that any part of a single letter differs from a sample of the same letter. Of 178 letters on scans, 172 had a sample this near; none of
 * 488 came within 0.35 of another letter's. A page does not show every letter, so a letter is compared only with its own samples.
 */
const SAME_LETTER = 0.25;

/**
 * Confidence from shape alone: `clear` if the glyph clearly is the character that was read, `likely` if it is more like that character than like any
 * other.
 */
const CERTAINTY = { clear: 0.95, likely: 0.6 };

/**
 * Confidence in numbers and single letters from the shapes of their glyphs alone. 0 if a glyph looks more like another character of the page than
 * like the one that was read; undefined if the page has too few samples. Shapes know neither words nor amounts, so they are a second, independent
 * reading. Pixel rows of a removed ruled line are ignored: a difference there does not distinguish two glyphs.
 */
export function certaintyByShapes(
  words: readonly PlacedWord[],
  picture: PosedPicture,
): (word: PlacedWord) => number | undefined {
  const samplesIn = (kind: RegExp): ReadonlyMap<string, readonly Sign[]> => {
    const shown = words.filter(({ text, certainty }) => certainty >= SURE && kind.test(text));
    const isOfKind = ({ sign }: Sign): boolean => SHAPED.test(sign) && LETTER.test(sign) === (kind === LETTER);
    const known = shown.flatMap((word) => signsOf(word, picture)).filter(isOfKind);
    return Map.groupBy(known, ({ sign }) => sign);
  };
  const [ofNumbers, ofLetters] = [samplesIn(/\d/), samplesIn(LETTER)];
  return (word) => {
    const samples = LETTER.test(word.text) ? ofLetters : ofNumbers;
    const signs = isNumberOrLetter(word) ? signsOf(word, picture) : [];
    const highest = Math.max(...signs.map(({ height }) => height));
    let certainty: number | undefined = CERTAINTY.clear;
    for (const one of signs) {
      const own = SHAPED.test(one.sign)
        ? certaintyOfSign(one, samples)
        : one.height <= LOW * (highest + one.ruled.size)
          ? CERTAINTY.clear
          : 0;
      if (own === 0) return 0;
      certainty = own === undefined || certainty === undefined ? undefined : Math.min(certainty, own);
    }
    return signs.length === 0 ? undefined : certainty;
  };
}

function certaintyOfSign(one: Sign, samples: ReadonlyMap<string, readonly Sign[]>): number | undefined {
  let [same, digits, other] = [Infinity, 0, Infinity];
  for (const [sign, known] of samples) {
    if (isOutOfPlace(sign, one)) continue;
    const distance = Math.min(...nearest(known, one).map((sample) => distanceOf(one, sample)));
    if (sign === one.sign) same = distance;
    else other = Math.min(other, distance);
    if (sign !== one.sign && distance < Infinity && /\d/.test(sign)) digits += 1;
  }
  if (LETTER.test(one.sign)) return same <= SAME_LETTER ? CERTAINTY.clear : undefined;
  if (same === Infinity && other >= UNLIKE) {
    // A character without a second sample on the page is recognised by its difference from every digit that it could be.
    const isDistinct = /\d/.test(one.sign) ? digits === 9 && one.ruled.size === 0 : digits > 0;
    return isDistinct ? CERTAINTY.likely : undefined;
  }
  if (same > ALIKE || same >= other) return 0;
  return same <= CLEAR * other ? CERTAINTY.clear : CERTAINTY.likely;
}

/** Whether a number cannot have the character there: a slash in a number without one, or a dollar sign in a number that does not start with it. */
function isOutOfPlace(sign: string, { word }: Sign): boolean {
  return (sign === '/' && !word.text.includes('/')) || (sign === '$' && !word.text.startsWith('$'));
}

/**
 * The samples from other words that are nearest in height. If any are free of ruled lines, only those: a line may have taken the top or bottom edge.
 */
function nearest(samples: readonly Sign[], { word, height, ruled }: Sign): Sign[] {
  const most = Math.max(SAME_HEIGHT.pixels, SAME_HEIGHT.share * height);
  const off = (sample: Sign): number => Math.abs(sample.height - height);
  const alike = samples
    .filter((sample) => sample.word !== word)
    .filter((sample) => off(sample) <= most + (sample.height > height ? ruled : sample.ruled).size);
  const bare = alike.filter((sample) => sample.ruled.size === 0);
  return (bare.length > 0 ? bare : alike).toSorted((a, b) => off(a) - off(b)).slice(0, MAX_SAMPLES);
}

/** The difference of the part that differs most, with the glyph placed over the sample at the best offset. */
function distanceOf(one: Sign, sample: Sign): number {
  const foot = sample.height - one.height;
  const places = one.ruled.size + sample.ruled.size > 0 ? new Set([0, -1, 1, foot, foot - 1, foot + 1]) : ALONG;
  let [least, best] = [Infinity, { across: 0, down: 0 }];
  for (const down of places) {
    for (const across of ALONG) {
      const sum = differing(one, sample, { across, down, most: least });
      if (sum < least) [least, best] = [sum, { across, down }];
    }
  }
  return Math.max(...partsDiffering(one, sample, best));
}

/** Offsets, in pixels, at which a glyph is placed over a sample, likeliest first. */
const ALONG: Iterable<number> = [0, -1, 1];

/** An offset of a sample, and the difference at which the comparison may stop. */
interface Laid {
  readonly across: number;
  readonly down: number;
  readonly most: number;
}

/** How much ink differs between a glyph and a sample placed over it, with a pixel around them. Rows of a ruled line are ignored. */
function differing(one: Sign, sample: Sign, { across, down, most }: Laid): number {
  const height = Math.max(one.height, sample.height);
  const hasLine = one.ruled.size + sample.ruled.size > 0;
  let sum = 0;
  for (let y = -1; y <= height && sum < most; y += 1) {
    if (hasLine && (one.ruled.has(y) || sample.ruled.has(y + down))) continue;
    sum += differingInRow(one, sample, { across, row: rowAt(one, y), laid: rowAt(sample, y + down) });
  }
  return sum;
}

/** Where two overlaid pixel rows start. */
interface Rows {
  readonly across: number;
  readonly row: number;
  readonly laid: number;
}

function differingInRow({ ink, width }: Sign, sample: Sign, { across, row, laid }: Rows): number {
  const other = sample.ink;
  const most = Math.max(width, sample.width);
  // The extent of each row; there is no ink beyond it.
  const end = row < 0 ? -2 : width;
  const [first, last] = laid < 0 ? [end + 1, end] : [Math.max(-1, -1 - across), Math.min(most, sample.width - across)];
  const both = Math.min(end, last);
  let sum = 0;
  for (let x = -1; x < first && x <= end; x += 1) sum += ink[row + x] ?? 0;
  for (let x = first; x <= both; x += 1) sum += Math.abs((ink[row + x] ?? 0) - (other[laid + across + x] ?? 0));
  for (let x = Math.max(first, both + 1); x <= end; x += 1) sum += ink[row + x] ?? 0;
  for (let x = Math.max(first, both + 1); x <= last; x += 1) sum += other[laid + across + x] ?? 0;
  return sum;
}

/** How much each part of a glyph differs from that of an overlaid sample, as a share of the largest possible difference. */
function partsDiffering(one: Sign, sample: Sign, { across, down }: Pick<Laid, 'across' | 'down'>): Float64Array {
  const [width, height] = [Math.max(one.width, sample.width), Math.max(one.height, sample.height)];
  const [differ, seen] = [new Float64Array(PARTS * PARTS), new Float64Array(PARTS * PARTS)];
  for (let y = -1; y <= height; y += 1) {
    if (one.ruled.has(y) || sample.ruled.has(y + down)) continue;
    for (let x = -1; x <= width; x += 1) {
      const part = PARTS * partAt(y, height) + partAt(x, width);
      differ[part] = (differ[part] ?? 0) + Math.abs(inkAt(one, x, y) - inkAt(sample, x + across, y + down));
      seen[part] = (seen[part] ?? 0) + 255;
    }
  }
  return differ.map((own, i) => own / Math.max(1, seen[i] ?? 0));
}

/** The index of a row's first own pixel in the ink of a glyph; negative above and below the ink. */
function rowAt({ width, height }: Sign, y: number): number {
  return y < -1 || y > height ? -1 : (y + 1) * (width + 2) + 1;
}

function inkAt({ ink, width, height }: Sign, x: number, y: number): number {
  return x < -1 || x > width || y < -1 || y > height ? 0 : (ink[(y + 1) * (width + 2) + x + 1] ?? 0);
}

/** The part of a side that a pixel is in. Pixels beyond the side belong to its outer parts. */
function partAt(at: number, side: number): number {
  return Math.min(PARTS - 1, Math.max(0, Math.floor((at * PARTS) / side)));
}
