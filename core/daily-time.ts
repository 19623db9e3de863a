/** A time of day in UTC. */
export interface DailyTime {
  readonly hour: number;
  readonly minute: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the first occurrence of that time of day after a time, both in milliseconds since 1970. */
export function nextDaily({ hour, minute }: DailyTime, after: number): number {
  const today = Math.floor(after / DAY_MS) * DAY_MS + (hour * 60 + minute) * 60_000;
  return today > after ? today : today + DAY_MS;
}

/** Returns the last occurrence of that time of day up to a time, both in milliseconds since 1970. */
export function lastDaily(at: DailyTime, until: number): number {
  return nextDaily(at, until) - DAY_MS;
}
