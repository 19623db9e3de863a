import { is } from './plan-words.ts';

/** What is claimed of a transaction. */
export interface Claim {
  /** The row's own, a part of it, all but the row's, or another. */
  readonly subject: 'this' | 'part' | 'all_but_this' | 'another';
  readonly polarity: 'affirmed' | 'denied';
  readonly tense: 'happened' | 'not_yet' | 'supposed' | 'withdrawn';
}

/**
 * What is claimed of a transaction by words that lead to a plan, `after` coming behind it; undefined where they name none. A negation
 * reaches its own verb, a subject that is none (`no sales`, `neither`) the whole clause.
 */
export function claimOf(words: readonly string[], after: readonly string[] = []): Claim | undefined {
  const verb = words.findLastIndex((word) => is('dealt', word) || is('base', word));
  const head = Math.max(
    verb,
    words.findLastIndex((word) => is('deal', word)),
  );
  const be = words.findIndex((word) => is('be', word));
  if (head === -1 && !['this', 'these', 'it', 'all'].includes(words[be - 1] ?? '')) return undefined;
  // `has no influence over sales under`, `before the first sale under`.
  const isAside = words.slice(verb + 1, head).some((word) => is('about', word) || is('time', word) || is('outside', word));
  const isSupposed = words.some((word) => is('hedge', word));
  const subject = head === -1 ? words : words.slice(0, head);
  return {
    subject: isAside || isAnother(words, subject, after) ? 'another' : quantityOf(words),
    polarity: words.some((_, i) => negates(words, i)) ? 'denied' : 'affirmed',
    tense: isSupposed ? 'supposed' : isToCome(words.slice(0, Math.max(0, head)), words[head]) ? 'not_yet' : 'happened',
  };
}

/** `prior sales`, `shares previously sold`, but not a `previously announced sale` or an exercise `and the subsequent sale`. */
export function isOther(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const next = words.slice(i + 1, i + 4);
    const isNamed = /^(?:shares|form)$/.test(next[0] ?? '') || next.some((one) => is('deal', one) || is('dealt', one));
    return is('other', word) && words[0] !== 'this' && !(word === 'subsequent' && words.slice(0, i).includes('and')) && next[0] !== 'announced' && isNamed;
  });
}

/** `instructed the broker to sell` has happened, `to be sold` has not. */
function isToCome(before: readonly string[], head: string | undefined): boolean {
  if (before.some((word) => is('modal', word))) return true;
  const isInfinitive = is('base', head) || before.includes('be');
  return isInfinitive && !before.some((word) => is('causes', word));
}

function negates(words: readonly string[], i: number): boolean {
  const rest = words.slice(i + 1);
  if (!is('not', words[i])) return false;
  if (words[i] === 'no')
    return rest.slice(0, 3).some((one) => is('deal', one) || /^(?:longer|shares|portion|part_of)$/.test(one));
  return words[i] !== 'not' || !rest.some((one) => is('be', one));
}

/** Shares that are now sold may have been bought under a plan of the time. */
const LONG_AGO = /^(?:acquired|purchased|bought) .*\b(?:ago|in (?:19|20)\d\d)\b/;
const ROW_SHARES = /\b(?:this|these|the) (?:reported )?(?:shares|sales?|transactions?)\b/;

/** Whether another transaction than the row's own is meant. */
function isAnother(words: readonly string[], subject: readonly string[], after: readonly string[]): boolean {
  const all = [...words, ...after];
  const said = all.join(' ');
  const isActive = !subject.some((word) => is('be', word));
  const agent = all.includes('by') ? all.slice(all.indexOf('by') + 1).slice(0, 5) : [];
  const name = agent.slice(0, agent.includes('of') ? agent.indexOf('of') : undefined);
  const who = name.findLast((word) => isStranger(word) || is('person', word) || is('agent', word)) ?? '';
  return (
    all.includes('§then') ||
    LONG_AGO.test(words.slice(subject.length).join(' ')) ||
    isOther(words.slice(0, subject.length + 1)) ||
    isStranger(who) || name.some((word) => word === 'other' || word === 'former') ||
    subject.some((word) => is('ended', word)) || subject.includes('had') ||
    words.some((word, i) => isStranger(word) && word.includes("'") && words.slice(i + 1, i + 3).some((one) => is('deal', one) || one === 'repurchase')) ||
    (isActive && (subject.some((word) => is('stranger', word)) ||
      (!ROW_SHARES.test(said) &&
        (subject.some((word) => is('person', word)) || /(?<!adopted )\bin (?:19|20)\d\d\b/.test(said)))))
  );
}

function isStranger(word: string): boolean {
  return is('stranger', word.replace(/'s?$/, ''));
}

/** `some of the sales` may not be this one; `most of the shares` and `600 shares were` are a part of it. */
function quantityOf(words: readonly string[]): Claim['subject'] {
  const some = words.findIndex(
    (word, i) => is('some', word) && !is('be', words[i - 1]) && ['of', 'than', 'the'].includes(words[i + 1] ?? ''),
  );
  if (some !== -1) return /\b(?:sales|transactions)\b/.test(words.slice(some).join(' ')) ? 'another' : 'part';
  return /^\d/.test(words[0] ?? '') ? 'part' : 'this';
}
