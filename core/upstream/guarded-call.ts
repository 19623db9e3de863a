import { Resolver } from 'node:dns/promises';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { abortable, startDeadline, type Deadline } from './abort.ts';
import { systemClock, type Clock } from './clock.ts';
import { abortFailure, UpstreamFailure } from './failure.ts';
import { isPublicAddress } from './public-address.ts';
import type { Reply } from './reply.ts';
import { exchange, type OutgoingRequest } from './send-request.ts';
import type { ObserveCall } from './source.ts';

type Connector = ReturnType<typeof buildConnector>;

/** How to call hosts named by callers, with the parts of the network that tests replace. */
export interface GuardOptions {
  /** Resolves a name to addresses; may throw. */
  readonly resolve?: (name: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Connects to one of these addresses and no other, on behalf of the host. */
  readonly connectTo?: (addresses: readonly string[]) => Connector;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
}

/** A request to a URL whose scheme and host have been checked; the deadline covers all of it. */
export interface GuardedRequest extends Pick<OutgoingRequest, 'source' | 'method' | 'headers' | 'body' | 'maxBytes'> {
  readonly url: URL;
  readonly timeoutMs: number;
}

/**
 * Outcome of a call.
 * - `blocked`: the host resolves to an address that is not public.
 * - `refused`: the host gave an unwanted answer, or more data than is read: the same request will fail again.
 * - `unavailable`: no answer, none in time, or an error of the host.
 */
export type GuardedOutcome =
  { readonly kind: 'answered'; readonly reply: Reply } | { readonly kind: 'blocked' | 'refused' | 'unavailable' };

/** Calls a URL named by a caller. Failures are returned, never thrown. */
export type GuardedCall = (
  request: GuardedRequest,
  options: { readonly signal: AbortSignal },
) => Promise<GuardedOutcome>;

const CONNECT_MS = 8_000;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Creates the function that calls hosts named by callers. Every address the host resolves to must be public, and the
 * connection goes to one of the checked addresses, so the name cannot resolve to another one in between. Redirects are
 * not followed.
 */
export function createGuardedCall(options: GuardOptions = {}): GuardedCall {
  const { resolve = resolveName, connectTo = connectToAddresses, observe, clock = systemClock } = options;

  async function sent({ url, source, ...request }: GuardedRequest, deadline: Deadline): Promise<Reply | 'blocked'> {
    const addresses = await addressesOf(url, { source, resolve, signal: deadline.signal });
    if (!addresses.every(isPublicAddress)) return 'blocked';
    const client = new Client(url.origin, {
      connect: connectTo(addresses),
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    try {
      return await exchange(
        {
          source,
          method: request.method,
          path: url.pathname + url.search,
          headers: { 'accept-encoding': 'identity', 'user-agent': 'Tracewell', ...request.headers },
          body: request.body,
          maxBytes: request.maxBytes,
          answers: [],
        },
        { dispatcher: client, origin: url.origin, signal: deadline.signal, date: clock.date },
      );
    } finally {
      await client.destroy();
    }
  }

  return async function call(request, { signal }) {
    const started = clock.now();
    const deadline = startDeadline(request.timeoutMs, { clock, signal });
    // Makes no call if an address is blocked.
    let outcome: Parameters<ObserveCall>[1] | undefined;
    try {
      const reply = await sent(request, deadline);
      if (reply === 'blocked') return { kind: 'blocked' };
      outcome = 'ok';
      return { kind: 'answered', reply };
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      outcome = error.kind;
      return { kind: mayPass(error) ? 'unavailable' : 'refused' };
    } finally {
      deadline.end();
      if (outcome) observe?.(request.source, outcome, (clock.now() - started) / 1000);
    }
  };
}

interface Resolving {
  readonly source: string;
  readonly resolve: NonNullable<GuardOptions['resolve']>;
  readonly signal: AbortSignal;
}

/** Returns the addresses of a URL's host; at least one. Throws `UpstreamFailure`. */
async function addressesOf({ hostname }: URL, { source, resolve, signal }: Resolving): Promise<readonly string[]> {
  const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  // A connection to a literal address makes no lookup, so the address is checked here.
  if (isIP(host) !== 0) return [host];
  let addresses: readonly string[] = [];
  try {
    addresses = await abortable(resolve(host, signal), signal);
  } catch {
    if (signal.aborted) throw abortFailure(source, signal.reason);
  }
  if (addresses.length === 0) throw new UpstreamFailure({ source, kind: 'network', code: 'ENOTFOUND' });
  return addresses;
}

/** 4xx statuses after which the same request may succeed: it took too long, came too early, or was one of too many. */
const PASSING_STATUSES: readonly (number | undefined)[] = [408, 425, 429];

function mayPass({ kind, status }: UpstreamFailure): boolean {
  switch (kind) {
    case 'timeout':
    case 'network':
    case 'aborted':
      return true;
    case 'http':
    case 'rate_limited':
      return status === undefined || status >= 500 || PASSING_STATUSES.includes(status);
    case 'redirect':
    case 'too_large':
    case 'shape':
      return false;
    default:
      return kind satisfies never;
  }
}

/**
 * Uses only public DNS: neither the hosts file nor local search domains name anything public, and a slow answer does
 * not block libuv's file threads.
 */
async function resolveName(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const cancel = (): void => {
    resolver.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Connects to one of the addresses, trying them in turn as Node does for a name, whatever name it is given. */
export function connectToAddresses(addresses: readonly string[]): Connector {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_, { all }, done) => {
    const [first = { address: '', family: 4 }] = found;
    if (all === true) done(null, found);
    else done(null, first.address, first.family);
  };
  return buildConnector({ lookup, autoSelectFamily: true, allowH2: false, maxCachedSessions: 0, timeout: CONNECT_MS });
}
