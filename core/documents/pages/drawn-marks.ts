import { loadPdfJs } from './pdf-js.ts';
import { boxAround, type Box } from './pages.ts';
import type { PlacedWord } from './placed-page.ts';

const { OPS, Util } = await loadPdfJs();

/** A page's drawing operations as listed by pdfjs. */
export interface Drawing {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** A place on a page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pen stroke, from left to right. */
interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

/** Size of a mark in a box, in points, and the minimum rise or fall of its strokes. */
const SIZE = { least: 2.5, most: 16, slope: 1 };

/** Slanting strokes of a page: more are a drawing, or letters as outlines. */
const MAX_STROKES = 400;

/** Saved states, and operations of which the paths are followed. */
export const MAX_STATES = 200;
const MAX_STEPS = 200_000;

/** Path operations in pdfjs, each followed by a point. */
const PATH = { move: 0, line: 1 };

/** Numbers in the longest path that may be a mark. */
const MAX_PATH = 24;

/**
 * Finds crosses and ticks drawn with a pen, as programs tick boxes when they flatten a form: each becomes a word of one
 * character, ✗ or ✓. Two isolated slanting strokes make one: a rising and a falling one that meet.
 */
export function drawnMarks(drawing: Drawing, transform: readonly number[]): PlacedWord[] {
  const strokes = slantingStrokes(drawing, transform);
  if (strokes.length > MAX_STROKES) return [];
  return clustersOf(strokes).flatMap((cluster) => {
    const [one, other, third] = cluster;
    if (!one || !other || third || rises(one) === rises(other)) return [];
    const box = boxAround([boxOf(one), boxOf(other)]);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (Math.min(width, height) < SIZE.least || Math.max(width, height) > SIZE.most) return [];
    return [{ text: isCross(one, other) ? '✗' : '✓', box, certainty: 1 }];
  });
}

function slantingStrokes(drawing: Drawing, transform: readonly number[]): Stroke[] {
  const strokes: Stroke[] = [];
  followPaths(drawing, transform, (args, matrix) => {
    if (strokes.length <= MAX_STROKES) strokes.push(...strokesOf(args, matrix));
  });
  return strokes;
}

/** A path drawn by a page: what is done with it, and its bounding box. */
export interface DrawnPath {
  readonly operation: unknown;
  readonly box: Box;
}

/** Yields the paths that a page draws, in the page's own points. */
export function drawnPaths(drawing: Drawing, transform: readonly number[]): DrawnPath[] {
  const paths: DrawnPath[] = [];
  followPaths(drawing, transform, (args, matrix) => {
    const [operation, , extent] = Array.isArray(args) ? (args as unknown[]) : [];
    if (!(extent instanceof Float32Array) || extent.length !== 4) return;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = extent;
    const [one, other] = [onPage({ x: x1, y: y1 }, matrix), onPage({ x: x2, y: y2 }, matrix)];
    const box = {
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
    };
    paths.push({ operation, box });
  });
  return paths;
}

function followPaths(
  drawing: Drawing,
  transform: readonly number[],
  follow: (args: unknown, matrix: readonly number[]) => void,
): void {
  const bounded = { ...drawing, fnArray: drawing.fnArray.slice(0, MAX_STEPS) };
  followDrawing(bounded, transform, (operation, { args, matrix }) => {
    if (operation === OPS.constructPath) follow(args, matrix);
  });
}

/** Calls a function for every operation, with the matrix that says where things are drawn from then on. Linear. */
export function followDrawing(
  { fnArray, argsArray }: Drawing,
  transform: readonly number[],
  follow: (
    operation: number | undefined,
    place: { readonly args: unknown; readonly matrix: readonly number[] },
  ) => void,
): void {
  const saved: (readonly number[])[] = [];
  let matrix = transform;
  for (const [i, operation] of fnArray.entries()) {
    const args = argsArray[i];
    switch (operation) {
      case OPS.save:
        if (saved.length < MAX_STATES) saved.push(matrix);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = saved.pop() ?? transform;
        break;
      case OPS.transform:
        if (isMatrix(args)) matrix = Util.transform(matrix, args) as number[];
        break;
      case OPS.paintFormXObjectBegin: {
        if (saved.length < MAX_STATES) saved.push(matrix);
        const own: unknown = Array.isArray(args) ? args[0] : undefined;
        if (isMatrix(own)) matrix = Util.transform(matrix, own) as number[];
        break;
      }
      default:
    }
    follow(operation, { args, matrix });
  }
}

function isMatrix(value: unknown): value is number[] {
  return Array.isArray(value) && value.length === 6 && value.every((one) => typeof one === 'number');
}

/** Returns the slanting lines of a stroked path; a path with curves or many lines is not a mark. */
function strokesOf(args: unknown, matrix: readonly number[]): Stroke[] {
  const [operation, data] = Array.isArray(args) ? (args as unknown[]) : [];
  const path: unknown = Array.isArray(data) ? data[0] : undefined;
  if (operation !== OPS.stroke || !(path instanceof Float32Array || Array.isArray(path)) || path.length > MAX_PATH)
    return [];
  const strokes: Stroke[] = [];
  let from: Point = { x: 0, y: 0 };
  for (let i = 0; i < path.length; i += 3) {
    const [step, x, y] = Array.from<unknown>(path.slice(i, i + 3));
    if (step !== PATH.move && step !== PATH.line) break;
    if (typeof x !== 'number' || typeof y !== 'number') break;
    const to = onPage({ x, y }, matrix);
    const stroke = from.x <= to.x ? { from, to } : { from: to, to: from };
    if (step === PATH.line && isSlanting(stroke)) strokes.push(stroke);
    from = to;
  }
  return strokes;
}

/** Returns where a matrix puts a place. */
export function onPage({ x, y }: Point, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function isSlanting({ from, to }: Stroke): boolean {
  const [across, down] = [to.x - from.x, Math.abs(to.y - from.y)];
  return across >= SIZE.slope && down >= SIZE.slope && Math.max(across, down) <= SIZE.most;
}

/** Groups strokes that touch or cross, in drawing order. */
function clustersOf(strokes: readonly Stroke[]): Stroke[][] {
  const clusters: Stroke[][] = [];
  for (const stroke of strokes) {
    const last = clusters.at(-1);
    if (last?.some((one) => touches(boxOf(one), boxOf(stroke))) === true) last.push(stroke);
    else clusters.push([stroke]);
  }
  return clusters;
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left <= other.right + 0.5 &&
    other.left <= one.right + 0.5 &&
    one.top <= other.bottom + 0.5 &&
    other.top <= one.bottom + 0.5
  );
}

function boxOf({ from, to }: Stroke): Box {
  return { left: from.x, right: to.x, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) };
}

function rises({ from, to }: Stroke): boolean {
  return to.y < from.y;
}

/** Whether two strokes meet in their middles rather than at their ends. */
function isCross(one: Stroke, other: Stroke): boolean {
  const middle = ({ from, to }: Stroke): number => (from.x + to.x) / 2;
  return Math.abs(middle(one) - middle(other)) < Math.min(one.to.x - one.from.x, other.to.x - other.from.x) / 3;
}
