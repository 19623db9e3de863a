import type { Invoice } from '../../../../../core/documents/invoice/answer.ts';
import assert from 'node:assert/strict';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { readInvoice } from '../../../../../core/documents/invoice/read-invoice.ts';
import { readInvoicePages } from '../../../../../core/documents/invoice/page/read-invoice-pages.ts';
import type { Page } from '../../../../../core/documents/pages/pages.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

/** What is served from a document's lines: the reading after the checks that every reader's result goes through. */
export function servedOf(...lines: readonly string[]): Invoice {
  return servedAs('text', lines);
}

/** The same for a page of a PDF. */
export function servedOfPage(...lines: readonly string[]): Invoice {
  return servedAs('text_layer', lines);
}

function servedAs(source: Page['source'], lines: readonly string[]): Invoice {
  const text = lines.join('\n');
  const document = textPages(text);
  const pages = document.pages.map((page) => ({ ...page, source, width: 612, height: 792 }));
  const extraction = readInvoice(readInvoicePages({ ...document, pages }), quoteFinder({ type: 'text', text }, text));
  assert.ok(extraction, 'read as an invoice');
  return extraction.invoice;
}
