import { NON_RULE, PLAN_AGAIN, RULE } from './plan-text.ts';
import { is } from './plan-words.ts';

/** A plan under the rule, a plan of a stranger to this filing, and a plan that is said not to be under the rule. */
export const PLAN = '§plan';
export const THEIR_PLAN = '§theirs';
export const NO_PLAN = '§nonplan';

/** Whether a word is a plan's mark. */
export function isPlanMark(word: string | undefined): boolean {
  return word === PLAN || word === THEIR_PLAN || word === NO_PLAN;
}

/** Words that a plan's phrase may have before or after the rule. */
const MAX_PHRASE = 24;

/** Ties a plan's noun to a rule named after it: a plan adopted under, intended to satisfy, complying with. */
const TIE = /^(?:adopt|establish|enter|intend|design|qualif|compl|satisf|meet|conform|requirement|condition|date|structure|create|under$|pursuant_to$|in_accordance_with$|in_compliance_with$|:$)/;

/** Begins what is said of a plan after its noun: adopted on, dated, in effect since. */
const SAID_AFTER = /^(?:adopt|dated|establish|enter|effective|sign|approv|amend|which$|§date$)/;

const REPURCHASE = /^(?:re-?purchase|buy-?back)$/;

/**
 * A sentence's words with each plan, from its article to what follows its noun, as one word: `the shares were sold under §plan`.
 */
export function markPlans(words: readonly string[]): string[] {
  const marked: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word !== RULE && word !== NON_RULE && word !== PLAN_AGAIN) {
      marked.push(word);
      continue;
    }
    const end = nounAfter(words, i) ?? i;
    const isOwn = end > i || word === PLAN_AGAIN;
    const start = isOwn ? undefined : tiedNoun(marked);
    const inner = start === undefined ? [] : marked.splice(start);
    const owners = phraseBefore(marked);
    const after = saidAfter(words, end + 1);
    marked.push(planMark({ word, inner, owners, name: words.slice(i, end + 1), after }));
    i = end + after.length;
  }
  return marked;
}

/** The index of the plan's noun after the rule. */
function nounAfter(words: readonly string[], rule: number): number | undefined {
  let found: number | undefined;
  for (let i = rule + 1; i < Math.min(words.length, rule + 7); i++) {
    const word = words[i] ?? '';
    if (is('plan', word)) found = i;
    else if (found !== undefined || !(is('describes', word) || REPURCHASE.test(word))) break;
  }
  return found;
}

/** Where the phrase of a plan begins that is tied to the rule after it: `a written plan intended to satisfy`. */
function tiedNoun(before: readonly string[]): number | undefined {
  let isTied = false;
  for (let i = before.length - 1; i >= Math.max(0, before.length - MAX_PHRASE); i--) {
    const word = before[i] ?? '';
    if (is('plan', word) || word === PLAN) {
      const isNext = before.slice(i + 1).every((one) => ['(', ',', 'the', 'a'].includes(one));
      return isTied || isNext ? i : undefined;
    }
    if ((is('opens', word) && word !== 'when') || (is('dealt', word) && word !== 'made')) return undefined;
    if (TIE.test(word)) isTied = true;
  }
  return undefined;
}

/** Takes article, owner and adjectives off the end of what comes before a plan, and returns them. */
function phraseBefore(before: string[]): string[] {
  const phrase: string[] = [];
  let isOwned = false;
  while (before.length > 0 && phrase.length < MAX_PHRASE) {
    const word = before.at(-1) ?? '';
    const isOwner = /s?'s?$/.test(word);
    const isDescription = is('describes', word) || is('determiner', word) || /(?:ed|ly)$/.test(word) || word === '$';
    const isEnd = is('under', word) || is('outside', word) || is('be', word) || is('dealt', word) || is('governs', word);
    if (word === 'no') break;
    if (isEnd || is('deal', word) || !(isOwner || isDescription || (isOwned && /^[a-z]/.test(word) && !is('opens', word)))) break;
    if (word === 'and' && !/(?:ed|ly)$/.test(before.at(-2) ?? '')) break;
    phrase.unshift(word);
    before.pop();
    if (is('determiner', word)) break;
    isOwned ||= isOwner;
  }
  if (['any', 'all', 'said'].includes(before.at(-1) ?? '')) before.pop();
  return phrase;
}

/** What is said of a plan right after its noun, up to the next verb, comma or clause. */
function saidAfter(words: readonly string[], from: number): string[] {
  let i = from;
  if (words[i] === ',' && /^(?:adopted|dated|entered)$/.test(words[i + 1] ?? '')) i++;
  if (/^previously|^originally/.test(words[i] ?? '')) i++;
  if (!SAID_AFTER.test(words[i] ?? '') && words[i] !== 'of') return [];
  if (words[i] === 'which') return [];
  for (; i < words.length; i++) {
    const word = words[i] ?? '';
    if ([',', '(', ')', ':', 'and', 'that', 'which'].includes(word)) break;
    if (is('be', word) || is('opens', word) || is('modal', word) || is('dealt', word) || is('not', word)) break;
    if (is('governs', word) && word !== 'for') break;
    if (is('under', word) && (words[i + 1] === 'which' || words[i + 1] === PLAN_AGAIN)) break;
  }
  return words.slice(from, i);
}

interface Phrase {
  readonly word: string;
  readonly inner: readonly string[];
  readonly owners: readonly string[];
  readonly name: readonly string[];
  readonly after: readonly string[];
}

function planMark({ word, inner, owners, name, after }: Phrase): string {
  if (word === NON_RULE || inner.some((one, i) => is('not', one) && TIE.test(inner[i + 1] ?? ''))) return NO_PLAN;
  if ([...owners, ...name, ...inner].some((one) => REPURCHASE.test(one))) return THEIR_PLAN;
  if (owners.some((one) => /'s?$/.test(one) && is('stranger', one.replace(/'s?$/, '')))) return THEIR_PLAN;
  const said = after.join(' ');
  const isTheirs = /(?:^of|\bby) (?:the )?(?:issuer|company|corporation|registrant)(?!')\b/.test(said);
  const isLater = /\b(?:after|following|subsequent_to) (?:this|the|these) /.test(said);
  return isTheirs || isLater ? THEIR_PLAN : PLAN;
}
