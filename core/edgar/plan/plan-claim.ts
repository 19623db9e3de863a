import { is } from './plan-words.ts';

/** What is claimed of a transaction. */
export interface Claim {
  /** The row's own, a part of it, all but the row's, or another. */
  readonly subject: 'this' | 'part' | 'all_but_this' | 'another';
  readonly polarity: 'affirmed' | 'denied';
  readonly tense: 'happened' | 'not_yet' | 'supposed' | 'withdrawn';
}

const OTHERS: Claim = { subject: 'another', polarity: 'affirmed', tense: 'happened' };

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
  if (words.slice(verb + 1, head).some((word) => is('about', word) || is('time', word) || is('outside', word)))
    return OTHERS;
  return {
    subject: subjectOf(words, head === -1 ? words.length : head, after),
    polarity: words.some((_, i) => negates(words, i)) ? 'denied' : 'affirmed',
    tense: words.some((word) => is('hedge', word))
      ? 'supposed'
      : tenseOf(words.slice(0, Math.max(0, head)), words[head]),
  };
}

/** `prior sales`, `shares previously sold`, but not a `previously announced sale`. */
export function isOther(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const next = words.slice(i + 1, i + 4);
    const isNamed = /^(?:shares|form)$/.test(next[0] ?? '') || next.some((one) => is('deal', one) || is('dealt', one));
    return is('other', word) && words[0] !== 'this' && next[0] !== 'announced' && isNamed;
  });
}

function tenseOf(before: readonly string[], head: string | undefined): Claim['tense'] {
  if (before.some((word) => is('modal', word))) return 'not_yet';
  const be = before.lastIndexOf('be');
  if (be !== -1 && before[be - 2] !== 'required') return 'not_yet';
  return is('base', head) && !before.includes('did') ? 'not_yet' : 'happened';
}

function negates(words: readonly string[], i: number): boolean {
  const rest = words.slice(i + 1);
  if (!is('not', words[i])) return false;
  if (words[i] === 'no')
    return rest.slice(0, 3).some((one) => is('deal', one) || /^(?:longer|shares|portion|part_of)$/.test(one));
  return words[i] !== 'not' || !rest.some((one) => is('be', one));
}

/** Shares that are now sold may have been bought under a plan of the time; what was sold last quarter is not sold now. */
const LONG_AGO = /^(?:acquired|purchased|bought) .*\b(?:ago|in (?:19|20)\d\d)\b/;
const OTHER_PERIOD =
  /\b(?:last|prior|previous|preceding|next) (?:week|month|quarter|year|fiscal)|\bearlier (?:in|this)\b/;

const ROW_SHARES = /\b(?:this|these) (?:reported )?(?:shares|sales?|transactions?)/;

function subjectOf(words: readonly string[], head: number, after: readonly string[]): Claim['subject'] {
  const before = words.slice(0, head);
  const said = [...words, ...after].join(' ');
  const isActive = !before.some((word) => is('be', word));
  const all = [...words, ...after];
  const agent = all.includes('by') ? all.slice(all.indexOf('by') + 1) : [];
  const isStrangers = agent
    .slice(0, 5)
    .some((word, i) => word === 'former' || word === 'other' || (isStranger(word) && !is('person', agent[i + 1])));
  const isOwned = words.some(
    (word, i) => isStranger(word) && words.slice(i + 1, i + 3).some((one) => is('deal', one) || one === 'repurchase'),
  );
  const isElse =
    isActive &&
    (before.some((word) => isStranger(word)) ||
      (!ROW_SHARES.test(said) &&
        (before.some((word) => is('person', word)) || /(?<!adopted )\bin (?:19|20)\d\d\b/.test(said))));
  const isLongAgo = LONG_AGO.test(words.slice(head).join(' ')) || OTHER_PERIOD.test(said);
  return isLongAgo || isOther(words.slice(0, head + 1)) || isStrangers || isOwned || isElse
    ? 'another'
    : quantityOf(words);
}

function isStranger(word: string): boolean {
  return is('stranger', word.replace(/'s?$/, ''));
}

/** `some of the sales` may not be this one; `most of the shares` and `600 shares were` are a part of it. */
function quantityOf(words: readonly string[]): Claim['subject'] {
  const some = words.findIndex(
    (word, i) => is('some', word) && !is('be', words[i - 1]) && ['of', 'than'].includes(words[i + 1] ?? ''),
  );
  if (some !== -1) return /\b(?:sales|transactions)\b/.test(words.slice(some).join(' ')) ? 'another' : 'part';
  return /^\d/.test(words[0] ?? '') ? 'part' : 'this';
}
