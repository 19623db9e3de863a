import { loadPdfJs } from './pdf-js.ts';
import type { Drawing } from './drawn-marks.ts';

const { OPS } = await loadPdfJs();

/** The width of a character in a font of a page, as a share of the font size; undefined if the page has no such glyph. */
export type GlyphWidths = (font: string, character: string) => number | undefined;

/** Widths are in thousandths of the font size. */
const UNITS = 1_000;

/** Finds the widths of the glyphs that a page shows. */
export function glyphWidths({ fnArray, argsArray }: Drawing): GlyphWidths {
  const fonts = new Map<unknown, Map<string, number>>();
  let glyphs = new Map<string, number>();
  for (const [i, operation] of fnArray.entries()) {
    const args = argsArray[i] as readonly unknown[] | null;
    if (operation === OPS.setFont) glyphs = fonts.getOrInsertComputed(args?.[0], () => new Map<string, number>());
    if (operation !== OPS.showText || !Array.isArray(args?.[0])) continue;
    for (const glyph of args[0] as readonly unknown[]) {
      const { unicode, width } = Object(glyph) as { readonly unicode?: unknown; readonly width?: unknown };
      if (typeof unicode === 'string' && typeof width === 'number') glyphs.set(unicode, width / UNITS);
    }
  }
  return (font, character) => fonts.get(font)?.get(character);
}
