import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAssetKeys, getRawAsset, isSea } from 'node:sea';

/** Native code that the single binary may include: decodes and scales pictures. */
export const CANVAS_ADDON = 'canvas.node';

/** Whether this is a binary that includes it; it does not if the package was not installed at build time. */
export function carriesCanvas(): boolean {
  return isSea() && getAssetKeys().includes(CANVAS_ADDON);
}

/**
 * Loads such code and returns its exports. Systems load it only from files, so a file is written and deleted once
 * loaded.
 */
export function loadBundledAddon(name: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-addon-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, new Uint8Array(getRawAsset(name)));
    const loaded = { exports: {} };
    process.dlopen(loaded, file);
    return loaded.exports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
