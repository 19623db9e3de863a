import type { Box } from '../../pages/pages.ts';
import type { Band } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, type PageCell } from './cell.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { isClear, type PlacedForm } from './placed-form.ts';
import { HALF_ROW, middleOfRow, rowsOf, textsOf } from './rows.ts';

/** How wide the printed currency sign is before amounts. */
const SIGN = 14;

/** Points by which an amount may be higher or lower than its label; the rows are 12 apart, and half of one is nobody's. */
const SAME_ROW = 4.75;

/** Rows farther apart than this have another row, without a label, between them. */
const NEXT_ROW = 15;

/** The limits of a part of the table by the names of their boxes: each amount is that of the row that it is in. */
export function limitCells(band: Band, names: readonly string[], form: PlacedForm): Record<string, PageCell> {
  const { geometry } = form;
  const held = new Map<string, FormWord[]>();
  const stray: number[] = [];
  const filled = band.filled.filter((word) => !isPrintedSign(word, form));
  for (const text of rowsOf(filled).flatMap(textsOf)) {
    const [middle, right] = [middleOfRow(text), Math.max(...text.map(({ box }) => box.right))];
    const [row] = band.limits
      .filter((one) => right > one.left && Math.abs(one.middle - middle) <= SAME_ROW)
      .toSorted((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle));
    // A text that begins over the label, or in another column, ends in the box: all of it is read.
    if (row && text.some(({ box }) => box.left >= row.left))
      held.set(row.name, [...(held.get(row.name) ?? []), ...text]);
    else if (right > geometry.amounts || text.some((word) => isOverLabel(word, form))) stray.push(middle);
  }
  return Object.fromEntries(
    names.map((name): [string, PageCell] => {
      const row = band.limits.find((one) => one.name === name);
      // Without its label nothing says where the box is.
      if (row === undefined) return [name, ILLEGIBLE];
      const { middle } = row;
      const cell = amountOf(held.get(name) ?? [], form);
      // What is between two rows may be this one's.
      const isApart = stray.every((one) => Math.abs(one - middle) > NEXT_ROW / 2);
      const area = {
        left: geometry.amounts + SIGN,
        right: geometry.right,
        top: middle - HALF_ROW,
        bottom: middle + HALF_ROW,
      };
      return [name, isApart && (cell.state !== 'blank' || isClear(form, area)) ? cell : ILLEGIBLE];
    }),
  );
}

/** Whether a number is where the column of limits has its labels: it may be the limit of their row. */
function isOverLabel({ text, box }: FormWord, { geometry }: PlacedForm): boolean {
  return /\d{3}/.test(text) && box.left > geometry.limits;
}

/** The form's own currency sign, as it is recognised in pictures. */
const SIGNS = /^[sS§+&:]$/;

function isPrintedSign({ text, box }: FormWord, { isRecognised, geometry }: PlacedForm): boolean {
  const [across] = middleOf(box);
  return isRecognised && SIGNS.test(text) && across > geometry.amounts - SIGN / 2 && across < geometry.amounts + SIGN;
}

/** All that is in the row of an amount, words that take it back included. */
function amountOf(words: readonly FormWord[], form: PlacedForm): PageCell {
  const [first, ...rest] = words.toSorted((a, b) => a.box.left - b.box.left);
  if (first === undefined) return BLANK;
  // A sign on a line or of a size of its own is the form's, however near: none of the amount's is higher, lower or smaller than the others.
  const filled = form.filled.filter((word) => !(isPrintedSign(word, form) && isOfOtherPrint(word.box, first.box)));
  return cellOf('amount', [first, ...rest], { ...form, filled });
}

/** The share of its height by which print is higher or lower than what stands beside it on another line, and that which smaller print has at most. */
const OTHER_PRINT = { off: 0.15, smaller: 0.8 };

function isOfOtherPrint(one: Box, { top, bottom }: Box): boolean {
  const height = bottom - top;
  const [above, below] = [one.top - top, one.bottom - bottom];
  const isOffLine = above * below > 0 && Math.min(Math.abs(above), Math.abs(below)) > OTHER_PRINT.off * height;
  return isOffLine || one.bottom - one.top <= OTHER_PRINT.smaller * height;
}
