import { degrees, PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import type { Laying } from './made-pages.ts';
import type { MadeCertificate, Print } from './made-certificate.ts';

const [WIDTH, HEIGHT] = [612, 792];

/** Returns a generated certificate as a PDF with a text layer. Marks that its fonts lack are printed in the symbol font. */
export async function madePdf(
  { prints, rules }: Pick<MadeCertificate, 'prints' | 'rules'>,
  { scale = 1, right = 0, down = 0, off = [0, 0], turn = 0, more = [] }: Laying = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts: Record<Print['font'], [PDFFont, PDFFont]> = {
    sans: [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)],
    serif: [await pdf.embedFont(StandardFonts.TimesRoman), await pdf.embedFont(StandardFonts.TimesRomanBold)],
    mono: [await pdf.embedFont(StandardFonts.Courier), await pdf.embedFont(StandardFonts.CourierBold)],
  };
  const symbols = await pdf.embedFont(StandardFonts.ZapfDingbats);
  const angle = (turn * Math.PI) / 180;
  for (const [i, own] of [prints, ...more].entries()) {
    const page = pdf.addPage([WIDTH * scale, HEIGHT * scale]);
    const place = (x: number, y: number): { x: number; y: number } => {
      const [u, v] = [(x + right) * scale, (y + down) * scale];
      return {
        x: u * Math.cos(angle) - v * Math.sin(angle),
        y: HEIGHT * scale - u * Math.sin(angle) - v * Math.cos(angle),
      };
    };
    for (const { text, x, y, size, font, isBold, isFilled, right: end } of own) {
      const [offRight, offDown] = isFilled === true ? off : [0, 0];
      const face = text === '✓' ? symbols : fonts[font][isBold === true ? 1 : 0];
      const left = end === undefined ? x : end - face.widthOfTextAtSize(text, size);
      const rotate = degrees(-turn);
      page.drawText(text, { ...place(left + offRight, y + offDown), size: size * scale, font: face, rotate });
    }
    for (const [x1, y1, x2, y2] of i === 0 ? rules : []) {
      page.drawLine({ start: place(x1, y1), end: place(x2, y2), thickness: 0.5 });
    }
  }
  return pdf.save();
}
