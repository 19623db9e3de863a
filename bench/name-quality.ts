import { readFileSync } from 'node:fs';
import { prepareName, prepareQuery } from '../core/names/prepared-name.ts';
import { compareNames, MATCH_SCORE, POSSIBLE_SCORE } from '../core/names/score.ts';

interface LabelledPair {
  /** What was done to the name, or `different` where the two are other organisations. */
  readonly kind: string;
  readonly score: number;
}

/** The pairs that were labelled by hand, as the lists score them. */
function labelledPairs(): LabelledPair[] {
  const [, ...rows] = readFileSync(new URL('name-pairs.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [kind = '', query = '', listed = ''] = row.split('\t');
    return { kind, score: compareNames(prepareQuery(query), prepareName(listed)).score };
  });
}

const isSame = ({ kind }: LabelledPair): boolean => kind !== 'different';

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`;
}

/** How many pairs score a floor or more, and how many of those are of one organisation. */
export interface NameQuality {
  readonly floor: number;
  readonly found: number;
  readonly right: number;
  /** Pairs of one organisation, found or not. */
  readonly same: number;
}

/** The quality at the match floor, at a match and of exact names, on the labelled pairs. */
export function nameQuality(): NameQuality[] {
  const pairs = labelledPairs();
  return [POSSIBLE_SCORE, MATCH_SCORE, 1].map((floor) => {
    const found = pairs.filter(({ score }) => score >= floor);
    return { floor, found: found.length, right: found.filter(isSame).length, same: pairs.filter(isSame).length };
  });
}

/** How well the score tells names of one organisation from names of two, on pairs labelled by hand. */
export function nameQualityBench(): Promise<void> {
  const pairs = labelledPairs();
  console.log(`name quality, ${pairs.length} pairs, ${pairs.filter(isSame).length} of one organisation`);
  for (const { floor, found, right, same } of nameQuality()) {
    console.log(
      `  ${floor === 1 ? 'exact' : `from ${floor}`}: precision ${share(right, found)}, recall ${share(right, same)}`,
    );
  }
  for (const [kind, ofKind] of Map.groupBy(pairs, (pair) => pair.kind)) {
    const reaching = (floor: number): string =>
      share(ofKind.filter(({ score }) => score >= floor).length, ofKind.length);
    console.log(
      `  ${kind}: ${reaching(POSSIBLE_SCORE)} from ${POSSIBLE_SCORE}, ${reaching(MATCH_SCORE)} from ${MATCH_SCORE}, ${reaching(1)} exact`,
    );
  }
  return Promise.resolve();
}
