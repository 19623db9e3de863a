import { degrees, PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import type { MadeCertificate, Print } from './made-certificate.ts';

/** How a page lies: larger, moved and turned. */
export interface Lie {
  readonly scale: number;
  readonly right: number;
  readonly down: number;
  /** Degrees, counter-clockwise. */
  readonly turn: number;
}

export const STRAIGHT: Lie = { scale: 1, right: 0, down: 0, turn: 0 };

const HEIGHT = 792;

/** A made certificate as a PDF with a text layer. Marks that its fonts do not have are printed in the one for symbols. */
export async function madePdf({ prints, rules }: MadeCertificate, lie: Lie = STRAIGHT): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts: Record<Print['font'], [PDFFont, PDFFont]> = {
    sans: [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)],
    serif: [await pdf.embedFont(StandardFonts.TimesRoman), await pdf.embedFont(StandardFonts.TimesRomanBold)],
    mono: [await pdf.embedFont(StandardFonts.Courier), await pdf.embedFont(StandardFonts.CourierBold)],
  };
  const symbols = await pdf.embedFont(StandardFonts.ZapfDingbats);
  const page = pdf.addPage([612 * Math.max(1, lie.scale), HEIGHT * Math.max(1, lie.scale)]);
  const top = page.getHeight();
  const angle = (lie.turn * Math.PI) / 180;
  const place = (x: number, y: number): { x: number; y: number } => {
    const [u, v] = [x * lie.scale, -y * lie.scale];
    return {
      x: u * Math.cos(angle) - v * Math.sin(angle) + lie.right,
      y: top + u * Math.sin(angle) + v * Math.cos(angle) - lie.down,
    };
  };
  for (const { text, x, y, size, font, isBold, right } of prints) {
    const own = text === '✓' ? symbols : fonts[font][isBold === true ? 1 : 0];
    const left = right === undefined ? x : right - own.widthOfTextAtSize(text, size);
    page.drawText(text, { ...place(left, y), size: size * lie.scale, font: own, rotate: degrees(lie.turn) });
  }
  for (const [x1, y1, x2, y2] of rules) {
    page.drawLine({ start: place(x1, y1), end: place(x2, y2), thickness: 0.5 });
  }
  return pdf.save();
}
