import { PLAN_AGAIN, RULE, NON_RULE, PLACES, EXCLUDES, TIMES, DEALT, MODALS } from './plan-words.ts';
import { sentences } from './sentences.ts';

/** EDGAR takes 1,000 characters a footnote; what a longer one says after them is not read. */
const MAX_LENGTH = 1000;

/** Before white space and marks are put in one form. */
const MAX_RAW_LENGTH = 4000;

/** Names that one footnote gives to its plan; real ones give one. */
const MAX_TERMS = 5;

/**
 * Every spelling of the rule that filings show: `10b5-1`, `10b-5-1`, `10(b)5-1`, `10b51`, `10b5-l`, with the paragraph that
 * may follow. `10b-5`, the rule against fraud, and `10b-18` are other rules, but nobody adopts a plan under the former: a
 * `10b-5 trading plan` is one of these.
 */
const SPELLED =
  '(?:(?:sec )?rules? ?|\\b)(?:10|l0|1o) ?-? ?(?:\\(b\\)|b) ?-? ?(?:' +
  '(?:5|\\(5\\)) ?(?:[-./_]{1,2} ?[1li]|\\([1l]\\)|1)(?![0-9a-z]|[,.]\\d)(?: ?\\((?:[a-z]|\\d|i{1,3})\\)){0,4}' +
  '|5(?= (?:stock |written |sales |trading |selling ){0,2}(?:plan|program|arrangement)))';

const NON_RULE_SPELLED = new RegExp(`\\bnon ?-? ?${SPELLED}`, 'g');
const RULE_SPELLED = new RegExp(SPELLED, 'g');

const TRADING =
  '(?:(?:stock|share) )?(?:pre-?arranged|pre-?established|pre-?existing|automatic|written|trading|sales|selling|disposition|diversification|liquidation)';
const PLAN = '(?:plan|program|arrangement|instruction)s?\\b';

/** "The Plan", "such trading plan": a plan that a reader has met before. */
const AGAIN = new RegExp(
  '\\b(?:the|such|this|that|said|these|those|his|her|their|its|same)' +
    `((?: (?:same|foregoing|aforementioned|above|existing|${TRADING})){0,3} ${PLAN})(?! (?:of|administrator))`,
  'g',
);

/** A plan for trading that is first met without the rule's name, which another sentence of the note then gives. */
const TRADING_PLAN = new RegExp(
  `\\b${TRADING}(?: (?:stock|share|trading|sales|selling|disposition)){0,2} ${PLAN}`,
  'g',
);

const DEFINED = /\(\s?(?:the |each,? an? |such |collectively,? the )?"([^"()]{2,40})"\s?\)/g;

/** A footnote in one spelling: lower case, plain hyphens and quotation marks, the rule as one mark, sentence by sentence. */
export interface PlanText {
  readonly sentences: readonly string[];
  readonly namesRule: boolean;
  /** Names that the footnote gives to a plan under the rule: `the "Sales Plan"`. */
  readonly terms: readonly string[];
}

/** A footnote as it is judged: its sentences, and what it calls a plan under the rule. */
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
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?\? ?(?=(?:yes|no|none|n\/a)\b)/gi, ': ')
    .trim();
}

function markRule(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(NON_RULE_SPELLED, ` ${NON_RULE} `)
    .replace(RULE_SPELLED, ` ${RULE} `)
    .replace(/ {2,}/g, ' ');
}

/** The names that a sentence gives in brackets, told apart by whether the rule stands before them. */
function definedTerms(sentence: string): { plans: string[]; others: string[] } {
  const plans: string[] = [];
  const others: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(DEFINED)) {
    const term = match[1] ?? '';
    const isPlan = /plan|program|arrangement|instruction/.test(term) && !term.includes(RULE);
    if (isPlan) (sentence.slice(from, match.index).includes(RULE) ? plans : others).push(term);
    from = match.index;
  }
  return { plans, others };
}

/**
 * The sentences with each later word for the plan marked as such: "the Plan", "such plan", and names that this footnote or
 * another of the filing gives it. A name that the footnote gives to another plan ("the 2019 Equity Plan (the "Plan")") is left.
 */
export function markPlan(text: PlanText, knownTerms: ReadonlySet<string>): string[] {
  const taken = new Set(text.sentences.flatMap((sentence) => definedTerms(sentence).others));
  const terms = new Set([...text.terms, ...knownTerms].filter((term) => !taken.has(term)));
  const named = text.sentences.findIndex((sentence) => sentence.includes(RULE));
  return text.sentences.map((sentence, i) => {
    const again = sentence.replace(AGAIN, (whole, noun: string) => {
      // Before the rule is named, "the plan" may be any plan; "the trading plan" is the one.
      const tooSoon = i < named && !noun.trim().includes(' ');
      return tooSoon || taken.has(noun.trim()) ? whole : ` ${PLAN_AGAIN} `;
    });
    let marked = again.replace(TRADING_PLAN, (whole, at: number) =>
      taken.has(whole) || /(?:rule|") ?$/.test(again.slice(Math.max(0, at - 10), at)) ? whole : ` ${PLAN_AGAIN} `,
    );
    for (const term of terms) marked = marked.replaceAll(`the ${term}`, ` ${PLAN_AGAIN} `);
    return marked;
  });
}

const PHRASES = [...PLACES, ...EXCLUDES, ...TIMES, ...DEALT, ...MODALS]
  .filter((phrase) => phrase.includes('_'))
  .map((phrase) => phrase.replaceAll('_', ' '))
  .sort((a, b) => b.length - a.length);

const PHRASE = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`, 'g');

const TOKEN = /§[a-z]+|[a-z0-9$%&']+(?:[-/._][a-z0-9']+|,\d{3}(?!\d))*|[,;:()"]/g;

/** The words and marks of a sentence, phrases joined: `pursuant_to`. */
export function tokens(sentence: string): string[] {
  const joined = sentence
    .replace(/\b(was|were|is|are|did|does|do|has|have|had)n't\b/g, '$1 not')
    // The month is no verb.
    .replace(/\bmay (?=\d)/g, '5/')
    .replace(PHRASE, (phrase) => phrase.replaceAll(' ', '_'));
  return joined.match(TOKEN) ?? [];
}
