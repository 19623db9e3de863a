import { foldWords, MAX_NAME_LENGTH } from '../names/fold.ts';
import { stripLegalForms } from '../names/strip-legal-forms.ts';

/**
 * A name as it was sent without the legal forms at its ends: the shortest run of its words that compares as the whole does.
 * Commas part words. A name that is nothing but a legal form stays.
 */
export function bareName(name: string): string {
  let tokens = name
    .slice(0, MAX_NAME_LENGTH)
    .split(/[\s,]/)
    .filter((token) => token !== '');
  const compared = comparedAs(tokens);
  while (tokens.length > 1 && comparedAs(tokens.slice(0, -1)) === compared) tokens = tokens.slice(0, -1);
  while (tokens.length > 1 && comparedAs(tokens.slice(1)) === compared) tokens = tokens.slice(1);
  return tokens.join(' ');
}

function comparedAs(tokens: readonly string[]): string {
  return stripLegalForms(foldWords(tokens.join(' '))).words.join(' ');
}
