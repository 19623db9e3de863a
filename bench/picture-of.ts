import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { loadPdfJs } from '../core/documents/pages/pdf-js.ts';

/** The first page of a PDF as a scan with so many pixels to the inch, a PNG. */
export async function pictureOf(pdf: Uint8Array, resolution: number): Promise<Uint8Array> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const fonts = { useSystemFonts: false, standardFontDataUrl: join(folder, 'standard_fonts/') };
  const task = getDocument({ data: pdf, verbosity: VerbosityLevel.ERRORS, ...fonts });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: resolution / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  const bytes = new Uint8Array(canvas.toBuffer('image/png'));
  await task.destroy();
  return bytes;
}
