import type { Place } from '../../../quotes/locate.ts';

/** The columns of an SQL statement that inserts rows, and the values of each row, without quotes. */
export interface InsertedRows {
  readonly heads: readonly Place[];
  readonly rows: readonly (readonly Place[])[];
}

const INSERT =
  /\binsert\s{1,8}(?:ignore\s{1,8})?into\s{1,8}[^\s(;']{1,80}\s{0,8}\(([^()';]{1,2000})\)\s{0,8}values/dgiu;
const COLUMN = /[^,\s"`[\]](?:[^,]{0,80}[^,\s"`[\]])?/gu;
const ROW = /,?\s{0,40}\(/y;
/** A string with doubled quotes inside, or another value, and the sign behind it. */
const VALUE =
  /\s{0,40}(?:[a-z]?'((?:[^'\n]|''){0,400})'|([^',()\s](?:[^',()\n]|\([^()\n]{0,100}\)){0,200})?)\s{0,40}([,)])\s{0,40}/diy;

/** Finds the rows of `INSERT INTO … (…) VALUES (…), (…)`. Linear. */
export function insertedRows(text: string): InsertedRows[] {
  return [...text.matchAll(INSERT)].map(({ 0: all, 1: columns = '', index, indices }) => {
    const from = indices?.[1]?.[0] ?? index;
    const heads = [...columns.matchAll(COLUMN)].map(({ 0: column, index: at }) => {
      return { start: from + at, end: from + at + column.length };
    });
    return { heads, rows: rowsAt(text, index + all.length) };
  });
}

function rowsAt(text: string, from: number): Place[][] {
  const rows: Place[][] = [];
  ROW.lastIndex = from + (/^\s{0,8}/.exec(text.slice(from, from + 8))?.[0].length ?? 0);
  while (ROW.test(text)) {
    const row: Place[] = [];
    VALUE.lastIndex = ROW.lastIndex;
    for (let sign = ','; sign === ',';) {
      const found = VALUE.exec(text);
      if (!found) return rows;
      const [start, end] = found.indices?.[1] ?? found.indices?.[2] ?? [found.index, found.index];
      row.push({ start, end });
      sign = found[3] ?? '';
      if (sign === ')') ROW.lastIndex = VALUE.lastIndex;
    }
    rows.push(row);
  }
  return rows;
}
