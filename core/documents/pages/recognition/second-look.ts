import type { Box } from '../pages.ts';
import { MAX_SIDE, type GreyPicture } from './grey-picture.ts';

/** White around what is cut out, in pixels of the strip. */
const MARGIN = 12;

/** Share of its height that is cut out around a piece; the hooks of letters hang below the line that they stand on. */
const AROUND = 0.25;

/** The highest piece, in pixels: more is no line of text. */
const MAX_HEIGHT = 140;

/** A place of a picture, and where in the strip it is shown. */
interface Piece {
  readonly source: Box;
  readonly top: number;
  readonly bottom: number;
}

/** Pieces of a picture under each other, in another size, and the way back. */
export interface Strip {
  readonly picture: GreyPicture;
  /** Where on the picture a box of the strip is; undefined where it is in no piece. */
  readonly back: (box: Box) => Box | undefined;
}

/** Cuts places out of a picture, and shows them under each other, so many times as large; what does not fit is left out. */
export function stripOf(picture: GreyPicture, places: readonly Box[], scale: number): Strip {
  const pieces: Piece[] = [];
  let [width, bottom] = [1, MARGIN];
  for (const place of places) {
    const around = Math.round(AROUND * (place.bottom - place.top));
    const source = {
      left: Math.max(0, Math.floor(place.left) - around),
      right: Math.min(picture.width, Math.ceil(place.right) + around),
      top: Math.max(0, Math.floor(place.top) - around),
      bottom: Math.min(picture.height, Math.ceil(place.bottom) + around),
    };
    const height = Math.round((source.bottom - source.top) * scale);
    if (height < 1 || height > MAX_HEIGHT || source.right <= source.left) continue;
    if (bottom + height + MARGIN > MAX_SIDE) break;
    pieces.push({ source, top: bottom, bottom: bottom + height });
    bottom += height + MARGIN;
    width = Math.max(width, Math.round((source.right - source.left) * scale));
  }
  const strip = {
    pixels: new Uint8Array((width + 2 * MARGIN) * bottom).fill(255),
    width: width + 2 * MARGIN,
    height: bottom,
  };
  for (const piece of pieces) draw(picture, strip, { piece, scale });
  const back = (box: Box): Box | undefined => {
    const middle = (box.top + box.bottom) / 2;
    const piece = pieces.find((one) => middle >= one.top && middle < one.bottom);
    if (piece === undefined) return undefined;
    const { source } = piece;
    const [across, down] = [
      (x: number): number => source.left + (x - MARGIN) / scale,
      (y: number): number => source.top + (y - piece.top) / scale,
    ];
    return { left: across(box.left), right: across(box.right), top: down(box.top), bottom: down(box.bottom) };
  };
  return { picture: strip, back };
}

/** Draws a piece in its size, each pixel between the four nearest. */
function draw(from: GreyPicture, to: GreyPicture, { piece, scale }: { piece: Piece; scale: number }): void {
  const { source, top, bottom } = piece;
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

/** Places of one line that are as near as words are, as one; in no order that means anything. */
export function joinedPlaces(boxes: readonly Box[]): Box[] {
  const rows: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const height = box.bottom - box.top;
    const at = rows.findIndex((row) => {
      const both = Math.min(row.bottom, box.bottom) - Math.max(row.top, box.top);
      const least = Math.min(height, row.bottom - row.top);
      return both > 0.5 * least && box.left - row.right < Math.max(height, row.bottom - row.top);
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
