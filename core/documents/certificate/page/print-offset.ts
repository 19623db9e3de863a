import type { Box } from '../../pages/pages.ts';
import { DAY, middleOf, type FormWord } from './form-word.ts';
import { rowMiddles } from './limit-rows.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';
import { rowsOf } from './rows.ts';
import { isMark, SQUARE_BEFORE, squareLabels } from './tick-cells.ts';

/** Amounts farther than this above the first row or below the last belong to other boxes, in points. */
const BEYOND_ROWS = 20;

/** The weight of an amount or mark for an offset that puts it on a row, and against one that does not. */
const AMOUNT_WEIGHT = { on: 1, off: -0.5 } as const;
const MARK_WEIGHT = { on: 0.75, off: -0.5 } as const;

/** How far from its label a date is the certificate's date, in points. */
const DATE_REACH = { across: 60, below: 48 } as const;

/** How far around the middles of its labels the table extends, in points. */
const ROW_HEIGHT = 8;

/** How far print is off its boxes, in points. */
export type Offset = readonly [right: number, down: number];

/** The largest offset corrected, the range searched across and down, and the step, in points. */
const MAX_OFFSET = 14;
const MAX_SOUGHT = 32;
const MAX_DOWN = 26;
const STEP = 0.5;

/** A smaller offset leaves print in its boxes. */
const IN_ITS_BOX = 3;

/** A word is on a row if it is this close to its middle, in points; rows are 12 apart. */
const ON_ROW = 3.25;

/** Two offsets farther apart than this put words on different rows, in points. */
const ANOTHER_ROW = 6;

/** How much better the best offset must be than one that puts words on other rows. */
const MIN_MARGIN = 2;

/** The share of amounts that must be on rows, and the fewest amounts for this to apply. */
const MIN_ON_ROWS = { share: 0.75, amounts: 5 };

/** The fewest anchors for the offset across, the share of them that must agree, and how closely, in points. */
const MIN_ACROSS = { anchors: 3, share: 0.7, points: 5 };

/** The share of print with a column of its own that must be in it. */
const MIN_IN_COLUMNS = 0.7;

/** How far print may reach over the edge of its column, and how close a mark must be to the middle of its square, in points. */
const OVER_EDGE = 3;
const IN_SQUARE = 4.5;

/** How far the certificate's date is below its label. */
const DATE_BELOW = 12.2;

/** How close a mark must be to the row of a label, and how far inside the left edge of its column a text starts, in points. */
const IN_ROW = 5;
const INSET = 3;

const AMOUNT = /^\$?\d{1,3}(?:,?\d{3})+(?:\.\d\d)?$/;
/**
 * Moves the print of a page onto its boxes as a whole; undefined if it is off them by an uncertain distance. The same distance up or down
 * puts every amount next to another label, so single words prove nothing.
 */
export function inItsBoxes(form: PlacedForm): PlacedForm | undefined {
  const down = offsetDown(form);
  if (down === undefined) return undefined;
  const level = down === 0 ? form : moved(form, [0, down]);
  const right = offsetAcross(level);
  if (right === undefined || Math.abs(right) > MAX_OFFSET || !isInColumns(level, right)) return undefined;
  return right === 0 ? level : moved(level, [right, 0]);
}

function moved(form: PlacedForm, [right, down]: Offset): PlacedForm {
  const move = (box: Box): Box => ({
    left: box.left - right,
    right: box.right - right,
    top: box.top - down,
    bottom: box.bottom - down,
  });
  return {
    ...form,
    filled: form.filled.map((word) => ({ ...word, box: move(word.box) })),
    ticked: form.ticked.map(move),
    // Unrecognized ink may also belong to the form, which stays in place.
    unread: [...form.unread, ...form.unread.map(move)],
    pale: [...form.pale, ...form.pale.map(move)],
  };
}

/** Scores an offset: words it puts on boxes of the form count for it, others against it. */
type Score = (down: number) => number;

function offsetDown(form: PlacedForm): number | undefined {
  const rows = rowMiddles(form);
  // In a picture, an amount can be seen even if it cannot be read.
  const isAmount = (text: string): boolean => (form.isRecognised ? /\d{3}/ : AMOUNT).test(text);
  const amounts = form.filled
    .filter(({ text, box }) => isAmount(text) && middleOf(box)[0] > form.geometry.amounts)
    .map(({ box }) => middleOf(box)[1])
    .filter((y) => y > Math.min(...rows) - BEYOND_ROWS && y < Math.max(...rows) + BEYOND_ROWS);
  const onRows = (offset: number): number =>
    amounts.filter((y) => rows.some((row) => Math.abs(y - offset - row) <= ON_ROW)).length;
  const parts = [
    (offset: number) => (AMOUNT_WEIGHT.on - AMOUNT_WEIGHT.off) * onRows(offset) + AMOUNT_WEIGHT.off * amounts.length,
    ...anchors(form),
  ];
  const score: Score = (offset) => parts.reduce((sum, part) => sum + part(offset), 0);
  const tried = around(0, MAX_DOWN).map((offset) => ({ offset, score: score(offset) }));
  const top = Math.max(...tried.map((one) => one.score));
  const best = middleOfRun(tried.filter((one) => one.score === top).map(({ offset }) => offset));
  const rival = Math.max(
    ...tried.filter(({ offset }) => Math.abs(offset - best) > ANOTHER_ROW).map((one) => one.score),
  );
  const isTelling = top > 0;
  if (!isTelling) return 0;
  const isOnRows = amounts.length < MIN_ON_ROWS.amounts || onRows(best) >= MIN_ON_ROWS.share * amounts.length;
  if (!isOnRows) return undefined;
  if (Math.abs(best) <= IN_ITS_BOX) return 0;
  return Math.abs(best) <= MAX_OFFSET && top - rival >= MIN_MARGIN ? best : undefined;
}

/** Returns what distinguishes rows, other than the amounts, whose rows all look alike. */
function anchors(form: PlacedForm): Score[] {
  const scores: Score[] = [];
  const [date] = labelsNamed(form, 'date');
  const days = date
    ? form.filled.filter(
        ({ text, box }) =>
          DAY.test(text) &&
          Math.abs(middleOf(box)[0] - middleOf(date.box)[0]) < DATE_REACH.across &&
          box.top < date.box.bottom + DATE_REACH.below,
      )
    : [];
  if (date !== undefined && days.length === 1) {
    const below = middleOf(days[0]?.box ?? date.box)[1] - middleOf(date.box)[1];
    scores.push((offset) => (Math.abs(below - DATE_BELOW - offset) <= IN_ROW ? 1 : -1));
  }
  const squares = squareLabels(form).map(({ box }) => [box.left - SQUARE_BEFORE, middleOf(box)[1]] as const);
  for (const { box } of form.filled.filter(({ text }) => isMark(text))) {
    const [across, y] = middleOf(box);
    const own = squares.filter(([x]) => Math.abs(x - across) < SQUARE_BEFORE + 4);
    if (own.length === 0) continue;
    scores.push((offset) =>
      own.some(([, row]) => Math.abs(y - offset - row) <= ON_ROW + 0.5) ? MARK_WEIGHT.on : MARK_WEIGHT.off,
    );
  }
  return scores;
}

function offsetAcross(form: PlacedForm): number | undefined {
  const { letter, effective, expiration } = form.geometry;
  const rows = form.labels.flatMap(({ band, box }) => (band === undefined ? [] : [middleOf(box)[1]]));
  const [top, bottom] = [Math.min(...rows) - ROW_HEIGHT, Math.max(...rows) + ROW_HEIGHT];
  const table = form.filled.filter(({ box }) => middleOf(box)[1] > top && middleOf(box)[1] < bottom);
  const marks = table.filter(({ text }) => isMark(text));
  const ofSquares = squareLabels(form).flatMap(({ box }) =>
    marks
      .filter((mark) => Math.abs(middleOf(mark.box)[1] - middleOf(box)[1]) < IN_ROW)
      .map((mark) => middleOf(mark.box)[0] - (box.left - SQUARE_BEFORE))
      .filter((one) => Math.abs(one) < SQUARE_BEFORE + 4),
  );
  const days = table.filter(({ text }) => DAY.test(text));
  const letters = table.filter(({ text }) => /^[A-F]$/.test(text));
  const ofColumns = [
    ...days.flatMap((day) => [...offColumn(day, effective), ...offColumn(day, expiration)]),
    ...letters.flatMap((one) => offColumn(one, letter)),
  ];
  // Marks are centered in narrow squares; text is set to either side of a column or centered.
  const found = (ofSquares.length >= MIN_ACROSS.anchors ? ofSquares : [...ofSquares, ...ofColumns]).toSorted(
    (a, b) => a - b,
  );
  if (found.length < MIN_ACROSS.anchors) return 0;
  const median = found[Math.floor(found.length / 2)] ?? 0;
  if (Math.abs(median) <= IN_ITS_BOX) return 0;
  const agreeing = found.filter((one) => Math.abs(one - median) <= MIN_ACROSS.points).length;
  return agreeing >= MIN_ACROSS.share * found.length ? median : undefined;
}

/** Returns how far a word is from the left edge of a column and from its middle. */
function offColumn({ box }: FormWord, [left, right]: readonly [number, number]): number[] {
  const centre = middleOf(box)[0] - (left + right) / 2;
  const edge = box.left - left - INSET;
  if (Math.abs(centre) >= (right - left) / 2) return [];
  return [Math.abs(centre) < Math.abs(edge) ? centre : edge];
}

/** A range of offsets. */
type Span = readonly [least: number, most: number];

/** Whether print with a column of its own is in it at an offset, and no offset that puts it in other columns does better. */
function isInColumns(form: PlacedForm, right: number): boolean {
  const anchors = columnAnchors(form);
  const held = (offset: number): number =>
    anchors.filter((spans) => spans.some(([least, most]) => offset >= least && offset <= most)).length;
  const own = Math.max(...around(right, IN_ITS_BOX).map(held));
  const rivals = around(0, MAX_SOUGHT).filter((offset) => Math.abs(offset - right) > ANOTHER_COLUMN);
  return own >= MIN_IN_COLUMNS * anchors.length && rivals.every((offset) => held(offset) <= own);
}

function around(offset: number, reach: number): number[] {
  return Array.from({ length: (2 * reach) / STEP + 1 }, (_, i) => offset - reach + i * STEP);
}

/** Returns, for each word whose column is known from its text alone, the offsets that put it into that column or into one of several squares. */
function columnAnchors(form: PlacedForm): Span[][] {
  const { letter, additional, subrogation, effective, expiration, amounts, naic, right, number } = form.geometry;
  const rows = form.labels.flatMap(({ band, box }) => (band === undefined ? [] : [middleOf(box)[1]]));
  const [top, bottom] = [Math.min(...rows) - ROW_HEIGHT, Math.max(...rows) + ROW_HEIGHT];
  const table = form.filled.filter(({ box }) => middleOf(box)[1] > top && middleOf(box)[1] < bottom);
  const above = form.filled.filter(({ box, text }) => middleOf(box)[1] < top && /^\d{5}$/.test(text));
  const numbers = above.filter(({ box }) => box.left > naic - MAX_SOUGHT).map(({ box }) => [into(box, [naic, right])]);
  const letters = table.filter(({ text, box }) => /^[A-F]$/.test(text) && box.right < number[0] - MAX_SOUGHT);
  const limits = table.filter(({ text, box }) => AMOUNT.test(text) && box.left > amounts - MAX_SOUGHT);
  const days = rowsOf(table.filter(({ text }) => DAY.test(text))).flatMap(([start, end, more]): Span[][] => {
    if (start === undefined || end === undefined || more !== undefined) return [];
    const [one, other] = [into(start.box, effective), into(end.box, expiration)];
    return [[ordered(Math.max(one[0], other[0]), Math.min(one[1], other[1]))]];
  });
  const answers = table
    .filter(({ text, box }) => /^[YN]$/.test(text) && box.left > letter[1] && box.right < number[0] + MAX_SOUGHT)
    .map(({ box }) => [additional, subrogation].flatMap((column) => (column ? [into(box, column, 0)] : [])));
  const squares = squareLabels(form);
  const marks = table
    .filter(({ text }) => isMark(text))
    .map(({ box }) =>
      squares
        .filter((label) => Math.abs(middleOf(box)[1] - middleOf(label.box)[1]) < IN_ROW)
        .map((label) => middleOf(box)[0] - (label.box.left - SQUARE_BEFORE))
        .filter((off) => Math.abs(off) < MAX_SOUGHT)
        .map((off): Span => [off - IN_SQUARE, off + IN_SQUARE]),
    )
    .filter((spans) => spans.length > 0);
  return [
    ...marks,
    ...answers.filter((spans) => spans.length > 0),
    ...days,
    ...numbers,
    ...letters.map(({ box }) => [into(box, letter)]),
    ...limits.map(({ box }) => [into(box, [amounts, right])]),
  ];
}

/** Returns the offsets that put print into a column. */
function into(box: Box, [left, right]: readonly [number, number], over = OVER_EDGE): Span {
  return ordered(box.right - right - over, box.left - left + over);
}

/** Orders a span; for print wider than its column, from edge to edge. */
function ordered(one: number, other: number): Span {
  return one <= other ? [one, other] : [other, one];
}

/** Offsets farther apart than this put words into other columns, in points. */
const ANOTHER_COLUMN = 9;

/** Returns the middle of the best consecutive offsets, closest to zero. */
function middleOfRun(offsets: readonly number[]): number {
  const nearest = offsets.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
  const run = offsets.filter((one) => Math.abs(one - nearest) <= ANOTHER_ROW);
  return run.reduce((sum, one) => sum + one, 0) / Math.max(run.length, 1);
}
