import { SECTION_NAMES } from './acord-25.ts';
import { ANY_COVERAGE, isCoverage, isEndorsement, isOfCoverage, type Words } from './coverage-words.ts';
import type { SectionName } from './form-box.ts';
import {
  AWAITED,
  BEGINNING,
  BETWEEN,
  BY,
  CLAUSES,
  CONDITIONS,
  DONE,
  ENDED,
  ENDING,
  EXCEPT,
  FINITE,
  FORMER,
  FUTURE,
  GIVEN,
  HELD,
  IN_FORCE,
  JOINS,
  LEADING,
  LEADS,
  LESSENED,
  LIMITS,
  NONE_OF,
  NOT_YET,
  OF_END,
  OF_NAMES,
  OF_NOTICE,
  OF_PERSONS,
  OF_RENEWALS,
  PARTS,
  PARTS_AND_CLAIMS,
  PART_OF,
  PASSIVE,
  PAST,
  PERSONS,
  REPLACED,
  REPLACES,
  RESTORED,
  TIMES,
} from './statement-words.ts';

/** A predicate of a sentence and its subject. */
interface Clause {
  /** The verb before the subject. */
  readonly verb: string | undefined;
  /** From the previous verb to the words that lead up to the predicate. */
  readonly subject: Words;
  readonly lead: Words;
  readonly predicate: string;
  /** A few words after it that may be its object. */
  readonly object: Words;
  /** Everything after it. */
  readonly rest: Words;
}

/** Something a sentence says does not exist or has ended. */
export interface Taking {
  /** The index of the first word that leads up to it. */
  readonly at: number;
  /** What is taken back: coverages, which these words name, or the endorsements of these boxes. */
  readonly coverages: Words | undefined;
  readonly endorsements: readonly string[];
}

/** Returns what a sentence takes back. Conditions, notice clauses and statements of the opposite take nothing back. */
export function takings(words: Words): Taking[] {
  return words.flatMap((word, at) => {
    if (ENDED.has(word)) return factAt(words, at, at, isEnded);
    if (LESSENED.has(word)) return factAt(words, at, at, isLessened);
    if (DONE.has(word) || AWAITED.has(word)) return factAt(words, at, at, isEventDone);
    if (word === 'not' || word === 'never') return factAt(words, at, heldAfter(words, at), isNotHeld);
    if (NONE_OF.has(word)) return factAt(words, at, noneAt(words, at), () => true);
    return EXCEPT.has(word) ? exceptedAt(words, at) : [];
  });
}

/** Returns what a predicate takes back, if the sentence states it as a fact. */
function factAt(
  words: Words,
  at: number,
  predicateAt: number | undefined,
  takes: (clause: Clause) => boolean,
): Taking[] {
  if (predicateAt === undefined) return [];
  const before = lastBefore(words, at, (word) => LEADING.has(word) || LEADS.test(word));
  const rest = words.slice(Math.max(at, predicateAt) + 1);
  // A predicate before the "not" belongs to whatever the sentence started with.
  const from = predicateAt < at ? 0 : lastBefore(words, before + 1, (word) => !FINITE.has(word)) + 1;
  const end = rest.slice(0, MAX_OBJECT).findIndex((word) => BY.has(word));
  const clause: Clause = {
    verb: words[from - 1],
    subject: words.slice(from, before + 1),
    lead: words.slice(before + 1, at),
    predicate: words[predicateAt] ?? '',
    object: rest.slice(0, end < 0 ? MAX_OBJECT : end),
    rest,
  };
  if (!isFact(clause) || isOfFormer(clause) || !takes(clause)) return [];
  const taking = {
    at: before + 1,
    coverages: isOfSomethingElse(clause) ? undefined : words,
    endorsements: endorsementsOf(clause),
  };
  return taking.coverages || taking.endorsements.length > 0 ? [taking] : [];
}

/** The endorsements that a clause is about, unless it is conditional. */
function endorsementsOf({ subject, predicate, object, rest }: Clause): string[] {
  return [...subject, ...rest].some((word) => CONDITIONS.has(word) || EXCEPT.has(word) || word === 'where')
    ? []
    : [...subject, predicate, ...object].filter(isEndorsement);
}

/** The coverages named as exceptions to those in force. */
function exceptedAt(words: Words, at: number): Taking[] {
  const end = words.findIndex((word, i) => i > at && !isOfName(word) && !JOINS.has(word));
  const coverages = words.slice(at, end < 0 ? undefined : end);
  const isSaid = words.some((word) => IN_FORCE.has(word)) && !words.some((word) => NOT_YET.has(word));
  return coverages.some(isCoverage) && isSaid ? [{ at, coverages, endorsements: [] }] : [];
}

/** The longest verb object, in words. */
const MAX_OBJECT = 6;

/** Whether a clause is a fact: not denied, not conditional, and about something. */
function isFact({ subject, lead, object }: Clause): boolean {
  if (lead.includes('not') || lead.includes('never')) return false;
  const isFuture = lead.some((word) => FUTURE.has(word));
  // "Should a policy be cancelled", "will be cancelled only after 30 days notice"
  if (lead.includes('be') && !isFuture) return false;
  if (isFuture && object.some((word) => OF_NOTICE.has(word))) return false;
  const isPast = lead.some((word) => PAST.has(word));
  const isConditional = subject.some((word) => CONDITIONS.has(word) || (TIMES.has(word) && !isPast));
  const isNobody = subject.some(
    (word, i) => word === 'none' || word === 'neither' || (word === 'no' && isOfPolicy(subject[i + 1])),
  );
  return !isConditional && !isNobody;
}

/** Whether a clause is about an earlier policy. */
function isOfFormer({ verb = '', subject, object }: Clause): boolean {
  const own = subject.some(isOfCoverage) ? subject : object;
  const isRelative = subject.at(-1) === 'which';
  return (
    (isRelative && (REPLACES.has(verb) || !own.some(isOfCoverage))) ||
    own.some((word, i) => FORMER.has(word) && own[i + 1] !== 'to' && own.slice(i + 1, i + 3).some(isOfCoverage))
  );
}

/** Whether a clause is about something other than the coverage itself: an endorsement, a part of the policy or a person. */
function isOfSomethingElse({ subject, object, predicate }: Clause): boolean {
  const last = subject.at(-1);
  if (GIVEN.has(predicate) || [predicate, last].some(isEndorsement) || PARTS_AND_CLAIMS.has(last ?? '')) return true;
  if (!HELD.has(predicate) && !predicate.startsWith('excl')) return false;
  const isOfPerson = [last, object[0]].some((word = '') => PERSONS.has(word));
  return (
    [...subject, ...object].some((word) => PARTS.has(word) || isEndorsement(word)) ||
    (isOfPerson && OF_PERSONS.test(predicate))
  );
}

/** Whether the coverage has ended, rather than what would have ended it, and was not reinstated. */
function isEnded({ subject, lead, predicate, rest }: Clause): boolean {
  if (subject.some((word) => ENDING.has(word))) return false;
  // "was reinstated after being cancelled"
  if (subject.at(-1) === 'after' && subject.some((word) => RESTORED.has(word))) return false;
  const again = rest.findIndex((word, i) => RESTORED.has(word) || isReplacedByThis(rest.slice(i)));
  const isAgain = again >= 0 && !rest.slice(0, again).some((word) => isCoverage(word) || NOT_YET.has(word));
  if (isAgain || isReplacedByThis([predicate, ...rest])) return false;
  const [next] = rest;
  if (predicate === 'otherinsurer') return !rest.some((word) => TIMES.has(word) || word === 'than');
  const isActive =
    !lead.some((word) => PASSIVE.has(word)) && next !== undefined && !/^(?:by|with|this|\d+)$/.test(next);
  return !REPLACED.has(predicate) || !isActive;
}

/** Whether a limit is said to be another amount. */
function isLessened({ rest: [to, amount = ''] }: Clause): boolean {
  return (to === 'to' || to === 'at') && /^\d/.test(amount);
}

/** Whether words say that this policy or certificate replaced another. */
function isReplacedByThis([word = '', , what]: Words): boolean {
  return REPLACED.has(word) && what === 'this';
}

/** Whether a renewal is awaited or an end is under way. */
function isEventDone({ subject, lead, object, predicate }: Clause): boolean {
  // "Effective today" starts a sentence.
  const near = predicate === 'effective' ? subject : [...subject, ...object];
  if (lead.includes('be') || object[0] === 'not') return false;
  if (near.some((word) => ENDING.has(word))) return !near.some((word) => word === 'day' || word === 'days');
  const isPending =
    predicate === 'pending' && lead.some((word) => PASSIVE.has(word)) && subject.length > 0 && subject.every(isOfName);
  return isPending || (AWAITED.has(predicate) && near.some((word) => BEGINNING.has(word)));
}

/** Whether it is the coverage or its renewal that is not held, rather than what would end it. */
function isNotHeld({ subject, predicate }: Clause): boolean {
  if (subject.some((word) => ENDING.has(word))) return false;
  return !OF_RENEWALS.has(predicate) || subject.some((word) => BEGINNING.has(word));
}

/** Returns the index of the last word before a place that fails a test, or -1. */
function lastBefore(words: Words, at: number, isPassed: (word: string) => boolean): number {
  let place = at - 1;
  while (place >= 0 && isPassed(words[place] ?? '')) place--;
  return place;
}

/** Whether a word may deny that the coverage next to it is in force. */
function isAgainst(word: string): boolean {
  return NOT_YET.has(word) || NONE_OF.has(word) || ENDED.has(word);
}

/** Returns the index of the word that a "not" negates; undefined if it is not about a coverage. */
function heldAfter(words: Words, not: number): number | undefined {
  let at = not + 1;
  while (BETWEEN.has(words[at] ?? '') || isCoverage(words[at])) at++;
  if (at === words.length) {
    const heldAt = lastBefore(words, not, (word) => !HELD.has(word));
    return HELD.has(words[heldAt] ?? '') ? heldAt : undefined;
  }
  const word = words[at] ?? '';
  return HELD.has(word) || GIVEN.has(word) || isEndorsement(word) ? at : undefined;
}

/** Returns the index of what there is none of; undefined if it is not about a coverage. */
function noneAt(words: Words, none: number): number | undefined {
  const before = lastBefore(words, none, (word) => ANY_COVERAGE.has(word));
  if (words[none] === 'none' && isEndorsement(words[before])) return before;
  if (words[none] === 'none' && isCoverage(words[before])) return none;
  let at = none + 1;
  while (isOfName(words[at])) at++;
  const near = words.slice(at, none + MAX_OBJECT).findIndex((word) => isEndorsement(word) || PART_OF.has(word));
  if (near >= 0 && isEndorsement(words[at + near])) return at + near;
  if (!words.slice(none, at).some(isOfCoverage)) return undefined;
  while (LEADING.has(words[at] ?? '')) at++;
  return PART_OF.has(words[at] ?? '') || ENDED.has(words[at] ?? '') ? undefined : none;
}

/** Whether a word is part of a coverage's name. */
function isOfName(word = ''): boolean {
  return isOfCoverage(word) || OF_NAMES.has(word);
}

/** Whether a word is about a coverage or its end. */
function isOfPolicy(word = ''): boolean {
  return isOfCoverage(word) || ENDING.has(word) || word === 'notice';
}

/** Returns the coverages that words are about: those they name, except those they say are in force; or all, if they speak of coverage without naming one. */
export function coveragesIn(words: Words): readonly SectionName[] {
  const named = SECTION_NAMES.filter((name) => words.includes(name));
  if (named.length === 0 && mentionsAny(words)) return SECTION_NAMES;
  const open = notHeld(words);
  return open.size === 0 ? named : named.filter((name) => open.has(name));
}

/** The coverages that words name without saying that they are in force. */
function notHeld(words: Words): ReadonlySet<string | undefined> {
  const names = words.flatMap((word, at) => (isCoverage(word) ? [at] : []));
  const isLink = (word: string): boolean => isOfName(word) || JOINS.has(word);
  // "GL and the auto policy" are named together.
  const lists = names.filter((at, k) => !words.slice((names[k - 1] ?? -1) + 1, at).every(isLink) || k === 0);
  return new Set(
    lists.flatMap((from, k) => {
      const next = lists[k + 1] ?? words.length;
      const own = names.filter((at) => at >= from && at < next);
      const said = words.slice(Math.max(...own) + 1, next);
      const before = words.slice(lastBefore(words, from, (one) => !CLAUSES.has(one) && !isCoverage(one)) + 1, from);
      const there = said.findLastIndex((word) => HELD.has(word));
      const behind = said.slice(there + 1);
      const isEnded = next === words.length || behind.some((one) => CLAUSES.has(one)) || behind.every(isLink);
      return there >= 0 && isEnded && ![...before, ...said].some(isAgainst) ? [] : own.map((at) => words[at]);
    }),
  );
}

/** Whether a word after one of ENDED shows that it is not what ended. */
function isOfEnd(word: string | undefined): boolean {
  return word === undefined || OF_END.has(word) || isOfName(word) || /^\d/.test(word);
}

/** Whether words speak of coverage in general, of its end or renewal, or start with what can only be said of it. */
function mentionsAny(words: Words): boolean {
  const [first = ''] = words;
  if (ENDED.has(first) && !first.startsWith('excl') && isOfEnd(words[1])) return true;
  return words.some(
    (word, i) =>
      ANY_COVERAGE.has(word) ||
      LIMITS.has(word) ||
      ((BEGINNING.has(word) || ENDING.has(word)) && words[i + 1] !== 'of'),
  );
}
