import type { Invoice } from '../core/documents/invoice/answer.ts';
import fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { madePrints } from '../tests/core/quotes/made-prints.ts';
import { startProcess } from './server-process.ts';

const PRINTS = 5_000;

/** What a page's font of the standard encoding can print. */
const PRINTABLE = /^[\x20-\x7e\u00a0€£½–’]*$/;

/** The same prints in every run. */
const SEED = 16;

/** An invoice with one amount on it, its label beside it or in a column of its own. */
async function invoiceWith(text: string, isColumn: boolean): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([420, 300]);
  page.drawText('Invoice', { x: 40, y: 250, size: 14, font });
  page.drawText(isColumn ? 'Total' : `Total ${text}`, { x: 40, y: 200, size: 10, font });
  if (isColumn) page.drawText(text, { x: 240, y: 200, size: 10, font });
  return Buffer.from(await pdf.save()).toString('base64');
}

/** Made prints of amounts in PDFs, sent to a server without a key: served as a person reads them, or null with a warning. */
export async function printsBench(): Promise<void> {
  const server = await startProcess([process.execPath, 'server.ts'], { MISTRAL_API_KEY: '' });
  const prints = fc.sample(
    madePrints.filter(({ text }) => PRINTABLE.test(text)),
    { numRuns: PRINTS, seed: SEED },
  );
  const counts = { right: 0, warned: 0, wrong: 0, silent: 0, plain: 0, plainRight: 0 };
  try {
    for (const [i, { text, value, isAmount, isPlain }] of prints.entries()) {
      const body = JSON.stringify({ base64_file: await invoiceWith(text, i % 2 === 0) });
      const answer = await fetch(`http://127.0.0.1:${server.port}/invoice/extract`, { method: 'POST', body });
      const invoice = answer.ok ? ((await answer.json()) as Invoice) : undefined;
      const total = invoice?.total ?? null;
      const isSaid = invoice === undefined || invoice.warnings !== undefined || !isAmount;
      const outcome = total === null ? (isSaid ? 'warned' : 'silent') : total === value ? 'right' : 'wrong';
      counts[outcome] += 1;
      if (isPlain) counts.plain += 1;
      if (isPlain && outcome === 'right') counts.plainRight += 1;
      if (outcome === 'wrong' || outcome === 'silent')
        console.log(`prints: ${outcome}: ${text} -> ${total} for ${value}`);
    }
  } finally {
    await server.stop();
  }
  const { right, warned, wrong, silent, plain, plainRight } = counts;
  console.log(
    `prints, ${PRINTS} PDFs: ${right} as printed, ${warned} null with a warning, ${wrong} wrong, ${silent} null and silent; ` +
      `ordinary spellings ${plainRight} of ${plain} as printed`,
  );
}
