import { TITLES } from '../../../names/person-words.ts';
import { stripLegalForms } from '../../../names/strip-legal-forms.ts';
import type { Place } from '../../../quotes/locate.ts';
import type { Span } from './span.ts';
import { webAddresses } from './web-addresses.ts';

/** Whether a lower-case word is ordinary: a capital alone does not make it a name. */
export type IsOrdinaryWord = (word: string) => boolean;

/** Minimum letters of a name part that is searched on its own, and of one that is searched behind a title or initials: `Mr Wu`. */
const MIN_PART = 3;
const MIN_TITLED_PART = 2;

const WORD = /\p{L}[\p{L}\p{M}]{0,60}/gu;
const CAPITALISED = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]{0,60}/gu;

/** Up to two initials before a surname, with or without dots. */
const INITIALS = /(?<![\p{L}\p{N}])(\p{Lu})\.?[ \n]?(?:\p{Lu}\.?[ \n]?)?$/u;
const MAX_INITIALS = 8;
const TITLE = /(?<!\p{L})(\p{L}{2,12})\.? $/u;
const MAX_TITLE = 15;

/** What a hyphen or apostrophe joins to a word, as in El-Sisi and d'Arc. A single letter after it is a possessive. */
const JOINED_TO_START = /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{0,60})[-']$/u;
const JOINED_TO_END = /^[-'](\p{L}[\p{L}\p{M}]{1,60})/u;
const MAX_JOINED_WORD = 63;

/**
 * Finds given names and surnames on their own, with initials before them and as possessives, once the full name is known. A part that
 * is also an ordinary word only counts behind a title or initials with a dot, or in mid-sentence and not before another capitalized word:
 * `brown paper` and `Brown Brothers` stay after `Ms Brown`. Parts inside URLs, e-mail addresses and company names stay: `Smith & Wesson` and `Smith Ltd` after `Mark Smith`.
 */
export function nameMentions(
  text: string,
  names: readonly string[],
  { isOrdinary, mails = [] }: { readonly isOrdinary: IsOrdinaryWord; readonly mails?: readonly Place[] },
): Span[] {
  const initialsOf = partsOf(names);
  const words = new Set(names.flatMap((name) => name.toLowerCase().match(WORD) ?? []));
  const addresses = [...webAddresses(text), ...mails].toSorted((a, b) => a.start - b.start);
  let [next, taken] = [0, 0];
  return [...text.matchAll(CAPITALISED)].flatMap(({ 0: word, index }): Span[] => {
    if (index < taken) return [];
    const lower = word.toLowerCase();
    const initials = initialsOf.get(lower);
    if (!initials) return [];
    while ((addresses[next]?.end ?? Infinity) <= index) next++;
    if ((addresses[next]?.start ?? Infinity) <= index) return [];
    const { start: first, end } = withJoinedWords(text, { start: index, end: index + word.length }, words);
    const before = INITIALS.exec(text.slice(Math.max(0, first - MAX_INITIALS), first));
    const start = before?.[1] !== undefined && initials.has(before[1]) ? first - before[0].length : first;
    const isAnnounced = text.slice(start, first).includes('.') || isTitled(text, first);
    if (!isAnnounced && (word.length < MIN_PART || (isOrdinary(lower) && !isWrittenAsName(text, word, index))))
      return [];
    taken = end;
    return isPartOfCompanyName(text, { start: first, end }, words) ? [] : [{ type: 'PERSON', start, end }];
  });
}

/** A value of more words is a passage rather than a name, and its words are not looked for. */
const MAX_WORDS = 20;

/** The words of names of several words, in lower case, each with the initials of the other words. */
function partsOf(names: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const name of names) {
    const words = name.match(WORD) ?? [];
    if (words.length < 2 || words.length > MAX_WORDS) continue;
    for (const word of words) {
      if (word.length < MIN_TITLED_PART || !/^\p{Lu}/u.test(word)) continue;
      const initials = parts.getOrInsertComputed(word.toLowerCase(), () => new Set<string>());
      for (const other of words) if (other !== word) initials.add(other.charAt(0).toUpperCase());
    }
  }
  return parts;
}

function isTitled(text: string, at: number): boolean {
  const [, title = ''] = TITLE.exec(text.slice(Math.max(0, at - MAX_TITLE), at)) ?? [];
  return TITLES.has(title.toLowerCase());
}

/** Extends a word to those that a hyphen or apostrophe joins to it, if they are words of the names too. */
function withJoinedWords(text: string, word: Place, names: ReadonlySet<string>): Place {
  let { start, end } = word;
  const lengthOf = (joined: RegExpExecArray | null): number =>
    joined?.[1] !== undefined && names.has(joined[1].toLowerCase()) ? joined[0].length : 0;
  for (let more = 1; more > 0; start -= more) {
    more = lengthOf(JOINED_TO_START.exec(text.slice(Math.max(0, start - MAX_JOINED_WORD), start)));
  }
  for (let more = 1; more > 0; end += more) more = lengthOf(JOINED_TO_END.exec(text.slice(end, end + MAX_JOINED_WORD)));
  return { start, end };
}

/** The words joined by `&` before and after a word, and the word after it. */
const JOINED_BEFORE = /(\p{Lu}[\p{L}\p{M}'-]{0,40}) ?& ?$/u;
const JOINED_AFTER = /^ ?& ?(\p{Lu}[\p{L}\p{M}]{0,40})/u;
const AFTER = /^,? (\p{Lu}[\p{L}\p{M}]{1,40})(?![\p{L}-])/u;
const MAX_JOINED = 46;

/** Whether `&` joins the word to something other than a name part or title, or a legal form follows it. */
function isPartOfCompanyName(text: string, { start, end }: Place, names: ReadonlySet<string>): boolean {
  const after = text.slice(end, end + MAX_JOINED);
  // Cheap check first: few words have a `&` next to them.
  if (text.slice(Math.max(0, start - 2), end + 2).includes('&')) {
    const before = JOINED_BEFORE.exec(text.slice(Math.max(0, start - MAX_JOINED), start));
    const isName = (word: string): boolean => names.has(word) || TITLES.has(word);
    if ([before, JOINED_AFTER.exec(after)].some((one) => one?.[1] !== undefined && !isName(one[1].toLowerCase())))
      return true;
  }
  const [, next = ''] = AFTER.exec(after) ?? [];
  return stripLegalForms([text.slice(start, end).toLowerCase(), next.toLowerCase()]).forms.length > 0;
}

const SENTENCE_START = /(?:^|[.!?:\n"(][ \t]{0,4}|\n[ \t]{0,8})$/;
const MAX_BEFORE = 9;

/** Whether the capital marks a name: in mid-sentence, and no capitalized word follows. */
function isWrittenAsName(text: string, word: string, at: number): boolean {
  if (word === word.toUpperCase()) return false;
  const isFirst = SENTENCE_START.test(text.slice(Math.max(0, at - MAX_BEFORE), at));
  return !isFirst && !/^ \p{Lu}\p{Ll}/u.test(text.slice(at + word.length, at + word.length + 3));
}
