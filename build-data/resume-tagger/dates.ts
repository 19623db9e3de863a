import type { Chance } from '../chance.ts';
import type { MonthOfYear } from './people.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const two = (number: number): string => String(number).padStart(2, '0');

const STYLES: readonly ((date: MonthOfYear) => string)[] = [
  ({ year, month }) => `${MONTHS[month - 1]} ${year}`,
  ({ year, month }) => `${MONTHS[month - 1]?.slice(0, 3)} ${year}`,
  ({ year, month }) => `${MONTHS[month - 1]?.slice(0, 3)} ${year}`,
  ({ year, month }) => `${MONTHS[month - 1]?.slice(0, 3)}. ${year}`,
  ({ year, month }) => `${MONTHS[month - 1]}, ${year}`,
  ({ year, month }) => `${two(month)}/${year}`,
  ({ year, month }) => `${month}/${year}`,
  ({ year, month }) => `${two(month)}.${year}`,
  ({ year, month }) => `${year}-${two(month)}`,
  ({ year, month }) => `${MONTHS[month - 1]?.slice(0, 3).toUpperCase()} ${year}`,
  ({ year, month }) => `${MONTHS[month - 1]?.toUpperCase()} ${year}`,
  ({ year, month }) => `${MONTHS[month - 1]?.slice(0, 3)} '${two(year % 100)}`,
  ({ year, month }) => `${['Winter', 'Spring', 'Summer', 'Fall'][Math.floor((month % 12) / 3)]} ${year}`,
  ({ year }) => String(year),
  ({ year }) => String(year),
  ({ year }) => String(year),
];

const WITH_DAYS: readonly ((date: MonthOfYear, day: number) => string)[] = [
  ({ year, month }, day) => `${year}-${two(month)}-${two(day)}`,
  ({ year, month }, day) => `${two(day)}.${two(month)}.${year}`,
  ({ year, month }, day) => `${day} ${MONTHS[month - 1]?.slice(0, 3)} ${year}`,
  ({ year, month }, day) => `${MONTHS[month - 1]?.slice(0, 3)} ${day}, ${year}`,
];

const DASHES = [' - ', ' – ', ' — ', '-', '–', ' to ', ' – ', ' - '];
const NOW = ['Present', 'Present', 'present', 'Current', 'Now', 'Today', 'PRESENT', 'Ongoing', 'current'];

/** How a document prints its dates. */
export interface DateStyle {
  readonly one: (date: MonthOfYear) => string;
  readonly dash: string;
  readonly now: string;
}

export function dateStyle({ pick, is, whole }: Chance): DateStyle {
  const withDay = pick(WITH_DAYS);
  const one = is(0.06) ? (date: MonthOfYear) => withDay(date, whole(1, 28)) : pick(STYLES);
  return { one, dash: pick(DASHES), now: pick(NOW) };
}

/** A range as it is printed. */
export function rangeOf(
  { from, to }: { readonly from: MonthOfYear; readonly to: MonthOfYear | null },
  { one, dash, now }: DateStyle,
): string {
  return `${one(from)}${dash}${to === null ? now : one(to)}`;
}
