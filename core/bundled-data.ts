import { readFileSync } from 'node:fs';
import { getRawAsset, isSea } from 'node:sea';

/** The compiled files that the server answers from: beside the program, or inside it when it is one binary. */
export type BundledFile = 'tariff-schedule.json' | 'classifier.bin';

/** The bytes of a compiled file. Throws node's own error where it is missing, which no start survives. */
export function readBundled(name: BundledFile): Uint8Array {
  if (isSea()) return new Uint8Array(getRawAsset(name));
  return readFileSync(new URL(`../data/${name}`, import.meta.url));
}
