import type { ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import { startUpstream, type SeenRequest, type Upstream } from './upstream.ts';

/** How the stand-in behaves; by default as SAM.gov does. */
export interface SamStandInOptions {
  /** Published extracts by name. A name with undefined bytes is listed, but has no file yet. */
  readonly files: ReadonlyMap<string, Uint8Array | undefined>;
  /** The key that the documented service accepts. */
  readonly apiKey?: string;
  /** Whether files are answered with a redirect to their storage, as SAM.gov does. */
  readonly redirects?: boolean;
  /** Answers instead of the stand-in when it returns true. */
  readonly instead?: (response: ServerResponse, request: SeenRequest, index: number) => boolean;
}

const LIST = '/api/prod/fileextractservices/v1/api/listfiles';
const DOWNLOAD = '/api/prod/fileextractservices/v1/api/download/Exclusions/Public%20V2/';
const KEYED = '/data-services/v1/extracts';
const STORE = '/store/';

/** A stand-in for SAM.gov on loopback: its listing and downloads without a key, and its documented service with one. */
export function startSam(context: TestContext, options: SamStandInOptions): Promise<Upstream> {
  const { files, instead } = options;
  return startUpstream(context, (response, request, index) => {
    if (instead?.(response, request, index)) return;
    const { pathname, searchParams } = new URL(request.url, 'http://sam');
    if (pathname === LIST) list(response, files);
    else if (pathname === KEYED) keyed(response, searchParams, options);
    else if (pathname.startsWith(DOWNLOAD)) serve(response, pathname.slice(DOWNLOAD.length), options);
    else if (pathname.startsWith(STORE)) serve(response, pathname.slice(STORE.length), { files });
    else response.writeHead(404).end();
  });
}

function list(response: ServerResponse, files: SamStandInOptions['files']): void {
  const summaries = [...files.keys()].map((name) => ({
    bucketName: 'extracts',
    key: `Exclusions/Public V2/${name}`,
    displayKey: name,
    dateModified: '2026-03-03T11:00:00.000+0000',
  }));
  const body = { _embedded: { customS3ObjectSummaryList: summaries }, _links: {} };
  response.writeHead(200, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
}

function keyed(response: ServerResponse, query: URLSearchParams, options: SamStandInOptions): void {
  if (query.get('api_key') !== options.apiKey) {
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":{"code":"API_KEY_INVALID"}}');
    return;
  }
  const newest = [...options.files].findLast(([, bytes]) => bytes !== undefined);
  if (query.get('fileType') !== 'EXCLUSION' || !newest) {
    response.writeHead(400).end('The File does not exist with the provided parameters.');
    return;
  }
  serve(response, newest[0], options);
}

function serve(response: ServerResponse, name: string, { files, redirects }: SamStandInOptions): void {
  const bytes = files.get(decodeURIComponent(name));
  if (bytes === undefined) response.writeHead(204).end();
  else if (redirects) response.writeHead(303, { location: `${STORE}${name}?X-Amz-Expires=900` }).end();
  else
    response
      .writeHead(200, { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` })
      .end(bytes);
}
