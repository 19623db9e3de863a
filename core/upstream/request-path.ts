/** Query members; undefined ones are left out, and a list repeats its name. */
export type QueryMembers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/**
 * Returns a request path with its query, every name and value percent-encoded (a space as %20, which every upstream
 * accepts). Exported so that callers can check the length of an address before sending it.
 */
export function requestPath(path: string, query: QueryMembers = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${encode(name)}=${encode(String(one))}`),
  );
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

function encode(text: string): string {
  // A lone surrogate cannot be encoded and would throw.
  return encodeURIComponent(text.toWellFormed());
}
