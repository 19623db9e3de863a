import { UpstreamFailure } from '../../upstream/failure.ts';

/**
 * Why an agency, or a part of it, could not be read, in sentences: what failed, and when to ask again where that is known.
 * `blockMs` is how long the agency is known to refuse whom it refused without a word. Rethrows what is no failure of an
 * upstream.
 */
export function failureReason(error: unknown, { blockMs }: { readonly blockMs?: number } = {}): string {
  if (!(error instanceof UpstreamFailure)) throw error;
  const retryMs = error.retryAfterMs ?? (error.kind === 'rate_limited' ? blockMs : undefined);
  return retryMs === undefined ? error.message : `${error.message} ${retrySentence(retryMs)}`;
}

const MINUTE_MS = 60_000;

function retrySentence(ms: number): string {
  const [count, unit] = ms < 2 * MINUTE_MS ? [ms / 1000, 'second'] : [ms / MINUTE_MS, 'minute'];
  const whole = Math.max(1, Math.ceil(count));
  return `Ask again in about ${whole} ${unit}${whole === 1 ? '' : 's'}.`;
}
