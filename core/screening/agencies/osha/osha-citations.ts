import type { JsonObject } from '../../../json.ts';
import type { Truncation } from '../agency-section.ts';
import type { DolApi, DolQuery } from '../dol/dol-api.ts';
import { failureReason } from '../failure-reason.ts';
import { isBlank, publishedId } from '../published-values.ts';

/** Citations of inspections. */
export interface Citations {
  /** Those that are not deleted, by inspection; an inspection that could not be joined has no entry. */
  readonly counts: ReadonlyMap<number, number>;
  readonly truncated: readonly Truncation[];
  /** Why some could not be joined, a sentence each. */
  readonly failures: readonly string[];
}

/** Inspections joined to their citations for one name, best matches first: each hundred is a call of its own. */
const MAX_JOINED = 300;
const JOINED_A_CALL = 100;

/** Citation rows read of each call; a hundred inspections seldom have a tenth of it. */
const CITATION_LIMIT = 5_000;

/** The columns of OSHA/violation that are read. */
export const CITATION_FIELDS = ['activity_nr', 'citation_id', 'delete_flag'];

/** The mark of a citation that OSHA took back. */
const DELETED = 'X';

const UNREADABLE_ROWS = 'DOL returned citations that cannot be read, or that belong to inspections not asked for.';

/** The number of the inspection that a row of either dataset is about; undefined where it has none. */
export function inspectionNumber({ activity_nr: value }: JsonObject): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** Counts the citations of inspections. What cannot be read is left out and said, never counted as none. */
export async function readCitations(
  dol: DolApi,
  inspections: readonly number[],
  signal: AbortSignal,
): Promise<Citations> {
  const joined = inspections.slice(0, MAX_JOINED);
  const chunks = chunksThatFit(dol, joined);
  const answers = await Promise.allSettled(
    chunks.map((chunk) => dol.rows('OSHA/violation', { ...citationQuery(chunk), signal })),
  );
  const counted = new Map<number, Set<string | number>>();
  const failures = new Set<string>();
  let isCut = false;
  for (const [i, answer] of answers.entries()) {
    if (answer.status === 'rejected') {
      failures.add(`Citations could not be counted: ${failureReason(answer.reason)}`);
      continue;
    }
    for (const inspection of chunks[i] ?? []) counted.set(inspection, new Set());
    for (const [at, row] of answer.value.rows.entries()) {
      const inspection = inspectionNumber(row);
      const citations = inspection === undefined ? undefined : counted.get(inspection);
      const isDeleted = row['delete_flag'] === DELETED;
      if (!citations || !(isDeleted || isBlank(row['delete_flag']))) failures.add(UNREADABLE_ROWS);
      // A citation that is published twice is one; one without a number is one by itself.
      else if (!isDeleted) citations.add(publishedId(row, 'citation_id') ?? at);
    }
    isCut ||= answer.value.truncated;
  }
  return {
    counts: new Map([...counted].map(([inspection, { size }]) => [inspection, size])),
    failures: [...failures],
    truncated: [
      ...(isCut ? [{ dataset: 'OSHA/Violation', limit: CITATION_LIMIT }] : []),
      ...(joined.length < inspections.length ? [{ dataset: 'OSHA/Violation', limit: MAX_JOINED }] : []),
    ],
  };
}

function citationQuery(inspections: readonly number[]): DolQuery {
  return {
    filter: { field: 'activity_nr', operator: 'in', value: inspections },
    fields: CITATION_FIELDS,
    newestBy: 'issuance_date',
    limit: CITATION_LIMIT,
  };
}

/** A long address is refused, so a list that makes one is halved. */
function chunksThatFit(dol: DolApi, inspections: readonly number[]): (readonly number[])[] {
  const fits = inspections.length <= 1 || dol.fits('OSHA/violation', citationQuery(inspections));
  if (inspections.length === 0) return [];
  if (fits && inspections.length <= JOINED_A_CALL) return [inspections];
  const at = Math.min(Math.ceil(inspections.length / 2), JOINED_A_CALL);
  return [...chunksThatFit(dol, inspections.slice(0, at)), ...chunksThatFit(dol, inspections.slice(at))];
}
