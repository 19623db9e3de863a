import { isPlanMark, PLAN } from './plan-phrase.ts';
import { is } from './plan-words.ts';

/** Words that belong together in a sentence, and the word that sets them off: `which`, `but`, `(`, `,`. */
export interface Clause {
  readonly opener: string;
  readonly words: readonly string[];
}

const MARKS = new Set([',', '(', ')', ':']);

/**
 * Cuts a sentence whose plans are marked into its clauses. A subject that an aside keeps from its verb gets it back, a clause
 * about a plan named before it begins with that plan, and `a plan under which these were sold` becomes `these were sold under a plan`.
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
  sentence.forEach((word, i) => {
    if (MARKS.has(word) || is('opens', word) || (word === 'as' && SUBJECTS.has(sentence[i + 1] ?? ''))) close(word);
    else if ((word === 'that' || word === 'which') && (isPlanMark(words.at(-1)) || words.length === 0 || endsInLink(words)))
      close(words.length > 0 && endsInLink(words) ? `${words.pop() ?? ''} which` : 'which');
    else if (word === 'and' && joinsClause(words, sentence.slice(i + 1))) close('and');
    else words.push(word);
  });
  close('');
  return clauses;
}

function endsInLink(words: readonly string[]): boolean {
  return is('under', words.at(-1)) && (words.length === 1 || isPlanMark(words.at(-2)) || words.some(isPlanMark));
}

const SUBJECTS = new Set(['this', 'these', 'it', 'they', 'the', 'he', 'she']);

/** Whether `and` joins a clause of its own to the words before it: they have their verb, and another begins. */
function joinsClause(before: readonly string[], after: readonly string[]): boolean {
  const next = after[0];
  if (!before.some((word) => hasVerb(word) || isPlanMark(word) || is('under', word))) return false;
  if (is('be', next) || is('not', next) || is('under', next) || is('outside', next)) return true;
  if (is('dealt', next)) return !before.some((word) => is('modal', word) || is('not', word) || word === 'to');
  const end = after.findIndex((word) => MARKS.has(word));
  const rest = end === -1 ? after : after.slice(0, end);
  return rest.some(hasVerb) && (SUBJECTS.has(next ?? '') || before.some((word) => is('be', word)));
}

function hasVerb(word: string): boolean {
  return is('be', word) || is('dealt', word) || is('modal', word);
}

/** `The shares, which were registered, were sold`: the subject that waits for its verb is given it. */
function joinSubjects(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  let waiting = -1;
  for (const clause of clauses) {
    const first = clause.words[0];
    const isContinuation = ['', ',', ')'].includes(clause.opener) && (hasVerb(first ?? '') || is('not', first) || is('governs', first));
    const subject = joined[waiting];
    if (subject && isContinuation) {
      joined[waiting] = { opener: subject.opener, words: [] };
      joined.push({ opener: subject.opener, words: [...subject.words, ...clause.words] });
      waiting = -1;
      continue;
    }
    joined.push(clause);
    if (isWaiting(clause) && waiting === -1) waiting = joined.length - 1;
    else if (clause.opener === ',' || clause.opener === '') {
      if (clause.words.some(hasVerb)) waiting = -1;
    }
  }
  return joined.filter(({ words }) => words.length > 0);
}

function isWaiting({ opener, words }: Clause): boolean {
  if (opener !== '' && opener !== ',' && !is('opens', opener) && opener !== 'and') return false;
  const last = words.at(-1);
  if (is('be', last) || last === 'not') return true;
  return !words.some((word) => hasVerb(word)) && !is('under', words[0]);
}

/** A clause with `which` about the clause before it. */
function resolveRelative(clause: Clause, before: Clause | undefined): Clause[] {
  const { opener, words } = clause;
  const plan = before?.words.findLast(isPlanMark);
  if (opener.endsWith(' which')) {
    if (plan === undefined) return [];
    const verb = words.findIndex((word) => is('dealt', word));
    if (verb === -1) return [];
    const end = verb + 1;
    const rest = words.slice(end);
    return [
      { opener: 'which', words: [...words.slice(0, end), opener.slice(0, -6), plan] },
      ...(rest.length > 0 ? [{ opener: 'which', words: [plan, ...rest] }] : []),
    ];
  }
  if (opener !== 'which' || plan === undefined) return [clause];
  const isAboutPlan = !words.some((word) => is('dealt', word)) || words.some((word) => is('governs', word));
  return [isAboutPlan ? { opener, words: [PLAN, ...words] } : clause];
}
