/**
 * Words with several spellings, as folded: abbreviations, British spellings, spelled-out numbers. A line is `usual:
 * others`. Only unambiguous words are listed; "tech" may be technology, technologies or technical.
 */
export const SPELLINGS = {
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  '11': 'eleven',
  '12': 'twelve',
  '20': 'twenty',
  '100': 'hundred',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
  aluminum: 'aluminium',
  association: 'assn assoc',
  brothers: 'bros',
  center: 'centre ctr',
  color: 'colour',
  defense: 'defence',
  department: 'dept',
  engineering: 'engg engrg',
  export: 'exp',
  fiber: 'fibre',
  government: 'govt',
  group: 'grp',
  harbor: 'harbour',
  import: 'imp',
  industry: 'indus',
  institute: 'inst',
  international: 'intl intern',
  labor: 'labour',
  laboratory: 'lab',
  management: 'mgmt',
  manufacturing: 'mfg',
  national: 'natl',
  organization: 'organisation org',
  service: 'svc',
  services: 'svcs',
  university: 'univ',
} as const;

const USUAL: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([usual, others]) => others.split(' ').map((other) => [other, usual] as const)),
);

/** Returns the words, each in its usual spelling. */
export function usualSpelling(words: readonly string[]): readonly string[] {
  return words.some((word) => USUAL.has(word)) ? words.map((word) => USUAL.get(word) ?? word) : words;
}
