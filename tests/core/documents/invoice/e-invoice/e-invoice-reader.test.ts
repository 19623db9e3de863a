import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { deflateSync } from 'node:zlib';
import {
  createEInvoiceReader,
  type EInvoiceReader,
} from '../../../../../core/documents/invoice/e-invoice/e-invoice-reader.ts';
import type { PdfFinding } from '../../../../../core/documents/invoice/e-invoice/read-pdf.ts';
import { createExactLane } from '../../../../../core/documents/exact-lane.ts';
import type { LaneLimits, LaneOutcome } from '../../../../../core/lanes/lane.ts';
import { sharedFile } from '../../../../shared-data.ts';
import { madeInvoiceXml } from './made-invoice-xml.ts';
import { attachment, madePdf } from './made-pdf.ts';

function startReader(context: TestContext, limits?: Partial<LaneLimits>): EInvoiceReader {
  const lane = createExactLane(limits);
  context.after(() => lane.close());
  return createEInvoiceReader(lane);
}

function outcomeOf(reader: EInvoiceReader, bytes: Uint8Array, withPages = false): Promise<LaneOutcome<PdfFinding>> {
  return reader.read({ bytes, withPages }, { signal: AbortSignal.timeout(60_000), caller: 'test' });
}

/** What a PDF contains; undefined if it was not read. */
async function read(reader: EInvoiceReader, bytes: Uint8Array, withPages = false): Promise<PdfFinding | undefined> {
  const outcome = await outcomeOf(reader, bytes, withPages);
  return outcome.kind === 'done' ? outcome.result : undefined;
}

const GOOD = madePdf({ attachments: [attachment('factur-x.xml', madeInvoiceXml())] });
const NONE: PdfFinding = { invoice: null, pages: null };

/** A row of the real material. */
interface Expected {
  readonly id: string;
  readonly expected: Readonly<Record<'vendor' | 'date' | 'currency' | 'tax_basis' | 'tax' | 'total', unknown>> & {
    readonly line_items: readonly Readonly<Record<'description' | 'quantity' | 'unit_price' | 'total', unknown>>[];
  };
}

test('every value of the real e-invoices is read from their XML', async (t) => {
  const list = sharedFile(t, 'documents/e-invoices.jsonl');
  if (list === undefined) return;
  const reader = startReader(t);
  const rows = readFileSync(list, 'utf8').trim().split('\n');
  assert.equal(rows.length, 21);
  for (const row of rows) {
    const { id, expected } = JSON.parse(row) as Expected;
    const finding = await read(reader, readFileSync(join(dirname(list), 'e-invoices', id)));
    const invoice = finding?.invoice;
    assert.ok(invoice, id);
    const { vendor, date, currency, subtotal, tax, total } = invoice;
    assert.deepEqual(
      [vendor, date, currency, subtotal, tax, total].map(({ value }) => value),
      [expected.vendor, expected.date, expected.currency, expected.tax_basis, expected.tax, expected.total],
      id,
    );
    assert.deepEqual(
      invoice.line_items.map((line) =>
        Object.fromEntries(Object.entries(line).map(([name, { value }]) => [name, value])),
      ),
      expected.line_items,
      id,
    );
  }
});

suite('the e-invoice in a PDF', () => {
  test('is found under its standard names, in any letter case', async (t) => {
    const reader = startReader(t);
    for (const name of [
      'factur-x.xml',
      'xrechnung.xml',
      'zugferd-invoice.xml',
      'ZUGFeRD-invoice.xml',
      'FACTUR-X.XML',
    ]) {
      const finding = await read(reader, madePdf({ attachments: [attachment(name, madeInvoiceXml())] }));
      assert.equal(finding?.invoice?.total.value, 235.62, name);
    }
    for (const name of ['invoice.xml', 'factur-x.xml.pdf', 'order-x.xml']) {
      assert.deepEqual(await read(reader, madePdf({ attachments: [attachment(name, madeInvoiceXml())] })), NONE, name);
    }
    assert.deepEqual(await read(reader, madePdf({ words: 'Total 235.62' })), NONE);
  });

  test('is the readable one with the best name', async (t) => {
    const other = madeInvoiceXml({ vendor: 'Another Mill' });
    const pdf = madePdf({
      attachments: [
        attachment('notes.txt', 'For your information'),
        attachment('ZUGFeRD-invoice.xml', other),
        attachment('factur-x.xml', madeInvoiceXml()),
      ],
    });
    const reader = startReader(t);
    assert.equal((await read(reader, pdf))?.invoice?.vendor.value, 'Velmora Paper Mill');
    const broken = madePdf({
      attachments: [attachment('factur-x.xml', '<broken'), attachment('ZUGFeRD-invoice.xml', other)],
    });
    assert.equal((await read(reader, broken))?.invoice?.vendor.value, 'Another Mill');
  });

  test('is read in the encoding in which it is written', async (t) => {
    const reader = startReader(t);
    const declared = (encoding: string): string =>
      madeInvoiceXml({ vendor: 'Mühle', prolog: `<?xml version="1.0" encoding="${encoding}"?>` });
    const cases: readonly [string, Uint8Array, string | undefined][] = [
      ['UTF-8 with a mark', Buffer.from(`\ufeff${declared('UTF-8')}`), 'Mühle'],
      ['Latin-1', Buffer.from(declared('ISO-8859-1'), 'latin1'), 'Mühle'],
      ['UTF-16', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le'), 'Mühle'],
      ['UTF-16, big-endian', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le').swap16(), 'Mühle'],
      ['Latin-1 called UTF-8', Buffer.from(declared('UTF-8'), 'latin1'), undefined],
      ['an unsupported encoding', Buffer.from(declared('UTF-7')), undefined],
    ];
    for (const [what, xml, vendor] of cases) {
      const finding = await read(reader, madePdf({ attachments: [attachment('factur-x.xml', xml)] }));
      assert.equal(finding?.invoice?.vendor.value, vendor, what);
    }
  });

  test('is returned with the words on the pages if requested', async (t) => {
    const reader = startReader(t);
    const pdf = madePdf({ words: 'Total 235,62 EUR', attachments: [attachment('factur-x.xml', madeInvoiceXml())] });
    assert.equal((await read(reader, pdf, true))?.pages?.text ?? null, 'Total 235,62 EUR');
    assert.equal((await read(reader, pdf))?.pages?.text ?? null, null);
    assert.equal(
      (await read(reader, madePdf({ words: 'Total' }), true))?.pages?.text ?? null,
      null,
      'without an invoice',
    );
  });
});

const MB = 1024 * 1024;

/** Compressed twice, 400 MB are some hundred bytes. */
const BOMB = {
  name: 'factur-x.xml',
  stream: deflateSync(deflateSync(Buffer.alloc(400 * MB, ' '))),
  filter: '[/FlateDecode/FlateDecode]',
};

/** A cross-reference table that unpacks to as much, in a PDF without anything else. */
function tableBomb(): Buffer {
  const stream = deflateSync(deflateSync(Buffer.alloc(400 * MB)));
  const head = `%PDF-1.7\n1 0 obj\n<</Type/XRef/Size 2/W[1 1 1]/Root 1 0 R/Filter[/FlateDecode/FlateDecode]/Length ${stream.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF')]);
}

suite('a malicious PDF', () => {
  test('ends its process and not the server, and the next one is read', async (t) => {
    const reader = startReader(t);
    assert.deepEqual(await outcomeOf(reader, madePdf({ attachments: [BOMB] })), { kind: 'too_heavy' });
    assert.equal((await read(reader, GOOD))?.invoice?.total.value, 235.62);
    const ofTable = await read(reader, tableBomb());
    assert.ok(ofTable === undefined || ofTable.invoice === null);
    assert.equal((await read(reader, GOOD))?.invoice?.total.value, 235.62);
  });

  test('is ended at its CPU limit', async (t) => {
    const reader = startReader(t, { maxCpuMs: 1 });
    assert.deepEqual(await outcomeOf(reader, madePdf({ attachments: [BOMB] })), { kind: 'too_heavy' });
  });

  test('is not an e-invoice if it cannot be parsed', async (t) => {
    const reader = startReader(t);
    const text = GOOD.toString('latin1');
    const cases: readonly [string, string][] = [
      ['only a beginning', '%PDF-1.7\n'],
      ['truncated in the middle', text.slice(0, text.length / 3)],
      ['names in a circle', text.replace(/\/Names\[[^\]]*\]/, '/Kids[1 0 R]')],
      ['pages in a circle', text.replace('/Kids[3 0 R]', '/Kids[2 0 R]').replace('/Names<<', '/Nomes<<')],
      ['an embedded file that is the catalogue', text.replace('/EF<</F 7 0 R>>', '/EF<</F 1 0 R>>')],
      ['an unknown encryption', text.replace('/Root 1 0 R', '/Root 1 0 R/Encrypt<</Filter/Own/V 9>>')],
      ['arrays in arrays', text.replace('[(factur-x.xml) 6 0 R]', '['.repeat(50_000))],
    ];
    for (const [what, pdf] of cases) {
      const finding = await read(reader, Buffer.from(pdf, 'latin1'), true);
      assert.ok(finding === undefined || finding.invoice === null, what);
    }
    assert.equal((await read(reader, GOOD))?.invoice?.total.value, 235.62, 'the next one');
  });

  test('with random bytes changed never breaks the reader', async (t) => {
    const reader = startReader(t);
    for (let i = 0; i < 200; i++) {
      const pdf = Buffer.from(GOOD);
      // A step that shares no factor with the length reaches every position.
      for (let k = 0; k < 4; k++) pdf[(i * 7919 + k * 104_729) % pdf.length] = (i * 31 + k * 17) % 256;
      const finding = await read(reader, pdf, true);
      assert.ok(finding === undefined || 'invoice' in finding);
    }
    assert.equal((await read(reader, GOOD))?.invoice?.total.value, 235.62);
  });
});

suite('the queue of PDFs', () => {
  test('gives each caller the finding of its own PDF, in any order', async (t) => {
    const reader = startReader(t);
    const vendors = Array.from({ length: 20 }, (_, i) => `Mill ${i}`);
    const findings = await Promise.all(
      vendors.map((vendor) =>
        read(reader, madePdf({ attachments: [attachment('factur-x.xml', madeInvoiceXml({ vendor }))] })),
      ),
    );
    assert.deepEqual(
      findings.map((finding) => finding?.invoice?.vendor.value),
      vendors,
    );
  });

  test('rejects jobs when it is full or closed', async () => {
    const lane = createExactLane({ maxWaiting: 1 });
    const reader = createEInvoiceReader(lane);
    const outcomes = await Promise.all([GOOD, GOOD, GOOD].map((pdf) => outcomeOf(reader, pdf)));
    assert.deepEqual(
      outcomes.map(({ kind }) => kind),
      ['done', 'done', 'full'],
    );
    assert.equal((await read(reader, GOOD))?.invoice?.total.value, 235.62, 'a place is free again');
    await lane.close();
    assert.deepEqual(await outcomeOf(reader, GOOD), { kind: 'given_up' });
  });

  test('drops a PDF whose caller left, and reads the next', async (t) => {
    const reader = startReader(t);
    const controller = new AbortController();
    const job = { bytes: madePdf({ attachments: [BOMB] }), withPages: false };
    const left = reader.read(job, { signal: controller.signal, caller: 'one' });
    const next = read(reader, GOOD);
    controller.abort();
    assert.deepEqual(await left, { kind: 'given_up' });
    assert.equal((await next)?.invoice?.total.value, 235.62);
    const gone = { signal: AbortSignal.abort(), caller: 'one' };
    assert.deepEqual(await reader.read({ bytes: GOOD, withPages: false }, gone), { kind: 'given_up' });
  });

  test('leaves the bytes to the caller, who may send them on', async (t) => {
    const bytes = Uint8Array.from(GOOD);
    await read(startReader(t), bytes);
    assert.deepEqual(bytes, Uint8Array.from(GOOD));
  });
});
