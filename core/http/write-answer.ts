import type { ServerResponse } from 'node:http';
import { JSON_CONTENT_TYPE, type Answer } from './route.ts';

interface Payload {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes an answer with the given headers and those of its kind, and tells how many body bytes go out: none for HEAD,
 * and none for a fixed answer that the caller still has (If-None-Match).
 */
export function writeAnswer(response: ServerResponse, answer: Answer, headers: Record<string, string>): number {
  if ('etag' in answer) {
    headers['etag'] = answer.etag;
    if (response.req.headers['if-none-match'] === answer.etag) {
      response.writeHead(304, headers).end();
      return 0;
    }
  } else headers['cache-control'] = 'no-store';
  const { status, contentType, bytes } = payload(answer);
  headers['content-type'] = contentType;
  headers['content-length'] = String(bytes.length);
  response.writeHead(status, headers).end(bytes);
  return response.req.method === 'HEAD' ? 0 : bytes.length;
}

function payload(answer: Answer): Payload {
  if ('bytes' in answer) return { status: 200, contentType: answer.contentType, bytes: answer.bytes };
  if ('text' in answer) return { status: 200, contentType: answer.contentType, bytes: Buffer.from(answer.text) };
  return { status: answer.status, contentType: JSON_CONTENT_TYPE, bytes: Buffer.from(JSON.stringify(answer.body)) };
}
