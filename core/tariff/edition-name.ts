import { holdsTariffNumber } from './tariff-number.ts';

/** Maximum length of an edition's name. */
export const MAX_EDITION_NAME = 60;

/**
 * Whether a text can be the name of an edition. It appears in every answer, so it must not look like a tariff number.
 */
export function isEditionName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_EDITION_NAME && !holdsTariffNumber(text);
}

/** Editions are published some weeks before they take effect, so a future day is not yet a mistake. */
const MAX_DAYS_AHEAD_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether a text is a day, YYYY-MM-DD, at most a year after the given time. */
export function isEditionDate(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date would read a day that the month does not have as one of the next month.
  return (
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text) &&
    day.getTime() < now.getTime() + MAX_DAYS_AHEAD_MS
  );
}
