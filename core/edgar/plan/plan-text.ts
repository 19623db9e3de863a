import { sentences } from './sentences.ts';
import { PHRASES } from './plan-words.ts';

/** The rule in any spelling, a name given to a plan under it, and anything outside the rule. */
export const RULE = '§rule';
export const NAMED = '§named';
export const NON_RULE = '§nonrule';

/** EDGAR accepts 1,000 characters per footnote; the rest of a longer one is not read. */
const MAX_LENGTH = 1000;

/** Before white space and punctuation are normalized. */
const MAX_RAW_LENGTH = 4000;

/** Names that one footnote gives to its plan; real ones give one. */
const MAX_TERMS = 5;

/**
 * Spellings of the rule in filings: `10b5-1`, `10b-5-1`, `10(b)5-1`, `10b51`, `10b5-l`, with an optional paragraph.
 * `10b-5`, the anti-fraud rule, and `10b-18` are other rules, but nobody adopts a plan under the former: a `10b-5
 * trading plan` counts.
 */
const SPELLED =
  '(?:(?:sec )?rules? ?|\\b)(?:10|l0|1o) ?-? ?(?:\\(b\\)|b) ?-? ?(?:' +
  '(?:5|\\(5\\)) ?(?:[-./_]{1,2} ?[1li]|\\([1l]\\)|1)(?![0-9a-z]|[,.]\\d)(?: ?\\((?:[a-z]|\\d|i{1,3})\\)){0,4}' +
  '|5(?= (?:stock |written |sales |trading |selling ){0,2}(?:plan|program|arrangement)))';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

/** Text replaced by a single mark: the rule, a date, and the week, month or year of other transactions. */
const MARKS: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [new RegExp(`\\bnon ?-? ?${SPELLED}`, 'g'), ` ${NON_RULE} `],
  [new RegExp(SPELLED, 'g'), ` ${RULE} `],
  [
    new RegExp(
      `\\b(?:${MONTH}\\.? \\d{1,2}(?:,? \\d{4})?|${MONTH} \\d{4}|(?<=\\b(?:in|of|since|until|early|late) )may|\\d{1,2}/\\d{1,2}/\\d{2,4})(?![\\w/])`,
      'g',
    ),
    '§date',
  ],
  [
    /\b(?:(?:last|prior|previous|preceding|next|earlier|past) (?:weeks?|months?|quarters?|years?|fiscal)|earlier (?:in|this)|to date|in the same (?:week|month)|(?:row|line) \d+ (?:reports|shows|only))\b/g,
    '§then',
  ],
  [/\b(?:in (?:19|20)\d\d|years ago)\b/g, '§year'],
];

const DEFINED = /\(\s?(?:the |each,? an? |collectively,? the )?"([^"()]{2,40})"\s?\)/g;

/** A normalized footnote: lower case, the rule and dates as marks, split into sentences. */
export interface PlanText {
  readonly sentences: readonly string[];
  readonly namesRule: boolean;
  /** Names that the footnote gives to a plan under the rule (`the "Sales Plan"`) and to other plans. */
  readonly terms: readonly string[];
  readonly otherTerms: readonly string[];
}

/** Returns a footnote's sentences and the names it gives to plans. */
export function planText(footnote: string): PlanText {
  const marked = sentences(plain(footnote.slice(0, MAX_RAW_LENGTH)).slice(0, MAX_LENGTH)).map((sentence) =>
    MARKS.reduce((text, [pattern, mark]) => text.replace(pattern, mark), sentence.toLowerCase()),
  );
  const terms: string[] = [];
  const otherTerms: string[] = [];
  for (const sentence of marked) {
    let from = 0;
    for (const match of sentence.matchAll(DEFINED)) {
      const term = match[1] ?? '';
      const isRules = sentence.slice(from, match.index).includes(RULE);
      if (/plan|instruction/.test(term)) (isRules ? terms : otherTerms).push(term);
      from = match.index;
    }
  }
  const namesRule = marked.some((sentence) => sentence.includes(RULE));
  return { sentences: marked, namesRule, terms: terms.slice(0, MAX_TERMS), otherTerms };
}

function plain(text: string): string {
  return text
    .replace(/[\u200b-\u200d\ufeff§]/g, '')
    .replace(/[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\bw\/ ?/g, 'with ')
    .replace(/ ?\? ?(?=(?:no|n\/a)\b)/gi, ': ')
    .trim();
}

const PHRASE = new RegExp(`\\b(?:${PHRASES.map((phrase) => phrase.replaceAll('_', ' ')).join('|')})\\b`, 'g');
const TOKEN = /§[a-z]+|[a-z0-9$%&']+(?:[-/._][a-z0-9']+|,\d{3}(?!\d))*|[,:()]/g;

/**
 * Returns the words of each sentence, with marks for names that this footnote or another in the filing gives to its
 * plan; a name given to another plan (`the 2019 Equity Plan (the "Plan")`) is not marked.
 */
export function planWords(text: PlanText, knownTerms: ReadonlySet<string>): string[][] {
  const terms = [...text.terms, ...knownTerms].filter((term) => !text.otherTerms.includes(term));
  return text.sentences.map(
    (sentence) =>
      terms
        .reduce((marked, term) => marked.replaceAll(`the ${term}`, ` ${NAMED} `), sentence)
        .replace(/\bplan's (?:terms|conditions|provisions|schedule)\b/g, 'plan')
        .replace(/\bin (?:full|strict|complete) (?=compliance)/g, 'in ')
        .replace(/\bthereunder\b/g, 'under it')
        .replace(/\bso (made|executed)\b/g, '$1 under it')
        .replace(/\b(\w{2,5})n't\b/g, '$1 not')
        .replace(/ -{1,2} /g, ' : ')
        .replace(PHRASE, (phrase) => phrase.replaceAll(' ', '_'))
        .match(TOKEN) ?? [],
  );
}
