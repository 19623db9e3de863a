import type { Invoice } from '../core/documents/invoice/answer.ts';
import fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { cutQuotes, servedOfQuote } from '../tests/core/documents/invoice/cut-quotes.ts';
import { madePrints, type MadePrint } from '../tests/core/quotes/made-prints.ts';
import { otherPrints } from '../tests/core/quotes/other-prints.ts';
import { thirdPrints } from '../tests/core/quotes/third-prints.ts';
import { startProcess } from './server-process.ts';

const QUOTES = 20_000;

/** What a page's font in standard encoding can print. */
const PRINTABLE = /^[\x20-\x7e\u00a0¢£¥€²·´½–—’…×¹†±°]*$/;

/** The same prints in every run. */
const SEED = 16;

/** Position of a page's label and amount. */
type Layout = readonly { readonly text: string; readonly x: number; readonly y: number }[];

/** An amount in its line, or in its own column. */
const LAYOUTS: readonly ((text: string) => Layout)[] = [
  (text) => [
    { text: 'Total', x: 40, y: 200 },
    { text, x: 240, y: 200 },
  ],
  (text) => [{ text: `Total ${text}`, x: 40, y: 200 }],
];

/** Layouts that no rule was made on. */
const OTHER_LAYOUTS: readonly ((text: string) => Layout)[] = [
  (text) => [{ text: `Grand total ........ ${text}`, x: 40, y: 200 }],
  (text) => [{ text: `Amount due: ${text}`, x: 40, y: 200 }],
  (text) => [
    { text: 'Invoice total:', x: 40, y: 200 },
    { text, x: 40, y: 185 },
  ],
  (text) => [
    { text: 'Ref 7/2', x: 40, y: 200 },
    { text: 'Total', x: 160, y: 200 },
    { text, x: 300, y: 200 },
  ],
  (text) => [
    { text: 'Total', x: 40, y: 200 },
    { text, x: 140, y: 200 },
    { text: 'Thank you', x: 320, y: 200 },
  ],
];

async function invoiceWith(layout: Layout): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([420, 300]);
  page.drawText('Invoice', { x: 40, y: 250, size: 14, font });
  for (const { text, x, y } of layout) page.drawText(text, { x, y, size: 10, font });
  return Buffer.from(await pdf.save()).toString('base64');
}

interface PrintSet {
  readonly name: string;
  readonly prints: fc.Arbitrary<MadePrint>;
  readonly layouts: readonly ((text: string) => Layout)[];
  readonly count: number;
}

const SETS: readonly PrintSet[] = [
  { name: 'spellings that rules were made on', prints: madePrints, layouts: LAYOUTS, count: 5_000 },
  { name: 'other spellings and layouts', prints: otherPrints, layouts: OTHER_LAYOUTS, count: 5_000 },
  { name: 'marks in any order, words beside', prints: thirdPrints, layouts: OTHER_LAYOUTS, count: 5_000 },
];

/**
 * Sends made prints of amounts as PDFs to a server without a key: they must be served as a person reads them, or null
 * with a warning. Then checks pieces of prints as the quotes of a model.
 */
export async function printsBench(): Promise<void> {
  const server = await startProcess([process.execPath, 'server.ts'], { MISTRAL_API_KEY: '' });
  const ask = async (base64: string): Promise<Invoice | undefined> => {
    const body = JSON.stringify({ base64_file: base64 });
    const answer = await fetch(`http://127.0.0.1:${server.port}/invoice/extract`, { method: 'POST', body });
    return answer.ok ? ((await answer.json()) as Invoice) : undefined;
  };
  try {
    for (const set of SETS) await countPrints(set, ask);
  } finally {
    await server.stop();
  }
  countQuotes('quotes cut out of spellings that rules were made on', madePrints);
  // If two amounts are printed, each of them is a whole one.
  const amounts = (prints: fc.Arbitrary<MadePrint>): fc.Arbitrary<MadePrint> =>
    prints.filter(({ isAmount }) => isAmount);
  countQuotes('quotes cut out of other spellings', amounts(otherPrints));
  countQuotes('quotes cut out of marks in any order, words beside', amounts(thirdPrints));
}

async function countPrints(
  { name, prints, layouts, count }: PrintSet,
  ask: (base64: string) => Promise<Invoice | undefined>,
): Promise<void> {
  const counts = { right: 0, warned: 0, wrong: 0, silent: 0, plain: 0, plainRight: 0 };
  const sample = fc.sample(
    prints.filter(({ text }) => PRINTABLE.test(text)),
    { numRuns: count, seed: SEED },
  );
  for (const [i, { text, value, isAmount, isPlain }] of sample.entries()) {
    const invoice = await ask(await invoiceWith(layouts[i % layouts.length]?.(text) ?? []));
    const total = invoice?.total ?? null;
    const isSaid = invoice === undefined || invoice.warnings !== undefined || !isAmount;
    const outcome = total === null ? (isSaid ? 'warned' : 'silent') : total === value ? 'right' : 'wrong';
    counts[outcome] += 1;
    if (isPlain) counts.plain += 1;
    if (isPlain && outcome === 'right') counts.plainRight += 1;
    if (outcome === 'wrong' || outcome === 'silent')
      console.log(`prints: ${outcome}: ${text} -> ${total} for ${value}`);
  }
  const { right, warned, wrong, silent, plain, plainRight } = counts;
  const ordinary = plain > 0 ? `; ordinary spellings ${plainRight} of ${plain} as printed` : '';
  console.log(
    `prints, ${name}, ${count} PDFs: ${right} as printed, ${warned} null with a warning, ${wrong} wrong, ` +
      `${silent} null and silent${ordinary}`,
  );
}

function countQuotes(name: string, prints: fc.Arbitrary<MadePrint>): void {
  const counts = { right: 0, held: 0, wrong: 0 };
  for (const made of fc.sample(cutQuotes(prints), { numRuns: QUOTES, seed: SEED })) {
    const total = servedOfQuote(made);
    const outcome = total === null ? 'held' : total === made.print.value ? 'right' : 'wrong';
    counts[outcome] += 1;
    if (outcome === 'wrong') console.log(`prints: ${made.quote} of ${made.print.text} -> ${total}`);
  }
  const { right, held, wrong } = counts;
  console.log(`prints, ${name}, ${QUOTES}: ${right} as printed, ${held} null with a warning, ${wrong} wrong`);
}
