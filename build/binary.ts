import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { CANVAS_ADDON } from '../core/bundled-addon.ts';
import { PDF_JS_FILES, pdfJsFolder } from '../core/bundled-folder.ts';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const DATA = [
  'tariff-schedule.json',
  'classifier.bin',
  'city-names.txt',
  'word-clusters.txt',
  'personal-words.json',
  'personal-tagger.bin',
  'personal-evidence.json',
  'resume-tagger.bin.gz',
  'glyph-net.bin.gz',
];

/** Node options of a server; a process that reads files has its own. */
const NODE_OPTIONS = packageJson.scripts.start.split(' ').slice(1, -1);

/** Native code that decodes pictures, from the one installed package for this system; none if it is left out. */
const CANVAS_FILES = globSync('node_modules/@napi-rs/canvas-*/*.node', { cwd: ROOT }).slice(0, 1);

/** Everything the package loads from separate files is in the binary. */
const CARRIED_CANVAS: Plugin = {
  name: 'carried-canvas',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/js-binding$/ }, ({ path }) => ({ path, namespace: 'carried-canvas' }));
    bundler.onLoad({ filter: /.*/, namespace: 'carried-canvas' }, () => ({
      contents: `module.exports = require('./core/bundled-addon.ts').loadBundledAddon('${CANVAS_ADDON}')`,
      resolveDir: ROOT,
    }));
  },
};

/**
 * Builds the file `tracewell` in a folder and returns its path: the server, its data and the runtime in one file.
 * CommonJS, because the loader inside a binary only knows node's own modules, and an ES module bundle would import the
 * model SDK's optional peer.
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
    ...CANVAS_FILES.map((path) => [CANVAS_ADDON, join(ROOT, path)]),
    ...Object.entries(PDF_JS_FILES).map(([name, path]) => [`pdfjs/${name}`, join(pdfJsFolder(), path)]),
  ]) as Record<string, string>;
  writeFileSync(
    configuration,
    JSON.stringify({
      ...{ main: program, output: binary, execArgv: NODE_OPTIONS, assets },
      ...{ disableExperimentalSEAWarning: true, useCodeCache: true },
    }),
  );
  execFileSync(process.execPath, ['--build-sea', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const intermediate of [program, configuration]) rmSync(intermediate);
  return binary;
}

/** The files of a folder that a browser loads, by path from the root. */
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
    // An optional peer of the model SDK, the PDF page reader, and the packaged engine.
    external: [
      ...['@opentelemetry/*', '*/pdf-pages.ts', '*/embedded-engine.ts'],
      ...(CANVAS_FILES.length > 0 ? [] : ['@napi-rs/canvas']),
    ],
    plugins: [CARRIED_CANVAS],
    // import.meta is used for files next to the program, which a binary does not read.
    logOverride: { 'empty-import-meta': 'silent' },
  });
}

if (import.meta.main) {
  const started = performance.now();
  const binary = await buildBinary('dist');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Wrote ${binary}, ${Math.round(statSync(binary).size / 1e6)} MB, in ${seconds} s`);
}
