import { readFileSync } from 'node:fs';
import { getRawAsset, isSea } from 'node:sea';
import { gunzipSync } from 'node:zlib';

/** The compiled data files used for answers: next to the program, or inside the single binary. */
export type BundledFile =
  | 'tariff-schedule.json'
  | 'classifier.bin'
  | 'city-names.txt'
  | 'word-clusters.txt'
  | 'personal-words.json'
  | 'personal-tagger.bin'
  | 'personal-evidence.json'
  | 'resume-tagger.bin.gz'
  | 'glyph-net.bin.gz';

/** Data that cannot be served. The message is one sentence for whoever starts the server. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** Reads a compiled file. Throws `DataError` if it is missing or `decode` cannot read it. */
export function readBundled<T>(name: BundledFile, decode: (bytes: Uint8Array) => T): T {
  try {
    const bytes = bundledBytes(name);
    return decode(name.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  } catch {
    // The cause would name paths and may quote the file.
    throw new DataError(`data/${name} is missing or damaged: rebuild it with npm run build-data.`);
  }
}

function bundledBytes(name: BundledFile): Uint8Array {
  if (isSea()) return new Uint8Array(getRawAsset(name));
  return readFileSync(new URL(`../data/${name}`, import.meta.url));
}
