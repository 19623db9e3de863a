import { UpstreamFailure } from '../upstream/failure.ts';

/**
 * Meaning of a failed call to EDGAR.
 * - `rate_block`: too many requests; an HTML page with status 403 says so, or a plain 429.
 * - `agent_block`: the User-Agent is not accepted as a declared one; also 403.
 * - `blocked`: not called, because a block stated by EDGAR is not over.
 * - `own_budget`: not called, because this server has no calls left for it; EDGAR refused nothing.
 * - `missing`: there is no such object: 404, or the storage's own 403 in XML, which it sends instead of 404.
 * - `too_large`: more data than is read.
 * - `unavailable`: everything else: no connection, no answer in time, an error, an unreadable form.
 */
export type EdgarTrouble =
  'rate_block' | 'agent_block' | 'blocked' | 'own_budget' | 'missing' | 'too_large' | 'unavailable';

/** A call that was not made or was dropped by our own decision, with the time until it may be made. */
export class HeldBack extends UpstreamFailure {
  readonly trouble: 'blocked' | 'own_budget';

  constructor(trouble: HeldBack['trouble'], retryAfterMs: number) {
    super({ source: 'EDGAR', kind: 'rate_limited', retryAfterMs });
    this.trouble = trouble;
  }
}

/** After a block EDGAR serves again once the rate was low for ten minutes (SEC, Accessing EDGAR Data). */
export const BLOCK_MS = 10 * 60_000;

/** Returns a failure's meaning, by its kind, its status and, for a 403, its body. */
export function edgarTrouble(failure: UpstreamFailure): EdgarTrouble {
  if (failure.kind === 'too_large') return 'too_large';
  if (failure instanceof HeldBack) return failure.trouble;
  if (failure.kind === 'rate_limited') return failure.status === undefined ? 'own_budget' : 'rate_block';
  if (failure.status === 404) return 'missing';
  return failure.status === 403 ? forbiddenTrouble(failure.bodyStart) : 'unavailable';
}

/** Three answers share the status 403 and differ only in their bodies. */
function forbiddenTrouble(body: Uint8Array): EdgarTrouble {
  const text = new TextDecoder('latin1').decode(body);
  if (text.includes('Request Rate Threshold Exceeded')) return 'rate_block';
  if (text.includes('Undeclared Automated Tool')) return 'agent_block';
  return /<Code>(?:AccessDenied|NoSuchKey)<\/Code>/.test(text) ? 'missing' : 'unavailable';
}

/** Milliseconds until EDGAR may be called again, if known: from its own hint, or the length of its block. */
export function edgarRetryMs(failure: UpstreamFailure): number | undefined {
  if (failure.retryAfterMs !== undefined) return failure.retryAfterMs;
  return failure.status === 403 && edgarTrouble(failure) === 'rate_block' ? BLOCK_MS : undefined;
}
