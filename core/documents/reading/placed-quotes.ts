import type { Evidence } from './answer.ts';
import type { SubmittedDocument } from '../../submitted-document.ts';
import type { Place } from '../../quotes/locate.ts';
import {
  quoteFinder,
  remembering,
  searchedText,
  wholePlaces,
  type FindQuote,
  type SearchedText,
  type Sought,
  type TokenKind,
} from './find-quote.ts';
import { boxFinder, type PagePlace } from './page-place.ts';
import type { Reading } from './reader.ts';

/** What a reader had, and what is known about its places. */
export type ReadWords = Pick<Extract<Reading, { kind: 'object' }>, 'text' | 'pages'>;

/** Finds quotes in what a reader had, with pages and boxes only if wanted. */
export function findQuotes(document: SubmittedDocument, read: ReadWords, withPlaces: boolean): FindQuote {
  return withPlaces ? placedQuoteFinder(document, read) : quoteFinder(document, read.text);
}

/**
 * Finds quotes like `quoteFinder()`, plus page and box for a file. If the pages contain the same characters more than
 * once and no reader says which ones are meant, the box is null.
 */
function placedQuoteFinder(document: SubmittedDocument, { text, pages }: ReadWords): FindQuote {
  const find = quoteFinder(document, text);
  if (document.type === 'text') return find;
  const placeOf = pages === undefined ? () => undefined : quotePlaces(pages);
  // A picture is one page, whatever is known about it.
  const anywhere = document.type === 'image' || pages?.pages.length === 1 ? { page: 1, box: null } : undefined;
  return (quote, sought = {}) => {
    const found = find(quote, sought);
    return found && { ...found, ...(placeOf(quote, sought) ?? anywhere) };
  };
}

function quotePlaces(pages: NonNullable<ReadWords['pages']>): (quote: string, sought: Sought) => PagePlace | undefined {
  const text = searchedText(pages.text);
  const boxOf = boxFinder(pages);
  return remembering((quote, { of, at }) => {
    if (at !== undefined && pages.text.startsWith(quote, at)) return boxOf({ start: at, end: at + quote.length });
    const place = onlyPlace(text, quote, of);
    return place && boxOf(place);
  });
}

/** Returns the place of a quote if there is only one. */
function onlyPlace(text: SearchedText, quote: string, of?: TokenKind): Place | undefined {
  let only: Place | undefined;
  for (const place of wholePlaces(text, quote, of)) {
    // Text found exactly is found again with its signs folded.
    if (only !== undefined && place.start !== only.start) return undefined;
    only = place;
  }
  return only;
}

/** Maximum number of texts to look for: each is searched in the whole document. */
const MAX_TEXTS = 500;

/**
 * Returns evidence for texts served as read, without a quote: their own characters, if the available words contain
 * them.
 */
export function textEvidence(
  texts: readonly (readonly [path: string, text: string | null])[],
  document: SubmittedDocument,
  { text, pages }: ReadWords,
): Evidence {
  const words = text ?? pages?.text;
  if (words === undefined) return {};
  const find =
    document.type === 'text'
      ? onlyIn(document.text)
      : placedQuoteFinder(document, { text: words, ...(pages && { pages }) });
  return Object.fromEntries(
    texts.slice(0, MAX_TEXTS).flatMap(([path, one]) => {
      const found = one === null ? undefined : find(one);
      return found ? [[path, found]] : [];
    }),
  );
}

/** Finds texts in a submitted one, with their place if they occur once: no reader says which occurrence it read. */
function onlyIn(submitted: string): FindQuote {
  const text = searchedText(submitted);
  return (quote) => {
    const place = onlyPlace(text, quote);
    if (place) return { quote: submitted.slice(place.start, place.end), ...place };
    return wholePlaces(text, quote).next().done ? undefined : { quote };
  };
}
