import type { Box } from '../../pages/pages.ts';
import type { Band } from './bands.ts';
import { dayIn } from '../printed-values.ts';
import { BLANK, cellOf, ILLEGIBLE, type PageCell } from './cell.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { SQUARE_BEFORE, squareLabels } from './tick-cells.ts';
import type { Geometry } from './form-lines.ts';
import { isClear, labelsNamed, type PlacedForm } from './placed-form.ts';
import { middleOfRow, rowsOf } from './rows.ts';

/** What the columns of the table say of a policy. */
export interface PolicyCells {
  readonly insurer_letter: PageCell;
  readonly policy_number: PageCell;
  readonly policy_effective_date: PageCell;
  readonly policy_expiration_date: PageCell;
}

/** A mark nearer than this to an edge of its column may be in the next one, in points. */
const BETWEEN_columns = 2;

/** What stands so near to the upper or lower edge of a part may be of its neighbour. */
const INSIDE = 3;

const LETTERS = /^[A-F](?:[,/&][A-F]){0,5}$/;
const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/;

/** A part of the table: what is filled in between two heights. */
type TablePart = Pick<Band, 'filled' | 'top' | 'bottom'>;

/** The policy of a part of the table. */
export function policyCells({ filled: words, top, bottom }: TablePart, form: PlacedForm): PolicyCells {
  const columns = form.geometry;
  const { effective, expiration, middle, left } = dates(words, form);
  const column = { top: top + INSIDE, bottom: bottom - INSIDE };
  const empty = (cell: PageCell, area: Box): PageCell =>
    cell.state === 'blank' && !isClear(form, area) ? ILLEGIBLE : cell;
  return {
    insurer_letter: empty(letter(words, form), {
      ...column,
      left: columns.letter[0] + 1,
      right: columns.letter[1] - 1,
    }),
    policy_number: empty(policyNumber(words, form, { middle, left }), {
      ...column,
      left: columns.number[0],
      right: left ?? columns.effective[0],
    }),
    policy_effective_date: effective,
    policy_expiration_date: expiration,
  };
}

/** The boxes for an additional insured and for a waived subrogation; illegible where the edition has none. */
export function endorsementCells(
  { filled, top, bottom }: Band,
  form: PlacedForm,
): { additional_insured: PageCell; subrogation_waived: PageCell } {
  const squares = squareLabels(form).map(({ box }) => box.left - SQUARE_BEFORE);
  const cell = (column: readonly [number, number] | undefined): PageCell => {
    if (column === undefined) return ILLEGIBLE;
    const [from, to] = column;
    // A mark may then be in a square.
    if (squares.some((square) => square > from && square < to)) return ILLEGIBLE;
    const inColumn = (left: number, right: number): FormWord[] =>
      filled.filter(({ box, text }) => middleOf(box)[0] >= left && middleOf(box)[0] < right && text.length <= MAX_MARK);
    const words = inColumn(from, to);
    const isBetween =
      inColumn(from - BETWEEN_columns, to + BETWEEN_columns).length >
      inColumn(from + BETWEEN_columns, to - BETWEEN_columns).length;
    if (isBetween) return ILLEGIBLE;
    const area = { left: from + 2, right: to - 2, top: top + INSIDE, bottom: bottom - INSIDE };
    if (words.length === 0) return isClear(form, area) ? BLANK : ILLEGIBLE;
    return cellOf('mark', words, form);
  };
  const { additional, subrogation } = markColumns(form);
  return { additional_insured: cell(additional), subrogation_waived: cell(subrogation) };
}

/** Letters of the longest mark: Yes. */
const MAX_MARK = 3;

type MarkColumns = Pick<Geometry, 'additional' | 'subrogation'>;

/** The two narrow columns, by their heads where both are found. */
function markColumns({ labels, geometry }: PlacedForm): MarkColumns {
  const [additional] = labelsNamed({ labels }, 'additional', 'additional_below');
  const [subrogation] = labelsNamed({ labels }, 'subrogation', 'subrogation_below');
  if (geometry.subrogation === undefined) return additional === undefined ? {} : geometry;
  if (additional === undefined || subrogation === undefined) return geometry;
  const [one, other] = [middleOf(additional.box)[0], middleOf(subrogation.box)[0]];
  const half = (other - one) / 2;
  if (half < 5 || half > 20) return geometry;
  return { additional: [one - half, one + half], subrogation: [one + half, other + half] };
}

/** The letter of the insurer; two that differ are two policies. */
function letter(words: readonly FormWord[], form: PlacedForm): PageCell {
  const own = words.filter(
    ({ box, text }) => middleOf(box)[0] < form.geometry.letter[1] + 2 && LETTERS.test(text.toUpperCase()),
  );
  const [first] = own;
  if (first === undefined) return BLANK;
  if (own.some(({ text }) => text !== first.text)) return ILLEGIBLE;
  const cell = cellOf('mark', [first], form);
  return cell.quote === null ? ILLEGIBLE : { ...cell, value: first.text.toUpperCase() };
}

interface Dates {
  readonly effective: PageCell;
  readonly expiration: PageCell;
  /** Where the row of the dates is, and where the first one starts; undefined where no row was found. */
  readonly middle?: number;
  readonly left?: number;
}

/** The dates side by side in one row; where a part has several rows of them that differ, none can be told for its own. */
function dates(words: readonly FormWord[], form: PlacedForm): Dates {
  const columns = form.geometry;
  const within = words.filter(
    ({ box }) => middleOf(box)[0] >= columns.number[0] && middleOf(box)[0] < columns.limits + 4,
  );
  const days = within.filter(({ text }) => DAY.test(text));
  // A word beside the dates may take them back.
  const isWorded = within.some(
    ({ text, box }) => /\p{L}{2}/u.test(text) && box.left >= columns.effective[0] - 2 && box.right < columns.limits + 4,
  );
  if (isWorded) return { effective: ILLEGIBLE, expiration: ILLEGIBLE };
  const rows = rowsOf(days.length > 0 ? days : within.filter(({ box }) => middleOf(box)[0] >= columns.effective[0]));
  const [row, ...others] = rows;
  if (row === undefined) return { effective: BLANK, expiration: BLANK };
  const [first] = row;
  const place = { middle: middleOfRow(row), left: first?.box.left ?? columns.effective[0] };
  const wording = (one: readonly FormWord[]): string => one.map(({ text }) => text).join(' ');
  if (others.some((other) => wording(other) !== wording(row))) return { effective: ILLEGIBLE, expiration: ILLEGIBLE };
  if (days.length > 0 && row.length === 2) {
    return {
      effective: cellOf('date', row.slice(0, 1), form),
      expiration: cellOf('date', row.slice(1), form),
      ...place,
    };
  }
  const isFirst = ({ box }: FormWord): boolean => middleOf(box)[0] < columns.expiration[0];
  const [start, end] = [row.filter(isFirst), row.filter((word) => !isFirst(word))];
  return { effective: dayCell(start, form), expiration: dayCell(end, form), ...place };
}

/** A cell of words that may be a day; words that are none are left for a person to read. */
function dayCell(words: readonly FormWord[], form: PlacedForm): PageCell {
  const cell = cellOf('date', words, form);
  return cell.quote !== null && dayIn(cell.quote) === null ? ILLEGIBLE : cell;
}

/** The number in the row of the dates. Another row with digits is a second policy or the rest of a long number. */
function policyNumber(
  words: readonly FormWord[],
  form: PlacedForm,
  {
    middle,
    left = form.geometry.effective[0],
  }: { readonly middle?: number | undefined; readonly left?: number | undefined },
): PageCell {
  const columns = form.geometry;
  const own = words.filter(
    ({ box }) =>
      middleOf(box)[0] >= columns.number[0] &&
      box.left < left &&
      middleOf(box)[0] < Math.max(left, columns.effective[0]),
  );
  const rows = rowsOf(own.filter(({ text, box }) => !(DAY.test(text) && box.left >= left)));
  const numbers = rows.filter((row) => row.some(({ text }) => /\d/.test(text)));
  const [row] = numbers.length > 0 ? numbers : rows;
  if (row === undefined) return BLANK;
  if (numbers.length > 1 || (numbers.length === 0 && rows.length > 1)) return ILLEGIBLE;
  const isApart = middle !== undefined && Math.abs(middleOfRow(row) - middle) > 30;
  return isApart ? ILLEGIBLE : cellOf('text', row, form);
}
