/* Written from answer-schema.ts by `npm run types`. */

import type { SoughtPlaces } from '../reading/answer.ts';

/** An invoice or receipt. */
export type Invoice = {
  /** As read; not checked. */
  readonly vendor: string | null;
  /** Null if its characters do not state exactly one day. */
  readonly date: string | null;
  /** In document order. */
  readonly line_items: readonly LineItem[];
  /** Before tax. */
  readonly subtotal: number | null;
  /** Total tax, not split by rate. */
  readonly tax: number | null;
  /** With tax, before payments and previous balances. */
  readonly total: number | null;
  /** As read; not checked: a bare $ does not say which dollar. Empty if none was read. */
  readonly currency: string;
  /** The reader's own rating of its reading, not a measured accuracy; 0 if it gave none, 1 for an e-invoice. */
  readonly confidence: number;
  /** Absent if there is nothing to check. */
  readonly warnings?: readonly InvoiceWarning[];
  /** Present only with `?evidence=1`. Each member is the path of a served value. */
  readonly evidence?: Readonly<Record<string, InvoiceQuotation>>;
  readonly sought?: SoughtPlaces;
};

/** A line of an invoice or receipt; amounts are in the document's currency. */
export type LineItem = {
  /** As read; not checked. */
  readonly description: string | null;
  /** Null if its characters do not state it. */
  readonly quantity: number | null;
  /** Null if its characters do not state it. */
  readonly unit_price: number | null;
  /** Null if its characters do not state it. */
  readonly total: number | null;
};

/** Something about the extraction that a person should check. */
export type InvoiceWarning = {
  readonly code: 'totals_mismatch' | 'unreadable_number' | 'line_items_not_a_list';
  /** Names fields, never their content. */
  readonly message: string;
};

/** The characters that a value was read from and, if known, their place on a page. */
export type InvoiceQuotation = {
  readonly quote: string;
  /** For an e-invoice: the path of the element in the XML. */
  readonly element?: string;
  /** For an e-invoice: whether its pages print the value as well; null if not checked. */
  readonly printed?: boolean | null;
  /** From 1. */
  readonly page?: number;
  /** Null if unknown. */
  readonly box?: PageBox | null;
};

/** A place on a page, in fractions of the page from its upper left corner. */
export type PageBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
