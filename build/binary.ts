import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { PDF_JS_FILES, pdfJsFolder } from '../core/bundled-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const DATA = [
  'tariff-schedule.json',
  'classifier.bin',
  'personal-words.json',
  'personal-tagger.bin',
  'resume-tagger.bin.gz',
];

/**
 * Makes the file `tracewell` in a folder, and answers its path: the server, its data and the runtime in one file. CommonJS, because the loader inside a binary
 * knows no modules but node's own, and an ES module bundle would import the model SDK's optional peer.
 */
export async function buildBinary(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const [binary, program, configuration] = ['tracewell', 'server.cjs', 'sea.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await bundle('server.ts', program);
  const assets = Object.fromEntries([
    ...DATA.map((name) => [name, join(ROOT, 'data', name)]),
    ...filesOf('console').map((path) => [path, join(ROOT, path)]),
    ...Object.entries(PDF_JS_FILES).map(([name, path]) => [`pdfjs/${name}`, join(pdfJsFolder(), path)]),
  ]) as Record<string, string>;
  writeFileSync(
    configuration,
    JSON.stringify({ main: program, output: binary, disableExperimentalSEAWarning: true, useCodeCache: true, assets }),
  );
  execFileSync(process.execPath, ['--build-sea', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const intermediate of [program, configuration]) rmSync(intermediate);
  return binary;
}

/** The files of a folder that a browser loads, by their paths from the root. */
function filesOf(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:js|css|svg)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll('\\', '/'));
}

async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node26',
    minifySyntax: true,
    // Peers that their packages do without: of the model's SDK, and of pdf.js, which nothing is drawn with here.
    external: ['@opentelemetry/*', '@napi-rs/canvas'],
    // import.meta is used for files beside the program, which a binary does not read.
    logOverride: { 'empty-import-meta': 'silent' },
  });
}

if (import.meta.main) {
  const started = performance.now();
  const binary = await buildBinary('dist');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Wrote ${binary}, ${Math.round(statSync(binary).size / 1e6)} MB, in ${seconds} s`);
}
