import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const DATA = ['tariff-schedule.json', 'classifier.bin', 'personal-words.json'];

/**
 * Makes the file `tracewell` in a folder, and answers its path: the server, its data and the runtime in one file. CommonJS, because the loader inside a binary
 * knows no modules but node's own, and an ES module bundle would import the model SDK's optional peer.
 */
export async function buildBinary(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const [binary, bundle, configuration] = ['tracewell', 'server.cjs', 'sea.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await build({
    entryPoints: [join(ROOT, 'server.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node26',
    minifySyntax: true,
    external: ['@opentelemetry/*'],
    // The one use of import.meta is for files beside the program, which a binary does not read.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const assets = Object.fromEntries(DATA.map((name) => [name, join(ROOT, 'data', name)]));
  writeFileSync(
    configuration,
    JSON.stringify({ main: bundle, output: binary, disableExperimentalSEAWarning: true, useCodeCache: true, assets }),
  );
  execFileSync(process.execPath, ['--build-sea', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const intermediate of [bundle, configuration]) rmSync(intermediate);
  return binary;
}

if (import.meta.main) {
  const started = performance.now();
  const binary = await buildBinary('dist');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Wrote ${binary}, ${Math.round(statSync(binary).size / 1e6)} MB, in ${seconds} s`);
}
