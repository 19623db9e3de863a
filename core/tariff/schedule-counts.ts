import { rateSpread } from './duty-estimate.ts';
import { coverageOf } from './surcharges.ts';
import type { TariffSchedule } from './subheading.ts';

/** Counts of a compiled schedule, for comparing an edition with what is known about it. */
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
  /** Rate lines by the China lists they are on: `List 3`, or `List 3 and List 4A` for a line on both. */
  readonly onLists: Readonly<Record<string, number>>;
  readonly onNoList: number;
  readonly underReview: number;
  /** Subheadings by how many of their rate lines are on a China list. */
  readonly coverage: { readonly all: number; readonly some: number; readonly none: number };
}

/** Counts a compiled schedule. */
export function countSchedule(schedule: TariffSchedule): ScheduleCounts {
  const all = schedule.subheadings;
  const spreads = all.map((one) => rateSpread(one)).filter((spread) => spread !== null);
  const listed = all.flatMap((one) => one.listed);
  const onLists: Record<string, number> = {};
  for (const { lists, lines } of listed.toSorted((a, b) => (a.lists.join() < b.lists.join() ? -1 : 1))) {
    const name = lists.join(' and ');
    onLists[name] = (onLists[name] ?? 0) + lines;
  }
  const rateLines = sum(all.map((one) => one.lines));
  const coverages = all.map((one) => coverageOf(one));
  return {
    subheadings: all.length,
    numbers: sum(all.map((one) => one.unrated + sum(one.rates.map((rate) => rate.numbers)))),
    unrated: sum(all.map((one) => one.unrated)),
    rateLines,
    withPercentage: spreads.length,
    withoutPercentage: all.length - spreads.length,
    noSpread: spreads.filter(({ points }) => points === 0).length,
    withinFivePoints: spreads.filter(({ isWide }) => !isWide).length,
    onLists,
    onNoList: rateLines - sum(listed.map(({ lines }) => lines)),
    underReview: sum(all.map((one) => one.review)),
    coverage: {
      all: coverages.filter((one) => one === 'all').length,
      some: coverages.filter((one) => one === 'some').length,
      none: coverages.filter((one) => one === 'none').length,
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
