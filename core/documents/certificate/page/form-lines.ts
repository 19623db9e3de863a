import { FORM_BOXES } from '../acord-25.ts';
import { line as printedLine, near } from '../box-rows.ts';
import type { FormLayout, PrintedLine, SectionName } from '../form-box.ts';

/** The part of the coverage table that a printed line is in; `garage` has no section in the answer. */
export type BandName = SectionName | 'garage';

/** A printed line of the form, and its part of the table. */
export interface FormLine extends PrintedLine {
  /** A unique name: `insured`, or `general_liability.med_exp` with the number of its line. */
  readonly name: string;
  readonly band?: BandName;
  /** Whether remarks may contain the same words, so that it is a label only if no other word is next to it. */
  readonly isAlone?: boolean;
}

const line = (name: string, ...printed: Parameters<typeof printedLine>): FormLine => ({
  name,
  ...printedLine(...printed),
});

const within = (band: BandName, one: FormLine): FormLine => ({ ...one, band });

/** Lines outside the boxes of the coverages. */
const OTHER_LINES: readonly FormLine[] = [
  line('title', 'CERTIFICATEOFLIABILITYINSURANCE', [162, 35.6], [163, 40]),
  line('issued', 'THISCERTIFICATEISISSUEDASAMATTEROFINFORMATION', [28.8, 54.4], [312, 66]),
  line('certify', 'THISISTOCERTIFYTHATTHEPOLICIESOFINSURANCE', [28.8, 257.3]),
  line('policies', 'THEPOLICIESOFINSURANCELISTEDBELOWHAVEBEENISSUED', undefined, [20, 204]),
  line('form_number', 'ACORD25 ACORD25S', [21.6, 761.8], [20, 772]),
  line('date', 'DATEMMDDYYYY DATEMMDDYY', [521.3, 29.8], [520, 32]),
  near(60, 24, line('producer', 'PRODUCER', [21.6, 125.8], [20, 66])),
  line('contact', 'CONTACTNAME CONTACT', [309.6, 123.3]),
  near(30, 14, line('contact_name', 'NAME', [309.6, 128.8])),
  line('phone', 'PHONEACNOEXT PHONEACNO PHONE', [309.6, 135.8]),
  line('phone_number', 'ACNOEXT', [309.6, 141.3]),
  line('fax', 'FAXACNO FAX', [486, 135.3]),
  line('fax_number', 'ACNO', [486, 140.8]),
  line('email', 'EMAILADDRESS EMAIL', [309.6, 147.4]),
  near(30, 14, line('email_address', 'ADDRESS', [309.6, 152.9])),
  line('insurers', 'INSURERSAFFORDINGCOVERAGE INSURERAFFORDINGCOVERAGE', [369, 164.2], [312, 117]),
  line('naic', 'NAIC NAICNO NAICCODE', [557, 164.2], [545, 117]),
  ...Array.from('ABCDEF', (letter, i) =>
    near(90, 9, line(`insurer_${letter}`, `INSURER${letter}`, [309.6, 176.3 + 12 * i], [312, 130 + 12 * i])),
  ),
  near(60, 30, line('insured', 'INSURED NAMEDINSURED', [21.6, 185.8], [20, 126])),
  line('coverages', 'COVERAGES', [21.6, 246.6], [20, 194]),
  line('certificate_number', 'CERTIFICATENUMBER CERTIFICATENO', [158.4, 246.6]),
  line('revision_number', 'REVISIONNUMBER REVISIONNO', [424.8, 246.6]),
  line('letter', 'INSR INSRLTR INSRLTRINSD', [20.1, 291.3], [18, 240]),
  line('letter_below', 'LTR', [21.4, 296.8], [19, 247]),
  line('type', 'TYPEOFINSURANCE', [75.4, 295.3], [85, 244]),
  near(16, 20, line('additional', 'ADDL ADDLINSD ADDLINSR ADDLINSRD', [177.4, 290.9], [36, 240])),
  near(14, 14, line('additional_below', 'INSD INSR INSRD', [178.5, 297.3], [36, 247])),
  near(16, 20, line('subrogation', 'SUBR SUBRWVD', [196, 290.9])),
  near(14, 14, line('subrogation_below', 'WVD', [196, 297.3])),
  line('number', 'POLICYNUMBER', [247.2, 296.3], [205, 244]),
  line(
    'effective',
    'POLICYEFF POLICYEFFMMDDYYYY POLICYEFFECTIVEDATE POLICYEFFECTIVEDATEMMDDYY POLICYEFFECTIVE POLICYEFFDATE EFFECTIVEDATE',
    [337.3, 291.3],
    [292, 240],
  ),
  line(
    'expiration',
    'POLICYEXP POLICYEXPMMDDYYYY POLICYEXPIRATIONDATE POLICYEXPIRATIONDATEMMDDYY POLICYEXPIRATION POLICYEXPDATE EXPIRATIONDATE',
    [383.7, 291.3],
    [346, 240],
  ),
  near(24, 20, line('effective_format', 'MMDDYYYY MMDDYY DATEMMDDYY DATEMMDDYYYY', [334, 296.7], [292, 247])),
  near(24, 20, line('expiration_format', 'MMDDYYYY MMDDYY DATEMMDDYY DATEMMDDYYYY', [381, 296.7], [346, 247])),
  line('limits', 'LIMITS', [499.7, 295.3], [480, 244]),

  within('general_liability', near(60, 20, line('general_head', 'GENERALLIABILITY', [39.6, 305.8], [51, 257]))),
  within(
    'general_liability',
    line('commercial', 'COMMERCIALGENERALLIABILITY COMMLGENERALLIABILITY', [54, 305.8], [67, 269]),
  ),
  within(
    'general_liability',
    line('aggregate_applies', 'GENLAGGREGATELIMITAPPLIESPER GENERALAGGREGATELIMITAPPLIESPER', [39.6, 355.8], [51, 310]),
  ),
  within('general_liability', near(40, 24, line('per_policy', 'POLICY', [54, 367.8], [67, 319]))),
  within('general_liability', near(40, 24, line('per_project', 'PROJECT PROJ PRO', [97.2, 363.8], [110, 316]))),
  within('general_liability', near(40, 24, line('per_project_below', 'JECT', [97.2, 369.2], [110, 321]))),
  within('general_liability', near(40, 24, line('per_location', 'LOC LOCATION', [140.4, 367.8], [153, 319]))),
  within('general_liability', near(40, 24, line('other_basis', 'OTHER', [54, 380.3]))),

  within('auto_liability', line('automobile', 'AUTOMOBILELIABILITY AUTOLIABILITY', [39.6, 389.8], [51, 329])),
  ...(
    [
      ['owned', 'OWNEDAUTOSONLY ALLOWNEDAUTOS OWNED ALLOWED ALLOWNED OWNEDAUTOS', [54, 411.4], [67, 354]],
      ['hired', 'HIREDAUTOSONLY HIREDAUTOS HIRED', [54, 423.4], [67, 378]],
      ['scheduled', 'SCHEDULEDAUTOS SCHEDULED', [122.4, 411.4], [67, 366]],
      ['non_owned', 'NONOWNEDAUTOSONLY NONOWNEDAUTOS NONOWNED', [122.4, 423.2], [67, 390]],
      ['owned_below', 'AUTOSONLY AUTOS', [54, 417.4]],
      ['hired_below', 'AUTOSONLY AUTOS', [54, 429.4]],
      ['scheduled_below', 'AUTOSONLY AUTOS', [122.4, 417.4]],
      ['non_owned_below', 'AUTOSONLY AUTOS', [122.4, 429.4]],
    ] as const
  ).map(([name, wordings, since, until]) => within('auto_liability', line(name, wordings, since, until))),

  within('garage', line('garage', 'GARAGELIABILITY', undefined, [51, 426])),
  within('garage', near(40, 24, line('garage_any', 'ANYAUTO', undefined, [67, 438]))),
  within('garage', line('garage_accident', 'AUTOONLYEAACCIDENT', undefined, [402, 426])),
  within('garage', line('garage_other', 'OTHERTHAN OTHERTHANAUTOONLY', undefined, [402, 438])),
  within('garage', near(30, 16, line('garage_auto_only', 'AUTOONLY', undefined, [402, 444]))),
  within('garage', near(40, 16, line('garage_each', 'EAACC', undefined, [475, 438]))),
  within('garage', near(40, 16, line('garage_aggregate', 'AGG', undefined, [475, 450]))),

  within(
    'umbrella_excess',
    near(
      60,
      20,
      line(
        'excess_head',
        'EXCESSLIABILITY EXCESSUMBRELLALIABILITY UMBRELLAEXCESSLIABILITY UMBRELLAEXCESSLIAB EXCESSUMBRELLALIAB',
        undefined,
        [51, 462],
      ),
    ),
  ),

  within(
    'workers_comp',
    line(
      'workers',
      'WORKERSCOMPENSATION WORKERSCOMPENSATIONANDEMPLOYERSLIABILITY WORKERSCOMPENSATIONAND WORKERSCOMP',
      [37.8, 484.6],
      [51, 521],
    ),
  ),
  ...(
    [
      ['employers', 'ANDEMPLOYERSLIABILITY EMPLOYERSLIABILITY', [37.8, 491.6], [51, 528]],
      [
        'proprietor',
        'ANYPROPRIETORPARTNEREXECUTIVE ANYPROPRIETORPARTNEREXECUTIVEOFFICERMEMBEREXCLUDED ANYPROPRIETORPARTNEREXECUTIVEOFFICERMEMBER',
        [37.8, 499.4],
        [51, 537],
      ],
      ['excluded', 'OFFICERMEMBEREXCLUDED EXCLUDED', [37.8, 505.4], [51, 544]],
      ['mandatory', 'MANDATORYINNH', [37.8, 511.3]],
      ['if_yes', 'IFYESDESCRIBEUNDER IFYESDESCRIBEUNDERSPECIALPROVISIONSBELOW', [37.8, 518.3], [51, 552]],
      ['described_below', 'DESCRIPTIONOFOPERATIONSBELOW SPECIALPROVISIONSBELOW', [37.8, 524.3], [51, 559]],
    ] as const
  ).map(([name, wordings, since, until]) => within('workers_comp', line(name, wordings, since, until))),
  within('workers_comp', near(40, 26, line('yes_or_no', 'YN', [158.9, 494.2], [163, 532]))),
  within('workers_comp', near(14, 26, line('not_applicable', 'NA', [178.6, 503.8]))),
  within('workers_comp', near(40, 18, line('other_limit', 'OTHER OTH', [493.1, 483.4], [490, 519]))),
  within('workers_comp', near(24, 18, line('other_limit_below', 'ER', [493.2, 488.8], [490, 526]))),

  near(40, 24, line('other_head', 'OTHER', undefined, [51, 570])),
  line(
    'description',
    'DESCRIPTIONOFOPERATIONSLOCATIONSVEHICLES DESCRIPTIONOFOPERATIONS DESCRIPTIONOFOPERATIONSLOCATIONSVEHICLESEXCLUSIONSADDEDBYENDORSEMENTSPECIALPROVISIONS DESCRIPTIONOFOPERATIONSLOCATIONSVEHICLESEXCLUSIONSADDEDBYENDORSEMENT',
    [21.6, 569.8],
    [20, 604],
  ),
  line(
    'description_note',
    'ACORD101ADDITIONALREMARKSSCHEDULEMAYBEATTACHEDIFMORESPACEISREQUIRED ATTACHACORD101ADDITIONALREMARKSSCHEDULEIFMORESPACEISREQUIRED',
    [240, 569.8],
  ),
  near(60, 60, line('holder', 'CERTIFICATEHOLDER', [21.6, 654.9], [20, 664])),
  line('cancellation', 'CANCELLATION', [309.6, 654.9], [312, 664]),
  line('should_any', 'SHOULDANYOFTHEABOVEDESCRIBEDPOLICIESBECANCELLED', [316.8, 675.4], [316, 676]),
  line('representative', 'AUTHORIZEDREPRESENTATIVE', [309.6, 713.8], [312, 730]),
  line('copyright', 'ACORDCORPORATIONALLRIGHTSRESERVED', [361, 749.8]),
];

/** Lines of the boxes, from the table of the form. */
const BOX_LINES: readonly FormLine[] = FORM_BOXES.flatMap(({ section, name, page }): FormLine[] => {
  const own = (key: string, one: PrintedLine): FormLine => ({
    ...one,
    name: `${section}.${key}`,
    band: section,
  });
  switch (page.at) {
    case 'row':
    case 'square':
      return page.lines.map((one, i) => own(i === 0 ? name : `${name} ${i + 1}`, one));
    case 'pair':
      return [own('claims', page.claims), own('occurrence', page.occurrence)];
    case 'kept':
      return [own(name, page.own)];
    default:
      return [];
  }
});

/** Lines whose words also occur in remarks. */
const SAID_IN_REMARKS: ReadonlySet<string> = new Set([
  'holder',
  'insured',
  'producer',
  'coverages',
  'cancellation',
  'excluded',
  'general_head',
  'commercial',
  'automobile',
  'excess_head',
  'workers',
  'employers',
  'umbrella_excess.is_umbrella',
  'umbrella_excess.is_excess',
]);

export const FORM_LINES: readonly FormLine[] = [...OTHER_LINES, ...BOX_LINES].map((one) =>
  SAID_IN_REMARKS.has(one.name) ? { ...one, isAlone: true } : one,
);

/** Where the columns of the table and the areas outside it are in a layout, in points of the form. */
export interface Geometry {
  /** The left and right edges of the columns: letter, two marks, policy number and two dates. */
  readonly letter: readonly [number, number];
  readonly additional?: readonly [number, number];
  readonly subrogation?: readonly [number, number];
  readonly number: readonly [number, number];
  readonly effective: readonly [number, number];
  readonly expiration: readonly [number, number];
  /** The left edges of the limits column and of its amounts, and the right edge of the form. */
  readonly limits: number;
  readonly amounts: number;
  readonly right: number;
  /** The right edge of the coverage descriptions. */
  readonly types: number;
  /** The columns of the answer to "any proprietor excluded?" and of the deductible or retention. */
  readonly answer: readonly [number, number];
  readonly kept: readonly [number, number];
  /** The line between the left and right halves above and below the table. */
  readonly middle: number;
  /** Where the names of insurers start, and their numbers. */
  readonly insurer: number;
  readonly naic: number;
}

export const GEOMETRY: Readonly<Record<FormLayout, Geometry>> = {
  since_2009: {
    letter: [18, 36],
    additional: [176, 194],
    subrogation: [194, 213],
    number: [213, 329],
    effective: [329, 378],
    expiration: [378, 425],
    limits: 425,
    amounts: 512,
    right: 602,
    types: 174,
    answer: [150, 175.5],
    kept: [126, 175],
    middle: 305,
    insurer: 347,
    naic: 540,
  },
  until_2009: {
    letter: [16, 34],
    additional: [34, 51],
    number: [170, 290],
    effective: [290, 344],
    expiration: [344, 399],
    limits: 399,
    amounts: 500,
    right: 602,
    types: 170,
    answer: [150, 169],
    kept: [97, 170],
    middle: 310,
    insurer: 352,
    naic: 540,
  },
};
