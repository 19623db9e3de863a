import { readFileSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { PDFDocument } from 'pdf-lib';
import { sharedFile } from '../../../../shared-data.ts';

/** A field of the published fillable ACORD 25. */
export interface PublishedField {
  readonly name: string;
  readonly type: 'text' | 'checkbox' | '';
  readonly rect?: readonly [number, number, number, number];
}

/** Returns the fields of the fillable ACORD 25; skips the test and returns undefined if their list is absent. */
export function publishedFields(context: TestContext): PublishedField[] | undefined {
  const path = sharedFile(context, 'documents/acord25-fields.json');
  if (path === undefined) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as PublishedField[]).filter(({ type }) => type !== '');
}

/** Texts and ticked boxes, by the last part of a field's name. */
export type Filling = Readonly<Record<string, string | true>>;

/** Returns a PDF with these fields filled in; every page has all of them under its own names. */
export async function madeForm(fields: readonly PublishedField[], ...pages: readonly Filling[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const form = pdf.getForm();
  for (const [i, filling] of pages.entries()) {
    const page = pdf.addPage([612, 792]);
    const left = new Set(Object.keys(filling));
    for (const { name, type, rect = [0, 0, 10, 10] } of fields) {
      const [x, y, right, top] = rect;
      const place = { x, y, width: right - x, height: top - y };
      const own = i === 0 ? name : name.replace('.P1[0].', `.P${i + 1}[0].`);
      const key = name.replace(/^.*\.|\[0\]$/g, '');
      const value = filling[key];
      left.delete(key);
      if (type === 'checkbox') {
        const box = form.createCheckBox(own);
        box.addToPage(page, place);
        if (value === true) box.check();
      } else {
        const field = form.createTextField(own);
        field.enableMultiline();
        field.addToPage(page, place);
        if (typeof value === 'string') field.setText(value);
      }
    }
    if (left.size > 0) throw new Error(`There are no fields ${[...left].join(', ')}`);
  }
  return pdf.save();
}

/** A certificate with a value in every box that the service serves. */
export const FULL: Filling = {
  Form_CompletionDate_A: '02/03/2026',
  Producer_FullName_A: 'Made Brokers',
  NamedInsured_FullName_A: 'Oak & Ash Builders LLC',
  Insurer_FullName_A: 'Made Mutual',
  Insurer_NAICCode_A: '00001',
  Insurer_FullName_C: 'Made Casualty',
  Insurer_NAICCode_C: '00003',
  GeneralLiability_CoverageIndicator_A: true,
  GeneralLiability_OccurrenceIndicator_A: true,
  GeneralLiability_InsurerLetterCode_A: 'A',
  CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A: 'Y',
  Policy_GeneralLiability_SubrogationWaivedCode_A: 'N',
  Policy_GeneralLiability_PolicyNumberIdentifier_A: 'GL-100 200',
  Policy_GeneralLiability_EffectiveDate_A: '01/02/2026',
  Policy_GeneralLiability_ExpirationDate_A: '01/02/2027',
  GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
  GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '$300,000',
  GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '10,000',
  GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1000000',
  GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
  GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000.00',
  Vehicle_InsurerLetterCode_A: 'A',
  Vehicle_AnyAutoIndicator_A: true,
  CertificateOfInsurance_AutomobileLiability_AdditionalInsuredCode_A: 'X',
  Policy_AutomobileLiability_SubrogationWaivedCode_A: 'Y',
  Policy_AutomobileLiability_PolicyNumberIdentifier_A: 'AU-7',
  Policy_AutomobileLiability_EffectiveDate_A: '3/4/26',
  Policy_AutomobileLiability_ExpirationDate_A: '3/4/27',
  Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
  Vehicle_BodilyInjury_PerPersonLimitAmount_A: '250,000',
  Vehicle_BodilyInjury_PerAccidentLimitAmount_A: '500,000',
  Vehicle_PropertyDamage_PerAccidentLimitAmount_A: '100,000',
  ExcessUmbrella_InsurerLetterCode_A: 'C',
  Policy_PolicyType_UmbrellaIndicator_A: true,
  ExcessUmbrella_ClaimsMadeIndicator_A: true,
  ExcessUmbrella_RetentionIndicator_A: true,
  ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A: '10,000',
  CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A: 'Y',
  Policy_ExcessLiability_SubrogationWaivedCode_A: 'Y',
  Policy_ExcessLiability_PolicyNumberIdentifier_A: 'UM-9',
  Policy_ExcessLiability_EffectiveDate_A: '01/02/2026',
  Policy_ExcessLiability_ExpirationDate_A: '01/02/2027',
  ExcessUmbrella_Umbrella_EachOccurrenceAmount_A: '5,000,000',
  ExcessUmbrella_Umbrella_AggregateAmount_A: '5,000,000',
  WorkersCompensationEmployersLiability_InsurerLetterCode_A: 'C',
  WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A: 'N',
  Policy_WorkersCompensation_SubrogationWaivedCode_A: 'Y',
  Policy_WorkersCompensationAndEmployersLiability_PolicyNumberIdentifier_A: 'WC-3',
  Policy_WorkersCompensationAndEmployersLiability_EffectiveDate_A: '01/02/2026',
  Policy_WorkersCompensationAndEmployersLiability_ExpirationDate_A: '01/02/2027',
  WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A: true,
  WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A: '1,000,000',
  WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A: '1,000,000',
  WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A: '1,000,000',
  OtherPolicy_InsurerLetterCode_A: 'C',
  OtherPolicy_OtherPolicyDescription_A: 'Professional liability',
  OtherPolicy_PolicyNumberIdentifier_A: 'PL-4',
  OtherPolicy_PolicyEffectiveDate_A: '01/02/2026',
  OtherPolicy_PolicyExpirationDate_A: '01/02/2027',
  OtherPolicy_CoverageCode_A: 'Each claim',
  OtherPolicy_CoverageLimitAmount_A: '1,000,000',
  OtherPolicy_CoverageCode_B: 'Aggregate',
  OtherPolicy_CoverageLimitAmount_B: '2,000,000',
  CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A: 'Dock repair,\nsouth quay.',
  CertificateHolder_FullName_A: 'Port of Made',
};

/** What the service parses from it. */
export const FULL_PARSED = {
  named_insured: 'Oak & Ash Builders LLC',
  producer: 'Made Brokers',
  certificate_holder: 'Port of Made',
  description_of_operations: 'Dock repair,\nsouth quay.',
  certificate_date: '2026-02-03',
  insurers: [
    { letter: 'A', name: 'Made Mutual', naic_number: '00001' },
    { letter: 'C', name: 'Made Casualty', naic_number: '00003' },
  ],
  general_liability: {
    insurer_letter: 'A',
    policy_number: 'GL-100 200',
    policy_effective_date: '2026-01-02',
    policy_expiration_date: '2027-01-02',
    additional_insured: true,
    subrogation_waived: false,
    claims_made: false,
    each_occurrence: 1_000_000,
    damage_to_rented_premises: 300_000,
    med_exp: 10_000,
    personal_adv_injury: 1_000_000,
    general_aggregate: 2_000_000,
    products_comp_op_agg: 2_000_000,
  },
  auto_liability: {
    insurer_letter: 'A',
    policy_number: 'AU-7',
    policy_effective_date: '2026-03-04',
    policy_expiration_date: '2027-03-04',
    additional_insured: true,
    subrogation_waived: true,
    combined_single_limit: 1_000_000,
    bodily_injury_per_person: 250_000,
    bodily_injury_per_accident: 500_000,
    property_damage_per_accident: 100_000,
    any_auto: true,
  },
  umbrella_excess: {
    insurer_letter: 'C',
    policy_number: 'UM-9',
    policy_effective_date: '2026-01-02',
    policy_expiration_date: '2027-01-02',
    additional_insured: true,
    subrogation_waived: true,
    is_umbrella: true,
    is_excess: false,
    claims_made: true,
    each_occurrence: 5_000_000,
    aggregate: 5_000_000,
    deductible: null,
    retention: 10_000,
  },
  workers_comp: {
    insurer_letter: 'C',
    policy_number: 'WC-3',
    policy_effective_date: '2026-01-02',
    policy_expiration_date: '2027-01-02',
    subrogation_waived: true,
    statutory_limits: true,
    proprietor_excluded: false,
    el_each_accident: 1_000_000,
    el_disease_each_employee: 1_000_000,
    el_disease_policy_limit: 1_000_000,
  },
  other_coverages: [
    {
      description: 'Professional liability',
      insurer_letter: 'C',
      policy_number: 'PL-4',
      policy_effective_date: '2026-01-02',
      policy_expiration_date: '2027-01-02',
      limits: 'Each claim 1,000,000\nAggregate 2,000,000',
    },
  ],
  confidence: 1,
};
