import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfJs } from '../../pages/pdf-js.ts';
import { decodeXml } from './decode-xml.ts';
import type { EInvoice } from './e-invoice.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

/** A PDF to look into, and whether the words on its pages are wanted too. */
export interface PdfJob {
  readonly bytes: Uint8Array;
  readonly withPages: boolean;
}

/** The invoice that a PDF carries as XML; null where it carries none that can be read. */
export interface PdfFinding {
  readonly invoice: EInvoice | null;
  /** The words on its first pages; null where they were not wanted, or there is no invoice. */
  readonly pageText: string | null;
}

/**
 * What the attached invoice is called, best first, in lower case: Factur-X and ZUGFeRD 2.1 on, XRechnung in a PDF, ZUGFeRD 2.0 and 1.0 (which
 * writes it with capitals).
 */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

/** Thousands of lines; an XML beyond it is not read. */
const MAX_XML_BYTES = 8 * 1024 * 1024;

/** Further pages of an invoice hold conditions and delivery notes. */
const MAX_PAGES = 20;

/** The invoice that a PDF carries as XML (ISO 32000 embedded files), and the words on its pages. Runs in a worker: pdf.js is not bounded by itself. */
export async function readPdf({ bytes, withPages }: PdfJob): Promise<PdfFinding> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const invoice = await attachedInvoice(pdf);
    return { invoice, pageText: invoice && withPages ? await textOfPages(pdf) : null };
  } catch {
    // Encrypted, or no PDF that can be followed: whatever it is, it is no invoice of this kind.
    return { invoice: null, pageText: null };
  } finally {
    await task.destroy();
  }
}

async function attachedInvoice(pdf: PDFDocumentProxy): Promise<EInvoice | null> {
  const attached = [...((await pdf.getAttachments()) ?? [])];
  for (const name of NAMES) {
    for (const [id, { filename }] of attached) {
      if (filename.toLowerCase() !== name) continue;
      const content = await pdf.getAttachmentContent(id);
      const text = content && content.length <= MAX_XML_BYTES ? decodeXml(content) : undefined;
      const invoice = text === undefined ? undefined : readInvoiceXml(text);
      if (invoice) return invoice;
    }
  }
  return null;
}

async function textOfPages(pdf: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return pages.join('\n');
}
