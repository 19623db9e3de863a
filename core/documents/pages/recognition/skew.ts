import type { GreyPicture } from './grey-picture.ts';

/** Pixels darker than the first are ink; pixels lighter than the second are paper. */
const [INK, PAPER] = [150, 190];

/** The steepest slope in the search, and its steps: a tenth of a degree, then a fortieth. */
const MAX_SLOPE = 0.06;
const STEPS = [0.0016, 0.0004] as const;

/** The most edge pixels that are used; more do not improve the result. */
const MAX_EDGES = 60_000;

/** With fewer edge pixels, the picture is not a page. */
const MIN_EDGES = 400;

/** How many times better than level the best slope has to be. */
const MIN_GAIN = 1.05;

/**
 * How far the lines of a picture fall from left to right, in pixels per pixel: the slope at which the upper edges of its ink fall into the fewest
 * rows. 0 if none is better than level.
 */
export function skewOf(picture: GreyPicture): number {
  const edges = upperEdges(picture);
  if (edges.length < 2 * MIN_EDGES) return 0;
  // A slope moves the ends of rows above and below the picture.
  const beyond = Math.ceil(2 * MAX_SLOPE * picture.width);
  const counts = new Uint32Array(picture.height + 2 * beyond);
  const score = (slope: number): number => concentration(edges, { slope, beyond, counts });
  let best = { slope: 0, score: score(0) };
  const level = best.score;
  for (const step of STEPS) {
    const around = best.slope;
    const reach = step === STEPS[0] ? MAX_SLOPE : STEPS[0];
    for (let slope = around - reach; slope <= around + reach; slope += step) {
      const own = score(slope);
      if (own > best.score) best = { slope, score: own };
    }
  }
  return best.score > MIN_GAIN * level ? best.slope : 0;
}

/** Ink pixels with paper above them, as alternating x and y. */
function upperEdges({ pixels, width, height }: GreyPicture): Int32Array {
  const found: number[] = [];
  for (let y = 2; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((pixels[at] ?? 255) < INK && (pixels[at - 2 * width] ?? 0) > PAPER && (pixels[at - width] ?? 0) >= INK)
        found.push(x, y);
    }
  }
  const every = Math.ceil(found.length / 2 / MAX_EDGES);
  return Int32Array.from(found.filter((_, i) => (i >> 1) % every === 0));
}

/** The sum of the squared edge counts of all rows, with rows that run along a slope. */
function concentration(
  edges: Int32Array,
  { slope, beyond, counts }: { slope: number; beyond: number; counts: Uint32Array },
): number {
  counts.fill(0);
  for (let i = 0; i < edges.length; i += 2) {
    const row = Math.round((edges[i + 1] ?? 0) - slope * (edges[i] ?? 0)) + beyond;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}
