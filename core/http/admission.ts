import type { IncomingHttpHeaders } from 'node:http';
import type { JsonAnswer, Route } from './route.ts';

/** A request to a service whose head has been read. */
export interface AskedOf {
  readonly service: string;
  /** The matched route; undefined if the service has none for this path and method. */
  readonly route: Route | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** Whether a request is admitted, with what to add to its answer; otherwise the answer it gets instead. */
export type Admission =
  | {
      readonly kind: 'admitted';
      readonly headers: Readonly<Record<string, string>>;
      /** Owner of the key; absent if callers are not identified. */
      readonly owner?: string;
      /** The plan's allowance, for a service whose plans count something other than calls. */
      readonly quota?: number;
    }
  | { readonly kind: 'refused'; readonly answer: JsonAnswer };

/**
 * Decides whether to admit a request to a service, before its body is read. May throw a coded error if it cannot
 * decide. Not called for the server's own routes.
 */
export type Admit = (asked: AskedOf) => Promise<Admission>;
