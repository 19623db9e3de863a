import { POSSIBLE_SCORE } from '../../names/score.ts';
import type { NamedRecord } from './candidates.ts';
import { scorePublished, type ScreenedName } from './published-score.ts';

/** Records on both sides of the match floor. */
export interface SplitRecords<AgencyRecord> {
  readonly close: readonly NamedRecord<AgencyRecord>[];
  readonly below: readonly NamedRecord<AgencyRecord>[];
}

/** Splits records at the match floor, so that no more is kept for hours than a section returns. */
export function splitAtFloor<AgencyRecord>(
  screened: ScreenedName,
  named: readonly NamedRecord<AgencyRecord>[],
): SplitRecords<AgencyRecord> {
  const known = new Map<string, boolean>();
  const isClose = (name: string): boolean => {
    const close = known.get(name) ?? scorePublished(screened, name) >= POSSIBLE_SCORE;
    known.set(name, close);
    return close;
  };
  const [close, below] = [true, false].map((side) => named.filter(({ names }) => names.some(isClose) === side));
  return { close: close ?? [], below: below ?? [] };
}
