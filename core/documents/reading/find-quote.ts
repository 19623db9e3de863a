import type { Quotation } from './answer.ts';
import { readAmount } from '../../quotes/amount.ts';
import { amountTokens, type AmountToken } from '../../quotes/amount-tokens.ts';
import { isWholeEmail } from '../../quotes/email.ts';
import { foldText, type FoldedText } from '../../quotes/folded-text.ts';
import { placesIn, type Place } from '../../quotes/locate.ts';
import { isWholePhone } from '../../quotes/phone.ts';
import type { Amount } from '../../quotes/written-number.ts';
import type { SubmittedDocument } from '../../submitted-document.ts';

/**
 * Checks a quote and returns the document's characters, with their place in a submitted text; undefined if the
 * document's words are available and do not contain it. The quote of an amount, an email address or a phone number must
 * be a whole printed one. Only the reader knows the words of a picture, so quotes from one are accepted as given.
 */
export type FindQuote = (quote: string, sought?: Sought) => Quotation | undefined;

/** Kind of a quote that must not be part of a longer token. */
export type TokenKind = 'amount' | 'email' | 'phone';

/** How to look for a quote. */
export interface Sought {
  readonly of?: TokenKind | undefined;
  /**
   * Position given by its reader, in UTF-16 units of the text it read: chooses between places with the same characters.
   */
  readonly at?: number | undefined;
}

/** Creates the search for quotes in a submitted text, or in the words that a reader had (null for a picture). */
export function quoteFinder(document: SubmittedDocument, readText: string | null): FindQuote {
  if (document.type === 'text') {
    const text = searchedText(document.text);
    return remembering((quote, sought) => {
      const place = wholePlace(text, quote, sought);
      return place && { quote: document.text.slice(place.start, place.end), ...place };
    });
  }
  if (readText === null) return (quote) => ({ quote });
  // The caller does not have these words, so a place in them would mean nothing.
  const text = searchedText(withoutMarkup(readText));
  return remembering((quote, { of }) => wholePlace(text, withoutMarkup(quote), { of }) && { quote });
}

/** Looks for each quote once: a reading repeats the range of a role for both its dates. */
export function remembering<Found>(
  find: (quote: string, sought: Sought) => Found,
): (quote: string, sought?: Sought) => Found {
  const found = new Map<string, Found>();
  return (quote, sought = {}) => {
    const key = `${sought.of ?? ''} ${sought.at ?? ''} ${quote}`;
    if (!found.has(key)) found.set(key, find(quote, sought));
    return found.get(key) as Found;
  };
}

/** A text to search for quotes: folded once, its amounts parsed on first use. */
export interface SearchedText {
  readonly folded: FoldedText;
  readonly tokens: () => readonly AmountToken[];
}

/** Prepares a text for many searches. */
export function searchedText(text: string): SearchedText {
  let tokens: readonly AmountToken[] | undefined;
  return { folded: foldText(text), tokens: () => (tokens ??= amountTokens(text)) };
}

/** Returns the place given by a reader, otherwise the first one that is not part of a longer word or number. */
function wholePlace(text: SearchedText, quote: string, { of, at }: Sought): Place | undefined {
  let first: Place | undefined;
  for (const place of wholePlaces(text, quote, of)) {
    if (at === undefined || place.start === at) return place;
    first ??= place;
  }
  return first;
}

/** Returns every place where a quote is not part of a longer word or number: 2019 is not found in 120193. */
export function* wholePlaces({ folded, tokens }: SearchedText, quote: string, of?: TokenKind): Generator<Place, void> {
  const amount = of === 'amount' ? readAmount(quote) : undefined;
  for (const place of placesIn(folded, quote)) {
    if (!isWhole(folded.text, place)) continue;
    if (of === 'email' && !isWholeEmail(folded.text, place)) continue;
    if (of === 'phone' && !isWholePhone(folded.text, place)) continue;
    if (amount === undefined || isWholeAmount(tokens(), place, amount)) yield place;
  }
}

const JOINED = /^(?:\p{L}\p{M}?\p{L}|\d\d|.\p{M})/su;

function isWhole(text: string, { start, end }: Place): boolean {
  return !JOINED.test(around(text, start)) && !JOINED.test(around(text, end));
}

/** Returns the character before a place and the text after it; empty at the ends of the text. */
function around(text: string, at: number): string {
  if (at <= 0 || at >= text.length) return '';
  const before = text.codePointAt(at - 2) ?? 0;
  const width = before > 0xffff ? 2 : 1;
  return text.slice(at - width, at + 2);
}

/**
 * Whether a place is one amount of the text, with all its digits, and the text's whole token states what the quote
 * does: a sign, a bracket, a scale or a digit missing from the quote makes it a different amount.
 */
function isWholeAmount(tokens: readonly AmountToken[], { start, end }: Place, wanted: Amount): boolean {
  let from = firstEndingAfter(tokens, start);
  let found: AmountToken | undefined;
  for (let token = tokens[from]; token && token.digits.start < end; token = tokens[++from]) {
    if (token.isRate && token.start >= start && token.end <= end) continue;
    if (found) return false;
    found = token;
  }
  return found !== undefined && found.digits.start >= start && found.digits.end <= end && isSame(found.amount, wanted);
}

/** Returns the index of the first token whose digits end after a place; tokens are in order. */
function firstEndingAfter(tokens: readonly AmountToken[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.digits.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isSame(one: Amount, other: Amount): boolean {
  if (one.kind === 'stated') return other.kind === 'stated' && one.value === other.value;
  if (one.kind !== 'ambiguous' || other.kind !== 'ambiguous') return false;
  return one.byMark['.'] === other.byMark['.'] && one.byMark[','] === other.byMark[','];
}

/**
 * Removes Markdown marks and escapes, which a reader's words may have and its quotes may not; table cells stay
 * separate.
 */
export function withoutMarkup(text: string): string {
  return text
    .replace(/^#{1,6} /gm, '')
    .replace(/[*_\\`]|~~/g, '')
    .replaceAll('|', '\t');
}
