import type { JsonObject } from '../../../json.ts';
import { createCache } from '../../../upstream/cache.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import type { Budget } from '../../../upstream/rate-limiter.ts';
import type { QueryMembers } from '../../../upstream/request-path.ts';
import { openAgency, type AgencyClientOptions } from '../agency-client.ts';
import { readColumns, readFacilities, readFound, type FoundFacilities } from './echo-answers.ts';
import { ECHO_COLUMNS, FACILITY_ROWS } from './echo-row.ts';
import { registryIdOf } from './facility.ts';

/** Where ECHO is. */
export interface EchoOptions extends AgencyClientOptions {
  /** What it may be asked; nine tenths of what ECHO serves unless given. */
  readonly calls?: readonly Budget[] | undefined;
}

/** What facilities are looked for by; the registry ID names one, and the others are then left out. */
export interface FacilityQuery {
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly registryId?: string | undefined;
}

/** Facilities that ECHO found. */
export interface Facilities {
  readonly kind: 'facilities';
  /** In ECHO's order, which is that of their names; at most a thousand. */
  readonly rows: readonly JsonObject[];
  /** How many there are in all. */
  readonly count: number;
}

/** EPA's Enforcement and Compliance History Online, as far as a company's facilities need it. Calls throw `UpstreamFailure`. */
export interface Echo {
  /** The facilities of a query, or that there are more of them than ECHO serves. */
  readonly find: (query: FacilityQuery, signal: AbortSignal) => Promise<Facilities | { readonly kind: 'too_many' }>;
  /** Milliseconds until ECHO may be asked again; 0 where it may be asked now. */
  readonly delayMs: () => number;
  /** Lets the calls under way end, and takes no more. */
  readonly close: () => Promise<void>;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** ECHO throttles above 300 calls an hour and 1,500 a day (its own words with status 429); a tenth is left to whatever else runs at our address. */
const CALLS: readonly Budget[] = [
  { count: 270, perMs: HOUR_MS },
  { count: 1_350, perMs: DAY_MS },
];

/** How long ECHO may go on refusing whom it throttles. */
const ECHO_BLOCK_MS = HOUR_MS;

/** ECHO takes up to 45 s. */
const TIMEOUT_MS = 45_000;

/** A page of a thousand facilities has about 1 MB, the metadata 0.3 MB. */
const MAX_BYTES = 16_000_000;

/** The most facilities that ECHO puts on one page. */
const PAGE_SIZE = 1_000;

/** Passing errors clear when the call is made again (reports of several clients). */
const RETRIED_STATUSES = [500, 502, 503, 504];

const PATH = '/echo/echo_rest_services';

/** A client for ECHO. */
export function createEcho({ calls = CALLS, ...options }: EchoOptions): Echo {
  const { source, limiter, clock } = openAgency(options, {
    name: 'EPA ECHO',
    budgets: calls,
    maxPauseMs: ECHO_BLOCK_MS,
    // A turn may be an hour away, and whoever asks is told when at once.
    maxTurnMs: 0,
    learnsBudget: true,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    retryStatuses: RETRIED_STATUSES,
  });
  const columns = createCache<string>({ source: source.name, ttlMs: DAY_MS, maxEntries: 1, now: clock.now });
  /** Counts up where the columns that were kept gave rows that cannot be read, so that they are looked up anew. */
  let release = 0;

  /** The IDs of the columns to ask for. They move between releases of ECHO, so they are looked up by name. */
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
    // The ID of a query is recycled: one that was lost between the two calls is good again when the query is made anew.
    for (let again = false; ; again = true) {
      const found = await source.get(`${PATH}.get_facilities`, { query: filters, signal, read: readFound });
      if (found.kind === 'too_many') return found;
      if (found.count === 0) return { kind: 'facilities', rows: [], count: 0 };
      const rows = await rowsOf(found, { qcolumns, signal });
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
        // It says for how long only in prose; calls that are made all the same prolong it.
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

/** A comma would part a name in two, and each would be looked for. */
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
