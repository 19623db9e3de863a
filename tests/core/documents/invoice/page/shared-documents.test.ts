import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { createPageReader } from '../../../../../core/documents/pages/page-reader.ts';
import { readInvoicePages } from '../../../../../core/documents/invoice/page/read-invoice-pages.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { sharedFile } from '../../../../shared-data.ts';

interface Receipt {
  readonly derived_by_us: {
    readonly date_iso_dmy: string | null;
    readonly date_numeric_ambiguous: boolean;
    readonly total_number: number | null;
  };
  readonly text: string;
}

interface EInvoiceRow {
  readonly id: string;
  readonly expected: { readonly total: number };
  readonly printed_in_text: { readonly total: boolean | null };
}

function jsonLines(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

const valueOf = (cell: unknown): unknown => (cell as { value: unknown }).value;

/** For pairs of read and true values: the share that is right, and the share of the values read that is wrong. */
function shares(pairs: readonly (readonly [read: unknown, truth: unknown])[]): { right: number; wrong: number } {
  const read = pairs.filter(([value]) => value !== null);
  const right = read.filter(([value, truth]) => value === truth).length;
  return { right: right / pairs.length, wrong: (read.length - right) / read.length };
}

test('the totals and dates of text receipts are read with few errors', (t) => {
  const path = sharedFile(t, 'documents/receipts.jsonl');
  if (path === undefined) return;
  const read = (jsonLines(path) as Receipt[]).map(({ text, derived_by_us: truth }) => ({
    reading: readInvoicePages(textPages(text)),
    truth,
  }));
  const totals = shares(read.map(({ reading, truth }) => [valueOf(reading['total']), truth.total_number]));
  assert.ok(totals.right > 0.95 && totals.wrong < 0.03, JSON.stringify(totals));
  const dated = read.filter(({ truth }) => !truth.date_numeric_ambiguous && truth.date_iso_dmy !== null);
  const dates = shares(dated.map(({ reading, truth }) => [valueOf(reading['date']), truth.date_iso_dmy]));
  assert.ok(dates.right > 0.97 && dates.wrong < 0.02, JSON.stringify(dates));
});

test('totals read from the pages of e-invoices match their XML', async (t) => {
  const path = sharedFile(t, 'documents/e-invoices.jsonl');
  if (path === undefined) return;
  const pages = createPageReader();
  t.after(() => pages.close());
  const totals: [unknown, unknown][] = [];
  for (const { id, expected, printed_in_text: printed } of jsonLines(path) as EInvoiceRow[]) {
    if (!printed.total) continue;
    const bytes = readFileSync(join(dirname(path), 'e-invoices', id));
    const read = await pages.read({ type: 'pdf', bytes }, { signal: t.signal, deadlineMs: 60_000 });
    assert.ok(read.kind === 'pages', id);
    totals.push([valueOf(readInvoicePages(read.document)['total']), expected.total]);
  }
  assert.equal(shares(totals).wrong, 0);
  assert.ok(shares(totals).right > 0.85, JSON.stringify(shares(totals)));
});
