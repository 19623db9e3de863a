import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAssetKeys, getRawAsset, isSea } from 'node:sea';

/** Native code that the single binary may carry: what decodes and scales pictures. */
export const CANVAS_ADDON = 'canvas.node';

/** Whether this is a binary that carries it; where the package was not installed when the binary was built, it does not. */
export function carriesCanvas(): boolean {
  return isSea() && getAssetKeys().includes(CANVAS_ADDON);
}

/** What such code exports. Systems load it from files alone: the file is deleted as soon as it is loaded. */
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
