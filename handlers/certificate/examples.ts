import type { Example } from '../../core/http/route.ts';
import { CERTIFICATE_PDF } from './example-document.ts';

const DOCUMENT = { base64_image: CERTIFICATE_PDF, mime_type: 'application/pdf' };

const REQUIREMENTS = {
  general_liability: {
    each_occurrence_min: 2_000_000,
    personal_adv_injury_min: 1_000_000,
    additional_insured_required: true,
  },
  workers_comp: { statutory_limits_required: true },
};

/** A fictitious certificate with one coverage row, in which one limit is illegible. */
const PARSED = {
  named_insured: 'Alder Dock Works LLC',
  producer: 'Lowtide Insurance Agency',
  certificate_holder: 'Port Harrow Terminal Authority',
  description_of_operations: null,
  certificate_date: '2026-02-03',
  insurers: [{ letter: 'A', name: 'Example Mutual', naic_number: '00000' }],
  general_liability: {
    insurer_letter: 'A',
    policy_number: 'GL-204-771',
    policy_effective_date: '2026-01-01',
    policy_expiration_date: '2027-01-01',
    additional_insured: true,
    subrogation_waived: null,
    claims_made: false,
    each_occurrence: 1_000_000,
    damage_to_rented_premises: 300_000,
    med_exp: 10_000,
    personal_adv_injury: null,
    general_aggregate: 2_000_000,
    products_comp_op_agg: 2_000_000,
  },
  auto_liability: null,
  umbrella_excess: null,
  workers_comp: null,
  other_coverages: [],
  confidence: 0.94,
};

const WITHHELD = ['general_liability.personal_adv_injury'];

export const PARSE_EXAMPLES: readonly Example[] = [
  {
    name: 'pdf',
    summary: 'A PDF certificate with one illegible limit',
    request: { body: DOCUMENT },
    status: 200,
    response: { parsed: PARSED, withheld: WITHHELD },
  },
  {
    name: 'no_document',
    summary: 'A request without a certificate',
    request: { body: { requirements_id: 'req_AAAAAAAAAAAAAAAAAAAAAA' } },
    status: 400,
    response: { error: 'missing_input', message: 'Send one of file_url, base64_image, as a string that is not blank.' },
  },
];

export const VERIFY_EXAMPLES: readonly Example[] = [
  {
    name: 'open_verdict',
    summary: 'A limit that is too low, a coverage that is missing, and a limit that cannot be read',
    request: { body: { ...DOCUMENT, requirements: REQUIREMENTS } },
    status: 200,
    response: {
      compliant: false,
      verdict: 'cannot_determine',
      deficiencies: [
        {
          field: 'general_liability.each_occurrence',
          required: 'at least 2,000,000',
          actual: '1,000,000',
          status: 'present',
          reason:
            'General liability, each occurrence: the certificate states 1,000,000; at least 2,000,000 is required.',
        },
        {
          field: 'general_liability.personal_adv_injury',
          required: 'at least 1,000,000',
          actual: 'present on the certificate but could not be read',
          status: 'unreadable',
          reason:
            'General liability, personal and advertising injury: could not be established. Check this box on the certificate, or ask for a clearer copy.',
        },
        {
          field: 'workers_comp.statutory_limits',
          required: 'yes',
          actual: 'not found on certificate',
          status: 'absent',
          reason: 'Workers compensation, statutory limits: required, but not shown on the certificate.',
        },
      ],
      evaluated: [
        'general_liability.each_occurrence_min',
        'general_liability.personal_adv_injury_min',
        'general_liability.additional_insured_required',
        'workers_comp.statutory_limits_required',
      ],
      withheld: WITHHELD,
      parsed: PARSED,
    },
  },
  {
    name: 'unknown_requirement',
    summary: 'An unknown requirement',
    request: { body: { ...DOCUMENT, requirements: { general_liability: { each_occurrence: 1_000_000 } } } },
    status: 400,
    response: {
      error: 'invalid_fields',
      message:
        'requirements.general_liability has an unknown key. Allowed: each_occurrence_min, damage_to_rented_premises_min, med_exp_min, personal_adv_injury_min, general_aggregate_min, products_comp_op_agg_min, additional_insured_required, subrogation_waived_required, occurrence_form_required.',
    },
  },
  {
    name: 'unknown_profile',
    summary: 'An unknown profile id',
    request: { body: { ...DOCUMENT, requirements_id: 'req_AAAAAAAAAAAAAAAAAAAAAA' } },
    status: 404,
    response: { error: 'not_found', message: 'No saved requirements have this id.' },
  },
];

export const PROFILE_EXAMPLES: readonly Example[] = [
  {
    name: 'saved',
    summary: 'Requirements saved for later',
    request: { body: { name: 'Dock contractors', requirements: REQUIREMENTS } },
    status: 201,
    response: {
      id: 'req_Lw7Zk2cQ0mVhB1sXyT9e4A',
      name: 'Dock contractors',
      requirements: REQUIREMENTS,
      created_at: '2026-03-04T13:00:00.000Z',
    },
  },
];
