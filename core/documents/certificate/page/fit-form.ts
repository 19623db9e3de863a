import type { FormLayout } from '../form-box.ts';
import { FORM_LINES } from './form-lines.ts';
import type { LabelCandidate } from './find-labels.ts';
import type { Box } from '../../pages/pages.ts';

/** Converts a point of the page to a point of the published form: across and down, in points. */
export type ToForm = (x: number, y: number) => readonly [number, number];

/** How a page maps to the form, and how many labels agree. */
export interface Fit {
  readonly layout: FormLayout;
  readonly toForm: ToForm;
  readonly agreeing: number;
}

/** A label that occurs once on the page and once on the form. */
interface Pair {
  readonly x: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

/** How far a label may be from its place, in points of the form: editions and programs differ. */
const OFF_PLACE = 16;

/** The fewest labels that fit a page; fewer could agree by chance. */
const MIN_PAIRS = 6;

/** How far apart two labels must be to determine scale and slope, in points of the form. */
const FAR_APART = 150;

/** The steepest slope of a page laid on a scanner by hand. */
const MAX_SLOPE = 0.1;

/** The most labels considered; the form has fewer. */
const MAX_PAIRS = 80;

const LAYOUTS: readonly FormLayout[] = ['since_2009', 'until_2009'];

/** Returns how a page maps to the form, in the layout most labels agree on; undefined if hardly any agree. */
export function fitForm(candidates: readonly LabelCandidate[]): Fit | undefined {
  return LAYOUTS.flatMap((layout) => fitLayout(candidates, layout) ?? []).toSorted(
    (a, b) => b.agreeing - a.agreeing,
  )[0];
}

/** Finds the scale, shift and slope that most labels agree on, then the best fit of those labels. */
function fitLayout(candidates: readonly LabelCandidate[], layout: FormLayout): Fit | undefined {
  const pairs = pairsOf(candidates, layout).slice(0, MAX_PAIRS);
  let best: readonly Pair[] = [];
  pairs.forEach((one, i) => {
    for (const other of pairs.slice(i + 1)) {
      const toForm = through(one, other);
      const agreeing = toForm === undefined ? [] : agreeingWith(toForm, pairs, best.length);
      if (agreeing.length > best.length) best = agreeing;
    }
  });
  for (let round = 0; round < 3 && best.length >= MIN_PAIRS; round += 1) {
    const toForm = bestFit(best);
    if (toForm === undefined) return undefined;
    const agreeing = agreeingWith(toForm, pairs);
    if (agreeing.length === best.length || round === 2) return { layout, toForm, agreeing: agreeing.length };
    best = agreeing;
  }
  return undefined;
}

/** Converts a box of the page to the form. */
export function boxOnForm({ left, top, right, bottom }: Box, toForm: ToForm): Box {
  const [u1, v1] = toForm(left, (top + bottom) / 2);
  const [u2, v2] = toForm(right, (top + bottom) / 2);
  const [, above] = toForm((left + right) / 2, top);
  const [, below] = toForm((left + right) / 2, bottom);
  const half = (below - above) / 2;
  const middle = (v1 + v2) / 2;
  return { left: u1, right: u2, top: middle - half, bottom: middle + half };
}

/** Returns the inverse: from the form to the page. */
export function fromForm(toForm: ToForm): ToForm {
  const [u, v] = toForm(0, 0);
  const step = ([x, y]: readonly [number, number]): readonly [number, number] => [x - u, y - v];
  const [[a, c], [b, d]] = [step(toForm(1, 0)), step(toForm(0, 1))];
  const size = a * d - b * c;
  return (x, y) => [(d * (x - u) - b * (y - v)) / size, (a * (y - v) - c * (x - u)) / size];
}

/** Where a layout prints a wording; null if more than once. */
const PLACES: Readonly<Record<FormLayout, ReadonlyMap<string, readonly [number, number] | null>>> = {
  since_2009: placesIn('since_2009'),
  until_2009: placesIn('until_2009'),
};

function placesIn(layout: FormLayout): ReadonlyMap<string, readonly [number, number] | null> {
  const places = new Map<string, readonly [number, number] | null>();
  for (const line of FORM_LINES) {
    const place = line.places[layout];
    if (place === undefined) continue;
    for (const wording of line.wordings) places.set(wording, places.has(wording) ? null : place);
  }
  return places;
}

function pairsOf(candidates: readonly LabelCandidate[], layout: FormLayout): Pair[] {
  const byWording = Map.groupBy(candidates, ({ wording }) => wording);
  return [...byWording].flatMap(([wording, [one, second]]) => {
    const place = PLACES[layout].get(wording);
    if (!one || second || !place) return [];
    return [{ x: one.at[0], y: one.at[1], u: place[0], v: place[1] }];
  });
}

/** Returns the labels that are near their places; gives up once there cannot be more than `moreThan` of them. */
function agreeingWith(toForm: ToForm, pairs: readonly Pair[], moreThan = 0): Pair[] {
  const agreeing: Pair[] = [];
  for (const [i, pair] of pairs.entries()) {
    if (agreeing.length + pairs.length - i <= moreThan) break;
    const [across, down] = toForm(pair.x, pair.y);
    if ((across - pair.u) ** 2 + (down - pair.v) ** 2 <= OFF_PLACE ** 2) agreeing.push(pair);
  }
  return agreeing;
}

/** Returns the rotation, scale and shift that map two labels to their places; undefined if no page is laid like that. */
function through(one: Pair, other: Pair): ToForm | undefined {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const [du, dv] = [other.u - one.u, other.v - one.v];
  const length = dx * dx + dy * dy;
  if (Math.hypot(du, dv) < FAR_APART || length === 0) return undefined;
  const a = (du * dx + dv * dy) / length;
  const b = (dv * dx - du * dy) / length;
  if (!(a > 0) || Math.abs(b) > MAX_SLOPE * a) return undefined;
  return (x, y) => [one.u + a * (x - one.x) - b * (y - one.y), one.v + b * (x - one.x) + a * (y - one.y)];
}

/** Least squares, separately across and down: a picture may be stretched in one direction. */
function bestFit(pairs: readonly Pair[]): ToForm | undefined {
  const across = plane(pairs.map(({ x, y, u }) => [x, y, u]));
  const down = plane(pairs.map(({ x, y, v }) => [x, y, v]));
  if (across === undefined || down === undefined) return undefined;
  return (x, y) => [across(x, y), down(x, y)];
}

/** Returns the plane closest to points, by Cramer's rule around their mean; undefined if they are collinear. */
function plane(points: readonly (readonly [number, number, number])[]): ((x: number, y: number) => number) | undefined {
  const mean = (i: 0 | 1 | 2): number => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  const [mx, my, mz] = [mean(0), mean(1), mean(2)];
  let [xx, xy, yy, xz, yz] = [0, 0, 0, 0, 0];
  for (const [x, y, z] of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
    xz += (x - mx) * (z - mz);
    yz += (y - my) * (z - mz);
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-6 * xx * yy || determinant === 0) return undefined;
  const a = (xz * yy - yz * xy) / determinant;
  const b = (yz * xx - xz * xy) / determinant;
  return (x, y) => mz + a * (x - mx) + b * (y - my);
}
