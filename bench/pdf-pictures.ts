import { PDFDocument } from 'pdf-lib';
import { drawPage } from '../core/documents/pages/pdf-pages.ts';

/** A PDF without a text layer, like a scanner's: each page a picture of the original. */
export async function asPictures(pdf: Uint8Array): Promise<Uint8Array> {
  const pages = (await PDFDocument.load(pdf)).getPages();
  const pictures = await PDFDocument.create();
  for (const [i, page] of pages.entries()) {
    const drawn = await drawPage(pdf, i + 1);
    if (drawn === undefined || 'pixels' in drawn) throw new Error('A made page cannot be drawn.');
    const png = drawn.toBuffer('image/png');
    const { width, height } = page.getSize();
    pictures.addPage([width, height]).drawImage(await pictures.embedPng(png), { x: 0, y: 0, width, height });
  }
  return pictures.save();
}
