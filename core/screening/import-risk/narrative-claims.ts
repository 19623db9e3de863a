import type { ExposureSummary } from './answer.ts';
import type { ScreenedName } from './exposure.ts';
import type { Clause, ListKey } from './narrative-clauses.ts';

/** What the clauses are held against. */
export interface Screened {
  readonly screened: ScreenedName;
  readonly exposure: ExposureSummary;
}

/** Whether every clause is true, and the status of each list is stated by one of them. */
export function areTrueClauses(clauses: readonly Clause[], facts: Screened): boolean {
  const verdicts = clauses.map((clause) => verdictOf(clause, facts));
  if (verdicts.includes('refused')) return false;
  const stated = new Set(clauses.flatMap(({ lists }, at) => (verdicts[at] === 'status' ? lists : [])));
  return stated.has('uflpa') && stated.has('csl');
}

/** `status`: true, and it states the status of the lists that it speaks of; `aside`: true, and it does not. */
type Verdict = 'status' | 'aside' | 'refused';

const NEGATED = /\b(?:no|not|none|nothing|neither|nor|without|cannot)\b/;
const OF_MATCHES = /\b(?:match|matches|matched|matching|hits?|entry|entries|listings?|listed|found)\b/;
const NOT_CHECKED =
  /\b(?:could not|cannot) be (?:checked|read|searched|screened)\b|\bwas not (?:checked|read|searched|screened)\b|\berror\b/;
const OF_CARE = /\b(?:clearance|determination|confirmed|verify|verified|review|reviewed|look|looked)\b/;
const OF_RATING = /\b(?:risk|exposure|rating|rated)\b/;
const OF_COVERAGE = /\b(?:coverage|complete|incomplete)\b/;

/** The first rule that a clause falls under decides. */
function verdictOf(clause: Clause, facts: Screened): Verdict {
  const { text } = clause;
  if (OF_CARE.test(text)) return verdict(isCareful(clause), 'aside');
  if (OF_RATING.test(text)) return verdict(isRating(clause, facts.exposure), 'aside');
  if (OF_COVERAGE.test(text)) return verdict(isCoverage(clause, facts.exposure), 'aside');
  if (NOT_CHECKED.test(text)) return verdict(isUnchecked(clause, facts.screened), 'status');
  if (/\bpart\b/.test(text)) return verdict(isPart(clause, facts.screened), 'aside');
  if (/\bbelow\b/.test(text)) return verdict(isBelow(clause, facts.screened), 'aside');
  if (!OF_MATCHES.test(text)) return 'refused';
  return verdict(NEGATED.test(text) ? isNoMatch(clause, facts.screened) : isMatch(clause, facts.screened), 'status');
}

function verdict(isTrue: boolean, kind: 'status' | 'aside'): Verdict {
  return isTrue ? kind : 'refused';
}

/** That a person must verify every hit, and that nothing here clears or confirms. */
function isCareful({ text, lists, isDetailed }: Clause): boolean {
  if (isDetailed || lists.length > 0 || OF_RATING.test(text) || OF_COVERAGE.test(text)) return false;
  if (/\b(?:clearance|determination|confirmed)\b/.test(text)) {
    return (
      /\b(?:not (?:been |be )?(?:an? )?(?:confirmed )?|no )(?:clearance|determination|confirmed|match)\b/.test(text) &&
      !/\b(?:is|are|means?) (?:an? )?(?:clearance|determination|confirmed)\b/.test(text)
    );
  }
  return /^(?:every|any|each|all|a) /.test(text) && !NEGATED.test(text);
}

function isRating({ text, lists, isDetailed }: Clause, { overall_risk }: ExposureSummary): boolean {
  const stated = text.match(/\b(?:none|low|elevated|high)\b/g) ?? [];
  const isAlone = !isDetailed && lists.length === 0 && !/\b(?:no|not|nothing|neither|nor|without|cannot)\b/.test(text);
  return isAlone && stated.length > 0 && stated.every((word) => word === overall_risk);
}

function isCoverage({ text, lists, isDetailed }: Clause, { incomplete_coverage }: ExposureSummary): boolean {
  if (isDetailed || lists.length > 0 || NEGATED.test(text)) return false;
  return /\bincomplete\b/.test(text) ? incomplete_coverage : /\bcomplete\b/.test(text) && !incomplete_coverage;
}

function isUnchecked({ lists, isDetailed, text }: Clause, screened: ScreenedName): boolean {
  return !isDetailed && !OF_MATCHES.test(text) && areAll(lists, (list) => screened[list].status === 'error');
}

function isPart({ text, lists, isDetailed }: Clause, { csl }: ScreenedName): boolean {
  return !isDetailed && !NEGATED.test(text) && lists.join() === 'csl' && csl.result_page_truncated;
}

function isBelow({ text, lists }: Clause, { csl }: ScreenedName): boolean {
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  const below = csl.records_below_match_threshold;
  return below > 0 && lists.join() === 'csl' && !NEGATED.test(text) && numbers.join() === String(below);
}

function isNoMatch({ lists, isDetailed }: Clause, screened: ScreenedName): boolean {
  return !isDetailed && areAll(lists, (list) => screened[list].status === 'no_match');
}

function isMatch({ text, lists }: Clause, screened: ScreenedName): boolean {
  const status = /\bpossible\b/.test(text) ? 'possible_match' : 'match';
  return areAll(lists, (list) => screened[list].status === status);
}

function areAll(lists: readonly ListKey[], holds: (list: ListKey) => boolean): boolean {
  return lists.length > 0 && lists.every(holds);
}
