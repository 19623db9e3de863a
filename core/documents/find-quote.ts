import { foldText, type FoldedText } from '../quotes/folded-text.ts';
import { locateIn, type Place } from '../quotes/locate.ts';
import { occurrences } from '../quotes/occurrences.ts';
import type { SubmittedDocument } from '../reading/document.ts';
import type { Quotation } from './evidence.ts';

/**
 * What a quote is worth: the characters of the document, with their place in a text that was submitted; undefined where the
 * document's words are at hand and do not hold it. Of a picture nobody but the reader knows the words, so every quote is
 * taken as given.
 */
export type FindQuote = (quote: string) => Quotation | undefined;

/** Finds quotes in a submitted text, or in the words that a reader had before it (null where it had a picture). */
export function quoteFinder(document: SubmittedDocument, readText: string | null): FindQuote {
  if (document.type === 'text') {
    const folded = foldText(document.text);
    return remembering((quote) => {
      const place = wholePlace(folded, quote);
      return place && { quote: folded.text.slice(place.start, place.end), ...place };
    });
  }
  if (readText === null) return (quote) => ({ quote });
  // The caller does not have these words, so a place in them would say nothing.
  const folded = foldText(withoutMarkup(readText));
  return remembering((quote) => wholePlace(folded, withoutMarkup(quote)) && { quote });
}

/** Each quote looked for once: a reading repeats the range of a role for both its dates. */
function remembering(find: FindQuote): FindQuote {
  const found = new Map<string, Quotation | undefined>();
  return (quote) => {
    if (!found.has(quote)) found.set(quote, find(quote));
    return found.get(quote);
  };
}

/** A place where a quote is not a piece of a longer word or number: 2019 does not stand in 120193. */
function wholePlace(text: FoldedText, quote: string): Place | undefined {
  if (quote.trim() === '') return undefined;
  for (const start of occurrences(text.text, quote)) {
    const place = { start, end: start + quote.length };
    if (isWhole(text.text, place)) return place;
  }
  const place = locateIn(text, quote);
  return place && isWhole(text.text, place) ? place : undefined;
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

/** Marks of Markdown and the escapes before them, which a reader's words may have and its quotes may not. */
function withoutMarkup(text: string): string {
  return text.replace(/[*_\\|#`~]/g, '');
}
