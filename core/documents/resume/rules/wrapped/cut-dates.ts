import { MONTH, periodsIn } from '../period.ts';

/** A range with more characters has names in it. */
const MAX_RANGE = 60;

const SIGNS = '[-\u2010-\u2015]|\\bto\\b';

/** A dash or word between the ends of a range. */
const RANGED = new RegExp(SIGNS, 'iu');

/** What may be around a date whose range is cut: a dash, and the month whose year is below. */
const AROUND_DATE = new RegExp(`^[\\s()]*(?:${SIGNS})?\\s?|\\s?(?:${SIGNS})?\\s?(?:${MONTH})?\\.?[\\s()]*$`, 'giu');

/** Whether a text is a date, a range, or the beginning of one. */
export function isDate(text: string): boolean {
  if (text.length > MAX_RANGE) return false;
  const bare = text.replaceAll(AROUND_DATE, '');
  return periodsIn({ text: bare, start: 0, end: bare.length })[0]?.text.length === bare.length;
}

/** Whether two lines are one range, and the first is none alone. */
export function isCutRange(above: string, below: string): boolean {
  const text = `${above} ${below}`;
  return isDate(text) && RANGED.test(text) && !isDated(above, { isRange: true });
}

/** Whether a line begins with a range. */
export function beginsRange(text: string): boolean {
  return periodsIn({ text, start: 0, end: text.length }).some(({ start, isRange }) => start === 0 && isRange);
}

/** Whether a line ends with whole dates, or with a whole range. */
export function isDated(text: string, { isRange = false } = {}): boolean {
  const periods = periodsIn({ text, start: 0, end: text.length });
  return periods.some((period) => period.end === text.length && (period.isRange ? period.to !== null : !isRange));
}
