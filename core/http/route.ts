import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from './errors.ts';
import type { JsonObject } from '../json.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { Query } from './request-target.ts';

/** What a handler receives: everything parsed, nothing yet checked against the route's own rules. */
export interface ApiRequest {
  /** Values of the `{names}` in the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Body of a route that takes JSON; empty for every other route. */
  readonly body: JsonObject;
  /** Bytes of an upload as they arrive, to be read once; absent on a route that takes none. */
  readonly upload?: AsyncIterable<Uint8Array> | undefined;
  /**
   * Who is asking, for fair shares of scarce resources: the owner, otherwise the holder of the proxy secret, otherwise
   * an address.
   */
  readonly caller?: string;
  /** Owner of the request's key; absent without the server's own gateway, where all callers are one. */
  readonly owner?: string | undefined;
  /** The allowance of the caller's plan, for a service whose plans count something other than calls. */
  readonly quota?: number | undefined;
  /** As received; absent if a route is called without HTTP. */
  readonly headers?: IncomingHttpHeaders;
  /** Aborts at the route's deadline and when the client leaves; all upstream work depends on it. */
  readonly signal: AbortSignal;
}

/** An answer computed for one request; sent as JSON and not cacheable. */
export interface JsonAnswer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Additional headers, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Prepared text, the same for everyone, sent with its entity tag. */
export interface FixedAnswer {
  readonly contentType: string;
  readonly text: string;
  readonly etag: string;
  /** The text in gzip (RFC 1952) for clients that accept it; undefined if it would save nothing. */
  readonly gzip?: Uint8Array | undefined;
  /** Additional headers, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Text in a format other than JSON, computed for one request. */
export interface TextAnswer {
  /** Default 200. */
  readonly status?: number;
  readonly contentType: string;
  readonly text: string;
  /** Additional headers, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answer = JsonAnswer | FixedAnswer | TextAnswer;

/** A request for the documentation, with the answer that the running server gives. */
export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly request: { readonly query?: Readonly<Record<string, string>>; readonly body?: JsonObject };
  readonly status: number;
  readonly response: unknown;
}

/** A query parameter. */
export interface QueryParameter {
  readonly name: string;
  /** Default optional. */
  readonly required?: true;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A path parameter, in braces in the path. */
export type PathParameter = Omit<QueryParameter, 'required'>;

/** What the OpenAPI document says about a route. */
export interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly pathParameters?: readonly PathParameter[];
  readonly parameters?: readonly QueryParameter[];
  readonly requestBody?: JsonSchema;
  readonly response: {
    /** Default 200. */
    readonly status?: 200 | 201;
    readonly description: string;
    readonly schema: JsonSchema;
    /** Default JSON. */
    readonly mediaType?: string;
  };
  /** Format of the route's own failures, if it differs from the suite's. Any route can also answer with the suite's. */
  readonly failure?: JsonSchema;
  /** The route's own codes; those that every route can answer are added. */
  readonly errors: readonly ErrorCode[];
  readonly examples: readonly Example[];
}

/** How a route takes a file other than as base64. */
export interface FileRule {
  /** The member that is base64 in JSON; in other forms it is the bytes. */
  readonly member: string;
  /** Whether the file may be the whole body, with no other member. */
  readonly isAlone: boolean;
}

/** A body that is not JSON, is read as it arrives and may exceed the usual size limit. */
export interface UploadRule {
  /** Name of the string argument when the route is called without HTTP. */
  readonly member: string;
  readonly description: string;
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

/** One method of one path: its handler and its documentation. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the service, in OpenAPI notation: `/requirements/{id}`. */
  readonly path: string;
  readonly operation: Operation;
  /** Code for a JSON body that is not an object; default `invalid_json`. */
  readonly notAnObject?: ErrorCode;
  /** Whether a repeated member name is `invalid_fields`; otherwise the last one silently wins. */
  readonly refusesRepeats?: boolean;
  /** Set on a route that takes a file, which may then also be a part of a form or the body itself. */
  readonly file?: FileRule;
  /** Set on a PUT that takes an upload. */
  readonly upload?: UploadRule;
  /** Whether it only describes the service: open to everyone and not counted. */
  readonly isDescription?: boolean;
  /** Milliseconds from the complete request to the abort of its signal. */
  readonly deadlineMs: number;
  /**
   * Set on a route of the server itself that calls services: it requires the gateway secret as they do, and any active
   * key.
   */
  readonly isGuarded?: true;
  readonly answer: FixedAnswer | ((request: ApiRequest) => Answer | Promise<Answer>);
}

/** Whether a route reads a JSON body. */
export function takesJson({ method, upload }: Pick<Route, 'method' | 'upload'>): boolean {
  return method === 'POST' || (method === 'PUT' && upload === undefined);
}

/** Related routes, mounted at `/<slug>` and at their own host. */
export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Version of the service's OpenAPI document; default the server's. */
  readonly version?: string;
  readonly routes: readonly Route[];
}

export const JSON_CONTENT_TYPE = 'application/json; charset=utf-8';

/** Creates an answer whose JSON is serialized once, for data that does not change while the process runs. */
export function fixedJson(body: unknown): FixedAnswer {
  return fixedText({ contentType: JSON_CONTENT_TYPE, text: JSON.stringify(body) });
}

/** Creates an answer whose text is tagged and compressed once. */
export function fixedText(answer: Pick<FixedAnswer, 'contentType' | 'text' | 'headers'>): FixedAnswer {
  const tag = createHash('sha256').update(answer.text).digest('base64url').slice(0, TAG_LENGTH);
  const gzip = answer.text.length < MIN_COMPRESSED ? undefined : gzipSync(answer.text);
  return { ...answer, etag: `"${tag}"`, gzip };
}

/**
 * Creates an answer whose JSON is serialized on first use and kept, so that rarely used answers cost nothing at start.
 */
export function jsonMadeOnce(make: () => unknown): () => FixedAnswer {
  let made: FixedAnswer | undefined;
  return () => (made ??= fixedJson(make()));
}

/** 132 bits of the digest. */
const TAG_LENGTH = 22;

/** In bytes; what fits into one packet with its headers is sent uncompressed. */
const MIN_COMPRESSED = 1_000;
