import type { Box } from '../../pages/pages.ts';
import type { Band } from './bands.ts';
import { BLANK, cellOf, dayIn, ILLEGIBLE, present, type Cell } from './cell.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { LIMITS_LEFT } from './limit-cells.ts';
import { isClear, labelsNamed, type PlacedForm } from './placed-form.ts';
import { middleOfRow, rowsOf } from './rows.ts';

/** What the columns of the table say of a policy. */
export interface PolicyCells {
  readonly insurer_letter: Cell;
  readonly policy_number: Cell;
  readonly policy_effective_date: Cell;
  readonly policy_expiration_date: Cell;
}

/** Upright edges of the form's columns. */
const COLUMNS = {
  left: 19,
  letterRight: 38,
  marksLeft: 174,
  subrogation: 194,
  numberLeft: 213,
  effective: 329,
  expiration: 378,
};

/** A mark nearer than this to the edge between two columns may be in either. */
const BETWEEN_COLUMNS = 2;

/** What stands so near to the upper or lower edge of a part may be of its neighbour. */
const INSIDE = 3;

const LETTERS = /^[A-F](?:[,/&][A-F]){0,5}$/;
const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/;

/** A part of the table: what is filled in between two heights. */
type Part = Pick<Band, 'filled' | 'top' | 'bottom'>;

/** The policy of a part of the table. */
export function policyCells({ filled: words, top, bottom }: Part, form: PlacedForm): PolicyCells {
  const { effective, expiration, middle, left } = dates(words, form);
  const column = { top: top + INSIDE, bottom: bottom - INSIDE };
  const empty = (cell: Cell, area: Box): Cell => (cell.state === 'blank' && !isClear(form, area) ? ILLEGIBLE : cell);
  return {
    insurer_letter: empty(letter(words, form), { ...column, left: COLUMNS.left, right: COLUMNS.letterRight - 3 }),
    policy_number: empty(policyNumber(words, form, { middle, left }), {
      ...column,
      left: COLUMNS.numberLeft,
      right: left ?? COLUMNS.effective,
    }),
    policy_effective_date: effective,
    policy_expiration_date: expiration,
  };
}

/** The boxes for an additional insured and for a waived subrogation. */
export function endorsementCells(
  { filled, top, bottom }: Band,
  form: PlacedForm,
): { additional_insured: Cell; subrogation_waived: Cell } {
  const { edge, left, right } = markColumns(form);
  const inColumn = (from: number, to: number): FormWord[] =>
    filled.filter(({ box }) => middleOf(box)[0] >= from && middleOf(box)[0] < to);
  const isUnclear = inColumn(edge - BETWEEN_COLUMNS, edge + BETWEEN_COLUMNS).length > 0;
  const cell = (from: number, to: number): Cell => {
    const words = inColumn(from, to);
    if (isUnclear) return ILLEGIBLE;
    const area = { left: from + 2, right: to - 2, top: top + INSIDE, bottom: bottom - INSIDE };
    if (words.length === 0) return isClear(form, area) ? BLANK : ILLEGIBLE;
    return cellOf('mark', words, form);
  };
  return { additional_insured: cell(left, edge), subrogation_waived: cell(edge, right) };
}

/** The two narrow columns, by their heads where both are found. */
function markColumns(form: PlacedForm): { left: number; edge: number; right: number } {
  const [additional] = labelsNamed(form, 'additional', 'additional_below');
  const [subrogation] = labelsNamed(form, 'subrogation', 'subrogation_below');
  const { marksLeft: left, subrogation: edge, numberLeft: right } = COLUMNS;
  if (additional === undefined || subrogation === undefined) return { left, edge, right };
  const [one, other] = [middleOf(additional.box)[0], middleOf(subrogation.box)[0]];
  const half = (other - one) / 2;
  return half < 5 || half > 20 ? { left, edge, right } : { left: one - half, edge: one + half, right: other + half };
}

/** The letter of the insurer; two that differ are two policies. */
function letter(words: readonly FormWord[], form: PlacedForm): Cell {
  const own = words.filter(
    ({ box, text }) => middleOf(box)[0] < COLUMNS.letterRight && LETTERS.test(text.toUpperCase()),
  );
  const [first] = own;
  if (first === undefined) return BLANK;
  if (own.some(({ text }) => text !== first.text)) return ILLEGIBLE;
  const cell = cellOf('mark', [first], form);
  return cell.quote === null ? ILLEGIBLE : present(first.text.toUpperCase(), cell.quote);
}

interface Dates {
  readonly effective: Cell;
  readonly expiration: Cell;
  /** Where the row of the dates is, and where the first one starts; undefined where no row was found. */
  readonly middle?: number;
  readonly left?: number;
}

/** The dates side by side in one row; where a part has several rows of them that differ, none can be told for its own. */
function dates(words: readonly FormWord[], form: PlacedForm): Dates {
  const within = words.filter(
    ({ box }) => middleOf(box)[0] >= COLUMNS.numberLeft && middleOf(box)[0] < LIMITS_LEFT + 4,
  );
  const days = within.filter(({ text }) => DAY.test(text));
  const rows = rowsOf(days.length > 0 ? days : within.filter(({ box }) => middleOf(box)[0] >= COLUMNS.effective));
  const [row, ...others] = rows;
  if (row === undefined) return { effective: BLANK, expiration: BLANK };
  const [first] = row;
  const place = { middle: middleOfRow(row), left: first?.box.left ?? COLUMNS.effective };
  const wording = (one: readonly FormWord[]): string => one.map(({ text }) => text).join(' ');
  if (others.some((other) => wording(other) !== wording(row))) return { effective: ILLEGIBLE, expiration: ILLEGIBLE };
  if (days.length > 0 && row.length === 2) {
    return {
      effective: cellOf('date', row.slice(0, 1), form),
      expiration: cellOf('date', row.slice(1), form),
      ...place,
    };
  }
  const isFirst = ({ box }: FormWord): boolean => middleOf(box)[0] < COLUMNS.expiration;
  const [start, end] = [row.filter(isFirst), row.filter((word) => !isFirst(word))];
  return { effective: dayCell(start, form), expiration: dayCell(end, form), ...place };
}

/** A cell of words that may be a day; words that are none are left for a person to read. */
function dayCell(words: readonly FormWord[], form: PlacedForm): Cell {
  const cell = cellOf('date', words, form);
  return cell.quote !== null && dayIn(cell.quote) === null ? ILLEGIBLE : cell;
}

/** The number in the row of the dates. Another row with digits is a second policy or the rest of a long number. */
function policyNumber(
  words: readonly FormWord[],
  form: PlacedForm,
  { middle, left = COLUMNS.effective }: { readonly middle?: number | undefined; readonly left?: number | undefined },
): Cell {
  const { right } = markColumns(form);
  const own = words.filter(
    ({ box }) => middleOf(box)[0] >= right && box.left < left && middleOf(box)[0] < Math.max(left, COLUMNS.effective),
  );
  const rows = rowsOf(own.filter(({ text, box }) => !(DAY.test(text) && box.left >= left)));
  const numbers = rows.filter((row) => row.some(({ text }) => /\d/.test(text)));
  const [row] = numbers.length > 0 ? numbers : rows;
  if (row === undefined) return BLANK;
  if (numbers.length > 1 || (numbers.length === 0 && rows.length > 1)) return ILLEGIBLE;
  const isApart = middle !== undefined && Math.abs(middleOfRow(row) - middle) > 30;
  return isApart ? ILLEGIBLE : cellOf('text', row, form);
}
