import { listedGoods } from './tokens/listed-goods.ts';

interface Ranked {
  /** Six digits. */
  readonly hs6: string;
  readonly probability: number;
}

/** Ranks the subheadings of a description, best first, at most `count`. */
type Rank = (description: string, count: number) => readonly Ranked[];

/** An item counts as goods if its heading is at least this likely. */
const MIN_PROBABILITY = 0.4;

/** Subheadings whose probabilities are summed into their headings. */
const READ = 40;

/**
 * Returns the items of a description that lists goods of different headings, each with a heading of its own; none for
 * a description of one thing, or of things under one heading.
 */
export function severalGoods(description: string, rank: Rank): string[] {
  const goods = new Map<string, string>();
  for (const item of listedGoods(description)) {
    const heading = likelyHeading(rank(item, READ));
    if (heading !== undefined && !goods.has(heading)) goods.set(heading, item);
  }
  return goods.size > 1 ? [...goods.values()] : [];
}

function likelyHeading(ranked: readonly Ranked[]): string | undefined {
  const headings = new Map<string, number>();
  for (const { hs6, probability } of ranked) {
    const heading = hs6.slice(0, 4);
    headings.set(heading, (headings.get(heading) ?? 0) + probability);
  }
  const [best] = [...headings].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= MIN_PROBABILITY ? best[0] : undefined;
}

/** Ranks the subheadings of all goods of a list: an answer that is right for one of several is right by its share. */
export function rankShared(goods: readonly string[], rank: Rank, count: number): Ranked[] {
  const shared = new Map<string, number>();
  for (const item of goods) {
    for (const { hs6, probability } of rank(item, count))
      shared.set(hs6, (shared.get(hs6) ?? 0) + probability / goods.length);
  }
  return Array.from(shared, ([hs6, probability]) => ({ hs6, probability }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, count);
}
