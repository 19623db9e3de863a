import type { ServerResponse } from 'node:http';
import { startUpstream, type EndsWith, type SeenRequest } from './upstream.ts';

/** An enforcement report. An absent member is missing from the answer, as in the real service. */
export type FdaRow = Readonly<Record<string, unknown>>;

export interface OpenFdaStandInOptions {
  /** Enforcement reports of all three datasets, distinguished by their product_type. */
  readonly rows: readonly FdaRow[];
  /** How a request is answered instead of with its recalls; `nth` counts the requests for that dataset from 0. */
  readonly misbehave?: (dataset: string, nth: number) => OpenFdaReplyName | undefined;
  readonly latencyMs?: number;
}

export interface OpenFdaStandIn {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  readonly untilRequests: (count: number) => Promise<void>;
}

/** The only key that the stand-in accepts; calls without a key are served too. */
export const OPENFDA_TEST_KEY = 'openfda-test-key';

const PRODUCT_TYPES: Readonly<Record<string, string>> = { drug: 'drugs', device: 'devices', food: 'food' };
const PARAMETERS = new Set(['search', 'count', 'limit', 'skip', 'sort', 'search_after', 'api_key']);
const TAKEN_SEARCH = /^[&0-9a-zA-Z@%/\\',._:()"[\]{}\-+><=* ]+$/;

/**
 * A stand-in for openFDA: it refuses the same parameters and characters, appends the product type to the search as
 * text, reads AND and OR as Lucene does, treats quoted words as a phrase, has one row per page by default, and answers
 * 404 for no match.
 */
export async function startOpenFda(context: EndsWith, options: OpenFdaStandInOptions): Promise<OpenFdaStandIn> {
  const seenOfDataset = new Map<string, number>();

  function respond(response: ServerResponse, request: SeenRequest): void {
    const url = new URL(request.url, 'http://openfda.test');
    const dataset = /^\/([a-z]+)\/enforcement\.json$/.exec(url.pathname)?.[1] ?? '';
    const productType = PRODUCT_TYPES[dataset];
    const nth = seenOfDataset.get(dataset) ?? 0;
    seenOfDataset.set(dataset, nth + 1);
    const name = productType === undefined ? 'wrong_path' : options.misbehave?.(dataset, nth);
    if (name !== undefined) OPENFDA_REPLIES[name](response);
    else if (![null, OPENFDA_TEST_KEY].includes(url.searchParams.get('api_key'))) OPENFDA_REPLIES.key_refused(response);
    else answerOf(options.rows, { query: url.searchParams, productType: productType ?? '' })(response);
  }

  const upstream = await startUpstream(context, (response, request) => {
    const run = (): void => {
      respond(response, request);
    };
    if (options.latencyMs === undefined) run();
    else setTimeout(run, options.latencyMs);
  });
  return { url: upstream.origin, requests: upstream.requests, untilRequests: upstream.untilRequests };
}

function answerOf(
  rows: readonly FdaRow[],
  { query, productType }: { query: URLSearchParams; productType: string },
): Respond {
  const unknown = [...query.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) return error(400, 'BAD_REQUEST', `Invalid parameter: ${unknown}`);
  const [limit, skip] = [Number(query.get('limit') ?? 1), Number(query.get('skip') ?? 0)];
  if (limit > 1000) return error(400, 'BAD_REQUEST', 'Limit cannot exceed 1000 results for search requests.');
  if (skip > 25_000) return error(400, 'BAD_REQUEST', 'Skip value must 25000 or less.');
  const search = query.get('search') ?? '';
  if (!TAKEN_SEARCH.test(search)) return error(400, 'BAD_REQUEST', 'Search not supported');
  try {
    const matches = parseSearch(`${search} AND product_type:${productType}`);
    const found = rows.filter(matches).toSorted(byReportDate);
    if (found.length === 0) return error(404, 'NOT_FOUND', 'No matches found!');
    const meta = { last_updated: LAST_UPDATED, results: { skip, limit, total: found.length } };
    return json(200, { meta, results: found.slice(skip, skip + limit) });
  } catch {
    return error(500, 'SERVER_ERROR', 'Check your request and try again');
  }
}

/** The date on which every dataset of the stand-in was last updated. */
export const LAST_UPDATED = '2026-09-16';

function byReportDate(a: FdaRow, b: FdaRow): number {
  return String(a['report_date']) < String(b['report_date']) ? 1 : -1;
}

type Matches = (row: FdaRow) => boolean;

interface Clause {
  readonly matches: Matches;
  isRequired: boolean;
}

/**
 * Lucene's classic reading: AND makes the clauses on both sides required, OR leaves them optional, and an optional
 * clause next to a required one decides nothing. Throws for unpaired brackets or quotes.
 */
function parseSearch(text: string): Matches {
  const tokens = text.match(/\(|\)|[a-z_]+(?:\.exact)?:(?:"[^"]*"|[^\s()"]+)|[^\s()]+/gi) ?? [];
  let at = 0;

  function query(): Matches {
    const clauses: Clause[] = [];
    let afterAnd = false;
    for (; at < tokens.length && tokens[at] !== ')'; at++) {
      const token = tokens[at] ?? '';
      if (token === 'AND') {
        const last = clauses.at(-1);
        if (last) last.isRequired = true;
        afterAnd = true;
      } else if (token !== 'OR') {
        clauses.push({ matches: token === '(' ? group() : term(token), isRequired: afterAnd });
        afterAnd = false;
      }
    }
    const required = clauses.filter(({ isRequired }) => isRequired);
    if (required.length > 0) return (row) => required.every(({ matches }) => matches(row));
    return (row) => clauses.some(({ matches }) => matches(row));
  }

  function group(): Matches {
    at++;
    const matches = query();
    if (tokens[at] !== ')') throw new Error('a bracket is not closed');
    return matches;
  }

  const matches = query();
  if (at < tokens.length) throw new Error('a bracket was not opened');
  return matches;
}

function term(token: string): Matches {
  const colon = token.indexOf(':');
  const [field, value] = [token.slice(0, colon), token.slice(colon + 1)];
  if (colon === -1) return () => false;
  if (value.startsWith('"') !== value.endsWith('"') || value === '"') throw new Error('a quote is not closed');
  if (field === '_exists_') return (row) => row[value] !== undefined;
  const words = analyzed(value);
  return (row) => {
    const have = analyzed(row[field]);
    return have.some((_, i) => words.every((word, j) => have[i + j] === word));
  };
}

/** The standard analyzer: words in lower case; an apostrophe or a point between letters stays in its word. */
function analyzed(value: unknown): string[] {
  return typeof value === 'string' ? (value.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu) ?? []) : [];
}

/** Contained in every error, so that a test can tell that none of it is passed on. */
export const OPENFDA_ERROR_CONTENT = 'CONTENT-OF-THE-ERROR';

type Respond = (response: ServerResponse) => unknown;

/** Every way in which the stand-in answers instead of with recalls. */
export const OPENFDA_REPLIES = {
  wrong_path: (response) => response.writeHead(404, { 'content-type': 'text/html' }).end(OPENFDA_ERROR_CONTENT),
  not_found_of_something_else: error(404, 'ROUTE_NOT_FOUND', OPENFDA_ERROR_CONTENT),
  bad_request: error(400, 'BAD_REQUEST', OPENFDA_ERROR_CONTENT),
  key_refused: error(403, 'API_KEY_INVALID', `An invalid api_key was supplied. ${OPENFDA_ERROR_CONTENT}`),
  too_many: error(429, 'OVER_RATE_LIMIT', `You have exceeded your rate limit. ${OPENFDA_ERROR_CONTENT}`),
  server_error: error(500, 'SERVER_ERROR', OPENFDA_ERROR_CONTENT),
  down: (response) => response.writeHead(503, { 'content-type': 'text/html' }).end(OPENFDA_ERROR_CONTENT),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${OPENFDA_ERROR_CONTENT}</html>`),
  error_as_200: error(200, 'SERVER_ERROR', OPENFDA_ERROR_CONTENT),
  rows_that_are_none: (response) => response.writeHead(200).end(`{"meta":{},"results":["${OPENFDA_ERROR_CONTENT}"]}`),
  /** Rows that cannot be read at all. */
  garbage_rows: json(200, { meta: { results: { skip: 0, limit: 1_000, total: 1 } }, results: [{}] }),
  no_total: (response) => response.writeHead(200).end('{"meta":{},"results":[]}'),
  broken_json: (response) => response.writeHead(200).end('{"meta":{'),
  endless: (response) => response.writeHead(200).end(Buffer.alloc(17_000_000, 0x20)),
  reset: (response) => response.socket?.resetAndDestroy(),
  never: () => undefined,
} as const satisfies Record<string, Respond>;

export type OpenFdaReplyName = keyof typeof OPENFDA_REPLIES;

function error(status: number, code: string, message: string): Respond {
  return json(status, { error: { code, message } });
}

function json(status: number, body: unknown): Respond {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
