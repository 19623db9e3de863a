import { parseJson } from '../json.ts';
import { UpstreamFailure } from './failure.ts';

/** What an upstream answered: the body inflated and within the call's bytes. */
export interface Reply {
  /** The source's name. */
  readonly source: string;
  readonly status: number;
  /** Names in lower case; a header sent more than once is joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body as text, without a byte order mark. Throws `shape` for bytes that are not UTF-8. */
export function readText(reply: Reply): string {
  try {
    return utf8.decode(reply.body);
  } catch {
    throw new UpstreamFailure({ source: reply.source, kind: 'shape', status: reply.status });
  }
}

/**
 * The body as JSON, whatever its Content-Type says. Throws `shape` for anything else: a page of HTML, an empty body, bytes
 * that are not UTF-8, more than 64 levels of nesting.
 */
export function readJson(reply: Reply): unknown {
  const read = parseJson(reply.body);
  if (read.kind !== 'value') throw new UpstreamFailure({ source: reply.source, kind: 'shape', status: reply.status });
  return read.value;
}
