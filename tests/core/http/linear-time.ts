import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';

/** Steeper than this is no longer about linear: a square has 2, a line 1, and a machine at work on other things blurs both. */
const STEEPEST = 1.6;

/** Below this the clock and the collector say more than the work. */
const MEASURABLE_MS = 2;

const RUNS = 5;
const FACTOR = 8;

/**
 * Asserts that the running time of `work` grows about in proportion to the length it is given: the exponent between one
 * length and eight times that length, from the fastest of some runs each.
 */
export function assertLinear<T>(prepare: (length: number) => T, work: (input: T) => unknown, length = 100_000): void {
  const short = prepare(length);
  const long = prepare(length * FACTOR);
  const ofShort = fastest(() => work(short));
  const ofLong = fastest(() => work(long));
  if (ofLong < MEASURABLE_MS) return;
  const exponent = Math.log(ofLong / Math.max(ofShort, MEASURABLE_MS / FACTOR)) / Math.log(FACTOR);
  assert.ok(exponent < STEEPEST, `grows with the power ${exponent.toFixed(2)}`);
}

function fastest(run: () => unknown): number {
  let best = Infinity;
  for (let i = 0; i < RUNS; i++) {
    const started = performance.now();
    run();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
