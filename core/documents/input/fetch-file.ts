import { createGuardedCall, type GuardOptions } from '../../upstream/guarded-call.ts';

/**
 * What came of fetching a file.
 * - `bytes`: its content, whatever the type.
 * - `blocked`, `refused`, `unavailable`: see `GuardedOutcome`.
 * - `not_fetched`: the sandbox, which asks nobody.
 */
export type FetchedFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'blocked' | 'refused' | 'unavailable' | 'not_fetched' };

/** Fetches a file from a URL whose scheme and host were checked. Whatever goes wrong is an answer; it never throws for it. */
export type FetchFile = (url: URL, options: { readonly signal: AbortSignal }) => Promise<FetchedFile>;

/** As many bytes as a file sent as base64 can have, and a little more. */
const MAX_BYTES = 15_000_000;
const TIMEOUT_MS = 20_000;

/** Fetches files that callers point to, as every host is called that a caller names. */
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
