import { isCapitals } from '../rules/headings.ts';
import { headingKind } from '../rules/resume-sections.ts';
import { FAR, type TextRow } from '../rules/resume-rows.ts';
import type { SectionKind } from '../rules/headings.ts';
import type { PieceClass } from './piece-classes.ts';
import type { Piece } from './pieces.ts';

/** What the pieces of a row have in common. */
export interface RowContext {
  /** The classes of its pieces with the separators between them. */
  readonly pattern: string;
  /** The last known heading above it on its side of the page; '' before the first. */
  readonly section: SectionKind | '';
  /** Rows since that heading, up to a bound. */
  readonly sinceHeading: number;
  readonly isBullet: boolean;
  readonly isCapitals: boolean;
  readonly isRight: boolean;
  readonly isFirst: boolean;
  /** Height, gaps above and below, and indent within its column, in steps. */
  readonly height: number;
  readonly gap: number;
  readonly gapBelow: number;
  readonly indent: number;
  /** Whether it is taller (1), as tall (0) or smaller (-1) than the rows before and after it. */
  readonly besideBefore: number;
  readonly besideNext: number;
  /** Its dates: none, nothing else, at the start, at the end, within. */
  readonly dates: '' | 'alone' | 'first' | 'last' | 'within';
  /** Rows back to the last dated row and on to the next, 0 for itself; `FAR_ROWS` or more if there is none nearby. */
  readonly sinceDates: number;
  readonly untilDates: number;
  /** Whether its text may continue in the next row, and the previous row's in it. */
  readonly isFull: boolean;
  readonly isAfterFull: boolean;
}

/** Dates further away say nothing about a row. */
const FAR_ROWS = 5;

const MAX_SINCE = 3;

/** Returns the contexts of rows, given the classes of their pieces. */
export function rowContexts(
  rows: readonly TextRow[],
  { pieces, classes }: { readonly pieces: readonly Piece[]; readonly classes: readonly PieceClass[] },
): RowContext[] {
  const own = rows.map((): number[] => []);
  for (const [i, piece] of pieces.entries()) own[piece.row]?.push(i);
  const patterns = own.map((all) =>
    all
      .map((i) => `${pieces[i]?.before ?? ''}${classes[i] ?? ''}`)
      .slice(0, 8)
      .join(''),
  );
  const dates = own.map((all, r) =>
    datesIn(
      all.map((i) => classes[i] ?? ''),
      rows[r],
    ),
  );
  const lefts = columnLefts(rows);
  const known: Record<'left' | 'right', { kind: SectionKind | ''; at: number }> = {
    left: { kind: '', at: -1 },
    right: { kind: '', at: -1 },
  };
  const found = rows.map((row, r) => {
    const side = row.isRight ? 'right' : 'left';
    const kind = headingKind(row);
    if (kind !== undefined) known[side] = { kind, at: r };
    const { kind: section, at } = known[side];
    return { section, sinceHeading: at === -1 ? MAX_SINCE + 1 : Math.min(MAX_SINCE, r - at) };
  });
  const isHeaded = rows.map((row) => headingKind(row) !== undefined);
  const since = distances(dates, isHeaded);
  const until = distances(dates.toReversed(), isHeaded.toReversed()).toReversed();
  return rows.map((row, r): RowContext => {
    const [before, next] = [rows[r - 1], rows[r + 1]];
    return {
      pattern: patterns[r] ?? '',
      ...(found[r] ?? { section: '' as const, sinceHeading: 0 }),
      isBullet: row.isBullet,
      isCapitals: isCapitals(row.text),
      isRight: row.isRight,
      isFirst: row.isFirst,
      height: Math.max(-3, Math.min(12, Math.round((row.height - 1) * 12))),
      gap: gapStep(row.gap),
      gapBelow: next ? gapStep(next.gap) : 6,
      indent: indentStep(row.left - (lefts[r] ?? row.left)),
      besideBefore: before ? compared(row.height, before.height) : 2,
      besideNext: next ? compared(row.height, next.height) : 2,
      dates: dates[r] ?? '',
      sinceDates: since[r] ?? FAR_ROWS,
      untilDates: until[r] ?? FAR_ROWS,
      isFull: row.isFull,
      isAfterFull: before?.isFull === true && !row.isFirst,
    };
  });
}

function datesIn(classes: readonly PieceClass[], row: TextRow | undefined): RowContext['dates'] {
  const at = classes.findIndex((one) => one === 'R' || one === 'D');
  if (at === -1 || !row || (classes.includes('s') && !classes.includes('R'))) return '';
  if (classes.length === 1) return 'alone';
  return at === 0 ? 'first' : classes.at(-1) === 'R' || classes.at(-1) === 'D' ? 'last' : 'within';
}

/** Counts the rows since the last dated one, without headings. */
function distances(dates: readonly string[], isHeading: readonly boolean[]): number[] {
  let last = FAR_ROWS;
  return dates.map((own, i) => {
    last = own !== '' ? 0 : isHeading[i] ? FAR_ROWS : Math.min(FAR_ROWS, last + 1);
    return last;
  });
}

/** Returns the left edge of each row's column. */
function columnLefts(rows: readonly TextRow[]): number[] {
  const lefts: number[] = [];
  for (let from = 0; from < rows.length;) {
    let to = from + 1;
    while (to < rows.length && rows[to]?.isFirst !== true) to += 1;
    const least = Math.min(...rows.slice(from, to).map(({ left }) => left));
    for (let i = from; i < to; i += 1) lefts.push(least);
    from = to;
  }
  return lefts;
}

const GAPS = [0.9, 1.12, 1.3, 1.6, 2.2];

function gapStep(gap: number): number {
  if (gap >= FAR) return 6;
  const step = GAPS.findIndex((most) => gap <= most);
  return step === -1 ? GAPS.length : step;
}

const INDENTS = [4, 12, 24, 60, 130];

function indentStep(indent: number): number {
  const step = INDENTS.findIndex((most) => indent < most);
  return step === -1 ? INDENTS.length : step;
}

const SAME = 0.03;

function compared(one: number, other: number): number {
  return Math.abs(one - other) <= SAME ? 0 : Math.sign(one - other);
}
