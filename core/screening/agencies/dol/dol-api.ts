import { isJsonObject, type JsonObject } from '../../../json.ts';
import { shapeFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import type { Budget } from '../../../upstream/rate-limiter.ts';
import { readJson, type Reply } from '../../../upstream/reply.ts';
import { requestPath } from '../../../upstream/request-path.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { openAgency, throwIfRefused, type AgencyClientOptions } from '../agency-client.ts';

/** Datasets of the Department of Labor's open data service, as named in its paths. */
export type DolDataset = 'OSHA/inspection' | 'OSHA/violation' | 'WHD/enforcement' | 'MSHA/violation';

/** A filter of the service; keywords must be lower case or it answers 500. `like` takes `%` and is case-sensitive. */
export type DolFilter =
  | { readonly field: string; readonly operator: 'eq' | 'like'; readonly value: string | number }
  | { readonly field: string; readonly operator: 'in'; readonly value: readonly (string | number)[] }
  | { readonly and: readonly DolFilter[] }
  | { readonly or: readonly DolFilter[] };

/** A query to a dataset. */
export interface DolQuery {
  readonly filter: DolFilter;
  /** Columns; an unknown one makes the service answer 500. */
  readonly fields: readonly string[];
  /** Column to sort by, highest first. */
  readonly newestBy: string;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** Rows of a dataset. */
export interface DolRows {
  readonly rows: readonly JsonObject[];
  /** Whether the dataset has, or may have, more rows. */
  readonly truncated: boolean;
}

/** The Department of Labor's open data service. Every call throws `UpstreamFailure` if there is no answer. */
export interface DolApi {
  readonly rows: (dataset: DolDataset, query: DolQuery & { readonly signal: AbortSignal }) => Promise<DolRows>;
  /** Whether a query's address is short enough to be sent. */
  readonly fits: (dataset: DolDataset, query: DolQuery) => boolean;
  /** Milliseconds until the service may be called again; 0 if now. */
  readonly delayMs: () => number;
  /** Lets calls in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

/** Address and key of the service. */
export interface DolApiOptions extends AgencyClientOptions {
  readonly apiKey: string;
  /** Call budgets; default 30 calls a minute. */
  readonly calls?: readonly Budget[] | undefined;
}

/** No limit is published. Clients were refused after 10 to 60 calls in a short time, so refusals lower it. */
const CALLS: readonly Budget[] = [{ count: 30, perMs: 60_000 }];

/** A refusal does not state its duration: it lasts ten minutes, by the answers on the portal. */
const BLOCK_MS = 10 * 60_000;

const TIMEOUT_MS = 20_000;
const CONCURRENCY = 6;

/** Longer addresses get a 403, which looks like a refused key; this stays below the measured 2,000. */
const MAX_ADDRESS = 1_800;

/** The service silently truncates answers at 5 MB; one this long may be cut. */
const CUT_BYTES = 4_500_000;
const MAX_BYTES = 8_000_000;

/** How the service reports an unknown key, with status 200 or 401. */
const KEY_REFUSED = /^\s{0,20}"?The API key is /;

/** Creates a client for the service. */
export function createDolApi({ apiKey, calls = CALLS, ...options }: DolApiOptions): DolApi {
  const { source, limiter, clock } = openAgency(options, {
    name: 'DOL',
    budgets: calls,
    // A turn may be minutes away, so callers are told at once when it is.
    maxTurnMs: 0,
    learnsBudget: true,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    concurrency: CONCURRENCY,
  });
  const { url } = options;

  return {
    rows: (dataset, { signal, ...query }) =>
      source.get(pathOf(dataset), {
        query: queryOf(query, apiKey),
        signal,
        answers: [429],
        read: (reply) => readRows(reply, { limit: query.limit, date: clock.date() }),
        // A row has exactly the requested columns.
        expects: { rows: { what: dataset, required: query.fields, known: [] }, in: ({ rows }) => rows },
      }),
    fits: (dataset, query) => url.length + requestPath(pathOf(dataset), queryOf(query, apiKey)).length <= MAX_ADDRESS,
    delayMs: limiter.delayMs,
    close: () => source.close(),
  };
}

function pathOf(dataset: DolDataset): string {
  return `/v4/get/${dataset}/json`;
}

/** The key goes into the query because the service rejects it as a header; addresses are never logged. */
function queryOf({ filter, fields, newestBy, limit }: DolQuery, apiKey: string): Record<string, string | number> {
  return {
    // Answers have no total: one extra row shows whether there are more.
    limit: limit + 1,
    sort: 'desc',
    sort_by: newestBy,
    fields: fields.join(','),
    filter_object: JSON.stringify(filter),
    'X-API-KEY': apiKey,
  };
}

function readRows(reply: Reply, { limit, date }: { limit: number; date: number }): DolRows {
  const { source, status, body } = reply;
  // Treated as an answer so that the wait can be stated, which the service omits and the limiter knows.
  throwIfRefused(reply, { date, blockMs: BLOCK_MS });
  if (status === 204) return { rows: [], truncated: false };
  if (KEY_REFUSED.test(new TextDecoder('latin1').decode(body.subarray(0, 100)))) {
    throw new UpstreamFailure({ source, kind: 'http', status: 401 });
  }
  const json = readJson(reply);
  const rows = isJsonObject(json) && !statesFailure(json) ? json['data'] : undefined;
  if (!Array.isArray(rows) || !rows.every(isJsonObject)) throw shapeFailure(reply);
  // No rows means status 204; an empty list in any other answer is a failed one.
  if (rows.length === 0 && Object.keys(json as object).length > 1) throw shapeFailure(reply);
  return { rows: rows.slice(0, limit), truncated: rows.length > limit || body.length >= CUT_BYTES };
}

/** Why nothing can be read from the service without a key. */
export const NO_DOL_KEY = 'DOL requires a key; the operator must set DOL_API_KEY.';
