import { partlyReadReasons } from '../screening/lists/unread-note.ts';
import { matchStatus } from '../names/match.ts';
import { prepareQuery, type PreparedQuery } from '../names/prepared-name.ts';
import { isPartUnknown } from '../whole-lists/doubt-note.ts';
import type { WatchScreen, WatchSource } from './answer.ts';
import type { Breathe } from './breath.ts';
import { comparePair, isCandidate, termsOf } from './compare-pair.ts';
import { sourceReasons } from './describe.ts';
import { SOURCES, type ComparedRecord, type SourceName } from './copies/listed-record.ts';
import { isScreenedBy } from './party.ts';

type Section = WatchScreen['sections'][number];

/** The name to screen and the copies to compare it with. */
export interface NameScreen {
  readonly input: WatchScreen['input'];
  /** The requested day; null for the newest. */
  readonly asOf: string | null;
  /** Describes a source with the compared copy. */
  readonly sourceOf: (source: SourceName) => Promise<WatchSource>;
  readonly records: (source: SourceName) => Promise<readonly ComparedRecord[]>;
  readonly breathe: Breathe;
}

/** Screens one name against kept copies. */
export async function screenName({ input, asOf, sourceOf, records, breathe }: NameScreen): Promise<WatchScreen> {
  const query = prepareQuery(input.name);
  const sections: Section[] = [];
  for (const source of SOURCES.filter((one) => isScreenedBy(input, one))) {
    const described = await sourceOf(source);
    const matches = described.copy
      ? await matchesOf({ query, terms: termsOf(input.name, query) }, await records(source), breathe)
      : [];
    sections.push({ status: statusOf(query, { source: described, matches }), matches, source: described });
  }
  const reasons = [
    ...(query.words.length === 0
      ? ['The name has no Latin letter or digit to compare.']
      : partlyReadReasons(input.name)),
    ...sections.flatMap(({ source }) => sourceReasons(source)),
  ];
  return { input, as_of: asOf, sections, incomplete_coverage: reasons.length > 0, reasons };
}

async function matchesOf(
  { query, terms }: { readonly query: PreparedQuery; readonly terms: readonly string[] },
  records: readonly ComparedRecord[],
  breathe: Breathe,
): Promise<Section['matches']> {
  const matches: Section['matches'][number][] = [];
  for (const record of records) {
    const { id, source, since: version, published } = record;
    const match = isCandidate({ terms }, record) ? comparePair(query, record) : undefined;
    if (match) matches.push({ record: { id, source, version, published }, match });
    await breathe();
  }
  const nameOf = ({ match }: Section['matches'][number]): string => match.matched_name;
  return matches.sort((a, b) => b.match.score - a.match.score || (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** Finding nothing while something is unknown is not a clean result. */
function statusOf(
  query: PreparedQuery,
  { source: { copy }, matches }: Pick<Section, 'source' | 'matches'>,
): Section['status'] {
  if (!copy || query.words.length === 0) return 'error';
  const best = matches[0];
  if (best) return matchStatus(best.match.score);
  return copy.unread_records > 0 || isPartUnknown(copy.doubted_lists) ? 'error' : 'no_match';
}
