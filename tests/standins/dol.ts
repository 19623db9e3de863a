import type { ServerResponse } from 'node:http';
import { startUpstream, type EndsWith, type SeenRequest } from './upstream.ts';

export type DolRow = Readonly<Record<string, string | number | null>>;

export interface DolStandInOptions {
  /** Rows by dataset, such as `WHD/enforcement`. Other datasets are unknown. */
  readonly datasets: Readonly<Record<string, readonly DolRow[]>>;
  /** How a request is answered instead of with its rows; `nth` counts the requests for that dataset from 0. */
  readonly misbehave?: (dataset: string, nth: number) => DolReplyName | undefined;
  readonly latencyMs?: number;
  /** The number of calls after which further ones are refused, as after a burst; unlimited by default. */
  readonly burst?: number;
}

export interface DolStandIn {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  readonly untilRequests: (count: number) => Promise<void>;
}

/** The only key that the stand-in accepts. */
export const DOL_TEST_KEY = 'dol-test-key';

const MAX_URL = 2_000;
const MAX_ROWS = 10_000;
const MAX_BYTES = 5_000_000;
const ESTABLISHMENT_WIDTH = 50;

/**
 * A stand-in for the Department of Labor's open data service: filters with a case-sensitive LIKE, 204 when nothing is
 * found, 401 without the key in the query, 403 for a long address, 500 for what it cannot read, 429 without a hint
 * after a burst, no total, names of establishments truncated at 50 characters.
 */
export async function startDol(context: EndsWith, options: DolStandInOptions): Promise<DolStandIn> {
  const seenOfDataset = new Map<string, number>();

  function respond(response: ServerResponse, request: SeenRequest, index: number): void {
    const url = new URL(request.url, 'http://dol.test');
    const dataset = /^\/v4\/get\/([A-Za-z]+\/[a-z_]+)\/json$/.exec(url.pathname)?.[1];
    const nth = seenOfDataset.get(dataset ?? '') ?? 0;
    seenOfDataset.set(dataset ?? '', nth + 1);
    const name = dataset === undefined ? 'not_found' : options.misbehave?.(dataset, nth);
    if (name !== undefined) DOL_REPLIES[name](response);
    else if (index >= (options.burst ?? Infinity)) DOL_REPLIES.too_many(response);
    else if (request.url.length > MAX_URL) DOL_REPLIES.forbidden(response);
    else if (url.searchParams.get('X-API-KEY') !== DOL_TEST_KEY) DOL_REPLIES.unauthorized(response);
    else serveRows(response, options.datasets[dataset ?? ''], url.searchParams);
  }

  const upstream = await startUpstream(context, (response, request, index) => {
    const run = (): void => {
      respond(response, request, index);
    };
    if (options.latencyMs === undefined) run();
    else setTimeout(run, options.latencyMs);
  });
  return { url: upstream.origin, requests: upstream.requests, untilRequests: upstream.untilRequests };
}

function serveRows(response: ServerResponse, table: readonly DolRow[] | undefined, query: URLSearchParams): void {
  try {
    if (!table) throw new Error('an unknown dataset');
    const rows = table.map((row) => cut(row));
    const columns = Object.assign({}, ...rows) as DolRow;
    const filter = query.get('filter_object');
    const found = filter === null || rows.length === 0 ? rows : rows.filter(matcher(JSON.parse(filter), columns));
    const sorted = sort(found, query);
    const offset = Number(query.get('offset') ?? 0);
    const limit = Math.min(Number(query.get('limit') ?? 10), MAX_ROWS);
    const data = upToBytes(sorted.slice(offset, offset + limit).map((row) => pick(row, query.get('fields'), columns)));
    if (data.length === 0) response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  } catch {
    DOL_REPLIES.server_error(response);
  }
}

function cut(row: DolRow): DolRow {
  const name = row['estab_name'];
  return typeof name === 'string' ? { ...row, estab_name: name.slice(0, ESTABLISHMENT_WIDTH) } : row;
}

function sort(rows: readonly DolRow[], query: URLSearchParams): readonly DolRow[] {
  const by = query.get('sort_by');
  if (by === null) return rows;
  const sign = query.get('sort') === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * (String(a[by]) < String(b[by]) ? -1 : String(a[by]) > String(b[by]) ? 1 : 0));
}

function pick(row: DolRow, fields: string | null, columns: DolRow): DolRow {
  if (fields === null) return row;
  return Object.fromEntries(fields.split(',').map((field) => [known(field, columns), row[field] ?? null]));
}

/** As many rows as fit into 5 MB; nothing says that there were more. */
function upToBytes(rows: readonly DolRow[]): readonly DolRow[] {
  let bytes = 0;
  return rows.filter((row) => (bytes += JSON.stringify(row).length) <= MAX_BYTES);
}

function known(field: unknown, columns: DolRow): string {
  if (typeof field !== 'string' || !(field in columns)) throw new Error('an unknown column');
  return field;
}

type Matches = (row: DolRow) => boolean;

/** The filter as a predicate on rows. Throws for a keyword not in lower case, and for an unknown column or shape. */
function matcher(filter: unknown, columns: DolRow): Matches {
  const node = filter as Record<string, unknown>;
  const [key] = Object.keys(node);
  if (key === 'and' || key === 'or') {
    const parts = (node[key] as unknown[]).map((part) => matcher(part, columns));
    return key === 'and' ? (row) => parts.every((part) => part(row)) : (row) => parts.some((part) => part(row));
  }
  const field = known(node['field'], columns);
  const { value } = node;
  switch (node['operator']) {
    case 'eq':
      return (row) => row[field] === value;
    case 'in':
      return (row) => (value as unknown[]).includes(row[field]);
    case 'like': {
      const pattern = like(String(value));
      return (row) => typeof row[field] === 'string' && pattern.test(row[field]);
    }
    default:
      throw new Error('an unknown operator');
  }
}

/** SQL's LIKE: anchored at both ends, `%` for any text, `_` for any character, case-sensitive, without escapes. */
function like(pattern: string): RegExp {
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, 's');
}

/** Contained in every error, so that a test can tell that none of it is passed on. */
export const DOL_ERROR_CONTENT = 'CONTENT-OF-THE-ERROR';

type Respond = (response: ServerResponse) => void;

const KEY_SENTENCE =
  'The API key is either incorrect or missing from your query. If you are using the API Query Builder in the Open Data Portal, please Sign in and try again, otherwise please correct your key.';

/** Every way in which the stand-in answers instead of with rows. */
export const DOL_REPLIES = {
  unauthorized: (response) => response.writeHead(401, { 'content-type': 'text/plain' }).end(KEY_SENTENCE),
  key_refused_as_200: (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(KEY_SENTENCE),
  forbidden: (response) => response.writeHead(403).end(DOL_ERROR_CONTENT),
  not_found: (response) => response.writeHead(404).end(DOL_ERROR_CONTENT),
  too_many: (response) => response.writeHead(429, { 'x-amzn-errortype': 'ForbiddenException' }).end(DOL_ERROR_CONTENT),
  too_many_for_an_hour: (response) => response.writeHead(429, { 'retry-after': '3600' }).end(DOL_ERROR_CONTENT),
  server_error: (response) =>
    response.writeHead(500).end(`There was a server error querying the dataset. ${DOL_ERROR_CONTENT}`),
  down: (response) => response.writeHead(503, { 'content-type': 'text/html' }).end(DOL_ERROR_CONTENT),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${DOL_ERROR_CONTENT}</html>`),
  empty_200: (response) => response.writeHead(200).end(),
  json_of_another_shape: (response) => response.writeHead(200).end(`{"message":"${DOL_ERROR_CONTENT}"}`),
  error_beside_none: (response) => response.writeHead(200).end(`{"data":[],"error":"${DOL_ERROR_CONTENT}"}`),
  failed_status_beside_none: (response) => response.writeHead(200).end('{"data":[],"status":500}'),
  timed_out_beside_none: (response) => response.writeHead(200).end('{"data":[],"timedOut":true}'),
  rows_that_are_none: (response) => response.writeHead(200).end(`{"data":["${DOL_ERROR_CONTENT}"]}`),
  garbage_rows: (response) => response.writeHead(200).end('{"data":[{}]}'),
  broken_json: (response) => response.writeHead(200).end('{"data":[{"case_id":1'),
  endless: (response) => response.writeHead(200).end(Buffer.alloc(9_000_000, 0x20)),
  reset: (response) => response.socket?.resetAndDestroy(),
  never: () => undefined,
} as const satisfies Record<string, Respond>;

export type DolReplyName = keyof typeof DOL_REPLIES;
