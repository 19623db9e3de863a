import type { Box } from '../pages.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Tiles across a picture; each gets its own paper shade. */
const TILES = 48;

/** The share of a tile's pixels that are lighter than its paper shade: the shade is measured between characters, not on them. */
const LIGHTER = 0.15;

/** A tile whose median shade is below this share of the lightest tiles' shade is not on the paper. */
const PAPER = 0.6;

/** The percentiles of tile shades that represent paper at its lightest and in shadow. */
const [LIGHTEST, SHADOW] = [0.9, 0.1];

/** A scan has less than `beside` of its tiles off the paper, and its shadows are at least `shadow` times as light as its lightest tiles. */
const SCAN = { beside: 0.05, shadow: 0.85 };

/** Pixels darker than this at the edge of the paper are background. */
const EDGE = 150;

/** The paper covers at least this share of a photograph. */
const MIN_SHARE = 0.08;

/** The paper in a photograph: its box, and its shade in each tile, 0 off the paper. */
export interface Paper {
  readonly box: Box;
  readonly shades: Float32Array;
  readonly columns: number;
  /** The side of a tile in pixels. */
  readonly side: number;
}

/** Finds the paper in a photograph: the largest connected light area. Undefined for a scan, which is all paper in even light. */
export function paperOf(picture: GreyPicture): Paper | undefined {
  const side = Math.max(4, Math.round(picture.width / TILES));
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  const light = new Float32Array(columns * rows);
  const middle = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let tile = 0; tile < light.length; tile += 1) {
    const place = { left: (tile % columns) * side, top: Math.floor(tile / columns) * side, side };
    const all = countShades(picture, place, counts);
    light[tile] = shadeOf(counts, all, (1 - LIGHTER) * all);
    middle[tile] = shadeOf(counts, all, 0.5 * all);
  }
  const sorted = light.toSorted();
  const lightest = sorted[Math.floor(LIGHTEST * sorted.length)] ?? 0;
  const isLight = Uint8Array.from(middle, (shade) => (shade >= PAPER * lightest ? 1 : 0));
  const area = largestArea(isLight, columns);
  const own = area.map((tile) => light[tile] ?? 0).toSorted((a, b) => a - b);
  const isScan =
    area.length >= (1 - SCAN.beside) * light.length &&
    (own[Math.floor(SHADOW * own.length)] ?? 0) >= SCAN.shadow * lightest;
  if (isScan || area.length < MIN_SHARE * light.length) return undefined;
  return { ...shadesOn(area, light, { columns, side }), columns, side };
}

/** Makes the paper evenly white, and everything around it white. */
export function evenOut({ pixels, width, height }: GreyPicture, { shades, columns, side }: Paper): void {
  const rows = shades.length / columns;
  const at = (column: number, row: number): number =>
    shades[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  for (let y = 0; y < height; y += 1) {
    const down = (y + 0.5) / side - 0.5;
    const [row, below] = [Math.floor(down), down - Math.floor(down)];
    for (let x = 0; x < width; x += 1) {
      const own = at(Math.floor(x / side), Math.floor(y / side));
      const i = y * width + x;
      if (own === 0) {
        pixels[i] = 255;
        continue;
      }
      const across = (x + 0.5) / side - 0.5;
      const [column, beside] = [Math.floor(across), across - Math.floor(across)];
      // Tiles off the paper do not show the light on it.
      const shade = (c: number, r: number): number => at(c, r) || own;
      const upper = shade(column, row) * (1 - beside) + shade(column + 1, row) * beside;
      const lower = shade(column, row + 1) * (1 - beside) + shade(column + 1, row + 1) * beside;
      pixels[i] = Math.min(255, ((pixels[i] ?? 0) * 255) / (upper * (1 - below) + lower * below));
    }
  }
  trim({ pixels, width, height }, { shades, columns, side });
}

/** Whitens dark pixels from the outside up to the edge of the paper, which tiles follow only roughly. */
function trim({ pixels, width, height }: GreyPicture, { shades, columns, side }: Omit<Paper, 'box'>): void {
  const isBeside = (i: number): boolean =>
    shades[Math.floor(i / width / side) * columns + Math.floor((i % width) / side)] === 0;
  const row = { step: 1, count: width, across: width, lines: height };
  const column = { step: width, count: height, across: 1, lines: width };
  for (const { step, count, across, lines } of [row, column]) {
    for (let line = 0; line < lines; line += 1) {
      for (const [from, by] of [
        [line * across, step],
        [line * across + (count - 1) * step, -step],
      ] as const) {
        let [i, left] = [from, count];
        while (left > 0 && isBeside(i)) [i, left] = [i + by, left - 1];
        for (; left > 0 && (pixels[i] ?? 255) < EDGE; left -= 1) {
          pixels[i] = 255;
          i += by;
        }
      }
    }
  }
}

/** Counts the shades in a tile and returns the number of its pixels. */
function countShades(
  { pixels, width, height }: GreyPicture,
  { left, top, side }: { left: number; top: number; side: number },
  counts: Uint32Array,
): number {
  counts.fill(0);
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
  for (let y = top; y < bottom; y += 1) {
    for (let i = y * width + left; i < y * width + right; i += 1) {
      const shade = pixels[i] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  }
  return (right - left) * (bottom - top);
}

/** The shade that `least` of all pixels do not exceed. The search starts at white because most pixels are as light as paper. */
function shadeOf(counts: Uint32Array, all: number, least: number): number {
  let shade = counts.length - 1;
  let darker = all - (counts[shade] ?? 0);
  while (darker > 0 && darker >= least) {
    shade -= 1;
    darker -= counts[shade] ?? 0;
  }
  return shade;
}

/** The tiles of the largest connected area. */
function largestArea(isLight: Uint8Array, columns: number): number[] {
  let largest: number[] = [];
  const left = isLight.slice();
  for (let first = 0; first < left.length; first += 1) {
    if (left[first] !== 1) continue;
    const area: number[] = [];
    const open = [first];
    left[first] = 0;
    for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
      area.push(tile);
      const column = tile % columns;
      for (const next of [
        tile - columns,
        tile + columns,
        ...(column > 0 ? [tile - 1] : []),
        ...(column < columns - 1 ? [tile + 1] : []),
      ]) {
        if (left[next] !== 1) continue;
        left[next] = 0;
        open.push(next);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest;
}

/** The shades of an area and of the gaps it encloses in each row: print as dense as a logo gets the shade of its neighbours. */
function shadesOn(
  area: readonly number[],
  light: Float32Array,
  { columns, side }: Pick<Paper, 'columns' | 'side'>,
): { readonly shades: Float32Array; readonly box: Box } {
  const own = new Set(area);
  const shades = new Float32Array(light.length);
  let [left, right, top, bottom] = [columns, 0, Infinity, 0];
  for (const [row, tiles] of Map.groupBy(area, (tile) => Math.floor(tile / columns))) {
    const [from, to] = [Math.min(...tiles), Math.max(...tiles)];
    let shade = light[from] ?? 0;
    for (let tile = from; tile <= to; tile += 1) {
      if (own.has(tile)) shade = light[tile] ?? 0;
      shades[tile] = shade;
    }
    [left, right] = [Math.min(left, from % columns), Math.max(right, (to % columns) + 1)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)];
  }
  return { shades, box: { left: left * side, top: top * side, right: right * side, bottom: bottom * side } };
}
