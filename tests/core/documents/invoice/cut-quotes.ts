import fc from 'fast-check';
import { quoteFinder } from '../../../../core/documents/reading/find-quote.ts';
import { readInvoice } from '../../../../core/documents/invoice/read-invoice.ts';
import { amountValue, readAmount } from '../../../../core/quotes/amount.ts';
import type { MadePrint } from '../../quotes/made-prints.ts';
import { cell, onlyWith } from './made-reading.ts';

/** A print on a page, and the characters of it that a model quotes for its value. */
export interface CutQuote {
  readonly print: MadePrint;
  readonly page: string;
  readonly quote: string;
}

/** No print has these digits, so whatever is found is found in the print. */
const BEFORE = ['Total ', 'Total: ', 'TOTAL  ', '| Total | ', '| 7777777 | ', 'GST 77%  '];
const BEHIND = ['', '\nPage', ' |', '  A', '\n777777.70', ' | 777777.70 |'];

/** Parts of prints, whole prints, and parts with some of their surroundings. */
export function cutQuotes(prints: fc.Arbitrary<MadePrint>): fc.Arbitrary<CutQuote> {
  return fc
    .record({
      print: prints,
      before: fc.constantFrom(...BEFORE),
      behind: fc.constantFrom(...BEHIND),
      from: fc.integer({ min: -4, max: 6 }),
      cut: fc.integer({ min: -4, max: 6 }),
    })
    .map(({ print, before, behind, from, cut }) => {
      const page = before + print.text + behind;
      const end = Math.min(page.length, before.length + print.text.length - cut);
      return { print, page, quote: page.slice(Math.max(0, before.length + from), end) };
    })
    .filter(({ quote }) => /\d/.test(quote));
}

/** What is served if a model gives the quote's own value: the total, or null if it is withheld. */
export function servedOfQuote({ page, quote }: CutQuote): number | null {
  const value = amountValue(readAmount(quote), '.') ?? null;
  const reading = onlyWith({ vendor: 'Velmora Paper Mill', total: cell(value, quote) });
  const find = quoteFinder({ type: 'pdf', bytes: new Uint8Array() }, page);
  return readInvoice(reading, find)?.invoice.total ?? null;
}
