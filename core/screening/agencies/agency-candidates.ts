import type { Source } from '../answer.ts';
import { matchStatus, matchType } from '../../names/match.ts';
import { POSSIBLE_SCORE } from '../../names/score.ts';
import { rankEntries } from '../matching.ts';
import type { AgencyCandidate, AgencySection, Truncation } from './agency-section.ts';
import { publishedNames, type ScreenedParty } from './published-score.ts';

/** A record with the names it can be found by. */
export interface NamedRecord<AgencyRecord> {
  /**
   * The agency's id, the same in every dataset of a section; null if it has none: then only identical records are the
   * same.
   */
  readonly id: string | null;
  /** As published; blank ones are ignored. The record is matched by the closest one. */
  readonly names: readonly string[];
  readonly record: AgencyRecord;
}

/** How an agency's names are handled. */
export interface NameRules {
  /** Whether a name may identify an individual; no record is returned, counted or scored by such a name. */
  readonly isPersonal: (name: string) => boolean;
  /** Whether the first name is the party that the record is about: if it is personal, other names do not help. */
  readonly isPartyFirst?: boolean;
  /** Width of a column that truncates names. */
  readonly cutAt?: number;
}

/** Records compared with the screened name. */
export interface Gathered<AgencyRecord> {
  /** Best first, then by name; records within each in source order. */
  readonly candidates: readonly AgencyCandidate<AgencyRecord>[];
  readonly belowThreshold: number;
  /** Whether a record that may identify an individual would have been returned. */
  readonly withheld: boolean;
}

/** A deduplicated record, with the names it may be returned under. */
interface ComparedAgencyRecord<AgencyRecord> extends NamedRecord<AgencyRecord> {
  readonly shown: readonly string[];
}

/** Compares records with a name, each once, and groups those at or above the match floor by their matching name. */
export function gatherCandidates<AgencyRecord>(
  screened: ScreenedParty,
  named: readonly NamedRecord<AgencyRecord>[],
  rules: NameRules,
): Gathered<AgencyRecord> {
  const pick = publishedNames(screened, rules.cutAt);
  const { matches, below } = rankEntries(comparedRecords(named, rules), {
    pick: ({ shown }) => pick(shown),
    nameAt: ({ shown }, at) => shown[at] ?? '',
  });
  const isClose = ({ names }: NamedRecord<AgencyRecord>): boolean => pick(names).comparison.score >= POSSIBLE_SCORE;
  const candidates = Map.groupBy(matches, ({ name }) => name)
    .entries()
    .map(([name, group]) => {
      const score = group[0]?.comparison.score ?? 0;
      const records = group.map(({ entry }) => entry.record);
      return { matched_name: name, match_type: matchType(score), score, record_count: records.length, records };
    });
  return {
    candidates: [...candidates],
    belowThreshold: below.filter(({ entry }) => entry.shown.length > 0 && !isClose(entry)).length,
    withheld: below.some(({ entry }) => isClose(entry)),
  };
}

/** Records on both sides of the match floor. */
export interface SplitRecords<AgencyRecord> {
  readonly close: readonly NamedRecord<AgencyRecord>[];
  /** Keys of the records below it, without those that may identify an individual. */
  readonly below: readonly string[];
}

/** Splits records at the match floor, so that no more is cached for hours than a section returns. */
export function splitAtFloor<AgencyRecord>(
  screened: ScreenedParty,
  named: readonly NamedRecord<AgencyRecord>[],
  rules: NameRules,
): SplitRecords<AgencyRecord> {
  const pick = publishedNames(screened, rules.cutAt);
  const compared = Map.groupBy(
    comparedRecords(named, rules),
    ({ names }) => pick(names).comparison.score >= POSSIBLE_SCORE,
  );
  return {
    close: compared.get(true) ?? [],
    below: (compared.get(false) ?? []).filter(({ shown }) => shown.length > 0).map(keyOf),
  };
}

/** The key that distinguishes a record from all others. */
export function keyOf({ id, record }: NamedRecord<unknown>): string {
  return id ?? JSON.stringify(record);
}

/** Returns each record once, with all the names it was published under. */
function comparedRecords<AgencyRecord>(
  named: readonly NamedRecord<AgencyRecord>[],
  { isPersonal, isPartyFirst = false }: NameRules,
): ComparedAgencyRecord<AgencyRecord>[] {
  const records = new Map<string, NamedRecord<AgencyRecord>>();
  for (const one of named) {
    const key = keyOf(one);
    const before = records.get(key);
    const names = [...(before?.names ?? []), ...one.names.map((name) => name.trim()).filter((name) => name !== '')];
    records.set(key, { ...(before ?? one), names: [...new Set(names)] });
  }
  const known = new Map<string, boolean>();
  const isShown = (name: string): boolean => {
    const shown = known.get(name) ?? !isPersonal(name);
    known.set(name, shown);
    return shown;
  };
  return [...records.values()].map((one) => {
    const shown = one.names.filter(isShown);
    return { ...one, shown: isPartyFirst && shown[0] !== one.names[0] ? [] : shown };
  });
}

/** What else reading an agency yielded besides candidates. */
export interface SectionParts {
  readonly source: Source;
  readonly truncated?: readonly Truncation[];
  /** A sentence for each part that could not be read; empty if everything was read. */
  readonly failures?: readonly string[];
  /** Whether something is known to be missing that is neither a failure nor a truncation. */
  readonly incomplete?: boolean;
}

/** Note for a section that withheld a record; it names no one. */
const WITHHELD_NOTE =
  'A record that would have matched is withheld because it may identify an individual: its name has neither a legal form nor a trade word, ' +
  "or contains a person's name. It is not returned, counted or scored. Organizations known only by a brand are withheld the same way.";

/**
 * Builds an agency's section: `error` if something failed and nothing was found, otherwise the status of the best
 * score.
 */
export function sectionOf<AgencyRecord>(
  { candidates, belowThreshold, withheld }: Gathered<AgencyRecord>,
  { source, truncated = [], failures = [], incomplete = false }: SectionParts,
): AgencySection<AgencyRecord> {
  const failed = failures.length > 0;
  return {
    status: failed && candidates.length === 0 ? 'error' : matchStatus(candidates[0]?.score ?? 0),
    candidates,
    source,
    truncated,
    records_below_match_threshold: belowThreshold,
    ...(failed && { error: failures.join(' ') }),
    incomplete: failed || incomplete,
    withheld_possible_individual: withheld,
    coverage_note: withheld ? WITHHELD_NOTE : null,
  };
}

/** The candidates of an agency that could not be read at all. */
export const NOTHING_GATHERED: Gathered<never> = { candidates: [], belowThreshold: 0, withheld: false };
