import { isJsonObject, type JsonObject } from '../../../json.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { isScreened, readRecord, recordKey, type CslRecord } from './csl-record.ts';

/** A search result. */
export interface FoundRecord {
  /** Undefined if it may not be screened: individuals' records are never passed on. */
  readonly screened: CslRecord | undefined;
}

/** The search API's answer for one name. */
export interface SearchAnswer {
  readonly found: readonly FoundRecord[];
  /** Whether there are more results than were returned, or the answer does not say. */
  readonly truncated: boolean;
  readonly total: number;
}

/**
 * Parses the search API's answer; undefined for another shape of the answer or of any record, because an unreadable
 * record may be the one searched for. Also undefined if it counts results but returns none, or reports a failure.
 */
export function readSearchAnswer(json: unknown): SearchAnswer | undefined {
  if (!isJsonObject(json) || !Array.isArray(json['results']) || statesFailure(json)) return undefined;
  const results: readonly unknown[] = json['results'];
  const read = results.map(foundRecord).filter((one) => one !== undefined);
  if (read.length < results.length) return undefined;
  const total = json['total'] ?? null;
  if (total !== null && !isCount(total)) return undefined;
  // A total lower than the number of rows belongs to another answer; a higher one includes further pages.
  if (total !== null && (total < results.length || (total > 0 && results.length === 0))) return undefined;
  return {
    found: [...new Map(read).values()],
    truncated: total !== results.length,
    total: total ?? results.length,
  };
}

/** Returns the records of an answer as published. */
export function recordsIn(json: unknown): readonly JsonObject[] {
  const results = isJsonObject(json) ? json['results'] : undefined;
  return Array.isArray(results) ? results.filter(isJsonObject) : [];
}

function foundRecord(value: unknown): [key: string, found: FoundRecord] | undefined {
  const record = readRecord(value);
  return record && [recordKey(value, record), { screened: isScreened(record) ? record : undefined }];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
