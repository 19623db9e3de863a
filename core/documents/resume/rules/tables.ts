import { entryPeriod } from './period.ts';
import { columnsUnder, isLabel } from './resume-labels.ts';
import type { RowSegment, TextRow } from './resume-rows.ts';

/** In points or characters: how far from its head a column's cells begin. */
const SAME_LEFT = 4;

interface Columns {
  readonly lefts: readonly number[];
  readonly areTelling: readonly boolean[];
}

/**
 * Rows of a section without the heads of its tables. What a table tells of each entry in a column of its own comes behind the
 * entry, as the items of a list do.
 */
export function withoutTables(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  let columns: Columns | undefined;
  const told: TextRow[] = [];
  for (const row of withColons(rows)) {
    const head = columnsUnder(row.segments.map(({ text }) => text));
    const [telling, ...more] = columns ? tellingOf(row, columns) : [];
    if (head || (columns && isInFirst(row, columns))) found.push(...told.splice(0));
    if (head) columns = { lefts: row.segments.map(({ left }) => left), areTelling: head.map((one) => one.isTelling) };
    else if (!telling) found.push(row);
    else {
      told.push({ ...row, ...telling, segments: [telling, ...more], isBullet: true });
      const [first, ...rest] = row.segments.filter((one) => one !== telling && !more.includes(one));
      if (first)
        found.push({ ...row, ...first, ...joined(row, first, [telling, ...more]), segments: [first, ...rest] });
    }
  }
  return [...found, ...told];
}

/** Rows with a colon behind labels that stand apart from what they name; below one that is known, all are labels that stand there. */
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

/** A row from one of its segments on, with blanks for others, so that every place in it stays. */
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

/** What stands in the columns that tell what was done. */
function tellingOf({ segments }: TextRow, { lefts, areTelling }: Columns): RowSegment[] {
  return segments.filter((one) => areTelling[lefts.findLastIndex((left) => left <= one.left + SAME_LEFT)]);
}
