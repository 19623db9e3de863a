import { middleOf, type FormWord } from './form-word.ts';

/** Half the height of a row of the form, in points: words whose middles are closer than this are in one row. */
export const HALF_ROW = 6;

/** Groups words into rows from top to bottom, each from left to right. */
export function rowsOf(words: readonly FormWord[]): FormWord[][] {
  const rows: { middle: number; words: FormWord[] }[] = [];
  for (const word of words.toSorted((a, b) => middleOf(a.box)[1] - middleOf(b.box)[1])) {
    const [, middle] = middleOf(word.box);
    const last = rows.at(-1);
    if (last !== undefined && middle - last.middle < HALF_ROW) last.words.push(word);
    else rows.push({ middle, words: [word] });
  }
  return rows.map((row) => row.words.toSorted((a, b) => a.box.left - b.box.left));
}

/** Returns the middle of a row. */
export function middleOfRow(row: readonly FormWord[]): number {
  return row.reduce((sum, { box }) => sum + (box.top + box.bottom) / 2, 0) / Math.max(row.length, 1);
}

/** Words of one text are closer than this share of their height; columns of a table are farther apart. */
const WITHIN_TEXT = 0.7;

/** Text printed over the edges of boxes may have wider spaces, in heights; filled-in text in the next box is at least as far away. */
export const WIDE_SPACE = 1.1;

/** Splits a row into the texts that were filled in, whatever column each starts in. */
export function textsOf(row: readonly FormWord[]): FormWord[][] {
  return textsApart(row, WITHIN_TEXT);
}

/** Splits a row at spaces wider than a given one, in heights of a word. */
export function textsApart(row: readonly FormWord[], space: number): FormWord[][] {
  const texts: FormWord[][] = [];
  for (const word of row) {
    const last = texts.at(-1)?.at(-1);
    const height = word.box.bottom - word.box.top;
    if (last !== undefined && word.box.left - last.box.right < space * height) texts.at(-1)?.push(word);
    else texts.push([word]);
  }
  return texts;
}
