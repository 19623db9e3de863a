import type { SKRSContext2D } from '@napi-rs/canvas';
import { SECTION_NAMES } from '../../../../../core/documents/certificate/acord-25.ts';
import type { MadeCase, PageCase } from '../made-cases.ts';
import { scanAfresh } from './drawn-afresh.ts';
import { chanceOf, type Print } from './made-certificate.ts';
import type { Scan } from './made-scan.ts';

/** A scan made to mislead: a marked value is unreadable, whatever was printed there. */
interface Misleading {
  readonly made: MadeCase;
  readonly scan: Scan;
}

/** Changes to the print of one limit that make it unreadable. */
const TO_A_LIMIT: readonly ((context: SKRSContext2D, print: Print, width: number) => void)[] = [
  function struck(context, { x, y, size }, width) {
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x - 3, y - 0.2 * size);
    context.lineTo(x + width + 3, y - 0.5 * size);
    context.stroke();
  },
  function blotted(context, { x, y, size }) {
    context.beginPath();
    context.ellipse(x + 0.3 * size, y - 0.35 * size, 0.45 * size, 0.5 * size, 0, 0, 2 * Math.PI);
    context.fill();
  },
  function printedOver(context, { x, y }) {
    context.fillText('9,350,000', x + 1.5, y - 0.5);
  },
  function takenBack(context, { x, y, size }, width) {
    context.font = `${0.8 * size}px "Afresh Sans"`;
    context.fillText('EXCL', x + width + 3, y);
  },
  function ofAnotherCurrency(context, { x, y, size }) {
    context.font = `${0.8 * size}px "Afresh Sans"`;
    context.textAlign = 'right';
    context.fillText('EUR', x - 2, y);
    context.textAlign = 'left';
  },
  function painted(context, { x, y, size }, width) {
    context.fillStyle = 'white';
    context.fillRect(x - 2, y - size, 0.35 * width, 1.3 * size);
  },
  function writtenAnew(context, { x, y, size }, width) {
    context.lineWidth = 0.8;
    context.beginPath();
    context.moveTo(x, y - 0.4 * size);
    context.lineTo(x + width, y - 0.35 * size);
    context.stroke();
    context.fillText('7,500', x + width + 4, y - 1);
  },
];

/** Changes to the whole page, and whether they put every coverage in doubt. */
const TO_THE_PAGE: readonly {
  readonly doubts: boolean;
  readonly off?: readonly [number, number];
  readonly cut?: { readonly left: number; readonly right: number };
  readonly marks?: (context: SKRSContext2D) => void;
}[] = [
  {
    doubts: true,
    marks: (context) => {
      stamp(context, 'VOID', 0);
    },
  },
  {
    doubts: true,
    marks: (context) => {
      stamp(context, 'CANCELLED', -0.5);
    },
  },
  { doubts: false, cut: { left: 0, right: 46 } },
  { doubts: false, cut: { left: 31, right: 0 } },
  { doubts: false, off: [0, 12] },
  { doubts: false, off: [16, 6] },
  {
    doubts: false,
    marks(context) {
      for (const [i, text] of ['EACH OCCURRENCE $ 9,350,000', 'GENERAL AGGREGATE $ 9,350,000'].entries())
        context.fillText(text, 330, 598 + 10 * i);
    },
  },
  {
    doubts: false,
    marks(context) {
      context.lineWidth = 9;
      context.strokeStyle = 'rgba(90, 60, 30, 0.45)';
      context.beginPath();
      context.arc(470, 380, 60, 0, 2 * Math.PI);
      context.stroke();
    },
  },
];

function stamp(context: SKRSContext2D, text: string, angle: number): void {
  context.save();
  context.translate(200, 470);
  context.rotate(angle);
  context.font = 'bold 64px "Afresh Sans"';
  context.fillStyle = 'rgba(170, 0, 0, 0.75)';
  context.fillText(text, 0, 0);
  context.restore();
}

/** Returns a random misleading scan of a certificate. */
export function misleadingScan(page: PageCase, seed: number): Misleading {
  const chance = chanceOf(seed + 3_333_333);
  const kinds = TO_A_LIMIT.length + TO_THE_PAGE.length;
  const kind = seed % kinds;
  const scanning = { resolution: chance() < 0.3 ? 150 : 200, isWorn: false, seed };
  const laying = { ...page.laying, off: [0, 0] as const };
  const toLimit = TO_A_LIMIT[kind];
  if (toLimit === undefined) {
    const { doubts, marks, cut, off = laying.off } = TO_THE_PAGE[kind - TO_A_LIMIT.length]!;
    const made = { ...page, taken: doubts ? SECTION_NAMES : page.taken };
    return {
      made,
      scan: scanAfresh(page, { ...laying, off }, { ...scanning, ...(marks && { marks }), ...(cut && { cut }) }),
    };
  }
  const limits = SECTION_NAMES.flatMap((section) =>
    Object.entries((page.truth[section] ?? {}) as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
      if (typeof value !== 'number' || name === 'deductible' || name === 'retention') return [];
      const prints = page.prints.filter(
        ({ text, isFilled }) => isFilled && text.replace(/[$ ]/g, '') === value.toLocaleString('en-US'),
      );
      return prints.length === 1 ? [{ path: `${section}.${name}`, print: prints[0]! }] : [];
    }),
  );
  const limit = limits[Math.floor(chance() * limits.length)];
  if (limit === undefined) return misleadingScan(page, seed + TO_A_LIMIT.length);
  const { path, print } = limit;
  const marks = (context: SKRSContext2D): void => {
    context.fillStyle = 'black';
    context.strokeStyle = 'black';
    context.font = `${print.size}px "Afresh Sans"`;
    const width = context.measureText(print.text).width;
    toLimit(context, { ...print, x: print.right === undefined ? print.x : print.right - width }, width);
  };
  return {
    made: { ...page, unreadable: [...page.unreadable, path] },
    scan: scanAfresh(page, laying, { ...scanning, marks }),
  };
}
