import type { AgencySection } from '../agencies/agency-section.ts';
import {
  agencyPoints,
  crossAgencyScore,
  isCounted,
  type AgencyFindings,
  type AgencyPoints,
} from './cross-agency-score.ts';
import { hasForeignLetters } from '../../names/fold.ts';
import type { EpaFinding } from '../agencies/epa/epa-section.ts';
import { riskTier, type RiskTier } from '../agencies/risk-tier.ts';

/** The combined result of the findings. */
export interface CompanyAssessment {
  /** 0 to 100. */
  readonly score: number;
  readonly tier: RiskTier;
  readonly points: AgencyPoints;
  readonly summary: string;
  /** Whether any part of the screen is missing; the summary says which. */
  readonly incomplete: boolean;
}

/** Computes the cross-agency score and its tier, and writes a summary that names every missing part. */
export function assessCompany(findings: AgencyFindings, name: string): CompanyAssessment {
  const { epa } = findings;
  const points = agencyPoints(findings);
  const score = crossAgencyScore(points);
  const tier = riskTier(score);
  const gaps = [
    epaGap(epa),
    ...NAMES.map(([agency, published]) => sectionGap(published, findings[agency])),
    hasForeignLetters(name) ? 'letters of another script in the name, which are not searched for' : undefined,
  ].filter((gap) => gap !== undefined);
  const summary = [
    `Cross-agency risk score ${String(score)} of 100, ${tier}: ${pointsText(points)}.`,
    ...countSentences(findings),
    ...blankSentences(epa),
    ...coverageSentences(epa, gaps),
    'A low score or an empty section is not a clearance; a person must verify each match.',
  ].join(' ');
  return { score, tier, points, summary, incomplete: gaps.length > 0 };
}

/** Unreadable inputs of the EPA score, which are common: the flag of a program is blank for facilities outside it. */
function blankSentences({ section }: EpaFinding): string[] {
  const count = section.unreadable_inputs?.length ?? 0;
  if (count === 0) return [];
  return [
    count === 1
      ? 'EPA left 1 input blank; it adds no points.'
      : `EPA left ${String(count)} inputs blank; they add no points.`,
  ];
}

function coverageSentences({ section }: EpaFinding, gaps: readonly string[]): string[] {
  if (gaps.length > 0) {
    return [`Missing from this screen: ${gaps.join('; ')}. Missing parts add no points, so the score may be too low.`];
  }
  return section.unreadable_inputs?.length ? [] : ['Every section was read in full.'];
}

const NAMES = [
  ['osha', 'OSHA'],
  ['dol', 'DOL'],
  ['fda', 'FDA'],
  ['cpsc', 'CPSC'],
] as const;

function pointsText(points: AgencyPoints): string {
  const parts = [['EPA', points.epa], ...NAMES.map(([agency, name]) => [name, points[agency]])] as const;
  return parts.map(([name, count]) => `${String(name)} ${String(count)}`).join(', ');
}

/**
 * Candidates that a person must review before they count, and agencies that only have records of less similar names.
 */
function countSentences(findings: AgencyFindings): string[] {
  const possible = NAMES.filter(([agency]) => findings[agency].candidates.some(({ score }) => !isCounted(score)));
  const below = NAMES.filter(([agency]) => findings[agency].records_below_match_threshold > 0);
  const listed = (agencies: typeof possible): string => agencies.map(([, name]) => name).join(', ');
  return [
    ...(possible.length > 0 ? [`Possible matches add no points and need review: ${listed(possible)}.`] : []),
    ...(below.length > 0 ? [`Records with less similar names were read but are not shown: ${listed(below)}.`] : []),
  ];
}

/** What is missing from the EPA's part: anything but exactly one facility with the company's name and all inputs. */
function epaGap({
  section,
  nameMatches,
  absentInputs,
  isWithheld,
  incomplete,
  isSample,
}: EpaFinding): string | undefined {
  if (!incomplete) return undefined;
  if (section.status === 'error') return 'EPA (could not be checked)';
  if (!section.resolved) return 'EPA (no facility found)';
  const others = (section.match_count ?? 1) - 1;
  const reasons = [
    others > 0 ? `${String(others)} more ${others === 1 ? 'facility' : 'facilities'} found and not scored` : undefined,
    others === 0 && !nameMatches ? "the facility found does not match the company's name" : undefined,
    absentInputs > 0 ? `${String(absentInputs)} of the score's inputs missing` : undefined,
    isWithheld ? 'a facility that may identify an individual is withheld' : undefined,
    isSample ? NOT_LIVE : undefined,
  ].filter((reason) => reason !== undefined);
  return `EPA (${reasons.join(', ')})`;
}

const NOT_LIVE = 'sample data instead of real records';

function sectionGap(name: string, section: AgencyFindings[(typeof NAMES)[number][0]]): string | undefined {
  const reasons = [
    failureGap(section),
    section.truncated.length > 0 ? 'not all of its records were read' : undefined,
    section.withheld_possible_individual ? 'a record that may identify an individual is withheld' : undefined,
    section.source.basis === 'live' ? undefined : NOT_LIVE,
  ].filter((reason) => reason !== undefined);
  return reasons.length > 0 ? `${name} (${reasons.join(', ')})` : undefined;
}

function failureGap({ status, error, incomplete }: AgencySection<unknown>): string | undefined {
  if (status === 'error') return 'could not be checked';
  if (error !== undefined) return 'a part could not be read';
  return incomplete ? 'a part is known to be missing' : undefined;
}
