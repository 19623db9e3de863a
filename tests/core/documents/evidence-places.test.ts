import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import { readCertificatePages } from '../../../core/documents/certificate/page/read-certificate-page.ts';
import { readCertificate } from '../../../core/documents/certificate/read-certificate.ts';
import { readInvoicePages } from '../../../core/documents/invoice/page/read-invoice-pages.ts';
import { readInvoice } from '../../../core/documents/invoice/read-invoice.ts';
import type { DocumentPages } from '../../../core/documents/pages/pages.ts';
import { readTextLayers } from '../../../core/documents/pages/pdf-pages.ts';
import type { Evidence } from '../../../core/documents/reading/answer.ts';
import { findQuotes } from '../../../core/documents/reading/placed-quotes.ts';
import { parseResume } from '../../../core/documents/resume/parse-resume.ts';
import { readResume } from '../../../core/documents/resume/rules/read-resume.ts';
import type { SubmittedDocument } from '../../../core/submitted-document.ts';
import { madeCertificate, type MadeCertificate } from './certificate/page/made-certificate.ts';
import { madePdf } from './certificate/page/made-pdf.ts';
import { madeUnseenCertificate } from './certificate/page/made-unseen-certificate.ts';
import { madeInvoice } from './invoice/made-invoice.ts';
import { pdfOf } from './pages/made-files.ts';
import { madeResumes } from './resume/made/made-resumes.ts';

const PDF: SubmittedDocument = { type: 'pdf', bytes: new Uint8Array(0) };
const PAGE = { width: 612, height: 792 };

/** Characters printed by a generator: their baseline in points from the upper left corner of the page. */
interface Printed {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly font: PDFFont;
}

type Box = Exclude<Evidence[string]['box'], null | undefined>;

/** Whether a box covers the characters of a print: at their height, and with most of their width but not much more. */
function liesOn({ left, right, top, bottom }: Box, quote: string, { text, ...print }: Printed): boolean {
  const at = plain(text).indexOf(plain(quote));
  if (at === -1) return false;
  const [from, to] = [at, at + plain(quote).length].map(
    (end) => print.left + print.font.widthOfTextAtSize(plain(text).slice(0, end), print.size),
  ) as [number, number];
  const isAtHeight =
    bottom * PAGE.height <= print.baseline + 2 && top * PAGE.height >= print.baseline - 1.2 * print.size;
  // The words of a run share its width by the approximate widths of their letters, and a word is shown whole.
  const shared = Math.min(right * PAGE.width, to) - Math.max(left * PAGE.width, from);
  const spanned = Math.max(right * PAGE.width, to) - Math.min(left * PAGE.width, from);
  const isOver = shared >= 0.6 * spanned || spanned - shared < 1.2 * print.size;
  return isAtHeight && isOver;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

interface Counted {
  values: number;
  placed: number;
  amiss: string[];
}

/** How many values have a box, and which boxes are on no print of their characters. */
function count(counted: Counted, evidence: Evidence, prints: readonly Printed[]): void {
  for (const [path, { quote, page, box }] of Object.entries(evidence)) {
    counted.values += 1;
    if (!box) continue;
    counted.placed += 1;
    const isPrinted = prints.some((print) => print.page === page && plain(print.text).includes(plain(quote)));
    // A quote over several prints has no single print to cover.
    if (isPrinted && !prints.some((print) => print.page === page && liesOn(box, quote, print)))
      counted.amiss.push(`${path}: ${quote} ${JSON.stringify(box)}`);
  }
}

async function pagesOf(bytes: Uint8Array): Promise<DocumentPages> {
  const read = await readTextLayers(bytes);
  assert.ok(read.kind === 'pages');
  return read.document;
}

const METRICS = await PDFDocument.create();
const HELVETICA = await METRICS.embedFont(StandardFonts.Helvetica);
const BOLD = await METRICS.embedFont(StandardFonts.HelveticaBold);
const TIMES = await METRICS.embedFont(StandardFonts.TimesRoman);
const COURIER = await METRICS.embedFont(StandardFonts.Courier);

suite('the box of a value', () => {
  test('of an invoice covers its own print, even if the same amount is printed elsewhere', async () => {
    let [placed, values] = [0, 0];
    for (let seed = 0; seed < 24; seed += 1) {
      const { lines, printOf } = madeInvoice(seed);
      const pages = await pagesOf(await pdfOf([lines]));
      const extraction = readInvoice(readInvoicePages(pages), findQuotes(PDF, { text: pages.text, pages }, true));
      assert.ok(extraction, `invoice ${seed}`);
      for (const [path, { quote, page, box }] of Object.entries(extraction.evidence)) {
        const [text = '', left = 0, y = 0] = lines[printOf.get(path) ?? -1] ?? [];
        const print = { page: 1, text, left, baseline: PAGE.height - y, size: 11, font: HELVETICA };
        assert.ok(box && page === 1 && liesOn(box, quote, print), `invoice ${seed}, ${path}: ${JSON.stringify(box)}`);
        placed += 1;
      }
      values += printOf.size - 1 - [...printOf.keys()].filter((path) => path.endsWith('description')).length;
    }
    assert.ok(placed / values > 0.98, `${placed} of ${values} values have a box`);
  });

  const certificates: readonly (readonly [half: string, make: (seed: number) => MadeCertificate])[] = [
    ['seen', madeCertificate],
    ['unseen', madeUnseenCertificate],
  ];
  for (const [half, make] of certificates) {
    test(`of a certificate covers its characters: ${half} layouts`, async () => {
      const counted: Counted = { values: 0, placed: 0, amiss: [] };
      for (let seed = 1; seed <= 12; seed += 1) {
        const made = make(seed);
        const pages = await pagesOf(await madePdf(made));
        const reading = readCertificatePages(pages);
        const find = findQuotes(PDF, { text: pages.text, pages }, true);
        const extraction = readCertificate(reading, { find, basis: { kind: 'boxes' }, year: 2026 });
        const prints = made.prints.map(({ text, x, y, size, font, isBold, right }): Printed => {
          const face = { sans: isBold ? BOLD : HELVETICA, serif: TIMES, mono: COURIER }[font];
          const width = text === '✓' ? 0 : face.widthOfTextAtSize(text, size);
          return { page: 1, text, left: right === undefined ? x : right - width, baseline: y, size, font: face };
        });
        count(
          counted,
          extraction?.evidence ?? {},
          prints.filter(({ text }) => text !== '✓'),
        );
      }
      assert.deepEqual(counted.amiss, []);
      assert.ok(counted.values > 150 && counted.placed === counted.values, JSON.stringify(counted));
    });
  }

  for (const half of ['seen', 'unseen'] as const) {
    test(`of a resume covers its characters: ${half} layouts`, async () => {
      const counted: Counted = { values: 0, placed: 0, amiss: [] };
      for (const { pdf, pages: printed } of madeResumes(half, { each: 2 })) {
        const pages = await pagesOf(await pdf());
        const parsed = parseResume(readResume(pages), findQuotes(PDF, { text: pages.text, pages }, true));
        const prints = printed.flatMap((own, i) =>
          own.map(({ text, x, y, size, isRight, face }): Printed => {
            const font = { plain: HELVETICA, white: HELVETICA, bold: BOLD, serif: TIMES, symbols: HELVETICA }[face];
            const width = face === 'symbols' || !isRight ? 0 : font.widthOfTextAtSize(text, size);
            return { page: i + 1, text: face === 'symbols' ? '' : text, left: x - width, baseline: y, size, font };
          }),
        );
        count(counted, parsed.kind === 'answer' ? parsed.evidence : {}, prints);
      }
      assert.deepEqual(counted.amiss, []);
      assert.ok(counted.values > 80 && counted.placed / counted.values > 0.98, JSON.stringify(counted));
    });
  }
});
