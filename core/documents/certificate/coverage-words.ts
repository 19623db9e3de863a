import { SECTION_NAMES } from './acord-25.ts';
import type { FormBox, SectionName } from './form-box.ts';

/** The words of a sentence in lower case. The name of a coverage or endorsement is one word, that of its section or box; so are `n't` and `no longer`. */
export type Words = readonly string[];

/** How sentences name a coverage. */
const COVERAGES: Readonly<Record<SectionName, RegExp>> = {
  general_liability: /\b(?:c?g\/?l|(?:c\.)?g\.l\.?|(?:comm(?:ercial|\.)? )?gen(?:eral|\.)? liab(?:ility)?)(?!\w)/g,
  auto_liability:
    /\b(?:(?:commercial |business |hired (?:and|&) non-? ?owned )?auto(?:mobile)?s?(?: liab(?:ility)?)?|vehicles?(?: liab(?:ility)?)?|bap)\b/g,
  umbrella_excess: /\b(?:umb(?:rella)?|excess)\b(?: liab(?:ility)?\b)?/g,
  workers_comp: /\b(?:work(?:er)?'?s?'? ?comp(?:ensation)?|w\/?c|w\.c\.?|employer'?s?'? liab(?:ility)?)\b/g,
};

/** Endorsements with a box of their own, and how sentences name them. */
const ENDORSEMENTS = {
  additional_insured: /\badditional insureds?\b/g,
  subrogation_waived: /\b(?:waivers? of )?subrogation\b/g,
};

/** Phrases that the grammar treats as one word or as another word. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/;/g, ' but '],
  [/\bcoverage under\b/g, 'coverage of'],
  [/n't\b|\bno longer\b|\bcannot\b|\b(?:has|have) yet to\b|\bfail(?:s|ed) to\b|\bun(?=bound\b)/g, ' not '],
  [/(?<=\b(?:is|are|was|were|been) )neither\b/g, 'not'],
  [/\bout of (?=force\b)/g, ' not in '],
  [/\bn\/a\b|\bnot applicable\b/g, ' none '],
  [/\bexempt from\b/g, ' no '],
  [/\bnon-? ?renew/g, 'nonrenew'],
  [/\bself-? ?insured retention\b/g, 'retention'],
  [/\bself-? ?insure(?:[ds]|rs?)\b|\buninsured\b/g, 'selfinsured'],
  [/\buntil further notice\b/g, ' '],
  [
    /\bin (?:the )?process\b|\bin progress\b|\bto follow\b|\bto be determined\b|\btbd\b|\bawait(?:s|ing)\b|\bwaiting for\b/g,
    ' pending ',
  ],
  [/\bunder (?:a )?(?:notice of\b|(?=cancellation))/g, ' pending '],
  [/(?<=\b(?:is|are|now|currently) )in (?=cancellation\b)|\bin (?=cancellation status)/g, ' pending '],
  [/\bcanx\b|\bcxld?\b|\bcance?l+(?:e?d|'d)\b|\bcanc\b/g, ' cancelled '],
  [/\bcancel+ations?\b/g, ' cancellation '],
  [/\bon hold\b/g, 'suspended'],
  [/\btaken off\b/g, 'removed'],
  [/\bceases? to\b|\bto be (?=bound\b)/g, ' not '],
  [/\bissued in error\b|\bdo not use (?=(?:this|the) certificate)/g, ' void '],
  [/\bnot as shown\b/g, ' incorrect '],
  [/\btook effect\b/g, 'effective'],
  [/\bwill (?:terminate|lapse|cease|end)\b/g, ' will be terminated '],
  [/\bother than\b|(?<=\ball (?:\w{1,12} )?)but\b/g, 'except'],
  [
    /\b(?:by|with|under|through|to) (?:a |an )?(?:different|another|new|separate) (?:insurance )?(?:carrier|insurer|company|agency|agent|broker)\b|(?<=\b(?:insured|placed|written|covered|provided|carried) )elsewhere\b/g,
    ' otherinsurer ',
  ],
];

/** Splits a sentence into words. */
export function wordsOf(sentence: string): Words {
  let plain = sentence.replace(/[’‘`]/g, "'").toLowerCase();
  for (const [name, called] of Object.entries({ ...COVERAGES, ...ENDORSEMENTS }))
    plain = plain.replace(called, ` ${name} `);
  for (const [turn, word] of TURNS) plain = plain.replace(turn, word);
  return plain.match(/[\p{L}\p{N}_']{1,64}/gu) ?? [];
}

/** Splits words into a set. */
export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names for any coverage. */
export const ANY_COVERAGE = set('policy policies coverage coverages insurance certificate certificates');

/** Whether a word names a coverage. */
export function isCoverage(word: string | undefined): word is SectionName {
  return (SECTION_NAMES as readonly (string | undefined)[]).includes(word);
}

/** Whether a word names an endorsement with a box of its own. */
export function isEndorsement(word: string | undefined): word is keyof typeof ENDORSEMENTS {
  return Object.keys(ENDORSEMENTS).includes(word ?? '');
}

/** Whether a word names one coverage or any coverage. */
export function isOfCoverage(word: string | undefined): boolean {
  return isCoverage(word) || ANY_COVERAGE.has(word ?? '');
}

/** Whether a text mentions a coverage. */
export function mentionsCoverage(text: string, section: SectionName): boolean {
  return wordsOf(text).includes(section);
}

const CLAUSE_END = /[;\n|]|\.(?!\d)/;
const AMOUNT = /\$ ?\d|\d{1,3}(?:,\d{3}){1,4}|\d{5,12}|\b\d{1,4}(?:\.\d{1,3})? ?(?:k|mm?|mil|million)\b/i;
const OF_LIMITS = set(
  'limit limits aggregate occurrence accident claim premises medical med advertising completed disease',
);

/**
 * Whether a text may state what belongs in a box: its endorsement; for a limit, an amount of its coverage or of some limit; otherwise its
 * coverage. A clause that names only other coverages does not count.
 */
export function mentionsBox(
  text: string,
  { section, name, demand }: Pick<FormBox, 'section' | 'name' | 'demand'>,
): boolean {
  return text.split(CLAUSE_END).some((clause) => {
    const words = wordsOf(clause);
    const named = words.filter(isCoverage);
    if (named.length > 0 && !named.includes(section)) return false;
    if (isEndorsement(name)) return words.includes(name);
    if (demand !== 'minimum') return named.length > 0;
    return AMOUNT.test(clause) && (named.length > 0 || words.some((word) => OF_LIMITS.has(word)));
  });
}
