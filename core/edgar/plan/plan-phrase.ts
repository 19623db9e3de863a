import { NAMED, NON_RULE, RULE, type PlanText } from './plan-text.ts';
import { has, is, lastOf, type WordKind } from './plan-words.ts';

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

/** Words that describe a plan between the rule, or a word that points at a plan, and its noun: a Rule 10b5-1 stock trading plan. */
const MAX_NAME = 6;

/** Words that do more than describe a plan. */
const WORKING: readonly WordKind[] = [
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
];

/** What ends the words said of a plan right after its noun. */
const ENDS_SAID: readonly WordKind[] = ['be', 'modal', 'not', 'under', 'governs', 'breaks'];

const OF_ISSUER = /(?:^of|\bby) (?:the[ _])?(?:issuer|company|corporation|registrant)(?!')\b/;
const REPURCHASE = /^(?:re-?purchase|buy-?back)$/;

/**
 * The words of a footnote's sentences with each plan, from its article to its date, as one word: `the shares were sold under §plan`.
 * `the plan`, `it` and a trading plan are the footnote's plan once it has named the rule.
 */
export function markPlans(sentences: readonly (readonly string[])[], { namesRule }: PlanText): string[][] {
  const first = sentences.findIndex((words) => words.includes(RULE));
  return sentences.map((words, i) => markSentence(words, { namesRule, isKnown: namesRule && i >= first }));
}

interface Known {
  readonly namesRule: boolean;
  readonly isKnown: boolean;
}

function markSentence(words: readonly string[], known: Known): string[] {
  const marked: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const isRule = word === RULE || word === NON_RULE;
    const isAgain = word === NAMED || (known.namesRule && refersBack(marked, words, i, known));
    if (!isRule && !isAgain) {
      marked.push(word);
      continue;
    }
    const end = isRule ? nounAfter(words, i) : i;
    const isNamed = end === i || marked.at(-2) === 'is' || marked.at(-2) === 'being';
    const tied = isRule && isNamed ? marked.splice(tiedNoun(marked)) : [];
    const phrase = [...phraseBefore(marked), ...words.slice(i, end + 1)];
    const after = saidAfter(words, end + 1);
    const isOutside = word === NON_RULE || /\bnot (?:intended|designed|meet|comply|satisfy|under)/.test(tied.join(' '));
    const isTheirs =
      OF_ISSUER.test(after.join(' ')) ||
      phrase.some((one) => REPURCHASE.test(one) || is(one.replace(/'s?$/, ''), 'stranger'));
    marked.push(isOutside ? NO_PLAN : isTheirs ? THEIR_PLAN : PLAN);
    // `The plan is intended to comply with Rule 10b5-1` is a sentence about the plan, and no label.
    if (has(tied, 'be') && !['that', 'which', 'this'].some((one) => tied.includes(one))) marked.push('is');
    i = end + after.length;
  }
  return marked;
}

/** Whether a word, with what is before it, speaks of a plan that the footnote names: `under it`, `such plan`, `a trading plan`. */
function refersBack(before: readonly string[], words: readonly string[], at: number, { isKnown }: Known): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (/^(?:it|one|such)$/.test(word)) {
    const leads = is(before.at(-1), 'under') || is(before.at(-1), 'outside');
    return leads && (next === '' || is(next, 'breaks') || next === 'on');
  }
  if (!is(word, 'plan') || /^(?:of|administrator)$/.test(next) || is(next, 'plan')) return false;
  let from = before.length;
  while (from > before.length - MAX_NAME && is(before[from - 1], 'describes')) from--;
  const names = before.slice(from);
  if (before[from - 1] === RULE) return false;
  return has(names, 'trade_plan') || (isKnown && is(before[from - 1], 'points'));
}

/** The index of the last noun of the plan that the rule begins; of the rule where it begins none. */
function nounAfter(words: readonly string[], rule: number): number {
  let found = rule;
  for (let i = rule + 1; i <= rule + MAX_NAME; i++) {
    if (is(words[i], 'plan')) found = i;
    else if (!is(words[i], 'describes')) break;
  }
  return found;
}

/** Where the phrase of a plan begins to which the rule after it belongs; the end where there is none. */
function tiedNoun(before: readonly string[]): number {
  for (let i = before.length - 1; i >= Math.max(0, before.length - MAX_TIE); i--) {
    if (is(before[i], 'plan') || before[i] === PLAN) return i;
    if (is(before[i], 'dealt')) break;
  }
  return before.length;
}

/** Takes off the end of what comes before a plan all that only describes it (the reporting person's preset), and returns it. */
function phraseBefore(before: string[]): string[] {
  const said = before.findLastIndex(
    (word) => !is(word, 'describes') && (is(word, ...WORKING) || !/^[a-z,]/.test(word)),
  );
  const article = lastOf(before, 'determiner');
  return before.splice(is(before[said], 'under') ? said + 1 : article > said ? article : before.length);
}

/** What is said of a plan right after its noun (adopted by a trust on), up to the next verb or clause. */
function saidAfter(words: readonly string[], from: number): string[] {
  if (!/^(?:adopted|entered_into|dated|of)$/.test(words[from] ?? '')) return [];
  const end = words.findIndex((word, i) => i >= from && is(word, ...ENDS_SAID));
  return words.slice(from, end === -1 ? undefined : end);
}
