import type { PlacedWord } from '../placed-page.ts';
import type { PosedPicture } from './picture.ts';
import { isTold, LETTER, LOW, SHAPED, signsOf, type Sign } from './signs.ts';

/** Words that are surer show what the signs of the page look like. */
const SURE = 0.9;

/** Samples of one sign that another one is held against: those nearest to it in height. */
const MAX_SAMPLES = 4;

/** The heights of signs of one print differ by no more pixels, or by this share. */
const SAME_HEIGHT = { pixels: 2, share: 0.12 };

/** Parts of a sign, across and down: that which differs most counts, as a bar or a gap is all that two digits differ by. */
const PARTS = 4;

/** How much of full black a part may differ by from the same sign's, and by how little at least a sign without a sample is another one. */
const ALIKE = 0.45;
const UNLIKE = 0.3;

/** A part that differs from the same sign's by no more than this share of what it differs by from any other's leaves no doubt. */
const CLEAR = 0.75;

/**
 * No part of a letter by itself differs by more from the same letter's: of 178 on scans 172 had a sample so near, and none of 488 was as near as 0.35 to another
 * letter's. A page does not show all letters, so that one is told by its own samples alone.
 */
const SAME_LETTER = 0.25;

/** How sure a sign is by its shape alone: where it is clearly the one that was read, and where it is more like it than like any other. */
const CERTAINTY = { clear: 0.95, likely: 0.6 };

/**
 * How sure numbers, and letters by themselves, are by the shapes of their signs alone: 0 where a sign looks more like another one of the page than like what it was read as;
 * undefined where the page does not show enough of them. Shapes know neither words nor amounts, so that a number which was read
 * and is borne out by them was read by two. Rows of pixels in which a ruled line ran are left out: what two signs differ by there
 * alone does not tell them apart.
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
    const signs = isTold(word) ? signsOf(word, picture) : [];
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
    // What the page shows no second time is told by being unlike every digit that it may be.
    const isTold = /\d/.test(one.sign) ? digits === 9 && one.ruled.size === 0 : digits > 0;
    return isTold ? CERTAINTY.likely : undefined;
  }
  if (same > ALIKE || same >= other) return 0;
  return same <= CLEAR * other ? CERTAINTY.clear : CERTAINTY.likely;
}

/** Whether a sign is none that a number may have there: a stroke in one without strokes, or the sign of the currency in one that does not begin with it. */
function isOutOfPlace(sign: string, { word }: Sign): boolean {
  return (sign === '/' && !word.text.includes('/')) || (sign === '$' && !word.text.startsWith('$'));
}

/**
 * The samples in other numbers that are nearest in height, those that no line runs through where there are any: of a sign that one runs through
 * the upper or lower edge may be missing.
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

/** How much the part that differs most does so, where a sign is laid over a sample as well as it may be. */
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

/** Pixels by which a sign is moved over a sample, the likeliest first. */
const ALONG: Iterable<number> = [0, -1, 1];

/** A sample moved over a sign, and the difference from which on it does not matter how much more they differ. */
interface Laid {
  readonly across: number;
  readonly down: number;
  readonly most: number;
}

/** By how much ink a sign and a sample laid over it differ, with a pixel around them; a row in which a line ran counts for nothing. */
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

/** Where two rows of pixels begin that are laid over each other. */
interface Rows {
  readonly across: number;
  readonly row: number;
  readonly laid: number;
}

function differingInRow({ ink, width }: Sign, sample: Sign, { across, row, laid }: Rows): number {
  const other = sample.ink;
  const most = Math.max(width, sample.width);
  // What of each is there: beyond it there is no ink.
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

/** By how much of what it could each part of a sign differs from that of a sample laid over it. */
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

/** Where in a sign's ink the first pixel of a row is that is its own; less than 0 above and below its ink. */
function rowAt({ width, height }: Sign, y: number): number {
  return y < -1 || y > height ? -1 : (y + 1) * (width + 2) + 1;
}

function inkAt({ ink, width, height }: Sign, x: number, y: number): number {
  return x < -1 || x > width || y < -1 || y > height ? 0 : (ink[(y + 1) * (width + 2) + x + 1] ?? 0);
}

/** Which of the parts of a side a pixel is in; what is beside it is of the outer ones. */
function partAt(at: number, side: number): number {
  return Math.min(PARTS - 1, Math.max(0, Math.floor((at * PARTS) / side)));
}
