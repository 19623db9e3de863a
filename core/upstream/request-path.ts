/** The members of a query; undefined ones are left out, and a list repeats its name. */
export type QueryMembers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/**
 * The path of a request with its query, every name and value percent-encoded (a space as %20, which every upstream reads
 * the same). Exported so that a caller can see the length of an address before it is sent.
 */
export function requestPath(path: string, query: QueryMembers = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${encode(name)}=${encode(String(one))}`),
  );
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

function encode(text: string): string {
  // Half a surrogate pair cannot be encoded and would throw.
  return encodeURIComponent(text.toWellFormed());
}
