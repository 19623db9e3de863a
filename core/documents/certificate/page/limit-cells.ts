import type { Box } from '../../pages/pages.ts';
import type { Band } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, type PageCell } from './cell.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { isClear, type PlacedForm } from './placed-form.ts';
import { HALF_ROW, middleOfRow, rowsOf, textsOf } from './rows.ts';

/** The width of the printed currency sign before amounts. */
const SIGN = 14;

/** How far an amount may be above or below its label, in points; rows are 12 apart, and the halfway zone belongs to neither. */
const SAME_ROW = 4.75;

/** Rows farther apart than this, in points, have an unlabelled row between them. */
const NEXT_ROW = 15;

/** Returns the limits of a part of the table by box name: each amount belongs to its row. */
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
    // Text that starts over the label or in another column but ends in the box is read whole.
    if (row && text.some(({ box }) => box.left >= row.left))
      held.set(row.name, [...(held.get(row.name) ?? []), ...text]);
    else if (right > geometry.amounts || text.some((word) => isOverLabel(word, form))) stray.push(middle);
  }
  return Object.fromEntries(
    names.map((name): [string, PageCell] => {
      const row = band.limits.find((one) => one.name === name);
      // Without its label, nothing says where the box is.
      if (row === undefined) return [name, ILLEGIBLE];
      const { middle } = row;
      const cell = amountOf(held.get(name) ?? [], form);
      // What lies between two rows may belong to this one.
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

/** Whether a number is where the labels of the limits are: it may be the limit of their row. */
function isOverLabel({ text, box }: FormWord, { geometry }: PlacedForm): boolean {
  return /\d{3}/.test(text) && box.left > geometry.limits;
}

/** The form's own currency sign, as OCR reads it. */
const SIGNS = /^[sS§+&:]$/;

function isPrintedSign({ text, box }: FormWord, { isRecognised, geometry }: PlacedForm): boolean {
  const [across] = middleOf(box);
  return isRecognised && SIGNS.test(text) && across > geometry.amounts - SIGN / 2 && across < geometry.amounts + SIGN;
}

/** Reads everything in the row of an amount, including words that take it back. */
function amountOf(words: readonly FormWord[], form: PlacedForm): PageCell {
  const [first, ...rest] = words.toSorted((a, b) => a.box.left - b.box.left);
  if (first === undefined) return BLANK;
  // A sign on another baseline or of another size is the form's, however close: an amount's own sign matches it.
  const filled = form.filled.filter((word) => !(isPrintedSign(word, form) && isOfOtherPrint(word.box, first.box)));
  return cellOf('amount', [first, ...rest], { ...form, filled });
}

/** How far the baseline of other print is off, as a share of its height, and how much smaller it is. */
const OTHER_PRINT = { off: 0.15, smaller: 0.8 };

function isOfOtherPrint(one: Box, { top, bottom }: Box): boolean {
  const height = bottom - top;
  const [above, below] = [one.top - top, one.bottom - bottom];
  const isOffLine = above * below > 0 && Math.min(Math.abs(above), Math.abs(below)) > OTHER_PRINT.off * height;
  return isOffLine || one.bottom - one.top <= OTHER_PRINT.smaller * height;
}
