import { hostName } from '../http/router.ts';

/** The services and the domain under which they have their own hosts. */
export interface ServiceNames {
  readonly slugs: ReadonlySet<string>;
  readonly serviceDomain: string | undefined;
}

/**
 * Returns the service that `X-Gateway-Host` names, by slug or own host; undefined if it names none, or if the path
 * starts with another service's prefix.
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
