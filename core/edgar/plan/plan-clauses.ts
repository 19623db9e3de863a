import { isPlanMark, PLAN } from './plan-phrase.ts';
import { is } from './plan-words.ts';

/** Words that belong together in a sentence, and the word or mark that sets them off: `which`, `under which`, `but`, `(`. */
export interface Clause {
  readonly opener: string;
  readonly words: readonly string[];
}

const MARKS = new Set([',', '(', ')', ':']);

/**
 * Cuts a sentence whose plans are marked into its clauses. A subject that an aside separates from its verb gets it back; a clause
 * about the plan begins with the plan; `a plan under which these were sold` gives `these were sold under a plan`.
 */
export function clausesOf(sentence: readonly string[]): Clause[] {
  const clauses = joinSubjects(cut(sentence));
  return clauses.flatMap((clause, i) => resolveRelative(clause, clauses[i - 1]));
}

function cut(sentence: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  let opener = '';
  let words: string[] = [];
  const close = (next: string): void => {
    if (words.length > 0) clauses.push({ opener, words });
    opener = next;
    words = [];
  };
  sentence.forEach((word) => {
    const last = words.at(-1);
    // `have yet been made` goes on.
    if (MARKS.has(word) || (is('opens', word) && !is('be', last))) close(word);
    else if (word === 'which' && is('under', last)) close(`${words.pop() ?? ''} which`);
    else if ((word === 'that' || word === 'which') && (isPlanMark(last) || last === undefined)) close('which');
    else if (word === 'and' && joinsClause(words)) close('and');
    else words.push(word);
  });
  close('');
  return clauses;
}

/** Whether `and` joins a clause of its own to the words before it; `will be held and sold` is one clause. */
function joinsClause(before: readonly string[]): boolean {
  return before.some(isVerb) && !before.some((word) => is('modal', word));
}

function isVerb(word: string | undefined): boolean {
  return is('be', word) || is('dealt', word) || is('modal', word);
}

/** `The shares, which were registered, were sold`: a subject still without its verb is joined to it. */
function joinSubjects(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  let subject: Clause | undefined;
  for (const clause of clauses) {
    if (subject && (clause.opener === ',' || clause.opener === ')') && (isVerb(clause.words[0]) || is('governs', clause.words[0]))) {
      joined.splice(joined.indexOf(subject), 1);
      joined.push({ opener: subject.opener, words: [...subject.words, ...clause.words] });
      subject = undefined;
    } else {
      joined.push(clause);
      if (!clause.words.some(isVerb)) subject ??= clause;
    }
  }
  return joined;
}

/** A clause with `which`, as a clause of its own about the plan or the transaction before it. */
function resolveRelative({ opener, words }: Clause, before: Clause | undefined): Clause[] {
  const plan = before?.words.findLast(isPlanMark);
  const verb = words.findIndex((word) => is('dealt', word));
  if (opener.endsWith(' which')) {
    if (verb === -1) return [];
    if (plan === undefined) return [{ opener: 'which', words }];
    const [placed, rest] = [words.slice(0, verb + 1), words.slice(verb + 1)];
    return [
      { opener: 'which', words: [...placed, opener.slice(0, -' which'.length), plan] },
      { opener: 'which', words: [plan, ...rest] },
    ].slice(0, rest.length === 0 ? 1 : 2);
  }
  return [opener === 'which' ? { opener, words: [PLAN, ...words] } : { opener, words }];
}
