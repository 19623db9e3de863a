import { isPublicHost } from '../../upstream/public-host.ts';

export const MAX_WEBHOOK_URL = 2_048;

/**
 * The URL of a webhook as it is kept, or undefined where it may be none: only HTTPS, to a host that is not known to lead inside, without
 * a password or a fragment. What its name resolves to is looked at for each call.
 */
export function webhookUrl(text: string): string | undefined {
  const url = text.length <= MAX_WEBHOOK_URL ? URL.parse(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return isPublicHost(url.hostname) && url.href.length <= MAX_WEBHOOK_URL ? url.href : undefined;
}
