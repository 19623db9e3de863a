import type { Invoice, LineItem } from '../core/documents/invoice/answer.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { printedPlaces } from '../core/documents/invoice/printed.ts';
import { hasLegalForm } from '../core/names/person-or-organization.ts';
import { startProcess } from './server-process.ts';

export const FOLDER = join(import.meta.dirname, '../../shared/data/documents');

/**
 * A field of a set: how often the served value is right, wrong or missing. `unprinted`: how often the document does not
 * print the expected value, so that the served one says nothing about the reader; `alike`: how often a served vendor
 * differs from the expected one only in a branch in brackets or a legal form.
 */
interface Count {
  right: number;
  wrong: number;
  none: number;
  alike: number;
  unprinted: number;
}

/** Counts by set and field. */
export type Table = Map<string, Map<string, Count>>;

/** What a document prints; a field is undefined if unknown, or to be served as null. */
export interface Truth {
  readonly total?: number | undefined;
  readonly tax?: number | undefined;
  readonly subtotal?: number | undefined;
  readonly date?: string | undefined;
  readonly vendor?: string | undefined;
  readonly line_items?: readonly LineItem[] | undefined;
}

export interface Receipt {
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
  readonly text: string;
  readonly expected: {
    readonly vendor: string;
    readonly date: string;
    readonly tax_basis: number;
    readonly tax: number;
    readonly total: number;
    readonly line_items: readonly LineItem[];
  };
  readonly printed_in_text: Readonly<Record<'total' | 'tax' | 'tax_basis' | 'vendor', boolean | null>>;
}

function jsonLines(name: string): unknown[] {
  return readFileSync(join(FOLDER, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** Rules are made for one half of the receipts; the other half is only counted. */
export function isSeen(id: string): boolean {
  return createHash('sha256').update(id).digest().readUInt8(0) % 2 === 0;
}

/** The shared receipts; none if they are absent. */
export function receipts(): readonly Receipt[] {
  return existsSync(FOLDER) ? (jsonLines('receipts.jsonl') as Receipt[]) : [];
}

/** The width of a till's roll, 80 mm, in points. */
const ROLL = 227;
const ROLL_TYPE = { size: 7, margin: 8 };

/** Prints a receipt's lines on a narrow page with a text layer, as tills do: half of them monospaced. */
async function printedReceipt({ id, text }: Receipt): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const isMono = createHash('sha256').update(id).digest().readUInt8(1) % 2 === 0;
  const font = await pdf.embedFont(isMono ? StandardFonts.Courier : StandardFonts.Helvetica);
  const known = new Set(font.getCharacterSet());
  const lines = text
    .split('\n')
    .map((line) => Array.from(line, (sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join(''));
  const { size, margin } = ROLL_TYPE;
  const widest = Math.max(...lines.map((line) => font.widthOfTextAtSize(line, size)));
  const page = pdf.addPage([Math.max(ROLL, widest + 2 * margin), 2 * margin + lines.length * size * 1.3]);
  lines.forEach((line, i) => {
    if (line.trim() !== '')
      page.drawText(line, { x: margin, y: page.getHeight() - margin - (i + 1) * size * 1.3, size, font });
  });
  return pdf.save();
}

/** An e-invoice without its XML: only what its pages print. */
async function withoutXml(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.catalog.delete(PDFName.of('AF'));
  pdf.catalog.lookupMaybe(PDFName.of('Names'), PDFDict)?.delete(PDFName.of('EmbeddedFiles'));
  return pdf.save();
}

const FIELDS = ['total', 'tax', 'subtotal', 'date', 'vendor'] as const;

/** What an answer is compared with: the truth, and the document's own words. */
export interface Judged {
  readonly invoice: Invoice | undefined;
  readonly truth: Truth;
  readonly text: string;
}

export function count(table: Table, set: string, { invoice, truth, text }: Judged): void {
  const counted = (field: string): Count =>
    table
      .getOrInsertComputed(set, () => new Map<string, Count>())
      .getOrInsertComputed(field, () => ({ right: 0, wrong: 0, none: 0, alike: 0, unprinted: 0 }));
  const placesOf = printedPlaces(text);
  const isPrinted = (value: string | number): boolean | null => {
    const places = placesOf(value);
    return places && places.length > 0;
  };
  for (const field of FIELDS) {
    const expected = truth[field];
    if (expected === undefined) continue;
    const value = invoice?.[field] ?? null;
    const outcome = outcomeOf(value, expected, field === 'vendor' ? hasLetters(text, expected) : isPrinted(expected));
    counted(field)[outcome] += 1;
    if (process.env['SHOW'] === 'yes' && outcome !== 'right') console.log(set, field, outcome, truth, value);
  }
  if (truth.line_items === undefined) return;
  const served = invoice?.line_items ?? [];
  const isWhole =
    served.length === truth.line_items.length && served.every((line, i) => isLine(line, truth.line_items?.[i]));
  const isOther = truth.line_items.some(({ total }) => total !== null && isPrinted(total) === false);
  counted('line_items')[isWhole ? 'right' : isOther ? 'unprinted' : served.length === 0 ? 'none' : 'wrong'] += 1;
}

function outcomeOf(
  value: string | number | null,
  expected: string | number,
  isPrinted: boolean | null,
): 'right' | 'wrong' | 'none' | 'alike' | 'unprinted' {
  if (value !== null && plain(value) === plain(expected)) return 'right';
  if (isPrinted === false) return 'unprinted';
  if (value === null) return 'none';
  return isAlike(String(value), String(expected)) ? 'alike' : 'wrong';
}

/** Whether a text contains a name's letters and digits, however they are spaced. */
function hasLetters(text: string, name: string | number): boolean {
  return String(plain(text)).includes(String(plain(name)));
}

/** Whether two names differ at most in a branch in brackets at the end, or a legal form missing from one of them. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const rest = long.startsWith(short) ? long.slice(short.length).trim() : '';
  return rest !== '' && (/^\([^()]+\)$/.test(rest) || (hasLegalForm(`A ${rest}`) && /^[\p{L}.&/]+$/u.test(rest)));
}

/** Whether a line has the true total, and the true quantity and price if they are served. */
function isLine(served: LineItem, truth: LineItem | undefined): boolean {
  if (truth === undefined || served.total !== truth.total) return false;
  return (['quantity', 'unit_price'] as const).every(
    (name) => served[name] === null || truth[name] === null || served[name] === truth[name],
  );
}

/** Names are compared by their letters and digits. */
function plain(value: string | number): string | number {
  return typeof value === 'number' ? value : value.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}

export function receiptTruth({ key, derived_by_us: derived }: Receipt): Truth {
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
    line_items: expected.line_items.length > 0 ? expected.line_items : undefined,
  };
}

export function print(table: Table): void {
  for (const [set, fields] of table) {
    for (const [field, { right, wrong, none, alike, unprinted }] of fields) {
      const all = right + wrong + none + alike;
      const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
      console.log(
        `reader, ${set}, ${field}: right ${share(right, all)} of ${all}, wrong ${share(wrong, right + wrong + alike)} of the ${right + wrong + alike} served` +
          `${alike > 0 ? `, alike ${alike}` : ''}${unprinted > 0 ? `; ${unprinted} not printed` : ''}`,
      );
    }
  }
}

/**
 * Measures what a server without a key serves of the shared documents, by set and field, requested as users do:
 * receipts printed into PDFs of a till roll's width, and e-invoices without their XML.
 */
export async function invoicesBench(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log('reader: needs ../shared/data/documents');
    return;
  }
  const server = await startProcess([process.execPath, 'server.ts'], { MISTRAL_API_KEY: '' });
  const ask = async (file: Uint8Array): Promise<Invoice | undefined> => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/invoice/extract`, {
      method: 'POST',
      body: JSON.stringify({ base64_file: Buffer.from(file).toString('base64') }),
    });
    return answer.ok ? ((await answer.json()) as Invoice) : undefined;
  };
  const table: Table = new Map();
  try {
    for (const receipt of receipts()) {
      const invoice = await ask(await printedReceipt(receipt));
      const set = isSeen(receipt.id) ? 'receipts as PDFs, tuned on' : 'receipts as PDFs, held out';
      count(table, set, { invoice, truth: receiptTruth(receipt), text: receipt.text });
    }
    for (const row of jsonLines('e-invoices.jsonl') as EInvoiceRow[]) {
      const invoice = await ask(await withoutXml(readFileSync(join(FOLDER, 'e-invoices', row.id))));
      count(table, "e-invoices' pages", { invoice, truth: eInvoiceTruth(row), text: row.text });
    }
  } finally {
    await server.stop();
  }
  print(table);
}
