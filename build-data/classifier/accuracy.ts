import type { Nomenclature } from '../../core/tariff/classifier/nomenclature.ts';

/**
 * One measured answer: the right row, and a score for every row (none if nothing was found to classify, which counts as
 * wrong).
 */
export interface Judged {
  readonly code: number;
  readonly scores: Float64Array | undefined;
}

/** Shares of descriptions, 0 to 1, whose right code is first or among the first five; at six, four and two digits. */
export interface Accuracy {
  readonly top1: readonly [number, number, number];
  readonly top5: readonly [number, number, number];
}

const FIRST = 5;

/** Counts right answers at six, four and two digits; the first five headings or chapters are those of the best subheadings. */
export function measureAccuracy(judged: readonly Judged[], { headingOf, chapterOf }: Nomenclature): Accuracy {
  const top1: [number, number, number] = [0, 0, 0];
  const top5: [number, number, number] = [0, 0, 0];
  for (const { code, scores } of judged) {
    if (scores === undefined) continue;
    const ranked = Array.from(scores.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    for (const [level, groupOf] of [undefined, headingOf, chapterOf].entries()) {
      const right = groupOf === undefined ? code : groupOf[code];
      const first = firstGroups(ranked, groupOf);
      if (first[0] === right) top1[level] = (top1[level] ?? 0) + 1 / judged.length;
      if (first.includes(right ?? -1)) top5[level] = (top5[level] ?? 0) + 1 / judged.length;
    }
  }
  return { top1, top5 };
}

function firstGroups(ranked: readonly number[], groupOf: Uint16Array | undefined): number[] {
  const groups = new Set<number>();
  for (const row of ranked) {
    groups.add(groupOf === undefined ? row : (groupOf[row] ?? 0));
    if (groups.size === FIRST) break;
  }
  return [...groups];
}

/** A bin of the reliability table: the average confidence of the answers, and how many of them were right. */
export interface ReliabilityBin {
  readonly count: number;
  readonly stated: number;
  readonly observed: number;
}

/** A first answer: its confidence, and whether it was right. */
export interface StatedAnswer {
  readonly stated: number;
  readonly right: boolean;
}

const BINS = 10;

/** Sorts first answers by their stated probability into ten bins of equal size. */
export function reliabilityOf(answers: readonly StatedAnswer[]): ReliabilityBin[] {
  const sorted = answers.toSorted((a, b) => a.stated - b.stated);
  return Array.from({ length: BINS }, (_, bin) =>
    binOf(sorted.slice(Math.floor((bin * sorted.length) / BINS), Math.floor(((bin + 1) * sorted.length) / BINS))),
  );
}

/** Sorts first answers into ten bins of equal width: 0 to 0.1, and so on; bins may be empty. */
export function reliabilityByWidth(answers: readonly StatedAnswer[]): ReliabilityBin[] {
  return Array.from({ length: BINS }, (_, bin) =>
    binOf(answers.filter(({ stated }) => Math.min(BINS - 1, Math.floor(stated * BINS)) === bin)),
  );
}

function binOf(members: readonly StatedAnswer[]): ReliabilityBin {
  const count = Math.max(1, members.length);
  return {
    count: members.length,
    stated: members.reduce((sum, { stated }) => sum + stated, 0) / count,
    observed: members.filter(({ right }) => right).length / count,
  };
}

/** Returns the larger of the errors over ten bins of equal size and ten of equal width. */
export function worstCalibrationError(answers: readonly StatedAnswer[]): number {
  return Math.max(calibrationError(reliabilityOf(answers)), calibrationError(reliabilityByWidth(answers)));
}

/**
 * Returns the expected calibration error: the mean distance between confidence and observed accuracy, weighted by bin
 * size.
 */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { count, stated, observed }) => sum + (count / total) * Math.abs(stated - observed), 0);
}
