import type { Box } from '../pages.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Pixels darker than this are ink. */
const INK = 190;

/** The shortest and longest side of a checkbox, as shares of the picture's width, and the largest ratio between its sides. */
const SIDE = { least: 0.009, most: 0.034, ratio: 2 };

/** The least share of a side that is ink, and the pixels by which a side may waver. */
const DRAWN = 0.85;
const WAVER = 2;

/** The thickest side, as a share of the picture's width. */
const THICKNESS = 0.003;

/** The most checkboxes of a picture; with more of them, they are a pattern. */
const MAX_SQUARES = 400;

/** A checkbox. */
export interface CheckSquare {
  readonly inside: Box;
  /** The box around everything that was removed with its sides. */
  readonly outline: Box;
  /** The share of its inside that is ink. */
  readonly ink: number;
  /**
   * The box around the ink. Undefined if there is none, or if the ink may be another checkbox's: it reaches the outline away from the middle and is
   * cut off there.
   */
  readonly mark: Box | undefined;
}

/** Removes the outlines of checkboxes from a picture, and returns what is in them. */
export function removeCheckSquares(picture: GreyPicture): CheckSquare[] {
  const { pixels, width, height } = picture;
  const [least, most] = [Math.round(SIDE.least * width), Math.round(SIDE.most * width)];
  const thickest = Math.max(3, Math.round(THICKNESS * width));
  const isInk = (x: number, y: number): boolean => x >= 0 && x < width && (pixels[y * width + x] ?? 255) < INK;
  const found: Box[] = [];
  for (let y = 1; y < height - least; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue;
      const left = x;
      while (x < width && isInk(x, y)) x += 1;
      const right = x - 1;
      const across = right - left + 1;
      if (across < least || across > most || found.length >= MAX_SQUARES) continue;
      if (found.some((one) => y >= one.top - WAVER && y <= one.bottom + WAVER && left < one.right && right > one.left))
        continue;
      const bottom = lowerSide(isInk, { left, right, top: y }, { least, most, height });
      const box = { left, right, top: y, bottom: bottom ?? y };
      if (bottom !== undefined && hasCorners(isInk, box) && hasThinSides(isInk, box) && !isRound(isInk, box))
        found.push(box);
    }
  }
  return found.map((box) => erased(picture, box, thickest));
}

type IsInk = (x: number, y: number) => boolean;

/** Whether ink is at all four corners. Letters are round at one corner at least. */
function hasCorners(isInk: IsInk, { left, right, top, bottom }: Box): boolean {
  const isAt = (x: number, y: number): boolean => {
    for (let i = -1; i <= 1; i += 1) for (let k = -1; k <= 1; k += 1) if (isInk(x + i, y + k)) return true;
    return false;
  };
  return [left, right].every((x) => [top, bottom].every((y) => isAt(x, y)));
}

/** How far the sides of a round letter bulge beyond the ends of its top, in pixels. */
const BULGE = 2;

/** Whether both sides bulge outwards in the middle. O and Q do so below a top that looks flat at this resolution. */
function isRound(isInk: IsInk, { left, right, top, bottom }: Box): boolean {
  const third = Math.floor((bottom - top) / 3);
  let [both, all] = [0, 0];
  for (let y = top + third; y <= bottom - third; y += 1) {
    all += 1;
    if (isInk(left - BULGE, y) && isInk(right + BULGE, y)) both += 1;
  }
  return both > all / 2;
}

/** The thickest side of a checkbox, as a share of its shorter side. */
const THICK = 1 / 8;

/** Whether there is mostly paper just inside the sides: letters have thicker strokes. */
function hasThinSides(isInk: IsInk, { left, right, top, bottom }: Box): boolean {
  const from = 1 + Math.ceil(THICK * Math.min(right - left, bottom - top));
  let [inked, all] = [0, 0];
  for (let y = top + from; y <= bottom - from; y += 1) {
    for (const x of [left + from, right - from]) {
      all += 1;
      if (isInk(x, y)) inked += 1;
    }
  }
  return inked < all / 2;
}

/** Returns the row where a lower side joins the two sides below an upper one; undefined if none does. */
function lowerSide(
  isInk: IsInk,
  { left, right, top }: Omit<Box, 'bottom'>,
  { least, most, height }: { least: number; most: number; height: number },
): number | undefined {
  const isSide = (x: number, step: 1 | -1, y: number): boolean => {
    for (let k = -WAVER; k <= WAVER; k += 1) if (isInk(x + step * k, y)) return true;
    return false;
  };
  let drawn = 0;
  let last: number | undefined;
  const across = right - left + 1;
  for (let y = top + 1; y <= Math.min(height - 1, top + most); y += 1) {
    if (isSide(left, 1, y) && isSide(right, -1, y)) drawn += 1;
    if (drawn < DRAWN * (y - top)) break;
    const down = y - top;
    if (down < least || down * SIDE.ratio < across || across * SIDE.ratio < down) continue;
    let inked = 0;
    for (let x = left; x <= right; x += 1) if (isInk(x, y)) inked += 1;
    if (inked >= DRAWN * across) last = y;
    else if (last !== undefined) break;
  }
  return last;
}

/** Grey pixels next to a side. */
const BESIDE = 2;

/** Whitens the outline of a checkbox. */
function erased({ pixels, width }: GreyPicture, { left, top, right, bottom }: Box, thickest: number): CheckSquare {
  const outline = { left: left - BESIDE, right: right + BESIDE, top: top - BESIDE, bottom: bottom + BESIDE };
  const inside = { left: left + thickest, right: right - thickest, top: top + thickest, bottom: bottom - thickest };
  const mark = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  let [inked, all] = [0, 0];
  for (let y = outline.top; y <= outline.bottom; y += 1) {
    for (let x = outline.left; x <= outline.right; x += 1) {
      if (x < 0 || x >= width || y < 0) continue;
      if (x <= inside.left || x >= inside.right || y <= inside.top || y >= inside.bottom) {
        pixels[y * width + x] = 255;
        continue;
      }
      all += 1;
      if ((pixels[y * width + x] ?? 255) >= INK) continue;
      inked += 1;
      [mark.left, mark.right] = [Math.min(mark.left, x), Math.max(mark.right, x + 1)];
      [mark.top, mark.bottom] = [Math.min(mark.top, y), Math.max(mark.bottom, y + 1)];
    }
  }
  const isApart =
    mark.left > inside.left + 1 &&
    mark.right < inside.right &&
    mark.top > inside.top + 1 &&
    mark.bottom < inside.bottom;
  // Checkboxes next to each other never share a side; stacked ones may.
  const isLevel = mark.top > inside.top + 1 && mark.bottom < inside.bottom;
  const goesOn = [
    mark.left <= inside.left + 1 ? outline.left - 1 : undefined,
    mark.right >= inside.right ? outline.right + 1 : undefined,
  ].some((x) => x !== undefined && hasInk({ pixels, width }, x, mark));
  const isOwn =
    isApart ||
    (isLevel && !goesOn) ||
    (isCentral(mark.left, mark.right, inside.left, inside.right) &&
      isCentral(mark.top, mark.bottom, inside.top, inside.bottom));
  return { inside, outline, ink: inked / Math.max(all, 1), mark: inked > 0 && isOwn ? mark : undefined };
}

/** Whether a column of pixels has ink at the height of a mark. */
function hasInk({ pixels, width }: Pick<GreyPicture, 'pixels' | 'width'>, x: number, { top, bottom }: Box): boolean {
  for (let y = top; y < bottom; y += 1) if ((pixels[y * width + x] ?? 255) < INK) return true;
  return false;
}

/** A mark that reaches the outline belongs to its checkbox if it takes up this share of it and its middle is this near the checkbox's. */
const CENTRAL = { size: 0.5, off: 0.17 };

/** Whether a span is in the middle between two ends. */
function isCentral(from: number, to: number, first: number, last: number): boolean {
  const side = last - first;
  return to - from >= CENTRAL.size * side && Math.abs(from + to - first - last) / 2 <= CENTRAL.off * side;
}

/** The least share of a checkbox that a mark covers, and the least ratio of its ink to that of the page's usual mark (or the reverse). */
const MARKED = { inside: 0.04, others: 0.4 };

/** The marks of checked checkboxes. The amount of ink alone decides: a mark has to be about as full as the others. */
export function ticksIn(squares: readonly CheckSquare[]): Box[] {
  const marked = squares.filter(({ ink }) => ink >= MARKED.inside).toSorted((a, b) => a.ink - b.ink);
  const usual = marked[Math.floor(marked.length / 2)]?.ink ?? 0;
  return marked.flatMap(({ ink, mark }) =>
    mark !== undefined && ink >= MARKED.others * usual && ink * MARKED.others <= usual ? [mark] : [],
  );
}
