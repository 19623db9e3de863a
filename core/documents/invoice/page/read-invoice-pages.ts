import type { JsonObject } from '../../../json.ts';
import type { DocumentPages, Line } from '../../pages/pages.ts';
import { amountsInWords } from './amount-in-words.ts';
import { withCountColumn } from './count-column.ts';
import { confidenceOf } from './invoice-confidence.ts';
import { currencyOf } from './currency.ts';
import { issueDate } from './dates.ts';
import { pricesOf } from './item-table.ts';
import { itemsThatAddUp, lineItems, products, type FoundItem } from './line-items.ts';
import { isRead, type PrintedAmount, type ReadAmount } from './printed-amounts.ts';
import { NAMES_GOODS, type SumRole } from './roles.ts';
import { inCents, rowsOf, statementsOf, type SumRow, type SumStatement } from './statements.ts';
import { sumsOf, type FoundSum, type Sums } from './sums.ts';
import { vendorOf } from './vendor.ts';
import { leavesTaxOut, withdrawsAll } from './withdrawn.ts';

const NOTHING = { value: null, quote: null };

/** An invoice or receipt has at least one of these words. */
const KIND =
  /invoice|receipt|\btotal[et]?\b|subtotal|(?:amount|balance) due|\bbill\b|rechnung|quittung|\bbeleg|gutschrift|gesamtbetrag|\bsumme\b|facture|\bavoir\b|\breçu\b|\bticket\b|montant|\bcash\b|factuur|fatt?ura|factura|faktura|kvitto|kvittering|scontrino|\btotaal\b|\brecibo\b/i;

/** Titles of documents that do not ask for money yet, or list what others asked for. */
const OTHER_KIND =
  /^\W{0,3}(?:(?:sales |price )?(?:quotation|quote|estimate)|statement of account|account statement|purchase order|delivery note|packing (?:slip|list)|order confirmation|angebot|kostenvoranschlag|auftragsbestätigung|lieferschein|bestellung|kontoauszug|devis|bon de (?:commande|livraison)|relevé de compte|presupuesto|preventivo|offerte)(?![\p{L}-])/iu;

/** Lines that may contain a document's title. */
const HEAD_LINES = 12;

/** Titles of an invoice or receipt. */
const HEADED_KIND =
  /(?<!not an |no )(?:invoice|receipt|\bbill\b|rechnung|quittung|gutschrift|credit note|facture|factura|fattura|factuur|faktura|reçu)/i;

/** Reads an invoice or receipt in the shape common to all readers. */
export function readInvoicePages(document: DocumentPages): JsonObject {
  const lines = withCountColumn(
    document.pages.flatMap((page) => page.lines),
    document.text,
  );
  const rows = rowsOf(lines);
  const statements = statementsOf(rows);
  const found = lineItems(rows, statements);
  const candidates = found.items;
  const stated = statedSums(statements);
  const itemised = itemsThatAddUp(found, stated);
  const itemSum = itemised?.reduce((sum, item) => sum + inCents(item.total.value ?? 0), 0);
  const isRecognised = document.pages.some((page) => page.source === 'recognised');
  const printed = holding(sumsOf(statements, rows, itemSum), lines);
  const sums = isRecognised ? withoutMisread(printed, rows, itemSum) : printed;
  const date = issueDate(lines);
  const vendor = vendorOf(document);
  const confidence = confidenceOf({ sums, date, vendor, isItemised: itemised !== undefined, isRecognised });
  // Lines that neither add up nor prove themselves are not what was charged, or not all of it.
  const listed = itemised ?? (found.isUnbroken ? products(candidates) : undefined);
  const stating = new Set(linesOfSums(statements));
  const prices = pricesOf(rows);
  const isPriced = (row: SumRow, i: number): boolean => !row.isTaxTable && !stating.has(i) && prices(row).length > 0;
  const hasOtherMoney = candidates.length > 0 || rows.some(isPriced);
  const isFound = statements.length > 0 || candidates.length > 0 || date !== undefined;
  return {
    is_invoice_or_receipt: isFound && KIND.test(document.text) && !isOtherKind(lines),
    vendor: vendor?.name ?? null,
    date: date === undefined ? NOTHING : { value: date.iso, quote: date.quote, at: date.at },
    line_items: listed ? listed.map(itemCells) : hasOtherMoney ? null : [],
    subtotal: amountCell(sums.subtotal),
    tax: amountCell(sums.tax),
    total: amountCell(sums.total ?? unlabelled(rows)),
    currency: currencyOf({ text: document.text, rows, statements, total: sums.total?.amount }) ?? null,
    confidence,
  };
}

/** Whether a title says that it is a quotation, an order or the like, and none says invoice or receipt. */
function isOtherKind(lines: readonly Line[]): boolean {
  const head = lines.slice(0, HEAD_LINES);
  const isHeaded = head.some(({ segments }) => segments.some(({ text }) => OTHER_KIND.test(text.slice(0, 80))));
  return isHeaded && !head.some(({ text }) => HEADED_KIND.test(text.slice(0, 400)));
}

/**
 * Drops the values of sums that a line of the document withdraws, writes differently in words, or excludes tax from.
 */
function holding({ total, subtotal, tax }: Sums, lines: readonly Line[]): Sums {
  const without = (found: FoundSum | null): FoundSum | null => found && withoutValue(found);
  if (withdrawsAll(lines)) return { total: without(total), subtotal: without(subtotal), tax: without(tax) };
  const charged = Math.abs(total?.amount.value ?? Infinity);
  const inWords = amountsInWords(lines);
  const isOther = inWords.length > 0 && !inWords.includes(Math.trunc(charged));
  const isBeforeTax = tax === null && leavesTaxOut(lines);
  const isTax = Math.abs(tax?.amount.value ?? 0) <= charged;
  return { total: isOther || isBeforeTax ? without(total) : total, subtotal, tax: isTax ? tax : without(tax) };
}

/**
 * Drops misread sums of a picture: a subtotal that the lines contradict, or that exceeds the total, is more likely
 * misread than the document's own mistake; likewise a total if the amount clearly to be paid was read as another
 * number.
 */
function withoutMisread({ total: found, subtotal, tax }: Sums, rows: readonly SumRow[], itemSum?: number): Sums {
  const total = found && isRead(found.amount) && rows.some(isOtherTotal(found.amount)) ? withoutValue(found) : found;
  const net = subtotal?.amount.value ?? null;
  if (subtotal === null || net === null || subtotal.isConfirmed) return { total, subtotal, tax };
  const isOther = itemSum !== undefined && inCents(net) !== itemSum;
  const isTooMuch = Math.abs(net) > Math.abs(total?.amount.value ?? Infinity);
  return { total, subtotal: isOther || isTooMuch ? withoutValue(subtotal) : subtotal, tax };
}

/**
 * Detects a line that clearly says what is to be paid, with a number that lost its decimal mark and differs from this
 * amount.
 */
function isOtherTotal({ value }: ReadAmount): (row: SumRow) => boolean {
  const digits = String(inCents(value));
  return ({ label, amounts }) =>
    label?.strength === 3 &&
    label.role === 'due' &&
    amounts.length > 0 &&
    amounts.every((one) => !one.isMoney && !one.hasDecimals && one.quote.replace(/\D/g, '') !== digits);
}

function withoutValue({ amount }: FoundSum): FoundSum {
  return { amount: { ...amount, value: null }, isConfirmed: false };
}

/** Returns the lines of sums that are not goods: above the first sum, a payment word may belong to an item. */
function linesOfSums(statements: readonly SumStatement[]): number[] {
  const sums = statements.filter(({ role }) => role === 'subtotal' || role === 'total' || role === 'due');
  const first = sums.length === 0 ? 0 : Math.min(...sums.map(({ line }) => line));
  return statements.flatMap(({ role, line }) => (line < first && NAMES_GOODS.has(role) ? [] : [line]));
}

/**
 * An amount without a value, for a document whose total has no label: something is charged, but it is unclear how much.
 */
function unlabelled(rows: readonly SumRow[]): FoundSum | null {
  const amount = rows.flatMap(({ amounts }) => amounts.filter(({ isMoney }) => isMoney)).at(-1);
  return amount === undefined ? null : { amount: { ...amount, value: null }, isConfirmed: false };
}

/** Roles of amounts that lines may add up to; a net weight is none of them by chance. */
const SUMS_OF_LINES: ReadonlySet<SumRole> = new Set(['subtotal', 'net', 'total', 'due']);

function statedSums(statements: readonly SumStatement[]): number[] {
  return statements.flatMap(({ role, amount }) =>
    SUMS_OF_LINES.has(role) && isRead(amount) ? [inCents(amount.value)] : [],
  );
}

/** Below this, recognized characters are not served, even if arithmetic confirms them. */
const MIN_CERTAINTY = { confirmed: 0.5, alone: 0.93 };

/** Converts an amount to a cell, without a value if it was not recognized surely enough. */
function amountCell(found: FoundSum | null): JsonObject {
  if (found === null) return NOTHING;
  const least = found.isConfirmed ? MIN_CERTAINTY.confirmed : MIN_CERTAINTY.alone;
  return !isRead(found.amount) || found.amount.certainty < least
    ? { value: null, quote: found.amount.quote, at: found.amount.start }
    : cellOf(found.amount);
}

function cellOf(amount: PrintedAmount | null): JsonObject {
  return amount === null ? NOTHING : { value: amount.value, quote: amount.quote, at: amount.start };
}

function itemCells({ description, quantity, unitPrice, total, count }: FoundItem): JsonObject {
  return { description, quantity: cellOf(quantity ?? count), unit_price: cellOf(unitPrice), total: cellOf(total) };
}
