import { startDeadline, type Deadline } from '../upstream/abort.ts';
import { createCache } from '../upstream/cache.ts';
import { systemClock, type Clock } from '../upstream/clock.ts';
import { abortFailure, shapeFailure, UpstreamFailure } from '../upstream/failure.ts';
import { limiterOfThisProcess, type LimiterFor } from '../upstream/shared-limiter.ts';
import { readJson, type Reply } from '../upstream/reply.ts';
import { createSource, type ObserveCall } from '../upstream/source.ts';
import { rawXmlPath, submissionsPath, TICKER_MAP_PATH, type ArchivedFiling } from './archive-paths.ts';
import { createBlock } from './edgar-block.ts';
import { edgarTrouble, HeldBack } from './edgar-failure.ts';
import { createReadingTurns } from './reading-turns.ts';
import { readSubmissions, type Submissions } from './submissions.ts';
import type { ScreenedList } from '../whole-lists/answer.ts';
import type { ListMemoryParts } from '../whole-lists/list-memory.ts';
import { createTickerMemory, judgedTickerMap, readTickerMap, type TickerMap } from './ticker-map.ts';

/** Where EDGAR is and how we identify ourselves. */
export interface EdgarOptions {
  /** The web host with the ticker map and the archive: scheme, host and port. */
  readonly url: string;
  /** The data host with the filing lists. */
  readonly dataUrl: string;
  /** Sent with every call; EDGAR requires a contact address in it. */
  readonly userAgent: string;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** Creates its rate limiter; default one within this process. */
  readonly limiterFor?: LimiterFor;
  /** Where the size of the ticker map is remembered; default only in this process. */
  readonly remembered?: Partial<ListMemoryParts>;
  /** From 0 to below 1; spreads retries. */
  readonly random?: () => number;
}

/** A company and its newest Form 4 filings. */
export type Company = Extract<Submissions, { kind: 'company' }>;

/** EDGAR as needed for insider transactions. Every call throws `UpstreamFailure` if there is no answer. */
export interface Edgar {
  /**
   * Starts the deadline for everything a lookup does at EDGAR: ticker map, filing list, filings, and queueing for them.
   */
  readonly startLookup: (signal: AbortSignal) => Pick<Deadline, 'signal' | 'end'>;
  /** The ticker map, at most a day old. */
  readonly tickerMap: (signal: AbortSignal) => Promise<TickerMap>;
  /** The ticker map as a whole or doubted list; none before it was read. */
  readonly lists: () => readonly ScreenedList[];
  /**
   * Begins a lookup of this many calls. Throws `own_budget` if it could not finish in time, or would keep a running
   * lookup from doing so.
   */
  readonly begin: (calls: number) => EdgarLookup;
  /** Set for sample companies and filings. */
  readonly isSample?: true;
  /** Lets calls in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

/** The calls of one lookup. Lookups take turns at EDGAR, so a small one does not wait for a large one. */
export interface EdgarLookup {
  /** Reads a company's filing list, again each time; undefined if EDGAR has no such CIK. */
  readonly company: (
    cik: string,
    options: { readonly limit: number; readonly signal: AbortSignal },
  ) => Promise<Company | undefined>;
  /** Reads the bytes of a filing's raw XML. */
  readonly document: (
    filing: ArchivedFiling,
    options: { readonly xmlName: string; readonly signal: AbortSignal },
  ) => Promise<Uint8Array>;
  /** Updates how many calls are still to come, once that is known better. */
  readonly expect: (calls: number) => void;
  /** Gives up the remaining turns. Call it once for each lookup. */
  readonly end: () => void;
}

/** EDGAR serves ten requests a second to one client, over all its hosts; the rest is left for others at our address. */
const BUDGET = { count: 8, perMs: 1000 };

/** Concurrent calls: enough to use the whole budget if an answer takes a second. */
const CONCURRENCY = 8;

/** Maximum time of a lookup at EDGAR: forty filings take five seconds when no other lookup is running. */
const LOOKUP_MS = 10_000;

/** Time in which an admitted lookup gets its turns; the rest is for the answer to its last call. */
const TURNS_MS = 8_000;

const DAY_MS = 24 * 60 * 60_000;

/** Inflated. The ticker map has 0.7 MB, and the list of a bank with ten thousand filings a year 2 MB. */
const MAX_LIST_BYTES = 16_000_000;

/** Real filings are below 300 kB. */
const MAX_DOCUMENT_BYTES = 1_000_000;

/** Creates a client for EDGAR's two hosts, under one budget. Use one per process, because the budget is per process. */
export function createEdgar(options: EdgarOptions): Edgar {
  const {
    url,
    dataUrl,
    userAgent,
    clock = systemClock,
    limiterFor = limiterOfThisProcess,
    remembered,
    ...passedOn
  } = options;
  const shared = {
    ...passedOn,
    clock,
    limiter: limiterFor('EDGAR', [BUDGET], { clock }),
    timeoutMs: LOOKUP_MS,
    maxBytes: MAX_LIST_BYTES,
    retries: 1,
    concurrency: CONCURRENCY,
    headers: { 'user-agent': userAgent, 'accept-encoding': 'gzip, deflate' },
  };
  const block = createBlock(clock.now);
  const turns = createReadingTurns({
    atOnce: CONCURRENCY,
    perSecond: BUDGET.count,
    withinMs: TURNS_MS,
    now: clock.now,
  });
  const web = createSource({ ...shared, name: 'EDGAR', origin: url });
  const data = createSource({ ...shared, name: 'EDGAR data', origin: dataUrl });
  const maps = createCache<TickerMap>({ source: web.name, ttlMs: DAY_MS, maxEntries: 1, now: clock.now });
  const memory = createTickerMemory({ table: undefined, clock, ...remembered });
  let last: { readonly etag: string; readonly map: TickerMap } | undefined;

  /** Revalidates a day-old map by its entity tag, because it changes less often. */
  async function loadTickerMap(signal: AbortSignal): Promise<TickerMap> {
    const known = last;
    const headers: Record<string, string> = known ? { 'if-none-match': known.etag } : {};
    const read = (reply: Reply): TickerMap => {
      if (reply.status === 304 && known) return known.map;
      const map = readTickerMap(readJson(reply));
      if (map === null) throw shapeFailure(reply);
      const etag = reply.headers.get('etag');
      last = etag === undefined ? undefined : { etag, map };
      return map;
    };
    const map = await block.guard(signal, (guarded) => web.get(TICKER_MAP_PATH, { signal: guarded, headers, read }));
    return judgedTickerMap(map, memory);
  }

  function begin(calls: number): EdgarLookup {
    const party = turns.enter(calls);
    if (!party) throw new HeldBack('own_budget', turns.backlogMs());

    const inTurn = <T>(signal: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
      block.guard(signal, async (guarded) => {
        const release = await party.take(guarded).catch(() => {
          throw abortFailure(web.name, guarded.reason);
        });
        try {
          return await call(guarded);
        } finally {
          release();
        }
      });

    return {
      async company(cik, { limit, signal }) {
        const read = (reply: Reply): Company | undefined => {
          if (reply.status === 404) return undefined;
          const submissions = readSubmissions(readJson(reply), { limit });
          if (submissions.kind !== 'company' || submissions.cik !== cik) throw shapeFailure(reply);
          return submissions;
        };
        try {
          const path = submissionsPath(cik);
          return await inTurn(signal, (guarded) => data.get(path, { signal: guarded, answers: [404], read }));
        } catch (error) {
          if (error instanceof UpstreamFailure && edgarTrouble(error) === 'missing') return undefined;
          throw error;
        }
      },
      async document(filing, { xmlName, signal }) {
        const path = rawXmlPath(filing, xmlName);
        const read = ({ body }: Reply): Uint8Array => body;
        return inTurn(signal, (guarded) => web.get(path, { signal: guarded, maxBytes: MAX_DOCUMENT_BYTES, read }));
      },
      expect: party.expect,
      end: party.leave,
    };
  }

  return {
    startLookup: (signal) => startDeadline(LOOKUP_MS, { clock, signal }),
    tickerMap: (signal) => maps.get('', { load: loadTickerMap, signal }),
    lists: memory.states,
    begin,
    async close() {
      await Promise.all([web.close(), data.close()]);
    },
  };
}
