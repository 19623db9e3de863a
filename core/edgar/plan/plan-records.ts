import { claimOf, isOther, type Claim } from './plan-claim.ts';
import { clausesOf, type Clause } from './plan-clauses.ts';
import { isPlanMark, NO_PLAN } from './plan-phrase.ts';
import { has, is, lastOf, WORKING } from './plan-words.ts';

/** What one clause says about a transaction and a plan under the rule. */
export interface ClauseRecord extends Claim {
  /** `absent`: there is no plan; `ended`: it ended before the transaction, or another transaction is meant. */
  readonly relation: 'under' | 'outside' | 'absent' | 'ended';
}

type Words = readonly string[];

const AFFIRMED: Claim = { subject: 'this', polarity: 'affirmed', tense: 'happened' };
const ABSENT: ClauseRecord = { ...AFFIRMED, relation: 'absent' };
const ENDED: ClauseRecord = { ...AFFIRMED, relation: 'ended' };

/** The row's own transaction as an object: `these sales`, `the sale of the shares`. */
const THIS_DEAL =
  /^(?:for )?(?:(?:this|these|the reported) \w+|(?:the|a) \w+ (?:reported|on this|of (?:these|the))|the (?:\w+ and )*(?:sales?$|\w+ of this))\b/;
/** `were given to a foundation, which sold them`. */
const GIVEN_AWAY = /\b(?:given|gifted|transferred|contributed|donated) .*\bto /;
const EXCEPT_THIS =
  /\b(?:other_than|except|apart_from|with the exception of) (?:for )?(?:this|the) (?:one|sale|trade|transaction)/;
/** Of a sale, these words mean that no plan was involved. */
const DISCRETIONARY =
  /\b(?:(?:was|were|is|are) (?:an? )?discretionary|at (?:his|her|their|the reporting person's) (?:own |sole )?(?:discretion|initiative)|in (?:an|the|the next) open window|without (?:a|any) plan)\b/;
const CONTRAST = /^(?:in contrast to|until|previously|(?:in the )?§then|(?:before|prior to) (?:his|her|their)) /;

/** Returns what the clauses of a sentence with marked plans say. */
export function recordsOf(sentence: Words): ClauseRecord[] {
  const said = sentence.join(' ');
  const isExcepted = EXCEPT_THIS.test(said) || CONTRAST.test(said);
  const isWithdrawn = has(sentence, 'mistaken');
  const clauses = clausesOf(sentence);
  // `Not under the one plan, but under another`: only the part after `but` counts.
  const turn = clauses.findIndex(({ opener, words }) => opener === 'but' && is(words[0], 'under'));
  return clauses.flatMap(({ opener, words }, i) => {
    if (i < turn) return [];
    const marks = words.flatMap((word, at) => (isPlanMark(word) ? [at] : []));
    const records = marks.length > 0 ? marks.map((at) => recordOf(clauses, i, at)) : [bareDenial(words)];
    return records
      .filter((record) => record !== undefined)
      .map((record) => ({
        ...record,
        ...(is(opener, 'hedge') && { tense: 'supposed' as const }),
        ...(isExcepted && { subject: 'all_but_this' as const }),
        ...(isWithdrawn && { tense: 'withdrawn' as const }),
      }));
  });
}

/** `this sale was not`, about a plan named in the footnote; `those shares are not reported here`. */
function bareDenial(words: Words): ClauseRecord | undefined {
  const isDeal = has(words, 'deal', 'stock') || words.includes('it');
  const isDenied = words.at(-1) === 'not' || (DISCRETIONARY.test(words.join(' ')) && !has(words, 'not'));
  if (isDeal && isDenied) return { ...AFFIRMED, polarity: 'denied', relation: 'under' };
  return /^not those|^(?:and )?those .*not_/.test(words.join(' ')) ? ENDED : undefined;
}

/** What a clause says about the plan at `at`. */
function recordOf(clauses: readonly Clause[], i: number, at: number): ClauseRecord | undefined {
  const { words = [] } = clauses[i] ?? {};
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  const link = linkBefore(words, at);
  if (/^(?:no|none|n|n\/a|not applicable)$/.test(clauses[i + 1]?.words.join(' ') ?? '')) return ABSENT;
  if (words[link] === 'no') return is(after.at(-1), 'governs') ? undefined : ABSENT;
  // `has not adopted, and does not have, a plan`.
  const [holder = []] = [clauses[i - 1]?.words ?? []].filter((one) => is(one.at(-1), 'holds'));
  if ([...holder, ...words].some((word, n, all) => is(word, 'not') && has(all.slice(n + 1, n + 3), 'holds')))
    return ABSENT;
  if (link !== -1) return linked(clauses, i, { link, after });
  if (is(after[0], 'deal')) {
    const claim = has(after, 'elsewhere') ? undefined : claimOf([...before, after[0] ?? '']);
    return claim && { ...claim, relation: words[at] === NO_PLAN ? 'outside' : 'under' };
  }
  if (has(before, 'be') || (at > 0 && !is(after[0], 'governs'))) return undefined;
  return words[at] === NO_PLAN ? { ...AFFIRMED, relation: 'outside' } : aboutPlan(clauses, i, after);
}

/**
 * Returns the word that leads to a plan, skipping words that do not concern a transaction (under the terms of a plan,
 * pursuant to orders placed in it, other than under it); -1 if there is none.
 */
function linkBefore(words: Words, at: number): number {
  const before = words.slice(0, at);
  const said = lastOf(before, ...WORKING);
  const link = before.findLastIndex(
    (word, i) =>
      i > said &&
      (is(word, 'under', 'outside', 'not') ||
        (word === 'to' && at === 1) ||
        (word === 'as' && is(words[at + 1], 'governs')) ||
        (/^(?:by|in)$/.test(word) &&
          before.slice(Math.max(0, i - 2), i).some((one) => /ed$|^(?:set|out|price|limit)$/.test(one)))),
  );
  return is(before[link - 1], 'outside') ? link - 1 : link;
}

/** A transaction and the plan that it was made under or outside of. */
function linked(
  clauses: readonly Clause[],
  i: number,
  { link, after }: { link: number; after: Words },
): ClauseRecord | undefined {
  const { opener = '', words = [] } = clauses[i] ?? {};
  const before = clauses[i - 1]?.words ?? [];
  const antecedent = opener === 'which' ? before : [];
  const own = words.slice(0, link);
  // `The sales under the plan, which are reported separately`, `sales, reported last month, made under the plan`.
  const next = clauses[i + 1]?.words ?? [];
  const goesOn = is(next[0], 'be', 'modal') || next[0] === 'as' ? next : [];
  const claim = ownClaim(own, after) ?? inherited(clauses, i, words.slice(0, link + 1));
  if (
    !claim ||
    GIVEN_AWAY.test(antecedent.join(' ')) ||
    isTallied([...antecedent, ...own]) ||
    (is(own[0], 'deal') && isOther(before)) ||
    // `These shares, bought under a plan, were sold`.
    (has(own, 'gained') && (is(after[1], 'dealt') || is(goesOn[1], 'dealt'))) ||
    (is(before.at(-1), 'under', 'outside') && has(before, 'not', 'outside'))
  )
    return undefined;
  if (has([...own, ...after, ...goesOn], 'elsewhere') || /^(?:not_)?reported (?:here|§date)/.test(before.join(' ')))
    return undefined;
  // Shares subject to a plan were not necessarily traded under it.
  if (words[link] === 'subject_to' && claim.polarity === 'affirmed' && !has(own, 'deal')) return undefined;
  const isOutside = is(words[link], 'outside', 'not') || has(own, 'excess');
  return {
    ...claim,
    ...(i === 0 && words[0] === 'were' && { tense: 'supposed' }),
    relation: isOutside === words.includes(NO_PLAN) ? 'under' : 'outside',
  };
}

/** `the total includes 600 shares sold`; but `Includes 600 shares sold` is about the row's own number. */
function isTallied(words: Words): boolean {
  const isOwnNumber = words[0] === 'includes' && !words.includes('§date');
  return (
    !isOwnNumber && words.some((word, i) => is(word, 'tally') && words[i + 1] !== 'of' && !words[i - 1]?.endsWith("'s"))
  );
}

/** The claim of the clause itself; `sales under the plan are ...` is about sales in general. */
function ownClaim(own: Words, after: Words): Claim | undefined {
  if (own.length === 0) return claimOf(after);
  const denies = own.some((word) => is(word, 'not') && word !== 'no') && !isOther(own);
  const claim = claimOf(own, after) ?? (denies ? { ...AFFIRMED, polarity: 'denied' as const } : undefined);
  if (!claim || is(after[0], 'modal') || (is(own[0], 'deal') && has(after, 'modal')))
    return claim && { ...claim, tense: 'not_yet' };
  if (has(own, 'be')) return claim;
  const said = after.slice(0, after.findIndex((word) => /^(?:which|whose?|when)$/.test(word)) + 1 || undefined);
  const isGeneral = has(said, 'be') && (!/^th/.test(own[0] ?? '') || (after.includes('not') && !is(after[0], 'be')));
  const isUndone = after[1] === 'not' && is(after[2], 'dealt');
  if (isGeneral || isUndone || is(after[0], 'runs') || has(after, 'ended')) return { ...claim, subject: 'another' };
  return is(after[1], 'dealt') ? { ...claim, tense: 'happened' } : claim;
}

/**
 * `sold in several trades, in each case under a plan`: a clause without a transaction refers to that of the adjacent
 * clause.
 */
function inherited(clauses: readonly Clause[], i: number, own: Words): Claim | undefined {
  // `The limit under the plan was not reached`: something other than a transaction is under it.
  if (is(own[0], 'determiner') && is(own.at(-1), 'under')) return undefined;
  const others = clauses.map(({ opener, words }) => (opener === 'which' ? undefined : words));
  const isBut = clauses[i]?.opener === 'but';
  const claim = others
    .slice(0, i)
    .map((words) => words && claimOf(words.slice(0, words.findIndex((word) => is(word, 'dealt')) + 1 || undefined)))
    .findLast((one) => one !== undefined);
  if (claim) return isBut || is(own.at(-1), 'outside', 'not') ? { ...claim, polarity: 'affirmed' } : claim;
  const rest = others.slice(i + 1).filter((words) => words !== undefined);
  if (rest.length === 0) return own.slice(0, -1).every((word) => word.endsWith('ly')) ? AFFIRMED : undefined;
  return rest.map((words) => claimOf(words)).find((one) => one !== undefined);
}

/** What a clause with the plan as its subject says. */
function aboutPlan(clauses: readonly Clause[], i: number, after: Words): ClauseRecord | undefined {
  const before = clauses[i - 1]?.words;
  const governs = after.findIndex((word) => is(word, 'governs'));
  const object = after.slice(governs + 1);
  const isRelative = after.length > 0 && object.length === 0 && has(before ?? [], 'deal');
  const leading = after.slice(0, governs);
  if (((THIS_DEAL.test(object.join(' ')) && has(object, 'deal', 'stock')) || isRelative) && !leading.includes('been')) {
    return {
      subject: 'this',
      polarity: has(leading, 'not') ? 'denied' : 'affirmed',
      tense: has(leading, 'modal') ? 'not_yet' : 'happened',
      relation: 'under',
    };
  }
  const ended = lastOf(after, 'ended');
  if (ended !== -1 && after.slice(ended).includes('before')) return ENDED;
  // A name alone is a label for what precedes it or for the row, not the subject of a following verb.
  const isSubject = clauses
    .slice(i + 1)
    .some(({ words }) => has(words, 'be', 'modal') || /(?<!s)s$/.test(words[0] ?? ''));
  const claim = before ? claimOf(before) : AFFIRMED;
  return claim && after.length === 0 && !isSubject ? { ...claim, relation: 'under' } : undefined;
}
