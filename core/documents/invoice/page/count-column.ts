import { lineOf, segmentOf, type Line, type Word } from '../../pages/pages.ts';
import { endsInAmount } from './printed-amounts.ts';

/** A count and the word behind it, at the beginning of a line. */
interface Counted {
  readonly line: Line;
  readonly count: Word;
  readonly goods: Word;
}

/** The least lines that begin with a count and end with an amount. */
const MIN_LINES = 2;

/** How far edges of one column are apart, as a share of a line's height. */
const SAME_EDGE = 0.1;

/**
 * Sets counts apart that are printed as close to the goods behind them as words, which begin at one place: behind counts of different lengths,
 * or also in a line without a count. Linear.
 */
export function withCountColumn(lines: readonly Line[], text: string): readonly Line[] {
  const priced = lines.filter(endsInAmount);
  const counted = priced.flatMap((line): Counted[] => {
    const [count, goods] = line.segments[0].words;
    const isCounted = goods && /^\d{1,4}$/.test(count.text) && /^\p{L}/u.test(goods.text);
    return isCounted ? [{ line, count, goods }] : [];
  });
  const lefts = new Set(priced.map(({ segments }) => edgeOf(segments[0].box.left, segments[0].words[0])));
  const columns = Map.groupBy(counted, ({ goods }) => edgeOf(goods.box.left, goods));
  const apart = [...columns].flatMap(([left, own]) => {
    const lengths = new Set(own.map(({ count }) => count.text.length));
    const isColumn = own.length >= MIN_LINES && (lefts.has(left) || lengths.size > 1);
    return isColumn ? own : [];
  });
  const parted = new Map(apart.map(({ line }) => [line, partedLine(line, text)]));
  return lines.map((line) => parted.get(line) ?? line);
}

function edgeOf(place: number, { box }: Word): number {
  return Math.round(place / Math.max(1, SAME_EDGE * (box.bottom - box.top)));
}

function partedLine({ segments: [first, ...more] }: Line, text: string): Line {
  const [count, ...goods] = first.words;
  return lineOf([segmentOf([count], text), segmentOf(goods, text), ...more], text);
}
