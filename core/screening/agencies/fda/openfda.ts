import { isJsonObject, type JsonObject } from '../../../json.ts';
import { systemClock, type Clock } from '../../../upstream/clock.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import { limiterOfThisProcess, type LimiterFor } from '../../../upstream/shared-limiter.ts';
import { readJson, type Reply } from '../../../upstream/reply.ts';
import { retryAfterMs } from '../../../upstream/retry.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { createSource, type ObserveCall } from '../../../upstream/source.ts';
import { failureReason } from '../failure-reason.ts';
import { FDA_RECALL_ROWS } from './fda-recall.ts';

/** The datasets of enforcement reports. */
export type FdaDataset = 'drug' | 'device' | 'food';

/** Recalls that openFDA found. */
export interface FoundRecalls {
  /** Newest report first; at most `MAX_RECALLS`. */
  readonly rows: readonly JsonObject[];
  /** How many there are in all; null where the answer does not say. */
  readonly total: number | null;
  /** YYYY-MM-DD, the dataset's own date; null where the answer has none, as it has none where nothing is found. */
  readonly lastUpdated: string | null;
}

/** openFDA's enforcement reports. Calls throw `UpstreamFailure`. */
export interface OpenFda {
  /** Classified recalls of firms whose name has one of the phrases. */
  readonly recalls: (
    dataset: FdaDataset,
    options: { readonly phrases: readonly string[]; readonly signal: AbortSignal },
  ) => Promise<FoundRecalls>;
  /** Why a call failed, in sentences. */
  readonly reason: (error: unknown) => string;
  /** Lets the calls under way end, and takes no more. */
  readonly close: () => Promise<void>;
}

/** Where openFDA is, and the key that raises its daily limit. */
export interface OpenFdaOptions {
  /** Scheme, host and port. */
  readonly url: string;
  readonly apiKey?: string | undefined;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** What makes its rate limiter; one that counts in this process unless given. */
  readonly limiterFor?: LimiterFor;
  /** From 0 up to 1; spreads retries. */
  readonly random?: () => number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What openFDA serves (its page on authentication): 240 calls a minute, and a day's number that a key raises. */
const BY_MINUTE = { count: 240, perMs: MINUTE_MS };
const BY_DAY = { withKey: { count: 120_000, perMs: DAY_MS }, withoutKey: { count: 1_000, perMs: DAY_MS } };

/** The most that openFDA puts on a page. */
export const MAX_RECALLS = 1_000;

const TIMEOUT_MS = 20_000;

/** A thousand recalls have about 3 MB; lists of serial numbers make some far longer. */
const MAX_BYTES = 16_000_000;

/** A client for openFDA. There is to be one in a process, because the budget is the process's. */
export function createOpenFda({
  url,
  apiKey,
  clock = systemClock,
  limiterFor = limiterOfThisProcess,
  ...passedOn
}: OpenFdaOptions): OpenFda {
  const byDay = apiKey === undefined ? BY_DAY.withoutKey : BY_DAY.withKey;
  const source = createSource({
    ...passedOn,
    clock,
    name: 'openFDA',
    origin: url,
    limiter: limiterFor('openFDA', [BY_MINUTE, byDay], { clock }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    retries: 1,
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
    reason: (error) => reasonOf(error, apiKey !== undefined),
    close: () => source.close(),
  };
}

/**
 * The search: the alternatives in brackets, because the server appends ` AND product_type:...` to the text as it stands; each
 * quoted, because it scatters words that are not.
 */
function searchOf(phrases: readonly string[]): string {
  const firms = phrases.map((phrase) => `recalling_firm:"${phrase}"`).join(' OR ');
  return `(${firms}) AND _exists_:center_classification_date`;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function readRecalls(reply: Reply, date: number): FoundRecalls {
  const { source, status } = reply;
  if (status === 429) {
    const waitMs = retryAfterMs(reply.headers.get('retry-after'), date) ?? MINUTE_MS;
    throw new UpstreamFailure({ source, kind: 'rate_limited', status, retryAfterMs: waitMs });
  }
  const json = readJson(reply);
  if (status === 404) {
    // Nothing found is 404 with this code; a wrong path is 404 without.
    if (errorCode(json) === 'NOT_FOUND') return { rows: [], total: 0, lastUpdated: null };
    throw new UpstreamFailure({ source, kind: 'http', status });
  }
  const shapeFailure = new UpstreamFailure({ source, kind: 'shape', status });
  if (!isJsonObject(json) || statesFailure(json)) throw shapeFailure;
  const rows = json['results'];
  if (!Array.isArray(rows) || !rows.every(isJsonObject)) throw shapeFailure;
  const meta = objectOf(json['meta']);
  const { total = null } = objectOf(meta['results']);
  const isCount = Number.isSafeInteger(total) && Number(total) >= 0;
  if (total !== null && (!isCount || isContradicted(Number(total), rows.length))) throw shapeFailure;
  const lastUpdated = meta['last_updated'];
  return {
    rows,
    total: total === null ? null : Number(total),
    lastUpdated: typeof lastUpdated === 'string' && DATE.test(lastUpdated) ? lastUpdated : null,
  };
}

/** Whether the rows of the first page contradict a total. */
function isContradicted(total: number, rows: number): boolean {
  return total < rows || (total > 0 && rows === 0);
}

function errorCode(json: unknown): unknown {
  return objectOf(objectOf(json)['error'])['code'];
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function reasonOf(error: unknown, hasKey: boolean): string {
  const isRefused = hasKey && error instanceof UpstreamFailure && error.status === 403;
  if (!isRefused) return failureReason(error);
  return 'openFDA does not accept the key of this server; the operator has to correct OPENFDA_API_KEY.';
}
