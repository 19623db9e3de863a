import type { IncomingHttpHeaders } from 'node:http';
import type { JsonAnswer, Route } from './route.ts';

/** A request whose head was read, on its way to a service. */
export interface AskedOf {
  readonly service: string;
  /** The route that it leads to; undefined where the service has none for its path and method. */
  readonly route: Route | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** Whether a request goes on, and what its answer then carries; else the answer that it gets instead. */
export type Admission =
  | {
      readonly kind: 'admitted';
      readonly headers: Readonly<Record<string, string>>;
      /** Whose key it is; absent where callers are not identified. */
      readonly owner?: string;
      /** What its plan allows, of a service whose plans count something else than calls. */
      readonly quota?: number;
    }
  | { readonly kind: 'refused'; readonly answer: JsonAnswer };

/**
 * Decides about each request to a service before its body is read. It may throw a coded error where it cannot decide. The
 * server's own routes are not asked about.
 */
export type Admit = (asked: AskedOf) => Promise<Admission>;
