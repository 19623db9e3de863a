import { array, named, object, orNull, text, word, type JsonSchema } from '../../../json-schema.ts';
import { COUNT, flag } from '../../answer-schema.ts';

const PUBLISHED = orNull(text);

/** A risk score. */
export const RISK: JsonSchema = { type: 'integer', minimum: 0, maximum: 100 };

/** The tier of a risk score. */
export const TIER = word(['low', 'medium', 'high', 'critical']);

export const FACILITY = named(
  'Facility',
  object({
    name: text,
    address: PUBLISHED,
    city: PUBLISHED,
    state: PUBLISHED,
    zip: PUBLISHED,
    epa_registry_id: PUBLISHED,
    epa_region: PUBLISHED,
    is_major_facility: { type: ['boolean', 'null'], description: 'Null if ECHO leaves the flag blank.' },
    detailed_report_url: orNull({ type: 'string', format: 'uri' }),
  }),
  'A facility as EPA ECHO publishes it; a member is null if ECHO leaves it blank.',
);

/** Members of an EPA section. */
export const EPA_MEMBERS = {
  resolved: flag('Whether a facility was found.'),
  facility: orNull(FACILITY),
  risk_score: orNull(RISK, "The facility's own score; null if none was found."),
  risk_tier: orNull(TIER),
  match_count: orNull(COUNT, "Facilities found, not counting those under an individual's name."),
  unreadable_inputs: {
    ...array(text),
    type: ['array', 'null'],
    description: 'Columns of ECHO that were blank or unreadable, and so added no points.',
  },
  note: text,
};

/** Members that an EPA section has only if EPA could not be read. */
export const EPA_ON_ERROR = { status: word(['error'], 'Present only if EPA could not be read.'), error: text };

export const EPA_SECTION = named(
  'EpaSection',
  object(EPA_MEMBERS, EPA_ON_ERROR),
  'EPA facility records under the name.',
);

export const COMPLIANCE = named(
  'ProgramCompliance',
  object({
    status: orNull(text, "In the program's own words."),
    quarters_in_noncompliance: orNull(COUNT, 'Of the last twelve.'),
  }),
  'The compliance of a facility under one environmental program.',
);

export const VIOLATIONS = named(
  'AllegedViolations',
  object({ caa: COMPLIANCE, cwa: COMPLIANCE, rcra: COMPLIANCE, sdwa: COMPLIANCE }),
  'The compliance of a facility, program by program.',
);

export const ENFORCEMENT = named(
  'EnforcementHistory',
  object({
    formal_actions: orNull(COUNT),
    total_penalties: { type: ['number', 'null'], description: 'U.S. dollars.' },
    last_formal_action_date: orNull({ type: 'string', format: 'date' }, 'Null if there was none.'),
  }),
  'The enforcement record of a facility over the last five years.',
);
