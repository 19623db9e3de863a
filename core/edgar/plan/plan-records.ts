import { claimOf, isOther, type Claim } from './plan-claim.ts';
import { clausesOf, type Clause } from './plan-clauses.ts';
import { isPlanMark, NO_PLAN } from './plan-phrase.ts';
import { is, type WordKind } from './plan-words.ts';

/** What one clause says of a transaction and a plan under the rule. */
export interface ClauseRecord extends Claim {
  /** `absent`: there is no plan; `ended`: it ended before the transaction, or another transaction is meant. */
  readonly relation: 'under' | 'outside' | 'absent' | 'ended';
}

const AFFIRMED: Claim = { subject: 'this', polarity: 'affirmed', tense: 'happened' };
const ABSENT: ClauseRecord = { ...AFFIRMED, relation: 'absent' };

/** What comes between a plan and these does not lead to it. */
const LINKS_END: readonly WordKind[] = ['be', 'dealt', 'deal', 'modal', 'governs', 'time', 'about', 'event'];

/** `provided for in`, `fixed by`. */
const PARTICIPLE = /ed$|^(?:set|given|laid|price|limit)$/;

/** The row's own transaction where it is an object: `these sales`, `the sale of the shares`. */
const THIS_DEAL =
  /^(?:for )?(?:this|these|the reported) (?:sale|transaction|trade|purchase)s?\b|^(?:for )?(?:the|a) (?:sale|transaction|trade|purchase)s? (?:reported|on this|of (?:these|the))\b/;
const EXCEPT_THIS =
  /\b(?:other_than|except|apart_from|with the exception of) (?:for )?(?:this|the) (?:one|sale|trade|transaction)/;
const CONTRAST = /^(?:in contrast to|until|previously|(?:in the |in )?§then|unlike) /;

/** What the clauses of a sentence whose plans are marked say. */
export function recordsOf(sentence: readonly string[]): ClauseRecord[] {
  const said = sentence.join(' ');
  const isExcepted = EXCEPT_THIS.test(said) || CONTRAST.test(said);
  const isWithdrawn = sentence.some((word) => is('mistaken', word));
  const clauses = clausesOf(sentence);
  return clauses
    .flatMap((clause, i) => recordsOfClause(clause, new Around(clauses, i)))
    .map((record) => ({
      ...record,
      ...(isExcepted && { subject: 'all_but_this' as const }),
      ...(isWithdrawn && { tense: 'withdrawn' as const }),
    }));
}

/** The clauses around one. */
class Around {
  readonly before: readonly Clause[];
  /** The clause right before. */
  readonly antecedent: readonly string[];
  readonly next: readonly string[];
  readonly after: readonly Clause[];
  /** The next clause that is none about the plan. */
  readonly main: readonly string[];

  constructor(clauses: readonly Clause[], at: number) {
    this.before = clauses.slice(0, at);
    this.antecedent = clauses[at - 1]?.words ?? [];
    this.next = clauses[at + 1]?.words ?? [];
    this.after = clauses.slice(at + 1);
    this.main = this.after.find(({ opener }) => opener !== 'which')?.words ?? [];
  }
}

function recordsOfClause(clause: Clause, around: Around): ClauseRecord[] {
  const marks = clause.words.flatMap((word, i) => (isPlanMark(word) ? [i] : []));
  const records = marks.length > 0 ? marks.map((at) => recordOf(clause, at, around)) : [bareDenial(clause.words)];
  return records.filter((record) => record !== undefined);
}

/** `this sale was not`, of a plan that the footnote has named; `those shares are not reported here`. */
function bareDenial(words: readonly string[]): ClauseRecord | undefined {
  const isDeal = words.some((word) => is('deal', word)) || words[0] === 'it';
  if (words.at(-1) === 'not' && isDeal) return { ...AFFIRMED, polarity: 'denied', relation: 'under' };
  return /^not those|^those .*not_/.test(words.join(' ')) ? { ...AFFIRMED, relation: 'ended' } : undefined;
}

function recordOf(clause: Clause, at: number, around: Around): ClauseRecord | undefined {
  const { words } = clause;
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  const link = linkBefore(words, at);
  if (/^(?:no|none|n|n\/a)$/.test(around.next.join(' '))) return ABSENT;
  if (words[link] === 'no') return link > 0 || /^was in effect|^$/.test(after.join(' ')) ? ABSENT : undefined;
  if (words.some((word, i) => is('not', word) && words.slice(i + 1, i + 3).some((one) => is('holds', one)))) return ABSENT;
  if (link !== -1 || words[0] === 'to') return linked({ clause, link: link === -1 ? at - 1 : link, after, around });
  if (is('deal', after[0])) {
    const claim = claimOf([...before, after[0] ?? '']);
    return claim && { ...claim, relation: words[at] === NO_PLAN ? 'outside' : 'under' };
  }
  if (before.some((word) => is('be', word)) || (at > 0 && !is('governs', after[0]))) return undefined;
  return words[at] === NO_PLAN ? { ...AFFIRMED, relation: 'outside' } : aboutPlan(clause, after, around);
}

/**
 * The word that leads to a plan, whatever stands between them that says nothing of a transaction (under the terms of a plan, pursuant to
 * orders placed in it); -1 where there is none.
 */
function linkBefore(words: readonly string[], at: number): number {
  const before = words.slice(0, at);
  const said = before.findLastIndex((word) => LINKS_END.some((kind) => is(kind, word)));
  return before.findLastIndex(
    (word, i) =>
      i > said &&
      (is('under', word) ||
        is('outside', word) ||
        is('not', word) ||
        (word === 'as' && is('governs', words[at + 1])) ||
        ((word === 'by' || word === 'in') && [i - 1, i - 2].some((j) => PARTICIPLE.test(before[j] ?? '') && !is('dealt', before[j])))),
  );
}

interface Linked {
  readonly clause: Clause;
  readonly link: number;
  readonly after: readonly string[];
  readonly around: Around;
}

/** A transaction, and the plan that it was made under or outside of. */
function linked({ clause, link, after, around }: Linked): ClauseRecord | undefined {
  const { words, opener } = clause;
  const isTwice = is('outside', words[link - 1]);
  const own = words.slice(0, isTwice ? link - 1 : link);
  const antecedent = opener === 'which' ? around.antecedent : [];
  const claim = ownClaim(own, after) ?? inherited(opener, own, around);
  if (!claim || isOther(antecedent) || isElsewhere({ own, after, around })) return undefined;
  if (tallied([...antecedent, ...own])) return undefined;
  // Shares subject to a plan were not therefore dealt in under it.
  if (words[link] === 'subject_to' && claim.polarity === 'affirmed' && !own.some((word) => is('deal', word)))
    return undefined;
  const isOutside = isTwice || is('outside', words[link]) || words[link] === 'not' || own.some((word) => is('excess', word));
  const isSupposed = is('hedge', opener) || (around.before.length === 0 && /^(?:had|should|were)$/.test(words[0] ?? ''));
  const tense = isSupposed ? 'supposed' : claim.tense;
  return { ...claim, tense, relation: isOutside === words.includes(NO_PLAN) ? 'under' : 'outside' };
}

/** `the total includes 600 shares sold`, where `Includes 600 shares sold` is said of the row's own number. */
function tallied(words: readonly string[]): boolean {
  const isOwn = words[0] === 'includes' && !words.includes('§date');
  return !isOwn && words.some((word, i) => is('tally', word) && words[i + 1] !== 'of' && !words[i - 1]?.endsWith("'s"));
}

/** The claim of the clause itself; `sales under the plan are ...` speaks of sales in general. */
function ownClaim(own: readonly string[], after: readonly string[]): Claim | undefined {
  if (own.length === 0) return claimOf(after);
  const denies = own.some((word) => is('not', word)) && !isOther(own);
  const claim = claimOf(own, after) ?? (denies ? { ...AFFIRMED, polarity: 'denied' as const } : undefined);
  if (!claim) return undefined;
  if (is('modal', after[0])) return { ...claim, tense: 'not_yet' };
  if ((!is('be', after[0]) && !is('runs', after[0])) || own.some((word) => is('be', word))) return claim;
  if (/^w/.test(after[0] ?? '') && is('dealt', after[1])) return { ...claim, tense: 'happened' };
  return /^th/.test(own[0] ?? '') && !after.some((word) => is('ended', word)) ? claim : { ...claim, subject: 'another' };
}

/** `sold in several trades, in each case under a plan`: a clause that names no transaction speaks of the one next to it. */
function inherited(opener: string, own: readonly string[], { before, main }: Around): Claim | undefined {
  const claim = before
    .filter((one) => one.opener !== 'which')
    .map(({ words }) => claimOf(words))
    .findLast((one) => one !== undefined);
  if (claim) return opener === 'but' ? { ...claim, polarity: 'affirmed' } : claim;
  const fronted = claimOf(main);
  if (fronted) return main.some((word) => is('modal', word)) ? { ...fronted, tense: 'not_yet' } : fronted;
  return main.length === 0 && own.every((word) => word.endsWith('ly')) ? AFFIRMED : undefined;
}

/** Whether the transactions of a clause are said to stand in another report. */
function isElsewhere({ own, after, around: { antecedent, next } }: { own: readonly string[]; after: readonly string[]; around: Around }): boolean {
  const goesOn = is('be', next[0]) || next[1] === 'were';
  return (
    /^(?:not_)?reported (?:here|§then|§date)/.test(antecedent.join(' ')) ||
    [...own, ...after, ...(goesOn ? next : [])].some((word) => is('elsewhere', word))
  );
}

/** What a clause says whose subject is the plan. */
function aboutPlan(clause: Clause, after: readonly string[], { before, antecedent, after: rest }: Around): ClauseRecord | undefined {
  const governs = after.findIndex((word) => is('governs', word));
  const object = after.slice(governs + 1).join(' ');
  const deal = antecedent.findLastIndex((word) => is('deal', word));
  const isRelative = clause.opener === 'which' && governs !== -1 && object === '' && deal !== -1;
  if (THIS_DEAL.test(object) || isRelative) {
    const leading = after.slice(0, governs);
    const tense = leading.some((word) => is('modal', word)) ? 'not_yet' : 'happened';
    const polarity = leading.some((word) => is('not', word)) ? 'denied' : 'affirmed';
    return { subject: 'this', polarity, tense, relation: 'under' };
  }
  const ended = after.findIndex((word) => is('ended', word));
  if (ended !== -1 && after.slice(ended).includes('before')) return { ...AFFIRMED, relation: 'ended' };
  if (after.length > 0) return undefined;
  // A name alone is a label, of what comes before it or of the row.
  const claim = before.length > 0 ? claimOf(antecedent) : AFFIRMED;
  const isSentence = rest.some(
    ({ words: [first = '', ...others] }) =>
      (/(?<!s)s$/.test(first) && !is('deal', first)) || [first, ...others].some((word) => is('be', word) || is('modal', word)),
  );
  return claim && !isSentence ? { ...claim, relation: 'under' } : undefined;
}
