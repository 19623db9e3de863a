import { accountCodes } from './account-codes.ts';
import type { ClassifierWeights, EmbeddedClassifier } from './classifier/embedded.ts';
import { indexSchedule, subheadingCode, type ScheduleIndex } from './estimate.ts';
import type { TariffSchedule } from './subheading.ts';

/** An edition of the schedule and the classifier for its subheadings: the basis of one answer. */
export interface ServedTariff {
  readonly schedule: ScheduleIndex;
  readonly classifier: EmbeddedClassifier;
}

/** Applies a classifier trained on the bundled edition to the subheadings of this or another edition. */
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
