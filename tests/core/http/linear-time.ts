import assert from 'node:assert/strict';

/** Steeper than this is no longer about linear: a line has 1, a square 2, and memory that outgrows a cache a little over 1. */
const STEEPEST = 1.6;

/** Below this the collector says more than the work. */
const MEASURABLE_MS = 2;

const FACTOR = 8;
const RUNS = 5;

/** Memory that others use too makes a line look steep for a while; a square looks steep every time. */
const ATTEMPTS = 10;

/**
 * Asserts that the processor time of `work` grows about in proportion to the length it is given: the exponent between 100,000 and
 * eight times as much, from the fastest of all runs each. What else the machine does counts little. Runs end as soon as the
 * exponent is low enough.
 */
export function assertLinear<T>(prepare: (length: number) => T, work: (input: T) => unknown): void {
  const short = prepare(100_000);
  const long = prepare(100_000 * FACTOR);
  let ofShort = Infinity;
  let ofLong = Infinity;
  let exponent = Infinity;
  for (let i = 0; i < ATTEMPTS && exponent >= STEEPEST; i++) {
    ofShort = Math.min(
      ofShort,
      fastest(() => work(short)),
    );
    ofLong = Math.min(
      ofLong,
      fastest(() => work(long)),
    );
    if (ofLong < MEASURABLE_MS) return;
    exponent = Math.log(ofLong / Math.max(ofShort, MEASURABLE_MS / FACTOR)) / Math.log(FACTOR);
  }
  assert.ok(exponent < STEEPEST, `grows with the power ${exponent.toFixed(2)}`);
}

function fastest(run: () => unknown): number {
  let best = Infinity;
  for (let i = 0; i < RUNS; i++) {
    // Of one thread alone, Linux tells the time by the ticks of its scheduler.
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
