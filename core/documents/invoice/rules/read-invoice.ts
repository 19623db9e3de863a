import type { JsonObject } from '../../../json.ts';
import type { DocumentPages, Line } from '../../pages/pages.ts';
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
  /invoice|receipt|\btotal[et]?\b|subtotal|(?:amount|balance) due|\bbill\b|rechnung|quittung|\bbeleg|gutschrift|gesamtbetrag|\bsumme\b|facture|\bavoir\b|\breçu\b|\bticket\b|montant|\bcash\b|factuur|fatt?ura|factura|faktura|kvitto|kvittering|scontrino|\btotaal\b|\brecibo\b/i;

/** What a document that asks for no money yet, or lists what others asked for, is headed. */
const OTHER_KIND =
  /^\W{0,3}(?:(?:sales |price )?(?:quotation|quote|estimate)|statement of account|account statement|purchase order|delivery note|packing (?:slip|list)|order confirmation|angebot|kostenvoranschlag|auftragsbestätigung|lieferschein|bestellung|kontoauszug|devis|bon de (?:commande|livraison)|relevé de compte|presupuesto|preventivo|offerte)(?![\p{L}-])/iu;

/** Lines among which a document is headed by its kind. */
const HEAD_LINES = 12;

/** What heads an invoice or receipt. */
const HEADED_KIND =
  /(?<!not an |no )(?:invoice|receipt|\bbill\b|rechnung|quittung|gutschrift|credit note|facture|factura|fattura|factuur|faktura|reçu)/i;

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
    is_invoice_or_receipt: isFound && KIND.test(document.text) && !isOtherKind(lines),
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

/** Whether a heading says that it is a quotation, an order or the like, and none that it is an invoice or a receipt. */
function isOtherKind(lines: readonly Line[]): boolean {
  const head = lines.slice(0, HEAD_LINES);
  const isHeaded = head.some(({ segments }) => segments.some(({ text }) => OTHER_KIND.test(text.slice(0, 80))));
  return isHeaded && !head.some(({ text }) => HEADED_KIND.test(text.slice(0, 400)));
}

function statedSums(statements: readonly Statement[]): number[] {
  return statements.flatMap(({ role, amount }) =>
    role === 'subtotal' || role === 'total' || role === 'due' ? [inCents(amount.value)] : [],
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
