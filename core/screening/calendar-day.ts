/** Returns the day of a year, month and day as YYYY-MM-DD; null if no calendar has it. */
export function calendarDay(year: string, month: string | number, day: string | number): string | null {
  const text = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const date = new Date(`${text}T00:00:00Z`);
  // Date would read the 31st of a 30-day month as the first of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Parses month/day/year, with or without zeros, to YYYY-MM-DD; null for any other text. */
export function americanDay(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.slice(0, MAX_TEXT)) ?? [];
  return year && month && day ? calendarDay(year, month, day) : null;
}

/** Validates a day written year-month-day; null for any other text. */
export function isoDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.slice(0, MAX_TEXT)) ?? [];
  return year && month && day ? calendarDay(year, month, day) : null;
}

/** One more than a day has. */
const MAX_TEXT = 11;
