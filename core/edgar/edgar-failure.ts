import { UpstreamFailure } from '../upstream/failure.ts';

/**
 * What a failed call to EDGAR means.
 * - `rate_block`: too many requests; a page of HTML with status 403 says so, or a plain 429.
 * - `agent_block`: the User-Agent is not accepted as a declared one; 403 as well.
 * - `blocked`: not asked, because EDGAR stated a block that is not over.
 * - `own_budget`: not asked, because this server has no calls left for it; EDGAR refused nothing.
 * - `missing`: there is no such object: 404, or the store's own 403 in XML, which it answers in place of 404.
 * - `too_large`: more than is read.
 * - `unavailable`: everything else: no connection, no answer in time, an error, a form that cannot be read.
 */
export type EdgarTrouble =
  'rate_block' | 'agent_block' | 'blocked' | 'own_budget' | 'missing' | 'too_large' | 'unavailable';

/** A call that was not made, or given up: our own decision, with the time after which it may be made. */
export class HeldBack extends UpstreamFailure {
  readonly trouble: 'blocked' | 'own_budget';

  constructor(trouble: HeldBack['trouble'], retryAfterMs: number) {
    super({ source: 'EDGAR', kind: 'rate_limited', retryAfterMs });
    this.trouble = trouble;
  }
}

/** After a block EDGAR serves again when the rate was low for ten minutes (SEC, Accessing EDGAR Data). */
export const BLOCK_MS = 10 * 60_000;

/** What a failure means, by its kind, its status and, for a 403, its body. */
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

/** Milliseconds after which EDGAR may be asked again, where that is known: its own word, or the length of its block. */
export function edgarRetryMs(failure: UpstreamFailure): number | undefined {
  if (failure.retryAfterMs !== undefined) return failure.retryAfterMs;
  return failure.status === 403 && edgarTrouble(failure) === 'rate_block' ? BLOCK_MS : undefined;
}
