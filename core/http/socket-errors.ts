import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import { CodedError, errorBody } from './errors.ts';
import { JSON_CONTENT_TYPE } from './route.ts';

/** Returns the coded error for node's parser and timer errors, which occur below the level of requests. */
export function socketError(nodeCode: string | undefined): CodedError {
  switch (nodeCode) {
    case 'HPE_HEADER_OVERFLOW':
      return new CodedError('headers_too_large', 'The request line and headers are over 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new CodedError('request_timeout', 'The request did not arrive in time.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new CodedError('input_too_large', 'The chunk extensions are over 16 KiB.');
    default:
      return new CodedError('bad_request', 'The request is not well-formed HTTP.');
  }
}

/** How long a refused connection stays open for its answer to be read. */
const LINGER_MS = 2_000;

/** What a refusal must know about its connection. */
export interface RefuseOptions {
  readonly id: string;
  /** Unfinished responses of this connection. */
  readonly open: Iterable<ServerResponse>;
}

/**
 * Answers a broken connection with a coded error, in turn: earlier requests on the same connection are answered first,
 * so that a pipelining client cannot mistake this answer for theirs. If the answer to the broken request has already
 * begun, the connection is just closed.
 */
export function refuseSocket(socket: Duplex, error: CodedError, options: RefuseOptions): void {
  const waiting = new Set<ServerResponse>();
  for (const response of options.open) {
    if (response.req.complete) waiting.add(response);
    else if (response.headersSent) {
      response.end();
      return;
    }
  }
  if (waiting.size === 0) {
    endWith(socket, error, options.id);
    return;
  }
  for (const response of waiting) {
    response.on('close', () => {
      waiting.delete(response);
      if (waiting.size === 0) endWith(socket, error, options.id);
    });
  }
}

function endWith(socket: Duplex, error: CodedError, id: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody(error));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`,
    `Content-Type: ${JSON_CONTENT_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${id}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
