import { connect } from 'node:net';
import type { TestContext } from 'node:test';
import type { Admit } from '../core/http/admission.ts';
import { createBodyRoom, type BodyRoom } from '../core/http/body-room.ts';
import { createExchange } from '../core/http/exchange.ts';
import { CONNECTION_TIMES, listen, type ConnectionTimes } from '../core/http/listen.ts';
import { createLog } from '../core/http/log.ts';
import { createMetrics, type Metrics } from '../core/http/metrics.ts';
import { createProxySecretCheck } from '../core/http/proxy-secret.ts';
import { createRequestRecorder } from '../core/http/request-record.ts';
import type { Operation, Route, Service } from '../core/http/route.ts';
import { createRouter } from '../core/http/router.ts';
import type { AskedOfCallers } from '../core/http/openapi/security.ts';
import { suiteRoutes, withOpenApi } from '../core/http/suite-routes.ts';

/** Whoever reaches the server is served. */
const ASKS_NOTHING: AskedOfCallers = { proxySecret: false, gateway: undefined };

export interface FloorOptions {
  readonly services?: readonly Service[];
  readonly serviceDomain?: string;
  readonly proxySecret?: string;
  /** A gateway of the floor's own; slugs are then hosts. */
  readonly admit?: Admit;
  /** What large bodies may take together; by default far more than any test sends. */
  readonly bodyMemory?: number;
  readonly bodyPaceMs?: number;
  readonly times?: Partial<ConnectionTimes>;
}

export type LogLine = Readonly<Record<string, unknown>>;

/** The HTTP floor on a free port of loopback, composed as the server composes it. */
export interface Floor {
  readonly port: number;
  readonly url: string;
  readonly metrics: Metrics;
  readonly bodyRoom: BodyRoom;
  /** Every line logged so far. */
  readonly lines: readonly LogLine[];
  /** The first logged line with these members, as soon as there is one. */
  readonly line: (members: LogLine) => Promise<LogLine>;
  readonly session: () => Session;
  /** Sends bytes on a new connection, and returns what came back until the server closed it. */
  readonly send: (...parts: readonly (string | Uint8Array)[]) => Promise<RawAnswer[]>;
  readonly stop: () => Promise<void>;
}

/** Starts a floor that ends with the test. */
export async function startFloor(t: TestContext, options: FloorOptions = {}): Promise<Floor> {
  const lines: LogLine[] = [];
  const waiting = new Set<() => void>();
  const { log, flush } = createLog('debug', (text) => {
    lines.push(...text.split('\n').filter(Boolean).map(parseLine));
    for (const look of waiting) look();
  });
  const metrics = createMetrics();
  let draining = false;
  const isDraining = (): boolean => draining;
  const { serviceDomain } = options;
  const services = (options.services ?? []).map((one) =>
    withOpenApi(one, { serviceDomain, version: '1.2.3', asked: ASKS_NOTHING }),
  );
  const suite = suiteRoutes({
    services,
    version: '1.2.3',
    metricsText: metrics.text,
    isDraining,
    asked: ASKS_NOTHING,
    pages: [],
  });
  const bodyRoom = createBodyRoom(options.bodyMemory ?? 1024 * 1024 * 1024);
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    log,
    times: { ...CONNECTION_TIMES, linger: 0, drain: 5_000, ...options.times },
    onRequest: createExchange({
      resolve: createRouter({ services, suite, serviceDomain, slugIsHost: options.admit !== undefined }),
      checkProxySecret: createProxySecretCheck(options.proxySecret),
      admit: options.admit,
      bodyRoom,
      bodyPaceMs: options.bodyPaceMs,
      recorder: createRequestRecorder(log, metrics),
      isDraining,
      suite: suite.slug,
    }),
  });
  const port = Number(new URL(server.url).port);
  const sessions: Session[] = [];
  const stop = async (): Promise<void> => {
    draining = true;
    await server.stop();
    log('info', 'stopped');
    flush();
  };
  const session = (): Session => {
    const one = openSession(port);
    sessions.push(one);
    return one;
  };
  t.after(async () => {
    for (const one of sessions) one.destroy();
    await stop();
  });
  return {
    port,
    url: server.url,
    metrics,
    bodyRoom,
    lines,
    session,
    stop,
    line: (members) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = lines.find((line) => Object.entries(members).every(([key, value]) => line[key] === value));
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    send: (...parts) => {
      const one = session();
      one.write(...parts);
      return one.closed;
    },
  };
}

function parseLine(text: string): LogLine {
  return JSON.parse(text) as LogLine;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A client that writes bytes and reads what comes back, as no well-behaved client library would. */
export interface Session {
  readonly write: (...parts: readonly (string | Uint8Array)[]) => void;
  /** Ends the writing half. */
  readonly end: () => void;
  readonly destroy: () => void;
  /** Breaks the connection with a reset instead of an end. */
  readonly reset: () => void;
  /** The first `count` answers on this connection, or fewer if it closes before. */
  readonly answers: (count: number) => Promise<RawAnswer[]>;
  /** Every answer, when the server has closed the connection. */
  readonly closed: Promise<RawAnswer[]>;
  /** Everything received so far, with one character per byte. */
  readonly received: () => string;
  /** Resolves when everything written has left this process; rejects if the connection was reset before. */
  readonly drained: () => Promise<void>;
}

function openSession(port: number): Session {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let isClosed = false;
  // A connection closed by the server is a test case, not a failure of the test.
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  const closed = new Promise<RawAnswer[]>((resolve) => {
    socket.on('close', () => {
      isClosed = true;
      resolve(readAnswers(received));
    });
  });
  return {
    closed,
    write(...parts) {
      for (const part of parts) socket.write(part);
    },
    end: () => socket.end(),
    destroy: () => socket.destroy(),
    reset: () => socket.resetAndDestroy(),
    received: () => received,
    drained: () =>
      new Promise((resolve, reject) => {
        socket.write('', (error) => {
          if (error) reject(error);
          else resolve();
        });
      }),
    answers: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          const answers = readAnswers(received);
          if (answers.length < count && !isClosed) return;
          socket.off('data', look).off('close', look);
          resolve(answers);
        };
        socket.on('data', look).on('close', look);
        look();
      }),
  };
}

/** The complete answers in the received text, read by their Content-Length. */
export function readAnswers(received: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return answers;
    const [statusLine = '', ...fields] = rest.slice(0, end).split('\r\n');
    const headers = new Map(
      fields.map((field) => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    );
    const status = Number(statusLine.split(' ')[1]);
    const length = Number(headers.get('content-length') ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length < length) return answers;
    answers.push({ status, headers, body });
    rest = rest.slice(end + 4 + length);
  }
}

/** The request line and headers of a request, and its body. */
export function requestText(line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const fields = Object.entries({
    Host: 'floor',
    ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  });
  return [`${line} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n');
}

/** A route with the minimum of documentation. */
export function testRoute(method: Route['method'], path: string, answer: Route['answer'], deadlineMs = 10_000): Route {
  return { method, path, answer, deadlineMs, operation: testOperation(method, path) };
}

function testOperation(method: string, path: string): Operation {
  const id = `${method} ${path}`;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    id,
    summary: id,
    description: id,
    pathParameters: inPath.map((name) => ({ name, description: name, schema: { type: 'string' } })),
    response: { description: 'The answer.', schema: { type: 'object' } },
    errors: [],
    examples: [],
  };
}

export function testService(slug: string, ...routes: readonly Route[]): Service {
  return { slug, title: slug, description: `The service ${slug}.`, routes };
}
