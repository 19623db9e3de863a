import { ITEM_HEADS } from './invoice-labels.ts';
import type { PrintedAmount } from './printed-amounts.ts';
import { inCents, type SumRow, type SumStatement } from './statements.ts';

/** A description, or a heading, has no more characters. */
const MAX_DESCRIPTION = 200;

/** The last amounts before a row's total among which its quantity and price are looked for. */
const MAX_FACTORS = 8;

/** A line of an invoice or receipt. */
export interface FoundItem {
  readonly description: string | null;
  readonly quantity: PrintedAmount | null;
  readonly unitPrice: PrintedAmount | null;
  readonly total: PrintedAmount;
}

interface Factors {
  readonly quantity: PrintedAmount;
  readonly unitPrice: PrintedAmount;
}

/** Items at most; a document of more is a price list. */
const MAX_ITEMS = 300;

/** Words of a table's head; two of them make one. */
const HEADS: ReadonlySet<string> = new Set(ITEM_HEADS.map(([word]) => word));

/** A quantity times a price, with nothing behind them. */
const TIMES = /\d\s{0,2}(?:x|@|\*|×|\p{L}{2,4}\s{0,2}[x@×])\s{0,3}(?:RM|\p{Sc})?\s?\d/iu;

/** The lines between a table's head and its sums, in their order. */
export function lineItems(rows: readonly SumRow[], statements: readonly SumStatement[]): FoundItem[] {
  const sums = statements.filter(
    ({ role, strength }) => role === 'subtotal' || role === 'total' || (role === 'due' && strength > 2),
  );
  const end = Math.min(rows.length, ...sums.map((one) => one.line));
  const last = rows.slice(0, end).findLast((row) => isHead(row));
  // Pages repeat the head of a table that goes on.
  const head = rows.findIndex((row) => row.line.text === last?.line.text);
  const from = head + 1;
  const labelled = new Set(statements.filter((one) => one.role !== 'other' && one.line < end).map((one) => one.line));
  const found: { item: FoundItem; at: number }[] = [];
  const prices: (Factors & { at: number })[] = [];
  rows.slice(from, end).forEach((row, i) => {
    const at = from + i;
    const money = row.amounts.filter((one) => one.isMoney);
    const total = money.at(-1);
    if (total === undefined || row.isTaxTable || labelled.has(at) || found.length >= MAX_ITEMS) return;
    const price = priceOf(row);
    if (price !== undefined) prices.push({ ...price, at });
    else found.push({ item: { description: descriptionOf(row), ...factors(row, total), total }, at });
  });
  const items = found.map(({ item, at }) => {
    const near = [...prices.filter((one) => Math.abs(one.at - at) <= 2), ...factorsBeside(rows, at, item.total)];
    return priced(item, near);
  });
  return withDescriptions(items, { rows, from, places: found.map((one) => one.at) });
}

/** A quantity and a price in the line above or below, where they make the total together and there is no other total. */
function factorsBeside(rows: readonly SumRow[], at: number, total: PrintedAmount): Factors[] {
  return [rows[at - 1], rows[at + 1]].flatMap((row) => {
    if (row === undefined || row.amounts.some((one) => one.isMoney && one.value === total.value)) return [];
    const end = { ...total, start: row.line.end };
    const { quantity, unitPrice } = factors(row, end);
    return quantity === null || unitPrice === null ? [] : [{ quantity, unitPrice }];
  });
}

/** Whether items add up to one of the sums, as nearly as rounding lets them. */
function addsUp(items: readonly FoundItem[], sums: readonly number[]): boolean {
  const sum = items.reduce((all, item) => all + inCents(item.total.value ?? NaN), 0);
  return sums.some((one) => Math.abs(one - sum) <= 2 + items.length / 2);
}

/**
 * The lines that add up to one of the sums: all of them; those whose quantity times price is their total; or those whose total
 * is in the column in which most are. Undefined where none of these does.
 */
export function itemsThatAddUp(items: readonly FoundItem[], sums: readonly number[]): readonly FoundItem[] | undefined {
  const products = items.filter(({ quantity }) => quantity !== null);
  return [items, products, inColumn(items)].find((some) => isDescribed(some) && addsUp(some, sums));
}

/** Most of a list's lines have a description. */
function isDescribed(items: readonly FoundItem[]): boolean {
  return items.filter((item) => item.description !== null).length * 2 > items.length;
}

/** The lines whose totals end at one place, the most of them, to the page's unit. */
function inColumn(items: readonly FoundItem[]): readonly FoundItem[] {
  const columns = Map.groupBy(items, ({ total }) => Math.round(total.box.right));
  return [...columns.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Whether every line shows by its own arithmetic that it is one: a description, and a quantity times a price. */
export function areProducts(items: readonly FoundItem[]): boolean {
  return items.length > 0 && items.every(({ description, quantity }) => description !== null && quantity !== null);
}

function isHead({ line, amounts }: SumRow): boolean {
  if (amounts.some((one) => one.isMoney) || line.text.length > MAX_DESCRIPTION) return false;
  const words = line.text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => HEADS.has(word))).size > 1;
}

/** A quantity and a price that stand alone: the total of the item is in a line beside theirs. */
function priceOf({ line, amounts }: SumRow): Factors | undefined {
  const [quantity, unitPrice, more] = amounts;
  if (quantity === undefined || unitPrice === undefined || more !== undefined) return undefined;
  const between = line.text.slice(quantity.start - line.start, unitPrice.end - line.start);
  return TIMES.test(between) ? { quantity, unitPrice } : undefined;
}

function priced(item: FoundItem, near: readonly Factors[]): FoundItem {
  if (item.quantity !== null) return item;
  const own = near.find(({ quantity, unitPrice }) => isProduct(quantity, unitPrice, item.total));
  return own === undefined ? item : { ...item, quantity: own.quantity, unitPrice: own.unitPrice };
}

/** The quantity and the price of a row, where they make its total together. */
function factors({ amounts }: SumRow, total: PrintedAmount): Pick<FoundItem, 'quantity' | 'unitPrice'> {
  const others = amounts.filter((one) => one !== total && one.start < total.start).slice(-MAX_FACTORS);
  // A price has cents; a quantity may have a decimal too.
  const prices = others.toReversed().filter(({ hasDecimals }) => hasDecimals);
  for (const unitPrice of prices.toSorted((a, b) => Number(hasCents(b)) - Number(hasCents(a)))) {
    const quantity = others.find((one) => one !== unitPrice && isProduct(one, unitPrice, total));
    if (quantity !== undefined) return { quantity, unitPrice };
  }
  return { quantity: null, unitPrice: null };
}

function hasCents({ quote }: PrintedAmount): boolean {
  return /[.,]\d{2,4}(?!\d)/.test(quote);
}

function isProduct(quantity: PrintedAmount, price: PrintedAmount, total: PrintedAmount): boolean {
  const [count, each, all] = [quantity.value ?? 0, price.value ?? NaN, total.value ?? NaN];
  return count !== 0 && Math.abs(inCents(count * each) - inCents(all)) <= 1;
}

/** What a row says beside its amounts: the part with the most letters. */
function descriptionOf({ line, amounts }: SumRow): string | null {
  const first = amounts[0]?.start ?? line.end;
  const candidates = [
    line.text.slice(0, first - line.start),
    ...line.segments
      .filter((one) => !amounts.some((amount) => amount.start < one.end && amount.end > one.start))
      .map((one) => one.text),
  ];
  const best = candidates.toSorted((a, b) => letters(b) - letters(a))[0] ?? '';
  return letters(best) >= 3 ? tidy(best) : null;
}

/** Items without a description of their own take the line of words above them, or below where the first one has none above. */
function withDescriptions(
  items: readonly FoundItem[],
  { rows, from, places }: { rows: readonly SumRow[]; from: number; places: readonly number[] },
): FoundItem[] {
  const isWords = (at: number): boolean => {
    const row = rows[at];
    return row !== undefined && at >= from && row.amounts.every((one) => !one.isMoney) && letters(row.line.text) >= 3;
  };
  const bare = items.findIndex((item) => item.description === null);
  const step = bare >= 0 && isWords((places[bare] ?? 0) - 1) ? -1 : 1;
  return items.map((item, i) => {
    const at = (places[i] ?? 0) + step;
    if (item.description !== null || !isWords(at)) return item;
    return { ...item, description: tidy(rows[at]?.line.text ?? '') };
  });
}

function letters(text: string): number {
  return text.slice(0, 300).match(/\p{L}/gu)?.length ?? 0;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION);
}
