import type { Invoice } from '../core/documents/invoice/answer.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoteFinder } from '../core/documents/reading/find-quote.ts';
import { readInvoice } from '../core/documents/invoice/read-invoice.ts';
import type { SubmittedDocument } from '../core/submitted-document.ts';
import { createEmbeddedReader } from '../core/documents/embedded-reader.ts';
import { createPageReader } from '../core/documents/pages/page-reader.ts';
import type { Reader } from '../core/documents/reading/reader.ts';
import { quantile } from './quantile.ts';

const FOLDER = join(import.meta.dirname, '../../shared/data/documents');

/** A field of a set: how often what is served is the truth, how often it is not, and how often nothing is served. */
interface Count {
  right: number;
  wrong: number;
  none: number;
}

/** Counts by set and field. */
type Table = Map<string, Map<string, Count>>;

interface Truth {
  readonly total?: number | undefined;
  readonly tax?: number | undefined;
  readonly subtotal?: number | undefined;
  /** Undefined where the printed date can be read as two days: nothing is to be served then. */
  readonly date?: string | undefined;
  readonly vendor?: string | undefined;
}

interface Receipt {
  readonly id: string;
  readonly key: { readonly company: string };
  readonly derived_by_us: {
    readonly date_iso_dmy: string | null;
    readonly date_numeric_ambiguous: boolean;
    readonly total_number: number | null;
  };
  readonly text: string;
}

interface EInvoiceRow {
  readonly id: string;
  readonly expected: {
    readonly vendor: string;
    readonly date: string;
    readonly tax_basis: number;
    readonly tax: number;
    readonly total: number;
  };
  readonly printed_in_text: Readonly<Record<'total' | 'tax' | 'tax_basis' | 'vendor', boolean | null>>;
}

function jsonLines(name: string): unknown[] {
  return readFileSync(join(FOLDER, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** What is served of a document: the reading, after the checks that every reading goes through. */
async function served(reader: Reader, document: SubmittedDocument): Promise<Invoice | undefined> {
  const reading = await reader.read('invoice', document, { signal: new AbortController().signal, deadlineMs: 120_000 });
  if (reading.kind !== 'object') return undefined;
  return readInvoice(reading.value, quoteFinder(document, reading.text))?.invoice;
}

const FIELDS = ['total', 'tax', 'subtotal', 'date', 'vendor'] as const;

function count(table: Table, set: string, { invoice, truth }: { invoice: Invoice | undefined; truth: Truth }): void {
  for (const field of FIELDS) {
    const expected = truth[field];
    if (expected === undefined) continue;
    const fields = table.getOrInsertComputed(set, () => new Map<string, Count>());
    const counted = fields.getOrInsertComputed(field, () => ({ right: 0, wrong: 0, none: 0 }));
    const value = invoice?.[field] ?? null;
    if (value === null) counted.none += 1;
    else if (plain(value) === plain(expected)) counted.right += 1;
    else counted.wrong += 1;
  }
}

/** Names are compared by their letters and digits. */
function plain(value: string | number): string | number {
  return typeof value === 'number' ? value : value.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}

function receiptTruth({ key, derived_by_us: derived }: Receipt): Truth {
  return {
    total: derived.total_number ?? undefined,
    date: derived.date_numeric_ambiguous ? undefined : (derived.date_iso_dmy ?? undefined),
    vendor: key.company,
  };
}

function eInvoiceTruth({ expected, printed_in_text: printed }: EInvoiceRow): Truth {
  const [, month = 0, day = 0] = expected.date.split('-').map(Number);
  return {
    total: printed.total ? expected.total : undefined,
    tax: printed.tax ? expected.tax : undefined,
    subtotal: printed.tax_basis ? expected.tax_basis : undefined,
    date: day > 12 || day === month ? expected.date : undefined,
    vendor: printed.vendor ? expected.vendor : undefined,
  };
}

function print(table: Table): void {
  for (const [set, fields] of table) {
    for (const [field, { right, wrong, none }] of fields) {
      const all = right + wrong + none;
      const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
      console.log(
        `reader, ${set}, ${field}: right ${share(right, all)} of ${all}, wrong ${share(wrong, right + wrong)} of the ${right + wrong} served`,
      );
    }
  }
}

/**
 * What the embedded reader serves of the shared documents, by set and field. Every second receipt is held out: no rule was
 * made for it. The e-invoices are read from their pages, without their XML.
 */
export async function invoicesBench(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log('reader: needs ../shared/data/documents');
    return;
  }
  const pages = createPageReader();
  const reader = createEmbeddedReader(pages);
  const table: Table = new Map();
  const receipts = jsonLines('receipts.jsonl') as Receipt[];
  for (const [i, receipt] of receipts.entries()) {
    const invoice = await served(reader, { type: 'text', text: receipt.text });
    const set = i % 2 === 0 ? 'receipts as text' : 'receipts as text, held out';
    count(table, set, { invoice, truth: receiptTruth(receipt) });
  }
  const times: number[] = [];
  for (const name of readdirSync(join(FOLDER, 'receipt-images'))) {
    const receipt = receipts.find(({ id }) => name === `${id}.jpg`);
    const bytes = readFileSync(join(FOLDER, 'receipt-images', name));
    const started = performance.now();
    const invoice = await served(reader, { type: 'image', mediaType: 'image/jpeg', bytes });
    times.push(performance.now() - started);
    if (receipt) count(table, 'receipt images', { invoice, truth: receiptTruth(receipt) });
  }
  for (const row of jsonLines('e-invoices.jsonl') as EInvoiceRow[]) {
    const bytes = readFileSync(join(FOLDER, 'e-invoices', row.id));
    const invoice = await served(reader, { type: 'pdf', bytes });
    count(table, "e-invoices' pages", { invoice, truth: eInvoiceTruth(row) });
  }
  await pages.close();
  print(table);
  console.log(`reader, a receipt image: ${(quantile(times, 0.5) / 1000).toFixed(1)} s, the median`);
}
