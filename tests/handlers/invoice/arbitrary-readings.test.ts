import type { Invoice } from '../../../core/documents/invoice/answer.ts';
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { provenMark, statesAmount } from '../../../core/quotes/amount.ts';
import { statesDay } from '../../../core/quotes/stated-date.ts';
import type { EInvoiceReader } from '../../../core/documents/invoice/e-invoice/e-invoice-reader.ts';
import type { Reading } from '../../../core/documents/reading/reader.ts';
import { cell, line, madeReading } from '../../core/documents/invoice/made-reading.ts';
import { failureOf, fileBody, invoiceUnderTest, PICTURE, readingOf, scriptedReader } from './invoice-under-test.ts';

const NO_E_INVOICES: EInvoiceReader = {
  read: () => Promise.resolve({ kind: 'done', result: { invoice: null, pages: null } }),
};

/** The service over one reading after another. */
function serviceOver() {
  let next: Reading = { kind: 'unavailable' };
  const service = invoiceUnderTest({
    reader: scriptedReader(() => Promise.resolve(next)),
    eInvoices: NO_E_INVOICES,
  });
  return (reading: Reading) => {
    next = reading;
    return service.extract(fileBody(PICTURE), { evidence: '1' });
  };
}

const quotes = fc.oneof(
  fc.constantFrom(
    '9.72',
    '9,72',
    '1,234',
    '1.234',
    '(9.72)',
    '9.72-',
    '-9.72',
    '9.72 CR',
    '$ 1,234.56',
    '6 300',
    '',
    ' ',
    'n/a',
  ),
  fc.constantFrom('March 14, 2026', '03/10/2026', '14 Mar 26', '14 March'),
  fc.string({ maxLength: 12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => value.toFixed(2)),
);
const numbers = fc.oneof(
  fc.constantFrom(9.72, -9.72, 1234, 1.234, 1234.56, 6300, 0, 97.2),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const amounts = fc.oneof(
  fc.record({ value: fc.option(numbers), quote: fc.option(quotes) }),
  numbers.map((value) => cell(value, String(value))),
  fc.constant(null),
);
const dates = fc.record({
  value: fc.option(fc.constantFrom('2026-03-14', '2026-10-03', '2026-03-10', '2026-02-30', 'soon')),
  quote: fc.option(quotes),
});
const lines = fc.array(
  fc.record({ quantity: amounts, unit_price: amounts, total: amounts, description: fc.option(fc.string()) }).map(line),
  { maxLength: 6 },
);
const readings = fc
  .record({ date: dates, subtotal: amounts, tax: amounts, total: amounts, line_items: lines, confidence: numbers })
  .map(madeReading);

type MadeAmount = { readonly value: number | null; readonly quote: string | null } | null;

suite('for any reading', () => {
  test('every value served is stated by its quote, and every value withheld has a warning', async () => {
    const ask = serviceOver();
    await fc.assert(
      fc.asyncProperty(readings, async (reading) => {
        const { status, body } = await ask(readingOf(reading));
        assert.equal(status, 200);
        const invoice = body as Invoice;
        const given = reading as unknown as Readonly<Record<'subtotal' | 'tax' | 'total', MadeAmount>> & {
          readonly date: { readonly value: string | null; readonly quote: string | null };
          readonly line_items: readonly Readonly<Record<'quantity' | 'unit_price' | 'total', MadeAmount>>[];
        };
        const pairs: [served: number | null, cell: MadeAmount, path: string][] = [
          ...(['subtotal', 'tax', 'total'] as const).map((name): [number | null, MadeAmount, string] => [
            invoice[name],
            given[name],
            name,
          ]),
          ...invoice.line_items.flatMap((one, i) =>
            (['quantity', 'unit_price', 'total'] as const).map((name): [number | null, MadeAmount, string] => [
              one[name],
              given.line_items[i]?.[name] ?? null,
              `line_items[${i}].${name}`,
            ]),
          ),
        ];
        const mark = provenMark(pairs.flatMap(([, cellGiven]) => cellGiven?.quote ?? []));
        const unreadable = (invoice.warnings ?? []).filter(({ code }) => code === 'unreadable_number');
        const named = new Set(unreadable.map(({ message }) => message.split(' ')[0]));
        for (const [served, cellGiven, path] of pairs) {
          if (served !== null) assert.ok(statesAmount(cellGiven?.quote ?? '', served, mark), path);
          const isGiven = cellGiven !== null && (cellGiven.value !== null || (cellGiven.quote ?? '').trim() !== '');
          assert.equal(named.has(path), served === null && isGiven, path);
        }
        if (invoice.date !== null) assert.ok(statesDay(given.date.quote ?? '', invoice.date, 'either'));
        assert.ok(invoice.confidence >= 0 && invoice.confidence <= 1);
        assert.notDeepEqual(invoice.warnings, []);
      }),
      { numRuns: 2_000 },
    );
  });

  test('line items keep their order and number', async () => {
    const ask = serviceOver();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')), async (names) => {
        const { body } = await ask(
          readingOf(madeReading({ line_items: names.map((description) => line({ description })) })),
        );
        assert.deepEqual(
          (body as Invoice).line_items.map(({ description }) => description),
          names,
        );
      }),
    );
  });

  test('the answer has one of the documented statuses and codes', async () => {
    const ask = serviceOver();
    const members = [
      'is_invoice_or_receipt',
      'vendor',
      'date',
      'line_items',
      'subtotal',
      'tax',
      'total',
      'currency',
      'confidence',
    ];
    const changed = fc
      .record({
        name: fc.constantFrom(...members),
        value: fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.boolean(), fc.constant(undefined)),
      })
      .map(
        ({ name, value }) =>
          JSON.parse(JSON.stringify({ ...madeReading(), [name]: value })) as Readonly<Record<string, unknown>>,
      );
    const anything = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, anything), async (reading) => {
        const answered = await ask(readingOf(reading));
        const outcome = failureOf(answered);
        seen.add(outcome);
        assert.ok(['200 undefined', '422 extraction_failed', '502 extraction_failed'].includes(outcome), outcome);
      }),
      { numRuns: 2_000 },
    );
    assert.deepEqual([...seen].sort(), ['200 undefined', '422 extraction_failed', '502 extraction_failed']);
  });
});
