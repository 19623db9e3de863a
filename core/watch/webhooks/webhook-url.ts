import { isPublicHost } from '../../upstream/public-host.ts';

export const MAX_WEBHOOK_URL = 2_048;

/**
 * Returns a webhook's URL in stored form, or undefined if it is not allowed: only HTTPS, to a host that is not known to
 * be internal, without a password or a fragment. What its name resolves to is checked on each call.
 */
export function webhookUrl(text: string): string | undefined {
  const url = text.length <= MAX_WEBHOOK_URL ? URL.parse(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return isPublicHost(url.hostname) && url.href.length <= MAX_WEBHOOK_URL ? url.href : undefined;
}
