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

/** A picture turned about its middle: by an angle to the right, in radians, from its own size to that of the paper that it is then on. */
export interface PictureTurn {
  readonly angle: number;
  readonly from: { readonly width: number; readonly height: number };
  readonly to: { readonly width: number; readonly height: number };
}

/** A page: points of 1/72 inch for a PDF, pixels for a picture, characters and lines for a text. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  /** From top to bottom. */
  readonly lines: readonly Line[];
  readonly fields: readonly FormField[];
  /** How its picture was turned to be read; its boxes are those of the turned one. */
  readonly turned?: PictureTurn;
  /** Of a picture: where it has ink that no word was recognised in, so that a blank place can be told from an unread one. */
  readonly unread?: readonly Box[];
  /** Of a form in a picture: where it is darker than its paper besides, though paler than what is read as ink. */
  readonly pale?: readonly Box[];
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
export function shareOfPage(box: Box, { width, height, turned }: Pick<Page, 'width' | 'height' | 'turned'>): Box {
  const share = {
    left: box.left / width,
    top: box.top / height,
    right: box.right / width,
    bottom: box.bottom / height,
  };
  if (turned === undefined) return share;
  const { angle, from, to } = turned;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [share.left, share.right].flatMap((left) =>
    [share.top, share.bottom].map((top): Box => {
      const [x, y] = [(left - 0.5) * to.width, (top - 0.5) * to.height];
      const [across, down] = [0.5 + (x * cos + y * sin) / from.width, 0.5 + (y * cos - x * sin) / from.height];
      return { left: across, right: across, top: down, bottom: down };
    }),
  );
  return boxAround(corners as [Box, ...Box[]]);
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
