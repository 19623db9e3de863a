import { createGuardedCall, type GuardOptions } from '../../upstream/guarded-call.ts';

/**
 * Result of fetching a file.
 * - `bytes`: its content, whatever the type.
 * - `blocked`, `refused`, `unavailable`: see `GuardedOutcome`.
 * - `not_fetched`: the sandbox contacts nobody.
 */
export type FetchedFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'blocked' | 'refused' | 'unavailable' | 'not_fetched' };

/** Fetches a file from a URL whose scheme and host have been checked. Failures are results; it never throws. */
export type FetchFile = (url: URL, options: { readonly signal: AbortSignal }) => Promise<FetchedFile>;

/** The maximum size of a file sent as base64, and a little more. */
const MAX_BYTES = 15_000_000;
const TIMEOUT_MS = 20_000;

/** Creates the function that fetches files callers point to, under the rules for all hosts named by callers. */
export function createFetchFile(options: GuardOptions = {}): FetchFile {
  const call = createGuardedCall(options);
  const request = {
    source: 'file_url',
    method: 'GET',
    headers: { accept: 'image/*' },
    body: undefined,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  } as const;
  return async (url, { signal }) => {
    const outcome = await call({ ...request, url }, { signal });
    return outcome.kind === 'answered' ? { kind: 'bytes', bytes: outcome.reply.body } : outcome;
  };
}
