import type { DutyEstimate } from './answer.ts';
import { higherRateFirst, percentage } from './rate-text.ts';
import type { PublishedRate, Subheading } from './subheading.ts';

/** With a larger spread in percentage points, a margin cannot be planned. */
const PLANNABLE_POINTS = 5;

/** A subheading's percentage rates: the lowest, the highest, and the difference. */
export interface RateSpread {
  readonly min: number;
  readonly max: number;
  readonly points: number;
  /** Whether the bracket is too wide to plan a margin on. */
  readonly isWide: boolean;
}

/** Returns the spread of a subheading's percentage rates, or null if no rate is a percentage. */
export function rateSpread(subheading: Subheading): RateSpread | null {
  const percentages = subheading.rates.map((rate) => percentage(rate.text)).filter((one) => one !== null);
  if (percentages.length === 0) return null;
  const [min, max] = [Math.min(...percentages), Math.max(...percentages)];
  // Published rates have at most four decimals; the rest is floating-point error.
  const points = Number((max - min).toFixed(4));
  return { min, max, points, isWide: points > PLANNABLE_POINTS };
}

/** What an estimate says besides the rates. */
export interface DutyContext {
  readonly edition: string;
  /** Whether the edition may no longer be in force. */
  readonly isOld: boolean;
  /** The sentence about the fact that decides between the leading subheadings. */
  readonly deciding: string | undefined;
}

const OLD_EDITION =
  ' This edition is more than 120 days old, so a newer one may be in force: `tracewell refresh-schedule` fetches it.';

/** Summarizes the published General (Column 1) rates under a subheading, counting 8- and 10-digit numbers. */
export function dutyEstimate(subheading: Subheading, { edition, isOld, deciding }: DutyContext): DutyEstimate {
  const { rates } = subheading;
  const spread = rateSpread(subheading);
  const common = mostCommonRate(rates);
  return {
    basis:
      `General (Column 1) rates that the U.S. tariff schedule (${edition}) publishes for the tariff lines (8- and 10-digit numbers) under ` +
      `this subheading. Column 2 and special-program rates are not read.${isOld ? OLD_EDITION : ''}`,
    min_pct: spread?.min ?? null,
    max_pct: spread?.max ?? null,
    most_common_rate_pct: common ? percentage(common.text) : null,
    most_common_rate_text: common?.text ?? null,
    lines_at_most_common_rate: common?.numbers ?? 0,
    tariff_lines_in_subheading: sumOfNumbers(rates) + subheading.unrated,
    distinct_published_rates: rates.length,
    single_rate_across_subheading: rates.length === 1 && subheading.unrated === 0,
    includes_non_ad_valorem_rates: rates.some((rate) => percentage(rate.text) === null),
    precision_note: [precisionNote(subheading, spread), deciding].filter((part) => part !== undefined).join(' '),
  };
}

/** Returns the rate of the most numbers; the higher one if tied. */
function mostCommonRate(rates: readonly PublishedRate[]): PublishedRate | undefined {
  return rates.toSorted(
    (a, b) => b.numbers - a.numbers || higherRateFirst(a.text, b.text) || (a.text < b.text ? -1 : 1),
  )[0];
}

function precisionNote(subheading: Subheading, spread: RateSpread | null): string {
  return [spreadSentence(subheading, spread), tieSentence(subheading), unratedSentence(subheading)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function spreadSentence({ rates, unrated }: Subheading, spread: RateSpread | null): string {
  if (rates.length === 0) return 'The schedule publishes no rate of its own under this subheading.';
  if (!spread) {
    return rates.length === 1
      ? 'The published rate under this subheading is not a percentage of the value, so no percentage is given.'
      : 'No rate under this subheading is a percentage of the value: all are specific or compound, or refer to another provision, so there is no percentage range.';
  }
  const others = rates.filter((rate) => percentage(rate.text) === null);
  if (others.length === 0) return rangeSentence(spread, rates.length === 1 && unrated === 0);
  const leftOut = sumOfNumbers(others);
  const total = sumOfNumbers(rates) + unrated;
  return (
    `The percentages cover ${total - leftOut - unrated} of ${total} tariff lines. ${leftOut} are not covered because their rates are specific, compound or ` +
    `references to another provision (for example "${others[0]?.text ?? ''}"). ${mixedSentence(spread)}`
  );
}

function rangeSentence(spread: RateSpread, single: boolean): string {
  if (single) return 'All tariff lines under this subheading carry one rate, so the estimate is not a range.';
  return spread.points === 0 ? 'The published percentage rates are all the same.' : apartSentence(spread);
}

function mixedSentence(spread: RateSpread): string {
  return spread.points === 0 ? `All lines covered have a rate of ${spread.min}%.` : apartSentence(spread);
}

function apartSentence({ points, isWide }: RateSpread): string {
  return isWide
    ? `The percentage rates span ${points} points: this bracket is too wide to plan a margin on. Have the exact tariff line determined.`
    : `The percentage rates span ${points} points; the exact tariff line decides which applies.`;
}

function tieSentence({ rates }: Subheading): string {
  const most = Math.max(0, ...rates.map((rate) => rate.numbers));
  const tied = rates.filter((rate) => rate.numbers === most).length;
  return tied < 2 ? '' : `${tied} rates are equally common; the highest is given as the most common.`;
}

function unratedSentence({ unrated }: Subheading): string {
  return unrated === 0
    ? ''
    : `${unrated} of the tariff lines have no published rate here; a blank is not read as Free.`;
}

function sumOfNumbers(rates: readonly PublishedRate[]): number {
  return rates.reduce((total, rate) => total + rate.numbers, 0);
}
