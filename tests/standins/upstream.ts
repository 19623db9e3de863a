import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';

/** A request as a stand-in received it. */
export interface SeenRequest {
  readonly method: string;
  /** The path with its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Upstream {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** In order of arrival. */
  readonly requests: readonly SeenRequest[];
  /** Resolves when this many requests have arrived in total. */
  readonly untilRequests: (count: number) => Promise<void>;
}

/** Something that ends and releases what was started for it: a test or a benchmark. */
export interface EndsWith {
  readonly after: (end: () => void) => void;
}

export type Respond = (response: ServerResponse, request: SeenRequest, index: number) => void;

/** A server on loopback that answers as the test says, and stops with it. `index` counts requests from 0. */
export async function startUpstream(context: EndsWith, respond: Respond): Promise<Upstream> {
  const seen = createSeen();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      respond(response, one, seen.add(one));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests: seen.requests, untilRequests: seen.until };
}

/**
 * A server on loopback that answers the first bytes of each connection with whatever the test writes to the socket, for
 * answers that no HTTP server would give.
 */
export async function startSocketUpstream(
  context: EndsWith,
  respond: (socket: Socket, index: number) => void,
): Promise<Upstream> {
  const seen = createSeen();
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      respond(socket, seen.add({ method: '', url: '', headers: {}, body: data.toString('latin1') }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests: seen.requests, untilRequests: seen.until };
}

/** The address of a loopback port that nothing listens on. */
export async function closedOrigin(): Promise<string> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

interface Seen {
  readonly requests: readonly SeenRequest[];
  /** Returns the request's index. */
  readonly add: (request: SeenRequest) => number;
  readonly until: (count: number) => Promise<void>;
}

function createSeen(): Seen {
  const requests: SeenRequest[] = [];
  const watchers = new Set<{ readonly count: number; readonly resolve: () => void }>();
  return {
    requests,
    add(request) {
      const index = requests.push(request) - 1;
      for (const watcher of watchers) {
        if (requests.length < watcher.count) continue;
        watchers.delete(watcher);
        watcher.resolve();
      }
      return index;
    },
    until(count) {
      if (requests.length >= count) return Promise.resolve();
      return new Promise((resolve) => {
        watchers.add({ count, resolve });
      });
    },
  };
}
