import { NON_RULE, PLAN_AGAIN, RULE } from './plan-text.ts';
import { is } from './plan-words.ts';

/** A plan under the rule, a plan of the issuer or of another party to the transaction, and a plan outside the rule. */
export const PLAN = '§plan';
export const THEIR_PLAN = '§theirs';
export const NO_PLAN = '§nonplan';

/** Whether a word marks a plan that the transaction may have been made under, or outside of. */
export function isPlanMark(word: string | undefined): boolean {
  return word === PLAN || word === NO_PLAN;
}

/** Words from a plan's noun to a rule named after it: a plan that is intended to satisfy. */
const MAX_TIE = 24;

/** Words from the rule to its plan's noun: a Rule 10b5-1 stock trading plan. */
const MAX_NAME = 6;

/** Words that do more than describe a plan. */
const WORKING = [
  'under',
  'outside',
  'be',
  'dealt',
  'deal',
  'modal',
  'not',
  'governs',
  'opens',
  'base',
  'time',
  'about',
  'event',
] as const;

const OF_ISSUER = /(?:^of|\bby) (?:the[ _])?(?:issuer|company|corporation|registrant)(?!')\b/;
const REPURCHASE = /^(?:re-?purchase|buy-?back)$/;

/** A sentence's words with each plan, from its article to its date, as one word: `the shares were sold under §plan`. */
export function markPlans(words: readonly string[]): string[] {
  const marked: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word !== RULE && word !== NON_RULE && word !== PLAN_AGAIN) {
      marked.push(word);
      continue;
    }
    const end = nounAfter(words, i);
    const isNamed = end === i || /^(?:is|being)$/.test(marked.at(-2) ?? '');
    const tied = isNamed && word !== PLAN_AGAIN ? marked.splice(tiedNoun(marked)) : [];
    const phrase = [...phraseBefore(marked), ...words.slice(i, end + 1)];
    const after = saidAfter(words, end + 1);
    marked.push(planMark(word, { tied, phrase, after }));
    // `The plan is intended to comply with Rule 10b5-1` is a sentence about the plan, and no label.
    if (tied.some((one) => is('be', one)) && !['that', 'which', 'this'].some((one) => tied.includes(one)))
      marked.push('is');
    i = end + after.length;
  }
  return marked;
}

/** The index of the last noun of the plan that the rule begins; of the rule where it begins none. */
function nounAfter(words: readonly string[], rule: number): number {
  let found = rule;
  for (let i = rule + 1; i <= rule + MAX_NAME; i++) {
    if (is('plan', words[i])) found = i;
    else if (!is('describes', words[i])) break;
  }
  return found;
}

/** Where the phrase of a plan begins to which the rule after it belongs; the end where there is none. */
function tiedNoun(before: readonly string[]): number {
  for (let i = before.length - 1; i >= Math.max(0, before.length - MAX_TIE); i--) {
    if (is('plan', before[i]) || before[i] === PLAN) return i;
    if (is('dealt', before[i])) break;
  }
  return before.length;
}

/** Takes off the end of what comes before a plan all that only describes it (the reporting person's preset), and returns it. */
function phraseBefore(before: string[]): string[] {
  const said = before.findLastIndex(
    (word) => !is('describes', word) && (WORKING.some((kind) => is(kind, word)) || !/^[a-z,]/.test(word)),
  );
  const article = before.findLastIndex((word) => is('determiner', word));
  return before.splice(is('under', before[said]) ? said + 1 : article > said ? article : before.length);
}

/** What is said of a plan right after its noun (adopted by a trust on), up to the next verb or clause. */
function saidAfter(words: readonly string[], from: number): string[] {
  if (!/^(?:adopted|entered_into|dated|of)$/.test(words[from] ?? '')) return [];
  const end = words.findIndex(
    (word, i) =>
      i >= from &&
      ([',', '(', ')', ':', 'and', 'that', 'which'].includes(word) ||
        (['be', 'modal', 'not', 'under', 'governs'] as const).some((kind) => is(kind, word))),
  );
  return words.slice(from, end === -1 ? undefined : end);
}

interface PlanPhrase {
  readonly tied: readonly string[];
  readonly phrase: readonly string[];
  readonly after: readonly string[];
}

function planMark(word: string, { tied, phrase, after }: PlanPhrase): string {
  if (word === NON_RULE || /\bnot (?:intended|designed|meet|comply|satisfy|under)/.test(tied.join(' '))) return NO_PLAN;
  const isStrangers = phrase.some((one) => REPURCHASE.test(one) || is('stranger', one.replace(/'s?$/, '')));
  return isStrangers || OF_ISSUER.test(after.join(' ')) ? THEIR_PLAN : PLAN;
}
