import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeCertificate, madeReceipt } from '../../build/make-example-documents.ts';
import { CERTIFICATE_PDF } from '../../handlers/certificate/example-document.ts';
import { RECEIPT_PDF } from '../../handlers/invoice/example-document.ts';

test('the documents of the documented examples are what their program makes', async () => {
  assert.equal(RECEIPT_PDF, await madeReceipt());
  assert.equal(CERTIFICATE_PDF, await madeCertificate());
});
