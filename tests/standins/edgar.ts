import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startUpstream, type EndsWith, type SeenRequest } from './upstream.ts';

/** A filing in the list of a stand-in company. */
export interface ListedFiling {
  readonly accession: string;
  /** YYYY-MM-DD. */
  readonly filingDate: string;
  /** `4` by default. */
  readonly form?: string;
  /** `xslF345X05/form4.xml` by default, as EDGAR names the rendering. */
  readonly primaryDocument?: string;
  /** What the archive holds: served at the raw name, and as HTML at the rendering's. Omitted for a missing object. */
  readonly document?: string | Uint8Array;
}

export interface ListedCompany {
  /** Ten digits. */
  readonly cik: string;
  readonly name: string;
  readonly tickers: readonly string[];
  /** Newest first. */
  readonly filings: readonly ListedFiling[];
}

export interface EdgarStandInOptions {
  readonly companies: readonly ListedCompany[];
  /** How a request is answered instead of with its document; `nth` counts the requests for that path from 0. */
  readonly misbehave?: (path: string, nth: number) => keyof typeof EDGAR_REPLIES | undefined;
  readonly latencyMs?: number;
  /** Files by path, replacing the lists of the companies. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
}

export interface EdgarStandIn {
  /** The host with the ticker map and the archive. */
  readonly url: string;
  /** The host with the filing lists. */
  readonly dataUrl: string;
  /** The requests to both hosts so far. */
  readonly requests: () => readonly SeenRequest[];
  /** Resolves when this many requests have reached the archive's host. */
  readonly untilArchiveRequests: (count: number) => Promise<void>;
}

/**
 * A stand-in for EDGAR on loopback: two hosts, each with its own paths. It refuses a User-Agent without a mail address,
 * compresses when accepted, and gives documents of the archive an entity tag.
 */
export async function startEdgar(context: EndsWith, options: EdgarStandInOptions): Promise<EdgarStandIn> {
  const [archive, lists] = [archiveFiles(options.companies), listFiles(options.companies)];
  const seenOfPath = new Map<string, number>();

  function respondFrom(files: ReadonlyMap<string, StoredFile>, missing: keyof typeof EDGAR_REPLIES) {
    return (response: ServerResponse, request: SeenRequest): void => {
      const nth = seenOfPath.get(request.url) ?? 0;
      seenOfPath.set(request.url, nth + 1);
      const name = options.misbehave?.(request.url, nth) ?? (isDeclared(request) ? undefined : 'agent_block');
      const given = options.files?.get(request.url);
      const file = given ? { contentType: 'application/json', bytes: given } : files.get(request.url);
      const respond = (): void => {
        if (name !== undefined) EDGAR_REPLIES[name](response);
        else if (file) serve(response, request, file);
        else EDGAR_REPLIES[missing](response);
      };
      if (options.latencyMs === undefined) respond();
      else setTimeout(respond, options.latencyMs);
    };
  }

  const web = await startUpstream(context, respondFrom(archive, 'access_denied'));
  const data = await startUpstream(context, respondFrom(lists, 'not_found'));
  return {
    url: web.origin,
    dataUrl: data.origin,
    requests: () => [...web.requests, ...data.requests],
    untilArchiveRequests: web.untilRequests,
  };
}

interface StoredFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Absent on what data.sec.gov serves. */
  readonly etag?: string;
}

function isDeclared({ headers }: SeenRequest): boolean {
  return /\S@\S+\.\S/.test(headers['user-agent'] ?? '');
}

function serve(response: ServerResponse, { headers }: SeenRequest, { contentType, bytes, etag }: StoredFile): void {
  if (etag !== undefined && headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const isCompressed = String(headers['accept-encoding']).includes('gzip');
  response.writeHead(200, {
    'content-type': contentType,
    ...(etag === undefined ? { 'cache-control': 'no-store' } : { etag, vary: 'Accept-Encoding' }),
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(isCompressed ? gzipSync(bytes) : bytes);
}

const RENDERING = 'xslF345X05/form4.xml';

/** The folder of a filing under a company. */
export function filingFolder(cik: string, accession: string): string {
  return `/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}`;
}

/** Companies that are listed and never asked for, as a map of only a few is rejected. */
const OTHER_LISTINGS = Array.from({ length: 1_000 }, (_, n) => ({
  cik_str: 8_000_000 + n,
  ticker: `OTHER${n}`,
  title: `OTHER CORP ${n}`,
}));

function archiveFiles(companies: readonly ListedCompany[]): Map<string, StoredFile> {
  const listings = companies.flatMap(({ cik, name, tickers }) =>
    tickers.map((ticker) => ({ cik_str: Number(cik), ticker, title: name })),
  );
  const map = JSON.stringify(
    Object.fromEntries([...listings, ...OTHER_LISTINGS].map((listing, i) => [String(i), listing])),
  );
  const files = new Map<string, StoredFile>([
    ['/files/company_tickers.json', { contentType: 'application/json', bytes: Buffer.from(map), etag: '"map"' }],
  ]);
  for (const { cik, filings } of companies) {
    for (const { accession, document, primaryDocument = RENDERING } of filings) {
      if (document === undefined) continue;
      const folder = filingFolder(cik, accession);
      const raw = primaryDocument.replace(/^.*\//, '');
      const etag = `"${accession}"`;
      files.set(`${folder}/${primaryDocument}`, { contentType: 'text/html', bytes: Buffer.from(RENDERED), etag });
      files.set(`${folder}/${raw}`, { contentType: 'text/xml', bytes: Buffer.from(document), etag });
    }
  }
  return files;
}

function listFiles(companies: readonly ListedCompany[]): Map<string, StoredFile> {
  return new Map(
    companies.map((company) => [
      `/submissions/CIK${company.cik}.json`,
      { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(submissions(company))) },
    ]),
  );
}

function submissions({ cik, name, tickers, filings }: ListedCompany): object {
  return {
    cik,
    name,
    tickers,
    filings: {
      recent: {
        accessionNumber: filings.map((one) => one.accession),
        filingDate: filings.map((one) => one.filingDate),
        reportDate: filings.map((one) => one.filingDate),
        form: filings.map((one) => one.form ?? '4'),
        primaryDocument: filings.map((one) => one.primaryDocument ?? RENDERING),
      },
      files: [],
    },
  };
}

const RENDERED =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">\n' +
  '<html><head><title>SEC FORM 4</title></head><body>FORM 4</body></html>';

/** Contained in every error page, so that a test can tell that none of it is passed on. */
export const PAGE_CONTENT = 'CONTENT-OF-THE-PAGE';

type Respond = (response: ServerResponse) => void;

/** Every way in which the stand-in answers instead of with a document. */
export const EDGAR_REPLIES = {
  rate_block: page(403, 'SEC.gov | Request Rate Threshold Exceeded'),
  agent_block: page(403, 'SEC.gov | Your Request Originates from an Undeclared Automated Tool'),
  access_denied: (response) =>
    response
      .writeHead(403, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>${PAGE_CONTENT}</Message></Error>`,
      ),
  forbidden: page(403, 'Forbidden'),
  not_found: page(404, '404 Not Found'),
  too_many: page(429, 'Too Many Requests'),
  too_many_for_a_moment: page(429, 'Too Many Requests', { 'retry-after': '0' }),
  too_many_for_an_hour: page(429, 'Too Many Requests', { 'retry-after': '3600' }),
  server_error: page(500, 'Internal Server Error'),
  down: page(503, 'Service Unavailable'),
  redirect: (response) => response.writeHead(301, { location: '/' }).end(),
  html: page(200, 'EDGAR is being maintained'),
  rendering: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(RENDERED),
  empty: (response) => response.writeHead(200).end(),
  json_list: (response) => response.writeHead(200).end('[]'),
  json_of_another_shape: (response) => response.writeHead(200).end('{"filings": {"recent": {"form": ["4"]}}}'),
  broken_json: (response) => response.writeHead(200).end('{"cik": "00'),
  broken_gzip: (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
  /** 50 MB of white space in 50 kB. */
  bomb: (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000, 0x20))),
  never: () => undefined,
  cut: (response) => {
    response.writeHead(200, { 'content-length': 10_000 }).write('<?xml version="1.0"?><ownershipDocument>');
    setImmediate(() => response.destroy());
  },
  reset: (response) => response.socket?.resetAndDestroy(),
} as const satisfies Record<string, Respond>;

function page(status: number, title: string, headers: Readonly<Record<string, string>> = {}): Respond {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title} ${PAGE_CONTENT}</body></html>`;
  return (response) => response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
}
