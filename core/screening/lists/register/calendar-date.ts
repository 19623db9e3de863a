const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const AMERICAN = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A day as YYYY-MM-DD, from the register's two ways of writing one (2019-07-05, 07/05/2019); null for any other text. */
export function calendarDate(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length !== 10) return null;
  const [, year, month, day] = ISO.exec(trimmed) ?? [];
  if (year !== undefined) return existing(`${year}-${month ?? ''}-${day ?? ''}`);
  const [, americanMonth, americanDay, americanYear] = AMERICAN.exec(trimmed) ?? [];
  return existing(`${americanYear ?? ''}-${americanMonth ?? ''}-${americanDay ?? ''}`);
}

/** The day, where the calendar has it. */
function existing(day: string): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
