/** Printed words of the form: how editions word them, and where the edition 2016/03 has them, in points from its upper left corner. */
export interface FormLabel {
  /** Capitals and digits alone. */
  readonly wordings: readonly string[];
  /** The left end and the middle of the line, for each time that the form prints it. */
  readonly places: readonly (readonly [number, number])[];
  /** How far from its place it may stand, across and down, where that is less than usual. */
  readonly reach?: readonly [number, number];
}

const label = (wordings: string, ...places: readonly (readonly [number, number])[]): FormLabel => ({
  wordings: wordings.split(' '),
  places,
});

const near = (across: number, down: number, one: FormLabel): FormLabel => ({ ...one, reach: [across, down] });

/** The labels of ACORD 25 in its editions since 2009. */
export const FORM_LABELS = {
  title: label('CERTIFICATEOFLIABILITYINSURANCE', [150, 44]),
  issued: label('THISCERTIFICATEISISSUEDASAMATTEROFINFORMATION', [22, 62]),
  certify: label('THISISTOCERTIFYTHATTHEPOLICIESOFINSURANCE', [22, 254]),
  form_number: label('ACORD25', [22, 758]),
  date: label('DATEMMDDYYYY DATEMMDDYY', [517, 33]),
  producer: near(60, 24, label('PRODUCER', [20, 126])),
  contact: label('CONTACTNAME CONTACT', [305, 124]),
  contact_name: near(30, 14, label('NAME', [305, 130])),
  phone: label('PHONEACNOEXT PHONEACNO PHONE', [305, 136]),
  phone_number: label('ACNOEXT', [305, 143]),
  fax: label('FAXACNO FAX', [480, 136]),
  fax_number: label('ACNO', [480, 143]),
  email: label('EMAILADDRESS EMAIL', [305, 148]),
  email_address: near(30, 14, label('ADDRESS', [305, 154])),
  insurers: label('INSURERSAFFORDINGCOVERAGE INSURERAFFORDINGCOVERAGE', [380, 164]),
  naic: label('NAIC NAICNO NAICCODE', [555, 164]),
  insurer_a: near(90, 9, label('INSURERA', [305, 174])),
  insurer_b: near(90, 9, label('INSURERB', [305, 186])),
  insurer_c: near(90, 9, label('INSURERC', [305, 198])),
  insurer_d: near(90, 9, label('INSURERD', [305, 210])),
  insurer_e: near(90, 9, label('INSURERE', [305, 222])),
  insurer_f: near(90, 9, label('INSURERF', [305, 234])),
  insured: label('INSURED NAMEDINSURED', [20, 199]),
  coverages: label('COVERAGES', [20, 246]),
  certificate_number: label('CERTIFICATENUMBER CERTIFICATENO', [165, 246]),
  revision_number: label('REVISIONNUMBER REVISIONNO', [425, 246]),
  letter: label('INSR INSRLTR', [19, 291]),
  letter_below: label('LTR', [19, 298]),
  type: label('TYPEOFINSURANCE', [70, 295]),
  additional: label('ADDL ADDLINSD ADDLINSR', [177, 291]),
  additional_below: near(12, 14, label('INSD INSR', [177, 298])),
  subrogation: label('SUBR SUBRWVD', [196, 291]),
  subrogation_below: near(12, 14, label('WVD', [196, 298])),
  number: label('POLICYNUMBER', [247, 295]),
  effective: label(
    'POLICYEFF POLICYEFFMMDDYYYY POLICYEFFECTIVEDATE POLICYEFFECTIVE POLICYEFFDATE EFFECTIVEDATE',
    [337, 291],
  ),
  expiration: label(
    'POLICYEXP POLICYEXPMMDDYYYY POLICYEXPIRATIONDATE POLICYEXPIRATION POLICYEXPDATE EXPIRATIONDATE',
    [384, 291],
  ),
  date_format: label('MMDDYYYY MMDDYY', [334, 298], [381, 298]),
  limits: label('LIMITS', [495, 295]),

  general_liability: label('GENERALLIABILITY', [38, 295]),
  commercial_general_liability: label('COMMERCIALGENERALLIABILITY COMMLGENERALLIABILITY', [54, 306]),
  claims_made: label('CLAIMSMADE', [66, 318], [132, 462]),
  occurrence: label('OCCUR OCCURRENCE', [132, 318], [132, 450]),
  aggregate_applies: label('GENLAGGREGATELIMITAPPLIESPER GENERALAGGREGATELIMITAPPLIESPER', [38, 354]),
  per_policy: near(40, 24, label('POLICY', [54, 366])),
  per_project: label('PROJECT PROJ PRO', [97, 366]),
  per_project_below: near(40, 24, label('JECT', [97, 370])),
  per_location: label('LOC LOCATION', [140, 366]),
  other_basis: label('OTHER', [54, 378]),
  each_occurrence: label('EACHOCCURRENCE EACHOCC', [428, 306], [428, 450]),
  damage: label(
    'DAMAGETORENTED DAMAGETORENTEDPREMISES DAMAGETORENTEDPREMISESEAOCCURRENCE DAMAGETORENTEDPREMISESEACHOCCURRENCE DAMAGETORENTEDPREMISESEAOCC',
    [428, 315],
  ),
  damage_below: label('PREMISESEAOCCURRENCE PREMISESEACHOCCURRENCE PREMISESEAOCC', [428, 321]),
  medical: label('MEDEXPANYONEPERSON MEDEXP MEDEXPONEPERSON MEDICALEXPENSE MEDICALEXPENSEANYONEPERSON', [428, 330]),
  personal: label(
    'PERSONALADVINJURY PERSONALANDADVINJURY PERSONALADVERTISINGINJURY PERSONALANDADVERTISINGINJURY',
    [428, 342],
  ),
  general_aggregate: label('GENERALAGGREGATE', [428, 354]),
  products: label(
    'PRODUCTSCOMPOPAGG PRODUCTSCOMPOPAGGREGATE PRODUCTSCOMPOPSAGG PRODUCTSANDCOMPOPAGG PRODUCTSCOMPLETEDOPERATIONSAGGREGATE',
    [428, 366],
  ),

  garage: label('GARAGELIABILITY', [38, 430]),
  automobile: label('AUTOMOBILELIABILITY AUTOLIABILITY', [38, 390]),
  any_auto: label('ANYAUTO', [54, 402]),
  owned: label('OWNEDAUTOSONLY ALLOWNEDAUTOS OWNED ALLOWNED OWNEDAUTOS', [54, 414]),
  autos_below: label('AUTOSONLY AUTOS', [54, 418], [122, 418], [54, 430], [122, 430]),
  hired: label('HIREDAUTOSONLY HIREDAUTOS HIRED', [54, 426]),
  scheduled: label('SCHEDULEDAUTOS SCHEDULED', [122, 414]),
  non_owned: label('NONOWNEDAUTOSONLY NONOWNEDAUTOS NONOWNED', [122, 426]),
  combined: label('COMBINEDSINGLELIMIT COMBINEDSINGLELIMITEAACCIDENT COMBINEDSINGLELIMITEACHACCIDENT', [428, 387]),
  combined_below: label('EAACCIDENT', [428, 393]),
  per_person: label('BODILYINJURYPERPERSON', [428, 402]),
  per_accident: label('BODILYINJURYPERACCIDENT', [428, 414]),
  bodily_injury: label('BODILYINJURY', [428, 402], [428, 414]),
  property_damage: label('PROPERTYDAMAGE PROPERTYDAMAGEPERACCIDENT', [428, 423]),
  bracketed: label('PERACCIDENT PERPERSON', [428, 429]),

  umbrella: label('UMBRELLALIAB UMBRELLALIABILITY UMBRELLA', [54, 450]),
  excess: label('EXCESSLIAB EXCESSLIABILITY EXCESS', [54, 462]),
  umbrella_excess: label(
    'EXCESSUMBRELLALIABILITY UMBRELLAEXCESSLIABILITY UMBRELLAEXCESSLIAB EXCESSUMBRELLALIAB',
    [38, 440],
  ),
  deductible: label('DED DEDUCTIBLE', [54, 474]),
  retention: label('RETENTION', [90, 474]),
  aggregate: label('AGGREGATE', [428, 462]),

  workers: label(
    'WORKERSCOMPENSATION WORKERSCOMPENSATIONANDEMPLOYERSLIABILITY WORKERSCOMPENSATIONAND WORKERSCOMP',
    [38, 484],
  ),
  employers: label('ANDEMPLOYERSLIABILITY EMPLOYERSLIABILITY', [38, 491]),
  proprietor: label(
    'ANYPROPRIETORPARTNEREXECUTIVE ANYPROPRIETORPARTNEREXECUTIVEOFFICERMEMBEREXCLUDED ANYPROPRIETORPARTNEREXECUTIVEOFFICERMEMBER',
    [38, 498],
  ),
  excluded: label('OFFICERMEMBEREXCLUDED EXCLUDED', [38, 504]),
  mandatory: label('MANDATORYINNH', [38, 510]),
  if_yes: label(
    'IFYESDESCRIBEUNDER IFYESDESCRIBEUNDERDESCRIPTIONOFOPERATIONSBELOW IFYESDESCRIBEUNDERSPECIALPROVISIONSBELOW',
    [38, 517],
  ),
  described_below: label('DESCRIPTIONOFOPERATIONSBELOW SPECIALPROVISIONSBELOW', [38, 524]),
  yes_or_no: near(40, 26, label('YN', [157, 490])),
  not_applicable: near(14, 26, label('NA', [178, 503])),
  statute: label('PERSTATUTE WCSTATUTORYLIMITS WCSTATUTORY STATUTORYLIMITS STATUTE STATUTORY', [441, 486]),
  statute_above: near(24, 18, label('PER WCSTATU', [441, 483])),
  statute_below: near(30, 24, label('TORYLIMITS', [441, 489])),
  other_limit: near(40, 24, label('OTHER OTH ER', [492, 486])),
  each_accident: label('ELEACHACCIDENT EACHACCIDENT', [428, 498]),
  each_employee: label('ELDISEASEEAEMPLOYEE ELDISEASEEACHEMPLOYEE DISEASEEAEMPLOYEE DISEASEEACHEMPLOYEE', [428, 510]),
  policy_limit: label('ELDISEASEPOLICYLIMIT DISEASEPOLICYLIMIT', [428, 522]),

  description: label(
    'DESCRIPTIONOFOPERATIONSLOCATIONSVEHICLES DESCRIPTIONOFOPERATIONS DESCRIPTIONOFOPERATIONSLOCATIONSVEHICLESEXCLUSIONSADDEDBYENDORSEMENTSPECIALPROVISIONS',
    [20, 570],
  ),
  description_note: label(
    'ACORD101ADDITIONALREMARKSSCHEDULEMAYBEATTACHEDIFMORESPACEISREQUIRED ATTACHACORD101ADDITIONALREMARKSSCHEDULEIFMORESPACEISREQUIRED',
    [240, 570],
  ),
  holder: near(60, 26, label('CERTIFICATEHOLDER', [20, 680])),
  cancellation: label('CANCELLATION', [310, 680]),
  should_any: label('SHOULDANYOFTHEABOVEDESCRIBEDPOLICIESBECANCELLED', [310, 694]),
  representative: label('AUTHORIZEDREPRESENTATIVE', [310, 716]),
  copyright: label('ACORDCORPORATIONALLRIGHTSRESERVED', [380, 750]),
} as const satisfies Readonly<Record<string, FormLabel>>;

export type LabelName = keyof typeof FORM_LABELS;

export const LABEL_NAMES = Object.keys(FORM_LABELS) as LabelName[];
