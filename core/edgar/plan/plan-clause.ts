import {
  ABOUT,
  AFTER_IDLE_NOT,
  BOUNDARIES,
  CAUSES,
  CLAUSE_OPENERS,
  CONTROL,
  DEALINGS,
  DEALT,
  EXCLUDES,
  FINITE,
  ISSUERS,
  MODALS,
  NEGATIONS,
  OTHERS,
  PARTIES,
  PARTS,
  PERSONS,
  PLACES,
  RELATIVES,
  SUPPOSES,
  TIMES,
} from './plan-words.ts';

/** What a clause says of the transaction and the plan; `partly_denied` where it speaks of a part of the shares. */
export type Placement = 'placed' | 'denied' | 'partly_denied' | 'silent';

/** What leaves out the shares that a clause with `which` then tells of. */
const LEAVES_OUT = /^(?:exclud(?:es?|ed|ing)|do(?:es)?_not_include|in_addition_to)$/;

const CONJUNCTIONS = new Set(['and', 'or', 'nor']);
const SUBJECTS = new Set(['this', 'these', 'it', 'all', 'which', 'that', 'each']);
const FILLERS = new Set(['the', 'a', 'an', 'any', 'of', 'this', 'these', 'such', 'all', 'reported', 'made', 'certain']);

/**
 * Reads leftwards from the words that lead to the plan (`words[at]`, such as `pursuant_to`) to what they are said of, and
 * judges whether a transaction that has happened is said to be so, or is denied to be. A negation reaches its own verb and
 * no further; a subject that is none (`no sales`, `neither of the sales`) reaches the whole clause.
 */
export function placement(words: readonly string[], at: number): Placement {
  const seen: Seen = { verb: false, noun: false, finite: false };
  let i = at - 1;
  for (; i >= 0; i--) {
    const word = words[i] ?? '';
    if (word === ',') {
      const skipped = skipAside(words, i, at, seen);
      if (skipped === null) break;
      i = skipped;
      continue;
    }
    if (onlyDescribes(words, i, seen)) {
      seen.finite = false;
      continue;
    }
    if (BOUNDARIES.has(word) && words.slice(0, i).some((one) => LEAVES_OUT.test(one))) return 'silent';
    if (BOUNDARIES.has(word) || endsAtConjunction(words, i, seen)) break;
    const verdict = weigh(words, i, { at, seen });
    if (verdict === 'denied') return speaksOfPart(words, i, at) ? 'partly_denied' : 'denied';
    if (verdict !== undefined) return verdict;
    note(words, i, seen);
  }
  if (seen.verb) return 'placed';
  if (seen.noun) return isThisDealing(words, i + 1, at) ? 'placed' : 'silent';
  return standsAlone(words, at, seen) ? 'placed' : 'silent';
}

interface Seen {
  /** A transaction's verb, or its noun, has been met. */
  verb: boolean;
  noun: boolean;
  /** So has the verb that carries the clause: what stands before it is the subject. */
  finite: boolean;
}

interface Place {
  readonly at: number;
  readonly seen: Seen;
}

/** `by a trust of which the insider is trustee under`: the clause with `which` tells of the trust, and the verb stands before. */
function onlyDescribes(words: readonly string[], i: number, seen: Seen): boolean {
  if (seen.verb || seen.noun) return false;
  return words[i] === 'whose' || (/^who(?:m|se)$|^which$/.test(words[i] ?? '') && RELATIVES.has(words[i - 1] ?? ''));
}

function note(words: readonly string[], i: number, seen: Seen): void {
  const word = words[i] ?? '';
  if (FINITE.has(word)) seen.finite = true;
  else if (DEALT.has(word)) seen.verb = true;
  else if (DEALINGS.has(word)) seen.noun = true;
}

/** What one word decides, given what has been met between it and the plan; undefined where it decides nothing. */
function weigh(words: readonly string[], i: number, { at, seen }: Place): Placement | undefined {
  const word = words[i] ?? '';
  const next = words[i + 1] ?? '';
  const dealt = seen.verb || seen.noun;
  if (NEGATIONS.has(word) && !seen.verb && words.slice(i, at).some((one) => CONTROL.has(one))) return 'silent';
  if (NEGATIONS.has(word)) return negates(words, i, { at, seen }) ? 'denied' : undefined;
  if (word === 'without' || word === 'other_than' || word === 'rather_than' || word === 'otherwise_than') {
    if (i + 1 === at || (next === 'being' && i + 2 === at)) {
      return placement(words, i) === 'denied' ? 'placed' : 'denied';
    }
  }
  if (EXCLUDES.has(word) && i + 1 === at) return 'denied';
  if (EXCLUDES.has(word) && !seen.finite && dealt) return 'silent';
  if ((TIMES.has(word) || word === 'for') && !seen.verb && !seen.finite && leadsToDealing(words, i, at))
    return 'silent';
  if (SUPPOSES.has(word)) return 'silent';
  // `requires that sales be made`: what ought to be.
  if (word === 'be' && words[i - 1] !== 'to') return 'silent';
  if (MODALS.has(word) && (!seen.finite || next === 'have')) return 'silent';
  if (word === 'to' && dealt && !seen.finite && isInfinitive(words, i)) return 'silent';
  if (word === 'to' && seen.noun && !seen.verb && isPurpose(words, i, at)) return 'silent';
  if (/^(?:foot)?notes?$/.test(word) && dealt && /^[\d(]/.test(next) && words[i - 1] !== 'this') return 'silent';
  if (OTHERS.has(word) && speaksOfOthers(words, i, { at, seen })) return 'silent';
  if (ISSUERS.has(word) && actsItself(words, i, at)) return 'silent';
  if (PARTIES.has(word) && words.slice(Math.max(0, i - 3), i).includes('by')) return 'silent';
  return undefined;
}

/** Whether a negation reaches the words at `at`: not across the verb of the clause, unless it makes the subject none. */
function negates(words: readonly string[], i: number, { at, seen }: Place): boolean {
  const word = words[i] ?? '';
  const next = words[i + 1] ?? '';
  if (word === 'neither' || word === 'nor' || word === 'none') return true;
  if (word === 'no') return next === 'longer' || leadsToSubject(words, i, at);
  if (seen.finite) return false;
  if (i + 1 === at) return true;
  return !AFTER_IDLE_NOT.has(next) && !PLACES.has(next);
}

/** `no shares`, `no part`, `no such sales`, but not `no control over sales`. */
function leadsToSubject(words: readonly string[], i: number, at: number): boolean {
  for (let j = i + 1; j < Math.min(at, i + 5); j++) {
    const word = words[j] ?? '';
    if (isSubjectNoun(word)) return true;
    if (
      !FILLERS.has(word) &&
      !OTHERS.has(word) &&
      !['further', 'additional', 'open', 'open-market', 'market'].includes(word)
    ) {
      return false;
    }
  }
  return false;
}

function isSubjectNoun(word: string): boolean {
  return DEALINGS.has(word) || ['shares', 'securities', 'part', 'part_of', 'portion'].includes(word);
}

/** `before the first sale under`, `excluding purchases under`: nothing but small words up to a transaction's noun. */
function leadsToDealing(words: readonly string[], i: number, at: number): boolean {
  for (let j = i + 1; j < Math.min(at, i + 5); j++) {
    const word = words[j] ?? '';
    if (DEALINGS.has(word)) return true;
    if (!FILLERS.has(word) && !OTHERS.has(word) && !MODALS.has(word) && word !== 'first' && word !== 'last')
      return false;
  }
  return false;
}

/** `to sell`, `to be sold`: not done yet, unless it was caused or required to be. */
function isInfinitive(words: readonly string[], i: number): boolean {
  const next = words[i + 1] ?? '';
  const base = [
    'sell',
    'buy',
    'purchase',
    'be',
    'trade',
    'effect',
    'execute',
    'exercise',
    'dispose',
    'acquire',
    'make',
  ];
  return base.includes(next) && !CAUSES.has(words[i - 1] ?? '');
}

/** `to fund sales under a plan`: what a transaction was for. */
function isPurpose(words: readonly string[], i: number, at: number): boolean {
  return !CAUSES.has(words[i - 1] ?? '') && /^[a-z]+$/.test(words[i + 1] ?? '') && leadsToDealing(words, i + 1, at);
}

/** `prior sales`, `shares previously sold`, but not `sold with other shares` or a `previously announced sale`. */
function speaksOfOthers(words: readonly string[], i: number, { at, seen }: Place): boolean {
  const acts = seen.verb || words.slice(Math.max(0, i - 4), i).includes('by');
  for (let j = i + 1; j < Math.min(at, i + 4); j++) {
    const later = words[j] ?? '';
    if (later === 'announced' || later === 'disclosed' || later === 'arranged') return false;
    if (DEALINGS.has(later) || later === 'form' || (acts && PERSONS.has(later))) return true;
    if (seen.verb && (isSubjectNoun(later) || DEALT.has(later))) return true;
  }
  return false;
}

/** The issuer as the one who deals: `sold by the Issuer`, `the Issuer purchased`, but not `on behalf of` the insider. */
function actsItself(words: readonly string[], i: number, at: number): boolean {
  const between = words.slice(i + 1, at);
  if (between.includes('behalf')) return false;
  const before = words[i - 1] === 'the' ? words[i - 2] : words[i - 1];
  if (before === 'by') return true;
  return between[0] !== undefined && DEALT.has(between[0]);
}

/** An aside between commas is stepped over; null where the comma ends the clause. */
function skipAside(words: readonly string[], comma: number, at: number, seen: Seen): number | null {
  const opening = words.lastIndexOf(',', comma - 1);
  if (opening > 0) return opening;
  return comma === at - 1 && !seen.finite ? comma : null;
}

/** Whether `and` or `or` at i joins another clause to the one that ends there. */
function endsAtConjunction(words: readonly string[], i: number, seen: Seen): boolean {
  if (!CONJUNCTIONS.has(words[i] ?? '') || words[i] === 'nor') return false;
  const next = words[i + 1] ?? '';
  // `will be held and sold under` promises both.
  const governs = words.slice(0, i).findLast((one) => FINITE.has(one) || MODALS.has(one) || BOUNDARIES.has(one)) ?? '';
  if (DEALT.has(next) && MODALS.has(governs)) return false;
  // `not planned or made under` denies both; `not registered and sold under` only the first.
  if (CLAUSE_OPENERS.has(next) || (words[i] === 'and' && DEALT.has(next))) return true;
  return seen.finite && words.slice(0, i).some((word) => FINITE.has(word));
}

/**
 * Whether a transaction that is only named, without a verb of its own, is the reported one: `Sale under`, `represents a
 * sale under`, but neither `no discretion over sales under` nor what sales under a plan are in general.
 */
function isThisDealing(words: readonly string[], start: number, at: number): boolean {
  const clause = words.slice(start, at);
  const noun = clause.findIndex((word) => DEALINGS.has(word));
  if (clause.slice(0, noun).some((word) => ABOUT.has(word))) return false;
  return !(noun === 0 && clause[0]?.endsWith('s') && words.slice(at).includes('are'));
}

/** `500 were not`, `the remaining shares were not`: a quantity in the clause's subject. */
function speaksOfPart(words: readonly string[], from: number, at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const word = words[i] ?? '';
    if (i < from && (BOUNDARIES.has(word) || word === 'and')) return false;
    if (PARTS.has(word)) return true;
    if (/^\d[\d,]*$/.test(word) && ['shares', 'of', 'were', 'was', 'such'].includes(words[i + 1] ?? '')) return true;
  }
  return false;
}

/**
 * Whether words with no transaction before them still speak of this one: `This was under`, `Pursuant to` as the start of a
 * fragment, or before a clause whose own verb is a transaction that happened; or after `and`, of what was named before it.
 */
function standsAlone(words: readonly string[], at: number, seen: Seen): boolean {
  const before = words.slice(words.lastIndexOf(':', at) + 1, at);
  const namedBefore = before.some((word) => DEALT.has(word) || DEALINGS.has(word));
  if (seen.finite) {
    const subject = before[before.findLastIndex((word) => FINITE.has(word)) - 1] ?? '';
    return SUBJECTS.has(subject) || (namedBefore && (BOUNDARIES.has(subject) || CONJUNCTIONS.has(subject)));
  }
  if (namedBefore) return true;
  const isAside = words[at - 1] === ',';
  if (!isAside && before.some((word) => /[a-z]/.test(word) && !FILLERS.has(word))) return false;
  const after = words.slice(at + 1);
  const verb = after.findIndex((word) => DEALT.has(word) || word === 'sale' || word === 'sales');
  if (verb === -1) return !after.some((word) => FINITE.has(word) || MODALS.has(word));
  return !after.slice(0, verb).some((word) => MODALS.has(word) || NEGATIONS.has(word) || word === 'to');
}
