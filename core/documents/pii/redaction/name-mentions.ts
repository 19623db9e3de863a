import { TITLES } from '../../../names/person-words.ts';
import { stripLegalForms } from '../../../names/strip-legal-forms.ts';
import type { Place } from '../../../quotes/locate.ts';
import type { Span } from './span.ts';
import { webAddresses } from './web-addresses.ts';

/** Says of a word in lower case that it is an ordinary one, which a capital alone does not make a name. */
export type IsOrdinaryWord = (word: string) => boolean;

/** The least letters of a part of a name that is looked for by itself. */
const MIN_PART = 3;

const WORD = /\p{L}[\p{L}\p{M}]{0,60}/gu;
const CAPITALISED = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]{0,60}/gu;

/** Up to two initials before a surname, with or without points. */
const INITIALS = /(?<![\p{L}\p{N}])(\p{Lu})\.?[ \n]?(?:\p{Lu}\.?[ \n]?)?$/u;
const MAX_INITIALS = 8;

/**
 * Where parts of the names of persons are written as names: a given name or surname by itself, with initials before it, and as a
 * possessive. A part that is an ordinary word too is one only within a sentence, before no other capital: `brown paper` and
 * `Brown Brothers` stay after `Ms Brown`. A piece of an address of the web or of mail is not written as a name, nor is a part of
 * the name of a firm: `Smith & Wesson` and `Smith Ltd` stay after `Mark Smith`.
 */
export function nameMentions(
  text: string,
  names: readonly string[],
  { isOrdinary, mails = [] }: { readonly isOrdinary: IsOrdinaryWord; readonly mails?: readonly Place[] },
): Span[] {
  const initialsOf = partsOf(names);
  const words = new Set(names.flatMap((name) => name.toLowerCase().match(WORD) ?? []));
  const addresses = [...webAddresses(text), ...mails].toSorted((a, b) => a.start - b.start);
  let next = 0;
  return [...text.matchAll(CAPITALISED)].flatMap(({ 0: word, index }): Span[] => {
    const lower = word.toLowerCase();
    const initials = initialsOf.get(lower);
    if (!initials) return [];
    while ((addresses[next]?.end ?? Infinity) <= index) next++;
    if ((addresses[next]?.start ?? Infinity) <= index) return [];
    const end = index + word.length;
    if (isOrdinary(lower) && !isWrittenAsName(text, word, index)) return [];
    if (isOfFirm(text, { start: index, end }, words)) return [];
    const before = INITIALS.exec(text.slice(Math.max(0, index - MAX_INITIALS), index));
    const start = before?.[1] !== undefined && initials.has(before[1]) ? index - before[0].length : index;
    return [{ type: 'PERSON', start, end }];
  });
}

/** The words of names of several words, in lower case, with the first letters of the other words of their names. */
function partsOf(names: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const name of names) {
    const words = name.match(WORD) ?? [];
    if (words.length < 2) continue;
    for (const word of words) {
      if (word.length < MIN_PART || !/^\p{Lu}/u.test(word)) continue;
      const initials = parts.getOrInsertComputed(word.toLowerCase(), () => new Set<string>());
      for (const other of words) if (other !== word) initials.add(other.charAt(0).toUpperCase());
    }
  }
  return parts;
}

/** What `&` joins to a word, before and behind it, and the word behind it. */
const JOINED_BEFORE = /(\p{Lu}[\p{L}\p{M}'-]{0,40}) ?& ?$/u;
const JOINED_BEHIND = /^ ?& ?(\p{Lu}[\p{L}\p{M}]{0,40})/u;
const BEHIND = /^,? (\p{Lu}[\p{L}\p{M}]{1,40})(?![\p{L}-])/u;
const MAX_JOINED = 46;

/** Whether a word is joined to one that is no part of a name and no title, or has a legal form behind it. */
function isOfFirm(text: string, { start, end }: Place, names: ReadonlySet<string>): boolean {
  const behind = text.slice(end, end + MAX_JOINED);
  // Few words stand beside one, and each is looked at.
  if (text.slice(Math.max(0, start - 2), end + 2).includes('&')) {
    const before = JOINED_BEFORE.exec(text.slice(Math.max(0, start - MAX_JOINED), start));
    const isName = (word: string): boolean => names.has(word) || TITLES.has(word);
    if ([before, JOINED_BEHIND.exec(behind)].some((one) => one?.[1] !== undefined && !isName(one[1].toLowerCase())))
      return true;
  }
  const [, next = ''] = BEHIND.exec(behind) ?? [];
  return stripLegalForms([text.slice(start, end).toLowerCase(), next.toLowerCase()]).forms.length > 0;
}

const SENTENCE_START = /(?:^|[.!?:\n"(][ \t]{0,4}|\n[ \t]{0,8})$/;
const MAX_BEFORE = 9;

/** Whether a capital is there because the word is a name: within a sentence, and not with another capital after it. */
function isWrittenAsName(text: string, word: string, at: number): boolean {
  if (word === word.toUpperCase()) return false;
  const isFirst = SENTENCE_START.test(text.slice(Math.max(0, at - MAX_BEFORE), at));
  return !isFirst && !/^ \p{Lu}\p{Ll}/u.test(text.slice(at + word.length, at + word.length + 3));
}
