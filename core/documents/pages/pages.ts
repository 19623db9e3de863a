/** A rectangle on a page. The origin is the upper left corner, and `bottom` is greater than `top`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Characters without white space between them and their place: on the page, in the page's own unit, and in the
 * document's text, in UTF-16 units. A box's bottom is the baseline; letters may hang below it.
 */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1: the recognition's certainty of the characters; 1 for the document's own. */
  readonly certainty: number;
  /** The typeface of a text layer, by a name that is the same throughout a document. */
  readonly font?: string;
}

/** Words of a line without a wide gap between them: a table cell, a label, a sentence. */
export interface Segment {
  readonly words: readonly [Word, ...Word[]];
  readonly text: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

/** Everything at one height of a page, from left to right across all columns. */
export interface Line {
  readonly segments: readonly [Segment, ...Segment[]];
  readonly text: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

/** A non-blank field of a fillable form. Its text is also among the page's words; a mark is not. */
export interface FormField {
  readonly name: string;
  readonly box: Box;
  /** The text of a text field or choice; null for a checkbox. */
  readonly text: string | null;
  /** Whether a checkbox is ticked; null for a text field. */
  readonly isTicked: boolean | null;
}

/** Where a page's words come from: its own characters, recognized ones, or a submitted text. */
export type PageSource = 'text_layer' | 'recognised' | 'text';

/**
 * How a picture was rotated about its middle: by an angle to the right, in radians, from its own size to that of the
 * resulting page.
 */
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
  /** How its picture was rotated for reading; its boxes refer to the rotated one. */
  readonly turned?: PictureTurn;
  /** For a picture: where it has ink in which no word was recognized, to distinguish blank places from unread ones. */
  readonly unread?: readonly Box[];
  /** For a form in a picture: other places darker than its paper, though paler than ink. */
  readonly pale?: readonly Box[];
}

/**
 * A document as located words. `text` is the submitted text itself or, if there was none, the lines one below the
 * other: two spaces between segments, one between words, a blank line between pages. All offsets refer to it.
 */
export interface DocumentPages {
  readonly text: string;
  readonly pages: readonly Page[];
}

/** Converts a box on a page to fractions of the page as sent, not rotated. */
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

/** Returns words of a text as a segment of it. */
export function segmentOf(words: readonly Word[], text: string): Segment {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const box = boxAround(words.map((word) => word.box) as [Box, ...Box[]]);
  return { words: words as [Word, ...Word[]], text: text.slice(start, end), box, start, end };
}

/** Returns segments of a text as a line of it. */
export function lineOf(segments: readonly Segment[], text: string): Line {
  const [start, end] = [segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0];
  const box = boxAround(segments.map((segment) => segment.box) as [Box, ...Box[]]);
  return { segments: segments as [Segment, ...Segment[]], text: text.slice(start, end), box, start, end };
}

/** Returns the smallest box around boxes. */
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
