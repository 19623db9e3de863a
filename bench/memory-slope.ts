/** How much memory was held, and when. */
export interface MemorySample {
  readonly seconds: number;
  readonly bytes: number;
}

/** Returns the growth of memory in bytes per hour: the slope of the least-squares line. */
export function slopePerHour(samples: readonly MemorySample[]): number {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const seconds = mean(samples.map((one) => one.seconds));
  const bytes = mean(samples.map((one) => one.bytes));
  const together = samples.reduce((sum, one) => sum + (one.seconds - seconds) * (one.bytes - bytes), 0);
  const alone = samples.reduce((sum, one) => sum + (one.seconds - seconds) ** 2, 0);
  return (together / alone) * 3_600;
}
