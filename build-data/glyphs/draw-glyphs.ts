import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { CLASSES, SIGNS } from '../../core/documents/pages/recognition/witness/glyph-net.ts';
import { windowOf } from '../../core/documents/pages/recognition/witness/glyph-window.ts';
import type { Random } from '../classifier/random.ts';
import { chanceBy, type Chance } from '../chance.ts';
import { ruleOut, spoil } from './flaws.ts';
import { textBy } from './texts.ts';

/** A glyph as the network sees it, and its class. */
export interface Example {
  readonly ink: Uint8Array;
  readonly sign: number;
}

/** The fonts that most forms are filled in with, metric-compatible with Arial, Courier and Times, and how often each is drawn. */
const FONTS: Readonly<Record<string, number>> = {
  'LiberationSans-Regular.ttf': 12,
  'LiberationSans-Bold.ttf': 9,
  'LiberationSans-Italic.ttf': 1,
  'FoxitFixed.pfb': 9,
  'FoxitFixedBold.pfb': 6,
  'FoxitSerif.pfb': 9,
  'FoxitSerifBold.pfb': 6,
};

/** How often each of the other fonts is drawn. */
const OTHERS = 2;

/** Ink that is not a single character. */
const JUNK = CLASSES - 1;

/** The widest and highest line, in pixels. */
const SHEET = [640, 160] as const;

/** The resolutions of scans, in pixels per inch, and the range of resolutions at which a letter-size page is read. */
const SCANS = [150, 150, 200, 300] as const;
const READ: readonly [number, number] = [225, 250];

/**
 * Returns a function that draws a line in one of the fonts of pdf.js or of further files, and returns its glyphs. Canvases are reused because the
 * library holds on to their pixels for a long time.
 */
export function glyphDrawer(files: readonly string[]): (random: Random) => Example[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
  const fonts = [
    ...Object.entries(FONTS).map(([file, often]) => [join(folder, file), often] as const),
    ...files.map((file) => [file, OTHERS] as const),
  ];
  const families = fonts.flatMap(([file, often], i): string[] => {
    const family = `Glyphs ${i}`;
    if (GlobalFonts.registerFromPath(file, family) === null) return [];
    return Array.from({ length: often }, () => family);
  });
  const [print, spare, posed] = [SHEET, SHEET, SHEET].map((size) => createCanvas(...size).getContext('2d')) as Sheets;
  return (random) => {
    const chance = chanceBy(random);
    const scan = chance.pick(SCANS);
    const line = drawLine(print, chance, { family: chance.pick(families), scan });
    spoil(print, spare, { ...line, scan, chance });
    return signsOf(line, { print, posed, chance, scale: chance.between(...READ) / scan });
  };
}

type Sheets = [print: SKRSContext2D, spare: SKRSContext2D, posed: SKRSContext2D];

/** A line on a sheet: its size, cap height and baseline, and its glyphs from left to right. */
interface DrawnLine {
  readonly width: number;
  readonly height: number;
  readonly capital: number;
  readonly base: number;
  readonly signs: readonly { readonly sign: string; readonly left: number; readonly right: number }[];
}

/** Draws a line character by character at the size of print on forms, sometimes narrower, bolder or with touching characters. */
function drawLine(
  context: SKRSContext2D,
  chance: Chance,
  { family, scan }: { readonly family: string; readonly scan: number },
): DrawnLine {
  const text = textBy(chance);
  const size = (chance.between(6.5, 10.5) * scan) / 72;
  const squeeze = chance.is(0.6) ? 1 : chance.between(0.8, 1.1);
  const spacing = chance.is(0.5) ? 0 : chance.between(-0.06, 0.12) * size;
  const stroke = chance.is(0.7) ? 0 : chance.between(0, 0.035) * size;
  const [width, height] = [Math.ceil(size * text.length * 1.1 + 40), Math.ceil(size * 2 + 8)];
  context.resetTransform();
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = context.strokeStyle = 'black';
  context.lineWidth = stroke;
  context.font = `${size}px "${family}"`;
  context.scale(squeeze, 1);
  const capital = context.measureText('H').actualBoundingBoxAscent;
  const base = 1.3 * size + chance.next();
  let x = 8 + chance.next();
  const signs = Array.from(text, (sign) => {
    context.fillText(sign, x / squeeze, base);
    if (stroke > 0) context.strokeText(sign, x / squeeze, base);
    const { width: wide, actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(sign);
    const left = x - actualBoundingBoxLeft * squeeze - stroke / 2;
    const right = x + actualBoundingBoxRight * squeeze + stroke / 2;
    x += wide * squeeze + spacing;
    return { sign, left, right };
  });
  return { width, height, capital, base, signs };
}

/** Returns the glyphs of a line from a page prepared as for reading: rotated back a little, at the usual size, with its ruled lines removed. */
function signsOf(
  { width, height, capital, base, signs }: DrawnLine,
  {
    print,
    posed,
    chance,
    scale,
  }: { readonly print: SKRSContext2D; readonly posed: SKRSContext2D; readonly chance: Chance; readonly scale: number },
): Example[] {
  const turn = chance.is(0.5) ? 0 : chance.between(-0.012, 0.012);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  posed.resetTransform();
  posed.fillStyle = 'white';
  posed.fillRect(0, 0, size.width, size.height);
  posed.imageSmoothingQuality = 'high';
  posed.rotate(turn);
  posed.scale(scale, scale);
  posed.drawImage(print.canvas, 0, 0, width, height, 0, 0, width, height);
  const colours = posed.getImageData(0, 0, size.width, size.height).data;
  const picture = { ...size, pixels: new Uint8Array(size.width * size.height).map((_, i) => colours[4 * i] ?? 255) };
  const high = capital * scale;
  if (chance.is(0.3)) ruleOut(picture, { top: base * scale - high, base: base * scale }, chance);
  const darkest = picture.pixels.reduce((least, one) => Math.min(least, one), 255);
  // The position of a word's line is only known to about a pixel.
  const [lowered, grown] = [chance.between(-0.05, 0.05) * high, chance.between(-0.06, 0.06) * high];
  const exampleOf = (left: number, right: number, sign: number): Example => {
    const foot = base * scale + (turn * (left + right) * scale) / 2 + lowered;
    const [from, to] = [
      left * scale - 0.3 + chance.between(-1.2, 1.2),
      right * scale + 0.3 + chance.between(-1.2, 1.2),
    ];
    return { ink: windowOf(picture, { left: from, right: to, top: foot - high + grown, base: foot }, darkest), sign };
  };
  return signs.flatMap(({ sign, left, right }, i): Example[] => {
    const own = exampleOf(left, right, SIGNS.indexOf(sign));
    const next = signs[i + 1];
    if (next === undefined || !chance.is(0.16)) return [own];
    const across = (share: number, of: { readonly left: number; readonly right: number }): number =>
      of.left + share * (of.right - of.left);
    const [from, to] = chance.pick([
      [left, next.right],
      [across(chance.between(0.35, 0.65), { left, right }), across(chance.between(0.35, 0.65), next)],
      [left, across(chance.between(0.3, 0.6), { left, right })],
      [across(chance.between(0.4, 0.7), { left, right }), right],
    ] as const);
    return [own, exampleOf(from, to, JUNK)];
  });
}
