import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { networkFailure, UpstreamFailure } from './failure.ts';

/** Whose body it is, its encoding, and how much of it is read. */
export interface BodyReading {
  readonly source: string;
  /** The Content-Encoding header. */
  readonly encoding: string | undefined;
  readonly maxBytes: number;
}

/**
 * Reads a body and inflates it. Throws `too_large` beyond `maxBytes`, `shape` for an unrequested encoding or data that
 * cannot be inflated, and `network` if the body ends early.
 */
export async function readBody(body: Readable, reading: BodyReading): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await collect(body, reading, chunks);
  return Buffer.concat(chunks);
}

/**
 * Reads the first bytes of a body, inflated as far as possible: for an error's body, which decides nothing by itself.
 */
export async function readBodyStart(body: Readable, reading: BodyReading): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await collect(body, reading, chunks).catch(() => undefined);
  return Buffer.concat(chunks).subarray(0, reading.maxBytes);
}

/** Headers and trailers of compressed formats. */
const FORMAT_BYTES = 1024;

async function collect(body: Readable, reading: BodyReading, chunks: Uint8Array[]): Promise<void> {
  const { source, maxBytes } = reading;
  let received = 0;
  let inflated = 0;

  async function* countReceived(from: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of from) {
      received += chunk.length;
      // Compressed data can go on forever without inflating to anything; slightly more than its inflated size is
      // normal.
      if (received > 2 * maxBytes + FORMAT_BYTES) throw new UpstreamFailure({ source, kind: 'too_large' });
      yield chunk;
    }
  }

  async function keep(from: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of from) {
      inflated += chunk.length;
      chunks.push(chunk);
      if (inflated > maxBytes) throw new UpstreamFailure({ source, kind: 'too_large' });
    }
  }

  // If destroyed before it is read, it would raise its error without a listener.
  body.on('error', () => undefined);
  try {
    const inflater = inflaterOf(reading);
    if (inflater === undefined) await pipeline(body, countReceived, keep);
    else await pipeline(body, countReceived, inflater, keep);
  } catch (error) {
    body.destroy();
    if (error instanceof UpstreamFailure) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Empty bodies often name an encoding; the inflater calls those truncated.
    if (code === 'Z_BUF_ERROR' && received === 0) return;
    if (code === 'Z_BUF_ERROR') throw new UpstreamFailure({ source, kind: 'network', code });
    if (typeof code === 'string' && /^(?:Z_|ERR__ERROR_)/.test(code)) {
      throw new UpstreamFailure({ source, kind: 'shape' });
    }
    throw networkFailure(source, error);
  }
}

function inflaterOf({ source, encoding }: BodyReading): Transform | undefined {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new UpstreamFailure({ source, kind: 'shape' });
  }
}
