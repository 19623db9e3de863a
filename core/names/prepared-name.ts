import { withoutClosingClauses } from './closing-clauses.ts';
import { distanceTo, type DistanceTo } from './edit-distance.ts';
import { foldWords, hasForeignLetters } from './fold.ts';
import { usualSpelling } from './spellings.ts';
import { stripLegalForms } from './strip-legal-forms.ts';

/**
 * A name ready for comparison: folded, in its usual spelling, without legal forms and a leading article unless it has
 * nothing else.
 */
export interface PreparedName {
  /** Empty if there is nothing to compare. */
  readonly words: readonly string[];
  /** The words joined by one space. */
  readonly text: string;
}

/** The name that others are compared with, plus precomputed values. */
export interface PreparedQuery extends PreparedName {
  readonly wordSet: ReadonlySet<string>;
  readonly distanceTo: DistanceTo;
  /**
   * The other reading, if a legal form in the name could be a word ("AB Electric", "S.A. Petrole"): both are compared.
   */
  readonly otherwise?: PreparedQuery | undefined;
}

/** Prepares a listed name. */
export function prepareName(name: string): PreparedName {
  return nameOfWords(usualSpelling(stripLegalForms(foldWords(name)).words));
}

/**
 * Prepares a queried name. It has no words, and cannot be compared, if it has no Latin letter or digit, or if these are
 * only a legal form, digits or single letters next to letters of another script, which are what distinguishes the name.
 */
export function prepareQuery(sent: string): PreparedQuery {
  const name = withoutClosingClauses(sent);
  const { all, words, forms, formsAlone, isDoubtful } = stripLegalForms(foldWords(name));
  const tellsNothing = formsAlone || words.every((word) => word === 'the' || !/[a-z]{2}/.test(word));
  if (tellsNothing && hasForeignLetters(name)) return queryOfWords([]);
  const isLed = forms.length === 0 && words.length > 1 && DOTTED_FORM_FIRST.test(name);
  const otherwise = isDoubtful ? all : words.slice(1);
  return {
    ...queryOfWords(usualSpelling(words)),
    otherwise: isDoubtful || isLed ? queryOfWords(usualSpelling(otherwise)) : undefined,
  };
}

/** "S.A." and "S.p.A." before a name, where the letters may also be initials: "S.A. Lavochkin". */
const DOTTED_FORM_FIRST = /^\s{0,9}(?:the\s{1,9}){0,3}S\. ?(?:p\. ?)?A\.[\s,]/i;

/** Builds a name from folded words. */
export function nameOfWords(words: readonly string[]): PreparedName {
  return { words, text: words.join(' ') };
}

/** Builds a query from folded words. */
export function queryOfWords(words: readonly string[]): PreparedQuery {
  const name = nameOfWords(words);
  return { ...name, wordSet: new Set(words), distanceTo: distanceTo(name.text) };
}

/** Restores a prepared name from its stored `text`. */
export function preparedFromText(text: string): PreparedName {
  return { text, words: text === '' ? [] : text.split(' ') };
}
