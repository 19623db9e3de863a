import type { Box } from '../pages.ts';
import { MAX_SIDE, type GreyPicture } from './grey-picture.ts';

/** The white margin around each piece, in pixels of the strip. */
const MARGIN = 20;

/**
 * The most that is cut out above and below a piece, as a share of its height: descenders hang below the baseline. The cut ends at a row without ink
 * (pixels darker than INK), beyond which another line begins.
 */
const ABOVE = 0.25;
const INK = 160;

/** How pieces are shown: their height in pixels, and the share of their height that is cut out on each side. */
export interface PieceSize {
  readonly line: number;
  readonly beside: number;
}

/** The limits of a piece's scale. */
const LARGER = { least: 0.8, most: 2 };

/** The highest piece, in pixels of the strip: anything higher is not a line of text. */
const MAX_HEIGHT = 140;

/** A place in a picture. `free` limits the pixels at its sides that belong to it, if other print touches it. */
export interface Place extends Box {
  readonly free?: number;
}

/** A place, and where in the strip it is shown. */
interface Piece {
  readonly place: Box;
  /** The place with its surroundings. */
  readonly source: Box;
  readonly scale: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pieces of a picture, one below the other at another scale, and the mapping back. */
export interface Strip {
  readonly picture: GreyPicture;
  /** Maps a box of the strip to the picture; undefined if it is in no piece. */
  readonly back: (box: Box) => Box | undefined;
}

/** Cuts places out of a picture and stacks them in a strip, scaled to one line height. Places that do not fit are left out. */
export function stripOf(picture: GreyPicture, places: readonly Place[], size: PieceSize): Strip {
  const pieces: Piece[] = [];
  let [width, bottom] = [1, MARGIN];
  for (const place of places) {
    const height = place.bottom - place.top;
    const beside = Math.min(place.free ?? Infinity, Math.round(size.beside * height));
    const above = Math.round(ABOVE * height);
    const [head, foot] = [Math.floor(place.top), Math.ceil(place.bottom)];
    const source = {
      left: Math.max(0, Math.floor(place.left) - beside),
      right: Math.min(picture.width, Math.ceil(place.right) + beside),
      top: head - rowsOfInk(picture, place, { from: head - 1, step: -1, most: Math.min(above, head) }),
      bottom: foot + rowsOfInk(picture, place, { from: foot, step: 1, most: Math.min(above, picture.height - foot) }),
    };
    const scale = scaleOf(place, size);
    const high = Math.round((source.bottom - source.top) * scale);
    if (high < 1 || high > MAX_HEIGHT || source.right <= source.left) continue;
    if (bottom + high + MARGIN > MAX_SIDE) break;
    pieces.push({ place, source, scale, top: bottom, bottom: bottom + high });
    bottom += high + MARGIN;
    width = Math.max(width, Math.round((source.right - source.left) * scale));
  }
  const strip = {
    pixels: new Uint8Array((width + 2 * MARGIN) * bottom).fill(255),
    width: width + 2 * MARGIN,
    height: bottom,
  };
  for (const piece of pieces) draw(picture, strip, piece);
  const back = (box: Box): Box | undefined => {
    const middle = (box.top + box.bottom) / 2;
    const piece = pieces.find((one) => middle >= one.top && middle < one.bottom);
    if (piece === undefined) return undefined;
    const { source, scale, place } = piece;
    const [across, down] = [
      (x: number): number => source.left + (x - MARGIN) / scale,
      (y: number): number => source.top + (y - piece.top) / scale,
    ];
    // Print at the sides belongs to another place and is cut off.
    const centre = across((box.left + box.right) / 2);
    if (centre < place.left || centre > place.right) return undefined;
    return { left: across(box.left), right: across(box.right), top: down(box.top), bottom: down(box.bottom) };
  };
  return { picture: strip, back };
}

/** The number of rows next to a place, up to and including the first one without ink. */
function rowsOfInk(
  { pixels, width }: GreyPicture,
  { left, right }: Box,
  { from, step, most }: { readonly from: number; readonly step: 1 | -1; readonly most: number },
): number {
  for (let i = 0; i < most; i += 1) {
    const row = (from + i * step) * width;
    const [first, end] = [row + Math.max(0, Math.floor(left)), row + Math.min(width, Math.ceil(right))];
    if (!pixels.subarray(first, end).some((shade) => shade < INK)) return i + 1;
  }
  return Math.max(0, most);
}

/** The scale at which a place is shown. */
export function scaleOf({ top, bottom }: Box, { line }: PieceSize): number {
  return Math.min(LARGER.most, Math.max(LARGER.least, line / (bottom - top)));
}

/** Draws a piece at its scale with bilinear interpolation. */
function draw(from: GreyPicture, to: GreyPicture, { source, scale, top, bottom }: Piece): void {
  const columns = Math.round((source.right - source.left) * scale);
  for (let row = top; row < bottom; row += 1) {
    const y = Math.min(from.height - 1.001, Math.max(0, source.top + (row - top + 0.5) / scale - 0.5));
    const line = Math.floor(y);
    const down = y - line;
    const above = line * from.width;
    const below = Math.min(line + 1, from.height - 1) * from.width;
    for (let column = 0; column < columns; column += 1) {
      const x = Math.min(from.width - 1.001, Math.max(0, source.left + (column + 0.5) / scale - 0.5));
      const left = Math.floor(x);
      const right = Math.min(left + 1, from.width - 1);
      const across = x - left;
      const upper = (from.pixels[above + left] ?? 255) * (1 - across) + (from.pixels[above + right] ?? 255) * across;
      const lower = (from.pixels[below + left] ?? 255) * (1 - across) + (from.pixels[below + right] ?? 255) * across;
      to.pixels[row * to.width + MARGIN + column] = upper * (1 - down) + lower * down;
    }
  }
}

/** Words of one size (heights within `ratio`) are joined across a gap of this many heights: a dash between them may be too small to be a place. */
const SAME_SIZE = { ratio: 1.4, gap: 1.5 };

/** Words of different sizes are on one line if the gap is below this share of the smaller height. */
const OTHER_GAP = 0.5;

/** Joins places that are on one line and as close as words are. The order of the result has no meaning. */
export function joinedPlaces(boxes: readonly Box[]): Box[] {
  const rows: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const height = box.bottom - box.top;
    const at = rows.findIndex((row) => {
      const both = Math.min(row.bottom, box.bottom) - Math.max(row.top, box.top);
      const least = Math.min(height, row.bottom - row.top);
      const most = Math.max(height, row.bottom - row.top);
      const gap = most <= SAME_SIZE.ratio * least ? SAME_SIZE.gap * most : OTHER_GAP * least;
      return both > 0.5 * least && box.left - row.right < gap;
    });
    const row = rows[at];
    if (row === undefined) rows.push(box);
    else
      rows[at] = {
        left: row.left,
        right: Math.max(row.right, box.right),
        top: Math.min(row.top, box.top),
        bottom: Math.max(row.bottom, box.bottom),
      };
  }
  return rows;
}
