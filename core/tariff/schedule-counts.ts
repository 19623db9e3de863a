import { rateSpread } from './duty-estimate.ts';
import type { TariffSchedule } from './subheading.ts';

/** What can be counted in a compiled schedule, for holding an edition against what is known of it. */
export interface ScheduleCounts {
  readonly subheadings: number;
  /** 8- and 10-digit numbers. */
  readonly numbers: number;
  readonly unrated: number;
  readonly rateLines: number;
  readonly withPercentage: number;
  readonly withoutPercentage: number;
  readonly noSpread: number;
  readonly withinFivePoints: number;
  /** Rate lines by China list; a line on two lists counts in both. */
  readonly onList: Readonly<Record<string, number>>;
  readonly onTwoLists: number;
  readonly onNoList: number;
  readonly underReview: number;
  /** Subheadings by how many of their rate lines are on a China list. */
  readonly coverage: { readonly all: number; readonly some: number; readonly none: number };
}

export function countSchedule(schedule: TariffSchedule): ScheduleCounts {
  const all = schedule.subheadings;
  const spreads = all.map((one) => rateSpread(one)).filter((spread) => spread !== null);
  const onList: Record<string, number> = {};
  for (const { list, lines } of all.flatMap((one) => one.lists)) onList[list] = (onList[list] ?? 0) + lines;
  const rateLines = sum(all.map((one) => one.lines));
  const listed = sum(all.map((one) => one.listed));
  const covered = all.filter((one) => one.listed === one.lines).length;
  const none = all.filter((one) => one.listed === 0).length;
  return {
    subheadings: all.length,
    numbers: sum(all.map((one) => one.unrated + sum(one.rates.map((rate) => rate.numbers)))),
    unrated: sum(all.map((one) => one.unrated)),
    rateLines,
    withPercentage: spreads.length,
    withoutPercentage: all.length - spreads.length,
    noSpread: spreads.filter(({ min, max }) => min === max).length,
    withinFivePoints: spreads.filter(({ min, max }) => max - min <= 5).length,
    onList,
    onTwoLists: sum(Object.values(onList)) - listed,
    onNoList: rateLines - listed,
    underReview: sum(all.map((one) => one.review)),
    coverage: { all: covered, some: all.length - covered - none, none },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
