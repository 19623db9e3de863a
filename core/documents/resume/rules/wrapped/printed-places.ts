import type { MovedWord, RowSegment, TextRow, TextSpan } from '../resume-rows.ts';
import type { Word } from '../../../pages/pages.ts';

/** A place in the document's text. */
export type Place = Pick<TextSpan, 'start' | 'end'>;

/** Rows, and where a text in them is printed: in several places if its row is put together from several lines. */
export interface PlacedRows {
  readonly rows: readonly TextRow[];
  readonly placesOf: (span: Place) => readonly Place[];
}

/** Whether any row is put together from several lines. */
export function haveMoved(rows: readonly TextRow[]): boolean {
  return rows.some(({ segments }) => segments.some(({ words }) => words.some(isMoved)));
}

/** Gives rows places in a text of their own, one row behind the other. */
export function inOwnText(rows: readonly TextRow[], text: string): PlacedRows {
  let at = 0;
  const own = rows.map((row): TextRow => {
    const by = at - row.start;
    at += row.end - row.start + 1;
    const [first, ...rest] = row.segments;
    return { ...shifted(row, by), segments: [withWords(first, by), ...rest.map((one) => withWords(one, by))] };
  });
  return { rows: own, placesOf: (span) => placesIn(own, span, text) };
}

function placesIn(rows: readonly TextRow[], { start, end }: Place, text: string): Place[] {
  const row = rows.find((one) => one.start <= start && end <= one.end);
  const words = row?.segments.flatMap((one) => one.words) ?? [];
  const places: { start: number; end: number }[] = [];
  for (const word of words.filter((one) => one.start < end && one.end > start)) {
    const printed = isMoved(word) ? word.printed : word;
    const from = printed.start + Math.max(0, start - word.start);
    const to = printed.end - Math.max(0, word.end - end);
    const last = places.at(-1);
    if (last && text.slice(last.end, from).trim() === '') last.end = to;
    else places.push({ start: from, end: to });
  }
  return places.map((place) => withoutDash(place, text));
}

/** Leaves out the dash at which a range is cut. */
function withoutDash({ start, end }: Place, text: string): Place {
  const [dash = ''] = /^[\u2010-\u2015\s-]*/u.exec(text.slice(start, end)) ?? [];
  return {
    start: start + dash.length,
    end: start + text.slice(start, end).replace(/[\u2010-\u2015\s-]+$/u, '').length,
  };
}

function withWords(segment: RowSegment, by: number): RowSegment {
  const words = segment.words.map((word): MovedWord => {
    const { start, end } = word;
    return shifted(isMoved(word) ? word : { ...word, printed: { start, end } }, by);
  });
  return { ...shifted(segment, by), words };
}

function shifted<T extends Place>(one: T, by: number): T {
  return { ...one, start: one.start + by, end: one.end + by };
}

function isMoved(word: Word): word is MovedWord {
  return 'printed' in word;
}
