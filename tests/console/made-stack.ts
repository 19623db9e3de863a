import { madeCertificate } from '../core/documents/certificate/page/made-certificate.ts';
import { madePdf } from '../core/documents/certificate/page/made-pdf.ts';
import { madeInvoice, type MadeInvoice } from '../core/documents/invoice/made-invoice.ts';
import { pdfOf } from '../core/documents/pages/made-files.ts';
import { madeResumes } from '../core/documents/resume/made/made-resumes.ts';

/** A document of a stack as it is handed to a browser. */
export interface StackFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Twenty documents of each kind, with resumes as PDFs and as texts. */
export interface MadeStack {
  readonly invoices: readonly (StackFile & { readonly made: MadeInvoice })[];
  readonly resumes: readonly StackFile[];
  readonly certificates: readonly StackFile[];
}

const EACH = 20;

export async function madeStack(): Promise<MadeStack> {
  const numbers = Array.from({ length: EACH }, (_, i) => i);
  const resumes = madeResumes('seen', { each: 2 })
    .concat(madeResumes('unseen', { each: 2 }))
    .slice(0, EACH);
  return {
    invoices: await Promise.all(
      numbers.map(async (i) => {
        const made = madeInvoice(i);
        return { ...pdfFile(`invoice-${numbered(i)}.pdf`, await pdfOf([made.lines])), made };
      }),
    ),
    resumes: await Promise.all(
      resumes.map(async ({ text, pdf }, i) =>
        text !== null && i % 2 === 0
          ? { name: `resume-${numbered(i)}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) }
          : pdfFile(`resume-${numbered(i)}.pdf`, await pdf()),
      ),
    ),
    certificates: await Promise.all(
      numbers.map(async (i) => pdfFile(`certificate-${numbered(i)}.pdf`, await madePdf(madeCertificate(i + 1)))),
    ),
  };
}

function numbered(i: number): string {
  return String(i + 1).padStart(2, '0');
}

function pdfFile(name: string, bytes: Uint8Array): StackFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}
