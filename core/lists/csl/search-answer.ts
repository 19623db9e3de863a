import { isJsonObject } from '../../json.ts';
import { isScreened, readRecord, type CslRecord } from './record.ts';

/** What the search API answered for one name. */
export interface SearchAnswer {
  /** Those that may be screened; individuals are gone. */
  readonly records: readonly CslRecord[];
  /** Whether there are more results than were returned, or the answer does not say. */
  readonly truncated: boolean;
  readonly total: number;
}

/**
 * Reads the search API's answer; undefined for another shape, of the answer or of any record in it, because a record that
 * cannot be read may be the one that was searched. So is an answer that counts results and returns none.
 */
export function readSearchAnswer(json: unknown): SearchAnswer | undefined {
  if (!isJsonObject(json) || !Array.isArray(json['results'])) return undefined;
  const results: readonly unknown[] = json['results'];
  const records = results.map(readRecord).filter((record) => record !== undefined);
  if (records.length < results.length) return undefined;
  const total = json['total'] ?? null;
  if (total !== null && !isCount(total)) return undefined;
  if (total !== null && total > 0 && results.length === 0) return undefined;
  return {
    records: records.filter(isScreened),
    // A total below what was returned counts something else.
    truncated: total !== results.length,
    total: total ?? results.length,
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
