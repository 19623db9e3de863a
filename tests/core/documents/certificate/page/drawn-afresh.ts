import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf, type MadeCertificate, type Print } from './made-certificate.ts';
import type { Laying } from './made-pages.ts';
import type { Scan } from './made-scan.ts';

/**
 * Another way to turn a generated certificate into a file: drawn on a canvas instead of by a PDF writer, in other fonts, and scanned with random grain, fading,
 * swollen or thinned print, and repeated photocopying. Rules are measured on it; none was made on it.
 */

/** A font family with its own file. The system families are optional: the canvas falls back on the next in its list. */
const FAMILY = 'Afresh Sans';
const FAMILIES: Readonly<Record<Print['font'], readonly string[]>> = {
  sans: [FAMILY, 'DejaVu Sans Condensed', 'DejaVu Sans'],
  serif: ['DejaVu Serif Condensed', 'DejaVu Serif', FAMILY],
  mono: ['DejaVu Sans Mono', 'DejaVu Sans Mono', FAMILY],
};

/** Character widths as a share of the height, so drawn text fits the form. */
const WIDEST: Readonly<Record<Print['font'], number>> = { sans: 0.53, serif: 0.5, mono: 0.6 };

const [WIDTH, HEIGHT] = [612, 792];

let isRegistered = false;

/** Font files by family name: a typewriter face and a book face, as office printers have. */
const FILES = {
  'LiberationSans-Regular.ttf': FAMILY,
  'LiberationSans-Bold.ttf': 'Office Bold',
  'FoxitFixed.pfb': 'Typewriter',
  'FoxitFixedBold.pfb': 'Typewriter Bold',
  'FoxitSerif.pfb': 'Book',
  'FoxitSerifBold.pfb': 'Book Bold',
} as const;

/** How one office fills in and scans: its fonts, its changes to a drawing, and the flaws of its copies. */
export interface Hand {
  readonly families: Readonly<Record<Print['font'], readonly string[]>>;
  /** Returns a print as this office prints it. */
  readonly vary: (print: Print) => Print;
  readonly flaws: (chance: () => number) => Flaws;
  /** Draws its stamps and notes next to the table. */
  readonly marks?: (context: SKRSContext2D) => void;
}

const AFRESH: Hand = { families: FAMILIES, vary: (print) => print, flaws: usualFlaws };

function registerFonts(): void {
  if (isRegistered) return;
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  for (const [file, name] of Object.entries(FILES))
    GlobalFonts.registerFromPath(join(folder, 'standard_fonts', file), name);
  isRegistered = true;
}

function draw(
  context: SKRSContext2D,
  { prints, rules }: Pick<MadeCertificate, 'prints' | 'rules'>,
  { laying, seed, hand = AFRESH }: { readonly laying: Laying; readonly seed: number; readonly hand?: Hand },
): void {
  registerFonts();
  const chance = chanceOf(seed + 9_090_909);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const { scale = 1, right = 0, down = 0, off = [0, 0], turn = 0 } = laying;
  context.fillStyle = 'white';
  context.fillRect(0, 0, WIDTH * scale, HEIGHT * scale);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(right, down);
  context.strokeStyle = pick(['black', '#333', '#666']);
  context.lineWidth = pick([0.4, 0.6, 0.9]);
  for (const [x1, y1, x2, y2] of rules) {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }
  const families = { form: new Map<string, string>(), filled: new Map<string, string>() };
  const isBoldWriting = chance() < 0.25;
  for (const { text, x, y, size, font, isBold = false, isFilled = false, right: end } of prints.map(hand.vary)) {
    const known = families[isFilled ? 'filled' : 'form'];
    const family = known.get(font) ?? pick(hand.families[font]);
    known.set(font, family);
    const weight = isBold || (isFilled && isBoldWriting) ? 'bold' : 'normal';
    context.font = `${weight} ${size}px "${family}", "${FAMILY}"`;
    context.fillStyle = isFilled ? pick(['black', 'black', '#001a4d']) : 'black';
    const widest = Math.max(size, text.length * size * WIDEST[font] * 1.06);
    const wide = Math.min(widest, context.measureText(text).width);
    const [offRight, offDown] = isFilled ? off : [0, 0];
    context.fillText(text, (end === undefined ? x : end - wide) + offRight, y + offDown, widest);
  }
}

/** Returns a PDF with a text layer, as another program writes it. */
export function pdfAfresh(
  { prints, rules }: Pick<MadeCertificate, 'prints' | 'rules'>,
  laying: Laying,
  seed: number,
): Uint8Array {
  const pdf = new PDFDocument();
  const { scale = 1, more = [] } = laying;
  for (const [i, own] of [prints, ...more].entries()) {
    const context = pdf.beginPage(WIDTH * scale, HEIGHT * scale) as SKRSContext2D;
    draw(context, { prints: own, rules: i === 0 ? rules : [] }, { laying, seed });
    pdf.endPage();
  }
  return new Uint8Array(pdf.close());
}

/** The flaws of a scan. */
export interface Flaws {
  /** The deviation of single pixels' shades. */
  readonly grain: number;
  /** Blur in pixels. */
  readonly blur: number;
  /** Shades of the ink at the top and at the foot of the page, and of the paper. */
  readonly ink: readonly [number, number];
  readonly paper: number;
  /** The shade from which a photocopy is white; undefined without one. */
  readonly copied?: number;
  readonly specks: number;
  /** JPEG quality; a PNG without it. */
  readonly quality?: number;
}

/** Returns the flaws of an office scanner. */
function usualFlaws(chance: () => number): Flaws {
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  return {
    grain: pick(0, 3, 7),
    blur: pick(0, 0, 0.3),
    ink: pick([0, 0], [30, 30], [50, 20]),
    paper: pick(255, 248, 238),
    specks: pick(0, 0, 40),
    ...pick<Pick<Flaws, 'quality'>>({}, { quality: 88 }, { quality: 75 }, { quality: 60 }),
  };
}

/** Returns the flaws of a photocopier, a fax or a faint cartridge. */
function wornFlaws(chance: () => number): Flaws {
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  return {
    grain: pick(4, 10, 16),
    blur: pick(0.5, 0.8, 1.1),
    ink: pick([20, 110], [90, 60], [0, 0]),
    paper: pick(255, 235, 215),
    specks: pick(0, 100, 400),
    ...pick<Partial<Flaws>>({}, {}, { copied: 140 }, { copied: 170 }),
    ...pick<Pick<Flaws, 'quality'>>({}, { quality: 80 }, { quality: 50 }),
  };
}

/** How a page is scanned. */
interface ScanningAfresh {
  readonly resolution: number;
  readonly isWorn: boolean;
  readonly seed: number;
  readonly hand?: Hand;
  /** Draws marks on the print, in points of the form. */
  readonly marks?: (context: SKRSContext2D) => void;
  /** Points of the page beyond each edge of the picture. */
  readonly cut?: { readonly left: number; readonly right: number };
}

/** Returns a picture at a resolution in pixels per inch. */
export function scanAfresh(
  made: Pick<MadeCertificate, 'prints' | 'rules'>,
  laying: Laying,
  { resolution, isWorn, seed, hand = AFRESH, marks = hand.marks, cut = { left: 0, right: 0 } }: ScanningAfresh,
): Scan {
  const chance = chanceOf(seed + 6_161_616);
  const { grain, blur, ink, paper, copied, specks, quality } = (isWorn ? wornFlaws : hand.flaws)(chance);
  const { scale = 1 } = laying;
  const canvas = createCanvas(
    Math.ceil(((WIDTH * scale - cut.left - cut.right) * resolution) / 72),
    Math.ceil((HEIGHT * scale * resolution) / 72),
  );
  const context = canvas.getContext('2d');
  context.scale(resolution / 72, resolution / 72);
  context.translate(-cut.left, 0);
  draw(context, made, { laying, seed, hand });
  marks?.(context);
  context.resetTransform();
  if (blur > 0) {
    const sharp = createCanvas(canvas.width, canvas.height);
    sharp.getContext('2d').drawImage(canvas, 0, 0);
    context.filter = `blur(${(blur * resolution) / 200}px)`;
    context.drawImage(sharp, 0, 0);
    context.filter = 'none';
  }
  context.fillStyle = 'black';
  for (let i = 0; i < specks; i += 1) {
    const side = 1 + Math.floor(3 * chance());
    context.fillRect(chance() * canvas.width, chance() * canvas.height, side, side);
  }
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < picture.data.length; i += 4) {
    const down = i / picture.data.length;
    const black = ink[0] + (ink[1] - ink[0]) * down;
    // The sum of three is close enough to a normal distribution.
    const noise = grain === 0 ? 0 : grain * 2 * (chance() + chance() + chance() - 1.5);
    for (let k = i; k < i + 3; k += 1) {
      const shade = black + ((picture.data[k] ?? 255) * (paper - black)) / 255 + noise;
      picture.data[k] = copied === undefined ? shade : shade < copied ? 0 : 255;
    }
  }
  context.putImageData(picture, 0, 0);
  return quality === undefined
    ? { type: 'png', bytes: new Uint8Array(canvas.toBuffer('image/png')) }
    : { type: 'jpeg', bytes: new Uint8Array(canvas.toBuffer('image/jpeg', quality)) };
}
