import { UpstreamFailure } from '../../upstream/failure.ts';

/** Clients whose key can be refused: with which status they fail then, and which setting holds the key. */
const KEYS: Readonly<Record<string, { readonly status: number; readonly setting: string }>> = {
  DOL: { status: 401, setting: 'DOL_API_KEY' },
  openFDA: { status: 403, setting: 'OPENFDA_API_KEY' },
};

/**
 * Why an agency, or a part of it, could not be read, in sentences: what failed, and when to ask again where that is known; of
 * a refused key, that asking again does not help. Rethrows what is no failure of an upstream.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof UpstreamFailure)) throw error;
  const { source, status, message, retryAfterMs } = error;
  const key = KEYS[source];
  if (key && key.status === status) {
    return `${source} rejected this server's key; the operator must correct ${key.setting}.`;
  }
  return retryAfterMs === undefined ? message : `${message} ${retrySentence(retryAfterMs)}`;
}

const MINUTE_MS = 60_000;

function retrySentence(ms: number): string {
  const [count, unit] = ms < 2 * MINUTE_MS ? [ms / 1000, 'second'] : [ms / MINUTE_MS, 'minute'];
  const whole = Math.max(1, Math.ceil(count));
  return `Try again in about ${whole} ${unit}${whole === 1 ? '' : 's'}.`;
}
