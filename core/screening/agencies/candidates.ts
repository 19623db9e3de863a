import type { Source } from '../answer.ts';
import { matchStatus, matchType } from '../../names/match.ts';
import { POSSIBLE_SCORE } from '../../names/score.ts';
import type { Candidate, Section, SectionWithheld, Truncation } from './agency-section.ts';
import { scorePublished, type ScreenedName } from './published-score.ts';

/** A record with the names it may be found by. */
export interface NamedRecord<AgencyRecord> {
  /** As published; blank ones are passed over. The closest is the name the record is matched by. */
  readonly names: readonly string[];
  /** Whether it may identify an individual; it is then never returned, counted or scored. */
  readonly mayIdentifyIndividual: boolean;
  readonly record: AgencyRecord;
}

/** What records amount to once they are held against the name screened. */
export interface Gathered<AgencyRecord> {
  /** Best first, then in the order of the source. */
  readonly candidates: readonly Candidate<AgencyRecord>[];
  readonly belowThreshold: number;
  /** Whether a record that may identify an individual would have been returned. */
  readonly withheld: boolean;
}

/** Scores every record, and groups those at or above the match floor by the name they are matched by. `cutAt` as `scorePublished` has it. */
export function gatherCandidates<AgencyRecord>(
  screened: ScreenedName,
  named: readonly NamedRecord<AgencyRecord>[],
  { cutAt }: { readonly cutAt?: number } = {},
): Gathered<AgencyRecord> {
  const groups = new Map<string, { readonly score: number; readonly records: AgencyRecord[] }>();
  const scores = new Map<string, number>();
  let belowThreshold = 0;
  let withheld = false;

  function scoreOf(name: string): number {
    const known = scores.get(name);
    const score = known ?? scorePublished(screened, name, cutAt);
    if (known === undefined) scores.set(name, score);
    return score;
  }

  for (const { names, mayIdentifyIndividual, record } of named) {
    const best = closest(names, scoreOf);
    if (best.score < POSSIBLE_SCORE) belowThreshold += mayIdentifyIndividual ? 0 : 1;
    else if (mayIdentifyIndividual) withheld = true;
    else {
      const group = groups.get(best.name) ?? { score: best.score, records: [] };
      group.records.push(record);
      groups.set(best.name, group);
    }
  }
  const candidates = [...groups].map(([name, { score, records }]) => ({
    matched_name: name,
    match_type: matchType(score),
    score,
    record_count: records.length,
    records,
  }));
  return { candidates: candidates.toSorted((a, b) => b.score - a.score), belowThreshold, withheld };
}

interface ScoredName {
  readonly name: string;
  readonly score: number;
}

function closest(names: readonly string[], scoreOf: (name: string) => number): ScoredName {
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name, score: scoreOf(name) }))
    .reduce((best, one) => (one.score > best.score ? one : best), { name: '', score: -1 });
}

/** What reading an agency came to, beside the candidates. */
export interface SectionParts {
  readonly source: Source;
  readonly truncated?: readonly Truncation[];
  /** Why a part could not be read, a sentence each; none where all of it was. */
  readonly failures?: readonly string[];
  /** Whether something is known to be missing that is neither a failure nor a truncation. */
  readonly incomplete?: boolean;
}

/** The section of an agency: `error` where something failed and nothing was found, else what the best score makes of it. */
export function sectionOf<AgencyRecord>(
  { candidates, belowThreshold }: Gathered<AgencyRecord>,
  { source, truncated = [], failures = [], incomplete = false }: SectionParts,
): Section<AgencyRecord> {
  const failed = failures.length > 0;
  return {
    status: failed && candidates.length === 0 ? 'error' : matchStatus(candidates[0]?.score ?? 0),
    candidates,
    source,
    truncated,
    records_below_match_threshold: belowThreshold,
    ...(failed && { error: failures.join(' ') }),
    incomplete: failed || incomplete,
  };
}

/** What a section says where it withheld a record; it names nobody. */
const WITHHELD_NOTE =
  'A record that would have matched may identify an individual and is withheld: its name carries neither a legal form nor a ' +
  "trade word, or holds a person's name. It is not returned, counted or scored. An organisation known by its brand alone is withheld the same way.";

/** The section of an agency whose records name individuals too. */
export function sectionWithheldOf<AgencyRecord>(
  gathered: Gathered<AgencyRecord>,
  parts: SectionParts,
): SectionWithheld<AgencyRecord> {
  return {
    ...sectionOf(gathered, parts),
    withheld_possible_individual: gathered.withheld,
    coverage_note: gathered.withheld ? WITHHELD_NOTE : null,
  };
}

/** What an agency that could not be read at all has gathered. */
export const NOTHING_GATHERED: Gathered<never> = { candidates: [], belowThreshold: 0, withheld: false };
