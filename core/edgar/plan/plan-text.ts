import { sentences } from './sentences.ts';
import { PHRASES } from './plan-words.ts';

/** The rule in any spelling, a plan that the footnote has named before, and what is outside the rule. */
export const RULE = '§rule';
export const PLAN_AGAIN = '§again';
export const NON_RULE = '§nonrule';

/** EDGAR takes 1,000 characters a footnote; the rest of a longer one is not read. */
const MAX_LENGTH = 1000;

/** Before white space and punctuation are normalized. */
const MAX_RAW_LENGTH = 4000;

/** Names that one footnote gives to its plan; real ones give one. */
const MAX_TERMS = 5;

/**
 * The rule as filings spell it: `10b5-1`, `10b-5-1`, `10(b)5-1`, `10b51`, `10b5-l`, with the paragraph that may follow. `10b-5`, the
 * rule against fraud, and `10b-18` are other rules, but nobody adopts a plan under the former: a `10b-5 trading plan` counts.
 */
const SPELLED =
  '(?:(?:sec )?rules? ?|\\b)(?:10|l0|1o) ?-? ?(?:\\(b\\)|b) ?-? ?(?:' +
  '(?:5|\\(5\\)) ?(?:[-./_]{1,2} ?[1li]|\\([1l]\\)|1)(?![0-9a-z]|[,.]\\d)(?: ?\\((?:[a-z]|\\d|i{1,3})\\)){0,4}' +
  '|5(?= (?:stock |written |sales |trading |selling ){0,2}(?:plan|program|arrangement)))';

const NON_RULE_SPELLED = new RegExp(`\\bnon ?-? ?${SPELLED}`, 'g');
const RULE_SPELLED = new RegExp(SPELLED, 'g');

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const DATE = new RegExp(
  `\\b(?:${MONTH}\\.? \\d{1,2}(?:,? \\d{4})?|${MONTH} \\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4})(?![\\w/])`,
  'g',
);

const TRADING =
  '(?:(?:stock|share) )?(?:pre-?arranged|pre-?established|pre-?existing|automatic|written|trading|sales|selling)';
const PLAN = '(?:plan|program|arrangement|instruction)s?\\b';

/** "The Plan", "such trading plan": a plan that was named before. */
const AGAIN = new RegExp(
  `\\b(?:the|such|this|that|said|these|those|his|her|their|its|same)((?: (?:same|foregoing|existing|${TRADING})){0,3} ${PLAN})(?! (?:of|administrator))`,
  'g',
);

/** A plan for trading that is named before the rule is. */
const TRADING_PLAN = new RegExp(`\\b${TRADING}(?: (?:stock|share|trading|sales|selling)){0,2} ${PLAN}`, 'g');

const DEFINED = /\(\s?(?:the |each,? an? |collectively,? the )?"([^"()]{2,40})"\s?\)/g;

/** The week, month or year of other transactions. */
const THEN = /\b(?:(?:last|prior|previous|preceding|next) (?:weeks?|months?|quarters?|years?|fiscal)|earlier (?:in|this))\b/g;

/** A footnote in one spelling: lower case, the rule and dates as marks, sentence by sentence. */
export interface PlanText {
  readonly sentences: readonly string[];
  readonly namesRule: boolean;
  /** Names that the footnote gives to a plan under the rule: `the "Sales Plan"`. */
  readonly terms: readonly string[];
}

/** A footnote's sentences, and the names it gives to a plan under the rule. */
export function planText(footnote: string): PlanText {
  const marked = sentences(plain(footnote.slice(0, MAX_RAW_LENGTH)).slice(0, MAX_LENGTH)).map(markRule);
  return {
    sentences: marked,
    namesRule: marked.some((sentence) => sentence.includes(RULE)),
    terms: marked.flatMap((sentence) => definedTerms(sentence).plans).slice(0, MAX_TERMS),
  };
}

function plain(text: string): string {
  return text
    .replace(/[\u200b-\u200d\ufeff§]/g, '')
    .replace(/[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?\? ?(?=(?:no|n\/a)\b)/gi, ': ')
    .trim();
}

function markRule(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(NON_RULE_SPELLED, ` ${NON_RULE} `)
    .replace(RULE_SPELLED, ` ${RULE} `)
    .replace(DATE, '§date')
    .replace(THEN, '§then')
    .replace(/ {2,}/g, ' ');
}

/** The names that a sentence gives in brackets, by whether the rule comes before them. */
function definedTerms(sentence: string): { plans: string[]; others: string[] } {
  const plans: string[] = [];
  const others: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(DEFINED)) {
    const term = match[1] ?? '';
    const isPlan = /plan|instruction/.test(term);
    if (isPlan) (sentence.slice(from, match.index).includes(RULE) ? plans : others).push(term);
    from = match.index;
  }
  return { plans, others };
}

/**
 * The words of each sentence, with every later mention of the plan marked: "the Plan", "under it", "so made", and names that
 * this footnote or another of the filing gives it. A name given to another plan ("the 2019 Equity Plan (the "Plan")") is left.
 * Without the rule in the footnote only the names given elsewhere refer to the plan.
 */
export function planWords(text: PlanText, knownTerms: ReadonlySet<string>): string[][] {
  const taken = new Set(text.sentences.flatMap((sentence) => definedTerms(sentence).others));
  const terms = [...text.terms, ...knownTerms].filter((term) => !taken.has(term));
  const named = text.sentences.findIndex((sentence) => sentence.includes(RULE));
  return text.sentences.map((sentence, i) => {
    let marked = sentence;
    if (text.namesRule) {
      marked = marked
        // Before the rule is named, "the plan" may be any plan; "the trading plan" is the one.
        .replace(AGAIN, (whole) => (i < named ? whole : ` ${PLAN_AGAIN} `))
        .replace(TRADING_PLAN, (whole, at: number) =>
          /§rule ?$/.test(marked.slice(Math.max(0, at - 8), at)) ? whole : ` ${PLAN_AGAIN} `,
        )
        .replace(/\b(under|outside(?: of)?) (?:it|one|such)(?=$|[ .,])(?! was)/g, `$1 ${PLAN_AGAIN}`)
        .replace(/\bthereunder\b/g, `under ${PLAN_AGAIN}`)
        .replace(/\bso (made|executed)\b/g, `$1 under ${PLAN_AGAIN}`);
    }
    for (const term of terms) marked = marked.replaceAll(`the ${term}`, ` ${PLAN_AGAIN} `);
    return tokens(marked);
  });
}

const PHRASE = new RegExp(`\\b(?:${PHRASES.map((phrase) => phrase.replaceAll('_', ' ')).join('|')})\\b`, 'g');
const TOKEN = /§[a-z]+|[a-z0-9$%&']+(?:[-/._][a-z0-9']+|,\d{3}(?!\d))*|[,:()]/g;

function tokens(sentence: string): string[] {
  return (
    sentence
      .replace(/\b(\w{2,5})n't\b/g, '$1 not')
      .replace(/ -{1,2} /g, ' : ')
      .replace(PHRASE, (phrase) => phrase.replaceAll(' ', '_'))
      .match(TOKEN) ?? []
  );
}
