import type { IncomingMessage, ServerResponse } from 'node:http';
import { CodedError } from './errors.ts';

/** The most bytes a request body may have: 16 MiB, room for 15,000,000 base64 characters and what surrounds them. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The client closed the connection before its request was complete; there is nobody to answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Whether a request announces a body (RFC 9112, 6.3). */
export function announcesBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

/**
 * The bytes of a request body. Throws `input_too_large` as soon as the announced or the counted length is over the cap,
 * and leaves the rest unread; throws `ClientGone` when the connection ends first.
 */
export function readBody(request: IncomingMessage, response: ServerResponse): Promise<Uint8Array> {
  // A message has either a Content-Length or chunks; the parser refuses one that has both.
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return Promise.reject(tooLarge());
  if (request.headers.expect !== undefined) response.writeContinue();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) {
        request.removeAllListeners('data').pause();
        reject(tooLarge());
      } else chunks.push(chunk);
    });
    request.on('end', () => {
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length));
    });
    request.on('error', () => {
      reject(new ClientGone());
    });
    request.on('close', () => {
      reject(new ClientGone());
    });
  });
}

function tooLarge(): CodedError {
  return new CodedError('input_too_large', 'The body is larger than 16 MiB.');
}

/** How much of a refused body is read and thrown away, and for how long, so that the answer is not lost to a reset. */
const DISCARD_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 5_000;

/**
 * Reads on after an early answer, within bounds, and then ends the connection: closing with unread bytes makes the
 * kernel send a reset, which can overtake the answer (RFC 9112, 9.6).
 */
export function discardBody(request: IncomingMessage): void {
  let length = 0;
  const end = (): void => {
    request.socket.destroy();
  };
  const timer = setTimeout(end, DISCARD_MS).unref();
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > DISCARD_BYTES) end();
  });
  request.on('close', () => {
    clearTimeout(timer);
  });
  request.resume();
}
