import type { JsonObject } from '../json.ts';
import { CodedError, ERRORS, type ErrorCode } from './errors.ts';
import { faultOf } from './fault-of.ts';
import { TERMS_PATH } from './terms-route.ts';
import type { Query } from './request-target.ts';
import { takesJson, type ApiRequest, type Route, type Service } from './route.ts';

/** A route that computes its answer for each request, and its service. */
export interface CallableOperation {
  /** The service's slug. */
  readonly service: string;
  readonly route: Route & { readonly answer: Extract<Route['answer'], (...none: never) => unknown> };
}

/** Returns the operations of services by id, without routes that only describe a service. */
export function callableOperations(services: readonly Service[]): ReadonlyMap<string, CallableOperation> {
  const found = services.flatMap(({ slug, routes }) =>
    routes.flatMap(({ answer, ...route }) =>
      typeof answer === 'function' && route.path !== TERMS_PATH && !route.isDescription
        ? [{ service: slug, route: { ...route, answer } }]
        : [],
    ),
  );
  return new Map(found.map((one) => [one.route.operation.id, one]));
}

/** Result of calling an operation: the answer's body or the coded error. */
export type CallOutcome =
  | {
      readonly kind: 'answer';
      readonly body: unknown;
      /** When the same call may get a full answer, if this one was not full and the time is known. */
      readonly retryAfterSeconds?: number;
    }
  | {
      readonly kind: 'error';
      readonly code: ErrorCode;
      readonly message: string;
      /** Whether the same call may succeed later. */
      readonly retry: boolean;
      readonly retryAfterSeconds?: number;
    };

/** What aborts a call, on whose behalf it is made, and where uncoded errors are reported. */
export interface CallOptions extends Pick<ApiRequest, 'caller' | 'owner' | 'quota'> {
  readonly signal: AbortSignal;
  /** Receives the class of the error and the line that threw it. */
  readonly tellFault: (fault: string) => void;
}

/**
 * Calls an operation without HTTP, with the same checks, deadline and errors. Members of `sent` that the route names in
 * its path or query go there; all others go into the body. An uncoded error becomes `internal_error`.
 */
export async function callOperation(
  { route }: CallableOperation,
  sent: JsonObject,
  { signal, tellFault, ...asker }: CallOptions,
): Promise<CallOutcome> {
  const { params, query, body } = placed(route, sent);
  const upload = route.upload && uploadedText(sent[route.upload.member]);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(route.deadlineMs)]);
  try {
    const sentBody = takesJson(route) ? body : {};
    const answer = await route.answer({ ...asker, params, query, body: sentBody, upload, signal: ending });
    return {
      kind: 'answer',
      body: 'body' in answer ? answer.body : answer.text,
      ...retryAfterOf('headers' in answer ? answer.headers : undefined),
    };
  } catch (error) {
    if (!(error instanceof CodedError)) tellFault(faultOf(error));
    return errorOutcome(error);
  }
}

/** Returns the argument that stands in for an upload, as bytes. */
// eslint-disable-next-line @typescript-eslint/require-await -- an upload is read as it arrives, this one all at once
async function* uploadedText(value: unknown): AsyncGenerator<Uint8Array> {
  yield Buffer.from(typeof value === 'string' ? value : '');
}

/** Returns a function that calls operations by id. It throws `RangeError` for an unknown id. */
export function callsById(
  operations: ReadonlyMap<string, CallableOperation>,
  options: CallOptions,
): (id: string, sent: JsonObject) => Promise<CallOutcome> {
  return (id, sent) => {
    const operation = operations.get(id);
    if (!operation) throw new RangeError(`There is no operation ${id}`);
    return callOperation(operation, sent, options);
  };
}

/** Converts an error to an outcome; an uncoded error gives no details. */
export function errorOutcome(error: unknown): CallOutcome {
  const coded = error instanceof CodedError ? error : new CodedError('internal_error', 'The call failed.');
  const { statuses, retry } = ERRORS[coded.code];
  const isUsual = coded.status === statuses[0];
  return {
    kind: 'error',
    code: coded.code,
    message: coded.message,
    retry: retry || !isUsual,
    ...retryAfterOf(coded.headers),
  };
}

function retryAfterOf(headers: Readonly<Record<string, string>> | undefined): { readonly retryAfterSeconds?: number } {
  const text = headers?.['retry-after'] ?? '';
  return /^\d{1,6}$/.test(text) ? { retryAfterSeconds: Number(text) } : {};
}

interface Placed {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: JsonObject;
}

function placed({ operation }: Route, sent: JsonObject): Placed {
  const inPath = new Set(operation.pathParameters?.map(({ name }) => name));
  const inQuery = new Set(operation.parameters?.map(({ name }) => name));
  const entries = Object.entries(sent);
  const texts = (names: { has: (name: string) => boolean }): [string, string][] =>
    entries.flatMap(([name, value]) => (names.has(name) && value !== null ? [[name, textOf(value)]] : []));
  return {
    params: Object.fromEntries(texts(inPath)),
    query: new Map(texts(inQuery).map(([name, value]) => [name, [value]])),
    body: Object.fromEntries(entries.filter(([name]) => !inPath.has(name) && !inQuery.has(name))),
  };
}

/** Converts a value to query text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
