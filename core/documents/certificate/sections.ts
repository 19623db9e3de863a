/**
 * What a box holds. `day`: one date; `start` and `end`: the two dates of a policy; `mark`: a box that is ticked or has yes or no in it; `ticked`: a box that is ticked or not, so that an
 * empty one says no; `form`: the pair of boxes for claims made and occurrence.
 */
export type BoxKind = 'text' | 'amount' | 'day' | 'start' | 'end' | 'mark' | 'ticked' | 'form';

const POLICY = {
  insurer_letter: 'text',
  policy_number: 'text',
  policy_effective_date: 'start',
  policy_expiration_date: 'end',
} as const;

/** The coverage sections of an ACORD 25 certificate and the boxes of each, in the order of the form's columns. */
export const SECTIONS = {
  general_liability: {
    ...POLICY,
    additional_insured: 'mark',
    subrogation_waived: 'mark',
    claims_made: 'form',
    each_occurrence: 'amount',
    damage_to_rented_premises: 'amount',
    med_exp: 'amount',
    personal_adv_injury: 'amount',
    general_aggregate: 'amount',
    products_comp_op_agg: 'amount',
  },
  auto_liability: {
    ...POLICY,
    additional_insured: 'mark',
    subrogation_waived: 'mark',
    combined_single_limit: 'amount',
    bodily_injury_per_person: 'amount',
    bodily_injury_per_accident: 'amount',
    property_damage_per_accident: 'amount',
    any_auto: 'ticked',
  },
  umbrella_excess: {
    ...POLICY,
    additional_insured: 'mark',
    subrogation_waived: 'mark',
    is_umbrella: 'mark',
    is_excess: 'mark',
    claims_made: 'form',
    each_occurrence: 'amount',
    aggregate: 'amount',
    deductible: 'amount',
    retention: 'amount',
  },
  workers_comp: {
    ...POLICY,
    subrogation_waived: 'mark',
    statutory_limits: 'mark',
    proprietor_excluded: 'mark',
    el_each_accident: 'amount',
    el_disease_each_employee: 'amount',
    el_disease_policy_limit: 'amount',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, BoxKind>>>>;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** A row of the coverages that the form has no section for. */
export const OTHER_COVERAGE = {
  description: 'text',
  ...POLICY,
  limits: 'text',
} as const satisfies Readonly<Record<string, BoxKind>>;

/** The texts outside the coverages. */
export const TEXTS = ['named_insured', 'producer', 'certificate_holder', 'description_of_operations'] as const;
