import type { Box } from '../pages.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Components with fewer pixels are specks. */
const SPECK = 4;

/** Returns the rows above and below each connected component of ink in a box that is darker than a shade, from the box's top. Corners connect. */
export function inkPieces(
  box: Box,
  { pixels, width }: GreyPicture,
  ink: number,
): { readonly top: number; readonly bottom: number }[] {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const left = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      left[y * across + x] = (pixels[(box.top + y) * width + box.left + x] ?? 255) < ink ? 1 : 0;
  const pieces: { top: number; bottom: number }[] = [];
  for (let first = left.indexOf(1); first >= 0; first = left.indexOf(1, first)) {
    const open = [first];
    left[first] = 0;
    let [size, top, bottom] = [0, Infinity, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      const column = at % across;
      const line = (at - column) / across;
      [top, bottom] = [Math.min(top, line), Math.max(bottom, line + 1)];
      for (const row of [at - across, at, at + across]) {
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
          const next = row - column + x;
          if (left[next] !== 1) continue;
          left[next] = 0;
          open.push(next);
        }
      }
    }
    if (size >= SPECK) pieces.push({ top, bottom });
  }
  return pieces;
}
