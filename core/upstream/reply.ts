import { parseJson } from '../json.ts';
import { UpstreamFailure } from './failure.ts';

/** An upstream's answer: the body is inflated and within the call's limit. */
export interface Reply {
  /** The source's name. */
  readonly source: string;
  readonly status: number;
  /** Names in lower case; repeated headers are joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the body as text, without a byte order mark. Throws `shape` if it is not UTF-8. */
export function readText(reply: Reply): string {
  try {
    return utf8.decode(reply.body);
  } catch {
    throw new UpstreamFailure({ source: reply.source, kind: 'shape', status: reply.status });
  }
}

/**
 * Parses the body as JSON, whatever its Content-Type. Throws `shape` for anything else: an HTML page, an empty body,
 * invalid UTF-8, more than 64 levels of nesting.
 */
export function readJson(reply: Reply): unknown {
  const read = parseJson(reply.body);
  if (read.kind !== 'value') throw new UpstreamFailure({ source: reply.source, kind: 'shape', status: reply.status });
  return read.value;
}
