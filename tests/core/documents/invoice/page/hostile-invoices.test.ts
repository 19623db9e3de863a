import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { HOSTILE_INVOICES, inStyle, STYLES } from './hostile-invoices.ts';
import { OTHER_HOSTILE_INVOICES } from './other-hostile-invoices.ts';
import { servedOf } from './served.ts';

suite('a document that invites a wrong amount', () => {
  for (const { what, lines, ...expected } of [...HOSTILE_INVOICES, ...OTHER_HOSTILE_INVOICES]) {
    test(what, () => {
      for (const style of STYLES) {
        const invoice = servedOf(...inStyle(lines, style));
        for (const field of ['total', 'subtotal', 'tax'] as const) {
          const cents = expected[field];
          if (cents === undefined || invoice[field] === null) continue;
          assert.equal(invoice[field], cents === null ? null : cents / 100, field);
        }
        const isNull = invoice.total === null;
        assert.ok(!isNull || invoice.warnings !== undefined, 'a total that is not served has a warning');
      }
    });
  }
});
