import { isJsonObject, parseJson, type JsonObject } from '../../../json.ts';
import { abortable, wait } from '../../../upstream/abort.ts';
import { createCache } from '../../../upstream/cache.ts';
import type { Clock } from '../../../upstream/clock.ts';
import { abortFailure, shapeFailure } from '../../../upstream/failure.ts';
import type { Reply } from '../../../upstream/reply.ts';
import { createSource, type ObserveCall } from '../../../upstream/source.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import type { Judgement } from '../../../whole-lists/judge-reading.ts';
import type { DoubtedList, ScreenedList } from '../../../whole-lists/answer.ts';
import { createCslMemory, type CslMemoryParts } from './csl-memory.ts';
import { copyEntry, type CopyEntry, type ListCopy } from './list-copy.ts';
import { CSL_RECORDS, isScreened, readRecord, recordKey, type CslRecord } from './csl-record.ts';
import { CSL_NAME } from './search.ts';
import { SplitError, splitResults } from './split-results.ts';

/** Where to read the download. */
export interface CslDownloadOptions {
  /** Scheme, host and port. */
  readonly url: string;
  /** Where the sizes of its lists are remembered. */
  readonly remembered?: CslMemoryParts | undefined;
  readonly observe?: ObserveCall | undefined;
  readonly clock: Clock;
}

/** The copy and when its publisher last confirmed it, in milliseconds since 1970. */
export interface DatedCopy {
  readonly copy: ListCopy;
  readonly readAt: number;
  /** Incomplete lists of the copy. What they lost is still in the copy, as far as it is known. */
  readonly doubts: readonly DoubtedList[];
}

/** The list's full download, which needs no key. */
export interface CslDownload {
  /** Returns the copy, at most an hour old. Throws `UpstreamFailure` if there is none. */
  readonly copy: (signal: AbortSignal) => Promise<DatedCopy>;
  /** The current copy, whatever its age; undefined before the first. */
  readonly held: () => DatedCopy | undefined;
  /** Each list as last read. */
  readonly lists: () => readonly ScreenedList[];
  readonly close: () => Promise<void>;
}

const DOWNLOAD_PATH = '/downloadable_consolidated_screening_list/v1/consolidated.json';

/** The publisher regenerates the file every hour. */
const HOUR_MS = 60 * 60_000;

/** The file is about 32 MB. */
const MAX_BYTES = 128_000_000;

/** For the whole file: 32 MB at 2 Mbit/s take 128 s. Callers do not wait that long; a later one finds it done. */
const DOWNLOAD_MS = 150_000;

/** A failed download is not retried at once: the file is large, and requests may come by the hundred. */
const FAILURE_MS = 15_000;

/** Records parsed before yielding to other requests. */
const RECORDS_AT_A_TIME = 250;

/** A file with a larger share of unreadable records is rejected; a smaller share makes the screen incomplete. */
const MAX_UNREAD_SHARE = 0.01;

/** Creates a client for the download. One runs at a time, whoever asks, and continues when they leave. */
export function createCslDownload({ url, remembered, observe, clock }: CslDownloadOptions): CslDownload {
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
  const memory = createCslMemory({ ...remembered, clock });
  const closing = new AbortController();
  let last: { readonly etag: string | undefined; readonly file: ReadFile; readonly dated: DatedCopy } | undefined;
  let failed: { readonly failure: unknown; readonly until: number } | undefined;

  async function download(signal: AbortSignal): Promise<DatedCopy> {
    const known = last;
    const headers = known?.etag === undefined ? {} : { 'if-none-match': known.etag };
    const reply = await source.get(DOWNLOAD_PATH, {
      signal,
      headers,
      expects: { rows: CSL_RECORDS, in: firstRecords },
    });
    const file = reply.status === 304 && known ? known.file : await readFile(reply, { clock, signal });
    // Also for an unchanged file: a doubt can end merely by time.
    const judged = await memory.judge(file.records);
    const copy = await copyOf(file, judged, { clock, signal });
    const dated = { copy, doubts: judged.doubts, readAt: clock.date() };
    last = { etag: reply.headers.get('etag') ?? known?.etag, file, dated };
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
        // No caller's leaving ends the download: it would never finish if it takes longer than callers wait.
        return await abortable(copies.get('', { load }), signal);
      } catch (error) {
        throw signal.aborted ? abortFailure(CSL_NAME, signal.reason) : error;
      }
    },
    held: () => last?.dated,
    lists: memory.states,
    async close() {
      closing.abort();
      await source.close();
    },
  };
}

/** A parsed download, before it is judged. */
interface ReadFile {
  /** Records that may be screened. */
  readonly records: readonly CslRecord[];
  readonly entries: readonly CopyEntry[];
  /** Number of unreadable records. */
  readonly unread: number;
}

interface DownloadReading {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Records checked against what is expected of all. */
const MAX_FIRST_RECORDS = 50;

/** Returns the first records of a download; none if it is not one. */
function firstRecords({ body }: Reply): readonly JsonObject[] {
  try {
    return [...splitResults(body).take(MAX_FIRST_RECORDS)].flatMap((bytes) => {
      const json = parseJson(bytes);
      return json.kind === 'value' && isJsonObject(json.value) ? [json.value] : [];
    });
  } catch (error) {
    if (error instanceof SplitError) return [];
    throw error;
  }
}

/** A file with more source lists is rejected; the real one has thirteen. */
const MAX_LISTS = 100;

/**
 * Parses the file record by record and keeps the served parts. Throws `shape` for any other file, and for one without
 * organizations.
 */
async function readFile(reply: Reply, reading: DownloadReading): Promise<ReadFile> {
  const records: CslRecord[] = [];
  const entries: CopyEntry[] = [];
  const known = new Set<string>();
  let unread = 0;
  let read = 0;
  try {
    const split = splitResults(reply.body);
    let next = split.next();
    for (; next.done !== true; next = split.next()) {
      const json = parseJson(next.value);
      const record = json.kind === 'value' ? readRecord(json.value) : undefined;
      read++;
      const key = record && json.kind === 'value' ? recordKey(json.value, record) : '';
      if (!record) unread++;
      else if (isScreened(record) && !known.has(key)) {
        known.add(key);
        records.push(record);
        entries.push(copyEntry(record));
      }
      if (read % RECORDS_AT_A_TIME === 0) await wait(0, reading);
    }
    if (!isSound(next.value, read)) throw shapeFailure({ source: CSL_NAME, status: reply.status });
  } catch (error) {
    throw error instanceof SplitError ? shapeFailure({ source: CSL_NAME, status: reply.status }) : error;
  }
  const lists = new Set(records.map(({ source }) => source)).size;
  if (lists === 0 || lists > MAX_LISTS || unread > read * MAX_UNREAD_SHARE)
    throw shapeFailure({ source: CSL_NAME, status: reply.status });
  return { records, entries, unread };
}

/** The text around the records is about 20 bytes. */
const MAX_AROUND_BYTES = 1_000_000;

/** Whether the text around the records neither reports a failure nor counts different records. */
function isSound(around: Uint8Array, read: number): boolean {
  const json = around.length > MAX_AROUND_BYTES ? undefined : parseJson(around);
  if (json?.kind !== 'value' || !isJsonObject(json.value)) return false;
  const { total = null } = json.value;
  return !statesFailure(json.value) && (total === null || total === read);
}

/** Builds a copy of a file, including everything it lost while any of its lists is doubted. */
async function copyOf(
  { entries, unread }: ReadFile,
  { lost }: Judgement<CslRecord>,
  reading: DownloadReading,
): Promise<ListCopy> {
  const lostEntries: CopyEntry[] = [];
  for (const record of lost) {
    lostEntries.push(copyEntry(record));
    if (lostEntries.length % RECORDS_AT_A_TIME === 0) await wait(0, reading);
  }
  return { entries: lost.length === 0 ? entries : [...entries, ...lostEntries], unread };
}
