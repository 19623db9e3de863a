import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as PortServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { CodedError } from './errors.ts';
import type { Log } from './log.ts';
import { requestId } from './request-id.ts';
import { refuseSocket, socketError } from './socket-errors.ts';

/** Time limits of a connection, in milliseconds. */
export interface ConnectionTimes {
  /** From the connection, or the end of the previous idle time, to the last header. */
  readonly headers: number;
  /** For the whole request: 15 MB at 1 Mbit/s take 120 s. */
  readonly request: number;
  /** From the end of an answer until the client has taken all of it; node itself waits forever. */
  readonly answer: number;
  /** How often the three limits above are checked; they end nothing in between. */
  readonly check: number;
  /** Idle time between requests; longer than the usual 60 s of load balancers, so that they close first. */
  readonly keepAlive: number;
  /**
   * How long a stop keeps seemingly idle connections open, marking each answer as the last: a request that is in
   * transit when the port closes is answered instead of cut off.
   */
  readonly linger: number;
  /** How long a stop then waits for requests in flight before it cuts them off. */
  readonly drain: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headers: 15_000,
  request: 120_000,
  answer: 120_000,
  check: 2_000,
  keepAlive: 65_000,
  linger: 200,
  drain: 25_000,
};

const MAX_HEADER_BYTES = 16 * 1024;

/** Where to listen and what handles requests. */
export interface ListenOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  readonly log: Log;
  readonly times?: ConnectionTimes;
}

/** A running server. */
export interface Listening {
  readonly url: string;
  /** Stops the server: no new connections, requests in flight finished within the drain time, the rest cut off. */
  readonly stop: () => Promise<void>;
}

/** Opens the port. Rejects with node's own error if that fails. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const times = options.times ?? CONNECTION_TIMES;
  const server = createServer({
    headersTimeout: times.headers,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.check,
    keepAliveTimeout: times.keepAlive,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Checked with the rest of the head, so that the answer is coded.
    requireHostHeader: false,
  });
  // Bounded by the size of the head; node's own limit silently drops headers after the 2,000th.
  server.maxHeadersCount = 0;
  /** Unfinished responses, each with the time since which only its client is holding it up. */
  const open = new Map<ServerResponse, number | undefined>();
  const refused = new WeakSet<Duplex>();

  function refuse(socket: Duplex, coded: CodedError): void {
    refused.add(socket);
    const id = requestId(undefined);
    options.log('info', 'connection_refused', { id, status: coded.status, code: coded.code });
    refuseSocket(socket, coded, { id, open: [...open.keys()].filter((response) => response.req.socket === socket) });
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    open.set(response, undefined);
    response.on('close', () => open.delete(response));
    options.onRequest(request, response);
  }

  function cutOffUntaken(): void {
    const now = performance.now();
    for (const [response, since] of open) {
      if (!response.writableEnded) continue;
      if (since === undefined) open.set(response, now);
      else if (now - since > times.answer) response.req.socket.destroy();
    }
  }

  server.on('request', onRequest);
  // With these listeners, an announced body is requested only when it is read, and an unknown Expect is ignored.
  server.on('checkContinue', onRequest);
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser fails again for every following packet; none of them may cut off the one answer.
    if (refused.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    refuse(socket, socketError(error.code));
  });
  // Without a listener node drops the connection without an answer.
  server.on('connect', (_request, socket) => {
    // Node has released the socket, so its errors are ours: an unhandled one would end the process.
    socket.on('error', () => socket.destroy()).resume();
    refuse(socket, new CodedError('bad_request', 'This server is not a proxy.'));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  // From here on it reports connections that could not be accepted; unhandled, it would end the process.
  server.removeAllListeners('error').on('error', (error: NodeJS.ErrnoException) => {
    options.log('error', 'accept_failed', { fault: error.code });
  });
  const checking = setInterval(cutOffUntaken, times.check).unref();
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}`,
    async stop() {
      await drain(server, times);
      await ended(open.keys());
      clearInterval(checking);
    },
  };
}

async function drain(server: Server, times: ConnectionTimes): Promise<void> {
  // One turn of the event loop, to accept connections that clients have already opened.
  await nextTurn();
  // Node's own close treats every connection whose next request has not been read as idle.
  const closed = new Promise<void>((resolve) => {
    PortServer.prototype.close.call(server, () => {
      resolve();
    });
  });
  await Promise.race([closed, pause(times.linger)]);
  const cutOff = setTimeout(() => {
    server.closeAllConnections();
  }, times.drain);
  server.close();
  await closed;
  clearTimeout(cutOff);
}

/** Node emits close before the cut-off requests have ended and been logged. */
async function ended(responses: Iterable<ServerResponse>): Promise<void> {
  const each = [...responses].map((response) => new Promise((resolve) => response.on('close', resolve)));
  await Promise.all(each);
}
