import { lineOf, segmentOf, type Line, type Word } from '../../pages/pages.ts';
import { headsCountedGoods } from './item-table.ts';
import { endsInAmount } from './printed-amounts.ts';

/** A count and the word behind it, at the beginning of a line. */
interface Counted {
  readonly line: Line;
  readonly count: Word;
  readonly goods: Word;
}

/** "2 x Fish tacos" counts them; a capital may be a size's ("2 X Large"). */
const TIMES = /^[x×]$/;

/** The least lines that begin with a count and end with an amount. */
const MIN_LINES = 2;

/** How far edges of one column are apart, as a share of a line's height. */
const SAME_EDGE = 0.1;

/**
 * Sets counts apart that are printed as close to the goods behind them as words, if a sign of multiplication or one cell of the heading
 * ("Qty Item") says so, or if the goods begin at one place: behind counts of different lengths, or also in a line without a count. Linear.
 */
export function withCountColumn(lines: readonly Line[], text: string): readonly Line[] {
  const priced = lines.filter(endsInAmount);
  const counted = priced.flatMap((line): Counted[] => {
    const [count, goods] = line.segments[0].words;
    return goods && isCount(count) && isGoods(goods) ? [{ line, count, goods }] : [];
  });
  const lefts = new Set(priced.map(({ segments }) => edgeOf(segments[0].box.left, segments[0].words[0])));
  const isHeaded = lines.some(headsCountedGoods);
  const columns = Map.groupBy(counted, ({ goods }) => edgeOf(goods.box.left, goods));
  const apart = [...columns].flatMap(([left, own]) => {
    const lengths = new Set(own.map(({ count }) => count.text.length));
    const isColumn = own.length >= MIN_LINES && (lefts.has(left) || lengths.size > 1);
    return isColumn || isHeaded ? own : [];
  });
  const parted = new Map(apart.map(({ line }) => [line, partedLine(line, { at: 1, text })]));
  for (const line of priced) if (isMultiplied(line)) parted.set(line, partedLine(line, { at: 2, text }));
  return lines.map((line) => parted.get(line) ?? line);
}

function isMultiplied({ segments: [{ words }] }: Line): boolean {
  const [count, times, goods] = words;
  return isCount(count) && TIMES.test(times?.text ?? '') && isGoods(goods);
}

function isCount(word: Word | undefined): boolean {
  return /^\d{1,4}$/.test(word?.text ?? '');
}

function isGoods(word: Word | undefined): boolean {
  return /^\p{L}/u.test(word?.text ?? '');
}

function edgeOf(place: number, { box }: Word): number {
  return Math.round(place / Math.max(1, SAME_EDGE * (box.bottom - box.top)));
}

/** Returns a line whose first words are a cell of their own. */
function partedLine({ segments: [{ words }, ...more] }: Line, { at, text }: { at: number; text: string }): Line {
  return lineOf([segmentOf(words.slice(0, at), text), segmentOf(words.slice(at), text), ...more], text);
}
