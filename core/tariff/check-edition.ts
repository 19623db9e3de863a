import { accountCodes } from './account-codes.ts';
import { countSchedule, type ScheduleCounts } from './schedule-counts.ts';
import type { Subheading, TariffSchedule } from './subheading.ts';

/** Maximum share of 8- and 10-digit numbers without a rate, of their own or of their line. */
const MAX_UNRATED = 0.01;

/** Explains in one sentence why an export is incomplete; undefined if it is complete. */
export function incompleteness(counts: ScheduleCounts): string | undefined {
  // An export without rates or footnotes has all rows, but would read as duty-free or as not on any list.
  if (counts.unrated > MAX_UNRATED * counts.numbers) {
    return `${counts.unrated} of ${counts.numbers} numbers have no rate, so the source is incomplete.`;
  }
  if (counts.withPercentage === 0) return 'No rate is a percentage, so the source is not the published schedule.';
  if (counts.onNoList === counts.rateLines) {
    return "No line is on a China list, so the source lacks the schedule's footnotes.";
  }
  return undefined;
}

/** Bounds on a count relative to the previous edition. */
export interface SizeBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Limits for revisions of one nomenclature; a new nomenclature, every five years, comes with a release of this program.
 */
export const REVISION_BOUNDS: SizeBounds = { least: 0.8, most: 1.25 };

/**
 * Explains in one sentence why an edition's sizes are implausible after the previous one; undefined if they are
 * plausible.
 */
export function sizeFault(
  fresh: TariffSchedule,
  before: TariffSchedule,
  { least, most }: SizeBounds,
): string | undefined {
  const [sizes, old] = [sizesOf(fresh), sizesOf(before)];
  for (const [name, size] of Object.entries(sizes)) {
    const last = old[name] ?? 0;
    if (size >= least * last && size <= most * last) continue;
    const relation = size < last ? `less than ${share(least)}` : `more than ${share(most)}`;
    return `The source has ${size} ${name}, ${relation} of the ${last} in the current copy, which was kept.`;
  }
  return undefined;
}

function share(part: number): string {
  return part === 0.5 ? 'half' : `${Math.round(100 * part)}%`;
}

function sizesOf(schedule: TariffSchedule): Readonly<Record<string, number>> {
  const counts = countSchedule(schedule);
  return {
    rows: schedule.rows,
    subheadings: counts.subheadings,
    'tariff lines': counts.numbers,
    'subheadings with a percentage rate': counts.withPercentage,
    'lines on China lists': counts.rateLines - counts.onNoList,
  };
}

/** From 2025 Basic to 2026 Revision 10 no subheading's rates changed, and five descriptions did. */
const MAX_CHANGED = 0.2;

/** Explains why an edition changes more than a revision does, as swapped columns would; undefined if it does not. */
export function changeFault(fresh: TariffSchedule, before: TariffSchedule): string | undefined {
  const known = new Map(before.subheadings.map((one) => [one.code, one]));
  const pairs = fresh.subheadings.flatMap((now) => {
    const old = known.get(now.code);
    return old ? [[old, now] as const] : [];
  });
  const faults = {
    rates: ({ rates }: Subheading) => rates.map(({ text }) => text).join('; '),
    descriptions: ({ path }: Subheading) => path.join(' > '),
  };
  for (const [name, said] of Object.entries(faults)) {
    const changed = pairs.filter(([old, now]) => said(old) !== said(now)).length;
    if (changed > MAX_CHANGED * pairs.length) {
      return `The source has different ${name} for ${changed} of ${pairs.length} subheadings, more than a revision changes.`;
    }
  }
  return undefined;
}

/**
 * Editions of one nomenclature differ in a handful of subheadings; a larger difference means an incomplete schedule.
 */
const MAX_DROPPED = 100;

/** Explains why an edition lacks too many of the classifier's subheadings; undefined if they are accounted for. */
export function accountFault(bundled: TariffSchedule, fresh: TariffSchedule): string | undefined {
  const { dropped } = accountCodes(bundled, fresh);
  return dropped.length <= MAX_DROPPED
    ? undefined
    : `The tariff schedule lacks ${dropped.length} of the subheadings that the classifier knows.`;
}
