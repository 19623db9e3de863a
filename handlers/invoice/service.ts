import { INVOICE } from '../../core/documents/invoice/answer-schema.ts';
import { EVIDENCE_PARAMETER } from '../../core/documents/reading/evidence-parameter.ts';
import type { Operation, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import { INVOICE_EXAMPLES } from './examples.ts';
import { extract, READING_MS, type InvoiceParts } from './extract.ts';
import { EXTRACT_REQUEST } from './schema.ts';
import { INVOICE_TERMS } from './terms.ts';

/** Fetching a file, looking for an e-invoice in it, and overhead. */
const MARGIN_MS = 30_000;

/** POST /extract and GET /terms of invoice and receipt extraction. */
export function invoiceService(parts: InvoiceParts): Service {
  return {
    slug: 'invoice',
    title: 'Invoices and receipts',
    description: 'Reads an invoice or receipt into vendor, date, line items, subtotal, tax, total and currency.',
    routes: [
      {
        method: 'POST',
        path: '/extract',
        file: { member: 'base64_file', isAlone: true },
        deadlineMs: READING_MS + MARGIN_MS,
        answer: (request) => extract(parts, request),
        operation: EXTRACT,
      },
      termsRoute('invoiceTerms', INVOICE_TERMS),
    ],
  };
}

const EXTRACT: Operation = {
  id: 'extractInvoice',
  summary: 'Extract an invoice or receipt',
  description:
    'Reads one document of one or more pages. Each amount and the date are served only if characters quoted from the document state exactly ' +
    'that value; otherwise they are null with a warning. A PDF with embedded Factur-X or ZUGFeRD XML is read from the XML, without ' +
    'a model. The header `x-reader` says which reader answered.',
  parameters: [EVIDENCE_PARAMETER],
  requestBody: EXTRACT_REQUEST,
  response: { description: 'The extraction.', schema: INVOICE },
  errors: [
    'missing_input',
    'multiple_inputs',
    'unsupported_input',
    'invalid_base64',
    'invalid_file_url',
    'unsupported_url_scheme',
    'blocked_file_url',
    'pdf_url_unsupported',
    'extraction_failed',
    'provider_misconfigured',
  ],
  examples: INVOICE_EXAMPLES,
};
