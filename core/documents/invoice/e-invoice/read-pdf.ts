import type { PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { layOut } from '../../pages/layout.ts';
import type { DocumentPages } from '../../pages/pages.ts';
import { loadPdfJs } from '../../pages/pdf-js.ts';
import { withComposedLetters } from '../../pages/composed-letters.ts';
import { levelRuns, wordsOfRun } from '../../pages/pdf-words.ts';
import type { PlacedPage } from '../../pages/placed-page.ts';
import { decodeXml } from './decode-xml.ts';
import type { EInvoice } from './e-invoice.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

/** A PDF to look into, and whether the words on its pages are wanted as well. */
export interface PdfJob {
  readonly bytes: Uint8Array;
  readonly withPages: boolean;
}

/** The XML invoice in a PDF; null if it has none that can be read. */
export interface PdfFinding {
  readonly invoice: EInvoice | null;
  /** Its first pages; null if they were not wanted, or if there is no invoice. */
  readonly pages: DocumentPages | null;
}

/**
 * Names of the attached invoice, best first, in lower case: Factur-X and ZUGFeRD from 2.1, XRechnung in a PDF, ZUGFeRD
 * 2.0 and 1.0 (which uses capitals).
 */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

/** Thousands of lines; a larger XML is not read. */
const MAX_XML_BYTES = 8 * 1024 * 1024;

/** Later pages of an invoice contain conditions and delivery notes. */
const MAX_PAGES = 20;

/**
 * Reads the XML invoice in a PDF (ISO 32000 embedded files) and the words on its pages. Runs in a worker, because
 * pdf.js is not bounded by itself.
 */
export async function readPdf({ bytes, withPages }: PdfJob): Promise<PdfFinding> {
  const { getDocument, Util, VerbosityLevel } = await loadPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const invoice = await attachedInvoice(pdf);
    return { invoice, pages: invoice && withPages ? await firstPages(pdf, Util) : null };
  } catch {
    // Encrypted or not a readable PDF: in any case not an invoice of this kind.
    return { invoice: null, pages: null };
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

async function firstPages(pdf: PDFDocumentProxy, util: typeof Util): Promise<DocumentPages> {
  const placed: PlacedPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) =>
      'str' in item
        ? [{ text: item.str, matrix: util.transform(transform, item.transform) as number[], width: item.width }]
        : [],
    );
    placed.push({
      width,
      height,
      source: 'text_layer',
      words: levelRuns(withComposedLetters(runs)).flatMap(wordsOfRun),
      fields: [],
    });
  }
  return layOut(placed);
}
