import { MATCH_SCORE } from '../../names/score.ts';
import type { AgencySection } from '../agencies/agency-section.ts';
import type { FdaRecall, InspectionRecord, MineViolation, WageHourCase } from '../agencies/answer.ts';
import type { EpaFinding } from '../agencies/epa/epa-section.ts';

/**
 * Maximum points per kind of record, and points per recall or wage case; inspections, violations and citations add one
 * each.
 */
const MAX_POINTS = { fda: 15, cpsc: 10, inspections: 8, violations: 12, cases: 8, citations: 6 } as const;
const RECALL_POINTS = 3;
const CASE_POINTS = 2;

/** The parts of records that the score uses. */
export type ScoredInspection = Pick<InspectionRecord, 'violations_count'>;
export type ScoredDolRecord =
  | Pick<WageHourCase, 'dataset' | 'violations_count' | 'back_wages'>
  | Pick<MineViolation, 'dataset' | 'significant_and_substantial'>;
export type ScoredFdaRecall = Pick<FdaRecall, 'classification'>;

/** The five agencies' answers for a company. */
export interface AgencyFindings {
  readonly epa: EpaFinding;
  readonly osha: AgencySection<ScoredInspection>;
  readonly dol: AgencySection<ScoredDolRecord>;
  readonly fda: AgencySection<ScoredFdaRecall>;
  readonly cpsc: AgencySection<unknown>;
}

/** Points per agency. */
export interface AgencyPoints {
  /** At most 35. */
  readonly epa: number;
  /** At most 20. */
  readonly osha: number;
  /** At most 20. */
  readonly dol: number;
  /** At most 15. */
  readonly fda: number;
  /** At most 10. */
  readonly cpsc: number;
}

/** Weight of the facility's score, in hundredths. */
const EPA_HUNDREDTHS = 35;

const FDA_POINTS = { 'Class I': 5, 'Class II': 2, 'Class III': 1 } as const satisfies Readonly<
  Record<ScoredFdaRecall['classification'], number>
>;

/** Points by minimum back wages in cents, over all matched cases. */
const BACK_WAGE_POINTS = [
  [10_000_000, 6],
  [1_000_000, 4],
  [1, 2],
] as const;

/** Returns each agency's points: a sum over its records with a matching name, up to the agency's maximum. */
export function agencyPoints({ epa, osha, dol, fda, cpsc }: AgencyFindings): AgencyPoints {
  // A facility under another name does not count for the company.
  const epaScore = epa.nameMatches ? epa.section.risk_score : null;
  return {
    // In whole numbers, so that halves round up exactly.
    epa: Math.round(((epaScore ?? 0) * EPA_HUNDREDTHS) / 100),
    osha: oshaPoints(matched(osha)),
    dol: dolPoints(matched(dol)),
    fda: Math.min(sum(matched(fda).map(({ classification }) => FDA_POINTS[classification])), MAX_POINTS.fda),
    cpsc: Math.min(matched(cpsc).length * RECALL_POINTS, MAX_POINTS.cpsc),
  };
}

/** The cross-agency score, 0 to 100. */
export function crossAgencyScore(points: AgencyPoints): number {
  return sum(Object.values(points));
}

/** Whether records of a candidate with this score count; possible matches must be reviewed first. */
export function isCounted(score: number): boolean {
  return score >= MATCH_SCORE;
}

function matched<AgencyRecord>({ candidates }: AgencySection<AgencyRecord>): readonly AgencyRecord[] {
  return candidates.filter(({ score }) => isCounted(score)).flatMap(({ records }) => records);
}

function oshaPoints(inspections: readonly ScoredInspection[]): number {
  const violations = sum(inspections.map(({ violations_count: count }) => count ?? 0));
  return Math.min(inspections.length, MAX_POINTS.inspections) + Math.min(violations, MAX_POINTS.violations);
}

function dolPoints(records: readonly ScoredDolRecord[]): number {
  const cases = records.filter((record) => record.dataset === 'WHD');
  const citations = records.filter((record) => record.dataset === 'MSHA');
  const withViolations = cases.filter(({ violations_count: count }) => (count ?? 0) > 0);
  // In cents, so that sums are exact.
  const backWages = sum(cases.map(({ back_wages: dollars }) => Math.round((dollars ?? 0) * 100)));
  const substantial = citations.filter((citation) => citation.significant_and_substantial);
  return (
    Math.min(withViolations.length * CASE_POINTS, MAX_POINTS.cases) +
    (BACK_WAGE_POINTS.find(([from]) => backWages >= from)?.[1] ?? 0) +
    Math.min(substantial.length, MAX_POINTS.citations)
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
