import type { CompanyRisk, FacilityRisk } from '../../core/screening/company-risk/answer.ts';
import type { AgencySection } from '../../core/screening/agencies/agency-section.ts';
import type { CompanyScreen } from '../../core/screening/company-risk/company-screen.ts';
import type { EpaFinding } from '../../core/screening/agencies/epa/epa-section.ts';
import { COMPANY_RISK_DISCLAIMER } from './terms.ts';

/** The served part of a section. */
type ServedSection<AgencyRecord> = Omit<ServedWithheld<AgencyRecord>, 'withheld_possible_individual' | 'coverage_note'>;

/** Builds the answer of a screen. */
export function companyRiskAnswer(
  { epa, osha, dol, fda, cpsc, assessment }: CompanyScreen,
  { input, now }: { readonly input: CompanyRisk['input']; readonly now: Date },
): CompanyRisk {
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

/** Builds the answer of a facility lookup. */
export function facilityAnswer({ section, history }: EpaFinding, now: Date): FacilityRisk {
  return {
    ...section,
    alleged_violations: history?.alleged_violations ?? null,
    enforcement_history: history?.enforcement_history ?? null,
    total_informal_actions: history?.total_informal_actions ?? null,
    disclaimer: COMPANY_RISK_DISCLAIMER,
    generated_at: now.toISOString(),
  };
}

function served<AgencyRecord>(section: AgencySection<AgencyRecord>): ServedSection<AgencyRecord> {
  return {
    status: section.status,
    candidates: section.candidates,
    source: section.source,
    truncated: section.truncated,
    records_below_match_threshold: section.records_below_match_threshold,
    ...(section.error !== undefined && { error: section.error }),
  };
}

type ServedWithheld<AgencyRecord> = Omit<AgencySection<AgencyRecord>, 'incomplete'>;

function servedWithheld<AgencyRecord>(section: AgencySection<AgencyRecord>): ServedWithheld<AgencyRecord> {
  const { withheld_possible_individual, coverage_note } = section;
  return { ...served(section), withheld_possible_individual, coverage_note };
}
