import type { SECTIONS, TEXTS } from '../sections.ts';

/**
 * Where a box of a certificate is filled in. `tick`: a check box, by its printed label; `code`: a text of Y or N; `pair`:
 * the check boxes for claims made and occurrence; `either`: an amount that is this one's where the first box is ticked and
 * the second is not.
 */
export type Source =
  | { readonly kind: 'text' | 'amount' | 'date' | 'code'; readonly field: string }
  | { readonly kind: 'tick'; readonly field: string; readonly label: string }
  | { readonly kind: 'pair'; readonly claimsMade: string; readonly occurrence: string }
  | { readonly kind: 'either'; readonly field: string; readonly own: string; readonly other: string };

type Sources<Name extends PropertyKey> = Readonly<Record<Name, Source>>;

const text = (field: string): Source => ({ kind: 'text', field });
const amount = (field: string): Source => ({ kind: 'amount', field });
const date = (field: string): Source => ({ kind: 'date', field });
const code = (field: string): Source => ({ kind: 'code', field });
const tick = (field: string, label: string): Source => ({ kind: 'tick', field, label });

const policy = (letter: string, policyPrefix: string) => ({
  insurer_letter: text(letter),
  policy_number: text(`${policyPrefix}_PolicyNumberIdentifier_A`),
  policy_effective_date: date(`${policyPrefix}_EffectiveDate_A`),
  policy_expiration_date: date(`${policyPrefix}_ExpirationDate_A`),
});

const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability';

/** The fields of the fillable ACORD 25 (2016/03), as its publisher names them, behind each box of the coverage sections. */
export const SECTION_FIELDS: { readonly [Name in keyof typeof SECTIONS]: Sources<keyof (typeof SECTIONS)[Name]> } = {
  general_liability: {
    ...policy('GeneralLiability_InsurerLetterCode_A', 'Policy_GeneralLiability'),
    additional_insured: code('CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A'),
    subrogation_waived: code('Policy_GeneralLiability_SubrogationWaivedCode_A'),
    claims_made: {
      kind: 'pair',
      claimsMade: 'GeneralLiability_ClaimsMadeIndicator_A',
      occurrence: 'GeneralLiability_OccurrenceIndicator_A',
    },
    each_occurrence: amount('GeneralLiability_EachOccurrence_LimitAmount_A'),
    damage_to_rented_premises: amount('GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A'),
    med_exp: amount('GeneralLiability_MedicalExpense_EachPersonLimitAmount_A'),
    personal_adv_injury: amount('GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A'),
    general_aggregate: amount('GeneralLiability_GeneralAggregate_LimitAmount_A'),
    products_comp_op_agg: amount('GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A'),
  },
  auto_liability: {
    ...policy('Vehicle_InsurerLetterCode_A', 'Policy_AutomobileLiability'),
    additional_insured: code('CertificateOfInsurance_AutomobileLiability_AdditionalInsuredCode_A'),
    subrogation_waived: code('Policy_AutomobileLiability_SubrogationWaivedCode_A'),
    combined_single_limit: amount('Vehicle_CombinedSingleLimit_EachAccidentAmount_A'),
    bodily_injury_per_person: amount('Vehicle_BodilyInjury_PerPersonLimitAmount_A'),
    bodily_injury_per_accident: amount('Vehicle_BodilyInjury_PerAccidentLimitAmount_A'),
    property_damage_per_accident: amount('Vehicle_PropertyDamage_PerAccidentLimitAmount_A'),
    any_auto: tick('Vehicle_AnyAutoIndicator_A', 'ANY AUTO'),
  },
  umbrella_excess: {
    ...policy('ExcessUmbrella_InsurerLetterCode_A', 'Policy_ExcessLiability'),
    additional_insured: code('CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A'),
    subrogation_waived: code('Policy_ExcessLiability_SubrogationWaivedCode_A'),
    is_umbrella: tick('Policy_PolicyType_UmbrellaIndicator_A', 'UMBRELLA LIAB'),
    is_excess: tick('Policy_PolicyType_ExcessIndicator_A', 'EXCESS LIAB'),
    claims_made: {
      kind: 'pair',
      claimsMade: 'ExcessUmbrella_ClaimsMadeIndicator_A',
      occurrence: 'ExcessUmbrella_OccurrenceIndicator_A',
    },
    each_occurrence: amount('ExcessUmbrella_Umbrella_EachOccurrenceAmount_A'),
    aggregate: amount('ExcessUmbrella_Umbrella_AggregateAmount_A'),
    deductible: {
      kind: 'either',
      field: 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
      own: 'ExcessUmbrella_DeductibleIndicator_A',
      other: 'ExcessUmbrella_RetentionIndicator_A',
    },
    retention: {
      kind: 'either',
      field: 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
      own: 'ExcessUmbrella_RetentionIndicator_A',
      other: 'ExcessUmbrella_DeductibleIndicator_A',
    },
  },
  workers_comp: {
    ...policy(
      'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
      'Policy_WorkersCompensationAndEmployersLiability',
    ),
    subrogation_waived: code('Policy_WorkersCompensation_SubrogationWaivedCode_A'),
    statutory_limits: tick(
      'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A',
      'PER STATUTE',
    ),
    proprietor_excluded: code('WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A'),
    el_each_accident: amount(`${EMPLOYERS}_EachAccidentLimitAmount_A`),
    el_disease_each_employee: amount(`${EMPLOYERS}_DiseaseEachEmployeeLimitAmount_A`),
    el_disease_policy_limit: amount(`${EMPLOYERS}_DiseasePolicyLimitAmount_A`),
  },
};

/** The one row for other coverages, but for its limits. */
export const OTHER_FIELDS: Sources<
  'description' | 'insurer_letter' | 'policy_number' | 'policy_effective_date' | 'policy_expiration_date'
> = {
  description: text('OtherPolicy_OtherPolicyDescription_A'),
  insurer_letter: text('OtherPolicy_InsurerLetterCode_A'),
  policy_number: text('OtherPolicy_PolicyNumberIdentifier_A'),
  policy_effective_date: date('OtherPolicy_PolicyEffectiveDate_A'),
  policy_expiration_date: date('OtherPolicy_PolicyExpirationDate_A'),
};

/** The labels and amounts of that row's limits, line by line. */
export const OTHER_LIMITS = ['A', 'B', 'C'].map((line) => ({
  label: `OtherPolicy_CoverageCode_${line}`,
  amount: `OtherPolicy_CoverageLimitAmount_${line}`,
}));

/** What stands outside the coverages. */
export const HEAD_FIELDS: Sources<(typeof TEXTS)[number] | 'certificate_date'> = {
  named_insured: text('NamedInsured_FullName_A'),
  producer: text('Producer_FullName_A'),
  certificate_holder: text('CertificateHolder_FullName_A'),
  description_of_operations: text('CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A'),
  certificate_date: date('Form_CompletionDate_A'),
};

/** The lines for insurers; the letters are printed. */
export const INSURER_FIELDS = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({
  letter,
  name: `Insurer_FullName_${letter}`,
  naic_number: `Insurer_NAICCode_${letter}`,
}));
