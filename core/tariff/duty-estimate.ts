import { percentage } from './rate-text.ts';
import type { PublishedRate, Subheading } from './subheading.ts';

/** The General rates of a subheading, summed up; the members of the contract's `duty_estimate`. */
export interface DutyEstimate {
  readonly basis: string;
  readonly min_pct: number | null;
  readonly max_pct: number | null;
  readonly most_common_rate_pct: number | null;
  readonly most_common_rate_text: string | null;
  readonly lines_at_most_common_rate: number;
  readonly tariff_lines_in_subheading: number;
  readonly distinct_published_rates: number;
  readonly single_rate_across_subheading: boolean;
  readonly includes_non_ad_valorem_rates: boolean;
  readonly precision_note: string;
}

/** A spread of more percentage points than this says nothing about a margin. */
const PLANNABLE_SPREAD = 5;

/** The lowest and highest percentage among a subheading's rates, or null where no rate is a percentage. */
export function rateSpread(subheading: Subheading): { min: number; max: number } | null {
  const percentages = subheading.rates.map((rate) => percentage(rate.text)).filter((one) => one !== null);
  if (percentages.length === 0) return null;
  return { min: Math.min(...percentages), max: Math.max(...percentages) };
}

/** Sums up the published General (Column 1) rates under a subheading, counting 8- and 10-digit numbers. */
export function dutyEstimate(subheading: Subheading, edition: string): DutyEstimate {
  const { rates } = subheading;
  const spread = rateSpread(subheading);
  const common = mostCommonRate(rates);
  const rated = rates.reduce((total, rate) => total + rate.numbers, 0);
  return {
    basis:
      `General (Column 1) rates that the U.S. tariff schedule, ${edition}, publishes for the tariff lines (8- and 10-digit numbers) under ` +
      'this subheading. Column 2 and special-program rates are not read.',
    min_pct: spread?.min ?? null,
    max_pct: spread?.max ?? null,
    most_common_rate_pct: common ? percentage(common.text) : null,
    most_common_rate_text: common?.text ?? null,
    lines_at_most_common_rate: common?.numbers ?? 0,
    tariff_lines_in_subheading: rated + subheading.unrated,
    distinct_published_rates: rates.length,
    single_rate_across_subheading: rates.length === 1 && subheading.unrated === 0,
    includes_non_ad_valorem_rates: rates.some((rate) => percentage(rate.text) === null),
    precision_note: precisionNote(subheading, spread),
  };
}

/** The rate that most numbers carry. Ties go to the higher percentage; a rate that is none counts as the lowest. */
function mostCommonRate(rates: readonly PublishedRate[]): PublishedRate | undefined {
  const height = (rate: PublishedRate): number => percentage(rate.text) ?? -1;
  return rates.toSorted((a, b) => b.numbers - a.numbers || height(b) - height(a) || (a.text < b.text ? -1 : 1))[0];
}

function precisionNote(subheading: Subheading, spread: { min: number; max: number } | null): string {
  return [spreadSentence(subheading, spread), leftOutSentence(subheading, spread), unratedSentence(subheading)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function spreadSentence(subheading: Subheading, spread: { min: number; max: number } | null): string {
  const [only, second] = subheading.rates;
  if (!only) return 'The schedule publishes no rate of its own under this subheading.';
  if (!spread) {
    return second
      ? 'No rate under this subheading is a percentage of the value: all are specific or compound, or refer to another provision. No percentage range describes them.'
      : 'All tariff lines under this subheading carry one rate, which is no percentage of the value, so no percentage is stated.';
  }
  if (!second) return 'All tariff lines under this subheading carry one rate, so the estimate is not a range.';
  const points = Number((spread.max - spread.min).toFixed(4));
  if (points === 0)
    return 'The percentage rates under this subheading are all the same, so the estimate is not a range.';
  return points > PLANNABLE_SPREAD
    ? `The percentage rates under this subheading lie ${points} points apart: this bracket is too wide to plan a margin on. Have the exact tariff line determined.`
    : `The percentage rates under this subheading lie ${points} points apart; the exact tariff line decides which applies.`;
}

function leftOutSentence(subheading: Subheading, spread: { min: number; max: number } | null): string {
  const others = subheading.rates.filter((rate) => percentage(rate.text) === null);
  const numbers = others.reduce((total, rate) => total + rate.numbers, 0);
  const example = others[0]?.text;
  if (!spread || example === undefined) return '';
  return `The range leaves out ${numbers} of the tariff lines: their rates are specific, compound or refer to another provision (for example "${example}").`;
}

function unratedSentence({ unrated }: Subheading): string {
  return unrated === 0
    ? ''
    : `For ${unrated} of the tariff lines no rate is published here; a blank is not read as Free.`;
}
