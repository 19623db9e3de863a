import { execFileSync } from 'node:child_process';
import { PDFDocument } from 'pdf-lib';

/** Dots to the inch of a page that was scanned or photographed for a form on the web. */
const DOTS = 150;

/** Whether pages can be turned into pictures here: that takes `pdftoppm` of Poppler. */
export function canDrawPages(): boolean {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A PDF without a text layer: each page a grey picture of what it showed. */
export async function asPictures(pdf: Uint8Array): Promise<Uint8Array> {
  const { length } = (await PDFDocument.load(pdf)).getPages();
  const pictures = await PDFDocument.create();
  for (let page = 1; page <= length; page += 1) {
    const png = execFileSync('pdftoppm', ['-png', '-gray', '-r', `${DOTS}`, '-f', `${page}`, '-l', `${page}`, '-'], {
      input: pdf,
      maxBuffer: 2 ** 26,
    });
    const image = await pictures.embedPng(png);
    const { width, height } = image.scale(72 / DOTS);
    pictures.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  return pictures.save();
}
