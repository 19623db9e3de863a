import { isJsonObject } from '../../json.ts';
import { shapeFailure, UpstreamFailure } from '../../upstream/failure.ts';
import { readJson } from '../../upstream/reply.ts';
import { createSource, type ObserveCall, type UpstreamSource } from '../../upstream/source.ts';
import { EXPORTED_ROWS, ScheduleError, scheduleRows, type ScheduleRow } from '../schedule-row.ts';
import { currentRelease, type Release } from './release-list.ts';

/** The release in force and the bytes of its export. */
export interface PublishedEdition extends Release {
  /** Undefined if the release was not wanted. */
  readonly bytes: Uint8Array | undefined;
}

/** What to request from the publisher. */
export interface PublisherOptions {
  /** Scheme, host and port. */
  readonly url: string;
  readonly signal: AbortSignal;
  /** Whether to download a release. */
  readonly isWanted: (release: Release) => boolean;
}

export const USITC = 'USITC';
const LIST_PATH = '/reststop/releaseList';
const EXPORT_PATH = '/reststop/exportList';
const EXPORT_QUERY = { from: '0101', to: '9999', format: 'JSON', styles: 'false' };
const DOWNLOAD_MS = 10 * 60 * 1000;

/** Several times the size of the real export, about 14 MB. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Programs that did not identify themselves as browsers were refused. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; tracewell)' };

/**
 * Downloads the publisher's current edition, or returns just its release if it is not wanted. The export does not state
 * its release, so the list is read again afterwards: a release published in between would give it a wrong name. Throws
 * `UpstreamFailure` if the publisher cannot be read.
 */
export async function publishedEdition(options: PublisherOptions): Promise<PublishedEdition> {
  const { url, signal, isWanted } = options;
  const source = openSource({ url, retries: 2 });
  try {
    const before = await listedRelease(source, signal);
    if (!isWanted(before)) return { ...before, bytes: undefined };
    const { body: bytes } = await source.get(EXPORT_PATH, { query: EXPORT_QUERY, signal });
    const after = await listedRelease(source, signal);
    if (after.edition !== before.edition) throw new UpstreamFailure({ source: USITC, kind: 'shape' });
    return { ...before, bytes };
  } finally {
    await source.close();
  }
}

/**
 * Returns the release in force and the rows of one of its headings: what the publisher serves, without a full download.
 */
export async function publishedHeading(
  heading: string,
  { url, signal, observe }: Pick<PublisherOptions, 'url' | 'signal'> & { readonly observe: ObserveCall },
): Promise<{ readonly release: Release; readonly rows: readonly ScheduleRow[] }> {
  const source = openSource({ url, retries: 0, observe });
  try {
    const release = await listedRelease(source, signal);
    const { rows } = await source.get(EXPORT_PATH, {
      query: { ...EXPORT_QUERY, from: heading, to: heading },
      signal,
      read(reply) {
        const json = readJson(reply);
        try {
          return { rows: scheduleRows(json), json };
        } catch (error) {
          if (!(error instanceof ScheduleError)) throw error;
          throw shapeFailure(reply);
        }
      },
      expects: { rows: EXPORTED_ROWS, in: ({ json }) => (Array.isArray(json) ? json.filter(isJsonObject) : []) },
    });
    return { release, rows };
  } finally {
    await source.close();
  }
}

function openSource({ url, ...options }: { url: string; retries: number; observe?: ObserveCall }): UpstreamSource {
  return createSource({
    ...options,
    name: USITC,
    origin: url,
    timeoutMs: DOWNLOAD_MS,
    maxBytes: MAX_BYTES,
    concurrency: 1,
    headers: HEADERS,
  });
}

function listedRelease(source: UpstreamSource, signal: AbortSignal): Promise<Release> {
  return source.get(LIST_PATH, {
    signal,
    read(reply) {
      const found = currentRelease(readJson(reply));
      if (!found) throw shapeFailure(reply);
      return found;
    },
  });
}
