import { claimOf, isOther, type Claim } from './plan-claim.ts';
import { clausesOf, type Clause } from './plan-clauses.ts';
import { isPlanMark, NO_PLAN } from './plan-phrase.ts';
import { is } from './plan-words.ts';

/** What one clause says of a transaction and a plan under the rule. */
export interface ClauseRecord extends Claim {
  /** `absent`: there is no plan; `ended`: it ended before the transaction. */
  readonly relation: 'under' | 'outside' | 'absent' | 'ended';
}

const AFFIRMED: Claim = { subject: 'this', polarity: 'affirmed', tense: 'happened' };
const ABSENT: ClauseRecord = { ...AFFIRMED, relation: 'absent' };

/** What comes between a plan and these does not lead to it. */
const LINKS_END = ['be', 'dealt', 'deal', 'modal', 'governs', 'time', 'about', 'event'] as const;

const NO_ANSWER = /^(?:no|none|n|n\/a)$/;
const THIS_DEAL =
  /^(?:this|these|the reported) (?:sale|transaction|trade|purchase)s?\b|^(?:the|a) (?:sale|transaction|trade|purchase)s? (?:reported|on this|of these)/;
const ELSEWHERE =
  /\breported (?:separately|(?:on|in) (?:a|another|his) )|\bnot (?:included|reported|occurred|begun)\b|\bpreviously reported|\breported on §date/;
const EXCEPT_THIS =
  /\b(?:other_than|except|apart_from|with the exception of) (?:for )?(?:this|the) (?:one|sale|trade|transaction)/;
const CONTRAST = /^(?:in contrast to|until|previously|in the (?:last|preceding)) /;
const WITHDRAWN = /\bin error$|\bincorrect$/;

/** What the clauses of a sentence whose plans are marked say. */
export function recordsOf(sentence: readonly string[]): ClauseRecord[] {
  const clauses = clausesOf(sentence);
  const said = sentence.join(' ');
  const isWithdrawn = sentence.some((word) => is('mistaken', word)) || WITHDRAWN.test(said);
  const records = clauses.flatMap((clause, i) =>
    recordsOfClause(clause, { before: clauses.slice(0, i), next: clauses[i + 1] }),
  );
  return records.map((record) => {
    if (EXCEPT_THIS.test(said) || CONTRAST.test(said)) return { ...record, subject: 'all_but_this' };
    return isWithdrawn ? { ...record, tense: 'withdrawn' } : record;
  });
}

/** The clauses around one. */
interface NearbyClauses {
  readonly before: readonly Clause[];
  readonly next: Clause | undefined;
}

function recordsOfClause(clause: Clause, around: NearbyClauses): ClauseRecord[] {
  const marks = clause.words.flatMap((word, i) => (isPlanMark(word) ? [i] : []));
  const records = marks.length > 0 ? marks.map((at) => recordOf(clause, at, around)) : [bareDenial(clause.words)];
  return records.filter((record) => record !== undefined);
}

function recordOf(clause: Clause, at: number, around: NearbyClauses): ClauseRecord | undefined {
  const { words } = clause;
  const after = words.slice(at + 1);
  const link = linkBefore(words, at);
  if (NO_ANSWER.test(around.next?.words.join(' ') ?? '')) return ABSENT;
  if (words[link] === 'no') return link > 0 || /^was in effect|^$/.test(after.join(' ')) ? ABSENT : undefined;
  if (/\b(?:not|never) (?:have|adopted|entered into)\b/.test(words.slice(0, at).join(' '))) return ABSENT;
  if (words[0] === 'to' || is('under', words[link]) || is('outside', words[link]) || words[link] === 'not')
    return linked({ clause, link, after, around });
  if (is('deal', after[0])) return label(words, at);
  const isSubject = !words.slice(0, at).some((word) => is('be', word));
  if (!isSubject || (at > 0 && !is('governs', after[0]))) return undefined;
  return words[at] === NO_PLAN ? { ...AFFIRMED, relation: 'outside' } : aboutPlan(after, around);
}

/**
 * The word that leads to a plan, whatever stands between them that says nothing of a transaction (under the terms of a plan, pursuant to
 * orders placed in it); else the one before the plan.
 */
function linkBefore(words: readonly string[], at: number): number {
  const before = words.slice(0, at);
  const said = before.findLastIndex((word) => LINKS_END.some((kind) => is(kind, word)));
  const link = before.findLastIndex(
    (word, i) => i > said && (is('under', word) || is('outside', word) || is('not', word)),
  );
  return link === -1 ? at - 1 : link;
}

/** `this sale was not`, of a plan that the footnote has named. */
function bareDenial(words: readonly string[]): ClauseRecord | undefined {
  const isDenial = words.at(-1) === 'not' && words.some((word) => is('deal', word));
  return isDenial ? { ...AFFIRMED, polarity: 'denied', relation: 'under' } : undefined;
}

/** `a 10b5-1 sale`. */
function label(words: readonly string[], at: number): ClauseRecord | undefined {
  const claim = claimOf([...words.slice(0, at), words[at + 1] ?? '']);
  return claim && { ...claim, relation: words[at] === NO_PLAN ? 'outside' : 'under' };
}

interface Linked {
  readonly clause: Clause;
  readonly link: number;
  readonly after: readonly string[];
  readonly around: NearbyClauses;
}

/** A transaction, and the plan that it was made under or outside of. */
function linked({ clause, link, after, around }: Linked): ClauseRecord | undefined {
  const { words, opener } = clause;
  const isTwice = is('outside', words[link - 1]);
  const own = words.slice(0, isTwice ? link - 1 : link);
  const said = own.join(' ');
  const antecedent = opener === 'which' ? (around.before.at(-1)?.words ?? []) : [];
  const claim = ownClaim(own, after) ?? inherited(opener, own, around);
  if (!claim || isElsewhere(after, around) || ELSEWHERE.test(said)) return undefined;
  if ([...antecedent, ...own].some((word, i, all) => is('tally', word) && all[i + 1] !== 'of') || isOther(antecedent))
    return undefined;
  // Shares subject to a plan were not therefore dealt in under it.
  if (words[link] === 'subject_to' && claim.polarity === 'affirmed' && !own.some((word) => is('deal', word)))
    return undefined;
  const isOutside =
    isTwice || is('outside', words[link]) || words[link] === 'not' || /\b(?:excess of|exceeds) the\b/.test(said);
  return { ...claim, relation: isOutside === words.includes(NO_PLAN) ? 'under' : 'outside' };
}

/** The claim of the clause itself; `sales under the plan are ...` speaks of sales in general. */
function ownClaim(before: readonly string[], after: readonly string[]): Claim | undefined {
  if (before.length === 0) return claimOf(after);
  const claim = claimOf(before, after) ?? deniedHolding(before);
  const goesOn = is('be', after[0]) || is('modal', after[0]);
  if (!claim || !goesOn) return claim;
  if (is('modal', after[0])) return { ...claim, tense: 'not_yet' };
  return /^th/.test(before[0] ?? '') && !after.some((word) => is('ended', word))
    ? claim
    : { ...claim, subject: 'another' };
}

/** `the shares were never subject to a plan`. */
function deniedHolding(words: readonly string[]): Claim | undefined {
  return words.some((word) => is('not', word)) && !isOther(words) ? { ...AFFIRMED, polarity: 'denied' } : undefined;
}

/** `sold in several trades, in each case under a plan`: a clause that names no transaction speaks of the one next to it. */
function inherited(opener: string, own: readonly string[], { before, next }: NearbyClauses): Claim | undefined {
  const claim = before
    .filter((one) => one.opener !== 'which')
    .map(({ words }) => claimOf(words))
    .findLast((one) => one !== undefined);
  if (claim) return opener === 'but' ? { ...claim, polarity: 'affirmed' } : claim;
  if (next) {
    const fronted = claimOf(next.words);
    if (fronted) return next.words.some((word) => is('modal', word)) ? { ...fronted, tense: 'not_yet' } : fronted;
  }
  return own.every((word) => word.endsWith('ly')) ? AFFIRMED : undefined;
}

function isElsewhere(after: readonly string[], { before, next }: NearbyClauses): boolean {
  if (/^(?:not )?reported (?:here|last|§date)/.test(before.at(-1)?.words.join(' ') ?? '')) return true;
  const goesOn = next && (is('be', next.words[0]) || next.words[1] === 'were');
  return ELSEWHERE.test([...after, ...(goesOn ? next.words : [])].join(' '));
}

/** What a clause says whose subject is the plan. */
function aboutPlan(after: readonly string[], { before, next }: NearbyClauses): ClauseRecord | undefined {
  const governs = after.findIndex((word) => is('governs', word));
  const leading = after.slice(0, governs);
  if (THIS_DEAL.test(after.slice(governs + 1).join(' '))) {
    const tense = leading.some((word) => is('modal', word)) ? 'not_yet' : 'happened';
    const polarity = leading.some((word) => is('not', word)) ? 'denied' : 'affirmed';
    return { subject: 'this', polarity, tense, relation: 'under' };
  }
  const ended = after.findIndex((word) => is('ended', word));
  if (ended !== -1 && after.slice(ended).some((word) => word === 'before')) return { ...AFFIRMED, relation: 'ended' };
  if (after.length > 0) return undefined;
  // A name alone is a label, of what comes before it or of the row.
  const claim = before.length > 0 ? claimOf(before.at(-1)?.words ?? []) : AFFIRMED;
  const isSentence = next?.words.some((word) => is('be', word) || is('modal', word));
  return claim && !isSentence ? { ...claim, relation: 'under' } : undefined;
}
