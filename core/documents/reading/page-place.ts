import type { Box } from '../pages/pages.ts';

/** Where quoted characters are on a document's pages. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  /** In fractions of the page; null where it is not known. */
  readonly box: Box | null;
}
