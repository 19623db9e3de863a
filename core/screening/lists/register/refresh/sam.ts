import { isJsonObject } from '../../../../json.ts';
import { UpstreamFailure } from '../../../../upstream/failure.ts';
import { readJson, type Reply } from '../../../../upstream/reply.ts';
import { createSource, type ObserveCall, type UpstreamSource } from '../../../../upstream/source.ts';
import { dayOfName } from './extract-day.ts';
import type { Extract } from './read-extract.ts';

/** Which address to call, and by which of its two services. */
export interface SamOptions {
  /** Scheme, host and port. */
  readonly url: string;
  /** With a key the documented service is used, otherwise the service behind the public download page. */
  readonly apiKey: string | undefined;
  readonly observe?: ObserveCall | undefined;
  /** Maximum number of retries; default two. */
  readonly retries?: number;
}

/** A request for the newest extract. */
export interface SamQuestion {
  /** Day of the served copy, YYYY-MM-DD: an extract from that day or earlier is not downloaded. */
  readonly servedDate: string | null;
  readonly signal: AbortSignal;
  readonly now: Date;
}

/** The newest extract, or that none is newer than the served copy, or that there is none for now. */
export type SamAnswer =
  | { readonly status: 'extract'; readonly extract: Extract }
  | { readonly status: 'not_newer' }
  | { readonly status: 'not_published' };

const SOURCE_NAME = 'SAM.gov';
const DOWNLOAD_MS = 10 * 60 * 1000;

/** Ten times the size of the real archive. */
const MAX_BYTES = 128 * 1024 * 1024;

/** How many of the newest names are tried in turn: the listing can be ahead of the files. */
const NAMES_TRIED = 3;

/** The files are in a store that SAM.gov redirects to, with an address valid for some minutes. */
const REDIRECTS = [301, 302, 303, 307, 308];

/** Programs that do not identify themselves as browsers are turned away. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; tracewell)' };

const LIST_PATH = '/api/prod/fileextractservices/v1/api/listfiles';
const DOWNLOAD_PATH = '/api/prod/fileextractservices/v1/api/download/Exclusions/Public%20V2/';
const KEYED_PATH = '/data-services/v1/extracts';

/**
 * Downloads the newest extract of the exclusions register from SAM.gov. Throws `UpstreamFailure` if it is unavailable.
 */
export async function newestExtract(options: SamOptions, question: SamQuestion): Promise<SamAnswer> {
  const source = openSource(options, options.url);
  try {
    if (options.apiKey !== undefined) {
      return await keyedExtract({ ...options, apiKey: options.apiKey }, { ...question, source });
    }
    return await listedExtract(options, { ...question, source });
  } finally {
    await source.close();
  }
}

/**
 * Checks whether SAM.gov serves an extract without downloading it and returns the day of the newest one listed,
 * YYYY-MM-DD. With a key, which has ten calls a day, checks where the extract is; null if its name does not state a
 * day. Undefined if there is none.
 */
export async function newestDay(
  options: SamOptions,
  { signal, now }: Pick<SamQuestion, 'signal' | 'now'>,
): Promise<string | null | undefined> {
  const source = openSource({ ...options, retries: 0 }, options.url);
  try {
    if (options.apiKey === undefined) return (await listed(source, { signal, now }))[0]?.day;
    const query = { api_key: options.apiKey, fileType: 'EXCLUSION' };
    const reply = await source.get(KEYED_PATH, { query, answers: REDIRECTS, signal });
    if (!REDIRECTS.includes(reply.status)) return reply.body.length === 0 ? undefined : null;
    return dayOfName(lastSegment(storeAddress(reply, options.url)));
  } finally {
    await source.close();
  }
}

type Asked = SamQuestion & { readonly source: UpstreamSource };

/** Without a date the service returns its newest extract; it costs one of a key's ten daily calls. */
async function keyedExtract(options: SamOptions & { readonly apiKey: string }, asked: Asked): Promise<SamAnswer> {
  const query = { api_key: options.apiKey, fileType: 'EXCLUSION' };
  const reply = await asked.source.get(KEYED_PATH, { query, answers: REDIRECTS, signal: asked.signal });
  const extract = await extractOf(reply, { options, asked, name: dispositionName(reply) });
  return extract ? { status: 'extract', extract } : { status: 'not_published' };
}

async function listedExtract(options: SamOptions, asked: Asked): Promise<SamAnswer> {
  const names = await listed(asked.source, asked);
  for (const { name, day } of names.slice(0, NAMES_TRIED)) {
    if (asked.servedDate !== null && day <= asked.servedDate) return { status: 'not_newer' };
    const path = DOWNLOAD_PATH + encodeURIComponent(name);
    const reply = await asked.source.get(path, {
      query: { privacy: 'Public' },
      answers: REDIRECTS,
      signal: asked.signal,
    });
    const extract = await extractOf(reply, { options, asked, name });
    if (extract) return { status: 'extract', extract };
  }
  return { status: 'not_published' };
}

function listed(source: UpstreamSource, { signal, now }: Pick<SamQuestion, 'signal' | 'now'>): Promise<ListedName[]> {
  const query = { random: now.getTime(), domain: 'Exclusions/Public V2', privacy: 'Public' };
  return source.get(LIST_PATH, { query, signal, read: listedNames });
}

interface ListedName {
  readonly name: string;
  readonly day: string;
}

/** Returns the names of extracts in a listing, newest first. Throws `shape` if it is not a listing. */
function listedNames(reply: Reply): ListedName[] {
  const listing = readJson(reply);
  const embedded = isJsonObject(listing) ? listing['_embedded'] : undefined;
  const files = isJsonObject(embedded) ? embedded['customS3ObjectSummaryList'] : undefined;
  if (!Array.isArray(files)) throw new UpstreamFailure({ source: reply.source, kind: 'shape', status: reply.status });
  const names = files.flatMap((file: unknown) => {
    const key = isJsonObject(file) ? file['key'] : undefined;
    const name = typeof key === 'string' ? key.slice(key.lastIndexOf('/') + 1) : '';
    const day = dayOfName(name);
    return day !== null && name.toLowerCase().endsWith('.zip') ? [{ name, day }] : [];
  });
  return names.sort((a, b) => (a.day < b.day ? 1 : -1));
}

interface FoundExtract {
  readonly options: SamOptions;
  readonly asked: Asked;
  /** The extract's name, if known. */
  readonly name: string | undefined;
}

/** Returns the extract in a reply, or where the reply points; undefined if it is empty, which means a missing file. */
async function extractOf(reply: Reply, { options, asked, name }: FoundExtract): Promise<Extract | undefined> {
  if (!REDIRECTS.includes(reply.status)) {
    return reply.body.length === 0 ? undefined : { name: name ?? '', bytes: reply.body };
  }
  const location = storeAddress(reply, options.url);
  const store = openSource(options, location.origin);
  try {
    const { body } = await store.get(location.pathname + location.search, { signal: asked.signal });
    return body.length === 0 ? undefined : { name: name ?? lastSegment(location), bytes: body };
  } finally {
    await store.close();
  }
}

/** Returns the target of a redirect. Throws `redirect` unless it is another host over https, or the configured one. */
function storeAddress(reply: Reply, configured: string): URL {
  const location = URL.parse(reply.headers.get('location') ?? '', configured);
  if (location && (location.protocol === 'https:' || location.hostname === new URL(configured).hostname))
    return location;
  throw new UpstreamFailure({ source: reply.source, kind: 'redirect', status: reply.status });
}

function lastSegment(location: URL): string {
  const segment = location.pathname.slice(location.pathname.lastIndexOf('/') + 1);
  return dayOfName(segment) === null ? '' : segment;
}

const MAX_HEADER = 500;

/** Returns the file name stated in the reply; undefined if there is none. */
function dispositionName(reply: Reply): string | undefined {
  const header = reply.headers.get('content-disposition') ?? '';
  return header.length > MAX_HEADER ? undefined : /\bfilename="?([\w.-]{1,100})/i.exec(header)?.[1];
}

function openSource(options: SamOptions, origin: string): UpstreamSource {
  return createSource({
    name: SOURCE_NAME,
    origin,
    timeoutMs: DOWNLOAD_MS,
    maxBytes: MAX_BYTES,
    retries: options.retries ?? 2,
    concurrency: 1,
    headers: HEADERS,
    ...(options.observe && { observe: options.observe }),
  });
}
