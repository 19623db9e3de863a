import { isJsonObject, type JsonObject } from '../../../json.ts';
import { shapeFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import type { Budget } from '../../../upstream/rate-limiter.ts';
import { readJson, type Reply } from '../../../upstream/reply.ts';
import { requestPath } from '../../../upstream/request-path.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { openAgency, throwIfRefused, type AgencyClientOptions } from '../agency-client.ts';

/** Datasets of the Department of Labor's open data service, as its paths name them. */
export type DolDataset = 'OSHA/inspection' | 'OSHA/violation' | 'WHD/enforcement' | 'MSHA/violation';

/** A filter as the service reads it; every keyword in lower case, or it answers 500. `like` takes `%`, and heeds case. */
export type DolFilter =
  | { readonly field: string; readonly operator: 'eq' | 'like'; readonly value: string | number }
  | { readonly field: string; readonly operator: 'in'; readonly value: readonly (string | number)[] }
  | { readonly and: readonly DolFilter[] }
  | { readonly or: readonly DolFilter[] };

/** What is asked of a dataset. */
export interface DolQuery {
  readonly filter: DolFilter;
  /** Columns; one that the dataset does not have makes the service answer 500. */
  readonly fields: readonly string[];
  /** The column by which the highest come first. */
  readonly newestBy: string;
  /** Rows at most. */
  readonly limit: number;
}

/** Rows of a dataset. */
export interface DolRows {
  readonly rows: readonly JsonObject[];
  /** Whether the dataset holds, or may hold, more of them. */
  readonly truncated: boolean;
}

/** The Department of Labor's open data service. Every call throws `UpstreamFailure` where there is no answer. */
export interface DolApi {
  readonly rows: (dataset: DolDataset, query: DolQuery & { readonly signal: AbortSignal }) => Promise<DolRows>;
  /** Whether the address of a query is short enough to be sent. */
  readonly fits: (dataset: DolDataset, query: DolQuery) => boolean;
  /** Milliseconds until the service may be asked again; 0 where it may be asked now. */
  readonly delayMs: () => number;
  /** Lets the calls under way end, and takes no more. */
  readonly close: () => Promise<void>;
}

/** Where the service is, and the key it knows us by. */
export interface DolApiOptions extends AgencyClientOptions {
  readonly apiKey: string;
  /** What it may be asked; 30 calls a minute unless given. */
  readonly calls?: readonly Budget[] | undefined;
}

/** The service publishes no limit. Clients were refused after 10 to 60 calls in a short while, so refusals lower it. */
const CALLS: readonly Budget[] = [{ count: 30, perMs: 60_000 }];

/** A refusal does not say how long it lasts: for ten minutes, as the portal's own answers to questions have it. */
const BLOCK_MS = 10 * 60_000;

const TIMEOUT_MS = 20_000;
const CONCURRENCY = 6;

/** Longer addresses are answered with 403, which looks like a refused key; this leaves room below the 2,000 that were measured. */
const MAX_ADDRESS = 1_800;

/** The service ends an answer at 5 MB without saying so; one this long may have been ended. */
const CUT_BYTES = 4_500_000;
const MAX_BYTES = 8_000_000;

/** What the service says, with status 200 or 401, of a key it does not know. */
const KEY_REFUSED = /^\s{0,20}"?The API key is /;

/** A client for the service. */
export function createDolApi({ apiKey, calls = CALLS, ...options }: DolApiOptions): DolApi {
  const { source, limiter, clock } = openAgency(options, {
    name: 'DOL',
    budgets: calls,
    // A turn may be minutes away, and whoever asks is told when at once.
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
        // A row has the columns that were asked for, and no others.
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

/** The key goes into the query, because the service refuses it as a header; nothing of an address is ever logged. */
function queryOf({ filter, fields, newestBy, limit }: DolQuery, apiKey: string): Record<string, string | number> {
  return {
    // The answer has no total: one row more than is wanted tells whether there are more.
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
  // Taken as an answer so that the wait can be stated, which the service leaves open and the limiter keeps.
  throwIfRefused(reply, { date, blockMs: BLOCK_MS });
  if (status === 204) return { rows: [], truncated: false };
  if (KEY_REFUSED.test(new TextDecoder('latin1').decode(body.subarray(0, 100)))) {
    throw new UpstreamFailure({ source, kind: 'http', status: 401 });
  }
  const json = readJson(reply);
  const rows = isJsonObject(json) && !statesFailure(json) ? json['data'] : undefined;
  if (!Array.isArray(rows) || !rows.every(isJsonObject)) throw shapeFailure(reply);
  // None is answered with 204; an empty list beside anything else is an answer that failed.
  if (rows.length === 0 && Object.keys(json as object).length > 1) throw shapeFailure(reply);
  return { rows: rows.slice(0, limit), truncated: rows.length > limit || body.length >= CUT_BYTES };
}

/** Why nothing of the service can be read where no key is configured. */
export const NO_DOL_KEY = 'DOL requires a key; the operator must set DOL_API_KEY.';
