import type { IncomingMessage, ServerResponse } from 'node:http';
import { FREE_BYTES, type BodyPlace } from './body-room.ts';
import { CodedError } from './errors.ts';
import type { UploadRule } from './route.ts';

/** The most bytes a request body may have: 16 MiB, room for 15,000,000 base64 characters and what surrounds them. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The client closed the connection before its request was complete; no one is left to answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Whether a request announces a body (RFC 9112, 6.3). */
export function announcesBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

/** A request whose body is to be read. */
export interface BodyOptions {
  readonly response: ServerResponse;
  /** Where the body's bytes find room; the owner of the place gives back what was taken. */
  readonly place: BodyPlace;
  /** How often its pace is looked at, in milliseconds. */
  readonly paceMs?: number | undefined;
}

/**
 * The bytes of a request body. Throws `input_too_large` as soon as the announced or the counted length is over the cap, and
 * `overloaded` as soon as either finds no room, `request_timeout` for one that takes room and comes too slowly, and leaves the rest
 * unread; throws `ClientGone` when the connection ends first.
 */
export function readBody(
  request: IncomingMessage,
  { response, place, paceMs = PACE_MS }: BodyOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  // A message has either a Content-Length or chunks; the parser refuses one that has both.
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY_BYTES) return Promise.reject(tooLarge());
  if (!place.fits(announced)) return Promise.reject(noRoom());
  // The client may have left while its request was being admitted; that event does not fire again.
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
      // Not a list of chunks: a body sent one byte a chunk would hold hundreds of times its size.
      bytes = withRoom(bytes, length);
      bytes.set(chunk, start);
    });
    request.on('end', () => {
      clearInterval(pace);
      resolve(bytes.subarray(0, length));
      // The request outlives its handler where the client is slow to take the answer.
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

/** A body that takes room others need has to come at 8 KiB/s at least, looked at every ten seconds. */
const PACE_MS = 10_000;
const MIN_PACE_BYTES = 80 * 1024;

/** Tells a client that waits for a word before it sends its body. */
function announceWillingness(request: IncomingMessage, response: ServerResponse): void {
  if (asksToContinue(request)) response.writeContinue();
}

/** Whether the client waits for a word before it sends the body; HTTP/1.0 knows no such word (RFC 9110, 10.1.1). */
function asksToContinue(request: IncomingMessage): boolean {
  return request.httpVersion !== '1.0' && request.headers.expect?.toLowerCase() === '100-continue';
}

/** A buffer of at least that length with the same beginning; it doubles, so that the copying stays linear. */
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

/** Where an upload comes from, and what counts its bytes. */
export interface UploadOptions {
  readonly response: ServerResponse;
  readonly rule: UploadRule;
  readonly count: (bytes: number) => void;
  /** How long as many bytes as make a pace may be waited for, in milliseconds. */
  readonly paceMs?: number | undefined;
}

/**
 * The bytes of an upload as they arrive; nothing of it is held here, so its reader sets the pace. Throws `input_too_large` as soon
 * as the announced or the counted length is over the route's cap, and `request_timeout` where it is waited for longer than a body may
 * take, however long its reader takes; both leave the rest unread. Throws `ClientGone` when the connection ends first.
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

/** The next bytes of a body, undefined at its end. Rejects with `request_timeout` after a time, and leaves the rest unread. */
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

/** How much of a refused body is read and thrown away, and for how long, so that the answer is not lost to a reset. */
const DISCARD_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 5_000;

/**
 * Reads on after an early answer, within bounds, and then calls `done`, which may close the connection. Closing it with
 * unread bytes makes the kernel send a reset, and a client that sends everything before it reads never sees the answer
 * (RFC 9112, 9.6).
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
