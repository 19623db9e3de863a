import { hostName } from '../http/router.ts';

/** The services that can be called, and the domain below which they have hosts of their own. */
export interface ServiceNames {
  readonly slugs: ReadonlySet<string>;
  readonly serviceDomain: string | undefined;
}

/**
 * The service that `X-Gateway-Host` names, by its slug or by its own host; undefined where it names none, or where the
 * path begins with the prefix of another one.
 */
export function calledService(
  { host, path }: { host: string; path: string },
  { slugs, serviceDomain }: ServiceNames,
): string | undefined {
  const name = hostName(host);
  const suffix = serviceDomain === undefined ? '' : `.${serviceDomain}`;
  const slug = suffix !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  if (!slugs.has(slug)) return undefined;
  const prefix = path.split('/', 2)[1] ?? '';
  return slugs.has(prefix) && prefix !== slug ? undefined : slug;
}
