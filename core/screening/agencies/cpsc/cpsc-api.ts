import { isJsonObject, type JsonObject } from '../../../json.ts';
import type { ExpectedRows } from '../../../upstream/expected-rows.ts';
import { shapeFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import { readJson, type Reply } from '../../../upstream/reply.ts';
import { openAgency, type AgencyClientOptions } from '../agency-client.ts';

/** The role in which a recall names a company. Retailers are named in sentences and are not searched. */
export type CpscRole = 'manufacturer' | 'importer' | 'distributor';

export const CPSC_ROLES: readonly CpscRole[] = ['manufacturer', 'importer', 'distributor'];

/** Recalls of the Consumer Product Safety Commission. Calls throw `UpstreamFailure`. */
export interface CpscApi {
  /**
   * Finds recalls naming a company with this term in its name; `too_large` if there are more than `MAX_CPSC_RECALLS`.
   */
  readonly recalls: (
    role: CpscRole,
    options: { readonly term: string; readonly signal: AbortSignal },
  ) => Promise<readonly JsonObject[]>;
  /** Lets calls in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

const FIELDS: Readonly<Record<CpscRole, string>> = {
  manufacturer: 'Manufacturer',
  importer: 'Importer',
  distributor: 'Distributor',
};

/** No limit is published, and we never hit one; this keeps one busy caller from finding it. */
const BUDGET = { count: 120, perMs: 60_000 };

/** The service takes up to 15 s, and as long to fail. */
const TIMEOUT_MS = 35_000;

/** It has no pages: all of its 10,000 recalls are 27 MB. */
export const MAX_CPSC_RECALLS = 1_000;
const MAX_BYTES = 6_000_000;

/** Creates a client for the service. */
export function createCpscApi(options: AgencyClientOptions): CpscApi {
  const { source } = openAgency(options, {
    name: 'CPSC',
    budgets: [BUDGET],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  return {
    recalls(role, { term, signal }) {
      // For an empty term or an unknown parameter the service returns everything it has.
      if (term.trim() === '') throw new RangeError('A CPSC search needs a term.');
      const query = { format: 'json', [FIELDS[role]]: term };
      return source.get('/RestWebServices/Recall', {
        query,
        signal,
        read: readRecalls,
        expects: { rows: CPSC_RECALL_ROWS, in: (rows) => rows },
      });
    },
    close: () => source.close(),
  };
}

/** Rows of the recall service, which always includes every member. */
const CPSC_RECALL_ROWS: ExpectedRows = {
  what: 'recall',
  required: [
    'RecallID',
    'RecallNumber',
    'RecallDate',
    'LastPublishDate',
    'URL',
    'Title',
    'Manufacturers',
    'Importers',
    'Distributors',
    'Hazards',
  ],
  known: [
    'Description',
    'ConsumerContact',
    'Products',
    'Inconjunctions',
    'Images',
    'Injuries',
    'Retailers',
    'SoldAtLabel',
    'ManufacturerCountries',
    'ProductUPCs',
    'Remedies',
    'RemedyOptions',
  ],
};

/** How the service reports a failure with status 200: in the title of a single recall without a number. */
const ERROR_TITLE = 'Error retrieving Recalls';

function readRecalls(reply: Reply): readonly JsonObject[] {
  const { source, status } = reply;
  const rows = readJson(reply);
  if (!Array.isArray(rows) || !rows.every(isJsonObject)) throw shapeFailure(reply);
  // It often goes away on a retry, as a 503 would.
  if (rows.some(isError)) throw new UpstreamFailure({ source, kind: 'http', status: 503 });
  if (rows.length > MAX_CPSC_RECALLS) throw new UpstreamFailure({ source, kind: 'too_large', status });
  return rows;
}

function isError({ RecallID, Title }: JsonObject): boolean {
  return RecallID === 0 || (typeof Title === 'string' && Title.startsWith(ERROR_TITLE));
}
