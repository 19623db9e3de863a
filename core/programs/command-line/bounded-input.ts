import { createReadStream } from 'node:fs';
import type { Surroundings } from './command.ts';

/** File names that mean standard input and output. */
const STANDARD_INPUT = ['-', '/dev/stdin'];
const STANDARD_OUTPUT = ['-', '/dev/stdout'];

/** Whether a path names the standard input. */
export function isStandardInput(path: string): boolean {
  return STANDARD_INPUT.includes(path);
}

/** Whether a path names the standard output. */
export function isStandardOutput(path: string): boolean {
  return STANDARD_OUTPUT.includes(path);
}

/** Returns the chunks of a file or a pipe; reading them rejects if it cannot be read. */
export function chunksOf(path: string, { input }: Pick<Surroundings, 'input'>): AsyncIterable<Uint8Array> {
  return isStandardInput(path) ? input : createReadStream(path);
}

/** Returns all bytes of an input; undefined as soon as there are more than `maxBytes`. */
export async function boundedBytes(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    read.push(chunk);
  }
  return Buffer.concat(read);
}
