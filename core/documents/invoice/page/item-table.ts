import { isUnit } from '../../../quotes/money-words.ts';
import type { Box, Line, Segment } from '../../pages/pages.ts';
import { COLUMN_HEADS, ITEM_HEADS } from './invoice-labels.ts';
import type { Column } from './label-row.ts';
import { isCell, type PrintedAmount } from './printed-amounts.ts';

/** A longer line is not a heading. */
const MAX_HEAD = 200;

/** Words of a table heading; two of them make one. */
const HEADS: ReadonlySet<string> = new Set(ITEM_HEADS.map(([word]) => word));

const COLUMNS: ReadonlyMap<string, Column> = new Map(COLUMN_HEADS.map(([word, column]) => [word, column]));

/** A line and its amounts. */
export interface PricedLine {
  readonly line: Line;
  readonly amounts: readonly PrintedAmount[];
}

/** What the heading of the line items says about the columns below it. */
export interface ItemTable {
  readonly columns: readonly { readonly box: Box; readonly holds: Column | undefined }[];
  /** Whether the price precedes the quantity; undefined if the heading does not name both. */
  readonly isPriceFirst: boolean | undefined;
}

/** Whether a line heads line items by its words. */
export function headsItems(text: string): boolean {
  return text.length <= MAX_HEAD && new Set(wordsOf(text).filter((word) => HEADS.has(word))).size > 1;
}

/** Whether a line heads counts and goods in one cell, its first: "Qty Item". */
export function headsCountedGoods({ segments: [{ text }] }: Line): boolean {
  const [count, goods] = saidBy(text.slice(0, MAX_HEAD));
  return count === 'quantity' && goods === 'goods' && wordsOf(text.slice(0, MAX_HEAD)).length === 2;
}

/** Whether a line is the heading of the line items. */
export function isHead({ line, amounts }: PricedLine): boolean {
  return headsItems(line.text) && !amounts.some((one) => one.isMoney);
}

/** "Price inc. VAT" is a price. */
const WITH_TAX = /\b(?:incl?|including|excl?|excluding|inkl|exkl)\b.*/iu;

/** Without a heading nothing is known. */
export function itemTable(head: Line | undefined): ItemTable {
  const segments = (head?.segments ?? []).flatMap(headsOf);
  // A tax rate is not a price, but a unit price is.
  const words = segments
    .flatMap(({ said }) => said)
    .filter((column, i, all) => all[i - 1] !== 'aside' && all[i - 1] !== column);
  const hasBoth = words.includes('quantity') && words.filter((column) => column === 'price').length === 1;
  return {
    columns: segments.map(({ box, said }) => ({ box, holds: heldBy(said) })),
    isPriceFirst: hasBoth ? words.indexOf('price') < words.indexOf('quantity') : undefined,
  };
}

interface Head {
  readonly box: Box;
  readonly said: readonly Column[];
}

/**
 * Returns the headings in a segment: those of narrow columns are as close as words, and are distinguished by meaning.
 */
function headsOf({ text, box, words }: Segment): Head[] {
  const said = saidBy(text);
  const kinds = new Set(said);
  const isOne = kinds.size < 2 || (kinds.size < 3 && !kinds.has('goods') && !kinds.has('quantity'));
  return isOne ? [{ box, said }] : words.map((word) => ({ box: word.box, said: saidBy(word.text) }));
}

function saidBy(text: string): Column[] {
  return wordsOf(text.replace(WITH_TAX, '')).flatMap((word) => COLUMNS.get(word) ?? []);
}

/** Returns what a heading's words mean together: "Tax rate" is about a tax, "Unit price" about a price. */
function heldBy(said: readonly Column[]): Column | undefined {
  if (said.includes('aside')) return 'aside';
  return said.every((column) => column === said[0]) ? said[0] : undefined;
}

/**
 * Returns the meaning of the heading closest to an amount's cell; undefined if two are equally close, or if there is
 * only one.
 */
export function columnOf(
  { start, end }: Pick<PrintedAmount, 'start' | 'end'>,
  { line }: Pick<PricedLine, 'line'>,
  { columns }: ItemTable,
): Column | undefined {
  const cell = line.segments.find((one) => one.start <= start && end <= one.end);
  if (cell === undefined) return undefined;
  const { left, right } = cell.box;
  const gaps = columns.map(({ box }) => Math.max(0, box.left - right, left - box.right));
  const nearest = Math.min(...gaps);
  const [at = -1, second] = gaps.flatMap((gap, i) => (gap === nearest ? [i] : []));
  return columns.length < 2 || second !== undefined ? undefined : columns[at]?.holds;
}

/** Whether a row has a quantity, a price and a total under the corresponding headings. */
export function isFilled({ line, amounts }: PricedLine, table: ItemTable): boolean {
  const columns = amounts.map((one) => columnOf(one, { line }, table));
  return columns.includes('quantity') && columns.includes('price') && columns.includes('total');
}

/** A count in a cell of its own, with its unit or the sign of multiplication. */
const COUNT = /^\d{1,6}(?:[.,]\d{1,3})? ?(\p{L}{1,6}|×)?\.?$/u;

/**
 * Returns what its place alone says is a row's quantity: the number below that heading, or the one before "x"; null if there are several, because of what was ordered and what was shipped neither is known to be charged.
 */
export function countOf({ line, amounts }: PricedLine, total: PrintedAmount, table: ItemTable): PrintedAmount | null {
  const counts = amounts.filter((one) => {
    const cell = line.segments.find(({ start, end }) => start === one.start && one.end <= end);
    const said = COUNT.exec(cell?.text ?? '');
    if (cell === undefined || said === null || one === total || one.isMoney) return false;
    const [, unit = 'x'] = said;
    const isMultiplied = /[x×]$/.test(cell.text);
    return isUnit(unit) && (isMultiplied || columnOf(one, { line }, table) === 'quantity');
  });
  const [count, second] = counts;
  return count === undefined || second !== undefined ? null : count;
}

/**
 * Returns the amounts of a row that may be prices: money, and in a document in whole units numbers in separate cells.
 */
export function pricesOf(rows: readonly PricedLine[]): (row: PricedLine) => PrintedAmount[] {
  const isWhole = isInWholeUnits(rows);
  return (row) => row.amounts.filter((one) => one.isMoney || (isWhole && isCell(one, row.line)));
}

/** Whether no line of a document ends with an amount that has cents; quantities may still have decimals. */
export function isInWholeUnits(rows: readonly PricedLine[]): boolean {
  return rows.every(({ amounts }) => !/[.,]\d{2}(?!\d)/.test(amounts.at(-1)?.quote ?? ''));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u);
}
