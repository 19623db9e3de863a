import { isPlanMark, PLAN } from './plan-phrase.ts';
import { has, is } from './plan-words.ts';

/** Words of a sentence that belong together, and the word or mark that introduces them: `which`, `but`, `(`. */
export interface Clause {
  readonly opener: string;
  readonly words: readonly string[];
}

const MARKS = new Set([',', '(', ')', ':']);

/**
 * Splits a sentence with marked plans into clauses. A subject separated from its verb by an aside is reunited with it;
 * a clause about the plan begins with the plan; `a plan under which these were sold` becomes `these were sold under a
 * plan`.
 */
export function clausesOf(sentence: readonly string[]): Clause[] {
  const clauses = joinSubjects(cut(sentence));
  return clauses.flatMap(({ opener, words }, i) => {
    if (opener === 'which') return [{ opener, words: [PLAN, ...words] }];
    if (!opener.endsWith(' which') || !clauses[i - 1]?.words.some(isPlanMark)) return [{ opener, words }];
    const verb = words.findIndex((word) => is(word, 'dealt'));
    const end = words.findIndex((word, n) => n > verb && is(word, 'be', 'ended'));
    const placed = words.slice(0, end === -1 ? undefined : end);
    const about = { opener: 'which', words: [PLAN, ...words.slice(placed.length)] };
    return [{ opener: 'which', words: [...placed, opener.slice(0, -6), PLAN] }, ...(end === -1 ? [] : [about])];
  });
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
    const last = words.at(-1);
    if (MARKS.has(word) || is(word, 'opens')) close(word);
    else if (word === 'which' && is(last, 'under')) close(`${words.pop() ?? ''} which`);
    else if ((word === 'that' || word === 'which') && (isPlanMark(last) || last === undefined)) close('which');
    // `will be held and sold` is one clause.
    else if (word === 'and' && has(words, 'be', 'dealt') && (!has(words, 'modal') || is(sentence[i + 1], 'be')))
      close('and');
    else words.push(word);
  });
  close('');
  return clauses;
}

/**
 * `The shares, which were registered, were sold`, `were not, and could not be, sold`: a clause still without a verb is
 * joined to it.
 */
function joinSubjects(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  let subject = -1;
  for (const clause of clauses) {
    if (
      subject !== -1 &&
      /^[,)]$/.test(clause.opener) &&
      is(clause.words[0], 'be', 'dealt', 'base', 'modal', 'governs')
    ) {
      const [{ opener, words } = clause] = joined.splice(subject, 1);
      joined.push({ opener, words: [...words, ...clause.words] });
      subject = -1;
    } else {
      const lacksVerb = !has(clause.words, 'be', 'dealt', 'modal');
      if (subject === -1 && lacksVerb) subject = joined.length;
      joined.push(clause);
    }
  }
  return joined;
}
