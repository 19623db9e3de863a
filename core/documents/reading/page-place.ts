import { boxAround, shareOfPage, type Box, type DocumentPages, type Page, type Word } from '../pages/pages.ts';
import type { Place } from '../../quotes/locate.ts';

/** Where quoted characters are on a document's pages. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  /** In fractions of the page; null if unknown. */
  readonly box: Box | null;
}

/** Creates the function that returns page and box of characters by their place in the text of the pages. */
export function boxFinder({ pages }: DocumentPages): (place: Place) => PagePlace | undefined {
  const words = pages.flatMap((page, i) =>
    page.lines.flatMap(({ segments }) =>
      segments.flatMap((segment) => segment.words.map((word) => ({ word, page, number: i + 1 }))),
    ),
  );
  return ({ start, end }) => {
    const own: typeof words = [];
    for (let i = firstEndingAfter(words, start), one = words[i]; one && one.word.start < end; one = words[++i])
      own.push(one);
    const [first] = own;
    if (first === undefined) return undefined;
    // Text that continues over a page's end is shown where it begins.
    const boxes = own.filter(({ number }) => number === first.number).map(({ word }) => word.box);
    return { page: first.number, box: inFractions(boxAround(boxes as [Box, ...Box[]]), first.page) };
  };
}

/** Returns the index of the first word that ends after a place; words are in text order. */
function firstEndingAfter(words: readonly { readonly word: Word }[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Converts a box to fractions of its page, clipped to the page. */
export function inFractions(placed: Box, page: Page): Box | null {
  const { left, top, right, bottom } = shareOfPage(placed, page);
  const within = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 10_000;
  const box = { left: within(left), top: within(top), right: within(right), bottom: within(bottom) };
  return box.left < box.right && box.top < box.bottom ? box : null;
}
