import type { IncomingMessage, ServerResponse } from 'node:http';
import { announceWillingness, ClientGone } from './body.ts';
import { CodedError } from './errors.ts';
import type { UploadRule } from './route.ts';

/** Where an upload comes from, and what counts its bytes. */
export interface UploadOptions {
  readonly response: ServerResponse;
  readonly rule: UploadRule;
  readonly count: (bytes: number) => void;
}

/**
 * The bytes of an upload as they arrive; nothing of it is held here, so its reader sets the pace. Throws `input_too_large` as soon
 * as the announced or the counted length is over the route's cap, and leaves the rest unread; throws `ClientGone` when the
 * connection ends first.
 */
export async function* uploadOf(
  request: IncomingMessage,
  { response, rule, count }: UploadOptions,
): AsyncGenerator<Uint8Array> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > rule.maxBytes) throw tooLarge(rule);
  announceWillingness(request, response);
  let length = 0;
  try {
    // Left early, the request is not to end with its reader: the answer goes out on the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      count(length);
      if (length > rule.maxBytes) throw tooLarge(rule);
      yield chunk;
    }
  } catch (error) {
    throw request.destroyed && !request.complete ? new ClientGone() : error;
  }
}

const MIB = 1024 * 1024;

function tooLarge({ maxBytes }: UploadRule): CodedError {
  return new CodedError('input_too_large', `The body is larger than ${maxBytes / MIB} MiB.`);
}
