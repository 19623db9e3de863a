import { shareOfPage, type Box, type Page } from '../../pages/pages.ts';
import { MARK_SIGNS } from '../marks.ts';

/** A word, or what a word is put together from: a label and an amount that touch are two. */
export interface FormWord {
  readonly text: string;
  readonly box: Box;
  /** Where it stands in the document's text. */
  readonly start: number;
  readonly end: number;
  readonly certainty: number;
  /** Where it is on the page, in fractions of it. */
  readonly onPage: Box;
  /** Whether it is one of many words that follow one another closely. */
  readonly isInSentence: boolean;
}

/** Words of a sentence at least. */
const MIN_SENTENCE = 8;

/** A day with another one close behind it, as in columns that are narrower than what is filled in: four digits of a year end it. */
const FIRST_DAY = String.raw`(?<![\d/.-])\d{1,2}([/-])\d{1,2}\1\d{4}(?=\d{1,2}\1\d{1,2}\1\d{4}(?!\d))`;

/** A mark that touches the label of its square, for one of two forms. */
const TOUCHING = '^[xX](?=(?:OCCUR|CLAIMS)\\b)';

/** Such a day, a mark, an amount with its sign, or anything between them. Lines of a table are often recognised as bars. */
const PIECES = new RegExp(
  `${FIRST_DAY}|${TOUCHING}|\\([^\\s()]{1,40}\\)|[${MARK_SIGNS}]|\\$[\\d.,]{1,40}|\\$|[^\\s|${MARK_SIGNS}$]{1,200}`,
  'gu',
);

/** A day in numbers. */
export const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/;

/** The words of each line of a page, in pieces. */
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

/** The middle of a box, across and down. */
export function middleOf({ left, top, right, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}
