import assert from 'node:assert/strict';

/**
 * Anything steeper is not about linear: linear time has 1, quadratic time 2, and memory that outgrows a cache a little
 * over 1.
 */
const STEEPEST = 1.6;

/** Below this the garbage collector dominates. */
const MEASURABLE_MS = 2;

const FACTOR = 8;

/** The fastest of two is hardly disturbed. */
const RUNS_OF_SHORT = 2;

/**
 * Memory shared with other processes makes linear time look steep for a while; quadratic time looks steep every time.
 */
const ATTEMPTS = 20;

/**
 * Asserts that the CPU time of `work` grows about linearly with the length: the exponent between the longest input and
 * an eighth of it, from the fastest run of each. Other load on the machine matters little. Stops as soon as the
 * exponent is low enough. `longest` is for code that never gets longer input.
 */
export function assertLinear<T>(prepare: (length: number) => T, work: (input: T) => unknown, longest = 800_000): void {
  const short = prepare(longest / FACTOR);
  const long = prepare(longest);
  let ofShort = Infinity;
  let ofLong = Infinity;
  let exponent = Infinity;
  for (let i = 0; i < ATTEMPTS && exponent >= STEEPEST; i++) {
    // The long run warms the code up: were the short ones the first, they would be slow, which hides a steep growth.
    ofLong = Math.min(
      ofLong,
      timeOf(() => work(long)),
    );
    if (ofLong < MEASURABLE_MS) return;
    for (let run = 0; run < RUNS_OF_SHORT; run++)
      ofShort = Math.min(
        ofShort,
        timeOf(() => work(short)),
      );
    exponent = Math.log(ofLong / Math.max(ofShort, MEASURABLE_MS / FACTOR)) / Math.log(FACTOR);
  }
  assert.ok(exponent < STEEPEST, `grows with the power ${exponent.toFixed(2)}`);
}

function timeOf(run: () => unknown): number {
  // For a single thread, Linux measures time in ticks of its scheduler.
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
