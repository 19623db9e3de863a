import type { JsonObject } from '../../../json.ts';
import { foldWords } from '../../../names/fold.ts';
import { createCache } from '../../../upstream/cache.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import type { Budget } from '../../../upstream/rate-limiter.ts';
import type { QueryMembers } from '../../../upstream/request-path.ts';
import { openAgency, type AgencyClientOptions } from '../agency-client.ts';
import { readColumns, readFacilities, readFound, type FoundFacilities } from './echo-answers.ts';
import { ECHO_COLUMNS, echoText, FACILITY_ROWS } from './echo-row.ts';
import { registryIdOf } from './facility.ts';

/** Address of ECHO. */
export interface EchoOptions extends AgencyClientOptions {
  /** Call budgets; default nine tenths of ECHO's limits. */
  readonly calls?: readonly Budget[] | undefined;
}

/** Search terms for facilities; a registry ID identifies one, and the others are then ignored. */
export interface FacilityQuery {
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly registryId?: string | undefined;
}

/** Facilities found by ECHO. */
export interface Facilities {
  readonly kind: 'facilities';
  /** In ECHO's order, by name; at most a thousand. */
  readonly rows: readonly JsonObject[];
  /** Total number of facilities. */
  readonly count: number;
}

/**
 * EPA's Enforcement and Compliance History Online, as far as needed for a company's facilities. Calls throw
 * `UpstreamFailure`.
 */
export interface Echo {
  /** Finds facilities, or says that there are more than ECHO returns. */
  readonly find: (query: FacilityQuery, signal: AbortSignal) => Promise<Facilities | { readonly kind: 'too_many' }>;
  /** Milliseconds until ECHO may be called again; 0 if now. */
  readonly delayMs: () => number;
  /** Lets calls in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * ECHO throttles above 300 calls an hour and 1,500 a day (stated in its 429 answers); a tenth is left for others at our
 * address.
 */
const CALLS: readonly Budget[] = [
  { count: 270, perMs: HOUR_MS },
  { count: 1_350, perMs: DAY_MS },
];

/** How long ECHO may refuse a throttled client. */
const ECHO_BLOCK_MS = HOUR_MS;

/** ECHO takes up to 45 s. */
const TIMEOUT_MS = 45_000;

/** A page of a thousand facilities is about 1 MB, the metadata 0.3 MB. */
const MAX_BYTES = 16_000_000;

/** Maximum number of facilities on a page. */
const PAGE_SIZE = 1_000;

/** Transient errors go away on a retry (reported by several clients). */
const RETRIED_STATUSES = [500, 502, 503, 504];

const PATH = '/echo/echo_rest_services';

/** Creates a client for ECHO. */
export function createEcho({ calls = CALLS, ...options }: EchoOptions): Echo {
  const { source, limiter, clock } = openAgency(options, {
    name: 'EPA ECHO',
    budgets: calls,
    maxPauseMs: ECHO_BLOCK_MS,
    // A turn may be an hour away, so callers are told at once when it is.
    maxTurnMs: 0,
    learnsBudget: true,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    retryStatuses: RETRIED_STATUSES,
  });
  const columns = createCache<string>({ source: source.name, ttlMs: DAY_MS, maxEntries: 1, now: clock.now });
  /** Incremented when the cached columns yield unreadable rows, so that they are looked up again. */
  let release = 0;

  /** The IDs of the columns to request. They change between releases of ECHO, so they are looked up by name. */
  function loadColumns(signal: AbortSignal): Promise<string> {
    const query = { output: 'JSON' };
    return source.get(`${PATH}.metadata`, {
      query,
      signal,
      read: (reply) => readColumns(reply, ECHO_COLUMNS).join(','),
    });
  }

  function rowsOf(
    found: FoundFacilities,
    of: { qcolumns: string; signal: AbortSignal },
  ): Promise<JsonObject[] | undefined> {
    const query = { output: 'JSON', qid: found.queryId, pageno: 1, qcolumns: of.qcolumns };
    return source.get(`${PATH}.get_qid`, {
      query,
      signal: of.signal,
      read: (reply) => readFacilities(reply, found),
      expects: { rows: FACILITY_ROWS, in: (rows) => rows ?? [] },
    });
  }

  async function search(query: FacilityQuery, signal: AbortSignal): ReturnType<Echo['find']> {
    const qcolumns = await columns.get(String(release), { load: loadColumns, signal });
    const filters = { output: 'JSON', ...filtersOf(query), responseset: PAGE_SIZE, qcolumns };
    // Query IDs are recycled: if one expires, or becomes another's, between the two calls, repeating the query gets a
    // new one.
    for (let again = false; ; again = true) {
      const found = await source.get(`${PATH}.get_facilities`, { query: filters, signal, read: readFound });
      if (found.kind === 'too_many') return found;
      if (found.count === 0) return { kind: 'facilities', rows: [], count: 0 };
      const read = await rowsOf(found, { qcolumns, signal });
      const rows = read && answersQuery(read, query) ? read : undefined;
      if (rows && query.registryId !== undefined && rows.every((row) => registryIdOf(row) === null)) {
        throw new UpstreamFailure({ source: source.name, kind: 'shape' });
      }
      if (rows) return { kind: 'facilities', rows, count: Math.max(found.count, rows.length) };
      if (again) throw new UpstreamFailure({ source: source.name, kind: 'shape' });
    }
  }

  return {
    async find(query, signal) {
      try {
        return await search(query, signal);
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error;
        if (error.kind === 'shape') release++;
        if (error.kind !== 'rate_limited' || error.retryAfterMs !== undefined) throw error;
        // It states the duration only in prose; further calls would prolong it.
        limiter.refused(ECHO_BLOCK_MS);
        throw new UpstreamFailure({
          source: error.source,
          kind: error.kind,
          status: error.status,
          retryAfterMs: ECHO_BLOCK_MS,
        });
      }
    },
    delayMs: limiter.delayMs,
    close: source.close,
  };
}

/** A word that many names contain by chance is shorter. */
const MIN_WORD = 3;

/**
 * Whether rows can be those of a query: none is in another state, and one at least has a word of the name. Those of a
 * recycled ID are another company's, and a filter that ECHO ignores would let in other facilities.
 */
function answersQuery(rows: readonly JsonObject[], { name, state, registryId }: FacilityQuery): boolean {
  if (registryId !== undefined) return true;
  const isElsewhere = (row: JsonObject): boolean => (echoText(row, 'FacState') ?? state) !== state;
  if (state !== undefined && rows.some(isElsewhere)) return false;
  const words = foldWords(name ?? '').filter((word) => word.length >= MIN_WORD);
  const isNamed = (row: JsonObject): boolean => {
    const published = foldWords(echoText(row, 'FacName') ?? '').join(' ');
    return words.some((word) => published.includes(word));
  };
  return words.length === 0 || rows.some(isNamed);
}

/** A comma would split a name into two search terms. */
function filtersOf({ name, street, city, state, zip, registryId }: FacilityQuery): QueryMembers {
  if (registryId !== undefined) return { p_frs: registryId };
  return {
    p_fn: name === undefined ? undefined : name.replace(/[\s,]+/g, ' ').trim(),
    p_fntype: name === undefined ? undefined : 'CONTAINS',
    p_sa: street,
    p_ct: city,
    p_st: state,
    p_zip: zip,
  };
}
