import type {
  AgencySource,
  AgencyCandidate,
  Section,
  SectionWithheld,
  Truncation,
} from '../../core/screening/agencies/agency-section.ts';
import type { CompanyScreen } from '../../core/screening/company-risk/company-screen.ts';
import type { EpaFinding, EpaSection } from '../../core/screening/agencies/epa/epa-section.ts';
import type { FacilityHistory } from '../../core/screening/agencies/epa/facility.ts';
import type { RiskTier } from '../../core/screening/agencies/risk-tier.ts';
import type { CompanyInput } from './request.ts';
import { COMPANY_RISK_DISCLAIMER } from './terms.ts';

/** An agency's section as it is served. */
export interface ServedSection {
  readonly status: Section<unknown>['status'];
  readonly candidates: readonly AgencyCandidate<unknown>[];
  readonly source: AgencySource;
  readonly truncated: readonly Truncation[];
  readonly records_below_match_threshold: number;
  /** Of OSHA and DOL alone. */
  readonly withheld_possible_individual?: boolean;
  readonly coverage_note?: string | null;
  readonly error?: string;
}

/** The answer of GET /company-risk-screen. */
export interface CompanyRiskAnswer {
  readonly input: CompanyInput;
  readonly epa: EpaSection;
  readonly osha: ServedSection;
  readonly dol: ServedSection;
  readonly fda: ServedSection;
  readonly cpsc: ServedSection;
  /** 0 to 100. */
  readonly cross_agency_risk_score: number;
  readonly cross_agency_risk_tier: RiskTier;
  readonly cross_agency_summary: string;
  readonly incomplete_coverage: boolean;
  readonly disclaimer: string;
  readonly generated_at: string;
}

/** The answer of GET /risk-score: the facility, and its record where there is one. */
export type FacilityAnswer = EpaSection & {
  readonly [Member in keyof FacilityHistory]: FacilityHistory[Member] | null;
} & { readonly disclaimer: string; readonly generated_at: string };

/** A screen as it is served. */
export function companyRiskAnswer(
  { epa, osha, dol, fda, cpsc, assessment }: CompanyScreen,
  { input, now }: { readonly input: CompanyInput; readonly now: Date },
): CompanyRiskAnswer {
  return {
    input,
    epa: epa.section,
    osha: servedWithheld(osha),
    dol: servedWithheld(dol),
    fda: served(fda),
    cpsc: served(cpsc),
    cross_agency_risk_score: assessment.score,
    cross_agency_risk_tier: assessment.tier,
    cross_agency_summary: assessment.summary,
    incomplete_coverage: assessment.incomplete,
    disclaimer: COMPANY_RISK_DISCLAIMER,
    generated_at: now.toISOString(),
  };
}

/** A facility lookup as it is served. */
export function facilityAnswer({ section, history }: EpaFinding, now: Date): FacilityAnswer {
  return {
    ...section,
    alleged_violations: history?.alleged_violations ?? null,
    enforcement_history: history?.enforcement_history ?? null,
    total_informal_actions: history?.total_informal_actions ?? null,
    disclaimer: COMPANY_RISK_DISCLAIMER,
    generated_at: now.toISOString(),
  };
}

function served(section: Section<unknown>): ServedSection {
  return {
    status: section.status,
    candidates: section.candidates,
    source: section.source,
    truncated: section.truncated,
    records_below_match_threshold: section.records_below_match_threshold,
    ...(section.error !== undefined && { error: section.error }),
  };
}

function servedWithheld(section: SectionWithheld<unknown>): ServedSection {
  const { withheld_possible_individual, coverage_note } = section;
  return { ...served(section), withheld_possible_individual, coverage_note };
}
