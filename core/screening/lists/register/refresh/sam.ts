import { isJsonObject } from '../../../../json.ts';
import { UpstreamFailure } from '../../../../upstream/failure.ts';
import { readJson, type Reply } from '../../../../upstream/reply.ts';
import { createSource, type ObserveCall, type UpstreamSource } from '../../../../upstream/source.ts';
import { dayOfName } from './extract-day.ts';
import type { Extract } from './read-extract.ts';

/** Which address is asked, and by which of its two services. */
export interface SamOptions {
  /** Scheme, host and port. */
  readonly url: string;
  /** With one the documented service is asked, without one the service behind the public download page. */
  readonly apiKey: string | undefined;
  readonly observe?: ObserveCall | undefined;
}

/** What is asked for, and when. */
export interface SamQuestion {
  /** The day of the served copy, YYYY-MM-DD: an extract of that day or an earlier one is not downloaded. */
  readonly servedDate: string | null;
  readonly signal: AbortSignal;
  readonly now: Date;
}

/** The newest extract, or that there is none newer than the served copy, or none at all for now. */
export type SamAnswer =
  | { readonly status: 'extract'; readonly extract: Extract }
  | { readonly status: 'not_newer' }
  | { readonly status: 'not_published' };

const SOURCE_NAME = 'SAM.gov';
const DOWNLOAD_MS = 10 * 60 * 1000;

/** Ten times the size of the real archive. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Newest names that are asked for in turn: the listing can be ahead of the files. */
const NAMES_TRIED = 3;

/** The files themselves lie in a store that SAM.gov redirects to, with an address that is good for some minutes. */
const REDIRECTS = [301, 302, 303, 307, 308];

/** Programs that name themselves otherwise than browsers do are turned away. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; tracewell)' };

const LIST_PATH = '/api/prod/fileextractservices/v1/api/listfiles';
const DOWNLOAD_PATH = '/api/prod/fileextractservices/v1/api/download/Exclusions/Public%20V2/';
const KEYED_PATH = '/data-services/v1/extracts';

/** Downloads the newest extract of the exclusions register from SAM.gov. Throws `UpstreamFailure` where it cannot be had. */
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

type Asked = SamQuestion & { readonly source: UpstreamSource };

/** Without a date the service answers its newest extract; one call of the ten a day that a key may have. */
async function keyedExtract(options: SamOptions & { readonly apiKey: string }, asked: Asked): Promise<SamAnswer> {
  const query = { api_key: options.apiKey, fileType: 'EXCLUSION' };
  const reply = await asked.source.get(KEYED_PATH, { query, answers: REDIRECTS, signal: asked.signal });
  const extract = await extractOf(reply, { options, asked, name: dispositionName(reply) });
  return extract ? { status: 'extract', extract } : { status: 'not_published' };
}

async function listedExtract(options: SamOptions, asked: Asked): Promise<SamAnswer> {
  const query = { random: asked.now.getTime(), domain: 'Exclusions/Public V2', privacy: 'Public' };
  const names = await asked.source.get(LIST_PATH, { query, signal: asked.signal, read: listedNames });
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

interface ListedName {
  readonly name: string;
  readonly day: string;
}

/** The names of extracts in a listing, newest first. Throws `shape` where it is no listing. */
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
  /** What the extract is called, as far as that is known. */
  readonly name: string | undefined;
}

/** The extract in a reply, or where the reply points; undefined where it is empty, which is how a missing file is answered. */
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

/** Where a redirect leads. Throws `redirect` unless that is another host by https, or the configured one. */
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

/** The file name that the reply states; undefined where it states none. */
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
    retries: 2,
    concurrency: 1,
    headers: HEADERS,
    ...(options.observe && { observe: options.observe }),
  });
}
