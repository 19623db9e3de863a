import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { closedOrigin, startUpstream, type EndsWith } from '../standins/upstream.ts';

/** Contained in every faulty answer with words in it, so that a test can tell that none of them is passed on. */
export const FAULT_CONTENT = 'CONTENT-OF-THE-FAULT';

/** Fifty million spaces in 49 kB. */
const BOMB_PART = gzipSync(Buffer.alloc(50_000_000, 0x20));

/** Inflates to more than the limit of any source. */
const BOMB_PARTS = 4;

const DRIP_MS = 50;

type Respond = (response: ServerResponse) => void;

const HTTP_FAULTS = {
  reset: (response) => response.socket?.resetAndDestroy(),
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), DRIP_MS);
    response.on('close', () => {
      clearInterval(timer);
    });
  },
  html: (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!DOCTYPE html><html><body><h1>Scheduled maintenance</h1>${FAULT_CONTENT}</body></html>`),
  half_json: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"results": [{"name": "${FAULT_CONTENT}`),
  too_many: (response) => response.writeHead(429, { 'retry-after': '3600' }).end(FAULT_CONTENT),
  unavailable: (response) => response.writeHead(503, { 'retry-after': '3600' }).end(FAULT_CONTENT),
  gzip_bomb: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    for (let i = 0; i < BOMB_PARTS; i++) response.write(BOMB_PART);
    response.end();
  },
} as const satisfies Record<string, Respond>;

/** Every way in which an upstream can fail here. */
export type UpstreamFault = 'refused' | 'redirect' | keyof typeof HTTP_FAULTS;

export const UPSTREAM_FAULTS: readonly UpstreamFault[] = [
  'refused',
  'redirect',
  ...(Object.keys(HTTP_FAULTS) as (keyof typeof HTTP_FAULTS)[]),
];

/** An upstream that always fails. */
export interface FaultyUpstream {
  readonly origin: string;
  /** Requests that were redirected and arrived; there must be none. */
  readonly strayed: () => number;
}

/** Starts an upstream that fails in one way, whatever it is asked. */
export async function startFaulty(context: EndsWith, fault: UpstreamFault): Promise<FaultyUpstream> {
  if (fault === 'refused') return { origin: await closedOrigin(), strayed: () => 0 };
  if (fault !== 'redirect') {
    const { origin } = await startUpstream(context, HTTP_FAULTS[fault]);
    return { origin, strayed: () => 0 };
  }
  // An address of this machine, as a redirect to the metadata service of a cloud would be.
  const inner = await startUpstream(context, (response) => response.end(`{"secret": "${FAULT_CONTENT}"}`));
  const { origin } = await startUpstream(context, (response, request) => {
    response.writeHead(302, { location: inner.origin + request.url }).end(FAULT_CONTENT);
  });
  return { origin, strayed: () => inner.requests.length };
}
