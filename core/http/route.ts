import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from './errors.ts';
import type { JsonObject } from '../json.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { Query } from './request-target.ts';

/** What a handler is given: everything parsed, nothing yet checked against the route's own rules. */
export interface ApiRequest {
  /** The values of the path's `{names}`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** The body of a route that takes JSON; empty for every other one. */
  readonly body: JsonObject;
  /** The bytes of an upload, as they arrive; absent on a route that takes none. Read once. */
  readonly upload?: AsyncIterable<Uint8Array> | undefined;
  /** Who asks, so that callers get fair shares of what is scarce: the owner, else the holder of the proxy secret, else an address. */
  readonly caller?: string;
  /** Whose key the request carries; absent without the server's own gateway, where all callers are one. */
  readonly owner?: string | undefined;
  /** What the plan of the caller's key allows, of a service whose plans count something else than calls. */
  readonly quota?: number | undefined;
  /** As they came; absent where a route is called without HTTP. */
  readonly headers?: IncomingHttpHeaders;
  /** Aborts at the route's deadline and when the client leaves; all upstream work hangs on it. */
  readonly signal: AbortSignal;
}

/** An answer made for one request; its body is sent as JSON and never stored by caches. */
export interface JsonAnswer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Headers of this answer's own, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Text made beforehand, the same for everyone; sent with its entity tag. */
export interface FixedAnswer {
  readonly contentType: string;
  readonly text: string;
  readonly etag: string;
  /** The text in gzip (RFC 1952), for those who take it; undefined where it would save nothing. */
  readonly gzip?: Uint8Array | undefined;
  /** Headers of this answer's own, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Text in a format other than JSON, made for one request. */
export interface TextAnswer {
  /** 200 where it is not said. */
  readonly status?: number;
  readonly contentType: string;
  readonly text: string;
  /** Headers of this answer's own, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answer = JsonAnswer | FixedAnswer | TextAnswer;

/** A request that the documentation shows, with the answer that the running server gives to it. */
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
  /** Whether it is required; optional unless stated. */
  readonly required?: true;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A parameter of the path, where it stands in braces. */
export type PathParameter = Omit<QueryParameter, 'required'>;

/** What the OpenAPI document says of a route. */
export interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly pathParameters?: readonly PathParameter[];
  readonly parameters?: readonly QueryParameter[];
  readonly requestBody?: JsonSchema;
  readonly response: {
    /** 200 where it is not said. */
    readonly status?: 200 | 201;
    readonly description: string;
    readonly schema: JsonSchema;
    /** JSON where it is not said. */
    readonly mediaType?: string;
  };
  /** The format of the route's own failures, if it is not the suite's. Any route can also answer the suite's. */
  readonly failure?: JsonSchema;
  /** The codes of this route's own; those that every route can answer are added. */
  readonly errors: readonly ErrorCode[];
  readonly examples: readonly Example[];
}

/** How a route takes a file other than as base64. */
export interface FileRule {
  /** The member that is base64 in JSON; elsewhere it is the bytes. */
  readonly member: string;
  /** Whether the file may be the whole body; it then comes without any other member. */
  readonly isAlone: boolean;
}

/** A body that is not JSON and is read as it arrives, past the size that other bodies may have. */
export interface UploadRule {
  /** What it is called where the route is called without HTTP: an argument that is a text. */
  readonly member: string;
  readonly description: string;
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

/** One method of one path: what it answers, and what the documentation says of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the service, in OpenAPI's notation: `/requirements/{id}`. */
  readonly path: string;
  readonly operation: Operation;
  /** The code of a body that is JSON and no object; `invalid_json` where it is not said. */
  readonly notAnObject?: ErrorCode;
  /** Whether a member that the body names twice is `invalid_fields`: the last one would win in silence. */
  readonly refusesRepeats?: boolean;
  /** Set on a route that takes a file: it may then also come in a form, or be the body itself. */
  readonly file?: FileRule;
  /** Set on a PUT that takes an upload. */
  readonly upload?: UploadRule;
  /** Whether it only describes the service: open to everyone and never counted. */
  readonly isDescription?: boolean;
  /** Milliseconds from the complete request to the abort of its signal. */
  readonly deadlineMs: number;
  /** Set on a route of the server itself that calls services: it asks for the gateway secret as theirs do, and for any key in use. */
  readonly isGuarded?: true;
  readonly answer: FixedAnswer | ((request: ApiRequest) => Answer | Promise<Answer>);
}

/** Whether a route reads a body of JSON. */
export function takesJson({ method, upload }: Pick<Route, 'method' | 'upload'>): boolean {
  return method === 'POST' || (method === 'PUT' && upload === undefined);
}

/** Routes that belong together, mounted at `/<slug>` and at a host of their own. */
export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** What the service's own OpenAPI document is numbered; the server's version where it is not said. */
  readonly version?: string;
  readonly routes: readonly Route[];
}

export const JSON_CONTENT_TYPE = 'application/json; charset=utf-8';

/** An answer whose JSON is made once, for what does not change while the process runs. */
export function fixedJson(body: unknown): FixedAnswer {
  return fixedText({ contentType: JSON_CONTENT_TYPE, text: JSON.stringify(body) });
}

/** An answer whose text is made, tagged and compressed once. */
export function fixedText(answer: Pick<FixedAnswer, 'contentType' | 'text' | 'headers'>): FixedAnswer {
  const tag = createHash('sha256').update(answer.text).digest('base64url').slice(0, TAG_LENGTH);
  const gzip = answer.text.length < MIN_COMPRESSED ? undefined : gzipSync(answer.text);
  return { ...answer, etag: `"${tag}"`, gzip };
}

/** An answer whose JSON is made when it is first asked for, and once: what few ask for costs no start. */
export function jsonMadeOnce(make: () => unknown): () => FixedAnswer {
  let made: FixedAnswer | undefined;
  return () => (made ??= fixedJson(make()));
}

/** 132 bits of the digest. */
const TAG_LENGTH = 22;

/** Bytes; what fits into one packet with its headers is sent uncompressed. */
const MIN_COMPRESSED = 1_000;
