import { calendarDay } from '../../calendar-day.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Parses a day as written on the page (`June 21, 2022`) to YYYY-MM-DD; null for any other text, and for impossible
 * days.
 */
export function effectiveDate(text: string): string | null {
  if (text.length > 30) return null;
  const [, month = '', day = '', year = ''] = /^([A-Za-z]{3,9})\.? (\d{1,2}), (\d{4})$/.exec(text.trim()) ?? [];
  const number = MONTHS.findIndex((one) => one.toLowerCase() === month.toLowerCase()) + 1;
  return number === 0 ? null : calendarDay(year, number, day);
}
