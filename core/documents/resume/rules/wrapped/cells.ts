import { boxAround, type Box, type Line, type Segment, type Word } from '../../../pages/pages.ts';
import { heightOf } from '../parted-words.ts';

/** Lines of words below each other. */
export type Cell = readonly [Segment, ...Segment[]];

/** How a column is set. */
export interface Setting {
  /** The least step between lines of each typeface and size at one edge: what is further apart is a text of its own. */
  readonly steps: ReadonlyMap<string, number>;
  /** How many texts begin at a place from the left, in whole points. */
  readonly edges: ReadonlyMap<number, number>;
  /** How far to the right any line reaches. */
  readonly right: number;
}

/** How far the edges of lines of one cell are apart, in points. */
const SAME_EDGE = 1;

/** How much the heights of lines of one cell differ, as a share. */
const SAME_HEIGHT = 0.05;

/** How much the steps between lines of one cell differ, in points: browsers place lines on whole pixels. */
const SAME_STEP = 0.8;

/** How far lines of one cell are apart at most, in heights of their capitals. */
const MAX_STEP = 2.3;

/** The width of a space between words, in heights of capitals. */
const BLANK = 0.35;

/** The least space between cells, in heights of capitals. */
const BETWEEN = 2;

/** How much of its column's width a full cell may leave free, as a share. */
const SLACK = 0.06;

/** The most lines of a cell; what has more is a text. */
const MAX_LINES = 4;

/** The most segments of a line that are looked at. */
const MAX_SEGMENTS = 6;

/** Measures a column. */
export function settingOf(lines: readonly Line[]): Setting {
  const [steps, edges] = [new Map<string, number>(), new Map<number, number>()];
  for (const [i, { segments }] of lines.entries())
    for (const segment of segments) {
      const [left, look] = [Math.round(segment.box.left), lookOf(segment)];
      edges.set(left, (edges.get(left) ?? 0) + 1);
      for (const above of lines[i - 1]?.segments.slice(0, MAX_SEGMENTS) ?? [])
        if (isAligned(above, segment) && lookOf(above) === look)
          steps.set(look, Math.min(segment.box.bottom - above.box.bottom, steps.get(look) ?? Infinity));
    }
  return { steps, edges, right: Math.max(...lines.map(({ box }) => box.right)) };
}

/** The typeface of a segment and its size, in quarters of a point. */
function lookOf({ words }: Segment): string {
  return `${words[0].font} ${Math.round(4 * heightOf(words))}`;
}

function isAligned(above: Segment, below: Segment): boolean {
  return isAtEdge(above, below) || isAtMiddle(above, below);
}

function isAtEdge({ box: above }: Segment, { box: below }: Segment): boolean {
  return Math.abs(below.left - above.left) <= SAME_EDGE || Math.abs(below.right - above.right) <= SAME_EDGE;
}

function isAtMiddle({ box: above }: Segment, { box: below }: Segment): boolean {
  return Math.abs(below.left + below.right - above.left - above.right) <= SAME_EDGE;
}

/** Whether a line is right below the last one of a cell, at one of its edges or its middle, and in its typeface. */
export function isUnder(cell: Cell, [next]: Cell, { steps }: Setting): boolean {
  const above = lastOf(cell);
  const height = heightIn(cell);
  const usual = steps.get(lookOf(next)) ?? Infinity;
  const isAlike =
    above.words.at(-1)?.font === next.words[0].font && Math.abs(heightIn([next]) - height) <= SAME_HEIGHT * height;
  return (
    isAligned(above, next) &&
    isAlike &&
    next.box.bottom - above.box.bottom <= Math.min(MAX_STEP * height, usual + SAME_STEP)
  );
}

/** Whether a cell has as many lines as a name can have. */
export function isTall(cell: Cell): boolean {
  return cell.length >= MAX_LINES;
}

/** Whether one width breaks a text into these lines: each is as wide or less, and would be wider with the next word. */
export function mayWrap(lines: Cell): boolean {
  const widths = lines.map(({ box }) => box.right - box.left);
  const wider = lines.slice(1).map((next, i) => (widths[i] ?? 0) + widthOfNext(lines, next));
  return Math.max(...widths) < Math.min(...wider);
}

/**
 * Whether a cell has no room for the first word of the line below: what is beside it may fill as little as half of its own cell, unless
 * others begin where it does. With nothing beside it, it may go on as far as any line does.
 */
export function isFull(cell: Cell, next: Cell, { beside, edges, right }: Beside): boolean {
  const last = lastOf(cell);
  // A centered line grows at both ends.
  const share = isAtEdge(last, next[0]) ? 1 : 0.5;
  const end = last.box.right + share * widthOfNext(cell, next[0]);
  const until = beside.map(boxOf).map((box) => {
    const unfilled = (edges.get(Math.round(box.left)) ?? 0) > 1 ? 0 : box.right - box.left;
    return box.left - Math.max(BETWEEN * heightIn(cell), unfilled);
  });
  const slack = SLACK * (right - last.box.left);
  return end > Math.min(right - slack, ...until);
}

/** What is to the right of a cell, and how its column is set. */
interface Beside extends Pick<Setting, 'edges' | 'right'> {
  readonly beside: readonly Cell[];
}

function widthOfNext(cell: Cell, { words: [{ box }] }: Segment): number {
  return BLANK * heightIn(cell) + box.right - box.left;
}

/** Returns words as a text. */
export function spoken(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** Returns the lines of a cell as one text. One that ends with a hyphen goes on without a space: "Saint-" above "Aubin". */
export function textOf(cell: Cell): string {
  return cell.reduce((text, { words }) => `${text}${text === '' || isCut(text) ? '' : ' '}${spoken(words)}`, '');
}

/** Whether a text is cut at its hyphen. */
export function isCut(text: string): boolean {
  return /\p{L}-$/u.test(text);
}

function boxOf(cell: Cell): Box {
  const [first, ...rest] = cell;
  return boxAround([first.box, ...rest.map(({ box }) => box)]);
}

function lastOf(cell: Cell): Segment {
  return cell.at(-1) ?? cell[0];
}

function heightIn(cell: Cell): number {
  return Math.max(...cell.map(({ words }) => heightOf(words)));
}
