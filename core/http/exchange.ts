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

/** What an exchange is put together from: where requests lead, who may ask, and where they are recorded. */
export interface ExchangeParts {
  readonly resolve: (line: RequestLine) => Resolution;
  /** Whether a request came through the gateway in front; throws `unauthorized` where it had to and did not. */
  readonly checkProxySecret: (header: string | string[] | undefined) => boolean;
  /** Asked about every request but those for the server's own routes; undefined where all are admitted. */
  readonly admit?: Admit | undefined;
  /** What the bodies of all requests share. */
  readonly bodyRoom: BodyRoom;
  /** How often the pace of a body is looked at, in milliseconds; every ten seconds unless given. */
  readonly bodyPaceMs?: number | undefined;
  readonly recorder: RequestRecorder;
  readonly isDraining: () => boolean;
  /** The service name of the server's own routes. */
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
  /** Whether the answer went out before the request was complete, so that the client may rightly leave. */
  early: boolean;
  /** What the admission adds to the answer, whatever it is. */
  admitted: Readonly<Record<string, string>>;
  /** See `ApiRequest`. */
  caller: string;
  owner: string | undefined;
  quota: number | undefined;
}

/** The listener that takes each request from its head to its answer, its log line and its metrics. */
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
    // What was parsed out of the body lives as long as its handler, and not until a slow client has taken the answer.
    void respond(parts, exchange, ended).finally(exchange.place.leave);
  };
}

/** The customary status of a log line whose client left before its answer; it is never sent. */
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
      // What is called outside for it counts to the caller's share, however deep it is called.
      send(parts, exchange, await onBehalfOf(caller, () => answer(asked)));
    } finally {
      clearTimeout(deadline);
    }
  } catch (error) {
    fail(parts, exchange, error);
  }
}

/** The caller of every request that came through the gateway in front, which keeps its own callers apart. */
const PROXY = 'proxy';

const NO_BODY: JsonObject = Object.freeze({});

/** The target of a request whose head is well formed. */
function readHead({ request }: Exchange): RequestTarget {
  checkHead(request);
  return parseRequestTarget(request.url ?? '/');
}

/** Where a request leads, of one that came through the gateway where there is one in front. */
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

/** Whether a request is for a route of the server itself that asks for nothing; one that leads nowhere is for none. */
function isOfServer({ suite }: ExchangeParts, found: Resolution): boolean {
  return found.service === suite && found.kind !== 'not_found' && !(found.kind === 'route' && found.route.isGuarded);
}

/** The route that was found. Throws the coded error of a request that leads nowhere. */
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
 * What the parser lets through and RFC 9112 (3.2) does not: no Host, or two of them, and the headerless HTTP/0.9. The
 * connection ends with it: the bytes that follow such a head may mean something else to its sender.
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
