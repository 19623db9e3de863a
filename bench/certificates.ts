import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFCheckBox, PDFDocument, PDFTextField } from 'pdf-lib';
import { madeForm, type Filling, type PublishedField } from '../tests/core/documents/certificate/form/made-form.ts';
import { judge } from '../tests/core/documents/certificate/judged.ts';
import {
  formCase,
  labelsLeftOut,
  namedDrawing,
  pageCase,
  renamedDrawing,
  respelledDrawing,
  rewrappedDrawing,
  unseenDrawing,
  type MadeCase,
  type PageCase,
} from '../tests/core/documents/certificate/made-cases.ts';
import { pdfAfresh, scanAfresh } from '../tests/core/documents/certificate/page/drawn-afresh.ts';
import { OFFICES, type Office } from '../tests/core/documents/certificate/page/hands.ts';
import { misleadingScan } from '../tests/core/documents/certificate/page/misleading-scans.ts';
import { madePdf } from '../tests/core/documents/certificate/page/made-pdf.ts';
import {
  scanningOf,
  scanOf,
  wornScanningOf,
  type Scanning,
} from '../tests/core/documents/certificate/page/made-scan.ts';
import { startProcess } from './server-process.ts';

/** A made certificate as sent. */
interface Sent {
  readonly made: MadeCase;
  readonly type: 'pdf' | 'png' | 'jpeg';
  readonly bytes: Uint8Array;
}

interface CertificateSet {
  readonly name: string;
  readonly count: number;
  readonly make: (i: number) => Promise<Sent>;
}

const FIELDS = join(import.meta.dirname, '../../shared/data/documents/acord25-fields.json');

/** A folder of fillable blanks with the publisher's field names, if available. */
const { CERTIFICATE_BLANKS = '' } = process.env;

/**
 * For trying out a change: part of the names of sets, a divisor of their sizes, an offset of the first case, and
 * whether to print everything that is wrong.
 */
const { CERTIFICATE_SETS = '', CERTIFICATE_SAMPLE = '1', CERTIFICATE_FROM = '0', CERTIFICATE_PATHS } = process.env;

/** Resolution of scans in dpi. */
const SCANS = [150, 200, 300] as const;

async function flat(made: PageCase): Promise<Sent> {
  return { made, type: 'pdf', bytes: await madePdf(made, made.laying) };
}

/** A picture has one page: it does not contain what another page says. */
function firstPage(made: PageCase): PageCase {
  const { more, ...laying } = made.laying;
  return more === undefined ? made : { ...made, laying, taken: [] };
}

async function scanned(made: PageCase, scanning: Scanning): Promise<Sent> {
  const own = firstPage(made);
  return { made: own, ...(await scanOf(await madePdf(own, own.laying), scanning)) };
}

/** Drawn, and scanned, in the other style. */
function afresh(seed: number, resolution: number, isWorn: boolean): Promise<Sent> {
  const made = firstPage(pageCase(seed, renamedDrawing));
  return Promise.resolve({ made, ...scanAfresh(made, made.laying, { resolution, isWorn, seed }) });
}

/** Filled in and scanned by an office. */
function byOffice(office: Office, seed: number, resolution: number): Promise<Sent> {
  const made = firstPage(pageCase(seed, namedDrawing(office.vocabulary)));
  return Promise.resolve({ made, ...scanAfresh(made, made.laying, { resolution, isWorn: false, seed, hand: office }) });
}

/** Both drawings in turn. */
function badScan(i: number): PageCase {
  return i % 3 === 0 ? pageCase(i + 90_001, unseenDrawing) : pageCase(i + 90_001);
}

/** Fills in a blank, and flattens it on request. */
async function filledBlank(blank: Uint8Array, filling: Filling, isFlat: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(blank);
  const form = pdf.getForm();
  for (const field of form.getFields()) {
    const value = filling[field.getName().replace(/^.*\.|\[0\]$/g, '')];
    if (value === true && field instanceof PDFCheckBox) field.check();
    if (typeof value !== 'string' || !(field instanceof PDFTextField)) continue;
    field.removeMaxLength();
    field.setText(value);
  }
  if (isFlat) form.flatten();
  return pdf.save();
}

function sets(): readonly CertificateSet[] {
  const fields = existsSync(FIELDS)
    ? (JSON.parse(readFileSync(FIELDS, 'utf8')) as PublishedField[]).filter(({ type }) => type !== '')
    : undefined;
  const blanks =
    CERTIFICATE_BLANKS === '' ? [] : readdirSync(CERTIFICATE_BLANKS).filter((name) => name.endsWith('.pdf'));
  return [
    { name: 'flat', count: 500, make: (i) => flat(pageCase(i + 1)) },
    { name: 'flat, later seeds', count: 150, make: (i) => flat(pageCase(i + 50_000)) },
    { name: 'flat, labels left out', count: 50, make: (i) => flat(pageCase(i + 1, labelsLeftOut)) },
    { name: 'flat, labels rewrapped', count: 100, make: (i) => flat(pageCase(i + 1, rewrappedDrawing)) },
    { name: 'flat, unseen drawing', count: 100, make: (i) => flat(pageCase(i + 1, unseenDrawing)) },
    {
      name: 'flat, drawn afresh',
      count: 300,
      make: (i) => {
        const made = pageCase(i + 800_001, renamedDrawing);
        return Promise.resolve({ made, type: 'pdf', bytes: pdfAfresh(made, made.laying, i) });
      },
    },
    ...(fields === undefined
      ? []
      : [
          {
            name: 'form fields',
            count: 250,
            make: async (i: number): Promise<Sent> => {
              const made = formCase(i + 1);
              return { made, type: 'pdf', bytes: await madeForm(fields, made.filling) };
            },
          },
        ]),
    ...blanks.flatMap((file) => {
      const blank = new Uint8Array(readFileSync(join(CERTIFICATE_BLANKS, file)));
      const make =
        (isFlat: boolean, fits: boolean) =>
        async (i: number): Promise<Sent> => {
          const made = formCase(i + 70_000, fits);
          return { made, type: 'pdf', bytes: await filledBlank(blank, made.filling, isFlat) };
        };
      return [
        { name: file, count: 50, make: make(false, false) },
        { name: `${file}, flattened`, count: 50, make: make(true, true) },
        { name: `${file}, flattened, overfilled`, count: 50, make: make(true, false) },
        {
          name: `pictures, ${file}`,
          count: 6,
          make: async (i: number): Promise<Sent> => {
            const { made, bytes } = await make(true, true)(i + 500);
            return { made, ...(await scanOf(bytes, { resolution: SCANS[i % SCANS.length] ?? SCANS[0] })) };
          },
        },
      ];
    }),
    ...SCANS.map((resolution) => ({
      name: `pictures, ${resolution} dpi`,
      count: 12,
      make: (i: number) => scanned(pageCase(i + 1 + resolution), { resolution }),
    })),
    ...SCANS.map((resolution) => ({
      name: `pictures, drawn afresh, ${resolution} dpi`,
      count: 12,
      make: (i: number) => afresh(i + 810_001 + 100 * resolution, resolution, false),
    })),
    ...Object.entries(OFFICES).flatMap(([name, office], k) =>
      SCANS.map((resolution) => ({
        name: `pictures, office ${name}, ${resolution} dpi`,
        count: 8,
        make: (i: number) => byOffice(office, i + 900_001 + 10_000 * k + 10 * resolution, resolution),
      })),
    ),
    {
      name: 'pictures, drawn afresh, worn',
      count: 12,
      make: (i) => afresh(i + 850_001, SCANS[i % SCANS.length] ?? SCANS[0], true),
    },
    {
      name: 'pictures, misleading',
      count: 60,
      make: (i) => {
        const { made, scan } = misleadingScan(firstPage(pageCase(i + 870_001, renamedDrawing)), i);
        return Promise.resolve({ made, ...scan });
      },
    },
    { name: 'pictures, unseen', count: 8, make: (i) => scanned(pageCase(i + 1, unseenDrawing), { resolution: 200 }) },
    { name: 'pictures, bad scans', count: 24, make: (i) => scanned(badScan(i), scanningOf(i)) },
    {
      name: 'pictures, respelled',
      count: 16,
      make: (i) =>
        scanned(pageCase(i + 600_001, respelledDrawing), { resolution: SCANS[i % SCANS.length] ?? SCANS[0] }),
    },
    {
      name: 'pictures, worn',
      count: 24,
      make: (i) => scanned(pageCase(i + 400_001, respelledDrawing), wornScanningOf(i + 1000)),
    },
  ];
}

/** Sends made certificates to a server without a key and compares served values and verdicts with the truth. */
export async function certificatesBench(): Promise<void> {
  const server = await startProcess([process.execPath, 'server.ts'], { MISTRAL_API_KEY: '' });
  const url = `http://127.0.0.1:${server.port}`;
  const head = ['sent', 'refused', 'values', 'right', '', 'wrong', 'withheld', 'left out', 'same', 'open', 'wrong'];
  console.log(`Certificates over HTTP, and their verdicts\n  ${''.padEnd(34)}${row(head)}`);
  try {
    for (const { name, count, make } of sets().filter((set) => set.name.includes(CERTIFICATE_SETS))) {
      const sums = { right: 0, wrong: 0, withheld: 0, lost: 0 };
      const verdicts = { same: 0, open: 0, wrong: 0 };
      let refused = 0;
      const sent = Math.ceil(count / Number(CERTIFICATE_SAMPLE));
      for (let i = 0; i < sent; i += 1) {
        const { made, ...file } = await make(i + Number(CERTIFICATE_FROM));
        const judged = await judge(url, made, file);
        if (judged === undefined) {
          refused += 1;
          if (CERTIFICATE_PATHS !== undefined) console.log(`    ${name} ${i}: refused`);
          continue;
        }
        for (const outcome of ['right', 'wrong', 'withheld', 'lost'] as const) sums[outcome] += judged[outcome];
        verdicts[judged.verdict] += 1;
        for (const path of judged.paths) {
          if (CERTIFICATE_PATHS !== undefined || path.includes('wrong')) console.log(`    ${name} ${i}: ${path}`);
        }
      }
      const all = sums.right + sums.wrong + sums.withheld + sums.lost;
      const share = `${((100 * sums.right) / Math.max(all, 1)).toFixed(1)}%`;
      const counts = [sent, refused, all, sums.right, share, sums.wrong, sums.withheld, sums.lost];
      console.log(`  ${name.padEnd(34)}${row([...counts, verdicts.same, verdicts.open, verdicts.wrong])}`);
    }
  } finally {
    await server.stop();
  }
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join('');
}
