/** Returns the UTC calendar month of a time, as YYYY-MM. */
export function billingMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** Whole seconds from a time to the start of the next UTC month; from 1 second to 31 days. */
export function secondsToNextMonth(at: Date): number {
  const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
  return Math.ceil((next - at.getTime()) / 1000);
}

/** Returns the UTC minute of a time, as YYYY-MM-DDTHH:MM. */
export function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16);
}

/** Whole seconds from a time to the next minute, from 1 to 60. */
export function secondsToNextMinute(at: Date): number {
  return Math.ceil((60_000 - (at.getTime() % 60_000)) / 1000);
}
