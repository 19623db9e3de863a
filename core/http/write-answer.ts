import type { ServerResponse } from 'node:http';
import { JSON_CONTENT_TYPE, type Answer } from './route.ts';

interface Payload {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/**
 * Writes an answer with the given headers and those of its kind and returns the number of body bytes sent: none for
 * HEAD, and none for a fixed answer that the caller already has (If-None-Match). The caller ends the response.
 */
export function writeAnswer(response: ServerResponse, answer: Answer, headers: Record<string, string>): number {
  const gzip = 'etag' in answer ? answer.gzip : undefined;
  const packed = takesGzip(response.req.headers['accept-encoding']) ? gzip : undefined;
  if ('etag' in answer) {
    // The same text in different bytes has a weak tag (RFC 9110, 8.8.1).
    headers['etag'] = packed ? `W/${answer.etag}` : answer.etag;
    headers['cache-control'] = 'no-cache';
    if (gzip) headers['vary'] = 'accept-encoding';
    if (stillValid(response.req.headers['if-none-match'], answer.etag)) {
      response.writeHead(304, headers).flushHeaders();
      return 0;
    }
  } else headers['cache-control'] = 'no-store';
  const { status, contentType, text } = payload(answer);
  const length = packed?.length ?? Buffer.byteLength(text);
  headers['content-type'] = contentType;
  headers['content-length'] = String(length);
  if (packed) headers['content-encoding'] = 'gzip';
  response.writeHead(status, headers);
  if (response.req.method === 'HEAD') {
    response.flushHeaders();
    return 0;
  }
  // A string goes out in one packet with the head; bytes would need a second one. ASCII is the same in both encodings,
  // and latin1 is copied without inspection: 19 µs instead of 27 for a 2 KB answer.
  if (packed) response.write(packed);
  else response.write(text, length === text.length ? 'latin1' : 'utf8');
  return length;
}

/** Whether Accept-Encoding names gzip and does not refuse it (RFC 9110, 12.5.3). */
function takesGzip(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false;
  return header
    .split(',')
    .some((one) => /^(?:gzip|x-gzip|\*)(?:;q=(?!0(?:\.0{0,3})?$)[\d.]{1,5})?$/i.test(one.replaceAll(' ', '')));
}

/**
 * Whether If-None-Match contains the tag: a list, including weak tags as compressing proxies make them (RFC 9110,
 * 13.1.2).
 */
function stillValid(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

function payload(answer: Answer): Payload {
  if ('etag' in answer) return { status: 200, ...answer };
  if ('text' in answer) return { status: 200, ...answer };
  return { status: answer.status, contentType: JSON_CONTENT_TYPE, text: JSON.stringify(answer.body) };
}
