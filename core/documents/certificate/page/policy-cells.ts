import { boxAround, type Box } from '../../pages/pages.ts';
import { isOwnDate } from '../own-words.ts';
import type { Band } from './bands.ts';
import { dayIn } from '../printed-values.ts';
import { BLANK, cellOf, ILLEGIBLE, type PageCell } from './cell.ts';
import { DAY, middleOf, type FormWord } from './form-word.ts';
import { insurersOf } from './insurers.ts';
import { SQUARE_BEFORE, squareLabels } from './tick-cells.ts';
import type { Geometry } from './form-lines.ts';
import { isClear, labelsNamed, type PlacedForm } from './placed-form.ts';
import { middleOfRow, rowsOf, textsOf } from './rows.ts';

/** Half the width of the ADDL and SUBR columns, in points; headings at another distance are not theirs. */
const HALF_MARK_COLUMN = { min: 5, max: 20 } as const;

/** How far a policy number may be above or below its dates, in points. */
const MAX_FROM_DATES = 30;

/** What the columns of the table say about a policy. */
export interface PolicyCells {
  readonly insurer_letter: PageCell;
  readonly policy_number: PageCell;
  readonly policy_effective_date: PageCell;
  readonly policy_expiration_date: PageCell;
}

/** A mark closer than this to the edge of its column may be in the next one, in points. */
const BETWEEN_COLUMNS = 2;

/** Print this close to the top or bottom of a part may belong to its neighbor, in points. */
const INSIDE = 3;

const LETTERS = /^[A-F](?:[,/&][A-F]){0,5}$/;
/** The filled-in words of a part of the table between two heights. */
type TablePart = Pick<Band, 'filled' | 'top' | 'bottom'>;

/** Reads the policy of a part of the table. */
export function policyCells({ filled: words, top, bottom }: TablePart, form: PlacedForm): PolicyCells {
  const columns = form.geometry;
  const dated = dates(words, form);
  const column = { top: top + INSIDE, bottom: bottom - INSIDE };
  const empty = (cell: PageCell, area: Box): PageCell =>
    cell.state === 'blank' && !isClear(form, area) ? ILLEGIBLE : cell;
  return {
    insurer_letter: empty(letter(words, form), {
      ...column,
      left: columns.letter[0] + 1,
      right: columns.letter[1] - 1,
    }),
    policy_number: empty(policyNumber(words, form, dated), {
      ...column,
      left: columns.number[0],
      right: columns.effective[0],
    }),
    policy_effective_date: dated.effective,
    policy_expiration_date: dated.expiration,
  };
}

/** Returns the cells of a policy's row. Without a date the row was not found, and its other empty cells may be elsewhere. */
export function inFoundRow(cells: PolicyCells): Readonly<Record<string, PageCell>> {
  const isFound = [cells.policy_effective_date, cells.policy_expiration_date].some(({ state }) => state === 'present');
  return Object.fromEntries(
    Object.entries<PageCell>({ ...cells }).map(([name, cell]) => [
      name,
      isFound || cell.state !== 'blank' ? cell : ILLEGIBLE,
    ]),
  );
}

/** Reads the boxes for an additional insured and a waiver of subrogation; illegible if the edition has none. */
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
      inColumn(from - BETWEEN_COLUMNS, to + BETWEEN_COLUMNS).length >
      inColumn(from + BETWEEN_COLUMNS, to - BETWEEN_COLUMNS).length;
    if (isBetween) return ILLEGIBLE;
    const area = { left: from + 2, right: to - 2, top: top + INSIDE, bottom: bottom - INSIDE };
    if (words.length > 0) return cellOf('mark', words, form);
    return isClear(form, area) && !(form.isRecognised && isLabelled(column)) ? BLANK : ILLEGIBLE;
  };
  /** A misread heading ("wv" for WVD) may have swallowed the mark below it. */
  const isLabelled = ([from, to]: readonly [number, number]): boolean =>
    form.labels
      .flatMap((label) => label.words)
      .map(({ box }) => middleOf(box))
      .some(([across, down]) => across >= from && across < to && down >= top - INSIDE && down < bottom);
  const { additional, subrogation } = markColumns(form);
  return { additional_insured: cell(additional), subrogation_waived: cell(subrogation) };
}

/** The letters of the longest mark, Yes. */
const MAX_MARK = 3;

type MarkColumns = Pick<Geometry, 'additional' | 'subrogation'>;

/** Returns the two narrow columns, from their headings if both were found. */
function markColumns({ labels, geometry }: PlacedForm): MarkColumns {
  const [additional] = labelsNamed({ labels }, 'additional', 'additional_below');
  const [subrogation] = labelsNamed({ labels }, 'subrogation', 'subrogation_below');
  if (geometry.subrogation === undefined) return additional === undefined ? {} : geometry;
  if (additional === undefined || subrogation === undefined) return geometry;
  const [one, other] = [middleOf(additional.box)[0], middleOf(subrogation.box)[0]];
  const half = (other - one) / 2;
  if (half < HALF_MARK_COLUMN.min || half > HALF_MARK_COLUMN.max) return geometry;
  return { additional: [one - half, one + half], subrogation: [one + half, other + half] };
}

/** Reads the insurer's letter; two different letters mean two policies. */
function letter(words: readonly FormWord[], form: PlacedForm): PageCell {
  const inColumn = words.filter(({ box }) => middleOf(box)[0] < form.geometry.letter[1] + 2);
  const own = inColumn.filter(({ text }) => LETTERS.test(text.toUpperCase()));
  const [first] = own;
  if (first === undefined) return form.isRecognised && inColumn.length > 0 ? ILLEGIBLE : BLANK;
  if (own.some(({ text }) => text !== first.text)) return ILLEGIBLE;
  const cell = cellOf('mark', [first], form);
  const letters = first.text.toUpperCase();
  // In a picture, one letter is easily taken for another, so it must be one that has an insurer.
  const named = form.isRecognised ? insurersOf(form).map((insurer) => insurer['letter']) : undefined;
  const isKnown = named === undefined || letters.split(/[,/&]/).every((one) => named.includes(one));
  return cell.quote === null || !isKnown ? ILLEGIBLE : { ...cell, value: letters };
}

interface Dates {
  readonly effective: PageCell;
  readonly expiration: PageCell;
  /** How far down the row of dates is; undefined if no row was found. */
  readonly middle?: number;
  /** All words of the texts that reach into the date columns. */
  readonly words: ReadonlySet<FormWord>;
}

/** A date, or something in its place. */
interface DayText {
  readonly words: readonly [FormWord, ...FormWord[]];
  /** YYYY-MM-DD, or null if it is not a date. */
  readonly day: string | null;
}

/**
 * Reads the dates next to each other in one row. If several rows differ, neither can be chosen, and a word in or reaching into the columns
 * may take the dates back.
 */
function dates(words: readonly FormWord[], form: PlacedForm): Dates {
  const { number, effective, expiration, limits } = form.geometry;
  const within = words.filter(({ box }) => middleOf(box)[0] >= number[0] && box.left < limits);
  const isInColumns = ({ box }: FormWord): boolean =>
    middleOf(box)[0] >= effective[0] && middleOf(box)[0] < limits + BESIDE_LIMITS;
  const texts = rowsOf(within).map((row) =>
    textsOf(row)
      .filter((text) => text.some(isInColumns) || text.some(({ text: own }) => DAY.test(own)))
      .flatMap((text) => dayTexts(text)),
  );
  const rows = texts.filter((row) => row.length > 0);
  const own = new Set(rows.flat().flatMap((text) => text.words));
  const isWorded = rows
    .flat()
    .some(({ day, words: of }) => day === null && of.some(({ text }) => /\p{L}{2}/u.test(text)));
  if (isWorded) return { effective: ILLEGIBLE, expiration: ILLEGIBLE, words: own };
  // Numbers in other rows of the columns are not dates if there are dates; in a picture they may be misread dates.
  const dated = rows.filter((row) => row.some(({ day }) => day !== null));
  const [row, ...others] = dated.length > 0 && !form.isRecognised ? dated : rows;
  if (row === undefined) return { effective: BLANK, expiration: BLANK, words: own };
  const said = (one: readonly DayText[]): string => one.map(({ day }) => day).join(' ');
  if (others.some((other) => said(other) !== said(row)))
    return { effective: ILLEGIBLE, expiration: ILLEGIBLE, words: own };
  const middle = middleOfRow(row.flatMap((text) => text.words));
  const isFirst = ({ words: of }: DayText): boolean => middleOf(boxOf(of))[0] < expiration[0];
  const isPair = row.length === 2 && row.every(({ day }) => day !== null);
  const [start, end] = isPair
    ? [row.slice(0, 1), row.slice(1)]
    : [row.filter(isFirst), row.filter((text) => !isFirst(text))];
  return { effective: dayCell(start, form), expiration: dayCell(end, form), middle, words: own };
}

/** Print up to this far beyond the right edge of the last date column is still in it, in points. */
const BESIDE_LIMITS = 4;

/** Splits a text into its dates and the rest; a text that states one date in words is that date. */
function dayTexts(text: readonly FormWord[]): DayText[] {
  const [first, ...rest] = text;
  if (first === undefined) return [];
  const wording = text.map((word) => word.text).join(' ');
  const day = isOwnDate(wording) ? dayIn(wording) : null;
  if (day !== null) return [{ words: [first, ...rest], day }];
  return text.map((word) => ({ words: [word], day: DAY.test(word.text) ? dayIn(word.text) : null }));
}

function boxOf([first, ...rest]: readonly [FormWord, ...FormWord[]]): Box {
  return boxAround([first.box, ...rest.map(({ box }) => box)]);
}

/** A cell that should hold a date; anything else is left for a person to read. */
function dayCell(texts: readonly DayText[], form: PlacedForm): PageCell {
  const cell = cellOf(
    'date',
    texts.flatMap(({ words }) => words),
    form,
  );
  return cell.quote !== null && dayIn(cell.quote) === null ? ILLEGIBLE : cell;
}

/** Reads the number in the row of the dates. Another row with digits is a second policy or the rest of a long number. */
function policyNumber(words: readonly FormWord[], form: PlacedForm, { middle, words: ofDates }: Dates): PageCell {
  const { number, effective } = form.geometry;
  const inColumn = words.filter(({ box }) => middleOf(box)[0] >= number[0] && middleOf(box)[0] < effective[0]);
  const own = inColumn.filter((word) => !ofDates.has(word));
  const rows = rowsOf(own);
  const numbers = rows.filter((row) => row.some(({ text }) => /\d/.test(text)));
  const [row] = numbers.length > 0 ? numbers : rows;
  // Whatever runs into the dates may be the number, part of it, or part of the dates.
  if (inColumn.some((word) => ofDates.has(word) && !DAY.test(word.text))) return ILLEGIBLE;
  if (row === undefined) return inColumn.length === 0 ? BLANK : ILLEGIBLE;
  if (numbers.length > 1 || (numbers.length === 0 && rows.length > 1)) return ILLEGIBLE;
  const isApart = middle !== undefined && Math.abs(middleOfRow(row) - middle) > MAX_FROM_DATES;
  return isApart ? ILLEGIBLE : cellOf('text', row, form);
}
