import type { Source } from '../answer.ts';
import { matchStatus, matchType } from '../../names/match.ts';
import { POSSIBLE_SCORE } from '../../names/score.ts';
import { rankEntries } from '../matching.ts';
import type { AgencyCandidate, AgencySection, Truncation } from './agency-section.ts';
import { publishedNames, type ScreenedParty } from './published-score.ts';

/** A record with the names it may be found by. */
export interface NamedRecord<AgencyRecord> {
  /** What the agency knows it by, the same in every dataset of a section; null where it has none: then only an identical record is the same. */
  readonly id: string | null;
  /** As published; blank ones are passed over. The closest is the name the record is matched by. */
  readonly names: readonly string[];
  readonly record: AgencyRecord;
}

/** How an agency's names are read. */
export interface NameRules {
  /** Whether a name may identify an individual; no record is then returned, counted or scored by it. */
  readonly isPersonal: (name: string) => boolean;
  /** Whether the first name is the party that the record is about: where that is personal, other names do not help. */
  readonly isPartyFirst?: boolean;
  /** The width of a column that cuts names. */
  readonly cutAt?: number;
}

/** Records that were compared with the name screened. */
export interface Gathered<AgencyRecord> {
  /** Best first, then by name; their records in the order of the source. */
  readonly candidates: readonly AgencyCandidate<AgencyRecord>[];
  readonly belowThreshold: number;
  /** Whether a record that may identify an individual would have been returned. */
  readonly withheld: boolean;
}

/** A record, once however often it was published, with the names that it may be returned under. */
interface ComparedAgencyRecord<AgencyRecord> extends NamedRecord<AgencyRecord> {
  readonly shown: readonly string[];
}

/** Compares records with a name, each once, and groups those at or above the match floor by the name they are matched by. */
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
  /** What tells the others apart, those that may identify an individual left out. */
  readonly below: readonly string[];
}

/** Splits records at the match floor, so that no more is kept for hours than a section returns. */
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

/** What tells a record from every other. */
export function keyOf({ id, record }: NamedRecord<unknown>): string {
  return id ?? JSON.stringify(record);
}

/** Each record once, under all the names that it was published under. */
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

/** What reading an agency came to, beyond the candidates. */
export interface SectionParts {
  readonly source: Source;
  readonly truncated?: readonly Truncation[];
  /** Why a part could not be read, a sentence each; none where all of it was. */
  readonly failures?: readonly string[];
  /** Whether something is known to be missing that is neither a failure nor a truncation. */
  readonly incomplete?: boolean;
}

/** What a section says where it withheld a record; it names no one. */
const WITHHELD_NOTE =
  'A record that would have matched is withheld because it may identify an individual: its name has neither a legal form nor a trade word, ' +
  "or contains a person's name. It is not returned, counted or scored. Organizations known only by a brand are withheld the same way.";

/** The section of an agency: `error` where something failed and nothing was found, else by the best score. */
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
