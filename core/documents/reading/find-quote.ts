import type { Quotation } from './answer.ts';
import { foldText, type FoldedText } from '../../quotes/folded-text.ts';
import { placesIn, type Place } from '../../quotes/locate.ts';
import type { SubmittedDocument } from '../../submitted-document.ts';

/**
 * What a quote is worth: the characters of the document, with their place in a text that was submitted; undefined where the
 * document's words are at hand and do not hold it. The quote of an amount is not held by a longer number, nor without the
 * sign that is printed with it. Of a picture nobody but the reader knows the words, so every quote is taken as given.
 */
export type FindQuote = (quote: string, of?: 'amount') => Quotation | undefined;

/** Finds quotes in a submitted text, or in the words that a reader had before it (null where it had a picture). */
export function quoteFinder(document: SubmittedDocument, readText: string | null): FindQuote {
  if (document.type === 'text') {
    const folded = foldText(document.text);
    return remembering((quote, of) => {
      const place = wholePlace(folded, { quote, of });
      return place && { quote: folded.text.slice(place.start, place.end), ...place };
    });
  }
  if (readText === null) return (quote) => ({ quote });
  // The caller does not have these words, so a place in them would say nothing.
  const folded = foldText(withoutMarkup(readText));
  return remembering((quote, of) => wholePlace(folded, { quote: withoutMarkup(quote), of }) && { quote });
}

/** Each quote looked for once: a reading repeats the range of a role for both its dates. */
function remembering(find: FindQuote): FindQuote {
  const found = new Map<string, Quotation | undefined>();
  return (quote, of) => {
    const key = `${of ?? ''} ${quote}`;
    if (!found.has(key)) found.set(key, find(quote, of));
    return found.get(key);
  };
}

interface Wanted {
  readonly quote: string;
  readonly of: 'amount' | undefined;
}

/** A place where a quote is not a piece of a longer word or number: 2019 does not stand in 120193. */
function wholePlace(text: FoldedText, { quote, of }: Wanted): Place | undefined {
  for (const place of placesIn(text, quote)) {
    if (isWhole(text.text, place) && (of === undefined || isWholeAmount(text.text, place))) return place;
  }
  return undefined;
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

const DIGITS_BEFORE = /\d[.,'\u2019]$/u;
/** Hundredths of zero change no amount. */
const DIGITS_BEHIND = /^[.,'\u2019](?!0{1,2}(?!\d))\d/u;
const MINUS_BEFORE = /(?:^|[^\p{L}\p{N}\p{Pd}])[\p{Pd}\u2212]\p{Sc}?$/u;
const MINUS_BEHIND = /^(?:\p{Sc}?[\p{Pd}\u2212](?:[^\p{L}\p{N}\p{Pd}]|$)|[ ]?cr(?!\p{L}))/iu;
const OPEN_BEFORE = /\(\p{Sc}?$/u;
const CLOSE_BEHIND = /^\p{Sc}?\)/u;

/** How much beside an amount can belong to it. */
const BESIDE = 4;

/** Whether a place is neither a piece of a longer amount nor one without its sign. */
function isWholeAmount(text: string, { start, end }: Place): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE)];
  if (DIGITS_BEFORE.test(before) || DIGITS_BEHIND.test(behind)) return false;
  if (MINUS_BEFORE.test(before) || MINUS_BEHIND.test(behind)) return false;
  return !(OPEN_BEFORE.test(before) && CLOSE_BEHIND.test(behind));
}

/** Marks of Markdown and the escapes before them, which a reader's words may have and its quotes may not; what parts cells parts words. */
function withoutMarkup(text: string): string {
  return text.replace(/[*_\\#`~]/g, '').replaceAll('|', ' ');
}
