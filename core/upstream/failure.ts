import { errorCode } from '../error-code.ts';
/** Why a call to an upstream failed. */
export type FailureKind =
  'timeout' | 'network' | 'http' | 'redirect' | 'too_large' | 'shape' | 'rate_limited' | 'aborted';

const SENTENCES: Readonly<Record<FailureKind, string>> = {
  timeout: 'did not answer in time',
  network: 'could not be reached, or dropped the connection',
  http: 'answered with an error',
  redirect: 'answered with a redirect, which is not followed',
  too_large: 'sent more data than is read',
  shape: 'sent an answer that cannot be read',
  rate_limited: 'accepts no more calls for now',
  aborted: 'was not waited for',
};

/** Known details of a failure. */
export interface FailureFacts {
  /** The source's own name, such as `EPA ECHO`. */
  readonly source: string;
  readonly kind: FailureKind;
  /** The HTTP status, if there was an answer. */
  readonly status?: number | undefined;
  /** When a new call may succeed, in milliseconds from now, if known. */
  readonly retryAfterMs?: number | undefined;
  /** The system's code for a network failure, such as `ECONNREFUSED`. */
  readonly code?: string | undefined;
  /** First bytes of an error's body. */
  readonly bodyStart?: Uint8Array | undefined;
}

/**
 * The only failure of a call to an upstream. Its message contains only the source's name and the kind: no address,
 * query, key or content. Kind `aborted` means that the caller left, and `rate_limited` without a status that our own
 * budget for the source is used up.
 */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly source: string;
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly code: string | undefined;
  // A private field, so that no logger, inspector or serializer can show what an upstream wrote.
  readonly #bodyStart: Uint8Array;

  constructor(facts: FailureFacts) {
    super(`${facts.source} ${SENTENCES[facts.kind]}.`);
    this.source = facts.source;
    this.kind = facts.kind;
    this.status = facts.status;
    this.retryAfterMs = facts.retryAfterMs;
    this.code = facts.code;
    this.#bodyStart = facts.bodyStart ?? new Uint8Array(0);
  }

  /** First 16 KiB of an error's body, to distinguish errors that share a status. Empty if there was no body. */
  get bodyStart(): Uint8Array {
    return this.#bodyStart;
  }
}

/** Returns the failure of an aborted call: `timeout` if a deadline caused it, otherwise `aborted`. */
export function abortFailure(source: string, reason: unknown): UpstreamFailure {
  const timedOut = reason instanceof DOMException && reason.name === 'TimeoutError';
  return new UpstreamFailure({ source, kind: timedOut ? 'timeout' : 'aborted' });
}

/** Returns the failure of a reply that does not have the form its source documents. */
export function shapeFailure({
  source,
  status,
}: {
  readonly source: string;
  readonly status: number;
}): UpstreamFailure {
  return new UpstreamFailure({ source, kind: 'shape', status });
}

/** Converts an error of the HTTP client. Rethrows a `TypeError` if the call itself was malformed. */
export function networkFailure(source: string, error: unknown): UpstreamFailure {
  const code = knownCode(error);
  switch (code) {
    case 'UND_ERR_INVALID_ARG':
      throw new TypeError(`The call to ${source} has a path, header or body that HTTP forbids.`);
    case 'UND_ERR_HEADERS_OVERFLOW':
      return new UpstreamFailure({ source, kind: 'too_large', code });
    default:
      return new UpstreamFailure({ source, kind: 'network', code });
  }
}

/** Accepts only codes of the usual form: any other text could contain what was sent. */
function knownCode(error: unknown): string | undefined {
  const code = errorCode(error);
  return /^[A-Z][A-Z0-9_]{1,47}$/.test(code) ? code : undefined;
}
