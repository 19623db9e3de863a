import type { GreyPicture } from './grey-picture.ts';

/** Darker than this is ink. */
const INK = 160;

/** A ruled line is as long as this share of the picture's width, and no thicker than that one. */
const LENGTH = 0.08;
const THICKNESS = 0.003;

/** Fewer lines down the page are no form: 22 receipts without a rule had 22 at most, which were their letters. */
const MIN_COLUMNS = 24;

/** Which way lines run: the steps from a pixel to the next one along a line, and across it. */
interface Direction {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly count: number;
}

/** Takes the ruled lines of forms and tables out of a picture: letters in narrow boxes are read better without them. */
export function removeRuledLines({ pixels, width, height }: GreyPicture): void {
  const longest = Math.round(LENGTH * width);
  const thickest = Math.max(2, Math.round(THICKNESS * width));
  const row: Direction = { along: 1, across: width, length: width, count: height };
  const column: Direction = { along: width, across: 1, length: height, count: width };
  const rows = linesOf(pixels, row, { longest, thickest });
  const columns = linesOf(pixels, column, { longest, thickest });
  if (columns.length < MIN_COLUMNS) return;
  for (const { from, step, length } of [...rows, ...columns]) {
    for (let i = 0; i < length; i += 1) pixels[from + i * step] = 255;
  }
}

interface InkRun {
  readonly from: number;
  readonly step: number;
  readonly length: number;
}

/** Long runs of ink that most of the way have none on either side. */
function linesOf(
  pixels: Uint8Array,
  { along, across, length, count }: Direction,
  { longest, thickest }: { longest: number; thickest: number },
): InkRun[] {
  const isInk = (at: number): boolean => (pixels[at] ?? 255) < INK;
  const runs: InkRun[] = [];
  for (let line = 0; line < count; line += 1) {
    let start = -1;
    for (let i = 0; i <= length; i += 1) {
      const at = line * across + i * along;
      if (i < length && isInk(at)) {
        if (start < 0) start = i;
        continue;
      }
      if (start >= 0 && i - start >= longest) {
        let thick = 0;
        for (let k = start; k < i; k += 1) {
          const middle = line * across + k * along;
          if (isInk(middle - thickest * across) && isInk(middle + thickest * across)) thick += 1;
        }
        if (thick < (i - start) / 4) runs.push({ from: line * across + start * along, step: along, length: i - start });
      }
      start = -1;
    }
  }
  return runs;
}
