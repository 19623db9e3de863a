const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const NAMES = MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join('|');

/** A year, month and day as far as a note states them. */
interface StatedDate {
  readonly year?: number;
  readonly month: number;
  readonly day?: number;
}

const FORMS: readonly [RegExp, (groups: readonly string[]) => StatedDate][] = [
  [
    /(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?![\w-])/g,
    ([year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  ],
  [
    /(?<![\w/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\w/])/g,
    ([month, day, year]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  ],
  [
    new RegExp(`\\b(${NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\w)`, 'gi'),
    ([month, day, year]) => ({ year: Number(year), month: monthNumber(month), day: Number(day) }),
  ],
  [
    new RegExp(`(?<!\\w)(\\d{1,2})(?:st|nd|rd|th)? (${NAMES})\\.?,? (\\d{4})(?!\\w)`, 'gi'),
    ([day, month, year]) => ({ year: Number(year), month: monthNumber(month), day: Number(day) }),
  ],
  [
    new RegExp(`\\b(${NAMES})\\.?,? (\\d{4})(?!\\w)`, 'gi'),
    ([month, year]) => ({ year: Number(year), month: monthNumber(month) }),
  ],
  [
    new RegExp(`\\b(${NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\w,.]*\\d)(?!\\w)`, 'gi'),
    ([month, day]) => ({ month: monthNumber(month), day: Number(day) }),
  ],
];

function monthNumber(name: string | undefined): number {
  return MONTHS.findIndex((month) => month.startsWith((name ?? '?').toLowerCase())) + 1;
}

/** The note with every date taken out, or null where one of them is none of the row's (each YYYY-MM-DD). */
export function withoutDates(note: string, dates: readonly string[]): string | null {
  const known = dates.map((date) => date.split('-').map(Number));
  let rest = note;
  const foreign: StatedDate[] = [];
  for (const [form, read] of FORMS) {
    rest = rest.replace(form, (...match: unknown[]) => {
      const stated = read(match.slice(1, 4).map(String));
      const matches = known.some(
        ([year, month, day]) => (stated.year ?? year) === year && stated.month === month && (stated.day ?? day) === day,
      );
      if (!matches) foreign.push(stated);
      return ' ';
    });
  }
  return foreign.length > 0 ? null : rest;
}
