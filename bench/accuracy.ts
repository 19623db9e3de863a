import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Voter } from '../core/tariff/classifier/blend.ts';
import { loadClassifier } from '../core/tariff/classifier/embedded.ts';
import type { Judged } from '../build-data/classifier/accuracy.ts';
import { calibrationError, measureAccuracy, reliabilityOf } from '../build-data/classifier/accuracy.ts';
import type { HeldOutRuling } from '../build-data/classifier/cross-validate.ts';
import { blendByFold, holdOutRulings } from '../build-data/classifier/cross-validate.ts';
import type { Prepared } from '../build-data/classifier/prepare.ts';
import { prepareTexts } from '../build-data/classifier/prepare.ts';
import type { Sources } from '../build-data/classifier/sources.ts';
import { readSources } from '../build-data/classifier/sources.ts';
import { trainBase } from '../build-data/classifier/train.ts';
import { quantile } from './quantile.ts';

const REPOSITORY = join(import.meta.dirname, '..');
const DATA = join(REPOSITORY, '..', 'shared', 'data', 'classification');
const CALLS_PER_RULING = 4;

/**
 * Prints how often the classifier is right on rulings that it has not seen (five folds), how honest its probabilities are, how it
 * takes vague descriptions, and how long a query takes. Trains twice, for some three minutes; skips where the data is absent.
 */
export async function accuracyTable(): Promise<void> {
  if (!existsSync(DATA)) {
    console.log('Classifier accuracy: skipped, the classification data is not here');
    return;
  }
  const sources = await readSources(DATA);
  // Before the training fills the memory: a server that classifies has not just trained.
  await printQueries(sources);
  const prepared = prepareTexts(sources);
  const heldOut = holdOutRulings(trainBase(prepared.texts, prepared.nomenclature), prepared, sources);
  console.log(`  ${heldOut.length} rulings in five folds; right in percent at six / four / two digits`);
  console.log('                                     best answer          among the first five');
  printRow('words (BM25) alone', prepared, voterAnswers(heldOut, 'words'));
  printRow('nearest phrases alone', prepared, voterAnswers(heldOut, 'phrases'));
  printRow('networks (softmax) alone', prepared, voterAnswers(heldOut, 'network'));
  printRow('without our own trade terms', prepared, answersWithoutTradeTerms(sources));
  const blended = blendByFold(heldOut);
  printRow(
    'the classifier',
    prepared,
    heldOut.map(({ code }, i) => ({ code, scores: blended[i]?.logs })),
  );
  printReliability(blended.map((answer) => answer?.best ?? { stated: 0, right: false }));
}

function voterAnswers(heldOut: readonly HeldOutRuling[], voter: Voter): Judged[] {
  return heldOut.map(({ code, scores }) => ({ code, scores: scores?.[voter] }));
}

function answersWithoutTradeTerms(sources: Sources): Judged[] {
  const fewer = { ...sources, tradeTerms: [] };
  const prepared = prepareTexts(fewer);
  const heldOut = holdOutRulings(trainBase(prepared.texts, prepared.nomenclature), prepared, fewer);
  const blended = blendByFold(heldOut);
  return heldOut.map(({ code }, i) => ({ code, scores: blended[i]?.logs }));
}

function printRow(name: string, { nomenclature }: Prepared, judged: readonly Judged[]): void {
  const { top1, top5 } = measureAccuracy(judged, nomenclature);
  console.log(`  ${name.padEnd(30)} ${percents(top1)}   ${percents(top5)}`);
}

function percents(shares: readonly number[]): string {
  return shares.map((share) => (100 * share).toFixed(1).padStart(5)).join(' / ');
}

function printReliability(answers: readonly { readonly stated: number; readonly right: boolean }[]): void {
  const bins = reliabilityOf(answers);
  console.log(`  expected calibration error, ten bins of equal size: ${calibrationError(bins).toFixed(3)}`);
  console.log(`    stated   ${bins.map(({ stated }) => stated.toFixed(2)).join('  ')}`);
  console.log(`    observed ${bins.map(({ observed }) => observed.toFixed(2)).join('  ')}`);
}

async function printQueries(sources: Sources): Promise<void> {
  const bytes = await readFile(join(REPOSITORY, 'data', 'classifier.bin'));
  const begun = performance.now();
  const classifier = loadClassifier(bytes);
  const loading = performance.now() - begun;
  const times: number[] = [];
  for (let call = 0; call < CALLS_PER_RULING; call++) {
    for (const { text } of sources.rulings) {
      const started = performance.now();
      classifier.classify(text, 5);
      times.push(performance.now() - started);
    }
  }
  console.log(`Classifier ${classifier.version}`);
  console.log(`  loading ${(bytes.length / 1e6).toFixed(1)} MB: ${loading.toFixed(0)} ms`);
  console.log(`  a query: p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms`);
  const vague = sources.vague.map((text) => classifier.classify(text, 1)[0]?.probability ?? 0);
  console.log(`  stated probability for ${vague.length} vague descriptions: median ${quantile(vague, 0.5).toFixed(3)}`);
}
