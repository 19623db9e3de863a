import { BEFORE_A_FIRM, MAX_NAME_LENGTH } from '../../../names/fold.ts';
import { withLatinForLookAlikes } from '../../../names/look-alikes.ts';
import { prepareName } from '../../../names/prepared-name.ts';
import type { SearchAnswer } from './search-answer.ts';

/** No name ends with more legal-form words. */
const MAX_FORM_WORDS = 12;

/** Separates a name from its legal form, or ends a list. */
const PARTING = new Set([',', ';', '-', '&', '(']);

/**
 * Returns the spellings to search: the caller's own in Latin letters, without "M/s" and trailing legal forms, and the compared form if it differs
 * in more than case. The publisher splits names its own way, so `AT&T` may be found under one and not the other.
 */
export function searchedSpellings(name: string): readonly string[] {
  const compared = prepareName(name).text;
  const own = withoutTrailingForms(withLatinForLookAlikes(name).replace(BEFORE_A_FIRM, ''), compared);
  return own.toLowerCase() === compared ? [own] : [own, compared];
}

/** Searches for a name, and for its second spelling only if the first finds nothing, because every search counts. */
export async function searchSpellings(
  name: string,
  search: (spelling: string) => Promise<SearchAnswer>,
): Promise<SearchAnswer> {
  const [own = name, compared] = searchedSpellings(name);
  const first = await search(own);
  if (compared === undefined || first.found.length > 0) return first;
  const second = await search(compared);
  return { ...second, truncated: first.truncated || second.truncated };
}

/** Returns the shortest beginning of the name that compares like the whole name. */
function withoutTrailingForms(name: string, compared: string): string {
  const words = name.slice(0, MAX_NAME_LENGTH).trim().split(/\s+/);
  for (let kept = Math.max(1, words.length - MAX_FORM_WORDS); kept < words.length; kept++) {
    const beginning = words.slice(0, kept).join(' ');
    if (prepareName(beginning).text === compared) return withoutParting(beginning);
  }
  return withoutParting(words.join(' '));
}

function withoutParting(text: string): string {
  let end = text.length;
  while (end > 1 && (PARTING.has(text.charAt(end - 1)) || text.charAt(end - 1) === ' ')) end--;
  return text.slice(0, end);
}
