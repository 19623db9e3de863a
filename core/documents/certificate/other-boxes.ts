import type { FormBox, FormSource } from './form-box.ts';

/** The row for other coverages, except its limits. */
export const OTHER_BOXES: readonly Omit<FormBox, 'section' | 'title' | 'page'>[] = [
  { name: 'description', kind: 'text', source: { kind: 'text', field: 'OtherPolicy_OtherPolicyDescription_A' } },
  { name: 'insurer_letter', kind: 'letter', source: { kind: 'text', field: 'OtherPolicy_InsurerLetterCode_A' } },
  { name: 'policy_number', kind: 'text', source: { kind: 'text', field: 'OtherPolicy_PolicyNumberIdentifier_A' } },
  {
    name: 'policy_effective_date',
    kind: 'start',
    source: { kind: 'date', field: 'OtherPolicy_PolicyEffectiveDate_A' },
  },
  {
    name: 'policy_expiration_date',
    kind: 'end',
    source: { kind: 'date', field: 'OtherPolicy_PolicyExpirationDate_A' },
  },
];

/** The labels and amounts of that row's limits, line by line. */
export const OTHER_LIMIT_FIELDS = ['A', 'B', 'C'].map((row) => ({
  label: `OtherPolicy_CoverageCode_${row}`,
  amount: `OtherPolicy_CoverageLimitAmount_${row}`,
}));

/** Text boxes outside the coverages. */
export const TEXTS = ['named_insured', 'producer', 'certificate_holder', 'description_of_operations'] as const;

/** The fields of boxes outside the coverages. */
export const HEAD_SOURCES: Readonly<Record<(typeof TEXTS)[number] | 'certificate_date', FormSource>> = {
  named_insured: { kind: 'text', field: 'NamedInsured_FullName_A' },
  producer: { kind: 'text', field: 'Producer_FullName_A' },
  certificate_holder: { kind: 'text', field: 'CertificateHolder_FullName_A' },
  description_of_operations: { kind: 'text', field: 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A' },
  certificate_date: { kind: 'date', field: 'Form_CompletionDate_A' },
};

/** The lines for insurers; their letters are printed. */
export const INSURER_FIELDS = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({
  letter,
  name: `Insurer_FullName_${letter}`,
  naic_number: `Insurer_NAICCode_${letter}`,
}));
