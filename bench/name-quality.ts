import { readFileSync } from 'node:fs';
import { prepareQuery } from '../core/names/prepared-name.ts';
import { preparedReadings } from '../core/names/readings.ts';
import { MATCH_SCORE, POSSIBLE_SCORE } from '../core/names/score.ts';
import { pickName } from '../core/screening/matching.ts';
import { listedPairs, type Half } from './listed-pairs.ts';

interface LabelledPair {
  /** How the name was changed, or `different` if the two are different organizations. */
  readonly kind: string;
  /** Whether both names belong to one organization. */
  readonly isSame: boolean;
  readonly score: number;
}

/** The hand-labelled pairs, as scored by the lists. */
function labelledPairs(): LabelledPair[] {
  const [, ...rows] = readFileSync(new URL('name-pairs.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [kind = '', query = '', listed = ''] = row.split('\t');
    return { kind, isSame: kind !== 'different', score: scoreOf(query, [listed]) };
  });
}

/** The pairs made from the real screening list. */
function madePairs(half: Half): LabelledPair[] {
  return (listedPairs(half) ?? []).map(({ kind, isSame, query, names }) => ({
    kind,
    isSame,
    score: scoreOf(query, names),
  }));
}

/** The score used by every list: of the best reading of the best name. */
function scoreOf(name: string, names: readonly string[]): number {
  return pickName(prepareQuery(name), names.map(preparedReadings)).comparison.score;
}

const isSame = (pair: LabelledPair): boolean => pair.isSame;

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`;
}

/** Number of pairs at or above a floor, and how many of those are one organization. */
export interface NameQuality {
  readonly floor: number;
  readonly found: number;
  readonly right: number;
  /** Pairs of one organization, found or not. */
  readonly same: number;
}

/** Returns the quality at the match floor, at a match and for exact names; by default on the hand-labelled pairs. */
export function nameQuality(pairs: readonly LabelledPair[] = labelledPairs()): NameQuality[] {
  return [POSSIBLE_SCORE, MATCH_SCORE, 1].map((floor) => {
    const found = pairs.filter(({ score }) => score >= floor);
    return { floor, found: found.length, right: found.filter(isSame).length, same: pairs.filter(isSame).length };
  });
}

/** Returns the harmonic mean of precision and recall. */
function f1({ found, right, same }: NameQuality): string {
  return ((2 * right) / (found + same)).toFixed(3);
}

function printQuality(title: string, pairs: readonly LabelledPair[]): void {
  console.log(`name quality, ${title}: ${pairs.length} pairs, ${pairs.filter(isSame).length} of one organization`);
  for (const quality of nameQuality(pairs)) {
    const { floor, found, right, same } = quality;
    const from = floor === 1 ? 'exact' : `from ${floor}`;
    console.log(`  ${from}: precision ${share(right, found)}, recall ${share(right, same)}, F1 ${f1(quality)}`);
  }
  for (const [kind, ofKind] of Map.groupBy(pairs, (pair) => pair.kind)) {
    const reaching = (floor: number): string =>
      share(ofKind.filter(({ score }) => score >= floor).length, ofKind.length);
    console.log(
      `  ${kind}: ${reaching(POSSIBLE_SCORE)} from ${POSSIBLE_SCORE}, ${reaching(MATCH_SCORE)} from ${MATCH_SCORE}, ${reaching(1)} exact`,
    );
  }
}

/**
 * Measures how well the score distinguishes one organization's names from those of two: on hand-labelled pairs, and on
 * pairs made from the real list.
 */
export function nameQualityBench(): Promise<void> {
  printQuality('labelled by hand', labelledPairs());
  for (const half of ['seen', 'unseen'] as const) {
    const pairs = madePairs(half);
    if (pairs.length === 0) console.log(`name quality, ${half}: the real list is not in ../shared/data.`);
    else printQuality(`made from the screening list, ${half} rules and records`, pairs);
  }
  return Promise.resolve();
}
