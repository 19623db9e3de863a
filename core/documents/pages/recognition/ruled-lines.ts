import type { Box } from '../pages.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Pixels darker than this are ink. */
const INK = 160;

/** The least length and the greatest thickness of a ruled line, as shares of the picture's width. */
const LENGTH = 0.08;
const THICKNESS = 0.003;

/** The fewest lines of a form, counted in pixel rows and columns. 22 receipts without a rule had at most 22, all of them parts of letters. */
const MIN_LINES = 24;

/** The direction of lines: the step to the next pixel along a line, and across it. */
interface Direction {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly count: number;
}

/**
 * The edge of a line, which a scan makes grey, is at least DARKER shades below the paper. On grainy paper it is darker than the darkest grains, which
 * are as far from the usual shade as the lightest ones.
 */
const DARKER = 20;
const GRAIN = { lightest: 0.02, reach: 1.5 };

/** Ink that runs across a line for this share of the shortest line length is not a character on it: it is another line. */
const CROSSING = 0.5;

/** The ruled lines that were removed from a picture. */
export interface RuledLines {
  /** Lines across the page; empty if the picture has fewer lines than a form. */
  readonly rules: readonly Box[];
  /** Lines down the page. */
  readonly uprights: readonly Box[];
  /** The shade below which a pixel of a form is not paper; 0 if the picture is not a form. */
  readonly fringe: number;
}

/**
 * Removes the ruled lines of forms and tables from a picture: letters in narrow boxes are read better without them. Print that crosses a line stays
 * whole: a line is removed only where it is no thicker than usual.
 */
export function removeRuledLines({ pixels, width, height }: GreyPicture): RuledLines {
  const longest = Math.round(LENGTH * width);
  const thickest = Math.max(2, Math.round(THICKNESS * width));
  const row: Direction = { along: 1, across: width, length: width, count: height };
  const column: Direction = { along: width, across: 1, length: height, count: width };
  const rows = linesOf(pixels, row, { longest, thickest });
  const columns = linesOf(pixels, column, { longest, thickest });
  if (columns.length + rows.length < MIN_LINES) return { rules: [], uprights: [], fringe: 0 };
  const drawn = pixels.slice();
  const fringe = fringeOf(drawn);
  for (const run of rows) erase(drawn, pixels, { run, across: width, thickest, longest, fringe });
  for (const run of columns) erase(drawn, pixels, { run, across: 1, thickest, longest, fringe });
  const boxOf = ({ from, step, length }: InkRun): Box => {
    const [left, top] = [from % width, Math.floor(from / width)];
    const isAcross = step === row.along;
    return { left, right: left + (isAcross ? length : 1), top, bottom: top + (isAcross ? 1 : length) };
  };
  return { rules: rows.map(boxOf), uprights: columns.map(boxOf), fringe };
}

/** The shade below which a pixel is not paper. */
function fringeOf(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  const usual = counts.reduce((most, count, shade) => (shade > INK && count > (counts[most] ?? 0) ? shade : most), 255);
  let [lightest, left] = [255, GRAIN.lightest * pixels.length];
  while ((left -= counts[lightest] ?? 0) > 0) lightest -= 1;
  return Math.max(INK, usual - Math.max(DARKER, GRAIN.reach * (lightest - usual)));
}

/**
 * Whitens a run and its edges, except where ink continues beyond them. If that ink continues as long as another line does, the run is whitened there
 * too.
 */
function erase(
  drawn: Uint8Array,
  pixels: Uint8Array,
  {
    run,
    across,
    thickest,
    longest,
    fringe,
  }: { run: InkRun; across: number; thickest: number; longest: number; fringe: number },
): void {
  // Follows the ink, then the pixels that get lighter away from it. Where they get darker again, other ink begins.
  const edge = (at: number, step: number): number => {
    let [reach, shade] = [0, drawn[at] ?? 255];
    while (reach <= thickest + 2) {
      const next = drawn[at + (reach + 1) * step] ?? 255;
      if (next >= fringe || (next >= INK && next < shade)) break;
      if (shade >= INK && next <= shade) break;
      [reach, shade] = [reach + 1, next];
    }
    return reach;
  };
  const edges = Array.from({ length: run.length }, (_, i) => {
    const at = run.from + i * run.step;
    return { at, before: edge(at, -across), after: edge(at, across) };
  });
  const thick = edges.map(({ before, after }) => before + after).toSorted((a, b) => a - b);
  const usual = (thick[Math.floor(thick.length / 2)] ?? 0) + 1;
  const isCrossed = (at: number): boolean => {
    let length = 1;
    for (const step of [-across, across])
      for (let to = at + step; length < CROSSING * longest && (drawn[to] ?? 255) < fringe; to += step) length += 1;
    return length >= CROSSING * longest;
  };
  for (const { at, before, after } of edges) {
    const most = before + after <= usual ? Infinity : isCrossed(at) ? Math.ceil(usual / 2) : -1;
    for (let k = -Math.min(before, most); k <= Math.min(after, most); k += 1) pixels[at + k * across] = 255;
  }
}

interface InkRun {
  readonly from: number;
  readonly step: number;
  readonly length: number;
}

/** Long runs of ink that mostly have paper on at least one side. */
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

/**
 * Lines that a form rules together end within the first of these shares of the picture's width, and two lines of a form are at least the second
 * apart.
 */
const SAME_END = 0.004;
const MIN_ROW = 0.0115;

/** A line of the form has at least this many other lines that share an end with it; a strike-through begins and ends by itself. */
const MIN_ALIKE = 2;

/** Whether a horizontal line belongs to the ruling of a form, and was not drawn through one of its rows. */
export function isOfForm(rule: Box, { rules, width }: Pick<GreyPicture & RuledLines, 'rules' | 'width'>): boolean {
  const others = rules.filter(({ top }) => Math.abs(top - rule.top) > width * THICKNESS);
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= SAME_END * width;
  const alike = others.filter(({ left, right }) => isSame(left, rule.left) || isSame(right, rule.right));
  const isInRow = others.some(
    ({ left, right, top }) => left < rule.right && right > rule.left && Math.abs(top - rule.top) < MIN_ROW * width,
  );
  return alike.length >= MIN_ALIKE && !isInRow;
}
