const XML_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]{1,20})?(?:Z|[+-]\d{2}:\d{2})?$/;

const EARLIEST_YEAR = 1900;

/**
 * The calendar date that a filing states, YYYY-MM-DD, without the time or zone that XML Schema allows after it
 * (`2024-07-19-05:00` is 2024-07-19 wherever the reader is). Null for a day that no calendar has, and for a year before 1900.
 */
export function filedDate(text: string): string | null {
  if (text.length > 40) return null;
  const match = XML_DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < EARLIEST_YEAR || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return text.slice(0, 10);
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
