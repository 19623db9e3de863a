import { CodedError } from './errors.ts';

/** Query parameters in order of first appearance; a repeated name has several values. */
export type Query = ReadonlyMap<string, readonly string[]>;

/** The two parts of a request target. */
export interface RequestTarget {
  readonly path: string;
  readonly query: Query;
}

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Parses an HTTP request target (RFC 9112, 3.2) into path and query without `new URL`, which throws for some targets
 * and takes `//host/x` for another host. The path stays as sent, including percent-encoding: every route is plain
 * ASCII. Throws `bad_request` if the percent-encoding of the query is invalid.
 */
export function parseRequestTarget(target: string): RequestTarget {
  const local = target.startsWith('/') ? target : target.replace(ABSOLUTE_FORM, '');
  const mark = local.indexOf('?');
  if (mark === -1) return { path: local || '/', query: NO_QUERY };
  return { path: local.slice(0, mark) || '/', query: parseQuery(local.slice(mark + 1)) };
}

const NO_QUERY: Query = new Map();

function parseQuery(text: string): Query {
  const query = new Map<string, string[]>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1));
    const values = query.get(name);
    if (values) values.push(value);
    else query.set(name, [value]);
  }
  return query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new CodedError('bad_request', 'The query is not percent-encoded UTF-8.');
  }
}
