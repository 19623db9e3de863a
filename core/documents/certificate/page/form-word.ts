import { shareOfPage, type Box, type Page } from '../../pages/pages.ts';
import { MARK_SIGNS } from '../marks.ts';

/** A word, or a piece of one: a label and an amount that touch are two pieces. */
export interface FormWord {
  readonly text: string;
  readonly box: Box;
  /** Its offsets in the document's text. */
  readonly start: number;
  readonly end: number;
  readonly certainty: number;
  /** Its place on the page, in fractions of it. */
  readonly onPage: Box;
  /** Whether it is one of many closely spaced words. */
  readonly isInSentence: boolean;
}

/** The fewest words of a sentence. */
const MIN_SENTENCE = 8;

/** A date with another date right behind it, in a column too narrow for it: its four-digit year ends it. */
const FIRST_DAY = String.raw`(?<![\d/.-])\d{1,2}([/-])\d{1,2}\1\d{4}(?=\d{1,2}\1\d{1,2}\1\d{4}(?!\d))`;

/** A mark touching the label of its square, for claims-made and occurrence. */
const TOUCHING = '^[xX](?=(?:OCCUR|CLAIMS)\\b)';

/** Such a date, a mark, an amount with its sign, or anything in between. OCR often reads table lines as bars. */
const PIECES = new RegExp(
  `${FIRST_DAY}|${TOUCHING}|\\([^\\s()]{1,40}\\)|[${MARK_SIGNS}]|\\$[\\d.,]{1,40}|\\$|[^\\s|${MARK_SIGNS}$]{1,200}`,
  'gu',
);

/** A numeric date. */
export const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/;

/** Splits the words of each line of a page into pieces. */
export function formWords(page: Page): FormWord[][] {
  return page.lines.map((line) =>
    line.segments.flatMap(({ words }) =>
      words.flatMap(({ text, box, start, certainty }) =>
        Array.from(text.matchAll(PIECES), ({ 0: piece, index }): FormWord => {
          const across = (box.right - box.left) / text.length;
          const own = { ...box, left: box.left + index * across, right: box.left + (index + piece.length) * across };
          return {
            text: piece,
            box: own,
            onPage: shareOfPage(own, page),
            start: start + index,
            end: start + index + piece.length,
            certainty,
            isInSentence: words.length >= MIN_SENTENCE,
          };
        }),
      ),
    ),
  );
}

/** Returns the middle of a box, across and down. */
export function middleOf({ left, top, right, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}
