import type { Box, FormField, PageSource, PictureTurn } from './pages.ts';

/** A located word, before the page's lines are known. */
export interface PlacedWord {
  readonly text: string;
  readonly box: Box;
  readonly certainty: number;
  /** The typeface of a text layer, by a name that is the same throughout a document. */
  readonly font?: string;
}

/** A page as found: the order of its words has no meaning. */
export interface PlacedPage {
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  readonly words: readonly PlacedWord[];
  readonly fields: readonly FormField[];
  /** How its picture was rotated for reading; its boxes refer to the rotated one. */
  readonly turned?: PictureTurn;
  /** For a picture: where it has ink in which no word was recognized. */
  readonly unread?: readonly Box[];
  /** For a form in a picture: other places darker than its paper, though paler than ink. */
  readonly pale?: readonly Box[];
}
