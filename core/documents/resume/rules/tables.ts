import { isDeed } from './entries.ts';
import { entryPeriod, periodsIn } from './period.ts';
import { columnsUnder, isLabel } from './resume-labels.ts';
import type { RowSegment, TextRow } from './resume-rows.ts';
import { isPhrase, isSentence, wordsOf } from './row-features.ts';

/** How close a column's cells are to the left edge of their head, in points or characters. */
const SAME_LEFT = 4;

interface Columns {
  readonly lefts: readonly number[];
  readonly areDuties: readonly boolean[];
}

/** Returns the rows of a section without table heads. A column of duties is moved after its entry, like a list of items. */
export function withoutTables(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  let columns: Columns | undefined;
  const duties: TextRow[] = [];
  for (const row of withColons(withoutAsides(rows))) {
    const head = columnsUnder(row.segments.map(({ text }) => text));
    const [duty, ...more] = columns ? dutiesOf(row, columns) : [];
    if (head || (columns && isInFirst(row, columns))) found.push(...duties.splice(0));
    if (head) columns = { lefts: row.segments.map(({ left }) => left), areDuties: head.map((one) => one.isDuties) };
    else if (!duty) found.push(row);
    else {
      duties.push({ ...row, ...duty, segments: [duty, ...more], isBullet: true });
      const [first, ...rest] = row.segments.filter((one) => one !== duty && !more.includes(one));
      if (first) found.push({ ...row, ...first, ...joined(row, first, [duty, ...more]), segments: [first, ...rest] });
    }
  }
  return [...found, ...duties];
}

/** Moves what describes the work out of the column next to the names and dates, below the row it is in. */
function withoutAsides(rows: readonly TextRow[]): TextRow[] {
  let aside: number | undefined;
  return rows.flatMap((row) => {
    const own = row.segments.at(-1);
    const [first, ...rest] = row.segments.slice(0, -1);
    const isNext = own !== undefined && aside !== undefined && Math.abs(own.left - aside) <= SAME_LEFT;
    if (!own || !first || row.isBullet || !(isNext || (isDescription(own.text) && !isDates(first)))) {
      if (own && aside !== undefined && own.left < aside) aside = isNext ? aside : undefined;
      return [row];
    }
    aside = own.left;
    const names = { ...row, ...joined(row, first, [own]), segments: [first, ...rest] } as const;
    return [names, { ...row, ...own, segments: [own], isBullet: true }];
  });
}

/** The fewest words of a description in a cell. */
const MIN_DESCRIPTION = 5;

function isDates(cell: RowSegment): boolean {
  return periodsIn(cell)[0]?.text === cell.text;
}

function isDescription(text: string): boolean {
  return wordsOf(text).length >= MIN_DESCRIPTION && (isPhrase(text) || isDeed(text) || isSentence(text));
}

/** Adds a colon after labels that are set apart from their values. Below a known label, everything at its left edge is a label. */
function withColons(rows: readonly TextRow[]): TextRow[] {
  let left: number | undefined;
  return rows.map((row) => {
    const [first, second, ...more] = row.segments;
    if (!second || more.length > 0) return row;
    if (isLabel(first.text)) left = first.left;
    return Math.abs(first.left - (left ?? Infinity)) <= SAME_LEFT ? withColon(row) : row;
  });
}

function withColon(row: TextRow): TextRow {
  const [first] = row.segments;
  if (entryPeriod(row)) return { ...row, isBullet: false };
  const at = first.end - row.start;
  const text = `${row.text.slice(0, at)}:${row.text.slice(at + 1)}`;
  return { ...row, text, isBullet: false, segments: [{ ...first, text, end: row.end }] };
}

/** Returns a row from one segment on. Other segments are blanked out, so that every offset stays valid. */
function joined(row: TextRow, { start }: RowSegment, others: readonly RowSegment[]): Pick<TextRow, 'text' | 'end'> {
  let { text } = row;
  for (const one of others) {
    const [from, to] = [one.start - row.start, one.end - row.start];
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  }
  return { text: text.slice(start - row.start).trimEnd(), end: row.end };
}

function isInFirst({ left }: TextRow, { lefts }: Columns): boolean {
  return Math.abs(left - (lefts[0] ?? 0)) <= SAME_LEFT;
}

/** Returns the cells in columns of duties. */
function dutiesOf({ segments }: TextRow, { lefts, areDuties }: Columns): RowSegment[] {
  return segments.filter((one) => areDuties[lefts.findLastIndex((left) => left <= one.left + SAME_LEFT)]);
}
