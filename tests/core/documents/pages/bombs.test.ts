import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { createExactLane } from '../../../../core/documents/exact-lane.ts';
import { createEInvoiceReader } from '../../../../core/documents/invoice/e-invoice/e-invoice-reader.ts';
import { createPageReader } from '../../../../core/documents/pages/page-reader.ts';
import { pdfBombs } from './made-bombs.ts';
import { pdfOf } from './made-files.ts';

/** Shorter limits than in production, so that the tests end sooner. */
const pages = createPageReader({ text: { maxCpuMs: 500 }, pictures: { maxCpuMs: 2_000 } });
const lane = createExactLane();
const eInvoices = createEInvoiceReader(lane);
after(() => Promise.all([pages.close(), lane.close()]));

const options = { signal: new AbortController().signal, deadlineMs: 110_000, caller: 'test' };

/** Those that pdf.js itself skips or reads quickly; for all others it has to be killed. */
const HARMLESS = new Set(['a picture of 30,000 by 30,000 pixels', 'an attachment of 400 MB, deflated three times']);

const BOMBS = pdfBombs();

suite('a small PDF that would take gigabytes or minutes', () => {
  for (const { name, bytes } of BOMBS) {
    test(`${name} is stopped or harmless, and the next file is read`, async () => {
      const read = await pages.read({ type: 'pdf', bytes }, options);
      const expected = HARMLESS.has(name) ? ['pages'] : ['too_heavy', 'cut_off', 'refused'];
      assert.ok(expected.includes(read.kind), read.kind);
      const next = await pages.read({ type: 'pdf', bytes: await pdfOf([[['after', 50, 700]]]) }, options);
      assert.equal(next.kind === 'pages' && next.document.text, 'after');
    });
  }

  test('with a huge attachment is too heavy for the e-invoice reader as well', async () => {
    const found = BOMBS.find(({ name }) => name.startsWith('an attachment'));
    assert.ok(found);
    assert.deepEqual(await eInvoices.read({ bytes: found.bytes, withPages: false }, options), { kind: 'too_heavy' });
  });
});
