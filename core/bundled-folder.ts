import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getAsset, getAssetKeys, isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';

/** Folders whose files are served as they are: next to the program, or inside the single binary. */
export type BundledFolder = 'console';

/** Returns the texts of a folder's files by path inside it, such as `views/invoice.js`, ordered by name. */
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

/**
 * The pdf.js scripts that draw a page in a browser, by path in its package: the last two decode pictures (JPEG 2000,
 * JBIG2) without WebAssembly, which the page's policy forbids.
 */
export const PDF_JS_FILES = {
  'pdf.mjs': 'legacy/build/pdf.min.mjs',
  'pdf.worker.mjs': 'legacy/build/pdf.worker.min.mjs',
  'openjpeg_nowasm_fallback.js': 'wasm/openjpeg_nowasm_fallback.js',
  'jbig2_nowasm_fallback.js': 'wasm/jbig2_nowasm_fallback.js',
} as const;

export type PdfJsFile = keyof typeof PDF_JS_FILES;

/** Reads a pdf.js script from its package or the binary. */
export function readPdfJsFile(name: PdfJsFile): string {
  if (isSea()) return getAsset(`pdfjs/${name}`, 'utf8');
  return readFileSync(join(pdfJsFolder(), PDF_JS_FILES[name]), 'utf8');
}

/** Where the pdf.js package is installed. */
export function pdfJsFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
}
