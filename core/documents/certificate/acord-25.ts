import { additional, amount, line, near, policy, waived, type SectionBox } from './box-rows.ts';
import type { FormBox, SectionName } from './form-box.ts';

/**
 * The boxes of the ACORD 25, one row each: name, form field, label, place and requirement. Field names and places of the 2016/03 edition
 * are measured. The labels of other editions come from published descriptions, and the places of the editions up to 2009/01 are
 * approximate.
 */

const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability';

const DEDUCTIBLE = line('DED DEDUCTIBLE', [54, 476.3], [67, 498]);
const RETENTION = line('RETENTION', [90, 476.3], [67, 510]);

const ROWS: Readonly<Record<SectionName, readonly SectionBox[]>> = {
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
      line('PREMISESEAOCCURRENCE PREMISESEAOCCURENCE PREMISESEACHOCCURRENCE PREMISESEAOCC', [428.4, 320.8], [402, 274]),
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
      line('PERPERSON', [428.4, 404.8], [402, 360]),
    ),
    amount(
      'bodily_injury_per_accident',
      'bodily injury per accident',
      'Vehicle_BodilyInjury_PerAccidentLimitAmount_A',
      line('BODILYINJURYPERACCIDENT BODILYINJURY', [428.4, 413.8], [402, 378]),
      line('PERACCIDENT', [428.4, 416.8], [402, 384]),
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

/** The name of a section in sentences. */
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

/** Returns the box with a name in a section, if there is one. */
export function boxNamed(section: SectionName | null, name: string): FormBox | undefined {
  return FORM_BOXES.find((box) => box.section === section && box.name === name);
}

/** The boxes of a section. */
export function boxesOf(section: SectionName): readonly FormBox[] {
  return BOXES_BY_SECTION.get(section) ?? [];
}
