import type { JsonObject } from '../../../json.ts';
import type { Truncation } from '../agency-section.ts';
import type { DolApi, DolQuery } from '../dol/dol-api.ts';
import { failureReason } from '../failure-reason.ts';
import { isBlank, publishedId } from '../published-values.ts';

/** Citations of inspections. */
export interface Citations {
  /** Undeleted citations by inspection; an inspection that could not be joined has no entry. */
  readonly counts: ReadonlyMap<number, number>;
  readonly truncated: readonly Truncation[];
  /** A sentence for each reason why some could not be joined. */
  readonly failures: readonly string[];
}

/** Inspections joined to their citations for one name, best matches first: each hundred is a separate call. */
const MAX_JOINED = 300;
const JOINED_A_CALL = 100;

/** Citation rows read per call; a hundred inspections rarely have a tenth of that. */
const CITATION_LIMIT = 5_000;

/** The columns read from OSHA/violation. */
export const CITATION_FIELDS = ['activity_nr', 'citation_id', 'delete_flag'];

/** Marks a citation that OSHA withdrew. */
const DELETED = 'X';

const UNREADABLE_ROWS = 'DOL returned citations that cannot be read, or that belong to inspections not asked for.';

/** Returns the inspection number of a row in either dataset; undefined if it has none. */
export function inspectionNumber({ activity_nr: value }: JsonObject): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** Counts the citations of inspections. What cannot be read is left out and reported, never counted as zero. */
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
      // A citation published twice counts once; one without a number counts separately.
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

/** Long addresses are refused, so a list that makes one is halved. */
function chunksThatFit(dol: DolApi, inspections: readonly number[]): (readonly number[])[] {
  const fits = inspections.length <= 1 || dol.fits('OSHA/violation', citationQuery(inspections));
  if (inspections.length === 0) return [];
  if (fits && inspections.length <= JOINED_A_CALL) return [inspections];
  const at = Math.min(Math.ceil(inspections.length / 2), JOINED_A_CALL);
  return [...chunksThatFit(dol, inspections.slice(0, at)), ...chunksThatFit(dol, inspections.slice(at))];
}
