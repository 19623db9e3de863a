import { UpstreamFailure } from '../../upstream/failure.ts';
import { readJson } from '../../upstream/reply.ts';
import { createSource } from '../../upstream/source.ts';
import { currentRelease, type Release } from './release-list.ts';

/** The release in force and the bytes of its export. */
export interface PublishedEdition extends Release {
  /** Undefined where the release was not wanted. */
  readonly bytes: Uint8Array | undefined;
}

/** What is asked of the publisher. */
export interface PublisherOptions {
  /** Scheme, host and port. */
  readonly url: string;
  readonly signal: AbortSignal;
  /** Whether a release has to be downloaded. */
  readonly isWanted: (release: Release) => boolean;
}

const SOURCE_NAME = 'USITC';
const LIST_PATH = '/reststop/releaseList';
const EXPORT_PATH = '/reststop/exportList';
const EXPORT_QUERY = { from: '0101', to: '9999', format: 'JSON', styles: 'false' };
const DOWNLOAD_MS = 10 * 60 * 1000;

/** Several times the size of the real export, about 14 MB. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Programs that do not name themselves as browsers do were refused. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; tracewell)' };

/**
 * The edition that the publisher serves, or its release without bytes where it is not wanted. The export does not say which
 * release it is of, so the list is read again after it: a release published in between would give it a false name. Throws
 * `UpstreamFailure` where the publisher cannot be read.
 */
export async function publishedEdition(options: PublisherOptions): Promise<PublishedEdition> {
  const { url, signal, isWanted } = options;
  const source = createSource({
    name: SOURCE_NAME,
    origin: url,
    timeoutMs: DOWNLOAD_MS,
    maxBytes: MAX_BYTES,
    retries: 2,
    concurrency: 1,
    headers: HEADERS,
  });
  const release = (): Promise<Release> =>
    source.get(LIST_PATH, {
      signal,
      read(reply) {
        const found = currentRelease(readJson(reply));
        if (!found) throw new UpstreamFailure({ source: reply.source, kind: 'shape', status: reply.status });
        return found;
      },
    });
  try {
    const before = await release();
    if (!isWanted(before)) return { ...before, bytes: undefined };
    const { body: bytes } = await source.get(EXPORT_PATH, { query: EXPORT_QUERY, signal });
    const after = await release();
    if (after.edition !== before.edition) throw new UpstreamFailure({ source: SOURCE_NAME, kind: 'shape' });
    return { ...before, bytes };
  } finally {
    await source.close();
  }
}
