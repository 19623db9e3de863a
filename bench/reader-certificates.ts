import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { SubmittedDocument } from '../core/submitted-document.ts';
import { createPageReader, type PageReader } from '../core/documents/pages/page-reader.ts';
import { loadPdfJs } from '../core/documents/pages/pdf-js.ts';
import { measureCases } from '../tests/core/documents/certificate/made-cases.ts';
import { compared, type Counts } from '../tests/core/documents/certificate/page/compared.ts';
import { chanceOf, madeCertificate } from '../tests/core/documents/certificate/page/made-certificate.ts';
import { madePdf, STRAIGHT, type Lie } from '../tests/core/documents/certificate/page/made-pdf.ts';

/** What became of the values of a set of made certificates. */
export interface CertificateCounts extends Counts {
  readonly set: string;
}

const DEADLINE_MS = 120_000;

/** Pixels to the inch of a scan. */
const SCAN = 200;

/** Certificates of each set: pictures take seconds. */
const SIZES = { layers: 100, pictures: 6 };

/** Made certificates, each printed in a way of its own: as flat PDFs, straight and askew, and as pictures of them. */
export async function measureCertificates(): Promise<readonly CertificateCounts[]> {
  const pages = createPageReader();
  try {
    return [
      { set: 'text layers', ...(await measure(pages, { from: 20_000, count: SIZES.layers, lie: () => STRAIGHT })) },
      { set: 'askew layers', ...(await measure(pages, { from: 30_000, count: SIZES.layers, lie: lieOf(2) })) },
      {
        set: 'pictures',
        ...(await measure(pages, { from: 40_000, count: SIZES.pictures, lie: lieOf(0.6), draw: picture })),
      },
    ];
  } finally {
    await pages.close();
  }
}

/** Cases made by chance: those that the rules were written on, and those that were only counted. */
const CASES = [
  { set: 'cases, seen', from: 1 },
  { set: 'cases, unseen', from: 5000 },
];
const CASES_OF_A_SET = 500;

/** Prints how many values of made certificates are served right, wrong, withheld, and not at all. */
export async function certificatesBench(): Promise<void> {
  console.log('Made certificates without a model: values printed, served right, wrong, withheld, left out');
  for (const { set, right, wrong, withheld, lost } of await measureCertificates()) {
    const all = right + wrong + withheld + lost;
    const counts = [all, right, `${((100 * right) / all).toFixed(1)} %`, wrong, withheld, lost];
    console.log(`  ${set.padEnd(16)}${counts.map((one) => String(one).padStart(8)).join('')}`);
  }
  console.log(
    'Any edition, print off its boxes, scaled, turned, with remarks and pages: also verdicts as the truth, open, wrong; refused',
  );
  for (const { set, from } of CASES) {
    const { right, wrong, withheld, lost, verdicts, refused } = measureCases(from, CASES_OF_A_SET);
    const all = right + wrong + withheld + lost;
    const values = [all, right, `${((100 * right) / all).toFixed(1)} %`, wrong, withheld, lost];
    const counts = [...values, verdicts.same, verdicts.open, verdicts.wrong, refused];
    console.log(`  ${set.padEnd(16)}${counts.map((one) => String(one).padStart(8)).join('')}`);
  }
}

interface Made {
  readonly from: number;
  readonly count: number;
  readonly lie: (seed: number) => Lie;
  readonly draw?: (pdf: Uint8Array) => Promise<SubmittedDocument>;
}

async function measure(reader: PageReader, { from, count, lie, draw }: Made): Promise<Counts> {
  const sums = { right: 0, wrong: 0, withheld: 0, lost: 0 };
  for (let seed = from; seed < from + count; seed += 1) {
    const made = madeCertificate(seed);
    const bytes = await madePdf(made, lie(seed));
    const document = draw === undefined ? ({ type: 'pdf', bytes } as const) : await draw(bytes);
    const read = await reader.read(document, { signal: AbortSignal.timeout(DEADLINE_MS), deadlineMs: DEADLINE_MS });
    if (read.kind !== 'pages') throw new Error(`Cannot read made certificate ${seed}: ${read.kind}`);
    const counts = compared(read.document, made.truth);
    sums.right += counts.right;
    sums.wrong += counts.wrong;
    sums.withheld += counts.withheld;
    sums.lost += counts.lost;
  }
  return sums;
}

/** A page laid down by hand, turned by so many degrees at most in all. */
function lieOf(turn: number): (seed: number) => Lie {
  return (seed) => {
    const chance = chanceOf(seed);
    return {
      scale: [1, 0.93, 1.08][Math.floor(chance() * 3)] ?? 1,
      right: chance() * 20 - 10,
      down: chance() * 20 - 10,
      turn: (chance() - 0.5) * turn,
    };
  };
}

async function picture(pdf: Uint8Array): Promise<SubmittedDocument> {
  return { type: 'image', mediaType: 'image/png', bytes: await pictureOfPdf(pdf, SCAN) };
}

/** The first page of a PDF as a scan of so many pixels to the inch, as PNG. */
export async function pictureOfPdf(pdf: Uint8Array, perInch: number): Promise<Uint8Array> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const fonts = { useSystemFonts: false, standardFontDataUrl: join(folder, 'standard_fonts/') };
  const task = getDocument({ data: pdf, verbosity: VerbosityLevel.ERRORS, ...fonts });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: perInch / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  const bytes = new Uint8Array(canvas.toBuffer('image/png'));
  await task.destroy();
  return bytes;
}
