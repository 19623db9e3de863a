import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createSource } from '../core/upstream/source.ts';
import { CommandError } from './command-error.ts';
import type { Progress } from './progress.ts';

/** Several times the size of anything compiled; a larger file is something else. */
const MAX_BYTES = 256 * 1024 * 1024;
const DOWNLOAD_MS = 10 * 60 * 1000;

/** Some offices reject programs that do not identify themselves like browsers. */
const USER_AGENT = 'Mozilla/5.0 (compatible; tracewell build-data)';

const inflate = promisify(gunzip);

export interface ReadSourceOptions {
  /** Name of the source in failures. */
  readonly name: string;
  readonly progress: Progress;
}

/** Reads a file or an http(s) address, inflated if it is gzip. Throws `CommandError` if it is unavailable. */
export async function readSource(source: string, { name, progress }: ReadSourceOptions): Promise<Uint8Array> {
  const url = addressOf(source);
  const bytes = url ? await download(url, { name, progress }) : await readLocal(source, progress);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  try {
    return await inflate(bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    throw new CommandError('The file is incomplete: its gzip data cannot be inflated.');
  }
}

/** Returns the source's URL; null if it is a path. Throws `CommandError` if it is neither. */
export function addressOf(source: string): URL | null {
  if (!/^https?:/i.test(source)) return null;
  const url = URL.parse(source);
  if (!url) throw new CommandError('The source is not a file or an http or https address.');
  return url;
}

async function readLocal(path: string, progress: Progress): Promise<Uint8Array> {
  progress(`Reading ${path}`);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new CommandError(`There is no file ${path}.`);
  if (found.size > MAX_BYTES) throw new CommandError(`${path} is larger than ${MAX_BYTES} bytes.`);
  return readFile(path);
}

async function download(url: URL, { name, progress }: ReadSourceOptions): Promise<Uint8Array> {
  progress(`Downloading from ${url.host}`);
  const source = createSource({
    name,
    origin: url.origin,
    timeoutMs: DOWNLOAD_MS,
    maxBytes: MAX_BYTES,
    retries: 2,
  });
  try {
    const reply = await source.get(url.pathname + url.search, { headers: { 'user-agent': USER_AGENT } });
    return reply.body;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'The download failed.');
  } finally {
    await source.close();
  }
}
