/**
 * The boxes of the form ACORD 25, one row each. Everything that knows a box of the form by its name, field, label, place or
 * requirement reads it here. Field names and places of the edition 2016/03 are measured; the labels of the other editions
 * come from published descriptions, and the places of the editions up to 2009/01 are approximate.
 */

/**
 * What a box holds. `day`: one date; `start` and `end`: the two dates of a policy; `mark`: a box that is ticked or has yes or no in it; `ticked`: a box that is ticked or not, so that an
 * empty one says no; `form`: the pair of boxes for claims made and occurrence.
 */
export type BoxKind = 'text' | 'letter' | 'amount' | 'day' | 'start' | 'end' | 'mark' | 'ticked' | 'form';

export type SectionName = 'general_liability' | 'auto_liability' | 'umbrella_excess' | 'workers_comp';

/** How the form is arranged: the editions 2009/09, 2010/05, 2014/01 and 2016/03 like one another, and those before like another. */
export type Layout = 'since_2009' | 'until_2009';

/** The left end of a printed line and its middle, in points from the upper left corner of a page of 612 x 792. */
export type Point = readonly [number, number];

/** A line that the form prints. */
export interface PrintedLine {
  /** How editions word it: capitals and digits only. */
  readonly wordings: readonly string[];
  readonly places: Readonly<Partial<Record<Layout, Point>>>;
  /** How far from its place it may be, across and down, where that is less than usual. */
  readonly reach?: readonly [number, number];
}

/** The columns of the table of coverages that hold no limits. */
export type Column = 'letter' | 'additional' | 'subrogation' | 'number' | 'effective' | 'expiration';

/**
 * Where the page has a box: in a column of its section's row; in the row of its printed label; in the square before its label;
 * in one of two squares; the amount that two squares share; or the answer to the printed question.
 */
export type OnPage =
  | { readonly at: 'column'; readonly column: Column }
  | { readonly at: 'row' | 'square'; readonly lines: readonly PrintedLine[] }
  | { readonly at: 'pair'; readonly claims: PrintedLine; readonly occurrence: PrintedLine }
  | { readonly at: 'kept'; readonly own: PrintedLine; readonly other: PrintedLine }
  | { readonly at: 'answer' };

/**
 * The fields of the fillable form behind a box. `tick`: a check box, by its printed label; `code`: a text of Y or N; `pair`:
 * the check boxes for claims made and occurrence; `either`: an amount that is this one's where the first box is ticked and
 * the second is not.
 */
export type FormSource =
  | { readonly kind: 'text' | 'amount' | 'date' | 'code'; readonly field: string }
  | { readonly kind: 'tick'; readonly field: string; readonly label: string }
  | { readonly kind: 'pair'; readonly claimsMade: string; readonly occurrence: string }
  | { readonly kind: 'either'; readonly field: string; readonly own: string; readonly other: string };

/** What a requirement asks of its box: `minimum` an amount of at least so much, `yes` that it is ticked or says yes, `occurrence` that claims_made is no. */
export type Demand = 'minimum' | 'yes' | 'occurrence';

/** A box of a coverage section. */
export interface FormBox {
  readonly section: SectionName;
  /** In the answer. */
  readonly name: string;
  readonly kind: BoxKind;
  /** What sentences call it, after the section's own name. */
  readonly title: string;
  /** The requirement that may be held against it, as `requirementKey()` names it. */
  readonly demand?: Demand;
  readonly source: FormSource;
  readonly page: OnPage;
}

const line = (wordings: string, since: Point | undefined, until?: Point): PrintedLine => ({
  wordings: wordings.split(' '),
  places: { ...(since && { since_2009: since }), ...(until && { until_2009: until }) },
});

const near = (across: number, down: number, one: PrintedLine): PrintedLine => ({ ...one, reach: [across, down] });

type Row = Omit<FormBox, 'section'>;

const amount = (name: string, title: string, field: string, ...lines: readonly PrintedLine[]): Row => ({
  name,
  kind: 'amount',
  title,
  demand: 'minimum',
  source: { kind: 'amount', field },
  page: { at: 'row', lines },
});

const column = (name: string, kind: BoxKind, at: Column, source: FormSource): Row => ({
  name,
  kind,
  title: name.replaceAll('_', ' '),
  source,
  page: { at: 'column', column: at },
});

const policy = (letterField: string, prefix: string): readonly Row[] => [
  column('insurer_letter', 'letter', 'letter', { kind: 'text', field: letterField }),
  column('policy_number', 'text', 'number', { kind: 'text', field: `${prefix}_PolicyNumberIdentifier_A` }),
  column('policy_effective_date', 'start', 'effective', { kind: 'date', field: `${prefix}_EffectiveDate_A` }),
  column('policy_expiration_date', 'end', 'expiration', { kind: 'date', field: `${prefix}_ExpirationDate_A` }),
];

const additional = (field: string, isAsked = true): Row => ({
  ...column('additional_insured', 'mark', 'additional', { kind: 'code', field }),
  ...(isAsked && { demand: 'yes' as const }),
});

const waived = (field: string, isAsked = true): Row => ({
  ...column('subrogation_waived', 'mark', 'subrogation', { kind: 'code', field }),
  ...(isAsked && { demand: 'yes' as const }),
});

const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability';

const DEDUCTIBLE = line('DED DEDUCTIBLE', [54, 476.3], [67, 498]);
const RETENTION = line('RETENTION', [90, 476.3], [67, 510]);

const ROWS: Readonly<Record<SectionName, readonly Row[]>> = {
  general_liability: [
    ...policy('GeneralLiability_InsurerLetterCode_A', 'Policy_GeneralLiability'),
    additional('CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A'),
    waived('Policy_GeneralLiability_SubrogationWaivedCode_A'),
    {
      name: 'claims_made',
      kind: 'form',
      title: 'occurrence form',
      demand: 'occurrence',
      source: {
        kind: 'pair',
        claimsMade: 'GeneralLiability_ClaimsMadeIndicator_A',
        occurrence: 'GeneralLiability_OccurrenceIndicator_A',
      },
      page: {
        at: 'pair',
        claims: line('CLAIMSMADE', [68.4, 319.8], [81, 282]),
        occurrence: line('OCCUR OCCURRENCE', [133.2, 319.8], [143, 282]),
      },
    },
    amount(
      'each_occurrence',
      'each occurrence',
      'GeneralLiability_EachOccurrence_LimitAmount_A',
      line('EACHOCCURRENCE EACHOCC', [428.4, 307.8], [402, 258]),
    ),
    amount(
      'damage_to_rented_premises',
      'damage to rented premises',
      'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A',
      line(
        'DAMAGETORENTED DAMAGETORENTEDPREMISES DAMAGETORENTEDPREMISESEAOCCURRENCE DAMAGETORENTEDPREMISESEACHOCCURRENCE DAMAGETORENTEDPREMISESEAOCCURENCE DAMAGETORENTEDPREMISESEAOCC FIREDAMAGEANYONEFIRE FIREDAMAGE',
        [428.4, 314.8],
        [402, 268],
      ),
      line(
        'PREMISESEAOCCURRENCE PREMISESEAOCCURENCE PREMISESEACHOCCURRENCE PREMISESEAOCC',
        [428.4, 320.8],
        [402, 274],
      ),
    ),
    amount(
      'med_exp',
      'medical expense',
      'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
      line(
        'MEDEXPANYONEPERSON MEDEXP MEDEXPONEPERSON MEDICALEXPENSE MEDICALEXPENSEANYONEPERSON',
        [428.4, 331.8],
        [402, 282],
      ),
    ),
    amount(
      'personal_adv_injury',
      'personal and advertising injury',
      'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A',
      line(
        'PERSONALADVINJURY PERSONALANDADVINJURY PERSONALADVERTISINGINJURY PERSONALANDADVERTISINGINJURY',
        [428.4, 343.8],
        [402, 294],
      ),
    ),
    amount(
      'general_aggregate',
      'general aggregate',
      'GeneralLiability_GeneralAggregate_LimitAmount_A',
      line('GENERALAGGREGATE', [428.4, 355.8], [402, 306]),
    ),
    amount(
      'products_comp_op_agg',
      'products and completed operations aggregate',
      'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
      line(
        'PRODUCTSCOMPOPAGG PRODUCTSCOMPOPAGGREGATE PRODUCTSCOMPOPSAGG PRODUCTSANDCOMPOPAGG PRODUCTSCOMPLETEDOPERATIONSAGGREGATE',
        [428.4, 367.8],
        [402, 318],
      ),
    ),
  ],
  auto_liability: [
    ...policy('Vehicle_InsurerLetterCode_A', 'Policy_AutomobileLiability'),
    additional('CertificateOfInsurance_AutomobileLiability_AdditionalInsuredCode_A'),
    waived('Policy_AutomobileLiability_SubrogationWaivedCode_A'),
    amount(
      'combined_single_limit',
      'combined single limit',
      'Vehicle_CombinedSingleLimit_EachAccidentAmount_A',
      line(
        'COMBINEDSINGLELIMIT COMBINEDSINGLELIMITEAACCIDENT COMBINEDSINGLELIMITEACHACCIDENT',
        [428.4, 387.4],
        [402, 331],
      ),
      line('EAACCIDENT EACHACCIDENT', [428.4, 392.8], [402, 337]),
    ),
    amount(
      'bodily_injury_per_person',
      'bodily injury per person',
      'Vehicle_BodilyInjury_PerPersonLimitAmount_A',
      line('BODILYINJURYPERPERSON BODILYINJURY', [428.4, 401.8], [402, 354]),
      line('PERPERSON', undefined, [402, 360]),
    ),
    amount(
      'bodily_injury_per_accident',
      'bodily injury per accident',
      'Vehicle_BodilyInjury_PerAccidentLimitAmount_A',
      line('BODILYINJURYPERACCIDENT BODILYINJURY', [428.4, 413.8], [402, 378]),
      line('PERACCIDENT', undefined, [402, 384]),
    ),
    amount(
      'property_damage_per_accident',
      'property damage per accident',
      'Vehicle_PropertyDamage_PerAccidentLimitAmount_A',
      line('PROPERTYDAMAGE PROPERTYDAMAGEPERACCIDENT', [428.4, 423.4], [402, 402]),
      line('PERACCIDENT', [428.4, 428.8], [402, 408]),
    ),
    {
      name: 'any_auto',
      kind: 'ticked',
      title: 'any auto',
      demand: 'yes',
      source: { kind: 'tick', field: 'Vehicle_AnyAutoIndicator_A', label: 'ANY AUTO' },
      page: { at: 'square', lines: [near(40, 24, line('ANYAUTO', [54, 401.4], [67, 342]))] },
    },
  ],
  umbrella_excess: [
    ...policy('ExcessUmbrella_InsurerLetterCode_A', 'Policy_ExcessLiability'),
    additional('CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A', false),
    waived('Policy_ExcessLiability_SubrogationWaivedCode_A', false),
    {
      name: 'is_umbrella',
      kind: 'mark',
      title: 'umbrella',
      source: { kind: 'tick', field: 'Policy_PolicyType_UmbrellaIndicator_A', label: 'UMBRELLA LIAB' },
      page: { at: 'square', lines: [line('UMBRELLALIAB UMBRELLALIABILITY UMBRELLA', [54, 449.8])] },
    },
    {
      name: 'is_excess',
      kind: 'mark',
      title: 'excess',
      source: { kind: 'tick', field: 'Policy_PolicyType_ExcessIndicator_A', label: 'EXCESS LIAB' },
      page: { at: 'square', lines: [line('EXCESSLIAB EXCESSLIABILITY EXCESS', [54, 461.8])] },
    },
    {
      name: 'claims_made',
      kind: 'form',
      title: 'claims made',
      source: {
        kind: 'pair',
        claimsMade: 'ExcessUmbrella_ClaimsMadeIndicator_A',
        occurrence: 'ExcessUmbrella_OccurrenceIndicator_A',
      },
      page: {
        at: 'pair',
        claims: line('CLAIMSMADE', [133.2, 463.8], [118, 474]),
        occurrence: line('OCCUR OCCURRENCE', [133.2, 452.3], [67, 474]),
      },
    },
    amount(
      'each_occurrence',
      'each occurrence',
      'ExcessUmbrella_Umbrella_EachOccurrenceAmount_A',
      line('EACHOCCURRENCE EACHOCC', [428.4, 451.8], [402, 462]),
    ),
    amount(
      'aggregate',
      'aggregate',
      'ExcessUmbrella_Umbrella_AggregateAmount_A',
      line('AGGREGATE', [428.4, 463.8], [402, 474]),
    ),
    {
      name: 'deductible',
      kind: 'amount',
      title: 'deductible',
      source: {
        kind: 'either',
        field: 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
        own: 'ExcessUmbrella_DeductibleIndicator_A',
        other: 'ExcessUmbrella_RetentionIndicator_A',
      },
      page: { at: 'kept', own: DEDUCTIBLE, other: RETENTION },
    },
    {
      name: 'retention',
      kind: 'amount',
      title: 'retention',
      source: {
        kind: 'either',
        field: 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
        own: 'ExcessUmbrella_RetentionIndicator_A',
        other: 'ExcessUmbrella_DeductibleIndicator_A',
      },
      page: { at: 'kept', own: RETENTION, other: DEDUCTIBLE },
    },
  ],
  workers_comp: [
    ...policy(
      'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
      'Policy_WorkersCompensationAndEmployersLiability',
    ),
    waived('Policy_WorkersCompensation_SubrogationWaivedCode_A'),
    {
      name: 'statutory_limits',
      kind: 'mark',
      title: 'statutory limits',
      demand: 'yes',
      source: {
        kind: 'tick',
        field: 'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A',
        label: 'PER STATUTE',
      },
      page: {
        at: 'square',
        lines: [
          near(30, 18, line('PER PERSTATUTE WCSTATU WCSTATUTORYLIMITS WCSTATUTORY', [442.8, 483.4], [425, 519])),
          near(30, 24, line('STATUTE STATUTORY STATUTORYLIMITS TORYLIMITS', [442.8, 488.8], [425, 526])),
        ],
      },
    },
    {
      name: 'proprietor_excluded',
      kind: 'mark',
      title: 'proprietor excluded',
      source: {
        kind: 'code',
        field: 'WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A',
      },
      page: { at: 'answer' },
    },
    amount(
      'el_each_accident',
      'each accident',
      `${EMPLOYERS}_EachAccidentLimitAmount_A`,
      line('ELEACHACCIDENT EACHACCIDENT', [428.4, 499.8], [402, 534]),
    ),
    amount(
      'el_disease_each_employee',
      'disease, each employee',
      `${EMPLOYERS}_DiseaseEachEmployeeLimitAmount_A`,
      line(
        'ELDISEASEEAEMPLOYEE ELDISEASEEACHEMPLOYEE DISEASEEAEMPLOYEE DISEASEEACHEMPLOYEE',
        [428.4, 511.8],
        [402, 546],
      ),
    ),
    amount(
      'el_disease_policy_limit',
      'disease, policy limit',
      `${EMPLOYERS}_DiseasePolicyLimitAmount_A`,
      line('ELDISEASEPOLICYLIMIT DISEASEPOLICYLIMIT', [428.4, 523.8], [402, 558]),
    ),
  ],
};

/** What sentences call a section. */
export const SECTION_TITLES: Readonly<Record<SectionName, string>> = {
  general_liability: 'General liability',
  auto_liability: 'Automobile liability',
  umbrella_excess: 'Umbrella or excess',
  workers_comp: 'Workers compensation',
};

export const SECTION_NAMES = Object.keys(ROWS) as readonly SectionName[];

/** Every box of the coverage sections, in the order of the form's columns. */
export const FORM_BOXES: readonly FormBox[] = SECTION_NAMES.flatMap((section) =>
  ROWS[section].map((row) => ({ section, ...row })),
);

const BOXES_BY_SECTION = Map.groupBy(FORM_BOXES, ({ section }) => section);

/** The boxes of a section. */
export function boxesOf(section: SectionName): readonly FormBox[] {
  return BOXES_BY_SECTION.get(section) ?? [];
}

/** The one row for other coverages, but for its limits. */
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

/** The texts outside the coverages. */
export const TEXTS = ['named_insured', 'producer', 'certificate_holder', 'description_of_operations'] as const;

/** The fields of what is outside the coverages. */
export const HEAD_SOURCES: Readonly<Record<(typeof TEXTS)[number] | 'certificate_date', FormSource>> = {
  named_insured: { kind: 'text', field: 'NamedInsured_FullName_A' },
  producer: { kind: 'text', field: 'Producer_FullName_A' },
  certificate_holder: { kind: 'text', field: 'CertificateHolder_FullName_A' },
  description_of_operations: { kind: 'text', field: 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A' },
  certificate_date: { kind: 'date', field: 'Form_CompletionDate_A' },
};

/** The lines for insurers; the letters are printed. */
export const INSURER_FIELDS = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({
  letter,
  name: `Insurer_FullName_${letter}`,
  naic_number: `Insurer_NAICCode_${letter}`,
}));
