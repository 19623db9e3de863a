import { isJsonObject } from '../../../json.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { isScreened, readRecord, recordKey, type CslRecord } from './csl-record.ts';

/** A result of a search. */
export interface FoundRecord {
  /** Undefined where it may not be screened: no individual's record leaves here. */
  readonly screened: CslRecord | undefined;
}

/** What the search API answered for one name. */
export interface SearchAnswer {
  readonly found: readonly FoundRecord[];
  /** Whether there are more results than were returned, or the answer does not say. */
  readonly truncated: boolean;
  readonly total: number;
}

/**
 * Reads the search API's answer; undefined for another shape, of the answer or of any record in it, because a record that
 * cannot be read may be the one that was searched. So is an answer that counts results and returns none, and one that says that
 * it failed.
 */
export function readSearchAnswer(json: unknown): SearchAnswer | undefined {
  if (!isJsonObject(json) || !Array.isArray(json['results']) || statesFailure(json)) return undefined;
  const results: readonly unknown[] = json['results'];
  const read = results.map(foundRecord).filter((one) => one !== undefined);
  if (read.length < results.length) return undefined;
  const total = json['total'] ?? null;
  if (total !== null && !isCount(total)) return undefined;
  // A total that the rows contradict is that of another answer; a higher one is of rows on further pages.
  if (total !== null && (total < results.length || (total > 0 && results.length === 0))) return undefined;
  return {
    found: [...new Map(read).values()],
    truncated: total !== results.length,
    total: total ?? results.length,
  };
}

function foundRecord(value: unknown): [key: string, found: FoundRecord] | undefined {
  const record = readRecord(value);
  return record && [recordKey(value, record), { screened: isScreened(record) ? record : undefined }];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
