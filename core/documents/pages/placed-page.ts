import type { Box, FormField, PageSource, PictureTurn } from './pages.ts';

/** A word where a page has it, before the page's lines are known. */
export interface PlacedWord {
  readonly text: string;
  readonly box: Box;
  readonly certainty: number;
}

/** A page as it was found: words in no order that means anything. */
export interface PlacedPage {
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  readonly words: readonly PlacedWord[];
  readonly fields: readonly FormField[];
  /** How its picture was turned to be read; its boxes are those of the turned one. */
  readonly turned?: PictureTurn;
  /** Of a picture: where it has ink that no word was recognised in. */
  readonly unread?: readonly Box[];
  /** Of a form in a picture: where it is darker than its paper besides, though paler than what is read as ink. */
  readonly pale?: readonly Box[];
}
