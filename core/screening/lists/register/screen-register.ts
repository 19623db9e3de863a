import type { RegisterMatch } from '../answer.ts';
import { prepareQuery } from '../../../names/prepared-name.ts';
import { compareOnRegister, NEAR_MISS_SCORE } from '../../../names/score.ts';
import { listMatch, pickName, rankEntries, type ListMatch } from '../../matching.ts';
import { candidateTerms, findCandidates } from './register-candidates.ts';
import type { RegisterRecord } from './register-record.ts';
import { readingsAt, recordAt, type RegisterCopy } from './register-copy.ts';

/** The register's result for one name. */
export interface RegisterScreen {
  /** Best score first, then by name, then in register order. */
  readonly matches: readonly RegisterMatch[];
  readonly candidate_scan_truncated: boolean;
  /** Rows that scored from 0.5 up to the match floor. */
  readonly records_below_match_threshold: number;
}

/** The name to screen and the state sent with it. */
export interface RegisterQuery {
  readonly name: string;
  readonly state?: string | undefined;
}

/** Screens a name against the copy; undefined if the name has nothing to compare, which is not a clean answer. */
export function screenRegister(copy: RegisterCopy, { name, state }: RegisterQuery): RegisterScreen | undefined {
  const query = prepareQuery(name);
  if (query.words.length === 0) return undefined;
  const { records, truncated } = findCandidates(copy, query, candidateTerms(name, query.words));
  const { matches, below } = rankEntries(records, {
    pick: (record) => pickName(query, [readingsAt(copy, record)], compareOnRegister),
    nameAt: (record) => recordAt(copy, record).name,
  });
  const rowsOf = (record: number): number => copy.rowsOfRecord[record] ?? 1;
  const nearMisses = below.filter(({ comparison }) => comparison.score >= NEAR_MISS_SCORE);
  return {
    matches: matches.map((match) => ({
      ...listMatch(query, match),
      ...recordMembers(recordAt(copy, match.entry), state),
      source_record_count: rowsOf(match.entry),
    })),
    candidate_scan_truncated: truncated,
    records_below_match_threshold: nearMisses.reduce((total, { entry }) => total + rowsOf(entry), 0),
  };
}

/** Returns a match's members that describe its record. */
function recordMembers(
  record: RegisterRecord,
  state: string | undefined,
): Omit<RegisterMatch, keyof ListMatch | 'source_record_count'> {
  return {
    open_data_flag: record.openDataFlag,
    state_check: stateCheck(record.state, state),
    subject_type: record.subjectType,
    exclusion_type: record.exclusionType,
    exclusion_date: record.activeDate,
    reinstated_date: record.terminationDate,
    state: record.state,
    address: record.address,
    record_created_date: record.createdDate,
    thirdparty_open_data: thirdPartyData(record.createdDate),
  };
}

/** Compares the states as text, ignoring case; not applicable if either side has none. */
export function stateCheck(listed: string, asked: string | undefined): RegisterMatch['state_check'] {
  const [one, other] = [listed, asked ?? ''].map((state) => state.trim().toUpperCase());
  if (one === '' || other === '') return 'not_applicable';
  return one === other ? 'corroborated' : 'conflict';
}

/** Records created before this day may contain third-party business data. */
const OPEN_DATA_SINCE = '2022-04-04';

/** Whether a record has third-party data; unknown if its creation day is missing or unreadable. */
export function thirdPartyData(createdDate: string | null): RegisterMatch['thirdparty_open_data'] {
  if (createdDate === null) return 'unknown';
  return createdDate < OPEN_DATA_SINCE ? 'applies' : 'does_not_apply';
}
