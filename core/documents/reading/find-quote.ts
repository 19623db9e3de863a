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
 * What a quote is worth: the characters of the document, with their place in a text that was submitted; undefined where the
 * document's words are at hand and do not hold it. The quote of an amount, an e-mail address or a phone number has to be
 * a whole printed one. Only the reader knows the words of a picture, so every quote of one is taken as given.
 */
export type FindQuote = (quote: string, sought?: Sought) => Quotation | undefined;

/** What a quote is of, where it may be no piece of a longer one. */
export type TokenKind = 'amount' | 'email' | 'phone';

/** How a quote is looked for. */
export interface Sought {
  readonly of?: TokenKind | undefined;
  /** Where its reader found it, in UTF-16 units of the text that it read: decides between places that hold the same characters. */
  readonly at?: number | undefined;
}

/** Finds quotes in a submitted text, or in the words that a reader had before it (null where it had a picture). */
export function quoteFinder(document: SubmittedDocument, readText: string | null): FindQuote {
  if (document.type === 'text') {
    const text = searchedText(document.text);
    return remembering((quote, sought) => {
      const place = wholePlace(text, quote, sought);
      return place && { quote: document.text.slice(place.start, place.end), ...place };
    });
  }
  if (readText === null) return (quote) => ({ quote });
  // The caller does not have these words, so a place in them would say nothing.
  const text = searchedText(withoutMarkup(readText));
  return remembering((quote, { of }) => wholePlace(text, withoutMarkup(quote), { of }) && { quote });
}

/** Each quote looked for once: a reading repeats the range of a role for both its dates. */
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

/** A text in which quotes are looked for: folded once, its amounts read when the first is asked for. */
export interface SearchedText {
  readonly folded: FoldedText;
  readonly tokens: () => readonly AmountToken[];
}

/** A text made ready to be searched for many quotes. */
export function searchedText(text: string): SearchedText {
  let tokens: readonly AmountToken[] | undefined;
  return { folded: foldText(text), tokens: () => (tokens ??= amountTokens(text)) };
}

/** The place where a reader found a quote, else the first where it is no piece of a longer word or number. */
function wholePlace(text: SearchedText, quote: string, { of, at }: Sought): Place | undefined {
  let first: Place | undefined;
  for (const place of wholePlaces(text, quote, of)) {
    if (at === undefined || place.start === at) return place;
    first ??= place;
  }
  return first;
}

/** Every place where a quote is not a piece of a longer word or number: 2019 is not found in 120193. */
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

/** The character before a place and what follows it; empty at either end of the text. */
function around(text: string, at: number): string {
  if (at <= 0 || at >= text.length) return '';
  const before = text.codePointAt(at - 2) ?? 0;
  const width = before > 0xffff ? 2 : 1;
  return text.slice(at - width, at + 2);
}

/**
 * Whether a place holds one amount of the text, with all its digits, and the text's whole token states what the quote does: a
 * sign, a bracket, a scale or a digit that the quote leaves out makes another amount of it.
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

/** The index of the first token whose digits end after a place; tokens are in order. */
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

/** Marks of Markdown and the escapes before them, which a reader's words may have and its quotes may not; cells of a table stay apart. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/^#{1,6} /gm, '')
    .replace(/[*_\\`]|~~/g, '')
    .replaceAll('|', '\t');
}
