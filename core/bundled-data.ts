import { readFileSync } from 'node:fs';
import { getRawAsset, isSea } from 'node:sea';

/** The compiled files that the server answers from: beside the program, or inside it when it is one binary. */
export type BundledFile = 'tariff-schedule.json' | 'classifier.bin';

export function readBundled(name: BundledFile): Uint8Array {
  if (isSea()) return new Uint8Array(getRawAsset(name));
  return readFileSync(new URL(`../data/${name}`, import.meta.url));
}
