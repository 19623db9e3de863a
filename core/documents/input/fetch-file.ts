import { Resolver } from 'node:dns/promises';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { abortable, startDeadline, type Deadline } from '../../upstream/abort.ts';
import { systemClock, type Clock } from '../../upstream/clock.ts';
import { exchange } from '../../upstream/send-request.ts';
import { abortFailure, UpstreamFailure } from '../../upstream/failure.ts';
import type { ObserveCall } from '../../upstream/source.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * What came of fetching a file.
 * - `bytes`: its content, whatever the type.
 * - `blocked`: the host leads to an address that is not public.
 * - `refused`: the host answered something else than the file, or more than is read: the same URL will fail again.
 * - `unavailable`: no answer in time, none at all, or an error of the host.
 * - `not_fetched`: the sandbox, which asks nobody.
 */
export type FetchedFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'blocked' | 'refused' | 'unavailable' | 'not_fetched' };

/** Fetches a file from a URL whose scheme and host were checked. Whatever goes wrong is an answer; it never throws for it. */
export type FetchFile = (url: URL, options: { readonly signal: AbortSignal }) => Promise<FetchedFile>;

type Connector = ReturnType<typeof buildConnector>;

/** How a file is fetched, and what tests put in the place of the network. */
export interface FetchFileOptions {
  /** The addresses of a name; may throw. */
  readonly resolve?: (name: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Connects to one of these addresses and to no other, in the name of the host. */
  readonly connectTo?: (addresses: readonly string[]) => Connector;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
}

/** As many bytes as a file sent as base64 can have, and a little more. */
const MAX_BYTES = 15_000_000;
const TIMEOUT_MS = 20_000;
const CONNECT_MS = 8_000;
const MAX_HEADER_BYTES = 16 * 1024;

const SOURCE = 'file_url';

/**
 * Fetches files that callers point to. Every address that the host resolves to must be public, and the connection goes to
 * one of those that were looked at, so that a name cannot resolve to another one in between. Redirects are not followed.
 */
export function createFetchFile(options: FetchFileOptions = {}): FetchFile {
  const { resolve = resolveName, connectTo = connectToAddresses, observe, clock = systemClock } = options;

  async function fetchFrom(url: URL, deadline: Deadline): Promise<Uint8Array | 'blocked'> {
    const addresses = await addressesOf(url, { resolve, signal: deadline.signal });
    if (!addresses.every(isPublicAddress)) return 'blocked';
    const client = new Client(url.origin, {
      connect: connectTo(addresses),
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    try {
      const reply = await exchange(
        {
          source: SOURCE,
          method: 'GET',
          path: url.pathname + url.search,
          headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Tracewell' },
          body: undefined,
          maxBytes: MAX_BYTES,
          answers: [],
        },
        { dispatcher: client, origin: url.origin, signal: deadline.signal, date: clock.date },
      );
      return reply.body;
    } finally {
      await client.destroy();
    }
  }

  return async function fetchFile(url, { signal }) {
    const started = clock.now();
    const deadline = startDeadline(TIMEOUT_MS, { clock, signal });
    // Nothing is called where the address is blocked.
    let outcome: Parameters<ObserveCall>[1] | undefined;
    try {
      const fetched = await fetchFrom(url, deadline);
      if (fetched === 'blocked') return { kind: 'blocked' };
      outcome = 'ok';
      return { kind: 'bytes', bytes: fetched };
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      outcome = error.kind;
      return { kind: mayPass(error) ? 'unavailable' : 'refused' };
    } finally {
      deadline.end();
      if (outcome) observe?.(SOURCE, outcome, (clock.now() - started) / 1000);
    }
  };
}

/** The addresses that a URL leads to; at least one. Throws `UpstreamFailure`. */
async function addressesOf(
  { hostname }: URL,
  { resolve, signal }: { resolve: NonNullable<FetchFileOptions['resolve']>; signal: AbortSignal },
): Promise<readonly string[]> {
  const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  // A connection to an address looks nothing up, so an address is looked at here.
  if (isIP(host) !== 0) return [host];
  let addresses: readonly string[] = [];
  try {
    addresses = await abortable(resolve(host, signal), signal);
  } catch {
    if (signal.aborted) throw abortFailure(SOURCE, signal.reason);
  }
  if (addresses.length === 0) throw new UpstreamFailure({ source: SOURCE, kind: 'network', code: 'ENOTFOUND' });
  return addresses;
}

/** Statuses of the 4xx after which the same request may succeed: it took too long, came too early, or one of too many. */
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
 * The public DNS and nothing else: neither the hosts file nor the local search domains name anything public, and a slow
 * answer holds up none of the processes that files are read in.
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

/** Connects to one of the addresses, tried in turn as Node tries those of a name, whatever name it is told. */
export function connectToAddresses(addresses: readonly string[]): Connector {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_, { all }, done) => {
    const [first = { address: '', family: 4 }] = found;
    if (all === true) done(null, found);
    else done(null, first.address, first.family);
  };
  return buildConnector({ lookup, autoSelectFamily: true, allowH2: false, maxCachedSessions: 0, timeout: CONNECT_MS });
}
