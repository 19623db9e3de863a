import type { JsonObject } from '../../../json.ts';
import type { DocumentPages } from '../pages.ts';
import { confidenceOf } from './confidence.ts';
import { currencyOf } from './currency.ts';
import { issueDate } from './dates.ts';
import { addsUp, lineItems, type FoundItem } from './line-items.ts';
import { documentMark, type PrintedAmount } from './printed-amounts.ts';
import { rowsOf, statementsOf, type Statement } from './statements.ts';
import { inCents, totalsOf, type Found } from './totals.ts';
import { vendorOf } from './vendor.ts';

const NOTHING = { value: null, quote: null };

/** Words of which an invoice or receipt has at least one. */
const KIND =
  /invoice|receipt|\btotal\b|subtotal|amount due|\bbill\b|rechnung|quittung|\bbeleg|gutschrift|gesamtbetrag|\bsumme\b|facture|\bavoir\b|\breçu\b|\bticket\b|montant|\bcash\b/i;

/** The reading of an invoice or receipt, in the shape that every reader gives. */
export function readInvoice(document: DocumentPages): JsonObject {
  const lines = document.pages.flatMap((page) => page.lines);
  const rows = rowsOf(lines, documentMark(lines));
  const statements = statementsOf(rows);
  const candidates = lineItems(rows, statements);
  const sums = statedSums(statements);
  const isDescribed = candidates.filter((item) => item.description !== null).length * 2 > candidates.length;
  const isItemised = isDescribed && addsUp(candidates, sums);
  const itemSum = candidates.reduce((sum, item) => sum + inCents(item.total.value), 0);
  const totals = totalsOf(statements, rows, isItemised ? [itemSum] : []);
  const date = issueDate(lines);
  const vendor = vendorOf(document);
  const isRecognised = document.pages.some((page) => page.source === 'recognised');
  const confidence = confidenceOf({ totals, date, vendor, isItemised, isRecognised });
  const isFound = statements.length > 0 || candidates.length > 0 || date !== undefined;
  return {
    is_invoice_or_receipt: isFound && KIND.test(document.text),
    vendor: vendor?.name ?? null,
    date: date === undefined ? NOTHING : { value: date.iso, quote: date.quote },
    // Lines that do not add up are not what was charged, or not all of it.
    line_items: isItemised ? candidates.map(itemCells) : candidates.length > 0 ? null : [],
    subtotal: amountCell(totals.subtotal),
    tax: amountCell(totals.tax),
    total: amountCell(totals.total),
    currency: currencyOf(document.text, totals.total?.amount) ?? null,
    confidence,
  };
}

function statedSums(statements: readonly Statement[]): number[] {
  return statements.flatMap(({ role, amount }) =>
    role === 'subtotal' || role === 'total' ? [inCents(amount.value)] : [],
  );
}

/** Below it what was recognised is not served, with arithmetic to confirm it and without. */
const LEAST_CERTAINTY = { confirmed: 0.5, alone: 0.93 };

/** An amount as a cell; without a value where it was not recognised surely enough. */
function amountCell(found: Found | null): JsonObject {
  if (found === null) return NOTHING;
  const least = found.isConfirmed ? LEAST_CERTAINTY.confirmed : LEAST_CERTAINTY.alone;
  return found.amount.certainty < least ? { value: null, quote: found.amount.quote } : cellOf(found.amount);
}

function cellOf(amount: PrintedAmount | null): JsonObject {
  return amount === null ? NOTHING : { value: amount.value, quote: amount.quote };
}

function itemCells({ description, quantity, unitPrice, total }: FoundItem): JsonObject {
  return { description, quantity: cellOf(quantity), unit_price: cellOf(unitPrice), total: cellOf(total) };
}
