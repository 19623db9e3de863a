import type { Source } from '../../answer.ts';
import { createCache } from '../../../upstream/cache.ts';
import { systemClock, type Clock } from '../../../upstream/clock.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import { readText, type Reply } from '../../../upstream/reply.ts';
import { createSource, type ObserveCall } from '../../../upstream/source.ts';
import type { ScreenedList } from '../../../whole-lists/answer.ts';
import { withDoubts } from '../../../whole-lists/doubt-note.ts';
import { createListMemory, type ListMemoryParts } from '../../../whole-lists/list-memory.ts';
import type { RememberedList } from '../../../whole-lists/remembered-list.ts';
import { USUAL_UFLPA_CATEGORIES } from '../../../whole-lists/usual-lists.ts';
import { unreadNote } from '../unread-note.ts';
import { keptListing } from './kept-listing.ts';
import { readList, type UflpaListing } from './read-list.ts';
import { comparedEntry, type ComparedEntry } from '../../matching.ts';
import type { UflpaReading } from './uflpa-section.ts';

/** Where to read the list and where its size is remembered. */
export interface UflpaOptions {
  /** Scheme, host and port of the publisher. */
  readonly url: string;
  /** User-Agent for the site; a browser's full string if it accepts nothing else. */
  readonly userAgent?: string | undefined;
  /**
   * Where the sizes of its categories are remembered (default only in this process), and the sizes before the first
   * read.
   */
  readonly remembered?: Partial<ListMemoryParts> & { readonly usual?: Readonly<Record<string, RememberedList>> };
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
}

/** The forced-labor entity list. */
export interface Uflpa {
  /**
   * Reads the page, again for each request; concurrent requests share one read. Outside failures never throw: the
   * reading is then an `error`, and its source says why.
   */
  readonly read: (signal: AbortSignal) => Promise<UflpaReading>;
  /** A section's source before anything was read. */
  readonly source: () => Source;
  /** Each category as last read; none before the first read. */
  readonly lists: () => readonly ScreenedList[];
  /** Lets reads in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

export const UFLPA_NAME = 'UFLPA Entity List';
const PATH = '/uflpa-entity-list';
const PUBLISHED_AT = `https://www.dhs.gov${PATH}`;

/** The site answers 403 to agents that do not begin like browsers, and to short ones. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Tracewell; reads the UFLPA Entity List for screening)';

const TIMEOUT_MS = 20_000;

/** Inflated; the page has 134 kB. */
const MAX_BYTES = 4_000_000;

const NOTE = 'Read from the list page for this request; the date is the day the page says it was updated.';

/** The list with its listings prepared for comparison. */
interface ReadList {
  readonly listings: readonly UflpaListing[];
  readonly compared: readonly ComparedEntry<UflpaListing>[];
  readonly updated: string | null;
}

/** The last page read, with its validators. */
interface LastRead {
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
  readonly list: ReadList;
}

/** Creates a client for the list's page. Use one per process. */
export function createUflpa({
  url,
  userAgent = USER_AGENT,
  remembered: { usual = USUAL_UFLPA_CATEGORIES, ...remembered } = {},
  observe,
  clock = systemClock,
}: UflpaOptions): Uflpa {
  const source = createSource({
    name: UFLPA_NAME,
    origin: url,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    retries: 1,
    headers: { 'user-agent': userAgent, accept: 'text/html', 'accept-language': 'en' },
    clock,
    ...(observe && { observe }),
  });
  const memory = createListMemory<UflpaListing>(
    {
      name: 'forced_labor_entity_list',
      usualFor: () => usual,
      listOf: ({ basis }) => basis,
      keyOf: ({ listedDate, name, aliases }) => [listedDate, name, ...aliases].join('\n'),
      nameOf: ({ name }) => name,
      readKept: keptListing,
    },
    { table: undefined, clock, ...remembered },
  );
  // Nothing is cached: this only lets concurrent requests share an answer.
  const readings = createCache<UflpaReading>({ source: UFLPA_NAME, ttlMs: 0, maxEntries: 1, now: clock.now });
  let last: LastRead | undefined;

  async function fetchList(signal: AbortSignal): Promise<UflpaReading> {
    const before = last;
    const { listings, compared, updated } = await source.get(PATH, {
      signal,
      headers: conditions(before),
      read(reply) {
        if (reply.status === 304 && before) return before.list;
        const list = readReply(reply);
        const { headers } = reply;
        last = { etag: headers.get('etag'), lastModified: headers.get('last-modified'), list };
        return list;
      },
    });
    const { doubts, lost } = await memory.judge(listings);
    return {
      status: 'read',
      listings: lost.length === 0 ? compared : [...compared, ...lost.map(comparedEntry)],
      source: withDoubts(sourceOf(NOTE, updated), doubts),
    };
  }

  return {
    async read(signal) {
      try {
        return await readings.get('', { load: fetchList, signal });
      } catch (error) {
        if (error instanceof UpstreamFailure) return { status: 'error', source: sourceOf(unreadNote(error)) };
        throw error;
      }
    },
    source: () => sourceOf(NOTE),
    lists: memory.states,
    close: () => source.close(),
  };
}

function conditions(before: LastRead | undefined): Record<string, string> {
  if (before?.etag !== undefined) return { 'if-none-match': before.etag };
  return before?.lastModified === undefined ? {} : { 'if-modified-since': before.lastModified };
}

/** Parses the list in a reply. Throws `shape` for any other page. */
function readReply(reply: Reply): ReadList {
  const list = readList(readText(reply));
  if (!list) throw new UpstreamFailure({ source: UFLPA_NAME, kind: 'shape', status: reply.status });
  return { ...list, compared: list.listings.map(comparedEntry) };
}

function sourceOf(note: string, asOf: string | null = null): Source {
  return { name: UFLPA_NAME, url: PUBLISHED_AT, basis: 'live', as_of: asOf, note };
}
