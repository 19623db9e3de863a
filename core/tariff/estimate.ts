import type { Estimate } from './answer.ts';
import type { Classification } from './classification.ts';
import { decidingFact } from './deciding-fact.ts';
import { dutyEstimate } from './duty-estimate.ts';
import type { Subheading, TariffSchedule } from './subheading.ts';
import { surchargeCoverage, surcharges } from './surcharges.ts';
import { holdsTariffNumber } from './tariff-number.ts';

/** The schedule with its subheadings by code. */
export interface ScheduleIndex {
  readonly schedule: TariffSchedule;
  readonly byCode: ReadonlyMap<string, Subheading>;
}

/** Indexes a schedule's subheadings by code. */
export function indexSchedule(schedule: TariffSchedule): ScheduleIndex {
  return { schedule, byCode: new Map(schedule.subheadings.map((one) => [one.code, one])) };
}

export const ESTIMATE_DISCLAIMER =
  'An estimate for budgeting, not a customs classification, a binding ruling or legal advice. The subheading is a candidate to ' +
  'verify: the importer of record is responsible for the classification, rate and origin declared.';

/** What to estimate, and when. */
export interface EstimateQuestion {
  readonly description: string;
  readonly classification: Classification;
  /** Whether the description lists goods of different headings. */
  readonly listsSeveral: boolean;
  /** The country as sent, in capitals; it is never determined by us. */
  readonly origin: string | undefined;
  readonly today: Date;
}

/**
 * Builds the estimate for a classified description. Throws if the classification names a subheading that is not in the
 * schedule, or if the finished answer contains a tariff number deeper than six digits, which must not be served.
 */
export function estimate(index: ScheduleIndex, question: EstimateQuestion): Estimate {
  const { description, classification, listsSeveral, origin, today } = question;
  const { chosen, alternates, provider } = classification;
  const subheading = lookUp(index, chosen.code);
  const answer: Estimate = {
    hs_code: chosen.code,
    classification_level: '6-digit international HS subheading',
    description: describe(subheading),
    confidence: chosen.confidence === null ? null : rounded(chosen.confidence),
    duty_estimate: dutyEstimate(subheading, {
      edition: index.schedule.edition,
      isOld: isOldEdition(index.schedule.date, today),
      deciding: listsSeveral ? SEVERAL_GOODS : leadingFact(index, description, classification),
    }),
    applicable_surcharges: surcharges(subheading, origin),
    alternate_subheadings: alternates.map(({ code, confidence }) => ({
      hs_code: code,
      description: describe(lookUp(index, code)),
      confidence: rounded(confidence),
    })),
    surcharge_coverage: surchargeCoverage(origin),
    tariff_schedule_snapshot: index.schedule.date,
    disclaimer: ESTIMATE_DISCLAIMER,
    provider,
  };
  if (holdsTariffNumber(answer)) throw new Error('The estimate contains a tariff number deeper than six digits.');
  return answer;
}

const SEVERAL_GOODS =
  'The description lists several goods, which have different headings; this is the subheading of one of them. Send each by itself.';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Revisions come about once a month; after this many days another one is in force. */
const MAX_EDITION_DAYS = 120;

/** Whether an edition of a day, YYYY-MM-DD, is too old to be assumed in force. */
function isOldEdition(date: string, today: Date): boolean {
  return today.getTime() - Date.parse(date) > MAX_EDITION_DAYS * DAY_MS;
}

/** A rival with a smaller share of the choice's confidence is not leading. */
const LEADING_SHARE = 0.1;

/**
 * Returns the fact that decides between the choice and the first leading alternate that differs from it in one;
 * undefined if there is none.
 */
function leadingFact(index: ScheduleIndex, description: string, classification: Classification): string | undefined {
  const { chosen, alternates } = classification;
  const subheading = lookUp(index, chosen.code);
  const sentences = alternates
    .filter(({ confidence }) => confidence >= LEADING_SHARE * (chosen.confidence ?? 0))
    .map(({ code }) => decidingFact(description, subheading, lookUp(index, code)))
    .filter((sentence) => sentence !== undefined);
  // Two named facts say more than one and its absence.
  return sentences.find((sentence) => !sentence.startsWith('Whether')) ?? sentences[0];
}

/** Formats six digits as a subheading: `NNNN.NN`. */
export function subheadingCode(hs6: string): string {
  return `${hs6.slice(0, 4)}.${hs6.slice(4)}`;
}

/** Joins the description path. */
export function describe(subheading: Subheading): string {
  return subheading.path.join(' > ');
}

function lookUp(index: ScheduleIndex, code: string): Subheading {
  const subheading = index.byCode.get(code);
  if (!subheading) throw new Error('The classification names a subheading that is not in the schedule.');
  return subheading;
}

function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
