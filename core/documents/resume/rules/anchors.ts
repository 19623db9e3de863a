import { periodsIn, type Period } from './period.ts';
import { placeOf } from './role-places.ts';
import type { TextRow } from './resume-rows.ts';
import { isSentence, startsAName, wordsOf } from './row-features.ts';

/** A row that heads an entry has no more words beside its dates. */
const MAX_WORDS = 14;

/** What parts a date from what is before it and behind it, in one row. */
const PARTED = {
  before: /(?:^|[|,;:·•∙([\u2013\u2014/-]\s{0,3}|\s{2})$/u,
  after: /^(?:\s{0,4}$|\s{0,3}[|,;:·•∙)\]\u2013\u2014-]|\s{2})/u,
};

/** What stands beside dates without saying anything else: how long, or that they are expected. */
const BESIDE =
  /(?:\(?(?:about |approx\.? )?\d{1,2} ?(?:years?|yrs?|months?|mos?)\.?(?:,? (?:and )?\d{1,2} ?(?:months?|mos?|yrs?)\.?)?\)?|expected|anticipated|graduat(?:ion|ed|ing)|grad\.?|estimated|est\.?|date|dates|since|from|until|class of|completed|conferred|full[- ]time|part[- ]time)/giu;

/** What leads up to a date without setting it apart from what is before. */
export const EXPECTED =
  /(?:expected|anticipated|graduat(?:ion|ed|ing)|grad\.?|completed|conferred|awarded|since|from|class of)(?: (?:in|date|on))?[: ]{0,3}$/iu;

/**
 * The dates that a row gives for its entry: of a list's item where they stand by themselves, of another row where they stand
 * at an end of it or between signs. Undefined where the row has none, or has them in the middle of what it tells.
 */
export function entryPeriod(row: TextRow): Period | undefined {
  const periods = periodsIn(row);
  const sorted = [...periods.filter(({ isRange }) => isRange), ...periods.filter(({ isRange }) => !isRange)];
  return sorted.find((period) => isAlone(row, period) || (!row.isBullet && isAtAnEnd(row, period)));
}

/** Whether a segment of a row, or all of it, says nothing but the dates, where, and for how long. */
function isAlone(row: TextRow, period: Period): boolean {
  const first = row.segments.find(({ end }) => end > period.start);
  const last = row.segments.findLast(({ start }) => start < period.end);
  if (!first || !last) return false;
  const text = (from: number, to: number): string => row.text.slice(from - row.start, Math.max(to, from) - row.start);
  const isNothing = (one: string): boolean => {
    const rest = one.replaceAll(BESIDE, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');
    return !/[\p{L}\p{N}]/u.test(rest) || (!row.isBullet && placeOf(rest) !== undefined);
  };
  return isNothing(text(first.start, period.start)) && isNothing(text(period.end, last.end));
}

function isAtAnEnd(row: TextRow, period: Period): boolean {
  const before = row.text.slice(0, period.start - row.start).replace(EXPECTED, '');
  const after = row.text.slice(period.end - row.start);
  // A bracket that nothing opened, and a date that a sentence mentions, are in the middle of something.
  if (after.startsWith(')') && !before.includes('(')) return false;
  const isParted = PARTED.before.test(before.slice(-4)) && PARTED.after.test(after.slice(0, 4));
  const isOutside = before.trim() === '' || /^[\s).\]]*$/.test(after);
  if (!isParted && !(period.isRange && isOutside)) return false;
  if (!period.isRange && !isOutside && isSentence(row.text)) return false;
  const words = wordsOf(`${before} ${after}`).length;
  return words <= MAX_WORDS && startsAName(row.text);
}
