import { has, is, isStranger, lastOf } from './plan-words.ts';

/** What is claimed of a transaction. */
export interface Claim {
  /** The row's own, a part of it, all but the row's, or another. */
  readonly subject: 'this' | 'part' | 'all_but_this' | 'another';
  readonly polarity: 'affirmed' | 'denied';
  readonly tense: 'happened' | 'not_yet' | 'supposed' | 'withdrawn';
}

const ROW_SHARES = /\b(?:this|these|the) (?:reported )?(?:shares|sales?|transactions?)\b/;

/**
 * What is claimed of a transaction by words that lead to a plan, `after` coming behind it; undefined where they name none. A negation
 * reaches its own verb, a subject that is none (`no sales`, `neither`) the whole clause.
 */
export function claimOf(words: readonly string[], after: readonly string[] = []): Claim | undefined {
  const head = lastOf(words, 'dealt', 'base', 'deal');
  const be = words.findIndex((word) => is(word, 'be'));
  if (head === -1 && !is(words[be - 1], 'pronoun')) return undefined;
  const subject = words.slice(0, Math.max(0, head));
  const said = { words, subject, after };
  const isAnother = isSomebodys(said) || isAside(said) || isOtherTimes(said);
  const isToCome =
    has(words, 'modal') ||
    (isInfinitive(subject, words[head]) && !(has(subject, 'causes') && ROW_SHARES.test(words.join(' '))));
  return {
    subject: isAnother ? 'another' : quantityOf(words),
    polarity: words.some((_, i) => negates(words, i)) ? 'denied' : 'affirmed',
    tense: has(words, 'hedge') ? 'supposed' : isToCome ? 'not_yet' : 'happened',
  };
}

/** `prior sales`, `shares previously sold`, but not a `previously announced sale` or an exercise `and the subsequent sale`. */
export function isOther(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const next = words.slice(i + 1, i + 4);
    const isNamed = /^(?:shares|form)$/.test(next[0] ?? '') || has(next, 'deal', 'dealt', 'person');
    const isJoined = word === 'subsequent' && words.slice(0, i).includes('and');
    return is(word, 'other') && isNamed && !isJoined && words[0] !== 'this' && next[0] !== 'announced';
  });
}

function isInfinitive(subject: readonly string[], head: string | undefined): boolean {
  return is(head, 'base') || subject.includes('be');
}

function negates(words: readonly string[], i: number): boolean {
  const rest = words.slice(i + 1);
  if (words[i] === 'no') return has(rest.slice(0, 3), 'deal', 'counted');
  return is(words[i], 'not') && (words[i] !== 'not' || !has(rest, 'be'));
}

/** A transaction's words: those that lead to the plan, those of them before its head, and those behind the plan. */
interface Said {
  readonly words: readonly string[];
  readonly subject: readonly string[];
  readonly after: readonly string[];
}

/** Whether somebody else than the insider, or than who holds the insider's shares, is said to deal. */
function isSomebodys({ words, subject, after }: Said): boolean {
  const all = [...words, ...after];
  const name = all.includes('by') ? all.slice(all.indexOf('by') + 1).slice(0, 5) : [];
  const agent = name.slice(0, name.includes('of') ? name.indexOf('of') : undefined);
  if (agent.includes('other') || agent.includes('former')) return true;
  if (isStranger(agent.findLast((word) => isStranger(word) || is(word, 'person', 'agent')))) return true;
  if (words.some((word, i) => isStranger(word) && has(words.slice(i + 1, i + 3), 'deal'))) return true;
  const relative = subject.findLastIndex((word) => /^(?:that|which|who)$/.test(word));
  const own = subject.slice(relative + 1);
  if (own.some((word) => is(word, 'be') && !/^ha/.test(word))) return false;
  // `The reporting person's sister sold`, but not `the reporting person's trust`.
  const isPersons = is(words[subject.length], 'dealt') && own.includes("person's") && !has(own, 'agent', 'household');
  const isElse = relative !== -1 && !is(subject[relative - 1], 'agent');
  const isRows = ROW_SHARES.test(all.slice(relative + 1).join(' '));
  return has(subject, 'stranger') || (!isRows && (isElse || isPersons || has(own, 'person') || all.includes('§year')));
}

/** Whether it is only spoken about: `has no influence over sales under`, `to pay the taxes on shares sold under`. */
function isAside({ words, subject }: Said): boolean {
  const at = subject.findLastIndex((word) => /^(?:on|from|with|against)$/.test(word));
  const rest = at === -1 ? [] : subject.slice(at);
  const isNamed = (rest.includes('shares') || has(rest, 'deal')) && !has(rest, 'be');
  return (
    (isNamed && has(subject.slice(0, at), 'deal', 'dealt', 'be')) ||
    has(words.slice(lastOf(words, 'dealt', 'base') + 1, subject.length), 'about', 'time', 'outside') ||
    words.slice(subject.length).includes('who')
  );
}

/** Whether it is of another time than the row's. */
function isOtherTimes({ words, subject, after }: Said): boolean {
  return (
    isOther(words.slice(0, subject.length + 4)) ||
    [...words, ...after].includes('§then') ||
    words.slice(subject.length).includes('§year') ||
    has(words, 'ended', 'runs') ||
    (words.includes('had') && !words.includes('after'))
  );
}

/** `some of the sales` may not be this one; `most of the shares` and `600 shares were` are a part of it. */
function quantityOf(words: readonly string[]): Claim['subject'] {
  const some = words.findIndex(
    (word, i) => is(word, 'some') && !is(words[i - 1], 'be') && ['of', 'than', 'the'].includes(words[i + 1] ?? ''),
  );
  if (some !== -1) return words.slice(some).some((word) => /^(?:sales|transactions)$/.test(word)) ? 'another' : 'part';
  return /^\d/.test(words[0] ?? '') ? 'part' : 'this';
}
