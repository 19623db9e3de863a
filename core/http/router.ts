import type { Route, Service } from './route.ts';

/** The route of a request with its path parameters, or why there is none. */
export type Resolution =
  | {
      readonly kind: 'route';
      readonly service: string;
      readonly route: Route;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'method_not_allowed'; readonly service: string; readonly allow: string }
  | { readonly kind: 'not_found'; readonly service: string };

/** The services and where they are mounted. */
export interface RouterOptions {
  readonly services: readonly Service[];
  /** Routes of the server itself, served on every host. */
  readonly suite: Service;
  /** If set, `<slug>.<serviceDomain>` serves that service without its prefix. */
  readonly serviceDomain?: string | undefined;
  /** If set, the bare slug is also a host name of the service. */
  readonly slugIsHost?: boolean | undefined;
}

/** The parts of a request that decide its route. */
export interface RequestLine {
  readonly method: string;
  readonly path: string;
  /** Value of `X-Gateway-Host`, otherwise of `Host`. */
  readonly host: string | undefined;
}

interface Pattern {
  readonly segments: readonly string[];
  readonly routes: readonly Route[];
}

/** A service's routes by path: literal paths in a map, those with parameters in a list. */
interface RouteTable {
  readonly service: string;
  readonly literal: ReadonlyMap<string, readonly Route[]>;
  readonly patterns: readonly Pattern[];
}

/**
 * Creates the function that resolves a request line to a route. HEAD is served wherever GET is; 404 and 405 come from
 * the same table.
 */
export function createRouter(options: RouterOptions): (line: RequestLine) => Resolution {
  const tables = new Map(options.services.map((service) => [service.slug, tableOf(service)]));
  const suite = tableOf(options.suite);
  const { serviceDomain, slugIsHost = false } = options;
  const hosts = new Map([
    ...(slugIsHost ? tables : []),
    ...(serviceDomain ? [...tables].map(([slug, table]) => [`${slug}.${serviceDomain}`, table] as const) : []),
  ]);

  return function resolve(line) {
    const ofHost = hosts.size === 0 || line.host === undefined ? undefined : hosts.get(hostName(line.host));
    if (ofHost) {
      const found = find(ofHost, line);
      if (found.kind !== 'not_found') return found;
    }
    const slash = line.path.indexOf('/', 1);
    const prefixed = line.path.startsWith('/')
      ? tables.get(line.path.slice(1, slash === -1 ? undefined : slash))
      : undefined;
    if (prefixed && (!ofHost || ofHost === prefixed)) {
      return find(prefixed, { ...line, path: slash === -1 ? '' : line.path.slice(slash) });
    }
    const ofSuite = find(suite, line);
    return ofSuite.kind === 'not_found' && ofHost ? { kind: 'not_found', service: ofHost.service } : ofSuite;
  };
}

function tableOf(service: Service): RouteTable {
  const byPath = Map.groupBy(service.routes, (route) => route.path);
  const literal = new Map([...byPath].filter(([path]) => !path.includes('{')));
  const patterns = [...byPath]
    .filter(([path]) => path.includes('{'))
    .map(([path, routes]) => ({ segments: path.split('/'), routes }));
  return { service: service.slug, literal, patterns };
}

function find(table: RouteTable, line: RequestLine): Resolution {
  const { service } = table;
  const literal = table.literal.get(line.path);
  if (literal) return choose(service, literal, line.method, {});
  const segments = line.path.split('/');
  for (const pattern of table.patterns) {
    const params = match(pattern.segments, segments);
    if (params) return choose(service, pattern.routes, line.method, params);
  }
  return { kind: 'not_found', service };
}

function choose(
  service: string,
  routes: readonly Route[],
  method: string,
  params: Readonly<Record<string, string>>,
): Resolution {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const route = routes.find((candidate) => candidate.method === wanted);
  if (route) return { kind: 'route', service, route, params };
  const methods = routes.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method]));
  return { kind: 'method_not_allowed', service, allow: methods.join(', ') };
}

function match(pattern: readonly string[], segments: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, expected] of pattern.entries()) {
    const segment = segments[i] ?? '';
    if (expected.startsWith('{')) {
      if (segment === '') return undefined;
      params[expected.slice(1, -1)] = segment;
    } else if (expected !== segment) return undefined;
  }
  return params;
}

/** Returns the host name of a Host header in lower case, without port and trailing dot. */
export function hostName(host: string): string {
  return host
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
}
