import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packSections } from '../../core/tariff/classifier/weights-file.ts';
import { toSections } from '../../core/tariff/classifier/weights-sections.ts';
import { CommandError } from '../command-error.ts';
import type { Progress } from '../progress.ts';
import { terminalProgress } from '../progress.ts';
import { replaceFile } from '../replace-file.ts';
import { buildSpelling } from './build-spelling.ts';
import { fitOn, holdOutRulings } from './cross-validate.ts';
import { prepareTexts } from './prepare.ts';
import type { Sources } from './sources.ts';
import { readSources } from './sources.ts';
import { completeVoters, trainBase } from './train.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const DEFAULT_INPUT = join(REPOSITORY, '..', 'shared', 'data', 'classification');
const DEFAULT_OUTPUT = join(REPOSITORY, 'data', 'classifier.bin');
const MAX_BYTES = 20_000_000;

/**
 * Trains the classifier and writes its weights: `[input folder] [--out FILE]`, by default from the shared
 * classification data to data/classifier.bin. The same inputs give the same bytes. Throws `CommandError` if the
 * arguments or the folder are wrong.
 */
export async function buildClassifier(args: readonly string[]): Promise<void> {
  const { folder, out } = readArguments(args);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new CommandError(`There is no folder ${folder}.`);
  const started = performance.now();
  const sources = await readSources(folder);
  const { subheadings, tradeTerms, pairs, products, rulings } = sources;
  console.log(
    `Read ${subheadings.length} subheadings, ${tradeTerms.length} trade terms, ${pairs.length} pairs, ` +
      `${products.length} products, ${rulings.length} rulings`,
  );
  const progress = terminalProgress();
  const bytes = trainWeights(sources, progress);
  progress('');
  if (bytes.length > MAX_BYTES) {
    throw new CommandError(`The weights take ${bytes.length} bytes, more than the ${MAX_BYTES} that may be bundled.`);
  }
  await replaceFile(out, bytes);
  const seconds = (performance.now() - started) / 1000;
  console.log(`Wrote ${(bytes.length / 1e6).toFixed(1)} MB to ${out} in ${seconds.toFixed(0)} s`);
}

/** Returns the bytes of data/classifier.bin, trained on all sources. */
export function trainWeights(sources: Sources, progress: Progress = () => undefined): Uint8Array {
  const prepared = prepareTexts(sources);
  const { nomenclature, texts, resembling, rulings, bodies } = prepared;
  const base = trainBase(texts, nomenclature, progress);
  progress('Scoring the rulings with voters that have not seen them');
  const blend = fitOn(holdOutRulings(base, prepared, sources), prepared.nomenclature);
  progress('Training on the rulings');
  const added = [...resembling, ...rulings, ...bodies.values()];
  const voters = completeVoters(base, prepared, added);
  return packSections(
    toSections({ voters, spelling: buildSpelling([...texts, ...added], sources.ordinaryWords), blend }),
  );
}

function readArguments(args: readonly string[]): { folder: string; out: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string', default: DEFAULT_OUTPUT } },
      allowPositionals: true,
    });
    const [folder = DEFAULT_INPUT, ...more] = positionals;
    if (more.length === 0) return { folder, out: values.out };
  } catch {
    // Reported below, with the correct usage.
  }
  throw new CommandError('Usage: npm run build-data -- classifier [FOLDER] [--out FILE]');
}
