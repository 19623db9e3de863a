import { NAMED, NON_RULE, RULE, type PlanText } from './plan-text.ts';
import { has, is, isStranger, lastOf, WORKING } from './plan-words.ts';

/** A plan under the rule, a plan of the issuer or of another party to the transaction, and a plan outside the rule. */
export const PLAN = '§plan';
const THEIR_PLAN = '§theirs';
export const NO_PLAN = '§nonplan';

/** Whether a word marks a plan that the transaction may have been made under or outside of. */
export function isPlanMark(word: string | undefined): boolean {
  return word === PLAN || word === NO_PLAN;
}

/** Maximum words from a plan's noun to a rule named after it: a plan that is intended to satisfy. */
const MAX_TIE = 24;

const REPURCHASE = /^(?:re-?purchase|buy-?back)$/;

/** Context that a footnote's other sentences give to a sentence. */
interface Known {
  readonly namesRule: boolean;
  /** It was named before or is in this sentence. */
  readonly isNamed: boolean;
}

/**
 * Returns the words of a footnote's sentences with each plan, from its article to its date, as one word: `the shares
 * were sold under §plan`. `the plan`, `it` and a trading plan mean the footnote's plan once it has named the rule.
 */
export function markPlans(sentences: readonly (readonly string[])[], { namesRule }: PlanText): string[][] {
  const first = sentences.findIndex((words) => words.includes(RULE));
  return sentences.map((words, i) => markSentence(words, { namesRule, isNamed: namesRule && i >= first }));
}

function markSentence(words: readonly string[], known: Known): string[] {
  const marked: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const isRule = word === RULE || word === NON_RULE;
    if (!isRule && !refersBack(words.slice(i, i + 2), marked, known)) {
      marked.push(word);
      continue;
    }
    const stop = isRule ? words.findIndex((one, n) => n > i && !is(one, 'plan', 'describes')) : i + 1;
    const end = Math.max(i, lastOf(words.slice(0, stop === -1 ? undefined : stop), 'plan'));
    const tied = isRule && (end === i || marked.at(-2) === 'is') ? marked.splice(tiedNoun(marked)) : [];
    const phrase = [...phraseBefore(marked), ...words.slice(i, end + 1)];
    const after = saidAfter(words.slice(end + 1));
    const isOutside =
      word === NON_RULE ||
      /\b(?:not|never) (?:intended|designed|meet|comply|satisfy|qualify|under)/.test(tied.join(' '));
    const isTheirs =
      has(after.slice(0, 4), 'stranger') || phrase.some((one) => REPURCHASE.test(one) || isStranger(one));
    marked.push(isOutside ? NO_PLAN : isTheirs ? THEIR_PLAN : PLAN);
    // `The plan is intended to comply with Rule 10b5-1` is a sentence about the plan, not a label.
    if (has(tied, 'be') && !['that', 'which', 'this'].some((one) => tied.includes(one))) marked.push('is');
    i = end + after.length;
  }
  return marked;
}

/**
 * Whether a word, with its context before it, refers to a plan named in the footnote: `under it`, `such plan`, `a
 * trading plan`.
 */
function refersBack([word = '', next = '']: readonly string[], before: readonly string[], known: Known): boolean {
  if (word === NAMED) return true;
  if (!known.namesRule || /^(?:of|administrator)$/.test(next)) return false;
  if (word === 'it' || word === 'one') return is(before.at(-1), 'under', 'outside');
  if (!is(word, 'plan')) return false;
  const from = before.findLastIndex((one) => !is(one, 'describes'));
  return has(before.slice(from + 1), 'trade_plan') || (known.isNamed && is(before[from], 'points'));
}

/** Returns where the phrase of a plan begins to which the following rule belongs; the end if there is none. */
function tiedNoun(before: readonly string[]): number {
  const recent = before.slice(-MAX_TIE);
  const noun = Math.max(lastOf(recent, 'plan'), recent.lastIndexOf(PLAN));
  return before.length - (noun > lastOf(recent, 'dealt') ? recent.length - noun : 0);
}

/**
 * Removes from the text before a plan everything that only describes it (the reporting person's preset), and returns
 * it.
 */
function phraseBefore(before: string[]): string[] {
  const said = before.findLastIndex(
    (word, i) =>
      (/^(?:and|which)$/.test(word) && before[i - 1] === ',') ||
      (!is(word, 'describes') && is(word, ...WORKING, 'under', 'outside', 'not', 'opens', 'base')),
  );
  const article = lastOf(before, 'determiner');
  return before.splice(is(before[said], 'under') ? said + 1 : article > said ? article : before.length);
}

/** Returns what is said of a plan right after its noun (adopted by a trust on), up to the next verb or clause. */
function saidAfter(words: readonly string[]): readonly string[] {
  if (!/^(?:adopted|established|entered_into|dated|of)$/.test(words[0] ?? '')) return [];
  const end = words.findIndex(
    (word) => word === 'when' || is(word, 'be', 'modal', 'not', 'under', 'governs', 'about', 'breaks', 'ended'),
  );
  return words.slice(0, end === -1 ? undefined : end);
}
