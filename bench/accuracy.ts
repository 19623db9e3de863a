import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Voter } from '../core/tariff/classifier/blend.ts';
import { loadClassifier } from '../core/tariff/classifier/embedded.ts';
import { decodeSchedule } from '../core/tariff/schedule-file.ts';
import { serveTariff } from '../core/tariff/served-tariff.ts';
import type { Judged } from '../build-data/classifier/accuracy.ts';
import {
  measureAccuracy,
  reliabilityOf,
  worstCalibrationError,
  type StatedAnswer,
} from '../build-data/classifier/accuracy.ts';
import type { HeldOutRuling } from '../build-data/classifier/cross-validate.ts';
import { blendByFold, holdOutRulings } from '../build-data/classifier/cross-validate.ts';
import type { Prepared } from '../build-data/classifier/prepare.ts';
import { prepareTexts } from '../build-data/classifier/prepare.ts';
import type { Labelled, Sources } from '../build-data/classifier/sources.ts';
import { readSources } from '../build-data/classifier/sources.ts';
import { trainBase } from '../build-data/classifier/train.ts';
import { quantile } from './quantile.ts';

const REPOSITORY = join(import.meta.dirname, '..');
const DATA = join(REPOSITORY, '..', 'shared', 'data', 'classification');
const CALLS_PER_RULING = 4;

/**
 * Prints how often the classifier is right on rulings it has not seen (five folds, by source), how well its
 * probabilities are calibrated, how it handles vague descriptions, and the CPU time of a query. Trains once, for about
 * three minutes; skipped if the data is absent.
 */
export async function accuracyTable(): Promise<void> {
  if (!existsSync(DATA)) {
    console.log('Classifier accuracy: skipped, the classification data is not here');
    return;
  }
  const sources = await readSources(DATA);
  // Before training fills the memory: a server that classifies has not just trained.
  await printQueries(sources);
  const prepared = prepareTexts(sources);
  const heldOut = holdOutRulings(trainBase(prepared.texts, prepared.nomenclature), prepared, sources);
  console.log(`  ${heldOut.length} rulings in five folds; right in percent at six / four / two digits`);
  console.log('                                     best answer          among the first five');
  printRow('words (BM25) alone', prepared, voterAnswers(heldOut, 'words'));
  printRow('nearest phrases alone', prepared, voterAnswers(heldOut, 'phrases'));
  printRow('networks (softmax) alone', prepared, voterAnswers(heldOut, 'network'));
  const blended = blendByFold(heldOut, prepared.nomenclature);
  const judged = heldOut.map(({ code }, i) => ({ code, scores: blended[i]?.logs }));
  printRow('the classifier', prepared, judged);
  for (const [name, rows] of Map.groupBy(heldOut.keys(), (i) => groupOf(sources.rulings[heldOut[i]?.ruling ?? -1]))) {
    printRow(`  ${name} (${rows.length})`, prepared, pick(judged, rows));
  }
  for (const [fold, rows] of [...Map.groupBy(heldOut.keys(), (i) => heldOut[i]?.fold ?? 0)].toSorted(
    ([a], [b]) => a - b,
  )) {
    printRow(`  fold ${fold + 1} (${rows.length})`, prepared, pick(judged, rows));
  }
  const answers = blended.map((answer) => answer ?? { stated: 0, right: false });
  printReliability('all', answers);
  for (const [name, rows] of Map.groupBy(heldOut.keys(), (i) => groupOf(sources.rulings[heldOut[i]?.ruling ?? -1]))) {
    printReliability(name, pick(answers, rows));
  }
}

/** The source of a ruling's words. */
function groupOf(ruling: Labelled | undefined): string {
  return ruling?.source === 'atlas_validation' ? "rulings' text" : 'subject lines';
}

function pick<T>(all: readonly T[], rows: readonly number[]): T[] {
  return rows.flatMap((row) => all.slice(row, row + 1));
}

function voterAnswers(heldOut: readonly HeldOutRuling[], voter: Voter): Judged[] {
  return heldOut.map(({ code, scores }) => ({ code, scores: scores?.[voter] }));
}

function printRow(name: string, { nomenclature }: Prepared, judged: readonly Judged[]): void {
  const { top1, top5 } = measureAccuracy(judged, nomenclature);
  console.log(`  ${name.padEnd(30)} ${percents(top1)}   ${percents(top5)}`);
}

function percents(shares: readonly number[]): string {
  return shares.map((share) => (100 * share).toFixed(1).padStart(5)).join(' / ');
}

function printReliability(name: string, answers: readonly StatedAnswer[]): void {
  const bins = reliabilityOf(answers);
  console.log(
    `  ${name}: expected calibration error ${worstCalibrationError(answers).toFixed(3)}; ten bins of equal size`,
  );
  console.log(`    stated   ${bins.map(({ stated }) => stated.toFixed(2)).join('  ')}`);
  console.log(`    observed ${bins.map(({ observed }) => observed.toFixed(2)).join('  ')}`);
}

async function printQueries(sources: Sources): Promise<void> {
  const bytes = await readFile(join(REPOSITORY, 'data', 'classifier.bin'));
  const begun = performance.now();
  const bundled = decodeSchedule(await readFile(join(REPOSITORY, 'data', 'tariff-schedule.json')));
  const { classifier } = serveTariff(loadClassifier(bytes), { bundled, served: bundled });
  const loading = performance.now() - begun;
  const times: number[] = [];
  for (let call = 0; call < CALLS_PER_RULING; call++) {
    for (const { text } of sources.rulings) {
      const started = process.cpuUsage();
      classifier.classify(text, 5);
      const { user, system } = process.cpuUsage(started);
      times.push((user + system) / 1000);
    }
  }
  console.log(`Classifier ${classifier.version}`);
  console.log(`  loading ${(bytes.length / 1e6).toFixed(1)} MB: ${loading.toFixed(0)} ms`);
  console.log(
    `  a query, of a processor: p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms`,
  );
  const vague = sources.vague.map((text) => classifier.classify(text, 1)[0]?.probability);
  const answered = vague.filter((one) => one !== undefined);
  console.log(
    `  of ${vague.length} vague descriptions ${vague.length - answered.length} are refused; ` +
      `stated probability of the others: median ${quantile(answered, 0.5).toFixed(3)}`,
  );
}
