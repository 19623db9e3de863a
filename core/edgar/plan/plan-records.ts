import { clausesOf, type Clause } from './plan-clauses.ts';
import { isPlanMark, NO_PLAN, THEIR_PLAN } from './plan-phrase.ts';
import { is } from './plan-words.ts';

/** What one clause says of transactions and a plan under the rule. */
export interface ClauseRecord {
  /** Whose transactions, and which: the row's own, a part of them, all but the row's, others, or none at all. */
  readonly subject: 'this' | 'part' | 'all_but_this' | 'another';
  readonly polarity: 'affirmed' | 'denied';
  readonly tense: 'happened' | 'not_yet' | 'supposed' | 'withdrawn';
  /** `absent`: there is no plan; `ended`: it ended before the transaction. */
  readonly relation: 'under' | 'outside' | 'absent' | 'ended';
}

type Claim = Omit<ClauseRecord, 'relation'>;

const AFFIRMED: Claim = { subject: 'this', polarity: 'affirmed', tense: 'happened' };

/** Words between a link and its plan: under the terms of a plan. */
const FILLERS = new Set('the a terms term provisions instructions requirements conditions limit price use of in with to operation'.split(' '));

const NO_ANSWER = /^(?:no|none|n|n\/a|nil|not applicable|false)$/;
const THIS_DEAL =
  /^(?:of )?(?:(?:this|these|such|the reported|the above) (?:[a-z-]+ ){0,2}?(?:sale|transaction|trade|purchase|disposition|exercise|gift)s?\b|the (?:sale|transaction|trade|purchase)s? (?:reported|of these|herein|on this))/;
const ELSEWHERE =
  /\b(?:report(?:ed|s)?|included|reflected|shown|disclosed) (?:separately|elsewhere|(?:on|in) (?:a|an|another|the|his|her|its|prior|earlier|additional|footnotes?|separate) ?(?:own|prior|previous|earlier|separate|different|other|form|forms|\d)?)|\bnot (?:included|reported|reflected)\b|\b(?:previously|already) reported|\bomitted|\breported on §date/;

/** All transactions but this one. */
const EXCEPT_THIS =
  /\b(?:other_than|except|excluding|apart_from|unlike|with the exception of) (?:for )?(?:(?:this|the present) (?:one|sale|trade|transaction|purchase)|the (?:one|sale|trade|transaction) (?:on this|reported here))/;

/** Other transactions, set against this one. */
const CONTRAST = /^(?:unlike|in contrast to) /;

/** What the clauses of a sentence whose plans are marked say. */
export function recordsOf(sentence: readonly string[]): ClauseRecord[] {
  const clauses = clausesOf(sentence);
  const said = sentence.join(' ');
  if (!sentence.some(isPlanMark)) return bareDenial(sentence);
  const excepts = EXCEPT_THIS.test(said);
  const isWithdrawn = sentence.some((word) => is('mistaken', word)) || /\bin error$|\b(?:was|is) incorrect$/.test(said);
  return clauses.flatMap((clause, i) => {
    const record = recordOf(clause, { clauses, i });
    if (record === undefined) return [];
    if (excepts || (record.subject === 'another' && CONTRAST.test(said))) return [{ ...record, subject: 'all_but_this' as const }];
    return [isWithdrawn ? { ...record, tense: 'withdrawn' as const } : record];
  });
}

/** `this sale was not`, of a plan that the footnote has named. */
function bareDenial(words: readonly string[]): ClauseRecord[] {
  if (words.at(-1) !== 'not' || !is('be', words.at(-2)) || !words.some((word) => is('deal', word))) return [];
  return [{ subject: 'this', polarity: 'denied', tense: 'happened', relation: 'under' }];
}

interface Position {
  readonly clauses: readonly Clause[];
  readonly i: number;
}

function recordOf(clause: Clause, position: Position): ClauseRecord | undefined {
  const { words } = clause;
  const at = words.findIndex(isPlanMark);
  if (at === -1) return bareDenial(words)[0];
  if (words[at] === THEIR_PLAN) return undefined;
  const after = words.slice(at + 1);
  let link = at - 1;
  while (FILLERS.has(words[link] ?? '')) link--;
  if (words[link] === 'and' || words[link] === 'or') link = words.findLastIndex((one, j) => j < link && is('under', one));
  const word = words[link];
  if (after.length === 0 && isNoAnswer(position.clauses[position.i + 1])) return ABSENT;
  if (word === 'no' || isWithoutPlan(words.slice(0, at))) return absence(words.slice(0, link), after);
  if (is('deal', after[0]) && !is('under', word)) return label([...words.slice(0, link + 1), after[0] ?? ''], words[at]);
  if (is('under', word) || is('outside', word) || word === 'not') return linked({ clause, link, after, position });
  return at === 0 ? aboutPlan(after, position) : undefined;
}

/** `10b5-1 plan: none`. */
function isNoAnswer(clause: Clause | undefined): boolean {
  return clause !== undefined && NO_ANSWER.test(clause.words.join(' '));
}

/** `has no plan`, `never adopted a plan`. */
function isWithoutPlan(before: readonly string[]): boolean {
  const not = before.findIndex((word) => word === 'not' || word === 'never');
  return not !== -1 && /^(?:currently |yet |a )*(?:have|maintain|adopt|adopted|established|entered? into|had|party)\b/.test(before.slice(not + 1).join(' '));
}

const ABSENT: ClauseRecord = { ...AFFIRMED, relation: 'absent' };
const IN_FORCE = /^$|^(?:(?:was|is|were) )?(?:in (?:effect|place|force)|covering|governing|for|existed|applied|has been|had been)\b|^(?:for|with|on|at|in)\b/;

function absence(before: readonly string[], after: readonly string[]): ClauseRecord | undefined {
  return IN_FORCE.test(after.join(' ')) || before.length > 0 ? ABSENT : undefined;
}

/** `a 10b5-1 sale`. */
function label(words: readonly string[], mark: string | undefined): ClauseRecord | undefined {
  const claim = claimOf(words);
  return claim && { ...claim, relation: mark === NO_PLAN ? 'outside' : 'under' };
}

interface Linked {
  readonly clause: Clause;
  readonly link: number;
  readonly after: readonly string[];
  readonly position: Position;
}

/** A transaction, and the plan it was made under or outside of. */
function linked({ clause, link, after, position }: Linked): ClauseRecord | undefined {
  const { words } = clause;
  let isOutside = is('outside', words[link]) || words[link] === 'not';
  let end = link;
  const before = words[link - 1];
  if (is('under', words[link]) && (is('outside', before) || (before === 'not' && !is('be', words[link - 2])))) {
    isOutside = true;
    end = link - 1;
  }
  if (words.includes(NO_PLAN)) isOutside = !isOutside;
  const own = words.slice(0, end);
  const claim = ownClaim(own, after) ?? inherited(clause, own, position) ?? deniedHolding(own);
  if (!claim || isElsewhere(after, position)) return undefined;
  const antecedent = clause.opener === 'which' ? (position.clauses[position.i - 1]?.words ?? []) : [];
  if ([...antecedent, ...own].some((word) => is('tally', word))) return undefined;
  if (isOther(antecedent, antecedent.length) || /\breported on (?:a|another|the prior) /.test(own.join(' '))) return undefined;
  if (words[link] === 'subject_to' && claim.polarity === 'affirmed' && !own.some((word) => is('deal', word))) return undefined;
  if (/\b(?:excess of|exceeded|exceeds) (?:the|what)\b/.test(own.join(' '))) isOutside = true;
  return { ...claim, relation: isOutside ? 'outside' : 'under' };
}

/** `the shares were never subject to a plan`. */
function deniedHolding(own: readonly string[]): Claim | undefined {
  return own.length > 0 && polarityOf(own) === 'denied' ? { ...AFFIRMED, polarity: 'denied' } : undefined;
}

/** The claim of the clause itself; what is under a plan in general (`sales under the plan are ...`) is another's. */
function ownClaim(before: readonly string[], after: readonly string[]): Claim | undefined {
  if (before.length === 0) return after.some((word) => is('dealt', word) || is('base', word)) ? claimOf(after) : undefined;
  const claim = claimOf(before, after);
  if (!claim || before.some((word) => is('be', word))) return claim;
  const [first] = after;
  const goesOn = is('be', first) || is('modal', first) || /^(?:begins?|starts?|follow)$/.test(first ?? '');
  if (!goesOn || /\breported (?:here|herein|above)\b/.test(after.join(' '))) return claim;
  if (after.some((word) => is('modal', word))) return { ...claim, tense: 'not_yet' };
  return ['this', 'these', 'the'].includes(before[0] ?? '') ? claim : { ...claim, subject: 'another' };
}

/** `sold in several trades, in each case under a plan`: a clause without a transaction speaks of the one next to it. */
function inherited(clause: Clause, own: readonly string[], { clauses, i }: Position): Claim | undefined {
  for (let j = i - 1; j >= 0; j--) {
    const one = clauses[j];
    if (!one || one.opener === 'which' || one.words.some(isPlanMark)) continue;
    const claim = claimOf(one.words);
    if (claim) return clause.opener === 'but' || clause.opener === 'and' ? { ...claim, polarity: 'affirmed' } : claim;
  }
  const next = clauses[i + 1];
  if (i === 0 && next && !next.words.some(isPlanMark)) return claimOf(next.words);
  return clauses.slice(0, i).every(({ words }) => !words.some((word) => is('be', word))) && own.length === 0 ? AFFIRMED : undefined;
}

function isElsewhere(after: readonly string[], { clauses, i }: Position): boolean {
  const next = clauses[i + 1];
  const goesOn = next !== undefined && (next.opener === 'which' || next.opener === 'and') && (is('be', next.words[0]) || next.words[1] === 'were' || next.words[1] === 'are');
  return ELSEWHERE.test([...after, ...(goesOn ? next.words : [])].join(' '));
}

/** What a clause says whose subject is the plan. */
function aboutPlan(after: readonly string[], { clauses, i }: Position): ClauseRecord | undefined {
  const governs = after.findIndex((word) => is('governs', word));
  const object = after.slice(governs + 1).join(' ');
  const before = after.slice(0, governs);
  if (governs !== -1 && THIS_DEAL.test(object)) {
    const tense = before.some((word) => is('modal', word)) ? 'not_yet' : 'happened';
    const polarity = before.some((word) => is('not', word)) ? 'denied' : 'affirmed';
    return { subject: 'this', polarity, tense, relation: 'under' };
  }
  const ended = after.findIndex((word) => is('ended', word));
  const time = after.findIndex((word, j) => j > ended && is('time', word));
  if (ended !== -1 && time !== -1) return { ...AFFIRMED, relation: 'ended' };
  if (after.length > 0) return undefined;
  if (i > 0) return apposed(clauses[i - 1]);
  return clauses.slice(1).every(({ words }) => !words.some((word) => is('be', word) || is('modal', word)))
    ? { ...AFFIRMED, relation: 'under' }
    : undefined;
}

/** `under the 2024 plan, a Rule 10b5-1 plan`, and `open market sale, 10b5-1 plan`. */
function apposed(before: Clause | undefined): ClauseRecord | undefined {
  if (before === undefined) return undefined;
  const isLabel = !before.words.some((word) => is('be', word));
  if (!is('plan', before.words.at(-1)) && !isLabel) return undefined;
  const claim = claimOf(before.words);
  return claim && { ...claim, relation: 'under' };
}

/**
 * What is claimed of a transaction in words that end where a plan is linked to it; undefined where they name none. A negation
 * reaches its own verb; a subject that is none (`no sales`, `neither`) the whole clause.
 */
function claimOf(words: readonly string[], after: readonly string[] = []): Claim | undefined {
  const head = words.findLastIndex((word) => is('dealt', word) || is('deal', word) || isBase(word));
  const finite = words.findIndex((word) => is('be', word));
  if (head === -1) {
    const isThis = ['this', 'these', 'it', 'all', 'each'].includes(words[finite - 1] ?? '') && finite > 0;
    return isThis ? { ...AFFIRMED, polarity: polarityOf(words) } : undefined;
  }
  const verb = words.findLastIndex((word) => is('dealt', word) || isBase(word));
  const named = words.slice(verb + 1, head);
  if (head !== verb && named.some((word) => is('about', word) || is('time', word) || is('outside', word))) return OTHERS;
  const before = words.slice(0, head);
  return { subject: subjectOf(words, head, after), polarity: polarityOf(words), tense: tenseOf(before, words[head] ?? '') };
}

const OTHERS: Claim = { ...AFFIRMED, subject: 'another' };

function isBase(word: string): boolean {
  return is('base', word) && word !== 'be';
}

function tenseOf(before: readonly string[], head: string): ClauseRecord['tense'] {
  if (before.some((word) => is('hedge', word))) return 'supposed';
  if (before.some((word) => is('modal', word))) return 'not_yet';
  const to = before.lastIndexOf('to');
  if (to !== -1 && (before[to + 1] === 'be' || to === before.length - 1) && !/^(?:required|directed|caused|elected)$/.test(before[to - 1] ?? '')) return 'not_yet';
  return isBase(head) && !before.some((word) => word === 'did') ? 'not_yet' : 'happened';
}

function polarityOf(words: readonly string[]): ClauseRecord['polarity'] {
  return words.some((word, i) => negates(words, i)) ? 'denied' : 'affirmed';
}

function negates(words: readonly string[], i: number): boolean {
  const word = words[i] ?? '';
  const rest = words.slice(i + 1);
  if (!is('not', word) || is('idle', rest[0])) return false;
  if (word === 'no') return rest[0] === 'longer' || rest.slice(0, 4).some((one) => is('deal', one) || /^(?:shares|securities|part_of|portion|part)$/.test(one));
  if (word === 'not' || word === 'never') return !rest.some((one) => is('be', one) && one !== 'been' && one !== 'being');
  return true;
}

const ROW_SHARES = /\b(?:this|these|the reported) (?:[a-z0-9,]+ )?(?:shares?|sales?|securities|transactions?)/;

function subjectOf(words: readonly string[], head: number, after: readonly string[]): ClauseRecord['subject'] {
  const before = words.slice(0, head);
  const said = words.join(' ');
  if (isOther(words, head)) return 'another';
  const agent = agentOf(words.slice(head), after);
  if (agent.some(isStranger) || agent.includes('former') || agent.some((word) => is('person', word) && agent.includes('other'))) return 'another';
  const isActive = !before.some((word) => is('be', word));
  const subject = before.slice(0, before.findIndex((word) => is('be', word) || is('dealt', word)));
  if (isActive && before.some((word) => is('stranger', word) || isStranger(word)) && is('dealt', words[head])) return 'another';
  if (subject.some((word, i) => isStranger(word) && word.endsWith("'s") && subject.slice(i + 1, i + 4).some((one) => is('deal', one) || one === 'repurchase'))) return 'another';
  if (isActive && before.some((word) => is('person', word)) && !ROW_SHARES.test([...words, ...after].join(' '))) return 'another';
  if (isActive && /\bin (?:19|20)\d\d\b/.test(said) && !ROW_SHARES.test(said)) return 'another';
  return quantityOf(words);
}

/** `prior sales`, `shares previously sold`, but not a `previously announced sale`. */
function isOther(words: readonly string[], head: number): boolean {
  return words.slice(0, head).some((word, i) => {
    if (!is('other', word) || words.slice(0, i).some((one) => one === 'this' || one === 'these')) return false;
    const next = words.slice(i + 1, i + 4);
    return !/^(?:announced|disclosed)$/.test(next[0] ?? '') && next.some((one) => is('deal', one) || is('dealt', one) || is('person', one) || one === 'shares');
  });
}

/** The words after `by`. */
function agentOf(words: readonly string[], after: readonly string[]): string[] {
  const by = [words, after].map((part) => (part.includes('by') ? part.slice(part.indexOf('by') + 1) : []));
  return (by[0]?.length ? by[0] : (by[1] ?? [])).slice(0, 5);
}

function isStranger(word: string): boolean {
  return is('stranger', word.replace(/'s?$/, ''));
}

/** `some of the sales` may not be this one; `600 shares`, `a portion of the sale` are a part of it. */
function quantityOf(words: readonly string[]): ClauseRecord['subject'] {
  const some = words.findIndex((word, i) => is('some', word) && words[i - 1] !== 'no' && (words[i + 1] === 'of' || /_/.test(word)));
  if (some !== -1) return /\b(?:sales|transactions|trades|purchases)\b/.test(words.slice(some).join(' ')) ? 'another' : 'part';
  return words.some((word, i) => /^\d[\d,]*$/.test(word) && /^(?:shares|were|was|of)$/.test(words[i + 1] ?? '')) || words.includes('remaining') ? 'part' : 'this';
}
