import type { RegisterMatch } from '../answer.ts';
import { matchReason, matchType } from '../../../names/match.ts';
import { preparedFromText, prepareQuery } from '../../../names/prepared-name.ts';
import { compareOnRegister, NEAR_MISS_SCORE, POSSIBLE_SCORE, type Comparison } from '../../../names/score.ts';
import { candidateTerms, findCandidates } from './candidates.ts';
import { textAt } from './packed-texts.ts';
import type { RegisterRecord } from './record.ts';
import { recordAt, type RegisterCopy } from './register-copy.ts';

/** What the register says of one name. */
export interface RegisterScreen {
  /** Best score first, then by name, then in the register's order. */
  readonly matches: readonly RegisterMatch[];
  readonly candidate_scan_truncated: boolean;
  /** Rows that scored from 0.5 up to the match floor. */
  readonly records_below_match_threshold: number;
}

/** The name to screen, and the state that was sent with it. */
export interface RegisterQuery {
  readonly name: string;
  readonly state?: string | undefined;
}

/** Screens a name against the copy; undefined where the name has nothing to compare, which is no clean answer. */
export function screenRegister(copy: RegisterCopy, { name, state }: RegisterQuery): RegisterScreen | undefined {
  const query = prepareQuery(name);
  if (query.words.length === 0) return undefined;
  const { records, truncated } = findCandidates(copy, query, candidateTerms(name, query.words));
  const scored = records
    .map((record) => ({
      record,
      comparison: compareOnRegister(query, preparedFromText(textAt(copy.compared, record))),
    }))
    .filter(({ comparison }) => comparison.score >= NEAR_MISS_SCORE);
  const below = scored.filter(({ comparison }) => comparison.score < POSSIBLE_SCORE);
  const matches = scored
    .filter(({ comparison }) => comparison.score >= POSSIBLE_SCORE)
    .map(({ record, comparison }) =>
      matchOf(recordAt(copy, record), { comparison, rows: copy.rowsOfRecord[record] ?? 1, state }),
    );
  return {
    matches: matches.sort(byScore),
    candidate_scan_truncated: truncated,
    records_below_match_threshold: below.reduce((total, { record }) => total + (copy.rowsOfRecord[record] ?? 1), 0),
  };
}

function byScore(a: RegisterMatch, b: RegisterMatch): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.matched_name === b.matched_name) return 0;
  return a.matched_name < b.matched_name ? -1 : 1;
}

interface MatchContext {
  readonly comparison: Comparison;
  readonly rows: number;
  readonly state: string | undefined;
}

function matchOf(record: RegisterRecord, { comparison, rows, state }: MatchContext): RegisterMatch {
  return {
    matched_name: record.name,
    match_type: matchType(comparison.score),
    score: comparison.score,
    open_data_flag: record.openDataFlag,
    source_record_count: rows,
    state_check: stateCheck(record.state, state),
    reason: matchReason(comparison),
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

/** Compares the states as texts, whatever the case; not applicable where either side has none. */
export function stateCheck(listed: string, asked: string | undefined): RegisterMatch['state_check'] {
  const [one, other] = [listed, asked ?? ''].map((state) => state.trim().toUpperCase());
  if (one === '' || other === '') return 'not_applicable';
  return one === other ? 'corroborated' : 'conflict';
}

/** Records created before this day may hold business data of a third party. */
const OPEN_DATA_SINCE = '2022-04-04';

/** Whether a record holds third-party data; unknown where its day of creation is missing or cannot be read. */
export function thirdPartyData(createdDate: string | null): RegisterMatch['thirdparty_open_data'] {
  if (createdDate === null) return 'unknown';
  return createdDate < OPEN_DATA_SINCE ? 'applies' : 'does_not_apply';
}
