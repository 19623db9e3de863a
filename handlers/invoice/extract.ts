import type { Invoice } from '../../core/documents/invoice/answer.ts';
import { evidenceMembers, wantsEvidence } from '../../core/documents/reading/evidence-parameter.ts';
import { findQuotes, textEvidence } from '../../core/documents/reading/placed-quotes.ts';
import { fromEInvoice } from '../../core/documents/invoice/from-e-invoice.ts';
import type { InvoiceExtraction } from '../../core/documents/invoice/assemble.ts';
import { readInvoice } from '../../core/documents/invoice/read-invoice.ts';
import { notTheDocument, readingFailed } from '../../core/documents/reading/reading-failure.ts';
import { ReadingShapeError } from '../../core/documents/reading/reading-shape.ts';
import type { ApiRequest, JsonAnswer } from '../../core/http/route.ts';
import type { JobOptions } from '../../core/lanes/lane.ts';
import type { SubmittedDocument } from '../../core/submitted-document.ts';
import type { EInvoiceReader } from '../../core/documents/invoice/e-invoice/e-invoice-reader.ts';
import type { FetchFile } from '../../core/documents/input/fetch-file.ts';
import { submittedDocument, type InputRules } from '../../core/documents/input/document-of-request.ts';
import type { Reader } from '../../core/documents/reading/reader.ts';

/** Dependencies of the service. */
export interface InvoiceParts {
  /** Reads everything that is not an e-invoice. */
  readonly reader: Reader;
  readonly eInvoices: EInvoiceReader;
  readonly fetchFile: FetchFile;
}

const INPUT: InputRules = {
  fileMember: 'base64_file',
  takesText: false,
  mimeType: 'recognised',
  schemes: ['https:', 'http:'],
  failure: 'extraction_failed',
};

/** Deadline of a reader: OCR of a long PDF, then its reading. */
export const READING_MS = 90_000;

interface SourcedInvoice extends InvoiceExtraction {
  /** The reader's name in answers. */
  readonly readBy: Reader['id'];
}

/**
 * Answers POST /extract. A PDF with its invoice as XML is read from that, anything else by the reader. Throws the coded
 * errors of the input, `extraction_failed` and `provider_misconfigured`.
 */
export async function extract(
  parts: InvoiceParts,
  { body, query, signal, caller = '' }: ApiRequest,
): Promise<JsonAnswer<Invoice>> {
  const withEvidence = wantsEvidence(query);
  const document = await submittedDocument(body, INPUT, { fetchFile: parts.fetchFile, signal });
  const { invoice, evidence, sought, readBy } =
    (await carriedInvoice(parts, { document, withPlaces: withEvidence, signal, caller })) ??
    (await readDocument(parts, { document, withPlaces: withEvidence, signal, caller }));
  return {
    status: 200,
    body: withEvidence ? { ...invoice, ...evidenceMembers(evidence, sought) } : invoice,
    headers: { 'x-reader': readBy },
  };
}

interface Extracting extends JobOptions {
  readonly document: SubmittedDocument;
  /** Whether the evidence should say what the pages print, and where. */
  readonly withPlaces: boolean;
}

/** Returns the invoice that a PDF carries as XML. It is never read from the page instead, however busy the lane is. */
async function carriedInvoice(
  { eInvoices }: InvoiceParts,
  { document, withPlaces, ...options }: Extracting,
): Promise<SourcedInvoice | undefined> {
  if (document.type !== 'pdf') return undefined;
  const read = await eInvoices.read({ bytes: document.bytes, withPages: withPlaces }, options);
  if (read.kind !== 'done') throw readingFailed('extraction_failed', read.kind);
  const { invoice, pages } = read.result;
  return invoice ? { ...fromEInvoice(invoice, { pages }), readBy: 'embedded' } : undefined;
}

async function readDocument(
  { reader }: InvoiceParts,
  { document, withPlaces, ...options }: Extracting,
): Promise<SourcedInvoice> {
  const reading = await reader.read('invoice', document, {
    ...options,
    withPlaces,
    deadlineMs: READING_MS,
  });
  if (reading.kind !== 'object') throw readingFailed('extraction_failed', reading.kind);
  try {
    const extraction = readInvoice(reading.value, findQuotes(document, reading, withPlaces));
    if (!extraction) throw notTheDocument('extraction_failed', 'an invoice or receipt');
    const texts = withPlaces ? textEvidence(textsOf(extraction.invoice), document, reading) : {};
    return { ...extraction, evidence: { ...texts, ...extraction.evidence }, readBy: reader.id };
  } catch (error) {
    if (error instanceof ReadingShapeError) throw readingFailed('extraction_failed', 'wrong_shape');
    throw error;
  }
}

/** Texts that are served as read. */
function textsOf({ vendor, line_items }: Invoice): (readonly [path: string, text: string | null])[] {
  return [
    ['vendor', vendor],
    ...line_items.map(({ description }, i) => [`line_items[${i}].description`, description] as const),
  ];
}
