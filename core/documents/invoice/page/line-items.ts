import { described, descriptionOf } from './item-descriptions.ts';
import { columnOf, countOf, isHead, isInWholeUnits, itemTable, pricesOf, type ItemTable } from './item-table.ts';
import { isCell, type PrintedAmount } from './printed-amounts.ts';
import { NAMES_GOODS } from './roles.ts';
import { inCents, type SumRow, type SumStatement } from './statements.ts';

/** The last amounts before a row's total that may be its quantity and price. */
const MAX_FACTORS = 8;

/** A line of an invoice or receipt. */
export interface FoundItem {
  readonly description: string | null;
  /** Proven by quantity times price. */
  readonly quantity: PrintedAmount | null;
  readonly unitPrice: PrintedAmount | null;
  readonly total: PrintedAmount;
  /** What only its place says is the quantity: the number below that heading, or the one before "x" and the goods. */
  readonly count: PrintedAmount | null;
}

interface Factors {
  readonly quantity: PrintedAmount;
  readonly unitPrice: PrintedAmount;
  /** The text next to them in the same line. */
  readonly description?: string | null;
}

/** Maximum items; a document with more is a price list. */
const MAX_ITEMS = 300;

/** A quantity times a price, with nothing after them. */
const TIMES = /\d\s{0,2}(?:x|@|\*|×|\p{L}{2,4}\s{0,2}[x@×])\s{0,3}(?:RM|\p{Sc})?\s?\d/iu;

/** Lines of an invoice or receipt in order; interrupted if one among them may be goods or a charge. */
export interface FoundItems {
  readonly items: readonly FoundItem[];
  /**
   * The same plus those named like charges and payments below a table's heading: a forwarder's lines are called freight and handling, a
   * builder's a deposit.
   */
  readonly withCharges: readonly FoundItem[];
  readonly isUnbroken: boolean;
}

const NONE: FoundItems = { items: [], withCharges: [], isUnbroken: false };

/** The fewest priced lines of a table. */
const MIN_ROWS = 2;

/** Whether lines below a heading are priced. */
function isTable(rows: readonly SumRow[]): boolean {
  return rows.filter(({ amounts }) => amounts.at(-1)?.isMoney).length >= MIN_ROWS;
}

/** Returns the lines between a table's heading and its sums. */
export function lineItems(rows: readonly SumRow[], statements: readonly SumStatement[]): FoundItems {
  const sums = statements.filter(
    ({ role, strength }) => role === 'subtotal' || role === 'total' || (role === 'due' && strength > 2),
  );
  const end = Math.min(rows.length, ...sums.map((one) => one.line));
  const last = rows.slice(0, end).findLast((row) => isHead(row));
  // Pages repeat the heading of a continued table.
  const head = rows.findIndex((row) => row.line.text === last?.line.text);
  const from = head + 1;
  const table = itemTable(last?.line);
  // The lines of one of two tables are not those of the document.
  const first = rows.findIndex((row) => isHead(row));
  if (first < head && isTable(rows.slice(first + 1, head))) return NONE;
  const isWhole = isInWholeUnits(rows);
  const prices = pricesOf(rows);
  const before = statements.filter((one) => one.role !== 'other' && one.line < end);
  // A number below the quantity's heading makes a line, whatever its words.
  const isCounted = (row: SumRow | undefined): boolean =>
    row?.amounts.some((one) => columnOf(one, row, table) === 'quantity') ?? false;
  const aside = before.filter(({ role, line }) => role !== 'charge' || !isCounted(rows[line]));
  const labelled = new Map(aside.map(({ line, role }) => [line, role]));
  const found: { item: FoundItem; at: number }[] = [];
  const alone: (Factors & { at: number })[] = [];
  rows.slice(from, end).forEach((row, i) => {
    const at = from + i;
    const money = prices(row);
    const total = money.find((one) => columnOf(one, row, table) === 'total') ?? money.at(-1);
    if (total === undefined || row.isTaxTable || found.length >= MAX_ITEMS) return;
    const role = labelled.get(at);
    if (role !== undefined && (!NAMES_GOODS.has(role) || head < 0)) return;
    const price = priceOf(row);
    if (price !== undefined) alone.push({ ...price, at });
    else found.push({ item: itemOf(row, { total, table, isWhole }), at });
  });
  const items = found.map(({ item, at }) => {
    const near = [
      ...alone.filter((one) => Math.abs(one.at - at) <= 2),
      ...factorsBeside(rows, at, { total: item.total, table, isWhole }),
    ];
    return priced(item, near);
  });
  const lastItem = found[items.findLastIndex(({ quantity }) => quantity !== null)]?.at ?? 0;
  const all = described(items, { rows, from, end, places: found.map((one) => one.at) });
  return {
    items: all.filter((_, i) => !labelled.has(found[i]?.at ?? -1)),
    withCharges: all,
    isUnbroken: !statements.some(({ role, line }) => NAMES_GOODS.has(role) && line >= from && line < lastItem),
  };
}

/** An item's total, and what its document says about its other amounts. */
interface Known {
  readonly total: PrintedAmount;
  readonly table: ItemTable;
  /** Whether the document is in whole units. */
  readonly isWhole: boolean;
}

function itemOf(row: SumRow, known: Known): FoundItem {
  const { total } = known;
  const { quantity, unitPrice } = factors(row, known);
  return {
    description: descriptionOf(row, [quantity, unitPrice, total]),
    quantity,
    unitPrice,
    total,
    count: countOf(row, total, known.table),
  };
}

/**
 * Returns a quantity and a price in the line above or below if their product is the total and there is no other total.
 */
function factorsBeside(rows: readonly SumRow[], at: number, known: Known): Factors[] {
  const { total } = known;
  return [rows[at - 1], rows[at + 1]].flatMap((row) => {
    if (
      row === undefined ||
      row.amounts.some(({ value, isMoney }) => (isMoney || known.isWhole) && value === total.value)
    )
      return [];
    const end = { ...total, start: row.line.end };
    const { quantity, unitPrice } = factors(row, { ...known, total: end });
    if (quantity === null || unitPrice === null) return [];
    return [{ quantity, unitPrice, description: descriptionOf(row, [quantity, unitPrice]) }];
  });
}

/** Whether items add up to one of the sums, within rounding. */
function addsUp(items: readonly FoundItem[], sums: readonly number[]): boolean {
  const sum = items.reduce((all, item) => all + inCents(item.total.value ?? NaN), 0);
  return sums.some((one) => Math.abs(one - sum) <= 2 + items.length / 2);
}

/**
 * Returns the lines that add up to one of the sums: all of them; those with quantity times price equal to the total;
 * those with the total in the most common column; or all with the charges. Undefined if none of these does.
 */
export function itemsThatAddUp(
  { items, withCharges }: FoundItems,
  sums: readonly number[],
): readonly FoundItem[] | undefined {
  const multiplied = items.filter(({ quantity }) => quantity !== null);
  return [items, multiplied, inColumn(items), withCharges].find((some) => isDescribed(some) && addsUp(some, sums));
}

/** Most lines of a list have a description. */
function isDescribed(items: readonly FoundItem[]): boolean {
  return items.filter((item) => item.description !== null).length * 2 > items.length;
}

/**
 * Returns the lines whose totals end at the most common position, to the page's unit; none if a quantity times price
 * proves a line elsewhere.
 */
function inColumn(items: readonly FoundItem[]): readonly FoundItem[] {
  const columns = Map.groupBy(items, ({ total }) => Math.round(total.box.right));
  const column = [...columns.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return items.every((item) => item.quantity === null || column.includes(item)) ? column : [];
}

/**
 * Returns the lines if all prove themselves by arithmetic: a description, and quantity times price. Lines after the sum
 * of all previous ones do not count. Undefined if any does not.
 */
export function products(items: readonly FoundItem[]): readonly FoundItem[] | undefined {
  const end = items.findIndex(
    ({ quantity, total }, i) => quantity === null && i > 0 && addsUp(items.slice(0, i), [inCents(total.value ?? NaN)]),
  );
  const lines = end < 0 ? items : items.slice(0, end);
  const isEach = lines.every(({ description, quantity }) => description !== null && quantity !== null);
  return lines.length > 0 && isEach ? lines : undefined;
}

/** Returns a quantity and a price in a line of their own: the item's total is in an adjacent line. */
function priceOf({ line, amounts }: SumRow): Factors | undefined {
  const [quantity, unitPrice, more] = amounts;
  if (quantity === undefined || unitPrice === undefined || more !== undefined) return undefined;
  const between = line.text.slice(quantity.start - line.start, unitPrice.end - line.start);
  return TIMES.test(between) ? { quantity, unitPrice } : undefined;
}

function priced(item: FoundItem, near: readonly Factors[]): FoundItem {
  if (item.quantity !== null) return item;
  // Beside a line with words of its own, other words are those of another line, whose amounts make this total by chance.
  const own = near.find(
    ({ quantity, unitPrice, description = null }) =>
      (description === null || item.description === null) && isProduct(quantity, unitPrice, item.total),
  );
  if (own === undefined) return item;
  const { quantity, unitPrice, description } = own;
  return { ...item, quantity, unitPrice, description: description ?? item.description };
}

/** Returns the quantity and the price of a row if their product is its total, if need be after the row's own discount. */
function factors(row: SumRow, { total, table, isWhole }: Known): Pick<FoundItem, 'quantity' | 'unitPrice'> {
  const candidates = factorCandidates(row, total, table);
  // A price is printed like its total; a quantity may have decimals too.
  const likeness = (one: PrintedAmount): number =>
    2 * Number(hasCurrency(one)) + Number(hasCents(one) === hasCents(total));
  const prices = candidates.filter((one) => one.hasDecimals || hasCurrency(one) || isWhole);
  const isAdjusted = isAdjustedIn(row, table);
  for (const unitPrice of prices.toSorted((a, b) => likeness(b) - likeness(a))) {
    const quantity = candidates.find(
      (one) => one !== unitPrice && (isProduct(one, unitPrice, total) || isAdjusted(one, unitPrice, total)),
    );
    if (quantity !== undefined) return inColumns({ quantity, unitPrice }, row, table);
  }
  return { quantity: null, unitPrice: null };
}

/**
 * Returns what may be a quantity or a price: under such headings, otherwise numbers in separate cells before those
 * among words, and those closer to the total first.
 */
function factorCandidates(row: SumRow, total: PrintedAmount, table: ItemTable): PrintedAmount[] {
  const before = row.amounts
    .filter((one) => one !== total && (one.start < total.start || columnOf(total, row, table) === 'total'))
    .slice(-MAX_FACTORS)
    .toReversed();
  const columns = new Map(before.map((one) => [one, columnOf(one, row, table)]));
  const headed = before.filter((one) => columns.get(one) === 'quantity' || columns.get(one) === 'price');
  if (headed.length > 1) return headed;
  return before
    .filter((one) => columns.get(one) !== 'aside')
    .toSorted((a, b) => Number(isCell(b, row.line)) - Number(isCell(a, row.line)));
}

/**
 * Assigns two factors by the table's heading: without a currency, a product does not show which of them is the price.
 */
function inColumns({ quantity, unitPrice }: Factors, row: SumRow, table: ItemTable): Factors {
  if (hasCurrency(unitPrice) && !hasCurrency(quantity)) return { quantity, unitPrice };
  const columns = [columnOf(quantity, row, table), columnOf(unitPrice, row, table)];
  const isSaid = columns.some((column) => column === 'price' || column === 'quantity');
  const isOther = isSaid
    ? columns[0] === 'price' || columns[1] === 'quantity'
    : table.isPriceFirst === quantity.start < unitPrice.start;
  return isOther ? { quantity: unitPrice, unitPrice: quantity } : { quantity, unitPrice };
}

function hasCurrency({ currencies }: PrintedAmount): boolean {
  return currencies.length > 0;
}

function hasCents({ quote }: PrintedAmount): boolean {
  return /[.,](?:\d{2}|\d{4})(?!\d)/.test(quote);
}

/** A discount in a cell of its own: a percentage, whose sign may be in the heading, or an amount. */
const DISCOUNT = /^[-–]?(\d{1,6}(?:[.,]\d{1,2})?) ?%?$/;

/** What a price is for, in a cell of its own: "/100", "per 1000", and C and M, which stand for them in America. */
const PER = /^(?:\/ ?|per )?(?:(100|c)|1,?000|m)$/i;

/**
 * Creates the test for whether a quantity and a price under such headings make a row's total after what else is in the
 * row: less what is under the heading of a discount, or divided by the number of pieces that the price is for.
 */
function isAdjustedIn(row: SumRow, table: ItemTable): typeof isProduct {
  const cells = row.line.segments;
  const asides = cells.filter((cell) => columnOf(cell, row, table) === 'aside');
  const discounts = asides.flatMap(({ text }) => DISCOUNT.exec(text)?.[1] ?? []);
  const values = discounts.map((one) => Number(one.replace(',', '.'))).filter((one) => one !== 0);
  const pieces = cells.flatMap(({ text }) => (PER.test(text) ? [PER.exec(text)?.[1] === undefined ? 1000 : 100] : []));
  return (quantity, price, total) => {
    if (columnOf(quantity, row, table) !== 'quantity' || columnOf(price, row, table) !== 'price') return false;
    const full = Math.abs((quantity.value ?? 0) * (price.value ?? NaN));
    const adjusted = [
      ...values.flatMap((one) => [full - one, full * (1 - one / 100)]),
      ...pieces.map((one) => full / one),
    ];
    return adjusted.some((one) => one > 0 && Math.abs(inCents(one) - inCents(Math.abs(total.value ?? NaN))) <= 1);
  };
}

function isProduct(quantity: PrintedAmount, price: PrintedAmount, total: PrintedAmount): boolean {
  const [count, each, all] = [quantity.value ?? 0, price.value ?? NaN, total.value ?? NaN];
  // What is credited is negative, whatever is returned of it.
  return count !== 0 && Math.abs(inCents(Math.abs(count * each)) - inCents(Math.abs(all))) <= 1;
}
