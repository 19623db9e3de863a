import type { Source } from '../../answer.ts';
import { createCache } from '../../../upstream/cache.ts';
import { systemClock, type Clock } from '../../../upstream/clock.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import { readText, type Reply } from '../../../upstream/reply.ts';
import { createSource, type ObserveCall } from '../../../upstream/source.ts';
import { unreadNote } from '../unread-note.ts';
import {
  countListings,
  DATED_LISTINGS,
  hasShrunk,
  highestListings,
  type KnownListings,
  type KnownListingsStore,
} from './known-listings.ts';
import { readList, type EntityList } from './read-list.ts';
import { comparedListing, type ComparedListing, type UflpaReading } from './section.ts';

/** Where the list is read from, and where its size is remembered. */
export interface UflpaOptions {
  /** Scheme, host and port of the publisher. */
  readonly url: string;
  readonly known: KnownListingsStore;
  /** The size that is known before any reading; that of the dated page unless given. */
  readonly baseline?: KnownListings;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
}

/** The forced-labor entity list. */
export interface Uflpa {
  /**
   * Reads the page, anew for each request; requests at the same moment share one reading. It never throws for what goes wrong
   * outside: the reading is then an `error`, and its source says why.
   */
  readonly read: (signal: AbortSignal) => Promise<UflpaReading>;
  /** What a section's source says before anything was read. */
  readonly source: () => Source;
  /** Lets the readings under way end, and takes no more. */
  readonly close: () => Promise<void>;
}

export const UFLPA_NAME = 'UFLPA Entity List';
const PATH = '/uflpa-entity-list';
const PUBLISHED_AT = `https://www.dhs.gov${PATH}`;

/** The site answers 403 to agents that do not begin as browsers do, and to short ones. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Tracewell; reads the UFLPA Entity List for screening)';

const TIMEOUT_MS = 20_000;

/** Inflated; the page has 134 kB. */
const MAX_BYTES = 4_000_000;

const NOTE =
  'Read from the page of the list for this request; its date is the day on which the page says it was updated.';

/** A page as it was last read, and what the site knows it by. */
interface LastRead {
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
  readonly list: ReadList;
}

/** The list with its listings as they are compared. */
interface ReadList extends Pick<EntityList, 'updated'> {
  readonly listings: readonly ComparedListing[];
  readonly counts: KnownListings;
}

/** A client for the list's page. There is to be one in a process. */
export function createUflpa({
  url,
  known,
  baseline = DATED_LISTINGS,
  observe,
  clock = systemClock,
}: UflpaOptions): Uflpa {
  const source = createSource({
    name: UFLPA_NAME,
    origin: url,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    retries: 1,
    headers: { 'user-agent': USER_AGENT, accept: 'text/html', 'accept-language': 'en' },
    clock,
    ...(observe && { observe }),
  });
  // Nothing is kept: it only lets those who ask at the same moment share an answer.
  const readings = createCache<ReadList>({ source: UFLPA_NAME, ttlMs: 0, maxEntries: 1, now: clock.now });
  let last: LastRead | undefined;
  let counts: KnownListings | undefined;

  async function fetchList(signal: AbortSignal): Promise<ReadList> {
    const highest = counts ?? highestListings(baseline, (await known.read()) ?? {});
    counts = highest;
    const before = last;
    const list = await source.get(PATH, {
      signal,
      headers: conditions(before),
      read(reply) {
        if (reply.status === 304 && before) return before.list;
        const read = readReply(reply, highest);
        const { headers } = reply;
        last = { etag: headers.get('etag'), lastModified: headers.get('last-modified'), list: read };
        return read;
      },
    });
    await remember(highestListings(highest, list.counts));
    return list;
  }

  async function remember(now: KnownListings): Promise<void> {
    if (JSON.stringify(now) === JSON.stringify(counts)) return;
    counts = now;
    await known.write(now);
  }

  return {
    async read(signal) {
      try {
        const { listings, updated } = await readings.get('', { load: fetchList, signal });
        return { status: 'read', listings, source: sourceOf(NOTE, updated) };
      } catch (error) {
        if (error instanceof UpstreamFailure) return { status: 'error', source: sourceOf(unreadNote(error)) };
        throw error;
      }
    },
    source: () => sourceOf(NOTE),
    close: () => source.close(),
  };
}

function conditions(before: LastRead | undefined): Record<string, string> {
  if (before?.etag !== undefined) return { 'if-none-match': before.etag };
  return before?.lastModified === undefined ? {} : { 'if-modified-since': before.lastModified };
}

/** The list in a reply. Throws `shape` for a page that is not the list's, or holds far less of it than was known. */
function readReply(reply: Reply, known: KnownListings): ReadList {
  const list = readList(readText(reply));
  const counts = countListings(list?.listings ?? []);
  if (!list || hasShrunk(counts, known)) {
    throw new UpstreamFailure({ source: UFLPA_NAME, kind: 'shape', status: reply.status });
  }
  return { listings: list.listings.map(comparedListing), updated: list.updated, counts };
}

function sourceOf(note: string, asOf: string | null = null): Source {
  return { name: UFLPA_NAME, url: PUBLISHED_AT, basis: 'live', as_of: asOf, note };
}
