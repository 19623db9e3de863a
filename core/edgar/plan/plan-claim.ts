import { has, is, isStranger, lastOf } from './plan-words.ts';

/** What is claimed about a transaction. */
export interface Claim {
  /** The row's own, a part of it, all but the row's, or another. */
  readonly subject: 'this' | 'part' | 'all_but_this' | 'another';
  readonly polarity: 'affirmed' | 'denied';
  readonly tense: 'happened' | 'not_yet' | 'supposed' | 'withdrawn';
}

type Words = readonly string[];

/**
 * Returns what words leading to a plan claim about a transaction, with `after` following the plan; undefined if they
 * name none. A negation applies to its own verb; a negative subject (`no sales`, `neither`) to the whole clause.
 */
export function claimOf(words: Words, after: Words = []): Claim | undefined {
  const dealt = lastOf(words, 'dealt', 'base', 'deal');
  const be = words.findIndex((word) => is(word, 'be'));
  if (dealt === -1 && !is(words[be - 1], 'pronoun')) return undefined;
  const said = { words, after, head: dealt === -1 ? be : dealt };
  return {
    subject: isRows(said) ? quantityOf(words) : 'another',
    polarity: words.some((_, i) => negates(words, i)) ? 'denied' : 'affirmed',
    tense: has(words, 'hedge') ? 'supposed' : isToCome(said) ? 'not_yet' : 'happened',
  };
}

/**
 * The words about a transaction: those that lead to the plan, with the position of its head, and those after the plan.
 */
interface Said {
  readonly words: Words;
  readonly head: number;
  readonly after: Words;
}

const ROW_SHARES = /\b(?:these|the) (?:reported )?(?:shares|sales?|transactions?)\b/;
const POINTED_AT = /\b(?:this|these|the reported) (?!date|day)/;

/**
 * Whether it is in the future: after a modal, a bare verb or an infinitive, unless somebody was caused to sell the
 * row's own shares.
 */
function isToCome({ words, head }: Said): boolean {
  const isInfinitive = is(words[head], 'base') || words.slice(0, head).includes('be');
  const isCaused = has(words.slice(0, head), 'causes') && ROW_SHARES.test(words.join(' '));
  return has(words, 'modal') || (isInfinitive && !isCaused);
}

function negates(words: Words, i: number): boolean {
  const rest = words.slice(i + 1);
  if (words[i] === 'no') return has(rest.slice(0, 3), 'deal', 'counted');
  return is(words[i], 'not') && (words[i] !== 'not' || !has(rest, 'be'));
}

/**
 * Whether a transaction is the row's own: the insider or somebody holding for them deals, or the row's shares are dealt
 * in.
 */
function isRows(said: Said): boolean {
  const { words, head, after } = said;
  const verb = words.findIndex((word) => is(word, 'be', 'dealt', 'modal', 'not', 'causes'));
  const subject = words.slice(0, verb === -1 ? undefined : verb);
  const rest = [...words.slice(subject.length), ...after];
  if (
    has(subject, 'stranger') ||
    isOtherTimes(said) ||
    isAside(said) ||
    isGained(words, head) ||
    isByStranger(after[0] === 'by' ? rest : words)
  )
    return false;
  // `Blue Harbor sold the shares`, `the director made these sales`: a named party deals in the row's shares.
  const pointed = is(subject[0], 'determiner', 'points') ? POINTED_AT : ROW_SHARES;
  if (isOwn(subject) || pointed.test(rest.join(' '))) return true;
  // What was sold is not a seller: `the block was sold`.
  return is(words[head - 1], 'be') && !subject.some((word) => word.endsWith("'s"));
}

/**
 * `prior sales`, `shares previously sold`, but not a `previously announced sale` or an exercise `and the subsequent
 * sale`.
 */
export function isOther(words: Words): boolean {
  return words.some((word, i) => {
    const next = words.slice(i + 1, i + 4);
    const isNamed = /^(?:shares|form)$/.test(next[0] ?? '') || has(next, 'deal', 'dealt', 'person');
    const isJoined = word === 'subsequent' && words.slice(0, i).includes('and');
    return is(word, 'other') && isNamed && words[0] !== 'this' && !isJoined && next[0] !== 'announced';
  });
}

/** Whether a transaction happened at a different time than the row's. */
function isOtherTimes({ words, head, after }: Said): boolean {
  // The time when the plan was adopted is not the time of the transaction.
  const said = after.slice(0, after.findIndex((word) => is(word, 'holds')) + 1 || undefined);
  return (
    isOther(words.slice(0, head + 4)) ||
    (words[0] !== 'no' && [...words, ...said].includes('§then')) ||
    [...words, ...said].includes('§year') ||
    has(words, 'ended', 'runs') ||
    (words.includes('had') && !words.includes('after')) ||
    after.includes('had')
  );
}

/** How the shares that the row disposes of were acquired: `the shares sold were acquired`. */
function isGained(words: Words, head: number): boolean {
  return is(words[head], 'gained') && has(words.slice(0, head), 'dealt');
}

/** Whether a transaction is only mentioned: `to pay the taxes on shares sold under`, `from a holder who sold under`. */
function isAside({ words, head }: Said): boolean {
  const verb = lastOf(words.slice(0, head), 'dealt', 'base', 'be');
  const between = words.slice(verb + 1, head);
  const isNoun = is(words[head], 'deal') || is(words[head - 1], 'stock', 'deal');
  if (isNoun && (has(between, 'about', 'time', 'outside') || between.some((word) => isStranger(word)))) return true;
  return verb !== -1 && (isNoun ? has(between, 'aside') : between.some((word) => /^(?:that|which|who)$/.test(word)));
}

function isByStranger(words: Words): boolean {
  const agent = words.includes('by') ? nounOf(words.slice(words.indexOf('by') + 1)) : [];
  const isTheirs = agent.some((word) => isStranger(word)) && !is(agent.at(-1), 'person', 'agent');
  return isTheirs || agent.includes('other') || agent.includes('former');
}

/** `the reporting person's brother`, `the trades of Ms. Ortega's partners`. */
function isKin(words: Words): boolean {
  const owner = words.findIndex((word) => word.endsWith("'s"));
  return owner !== -1 && has(words.slice(owner), 'person');
}

/** Returns a phrase's noun without its complement: `the sale of shares`, `the reported shares issued upon`. */
function nounOf(words: Words): Words {
  const end = words.findIndex(
    (word, i) => is(word, 'tail', 'dealt', 'under', 'outside', 'breaks', 'be') || is(words[i - 1], 'deal', 'stock'),
  );
  return words.slice(0, end === -1 ? undefined : end);
}

/** Whether a phrase refers to the row: to nobody, its shares or its transaction, the insider or who holds for them. */
function isOwn(phrase: Words): boolean {
  const words = phrase.slice(phrase[0] === 'and' ? 1 : 0);
  if (words.length === 0) return true;
  const noun = nounOf(words);
  if (isKin(words)) return false;
  if (noun.some((word, i) => word.endsWith("'s") && !isInsider(noun.slice(0, i + 1)))) return false;
  return (
    is(noun.at(-1), 'deal', 'stock', 'pronoun', 'counts') ||
    /^\d|^§(?:plan|date)$/.test(noun.at(-1) ?? '') ||
    isInsider(noun)
  );
}

function isInsider(noun: Words): boolean {
  return is(noun.at(-1)?.replace(/'s?$/, ''), 'insider') || is(noun.at(-2), 'title');
}

/** `some of the sales` may not be this one; `most of the shares` and `600 shares were` are a part of it. */
function quantityOf(words: Words): Claim['subject'] {
  const follows = (i: number): RegExp => (i === 0 ? /^(?:of|the|than|sales)$/ : /^(?:of|the)$/);
  const some = words.findIndex(
    (word, i) => is(word, 'some') && !is(words[i - 1], 'be') && follows(i).test(words[i + 1] ?? ''),
  );
  if (some !== -1) return words.slice(some).some((word) => /^(?:sales|transactions)$/.test(word)) ? 'another' : 'part';
  return /^\d/.test(words[0] ?? '') ? 'part' : 'this';
}
