import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF of pages of lines, each line placed in points from the lower left corner. */
export async function pdfOf(
  pages: readonly (readonly (readonly [text: string, x: number, y: number])[])[],
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([612, 792]);
    for (const [text, x, y] of lines) page.drawText(text, { x, y, size: 11, font });
  }
  return pdf.save();
}

/** A form with one filled-in text field and two boxes, one of them ticked. */
export async function formOf(text: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const form = pdf.getForm();
  const field = form.createTextField('holder');
  field.setText(text);
  field.addToPage(page, { x: 100, y: 600, width: 200, height: 18 });
  const ticked = form.createCheckBox('occurrence');
  ticked.addToPage(page, { x: 50, y: 500, width: 12, height: 12 });
  ticked.check();
  form.createCheckBox('claims_made').addToPage(page, { x: 80, y: 500, width: 12, height: 12 });
  return pdf.save();
}

/** A PNG of lines in large black letters on light grey, turned clockwise by quarters. */
export function pictureOf(lines: readonly string[], quarters = 0): Uint8Array {
  const [width, height] = [900, 140 + 70 * lines.length];
  const canvas = quarters % 2 === 0 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.fillStyle = '#dddddd';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.translate(-width / 2, -height / 2);
  context.fillStyle = 'black';
  context.font = '40px sans-serif';
  lines.forEach((line, i) => {
    context.fillText(line, 60, 110 + 70 * i);
  });
  return canvas.toBuffer('image/png');
}

/** A page of 8 megapixels with a single line on it. */
export function sparsePicture(line: string): Uint8Array {
  const canvas = createCanvas(2400, 3300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#dddddd';
  context.fillRect(0, 0, 2400, 3300);
  context.fillStyle = 'black';
  context.font = '44px sans-serif';
  context.fillText(line, 200, 400);
  return canvas.toBuffer('image/png');
}

/** A PDF whose only page is a picture, as a scanner produces it. */
export async function scanOf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(pictureOf(lines));
  const page = pdf.addPage([612, 792]);
  page.drawImage(image, { x: 36, y: 400, width: 540, height: (540 * image.height) / image.width });
  return pdf.save();
}

/** A map of the codes of a font to their characters, which says that its hyphens are soft ones. */
export function hyphenMap(hyphen: string): string {
  const rows = Array.from({ length: 95 }, (_, i) => {
    const code = (i + 32).toString(16).padStart(2, '0');
    return `<${code}> <${code === '2d' ? hyphen : `00${code}`}>`;
  });
  return `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar endcmap end`;
}
