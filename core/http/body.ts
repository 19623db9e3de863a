import type { IncomingMessage, ServerResponse } from 'node:http';
import { FREE_BYTES, type BodyPlace } from './body-room.ts';
import { CodedError } from './errors.ts';
import type { UploadRule } from './route.ts';

/** Maximum size of a request body: 16 MiB, enough for 15,000,000 base64 characters and the JSON around them. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The client closed the connection before its request was complete; there is no one left to answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Whether a request announces a body (RFC 9112, 6.3). */
export function announcesBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

/** How to read a request body. */
export interface BodyOptions {
  readonly response: ServerResponse;
  /** Memory reservation of the body; the owner of the reservation releases it. */
  readonly place: BodyPlace;
  /** Milliseconds between checks of the body's pace. */
  readonly paceMs?: number | undefined;
}

/**
 * Reads a request body. Throws `input_too_large` as soon as the announced or received length exceeds the limit,
 * `overloaded` as soon as there is no memory for it, and `request_timeout` if a body that holds memory arrives too
 * slowly; each leaves the rest unread. Throws `ClientGone` if the connection ends first.
 */
export function readBody(
  request: IncomingMessage,
  { response, place, paceMs = PACE_MS }: BodyOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  // A message has either Content-Length or chunks; the parser refuses one with both.
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY_BYTES) return Promise.reject(tooLarge());
  if (!place.fits(announced)) return Promise.reject(noRoom());
  // The client may have left during admission; that event does not fire again.
  if (request.destroyed) return Promise.reject(new ClientGone());
  announceWillingness(request, response);
  return new Promise((resolve, reject) => {
    let bytes = NOTHING;
    let length = 0;
    let before = 0;
    const refuse = (error: CodedError): void => {
      clearInterval(pace);
      request.removeAllListeners('data').pause();
      bytes = NOTHING;
      reject(error);
    };
    const pace = setInterval(() => {
      if (length > FREE_BYTES && length - before < MIN_PACE_BYTES) refuse(tooSlow());
      before = length;
    }, paceMs).unref();
    request.on('data', (chunk: Buffer) => {
      const start = length;
      length += chunk.length;
      if (length > MAX_BODY_BYTES || !place.growTo(length)) {
        refuse(length > MAX_BODY_BYTES ? tooLarge() : noRoom());
        return;
      }
      // Not a list of chunks: a body sent one byte per chunk would take hundreds of times its size.
      bytes = withRoom(bytes, length);
      bytes.set(chunk, start);
    });
    request.on('end', () => {
      clearInterval(pace);
      resolve(bytes.subarray(0, length));
      // The request outlives its handler if the client is slow to take the answer.
      bytes = NOTHING;
    });
    request.on('error', () => {
      reject(new ClientGone());
    });
    request.on('close', () => {
      clearInterval(pace);
      reject(new ClientGone());
    });
  });
}

const NOTHING = Buffer.alloc(0);

/** A body that holds shared memory must arrive at 8 KiB/s or faster, checked every ten seconds. */
const PACE_MS = 10_000;
const MIN_PACE_BYTES = 80 * 1024;

/** Sends 100 Continue to a client that waits for it. */
function announceWillingness(request: IncomingMessage, response: ServerResponse): void {
  if (asksToContinue(request)) response.writeContinue();
}

/** Whether the client waits for 100 Continue; HTTP/1.0 does not have it (RFC 9110, 10.1.1). */
function asksToContinue(request: IncomingMessage): boolean {
  return request.httpVersion !== '1.0' && request.headers.expect?.toLowerCase() === '100-continue';
}

/** Returns a buffer of at least this length with the same contents; sizes double, so copying stays linear. */
function withRoom(bytes: Buffer<ArrayBuffer>, length: number): Buffer<ArrayBuffer> {
  if (length <= bytes.length) return bytes;
  const larger = Buffer.allocUnsafeSlow(Math.max(length, Math.min(2 * bytes.length, MAX_BODY_BYTES)));
  larger.set(bytes);
  return larger;
}

function tooSlow(): CodedError {
  return new CodedError('request_timeout', 'The body arrived too slowly.');
}

function tooLarge(): CodedError {
  return new CodedError('input_too_large', 'The body is larger than 16 MiB.');
}

const RETRY_SECONDS = 2;

function noRoom(): CodedError {
  return new CodedError('overloaded', 'The server is handling as many large requests as it can.', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });
}

/** Where an upload comes from and what counts its bytes. */
export interface UploadOptions {
  readonly response: ServerResponse;
  readonly rule: UploadRule;
  readonly count: (bytes: number) => void;
  /** Milliseconds within which a minimum number of bytes must arrive. */
  readonly paceMs?: number | undefined;
}

/**
 * Yields the bytes of an upload as they arrive. Nothing is buffered, so the reader sets the pace. Throws
 * `input_too_large` as soon as the announced or received length exceeds the route's limit, and `request_timeout` if
 * waiting for the client takes longer than a body may take (the reader's own time does not count); both leave the rest
 * unread. Throws `ClientGone` if the connection ends first.
 */
export async function* uploadOf(
  request: IncomingMessage,
  { response, rule, count, paceMs = PACE_MS }: UploadOptions,
): AsyncGenerator<Uint8Array> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > rule.maxBytes) throw uploadTooLarge(rule);
  announceWillingness(request, response);
  let length = 0;
  let paced = 0;
  let waitedMs = 0;
  for (;;) {
    const asked = performance.now();
    const chunk = await nextChunk(request, paceMs - waitedMs);
    if (!chunk) return;
    length += chunk.length;
    count(length);
    if (length > rule.maxBytes) throw uploadTooLarge(rule);
    paced += chunk.length;
    waitedMs += performance.now() - asked;
    if (paced >= MIN_PACE_BYTES) [paced, waitedMs] = [0, 0];
    yield chunk;
  }
}

/**
 * Returns the next bytes of a body, undefined at its end. Rejects with `request_timeout` after a time, leaving the rest
 * unread.
 */
function nextChunk(request: IncomingMessage, withinMs: number): Promise<Buffer | undefined> {
  if (request.readableEnded) return Promise.resolve(undefined);
  if (request.destroyed) return Promise.reject(new ClientGone());
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(late);
      request.pause();
      for (const [event, listener] of Object.entries(listeners)) request.off(event, listener);
      act();
    };
    const gone = (): void => {
      settle(() => {
        reject(new ClientGone());
      });
    };
    const listeners = {
      data: (chunk: Buffer) => {
        settle(() => {
          resolve(chunk);
        });
      },
      end: () => {
        settle(() => {
          resolve(undefined);
        });
      },
      error: gone,
      close: gone,
    };
    const late = setTimeout(() => {
      settle(() => {
        reject(tooSlow());
      });
    }, withinMs);
    for (const [event, listener] of Object.entries(listeners)) request.on(event, listener);
    request.resume();
  });
}

const MIB = 1024 * 1024;

function uploadTooLarge({ maxBytes }: UploadRule): CodedError {
  return new CodedError('input_too_large', `The body is larger than ${maxBytes / MIB} MiB.`);
}

/** How much of a refused body is read and discarded, and for how long, so that a reset does not destroy the answer. */
const DISCARD_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 5_000;

/**
 * Keeps reading after an early answer, within bounds, then calls `done`, which may close the connection. Closing with
 * unread bytes makes the kernel send a reset, and a client that sends everything before reading would never see the
 * answer (RFC 9112, 9.6).
 */
export function discardBody(request: IncomingMessage, done: () => void): void {
  let length = 0;
  const timer = setTimeout(done, DISCARD_MS).unref();
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > DISCARD_BYTES) done();
  });
  request.on('close', () => {
    clearTimeout(timer);
    done();
  });
  request.resume();
}
