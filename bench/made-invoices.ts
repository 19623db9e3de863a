import type { Invoice } from '../core/documents/invoice/answer.ts';
import fc from 'fast-check';
import { PDFDocument, StandardFonts, type PDFPage } from 'pdf-lib';
import {
  HOSTILE_INVOICES,
  inStyle,
  STYLES,
  type HostileInvoice,
} from '../tests/core/documents/invoice/page/hostile-invoices.ts';
import { OTHER_HOSTILE_INVOICES } from '../tests/core/documents/invoice/page/other-hostile-invoices.ts';
import { WORDINGS, type Wording } from '../tests/core/documents/invoice/page/document-wordings.ts';
import { madeDocuments, servedValues } from '../tests/core/documents/invoice/page/made-documents.ts';
import { madeSums } from '../tests/core/documents/invoice/page/made-sums.ts';
import { startProcess } from './server-process.ts';

const SUMS = 5_000;
const DOCUMENTS = 1_000;

/** The same documents in every run. */
const SEED = 16;

/** Monospaced lines, so that their columns stay in place; a form feed begins a page. */
async function pdfOf(lines: readonly string[]): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Courier);
  let page: PDFPage = pdf.addPage([595, 842]);
  let y = 800;
  for (const line of lines) {
    if (line === '\f') [page, y] = [pdf.addPage([595, 842]), 800];
    else page.drawText(line, { x: 40, y: (y -= 14), size: 9, font });
  }
  return Buffer.from(await pdf.save()).toString('base64');
}

/**
 * Sends made invoices as PDFs to a server without a key: some with a sum that is off by a cent to ten times, none of
 * which may be served without a warning; some that suggest an amount they do not charge; and correct ones, combined
 * from heads, tables and sums.
 */
export async function madeInvoicesBench(): Promise<void> {
  const server = await startProcess([process.execPath, 'server.ts'], { MISTRAL_API_KEY: '' });
  const ask = async (lines: readonly string[]): Promise<Invoice | undefined> => {
    const body = JSON.stringify({ base64_file: await pdfOf(lines) });
    const answer = await fetch(`http://127.0.0.1:${server.port}/invoice/extract`, { method: 'POST', body });
    return answer.ok ? ((await answer.json()) as Invoice) : undefined;
  };
  try {
    await countSums(ask);
    await countHostile(ask, 'hostile ones', HOSTILE_INVOICES);
    await countHostile(ask, 'other hostile ones', OTHER_HOSTILE_INVOICES);
    for (const [set, wording] of Object.entries(WORDINGS)) await countDocuments(ask, set, wording);
  } finally {
    await server.stop();
  }
}

type Ask = (lines: readonly string[]) => Promise<Invoice | undefined>;

async function countSums(ask: Ask): Promise<void> {
  const counts = { off: 0, clean: 0, right: 0, rightClean: 0 };
  for (const { lines, isOff } of fc.sample(madeSums, { numRuns: SUMS, seed: SEED })) {
    const invoice = await ask(lines);
    const isClean = invoice !== undefined && invoice.warnings === undefined;
    counts[isOff ? 'off' : 'right'] += 1;
    if (isClean) counts[isOff ? 'clean' : 'rightClean'] += 1;
    if (isOff && isClean) console.log(`made invoices: clean: ${lines.join(' | ')}`);
  }
  const { off, clean, right, rightClean } = counts;
  console.log(
    `made invoices: of ${off} with sums that are off ${clean} are clean, of ${right} that add up ${rightClean}`,
  );
}

async function countHostile(ask: Ask, name: string, invoices: readonly HostileInvoice[]): Promise<void> {
  const counts = { right: 0, withheld: 0, wrong: 0 };
  for (const { what, lines, ...expected } of invoices) {
    for (const style of STYLES) {
      const invoice = await ask(inStyle(lines, style).map((line) => line.replaceAll('’', "'")));
      for (const field of ['total', 'subtotal', 'tax'] as const) {
        const cents = expected[field];
        if (cents === undefined) continue;
        const value = invoice?.[field] ?? null;
        const outcome = value === null ? 'withheld' : cents !== null && value === cents / 100 ? 'right' : 'wrong';
        counts[outcome] += 1;
        if (outcome === 'wrong') console.log(`made invoices: ${what}: ${field} ${value}`);
      }
    }
  }
  const { right, withheld, wrong } = counts;
  console.log(
    `made invoices: ${invoices.length * STYLES.length} ${name}: ${right} values as printed, ${withheld} withheld, ${wrong} wrong`,
  );
}

async function countDocuments(ask: Ask, set: string, wording: Wording): Promise<void> {
  const counts = { right: 0, withheld: 0, wrong: 0 };
  for (const made of fc.sample(madeDocuments(wording), { numRuns: DOCUMENTS, seed: SEED })) {
    const invoice = await ask(made.lines);
    if (invoice === undefined) counts.withheld += 1;
    for (const [field, served, printed] of invoice ? servedValues(invoice, made) : []) {
      const outcome = served === printed ? 'right' : served === null ? 'withheld' : 'wrong';
      counts[outcome] += 1;
      if (outcome === 'wrong') console.log(`made invoices: ${field} of ${made.lines.join(' | ')}`);
    }
  }
  const { right, withheld, wrong } = counts;
  console.log(
    `made invoices: ${DOCUMENTS} whole ones, ${set}: ${right} values as printed, ${withheld} withheld, ${wrong} wrong`,
  );
}
