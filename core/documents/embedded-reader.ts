import type { JsonObject } from '../json.ts';
import type { Reader, ReadingKind } from './reading/reader.ts';
import type { PageReader } from './pages/page-reader.ts';
import type { DocumentPages } from './pages/pages.ts';

/** Reads one kind of document from its words: a reading in the shape common to all readers. */
export type PagesReading = (document: DocumentPages) => JsonObject;

/** The rules for each kind, loaded with its first document, so that they do not delay the start. */
const RULES: Readonly<Partial<Record<ReadingKind, () => Promise<PagesReading>>>> = {
  resume: async () => (await import('./resume/rules/read-resume.ts')).readResume,
  invoice: async () => (await import('./invoice/page/read-invoice-pages.ts')).readInvoicePages,
  certificate: async () => (await import('./certificate/page/read-certificate-page.ts')).readCertificatePages,
};

/** Creates the reader that needs no model and sends nothing anywhere: located words and rules. */
export function createEmbeddedReader(pages: PageReader): Reader {
  return {
    id: 'embedded',
    async read(kind, document, options) {
      const rules = RULES[kind];
      if (rules === undefined) return { kind: 'misconfigured' };
      const read = await pages.read(document, options);
      if (read.kind !== 'pages') return read;
      const reading = await rules();
      return { kind: 'object', value: reading(read.document), text: read.document.text, pages: read.document };
    },
  };
}
