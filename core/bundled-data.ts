import { readFileSync } from 'node:fs';
import { getRawAsset, isSea } from 'node:sea';
import { gunzipSync } from 'node:zlib';

/** The compiled files that the server answers from: beside the program, or inside it when it is one binary. */
export type BundledFile =
  | 'tariff-schedule.json'
  | 'classifier.bin'
  | 'personal-words.json'
  | 'personal-tagger.bin'
  | 'personal-evidence.json'
  | 'resume-tagger.bin.gz'
  | 'glyph-net.bin.gz';

/** Data that cannot be served. The message is one sentence for the person who starts the server. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** What a compiled file holds. Throws `DataError` where it is missing, or is not what `decode` reads. */
export function readBundled<T>(name: BundledFile, decode: (bytes: Uint8Array) => T): T {
  try {
    const bytes = bundledBytes(name);
    return decode(name.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  } catch {
    // The cause would name paths, and may quote the file.
    throw new DataError(`data/${name} is missing or damaged: compile it again with npm run build-data.`);
  }
}

function bundledBytes(name: BundledFile): Uint8Array {
  if (isSea()) return new Uint8Array(getRawAsset(name));
  return readFileSync(new URL(`../data/${name}`, import.meta.url));
}
