import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { loadPdfJs } from '../../../../../core/documents/pages/pdf-js.ts';
import { chanceOf } from './made-certificate.ts';

/** How a scan degrades the print. */
export interface Scanning {
  /** Pixels per inch. */
  readonly resolution: number;
  /** Shades of ink and paper, from 0 for black to 255 for white. */
  readonly ink?: number;
  readonly paper?: number;
  /** The share of pixels that are dirt, and the size of a grain in pixels. */
  readonly dirt?: number;
  readonly grain?: number;
  /** JPEG quality from 1 to 100; a PNG without it. */
  readonly quality?: number;
  /** Blur in pixels. */
  readonly blur?: number;
  /** How many shades the right edge is darker than the left one, as under an open lid. */
  readonly shade?: number;
  /** The number of thin grey streaks down the page, as from a dirty roller. */
  readonly streaks?: number;
  /** The shade from which a pixel is white in a black-and-white scan. */
  readonly threshold?: number;
}

/** A scan as sent. */
export interface Scan {
  readonly type: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
}

/** Returns a scan of the first page of a PDF. */
export async function scanOf(pdf: Uint8Array, scanning: Scanning, seed = 1): Promise<Scan> {
  const { resolution, ink = 0, paper = 255, dirt = 0, grain = 1, quality, threshold } = scanning;
  const { blur = 0, shade = 0, streaks = 0 } = scanning;
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const fonts = { useSystemFonts: false, standardFontDataUrl: join(folder, 'standard_fonts/') };
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: VerbosityLevel.ERRORS, ...fonts });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: resolution / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  await task.destroy();
  const context = canvas.getContext('2d');
  const chance = chanceOf(seed);
  if (blur > 0) {
    const sharp = createCanvas(canvas.width, canvas.height);
    sharp.getContext('2d').drawImage(canvas, 0, 0);
    context.filter = `blur(${blur}px)`;
    context.drawImage(sharp, 0, 0);
    context.filter = 'none';
  }
  context.fillStyle = 'rgba(90, 90, 90, 0.5)';
  for (let i = 0; i < streaks; i += 1) context.fillRect(Math.floor(chance() * canvas.width), 0, 1, canvas.height);
  context.fillStyle = 'black';
  for (let left = dirt * canvas.width * canvas.height; left > 0; left -= grain * grain)
    context.fillRect(Math.floor(chance() * canvas.width), Math.floor(chance() * canvas.height), grain, grain);
  if (ink > 0 || paper < 255 || shade > 0 || threshold !== undefined) {
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    picture.data.forEach((one, i) => {
      if (i % 4 === 3) return;
      const lit = ink + (one * (paper - ink)) / 255 - shade * (((i >> 2) % canvas.width) / canvas.width);
      picture.data[i] = threshold === undefined ? Math.max(0, lit) : lit < threshold ? 0 : 255;
    });
    context.putImageData(picture, 0, 0);
  }
  return quality === undefined
    ? { type: 'png', bytes: new Uint8Array(canvas.toBuffer('image/png')) }
    : { type: 'jpeg', bytes: new Uint8Array(canvas.toBuffer('image/jpeg', quality)) };
}

/** Returns random scan settings. */
export function scanningOf(seed: number): Scanning {
  const chance = chanceOf(seed + 55_555);
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  return {
    resolution: pick(130, 150, 175, 200, 240, 300),
    ink: pick(0, 0, 60, 110),
    paper: pick(255, 255, 225, 195),
    dirt: pick(0, 0, 0.001, 0.004),
    grain: pick(1, 2, 3),
    ...pick<Pick<Scanning, 'quality'>>({}, { quality: 30 }, { quality: 55 }, { quality: 85 }),
  };
}

/** Returns random settings of a poor scan: blurred, unevenly lit, streaked, or black and white. */
export function wornScanningOf(seed: number): Scanning {
  const chance = chanceOf(seed + 808_081);
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const kind = pick<Partial<Scanning>>({ threshold: pick(120, 150, 180) }, { shade: pick(20, 45, 70) }, {}, {});
  return {
    resolution: pick(150, 180, 200, 220, 300),
    ink: pick(0, 20, 50),
    paper: pick(255, 240),
    blur: pick(0, 0.4, 0.7, 1),
    dirt: pick(0, 0, 0.0005, 0.002),
    grain: pick(1, 2),
    streaks: pick(0, 0, 0, 2),
    ...kind,
    ...pick<Pick<Scanning, 'quality'>>({}, { quality: 45 }, { quality: 70 }, { quality: 90 }),
  };
}
