import { performance } from 'node:perf_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onBehalfOf } from '../caller.ts';
import type { JsonObject } from '../json.ts';
import type { Admit } from './admission.ts';
import type { BodyPlace, BodyRoom } from './body-room.ts';
import { announcesBody, ClientGone, discardBody, readBody, uploadOf, type UploadOptions } from './body.ts';
import { CodedError, errorBody } from './errors.ts';
import { faultOf } from './fault-of.ts';
import { requestId } from './request-id.ts';
import type { RequestRecorder } from './request-record.ts';
import { parseRequestTarget, type RequestTarget } from './request-target.ts';
import { takesJson, type Answer, type Route, type UploadRule } from './route.ts';
import type { RequestLine, Resolution } from './router.ts';
import { bodyReader } from './submitted-body.ts';
import { writeAnswer } from './write-answer.ts';

/** Dependencies of an exchange. */
export interface ExchangeParts {
  readonly resolve: (line: RequestLine) => Resolution;
  /** Throws `unauthorized` if a request must come through the outside gateway and did not. */
  readonly checkProxySecret: (header: string | string[] | undefined) => boolean;
  /** Decides on every request except those to the server's own routes; undefined if all are admitted. */
  readonly admit?: Admit | undefined;
  /** Memory budget shared by the bodies of all requests. */
  readonly bodyRoom: BodyRoom;
  /** Milliseconds between checks of a body's pace; default ten seconds. */
  readonly bodyPaceMs?: number | undefined;
  readonly recorder: RequestRecorder;
  readonly isDraining: () => boolean;
  /** Service name of the server's own routes. */
  readonly suite: string;
}

/** One request on its way through the server. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  readonly place: BodyPlace;
  service: string;
  route: string;
  code: CodedError['code'] | 'client_gone' | undefined;
  fault: string | undefined;
  bytesIn: number;
  bytesOut: number;
  /** Whether the answer was sent before the request was complete, in which case the client may rightly leave. */
  early: boolean;
  /** What admission adds to the answer, whatever the answer is. */
  admitted: Readonly<Record<string, string>>;
  /** See `ApiRequest`. */
  caller: string;
  owner: string | undefined;
  quota: number | undefined;
}

/** Creates the listener that takes each request from its head to its answer, log line and metrics. */
export function createExchange(parts: ExchangeParts): (request: IncomingMessage, response: ServerResponse) => void {
  return function onRequest(request, response) {
    const started = performance.now();
    parts.recorder.begin();
    const exchange: Exchange = {
      request,
      response,
      id: requestId(request.headers['x-request-id']),
      place: parts.bodyRoom.enter(),
      service: 'none',
      route: 'none',
      code: undefined,
      fault: undefined,
      bytesIn: 0,
      bytesOut: 0,
      early: false,
      admitted: {},
      caller: request.socket.remoteAddress ?? '',
      owner: undefined,
      quota: undefined,
    };
    const ended = new AbortController();
    response.on('close', () => {
      const sent = response.writableFinished || exchange.early;
      if (!sent) ended.abort();
      parts.recorder.end({
        id: exchange.id,
        service: exchange.service,
        route: exchange.route,
        method: request.method ?? '',
        status: sent ? response.statusCode : CLIENT_CLOSED_REQUEST,
        code: sent ? exchange.code : 'client_gone',
        fault: exchange.fault,
        seconds: (performance.now() - started) / 1000,
        bytesIn: exchange.bytesIn,
        bytesOut: exchange.bytesOut,
      });
    });
    // Lets the parsed body be freed with its handler instead of when a slow client has taken the answer.
    void respond(parts, exchange, ended).finally(exchange.place.leave);
  };
}

/** Customary log status for a client that left before its answer; it is never sent. */
const CLIENT_CLOSED_REQUEST = 499;

async function respond(parts: ExchangeParts, exchange: Exchange, ended: AbortController): Promise<void> {
  try {
    const target = readHead(exchange);
    const found = resolve(parts, exchange, target);
    if (parts.admit && !isOfServer(parts, found)) {
      const admission = await parts.admit({
        service: found.service,
        route: found.kind === 'route' ? found.route : undefined,
        path: target.path,
        headers: exchange.request.headers,
      });
      if (admission.kind === 'refused') {
        send(parts, exchange, admission.answer);
        return;
      }
      exchange.admitted = admission.headers;
      exchange.owner = admission.owner;
      exchange.quota = admission.quota;
      exchange.caller = admission.owner ?? exchange.caller;
    }
    const { route, params } = routeOf(found);
    const { answer } = route;
    if (typeof answer !== 'function') {
      send(parts, exchange, answer);
      return;
    }
    const body = takesJson(route) ? await receive(exchange, route, parts.bodyPaceMs) : NO_BODY;
    const deadline = setTimeout(() => {
      ended.abort(new DOMException('The deadline passed', 'TimeoutError'));
    }, route.deadlineMs);
    try {
      const { request, caller, owner, quota } = exchange;
      const { headers } = request;
      const { signal } = ended;
      const upload = route.upload && uploadOf(request, uploadOptions(exchange, route.upload, parts.bodyPaceMs));
      const asked = { params, query: target.query, body, upload, headers, caller, owner, quota, signal };
      // Outside calls made for this request count toward the caller's share, however deep they are.
      send(parts, exchange, await onBehalfOf(caller, () => answer(asked)));
    } finally {
      clearTimeout(deadline);
    }
  } catch (error) {
    fail(parts, exchange, error);
  }
}

/** Caller of every request that came through the outside gateway, which separates its own callers. */
const PROXY = 'proxy';

const NO_BODY: JsonObject = Object.freeze({});

/** Returns the target of a request with a well-formed head. */
function readHead({ request }: Exchange): RequestTarget {
  checkHead(request);
  return parseRequestTarget(request.url ?? '/');
}

/** Resolves a request to a route, after the outside gateway's check if there is one. */
function resolve(parts: ExchangeParts, exchange: Exchange, { path }: RequestTarget): Resolution {
  const { request } = exchange;
  const gatewayHost = request.headers['x-gateway-host'];
  const host = typeof gatewayHost === 'string' ? gatewayHost : request.headers.host;
  const found = parts.resolve({ method: request.method ?? '', path, host });
  exchange.service = found.service;
  const isGuarded = found.service !== parts.suite || (found.kind === 'route' && found.route.isGuarded);
  if (isGuarded && parts.checkProxySecret(request.headers['x-gateway-proxy-secret'])) exchange.caller = PROXY;
  if (found.kind === 'route') exchange.route = found.route.path;
  return found;
}

/** Whether a request is for an open route of the server itself. An unknown path is not. */
function isOfServer({ suite }: ExchangeParts, found: Resolution): boolean {
  return found.service === suite && found.kind !== 'not_found' && !(found.kind === 'route' && found.route.isGuarded);
}

/** Returns the resolved route. Throws the coded error if there is none. */
function routeOf(found: Resolution): Extract<Resolution, { kind: 'route' }> {
  switch (found.kind) {
    case 'not_found':
      throw new CodedError('not_found', 'Nothing is served at this path.');
    case 'method_not_allowed':
      throw new CodedError('method_not_allowed', `This path supports ${found.allow}.`, {
        headers: { allow: found.allow },
      });
    case 'route':
      return found;
    default:
      return found satisfies never;
  }
}

/**
 * Rejects what the parser accepts but RFC 9112 (3.2) does not: a missing or repeated Host, and headerless HTTP/0.9. The
 * connection is closed, because the bytes that follow such a head may mean something else to the sender.
 */
function checkHead(request: IncomingMessage): void {
  let hosts = 0;
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  const atLeast = request.httpVersion === '1.1' ? 1 : 0;
  if (hosts < atLeast || hosts > 1) throw malformed('The request must have exactly one Host header.');
  if (request.httpVersionMajor !== 1) throw malformed('The server speaks HTTP/1.1 and HTTP/1.0.');
}

function malformed(message: string): CodedError {
  return new CodedError('bad_request', message, { headers: { connection: 'close' } });
}

function uploadOptions(exchange: Exchange, rule: UploadRule, paceMs: number | undefined): UploadOptions {
  const { response } = exchange;
  return { response, rule, paceMs, count: (bytes) => (exchange.bytesIn = bytes) };
}

async function receive(exchange: Exchange, route: Route, paceMs: number | undefined): Promise<JsonObject> {
  const readMembers = bodyReader(route, exchange.request.headers);
  const bytes = await readBody(exchange.request, { ...exchange, paceMs });
  exchange.bytesIn = bytes.length;
  return readMembers(bytes);
}

function fail(parts: ExchangeParts, exchange: Exchange, error: unknown): void {
  if (error instanceof ClientGone) return;
  const coded = error instanceof CodedError ? error : new CodedError('internal_error', 'The server failed to answer.');
  if (coded.code === 'internal_error') exchange.fault = faultOf(error);
  exchange.code = coded.code;
  send(parts, exchange, { status: coded.status, body: errorBody(coded), headers: coded.headers });
}

function send(parts: ExchangeParts, exchange: Exchange, answer: Answer): void {
  const { request, response } = exchange;
  if (response.destroyed || response.headersSent) return;
  const unread = announcesBody(request) && !request.complete;
  exchange.bytesOut = writeAnswer(response, answer, {
    'x-content-type-options': 'nosniff',
    'x-request-id': exchange.id,
    ...(unread || parts.isDraining() ? { connection: 'close' } : {}),
    ...exchange.admitted,
    ...('headers' in answer ? answer.headers : {}),
  });
  if (!unread) {
    response.end();
    return;
  }
  exchange.early = true;
  discardBody(request, () => response.end());
}
