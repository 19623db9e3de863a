import type { ServerResponse } from 'node:http';
import { startUpstream, type EndsWith, type SeenRequest } from './upstream.ts';

/** A recall as published. */
export type CpscRow = Readonly<Record<string, unknown>>;

export interface CpscStandInOptions {
  readonly recalls: readonly CpscRow[];
  /** How a request is answered instead of with its recalls; `nth` counts the requests for that field from 0. */
  readonly misbehave?: (field: string, nth: number) => CpscReplyName | undefined;
  readonly latencyMs?: number;
}

export interface CpscStandIn {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  readonly untilRequests: (count: number) => Promise<void>;
}

/** The parameters that select by a company's name, and the member of a recall that contains it. */
const FIELDS: Readonly<Record<string, string>> = {
  Manufacturer: 'Manufacturers',
  Importer: 'Importers',
  Distributor: 'Distributors',
  Retailer: 'Retailers',
};

/**
 * A stand-in for CPSC's recall service: XML unless JSON is asked for, no pages, newest first, names found by any part
 * of them in any case; an empty or unknown parameter selects nothing, so that everything is returned.
 */
export async function startCpsc(context: EndsWith, options: CpscStandInOptions): Promise<CpscStandIn> {
  const seenOfField = new Map<string, number>();

  function respond(response: ServerResponse, request: SeenRequest): void {
    const url = new URL(request.url, 'http://cpsc.test');
    const field = [...url.searchParams.keys()].find((name) => name in FIELDS) ?? '';
    const nth = seenOfField.get(field) ?? 0;
    seenOfField.set(field, nth + 1);
    const name = url.pathname === '/RestWebServices/Recall' ? options.misbehave?.(field, nth) : 'not_found';
    if (name !== undefined) CPSC_REPLIES[name](response);
    else if (url.searchParams.get('format') !== 'json') CPSC_REPLIES.xml(response);
    else json(selected(options.recalls, url.searchParams))(response);
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

function selected(recalls: readonly CpscRow[], query: URLSearchParams): readonly CpscRow[] {
  const tests = [...query].filter(([name, value]) => name in FIELDS && value !== '');
  return recalls
    .filter((recall) =>
      tests.every(([name, value]) => names(recall[FIELDS[name] ?? '']).some((one) => has(one, value))),
    )
    .toSorted((a, b) => (String(a['RecallDate']) < String(b['RecallDate']) ? 1 : -1));
}

function names(list: unknown): string[] {
  return Array.isArray(list) ? list.map((item: unknown) => String((item as Record<string, unknown>)['Name'])) : [];
}

function has(name: string, value: string): boolean {
  return name.toLowerCase().includes(value.toLowerCase());
}

/** Contained in every error, so that a test can tell that none of it is passed on. */
export const CPSC_ERROR_CONTENT = 'CONTENT-OF-THE-ERROR';

type Respond = (response: ServerResponse) => unknown;

/** Every way in which the stand-in answers instead of with recalls. */
export const CPSC_REPLIES = {
  error_as_200: hiddenError(0, 'Error retrieving Recalls: The underlying provider failed on Open.'),
  /** The error as it would look in a row with a number. */
  error_by_title: hiddenError(
    7,
    "Error retrieving Recalls: An error occurred while reading from the store provider's data reader",
  ),
  under_construction: (response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end(`Under Construction ${CPSC_ERROR_CONTENT}`),
  not_found: (response) => response.writeHead(404).end(CPSC_ERROR_CONTENT),
  server_error: (response) => response.writeHead(500).end(CPSC_ERROR_CONTENT),
  too_many: (response) => response.writeHead(429, { 'retry-after': '120' }).end(CPSC_ERROR_CONTENT),
  xml: (response) =>
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ArrayOfRecall>${CPSC_ERROR_CONTENT}</ArrayOfRecall>`),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${CPSC_ERROR_CONTENT}</html>`),
  object: (response) => response.writeHead(200).end(`{"Message":"${CPSC_ERROR_CONTENT}"}`),
  rows_that_are_none: (response) => response.writeHead(200).end(`["${CPSC_ERROR_CONTENT}"]`),
  /** Rows that cannot be read at all. */
  garbage_rows: json([{}]),
  broken_json: (response) => response.writeHead(200).end('[{"RecallID":1'),
  empty_body: (response) => response.writeHead(200).end(),
  /** Everything it has: ten thousand recalls of 2.7 kB each. */
  everything: (response) => response.writeHead(200).end(everything()),
  reset: (response) => response.socket?.resetAndDestroy(),
  never: () => undefined,
} as const satisfies Record<string, Respond>;

export type CpscReplyName = keyof typeof CPSC_REPLIES;

function everything(): string {
  return `[${`{"RecallID":1,"Description":"${'x'.repeat(2_660)}"},`.repeat(9_999)}{"RecallID":2}]`;
}

function hiddenError(id: number, title: string): Respond {
  return json([{ RecallID: id, RecallNumber: null, Title: title, Description: CPSC_ERROR_CONTENT, Products: [] }]);
}

function json(body: unknown): Respond {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
