import { named, object, orNull, text } from '../../json-schema.ts';
import { CPSC_SECTION, DOL_SECTION, FDA_SECTION, OSHA_SECTION } from '../agencies/answer-schema.ts';
import {
  ENFORCEMENT,
  EPA_MEMBERS,
  EPA_ON_ERROR,
  EPA_SECTION,
  RISK,
  TIER,
  VIOLATIONS,
} from '../agencies/epa/answer-schema.ts';
import { COUNT, flag } from '../answer-schema.ts';

const ECHOED = orNull(text);

const CLOSING = { disclaimer: text, generated_at: { type: 'string', format: 'date-time' } };

export const COMPANY_RISK = named(
  'CompanyRisk',
  object({
    input: {
      ...object({ company_name: text, address: ECHOED, city: ECHOED, state: ECHOED, zip: ECHOED, epa_id: ECHOED }),
      description: 'As sent; null if a parameter was not sent or is blank.',
    },
    epa: EPA_SECTION,
    osha: OSHA_SECTION,
    dol: DOL_SECTION,
    fda: FDA_SECTION,
    cpsc: CPSC_SECTION,
    cross_agency_risk_score: RISK,
    cross_agency_risk_tier: TIER,
    cross_agency_summary: text,
    incomplete_coverage: flag(
      'Whether any part of the screen is missing; the summary says which. The score may then be too low.',
    ),
    ...CLOSING,
  }),
  'What five agencies publish under a company name, and one score for it.',
);

export const FACILITY_RISK = named(
  'FacilityRisk',
  object(
    {
      ...EPA_MEMBERS,
      alleged_violations: orNull(VIOLATIONS),
      enforcement_history: orNull(ENFORCEMENT),
      total_informal_actions: orNull(COUNT, 'Over the last five years; they add no points.'),
      ...CLOSING,
    },
    EPA_ON_ERROR,
  ),
  'A facility, its score and its record.',
);
