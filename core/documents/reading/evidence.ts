import type { Box } from '../pages/pages.ts';

/** Where quoted characters are on a document's pages. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  /** In fractions of the page; null where it is not known. */
  readonly box: Box | null;
}

/** What a served value rests on: the quoted characters and, where they are at hand, their place in the text and on the page. */
export interface Quotation extends Partial<PagePlace> {
  readonly quote: string;
  /** UTF-16 units of the text, the first inclusive, the last exclusive. */
  readonly start?: number;
  readonly end?: number;
}

/** The quotations behind an answer, each under the path of its field: `work_history[0].start_date`. */
export type Evidence = Readonly<Record<string, Quotation>>;
