/** A rectangle on a page. The origin is the upper left corner, and `bottom` is greater than `top`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Characters without white space between them, and where they stand: on the page, in the page's own unit, and in the
 * document's text, in UTF-16 units. A box's bottom is the line the word stands on; letters may hang below it.
 */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1: how sure the recognition is of the characters; 1 where they are the document's own. */
  readonly certainty: number;
}

/** Words of a line that stand together, with no wide gap between them: a cell of a table, a label, a sentence. */
export interface Segment {
  readonly words: readonly [Word, ...Word[]];
  readonly text: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

/** What stands at one height of a page, from left to right across all its columns. */
export interface Line {
  readonly segments: readonly [Segment, ...Segment[]];
  readonly text: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

/** A field of a fillable form that is not blank. A text of it is among the page's words as well; a mark is not. */
export interface FormField {
  readonly name: string;
  readonly box: Box;
  /** The text of a text field or choice; null for a box to tick. */
  readonly text: string | null;
  /** Whether a box to tick is ticked; null for a field of text. */
  readonly isTicked: boolean | null;
}

/** Where a page's words come from: its own characters, a picture's recognised ones, or a submitted text. */
export type PageSource = 'text_layer' | 'recognised' | 'text';

/** Quarters of a turn to the right. */
export type Quarters = 0 | 1 | 2 | 3;

/** A page: points of 1/72 inch for a PDF, pixels for a picture, characters and lines for a text. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  /** From top to bottom. */
  readonly lines: readonly Line[];
  readonly fields: readonly FormField[];
  /** Quarters to the right by which its picture was turned to be read; its boxes are those of the turned one. */
  readonly turned?: Quarters;
  /** Of a picture: where it has ink that no word was recognised in, so that a blank place can be told from an unread one. */
  readonly unread?: readonly Box[];
}

/**
 * A document as words in their places. `text` is the submitted text itself or, where there was none, the lines under each
 * other: segments are two spaces apart, words one, pages a blank line. Every offset counts in it.
 */
export interface DocumentPages {
  readonly text: string;
  readonly pages: readonly Page[];
}

/** A box of a page in fractions of it, as the file that was sent shows the page: not turned. */
export function shareOfPage(box: Box, { width, height, turned = 0 }: Pick<Page, 'width' | 'height' | 'turned'>): Box {
  const [left, top] = [box.left / width, box.top / height];
  const [right, bottom] = [box.right / width, box.bottom / height];
  switch (turned) {
    case 0:
      return { left, top, right, bottom };
    case 1:
      return { left: top, top: 1 - right, right: bottom, bottom: 1 - left };
    case 2:
      return { left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top };
    case 3:
      return { left: 1 - bottom, top: left, right: 1 - top, bottom: right };
    default:
      return turned satisfies never;
  }
}

/** The smallest box around boxes. */
export function boxAround(boxes: readonly [Box, ...Box[]]): Box {
  const [first, ...rest] = boxes;
  let { left, top, right, bottom } = first;
  for (const box of rest) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}
