import { listedGoods } from './tokens/listed-goods.ts';

/** A subheading that a description may belong to. */
export interface Candidate {
  /** Six digits, no dot. */
  readonly hs6: string;
  /** How often such an answer is right, 0 to 1; see docs/classifier.md for how this was checked. */
  readonly probability: number;
  /** How many goods of different headings the description lists; 1 if it is of one thing. */
  readonly goods: number;
}

/** Ranks the subheadings of a description, best first, at most `count`. */
type Rank = (description: string, count: number) => readonly Candidate[];

/** An item counts as goods if its heading is at least this likely. */
const MIN_PROBABILITY = 0.4;

/** Subheadings whose probabilities are summed into their headings. */
const READ = 40;

/**
 * Ranks the subheadings of a description. Of one that lists goods of different headings, those of all goods are ranked
 * together: an answer that is right for one of several is right by its share.
 */
export function rankGoods(
  description: string,
  { rank, count }: { readonly rank: Rank; readonly count: number },
): Candidate[] {
  const goods = new Map<string, readonly Candidate[]>();
  for (const item of listedGoods(description)) {
    const ranked = rank(item, Math.max(READ, count));
    const heading = likelyHeading(ranked.slice(0, READ));
    if (heading !== undefined && !goods.has(heading)) goods.set(heading, ranked.slice(0, count));
  }
  return goods.size > 1 ? shared([...goods.values()]).slice(0, count) : [...rank(description, count)];
}

function likelyHeading(ranked: readonly Candidate[]): string | undefined {
  const headings = new Map<string, number>();
  for (const { hs6, probability } of ranked) {
    const heading = hs6.slice(0, 4);
    headings.set(heading, (headings.get(heading) ?? 0) + probability);
  }
  const [best] = [...headings].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= MIN_PROBABILITY ? best[0] : undefined;
}

function shared(rankings: readonly (readonly Candidate[])[]): Candidate[] {
  const goods = rankings.length;
  const sums = new Map<string, number>();
  for (const { hs6, probability } of rankings.flat()) sums.set(hs6, (sums.get(hs6) ?? 0) + probability / goods);
  return Array.from(sums, ([hs6, probability]) => ({ hs6, probability, goods })).toSorted(
    (a, b) => b.probability - a.probability,
  );
}
