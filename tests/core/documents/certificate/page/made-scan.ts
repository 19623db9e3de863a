import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { loadPdfJs } from '../../../../../core/documents/pages/pdf-js.ts';
import { chanceOf } from './made-certificate.ts';

/** How a scan is worse than what was printed. */
export interface Scanning {
  /** Pixels to the inch. */
  readonly resolution: number;
  /** Shades of ink and paper, from 0 for black to 255 for white. */
  readonly ink?: number;
  readonly paper?: number;
  /** The share of the pixels that are grains of dirt, and how many pixels across a grain is. */
  readonly dirt?: number;
  readonly grain?: number;
  /** The quality of a JPEG, from 1 to 100; a PNG where there is none. */
  readonly quality?: number;
}

/** A scan as it is sent. */
export interface Scan {
  readonly type: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
}

/** The first page of a PDF as a scanner gives it. */
export async function scanOf(pdf: Uint8Array, scanning: Scanning, seed = 1): Promise<Scan> {
  const { resolution, ink = 0, paper = 255, dirt = 0, grain = 1, quality } = scanning;
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
  context.fillStyle = 'black';
  for (let left = dirt * canvas.width * canvas.height; left > 0; left -= grain * grain)
    context.fillRect(Math.floor(chance() * canvas.width), Math.floor(chance() * canvas.height), grain, grain);
  if (ink > 0 || paper < 255) {
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    picture.data.forEach((shade, i) => {
      if (i % 4 < 3) picture.data[i] = ink + (shade * (paper - ink)) / 255;
    });
    context.putImageData(picture, 0, 0);
  }
  return quality === undefined
    ? { type: 'png', bytes: new Uint8Array(canvas.toBuffer('image/png')) }
    : { type: 'jpeg', bytes: new Uint8Array(canvas.toBuffer('image/jpeg', quality)) };
}

/** A way to scan by chance. */
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
