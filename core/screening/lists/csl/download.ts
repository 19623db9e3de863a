import { parseJson } from '../../../json.ts';
import { abortable, wait } from '../../../upstream/abort.ts';
import { createCache } from '../../../upstream/cache.ts';
import type { Clock } from '../../../upstream/clock.ts';
import { abortFailure, shapeFailure } from '../../../upstream/failure.ts';
import type { Reply } from '../../../upstream/reply.ts';
import { createSource, type ObserveCall } from '../../../upstream/source.ts';
import { copyEntry, type CopyEntry, type ListCopy } from './list-copy.ts';
import { isScreened, readRecord } from './record.ts';
import { CSL_NAME } from './search.ts';
import { SplitError, splitResults } from './split-results.ts';

/** Where the download is read from. */
export interface CslDownloadOptions {
  /** Scheme, host and port. */
  readonly url: string;
  /** What a download has to hold; the real list's measure unless given. */
  readonly whole?: WholeDownload | undefined;
  readonly observe?: ObserveCall | undefined;
  readonly clock: Clock;
}

/** What a download has to hold at least to be taken for the whole list. */
export interface WholeDownload {
  readonly leastRecords: number;
  /** Words in the names of the lists of which it has to have a record each. */
  readonly lists: readonly string[];
}

/** The copy and when its publisher last stated it, in milliseconds since 1970. */
export interface DatedCopy {
  readonly copy: ListCopy;
  readonly readAt: number;
}

/** The list's full download, which asks for no key. */
export interface CslDownload {
  /** The copy, at most an hour old. Throws `UpstreamFailure` where there is none. */
  readonly copy: (signal: AbortSignal) => Promise<DatedCopy>;
  /** When the copy that is held was read; undefined before the first. */
  readonly readAt: () => number | undefined;
  readonly close: () => Promise<void>;
}

const DOWNLOAD_PATH = '/downloadable_consolidated_screening_list/v1/consolidated.json';

/** The real file has about 25,900 records; nine in ten of them are on these two lists. */
const WHOLE_DOWNLOAD: WholeDownload = { leastRecords: 10_000, lists: ['(SDN)', '(EL)'] };

/** The publisher makes the file anew every hour. */
const HOUR_MS = 60 * 60_000;

/** The file has about 32 MB. */
const MAX_BYTES = 128_000_000;

/** For the file as a whole: 32 MB at 2 Mbit/s take 128 s. Whoever asks does not wait that long, and the next finds it done. */
const DOWNLOAD_MS = 150_000;

/** A download that failed is not tried again at once: the file is large, and requests may come by the hundred. */
const FAILURE_MS = 15_000;

/** Records read before other requests have their turn. */
const RECORDS_AT_A_TIME = 250;

/** More records than this that cannot be read are another file; fewer leave the screen incomplete. */
const MOST_UNREAD_SHARE = 0.01;

/** A client for the download. One is under way at a time, whoever asks, and it goes on when they leave. */
export function createCslDownload({ url, whole = WHOLE_DOWNLOAD, observe, clock }: CslDownloadOptions): CslDownload {
  const source = createSource({
    name: CSL_NAME,
    origin: url,
    timeoutMs: DOWNLOAD_MS,
    maxBytes: MAX_BYTES,
    retries: 1,
    headers: { accept: 'application/json' },
    clock,
    ...(observe && { observe }),
  });
  const copies = createCache<DatedCopy>({ source: CSL_NAME, ttlMs: HOUR_MS, maxEntries: 1, now: clock.now });
  const closing = new AbortController();
  let last: { readonly etag: string | undefined; readonly dated: DatedCopy } | undefined;
  let failed: { readonly failure: unknown; readonly until: number } | undefined;

  async function download(signal: AbortSignal): Promise<DatedCopy> {
    const known = last;
    const headers = known?.etag === undefined ? {} : { 'if-none-match': known.etag };
    const reply = await source.get(DOWNLOAD_PATH, { signal, headers });
    const copy = reply.status === 304 && known ? known.dated.copy : await readCopy(reply, { whole, clock, signal });
    const dated = { copy, readAt: clock.date() };
    last = { etag: reply.headers.get('etag') ?? known?.etag, dated };
    return dated;
  }

  async function load(signal: AbortSignal): Promise<DatedCopy> {
    if (failed && clock.now() < failed.until) throw failed.failure;
    const ending = AbortSignal.any([signal, closing.signal]);
    try {
      return await download(ending);
    } catch (error) {
      const failure = ending.aborted ? abortFailure(CSL_NAME, ending.reason) : error;
      failed = { failure, until: clock.now() + FAILURE_MS };
      throw failure;
    }
  }

  return {
    async copy(signal) {
      try {
        // Nobody's leaving ends the download: it would never be done where it takes longer than one waits.
        return await abortable(copies.get('', { load }), signal);
      } catch (error) {
        throw signal.aborted ? abortFailure(CSL_NAME, signal.reason) : error;
      }
    },
    readAt: () => last?.dated.readAt,
    async close() {
      closing.abort();
      await source.close();
    },
  };
}

/** Reads the file record by record, keeping what is served of it. Throws `shape` for another file, or one that is not the whole list. */
async function readCopy(
  reply: Reply,
  { whole, clock, signal }: { whole: WholeDownload; clock: Clock; signal: AbortSignal },
): Promise<ListCopy> {
  const entries: CopyEntry[] = [];
  const lists = new Set<string>();
  let unread = 0;
  let read = 0;
  try {
    for (const bytes of splitResults(reply.body)) {
      const json = parseJson(bytes);
      const record = json.kind === 'value' ? readRecord(json.value) : undefined;
      read++;
      if (record) lists.add(record.source);
      if (!record) unread++;
      else if (isScreened(record)) entries.push(copyEntry(record));
      if (read % RECORDS_AT_A_TIME === 0) await wait(0, { clock, signal });
    }
  } catch (error) {
    throw error instanceof SplitError ? shapeFailure({ source: CSL_NAME, status: reply.status }) : error;
  }
  const isWhole = read - unread >= whole.leastRecords && holdsAll(lists, whole.lists);
  if (!isWhole || entries.length === 0 || unread > read * MOST_UNREAD_SHARE)
    throw shapeFailure({ source: CSL_NAME, status: reply.status });
  return { entries, unread };
}

function holdsAll(lists: ReadonlySet<string>, needed: readonly string[]): boolean {
  return needed.every((words) => lists.values().some((list) => list.includes(words)));
}
