import { isJsonObject } from '../../../json.ts';
import { isScreened, readRecord, type CslRecord } from './record.ts';

/** A result of a search. */
export interface FoundRecord {
  /** The same for the same record in another answer: the publisher's id, and all that is read of the record. */
  readonly key: string;
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
 * cannot be read may be the one that was searched. So is an answer that counts results and returns none.
 */
export function readSearchAnswer(json: unknown): SearchAnswer | undefined {
  if (!isJsonObject(json) || !Array.isArray(json['results'])) return undefined;
  const results: readonly unknown[] = json['results'];
  const found = results.map(foundRecord).filter((one) => one !== undefined);
  if (found.length < results.length) return undefined;
  const total = json['total'] ?? null;
  if (total !== null && !isCount(total)) return undefined;
  if (total !== null && total > 0 && results.length === 0) return undefined;
  return {
    found,
    // A total below what was returned counts something else.
    truncated: total !== results.length,
    total: total ?? results.length,
  };
}

function foundRecord(value: unknown): FoundRecord | undefined {
  const record = readRecord(value);
  if (!record) return undefined;
  const id = isJsonObject(value) && typeof value['id'] === 'string' ? value['id'] : null;
  return { key: JSON.stringify([id, record]), screened: isScreened(record) ? record : undefined };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
