import type { Source } from '../../../../core/screening/answer.ts';
import type { AgencySection } from '../../../../core/screening/agencies/agency-section.ts';
import type { AgencyFindings } from '../../../../core/screening/company-risk/cross-agency-score.ts';
import type { EpaFinding } from '../../../../core/screening/agencies/epa/epa-section.ts';
import { matchStatus, matchType } from '../../../../core/names/match.ts';

const SOURCE: Source = { name: 'Agency', url: 'https://agency.example', basis: 'live', as_of: null, note: '' };

/** A section that was read in full and found these records under one name. */
export function foundSection<AgencyRecord>(records: readonly AgencyRecord[], score = 1): AgencySection<AgencyRecord> {
  const isFound = records.length > 0;
  const candidate = {
    matched_name: 'ACME',
    match_type: matchType(score),
    score,
    record_count: records.length,
    records,
  };
  return {
    status: isFound ? matchStatus(score) : 'no_match',
    candidates: isFound ? [candidate] : [],
    source: SOURCE,
    truncated: [],
    records_below_match_threshold: 0,
    incomplete: false,
    withheld_possible_individual: false,
    coverage_note: null,
  };
}

/** A section of an agency that could not be read. */
export function failedSection(): AgencySection<never> {
  return { ...foundSection<never>([]), status: 'error', error: 'It failed.', incomplete: true };
}

/** Exactly one facility with the company's name and this score. */
export function foundFacility(score: number): EpaFinding {
  return {
    section: {
      resolved: true,
      facility: null,
      risk_score: score,
      risk_tier: 'low',
      match_count: 1,
      unreadable_inputs: [],
      note: '',
    },
    history: null,
    nameMatches: true,
    absentInputs: 0,
    isWithheld: false,
    incomplete: false,
  };
}

/** The finding for an EPA that could not be read. */
export function failedFacility(): EpaFinding {
  const { section } = foundFacility(0);
  return {
    section: { ...section, status: 'error', resolved: false, risk_score: null, match_count: null, error: 'It failed.' },
    history: null,
    nameMatches: false,
    absentInputs: 0,
    isWithheld: false,
    incomplete: true,
  };
}

/** Findings of five agencies that were read in full and have no records, except for the given ones. */
export function madeFindings(findings: Partial<AgencyFindings> = {}): AgencyFindings {
  const nothing = foundSection<never>([]);
  return { epa: foundFacility(0), osha: nothing, dol: nothing, fda: nothing, cpsc: nothing, ...findings };
}
