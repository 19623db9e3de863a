import type { Line } from '../../pages/pages.ts';
import { COLUMN_HEADS, ITEM_HEADS } from './invoice-labels.ts';
import type { Column } from './label-row.ts';
import type { PrintedAmount } from './printed-amounts.ts';
import type { SumRow } from './statements.ts';

/** A line of more characters heads nothing. */
const MAX_HEAD = 200;

/** Words of a table's head; two of them make one. */
const HEADS: ReadonlySet<string> = new Set(ITEM_HEADS.map(([word]) => word));

const COLUMNS: ReadonlyMap<string, Column> = new Map(COLUMN_HEADS.map(([word, column]) => [word, column]));

/** A line and the amounts in it. */
type PricedLine = Pick<SumRow, 'line' | 'amounts'>;

/** What the head of line items says of the cells below it. */
export interface ItemTable {
  /** What each of its cells heads, where that is known. */
  readonly cells: readonly (Column | undefined)[];
  /** Whether the price stands before the quantity; undefined where its words do not name both. */
  readonly isPriceFirst: boolean | undefined;
}

/** Whether a line heads line items by its words. */
export function headsItems(text: string): boolean {
  return text.length <= MAX_HEAD && new Set(wordsOf(text).filter((word) => HEADS.has(word))).size > 1;
}

export function isHead({ line, amounts }: PricedLine): boolean {
  return headsItems(line.text) && !amounts.some((one) => one.isMoney);
}

/** Of a document without a head nothing is known. */
export function itemTable(head: Line | undefined): ItemTable {
  const said = (text: string): Column[] => wordsOf(text).flatMap((word) => COLUMNS.get(word) ?? []);
  const segments = (head?.segments ?? []).map(({ text }) => said(text));
  // The rate of a tax is no price, and a unit price is one.
  const words = segments.flat().filter((column, i, all) => all[i - 1] !== 'aside' && all[i - 1] !== column);
  const hasBoth = words.includes('quantity') && words.filter((column) => column === 'price').length === 1;
  return {
    cells: segments.map((columns) => ORDER.find((column) => columns.includes(column))),
    isPriceFirst: hasBoth ? words.indexOf('price') < words.indexOf('quantity') : undefined,
  };
}

/** What a head of several words is about: "Tax rate", "Unit price", "Line total", "Item quantity". */
const ORDER: readonly Column[] = ['aside', 'price', 'total', 'quantity', 'goods'];

/** What the head above an amount says, where the row has a cell under each head. */
export function columnOf(
  { start, end }: PrintedAmount,
  { line }: Pick<PricedLine, 'line'>,
  { cells }: ItemTable,
): Column | undefined {
  if (line.segments.length !== cells.length) return undefined;
  return cells[line.segments.findIndex((one) => one.start <= start && end <= one.end)];
}

/** Whether a row has a quantity, a price and a total under the heads that say so. */
export function isFilled({ line, amounts }: PricedLine, table: ItemTable): boolean {
  const columns = amounts.map((one) => columnOf(one, { line }, table));
  return columns.includes('quantity') && columns.includes('price') && columns.includes('total');
}

/** The amounts of a row that may be prices: money, and in a document in whole units numbers in cells of their own. */
export function pricesOf(rows: readonly SumRow[]): (row: SumRow) => PrintedAmount[] {
  const isWhole = isInWholeUnits(rows);
  return (row) => row.amounts.filter((one) => one.isMoney || (isWhole && isCell(one, row)));
}

/** Whether no line of a document ends with an amount that has cents: its quantities may have decimals all the same. */
export function isInWholeUnits(rows: readonly SumRow[]): boolean {
  return rows.every(({ amounts }) => !/[.,]\d{2}(?!\d)/.test(amounts.at(-1)?.quote ?? ''));
}

/** Whether an amount is a cell of its own. */
export function isCell({ start, end }: PrintedAmount, { line }: SumRow): boolean {
  return line.segments.some((one) => one.start === start && one.end === end);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u);
}
