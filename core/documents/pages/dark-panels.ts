import type { GreyPicture } from './recognition/grey-picture.ts';

/** A panel is no lighter than this. */
const DARK = 150;

/** A panel has one shade, to within so many, on at least this share of each of its lines: it is printed, not photographed. */
const FLAT = { shades: 3, share: 0.4 };

/** Lines at the edge itself are mixed with what is outside the picture. */
const MIXED = 3;

/** The share of the picture's width or height that a panel takes. */
const EXTENT = { least: 0.02, most: 0.5 };

/** Print on a panel is lighter by this much and takes this share of it; what is light for longer along a line than this share of it is paper. */
const PRINT = { lighter: 70, least: 0.002, most: 0.4, run: 0.2 };

/** Lines of pixels from an edge of the picture inward. */
interface Lines {
  /** How many there are, where each begins, how long it is, and from pixel to pixel. */
  readonly lines: number;
  readonly startOf: (line: number) => number;
  readonly length: number;
  readonly step: number;
}

/** Turns light print on a dark panel along an edge, as the headers and sidebars of resumes are, into dark print on white. */
export function invertPanels(picture: GreyPicture): void {
  const { width, height } = picture;
  const across = { lines: height, length: width, step: 1 };
  const down = { lines: width, length: height, step: width };
  for (const edge of [
    { ...across, startOf: (line: number) => line * width },
    { ...across, startOf: (line: number) => (height - 1 - line) * width },
    { ...down, startOf: (line: number) => line },
    { ...down, startOf: (line: number) => width - 1 - line },
  ]) {
    invertPanel(picture, edge);
  }
}

function invertPanel({ pixels }: GreyPicture, { lines, startOf, length, step }: Lines): void {
  const counts = new Uint32Array(256);
  const shade = flatShade(pixels, { start: startOf(MIXED), length, step }, counts);
  if (shade === undefined) return;
  let [depth, light] = [MIXED, 0];
  while (depth < EXTENT.most * lines) {
    const line = { start: startOf(depth), length, step };
    const own = flatShade(pixels, line, counts);
    if (own === undefined || Math.abs(own - shade) > FLAT.shades) break;
    if (lightRun(pixels, line, shade + PRINT.lighter) > PRINT.run * length) break;
    light += counts.subarray(shade + PRINT.lighter).reduce((sum, count) => sum + count, 0);
    depth += 1;
  }
  const share = light / (depth * length);
  if (depth < EXTENT.least * lines || share < PRINT.least || share > PRINT.most) return;
  for (let line = 0; line < depth; line += 1) {
    for (let i = 0, at = startOf(line); i < length; i += 1, at += step) {
      const lighter = Math.max(0, (pixels[at] ?? 0) - shade);
      pixels[at] = 255 - (lighter * 255) / (255 - shade);
    }
  }
}

interface LineOfPixels {
  readonly start: number;
  readonly length: number;
  readonly step: number;
}

/** The most pixels in a row that are at least as light as a shade. */
function lightRun(pixels: Uint8Array, { start, length, step }: LineOfPixels, least: number): number {
  let [longest, run] = [0, 0];
  for (let i = 0, at = start; i < length; i += 1, at += step) {
    run = (pixels[at] ?? 0) < least ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The dark shade that most of a line has; undefined of one that has none. Leaves how many pixels have each shade. */
function flatShade(pixels: Uint8Array, { start, length, step }: LineOfPixels, counts: Uint32Array): number | undefined {
  counts.fill(0);
  for (let i = 0, at = start; i < length; i += 1, at += step) {
    const shade = pixels[at] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  const usual = counts
    .subarray(0, DARK)
    .reduce((best, count, shade) => (count > (counts[best] ?? 0) ? shade : best), 0);
  const near = counts.subarray(Math.max(0, usual - FLAT.shades), usual + FLAT.shades + 1);
  return near.reduce((sum, count) => sum + count, 0) >= FLAT.share * length ? usual : undefined;
}
