import { accountCodes } from './account-codes.ts';
import type { ClassifierWeights, EmbeddedClassifier } from './classifier/embedded.ts';
import { indexSchedule, subheadingCode, type ScheduleIndex } from './estimate.ts';
import type { TariffSchedule } from './subheading.ts';

/** An edition of the schedule and the classifier over its subheadings: what one answer is given from. */
export interface ServedTariff {
  readonly schedule: ScheduleIndex;
  readonly classifier: EmbeddedClassifier;
}

/** Puts a classifier whose weights know the bundled edition over the subheadings of another, or of the same. */
export function serveTariff(
  weights: ClassifierWeights,
  { bundled, served }: { bundled: TariffSchedule; served: TariffSchedule },
): ServedTariff {
  const schedule = indexSchedule(served);
  const { codeOf, added } = accountCodes(bundled, served);
  const classifier = weights.forEdition({
    codeOf(known) {
      const code = codeOf.get(subheadingCode(known));
      return code === undefined ? undefined : digitsOf(code);
    },
    added: added.map(digitsOf),
    pathOf: (hs6) => schedule.byCode.get(subheadingCode(hs6))?.path ?? [],
  });
  return { schedule, classifier };
}

function digitsOf(code: string): string {
  return code.replace('.', '');
}
