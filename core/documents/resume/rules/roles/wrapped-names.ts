import type { Entry } from '../entries.ts';
import { periodsIn } from '../period.ts';
import { placeOf } from '../role-places.ts';
import { isSentence, wordsOf } from '../words/phrases.ts';
import { isUnder, type RowSegment, type TextRow } from '../resume-rows.ts';

/** Where more of the entries than this share have a row below their cells, it is no rest of a name. */
const MAX_WRAPPED = 2 / 3;

/** Rows this close are lines of one text. */
const TIGHT = 1.1;

/** The most words of the rest of a name. */
const MAX_WORDS = 3;

/** A cell of an entry's dated row and the line below that is the rest of its name. */
export interface WrappedCell {
  readonly cell: RowSegment;
  readonly rest: RowSegment;
}

/**
 * Finds the names of each entry that were too long for their cells: "Ottery Vale NHS Foundation    Feb 2011 – Mar 2014", and "Trust" under the
 * first cell. If most entries have such a row, it is something else.
 */
export function wrappedIn(entries: readonly Entry[]): readonly (readonly WrappedCell[])[] {
  const found = entries.map(wrappedOf);
  const celled = entries.filter(({ header }) => header.some(isDatedCells)).length;
  const isRare = found.filter((own) => own.length > 0).length <= MAX_WRAPPED * celled;
  return isRare ? found : found.map(() => []);
}

type HeaderRow = Entry['header'][number];

function isDatedCells({ row, offset }: HeaderRow): boolean {
  return offset === 0 && row.segments.filter((one) => !isDate(one)).length > 1;
}

function wrappedOf({ header, body, period }: Entry): WrappedCell[] {
  const above = period && header.find(isDatedCells)?.row;
  const below = header.find(({ offset }) => offset === 1)?.row ?? body[0];
  if (!above?.font || !below || below.gap > TIGHT || below.page !== above.page) return [];
  const rests = below.segments.filter((one) => !isDate(one));
  const cells = rests.flatMap((rest): WrappedCell[] => {
    const cell = above.segments.find((one) => isUnder(rest, one));
    return cell && !isDate(cell) && mayEndName(rest.text) ? [{ cell, rest }] : [];
  });
  // Any other text means that the row is not only the rest of the one above.
  return cells.length === rests.length ? cells : [];
}

function mayEndName(text: string): boolean {
  return placeOf(text) === undefined && !isSentence(text) && wordsOf(text).length <= MAX_WORDS;
}

function isDate(cell: RowSegment): boolean {
  return !/\p{L}{2}/u.test(cell.text) || periodsIn(cell).some(({ text }) => text === cell.text);
}

/** Whether a row is only rests of names. */
export function isRest(row: TextRow, wrapped: readonly WrappedCell[]): boolean {
  return wrapped.some(({ rest }) => row.segments.includes(rest));
}
