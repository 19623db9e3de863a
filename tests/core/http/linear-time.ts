import assert from 'node:assert/strict';

/**
 * Anything steeper is not about linear: linear time has 1, quadratic time 2, and memory that outgrows a cache a little
 * over 1.
 */
const STEEPEST = 1.6;

/** Below this the garbage collector dominates. */
const MEASURABLE_MS = 2;

const FACTOR = 8;
const RUNS = 5;

/** Memory shared with other processes makes linear time look steep for a while; quadratic time looks steep every time. */
const ATTEMPTS = 10;

/** At half the length memory matters less; quadratic time looks as steep if short times count as measured. */
const LENGTHS = [
  { length: 100_000, leastMs: MEASURABLE_MS / FACTOR },
  { length: 50_000, leastMs: 0 },
];

/**
 * Asserts that the CPU time of `work` grows about linearly with the length: the exponent between a length of 100,000, or
 * of 50,000 if that looks steep, and eight times that, from the fastest run of each. Other load on the machine matters
 * little. Stops as soon as the exponent is low enough.
 */
export function assertLinear<T>(prepare: (length: number) => T, work: (input: T) => unknown): void {
  const exponents: number[] = [];
  for (const { length, leastMs } of LENGTHS) {
    const exponent = exponentAt({ short: prepare(length), long: prepare(length * FACTOR) }, { work, leastMs });
    if (exponent < STEEPEST) return;
    exponents.push(exponent);
  }
  assert.fail(`grows with the power ${exponents.map((exponent) => exponent.toFixed(2)).join(', ')}`);
}

/** The exponent between two inputs; the first that is low enough. A shorter time than the least counts as that. */
function exponentAt<T>(
  { short, long }: { readonly short: T; readonly long: T },
  { work, leastMs }: { readonly work: (input: T) => unknown; readonly leastMs: number },
): number {
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
    if (ofLong < MEASURABLE_MS) return 0;
    exponent = Math.log(ofLong / Math.max(ofShort, leastMs)) / Math.log(FACTOR);
  }
  return exponent;
}

function fastest(run: () => unknown): number {
  let best = Infinity;
  for (let i = 0; i < RUNS; i++) {
    // For a single thread, Linux measures time in ticks of its scheduler.
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
