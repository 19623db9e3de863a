import { UpstreamFailure } from '../../upstream/failure.ts';

/** Clients with keys: the status of a refused key and the setting that holds the key. */
const KEYS: Readonly<Record<string, { readonly status: number; readonly setting: string }>> = {
  DOL: { status: 401, setting: 'DOL_API_KEY' },
  openFDA: { status: 403, setting: 'OPENFDA_API_KEY' },
};

/**
 * Explains in sentences why an agency, or part of it, could not be read: what failed and, if known, when to try again;
 * for a refused key, that the operator must act. Rethrows anything but an upstream failure.
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
