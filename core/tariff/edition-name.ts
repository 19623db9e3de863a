import { holdsTariffNumber } from './tariff-number.ts';

/** The most characters that the name of an edition has. */
export const MAX_EDITION_NAME = 60;

/** Whether a text can be the name of an edition. It stands in every answer, so it must not read as a tariff number. */
export function isEditionName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_EDITION_NAME && !holdsTariffNumber(text);
}

/** Editions are published some weeks before they take effect, so a day to come is no mistake yet. */
const MAX_DAYS_AHEAD_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether a text is a day, YYYY-MM-DD, at most a year after another moment. */
export function isEditionDate(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that the month does not have would be read as one of the next month.
  return (
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text) &&
    day.getTime() < now.getTime() + MAX_DAYS_AHEAD_MS
  );
}
