import { isJsonObject, type JsonObject } from '../../../json.ts';
import { shapeFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import { readJson, type Reply } from '../../../upstream/reply.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { openAgency, throwIfRefused, type AgencyClientOptions } from '../agency-client.ts';
import { FDA_RECALL_ROWS } from './fda-recall.ts';

/** Datasets of enforcement reports. */
export type FdaDataset = 'drug' | 'device' | 'food';

/** Recalls found by openFDA. */
export interface FoundRecalls {
  /** Newest report first; at most `MAX_RECALLS`. */
  readonly rows: readonly JsonObject[];
  /** Total number; null if the answer does not state it. */
  readonly total: number | null;
  /** The dataset's own date, YYYY-MM-DD; null if the answer has none, as when nothing is found. */
  readonly lastUpdated: string | null;
}

/** openFDA's enforcement reports. Calls throw `UpstreamFailure`. */
export interface OpenFda {
  /** Finds classified recalls of firms with one of the phrases in their name. */
  readonly recalls: (
    dataset: FdaDataset,
    options: { readonly phrases: readonly string[]; readonly signal: AbortSignal },
  ) => Promise<FoundRecalls>;
  /** Lets calls in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

/** Address of openFDA and the key that raises its daily limit. */
export interface OpenFdaOptions extends AgencyClientOptions {
  readonly apiKey?: string | undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** openFDA's limits (its page on authentication): 240 calls a minute, and a daily number that a key raises. */
const BY_MINUTE = { count: 240, perMs: MINUTE_MS };
const BY_DAY = { withKey: { count: 120_000, perMs: DAY_MS }, withoutKey: { count: 1_000, perMs: DAY_MS } };

/** Maximum number of recalls on a page. */
export const MAX_RECALLS = 1_000;

const TIMEOUT_MS = 20_000;

/** A thousand recalls are about 3 MB; lists of serial numbers make some far longer. */
const MAX_BYTES = 16_000_000;

/** Creates a client for openFDA. */
export function createOpenFda({ apiKey, ...options }: OpenFdaOptions): OpenFda {
  const byDay = apiKey === undefined ? BY_DAY.withoutKey : BY_DAY.withKey;
  const { source, clock } = openAgency(options, {
    name: 'openFDA',
    budgets: [BY_MINUTE, byDay],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  return {
    recalls: (dataset, { phrases, signal }) =>
      source.get(`/${dataset}/enforcement.json`, {
        query: { search: searchOf(phrases), limit: MAX_RECALLS, sort: 'report_date:desc', api_key: apiKey },
        signal,
        answers: [404, 429],
        read: (reply) => readRecalls(reply, clock.date()),
        expects: { rows: FDA_RECALL_ROWS, in: ({ rows }) => rows },
      }),
    close: () => source.close(),
  };
}

/**
 * Builds the search: alternatives in brackets, because the server appends ` AND product_type:...` to the text as is;
 * each phrase quoted, because it splits unquoted words.
 */
function searchOf(phrases: readonly string[]): string {
  const firms = phrases.map((phrase) => `recalling_firm:"${phrase}"`).join(' OR ');
  return `(${firms}) AND _exists_:center_classification_date`;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function readRecalls(reply: Reply, date: number): FoundRecalls {
  const { source, status } = reply;
  throwIfRefused(reply, { date, blockMs: MINUTE_MS });
  const json = readJson(reply);
  if (!isJsonObject(json)) throw shapeFailure(reply);
  const rows = json['results'];
  if (status === 404) {
    // No results means 404 with this code; a wrong path is 404 without it.
    const isNone = objectOf(json['error'])['code'] === 'NOT_FOUND' && rows === undefined;
    if (isNone) return { rows: [], total: 0, lastUpdated: null };
    throw new UpstreamFailure({ source, kind: 'http', status });
  }
  if (statesFailure(json) || !Array.isArray(rows) || !rows.every(isJsonObject)) throw shapeFailure(reply);
  const meta = objectOf(json['meta']);
  const { total = null, skip = 0 } = objectOf(meta['results']);
  const isCount = Number.isSafeInteger(total) && Number(total) >= 0;
  if (total !== null && (!isCount || isContradicted(Number(total), rows.length))) throw shapeFailure(reply);
  // Rejects a page other than the first, and an empty page without counts.
  if (skip !== 0 || (total === null && rows.length === 0)) throw shapeFailure(reply);
  const lastUpdated = meta['last_updated'];
  return {
    rows,
    total: total === null ? null : Number(total),
    lastUpdated: typeof lastUpdated === 'string' && DATE.test(lastUpdated) ? lastUpdated : null,
  };
}

/** Whether the rows of the first page contradict the total. */
function isContradicted(total: number, rows: number): boolean {
  return total < rows || (total > 0 && rows === 0);
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
