import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAsset, getAssetKeys, isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';

/** The folders whose files are served as they are: beside the program, or inside it when it is one binary. */
export type BundledFolder = 'console';

/** The texts of a folder's files by their paths within it, `views/invoice.js`, in the order of their names. */
export function readBundledFolder(folder: BundledFolder): ReadonlyMap<string, string> {
  if (isSea()) {
    const prefix = `${folder}/`;
    const names = getAssetKeys().filter((key) => key.startsWith(prefix));
    return new Map(names.sort().map((key) => [key.slice(prefix.length), getAsset(key, 'utf8')]));
  }
  const root = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(
    paths.map((path) => [path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')] as const),
  );
}
