import type { GreyPicture } from '../grey-picture.ts';
import { INPUTS, WINDOW } from './glyph-net.ts';

/** The columns of a line that a glyph takes up, and the rows of the line's cap height and baseline, in pixels. */
export interface Slot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

/** Paler ink is the grain of the paper. */
const LIGHTEST = 16;

/** The smallest contrast that is stretched to full black: paler print stays pale. */
const PALEST = 60;

/** The window that the network sees of a glyph. Ink outside the glyph's columns is left out; `darkest` is the shade that becomes black. */
export function windowOf({ pixels, width, height }: GreyPicture, slot: Slot, darkest: number): Uint8Array {
  const step = (slot.base - slot.top) / WINDOW.capital;
  const left = (slot.left + slot.right) / 2 - (WINDOW.width / 2) * step;
  const [from, to] = [Math.max(0, slot.left), Math.min(width, slot.right)];
  const columns = cellsOf({ start: left, step, count: WINDOW.width }, from, to);
  const rows = cellsOf({ start: slot.top - WINDOW.above * step, step, count: WINDOW.height }, 0, height);
  const scale = 255 / Math.max(PALEST, 255 - darkest) / (step * step);
  const ink = new Float64Array(INPUTS);
  const across = new Map<number, Float64Array>();
  const rowAt = (y: number): Float64Array => {
    let own = across.get(y);
    if (own === undefined) {
      own = Float64Array.from(columns, ({ first, shares }) => {
        let sum = 0;
        for (let k = 0; k < shares.length; k += 1)
          sum += (shares[k] ?? 0) * (255 - (pixels[y * width + first + k] ?? 255));
        return sum;
      });
      across.set(y, own);
    }
    return own;
  };
  for (const [row, { first, shares }] of rows.entries()) {
    for (let k = 0; k < shares.length; k += 1) {
      const [share, own] = [(shares[k] ?? 0) * scale, rowAt(first + k)];
      for (let column = 0; column < WINDOW.width; column += 1) {
        const at = row * WINDOW.width + column;
        ink[at] = (ink[at] ?? 0) + share * (own[column] ?? 0);
      }
    }
  }
  return Uint8Array.from(ink, (shade) => (shade < LIGHTEST ? 0 : Math.min(255, Math.round(shade))));
}

/** The pixels that a row or column of a window covers: the first one, and the share of each. */
interface Cell {
  readonly first: number;
  readonly shares: readonly number[];
}

/** Adjacent cells of one size, clipped at both ends. */
function cellsOf(
  { start, step, count }: { readonly start: number; readonly step: number; readonly count: number },
  least: number,
  most: number,
): Cell[] {
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [Math.max(least, start + i * step), Math.min(most, start + (i + 1) * step)];
    const first = Math.floor(from);
    const length = Math.max(0, Math.ceil(to) - first);
    return {
      first,
      shares: Array.from({ length }, (__, k) => Math.min(to, first + k + 1) - Math.max(from, first + k)),
    };
  });
}
