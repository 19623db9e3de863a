/** A date as far as printed characters state it; unstated or uncertain parts are null. */
export interface PrintedDate {
  /** In full, or only its last two digits if `isYearShort`. */
  readonly year: number | null;
  readonly isYearShort: boolean;
  readonly month: number | null;
  readonly day: number | null;
  /** Day and month of a numeric date that can be read either way round; both are null then. */
  readonly either: readonly [number, number] | null;
  /** Whether a word such as "Present" follows, before any other date. */
  readonly isOngoingAfter: boolean;
}

/** A date is printed, but states nothing: an impossible day, or too many readings. */
export const UNREAD_DATE: PrintedDate = {
  year: null,
  isYearShort: false,
  month: null,
  day: null,
  either: null,
  isOngoingAfter: false,
};

/** Documents date from the lifetimes of people alive today; other four-digit numbers are not years. */
const YEARS = { first: 1900, last: 2099 };

/** The printed parts of a date. */
export interface DateParts {
  readonly year?: string | undefined;
  /** Two digits. */
  readonly short?: string | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}

/** Builds a date from its parts; it states nothing if no calendar has it. */
export function printedDate({ year, short, month, day }: DateParts): PrintedDate {
  const number = year ?? short;
  const date: PrintedDate = {
    ...UNREAD_DATE,
    year: number === undefined ? null : Number(number),
    isYearShort: year === undefined && short !== undefined,
    month: month ?? null,
    day: day ?? null,
  };
  return isPossible(date) ? date : UNREAD_DATE;
}

/** Builds a date from a day and a month in either order. */
export function dateEitherWay(
  [first, second]: readonly [number, number],
  year: Pick<DateParts, 'year' | 'short'>,
): PrintedDate {
  const readings = [
    printedDate({ ...year, month: first, day: second }),
    printedDate({ ...year, month: second, day: first }),
  ].filter((date) => date.month !== null);
  const [one = UNREAD_DATE, other] = readings;
  if (other === undefined || first === second) return one;
  return { ...one, month: null, day: null, either: [first, second] };
}

function isPossible({ year, isYearShort, month, day }: PrintedDate): boolean {
  if (year !== null && !isYearShort && (year < YEARS.first || year > YEARS.last)) return false;
  if (month === null) return day === null;
  if (month < 1 || month > 12) return false;
  return day === null || (day >= 1 && day <= daysIn(month, { year, isYearShort }));
}

/**
 * Without a year, the most days the month ever has; a two-digit year has the same leap day in every accepted century
 * but 1900.
 */
function daysIn(month: number, { year, isYearShort }: Pick<PrintedDate, 'year' | 'isYearShort'>): number {
  const calendarYear = year === null ? 2000 : isYearShort ? 2000 + year : year;
  return new Date(Date.UTC(calendarYear, month, 0)).getUTCDate();
}
