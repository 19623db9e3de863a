/**
 * A form: the caption of each of its examples with the sentence that its answer begins with, and what else a person
 * reads in the first answer.
 */
export interface FormAnswers {
  readonly address: string;
  readonly examples: readonly (readonly [caption: RegExp, sentence: RegExp])[];
  readonly reads: readonly RegExp[];
}

export const FORMS: readonly FormAnswers[] = [
  {
    address: 'landed-cost',
    examples: [
      [/rates from 5% to 16\.5%, on List 4A/, /^6110\.20: 5% to 16\.5% general duty; plus China List 4A/],
      [/rates left out of the range/, /^6404\.11: .* some rates are not percentages and are left out/],
      [/rates per barrel/, /^2709\.00: 10\.5¢\/bbl general duty/],
      [/A vague description/, /^6110\.20: /],
    ],
    reads: [/16 of 25 tariff lines/, /List 4A\s+\+7\.5 points/, /too wide to plan a margin on/],
  },
  {
    address: 'insider',
    examples: [[/newest filing of a company by its ticker/, /^HARBOR MILL CORP: 1 transaction by 1 insider, 1 sale/]],
    reads: [/−1,200/, /10b5-1 plan/, /Lind Astrid\s*Chief Financial Officer/],
  },
  {
    address: 'import-risk',
    examples: [[/A supplier on both lists/, /^3 potential matches to verify$/]],
    reads: [/Exposure: high/, /Made Color Spinning Co\., Ltd\./, /as of 2025-01-14/, /no published date/],
  },
  {
    address: 'import-risk/screenParties',
    examples: [[/Two parties on neither list/, /^2 parties: no potential match to verify$/]],
    reads: [/Camel Made Trading manufacturer Forced labor: No match Screening list: No match/],
  },
  {
    address: 'import-risk/searchUflpaEntities',
    examples: [[/found by an alias/, /^2 potential matches to verify$/]],
    reads: [/Akesu Made/, /2 records/],
  },
  {
    address: 'company-risk',
    examples: [
      [/with records at every agency/, /^25 of 100, medium: records at EPA, OSHA, DOL, FDA and CPSC to verify$/],
    ],
    reads: [/Not published by EPA, so they add no points: SDWASNCFlag/, /CPSC: recalls/],
  },
  {
    address: 'company-risk/facilityRiskScore',
    examples: [
      [/A facility by its registry ID/, /^1 facility found/],
      [/without a facility, which is not a finding of compliance/, /^No facility found, which does not show/],
    ],
    reads: [/40 of 100, medium/, /CWA\s+Violation Identified\s+4/],
  },
  {
    address: 'invoice',
    examples: [[/with an ambiguous date/, /^Total 6\.59 USD, 2 lines; 1 value not served$/]],
    reads: [
      /Harbor Mill Stationers/,
      /Dated not served: its characters do not state it clearly/,
      /Returned binder/,
      /6\.59 USD/,
      /\$3\.50-/,
    ],
  },
  {
    address: 'exclusions',
    examples: [
      [/A name on the register/, /^1 potential match to verify$/],
      [/for a person to review/, /^1 potential match to verify$/],
      [/on neither list, which is still not a clearance/, /^No potential match to verify$/],
    ],
    reads: [/1 record scored below the match floor/, /HARBORLIGHT FREIGHT SYSTEMS INC/, /SAM\.gov exclusions register/],
  },
  {
    address: 'exclusions/screenExclusionsBatch',
    examples: [[/Two entities/, /^2 entities: 1 with potential matches to verify, 2 not/]],
    reads: [/QUARRY MEADOW|Quarry Meadow/, /neither list could be checked/],
  },
  {
    address: 'resume',
    examples: [[/dates that run backwards are withheld/, /^\d jobs?.*; 2 values withheld$/]],
    reads: [/Mara Ellingsen/, /withheld: could not be established/, /Mar 2021 - Present/],
  },
  {
    address: 'certificate',
    examples: [[/cannot be read/, /^Cannot be determined: 1 of 4 requirements could not be read; 2 not met$/]],
    reads: [/too little/, /could not be read/, /General liability: additional insured met/],
  },
  {
    address: 'certificate/parseCertificate',
    examples: [[/one illegible limit/, /^1 coverage read; 1 value withheld$/]],
    reads: [/Alder Dock Works LLC/, /withheld: could not be established/],
  },
  {
    address: 'certificate/saveRequirements',
    examples: [[/saved for later/, /^Requirements req_/]],
    reads: [/Dock contractors/, /req_/],
  },
  {
    address: 'pii',
    examples: [
      [/A note about a person/, /^5 values redacted: 1 name, 1 phone number, 1 email address/],
      [/nothing was found/, /^Nothing was found, which does not/],
    ],
    reads: [/PERSON 1/, /Call PERSON at PHONE or EMAIL/],
  },
];
