import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { wordsOfRun } from '../../../../../core/documents/pages/pdf-words.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';

/** A typeface of Helvetica. */
export type Face = 'plain' | 'bold' | 'italic';

/** Words in one typeface; the next piece of a text follows without a line break. */
type Piece = readonly [text: string, face: Face];

/** Texts below each other. */
export type Block = readonly (readonly Piece[])[];

/** How a page is set, in points. */
export interface Setting {
  readonly width: number;
  /** Between cells. */
  readonly gap: number;
  /** Between lines. */
  readonly step: number;
  /** Below a role. */
  readonly below: number;
  readonly hasBullets: boolean;
  readonly isSidebar: boolean;
}

/** Writes on a page from top to bottom. */
export interface Page {
  readonly words: Placed[];
  readonly setting: Setting;
  readonly left: number;
  y: number;
}

const SIZE = 10;

/** The size of a page and its left margin, in points. */
export const PAGE = { width: 595, height: 842, left: 45 };

const { Helvetica, HelveticaBold, HelveticaOblique } = StandardFonts;

async function fontsIn(pdf: PDFDocument): Promise<Readonly<Record<Face, PDFFont>>> {
  return {
    plain: await pdf.embedFont(Helvetica),
    bold: await pdf.embedFont(HelveticaBold),
    italic: await pdf.embedFont(HelveticaOblique),
  };
}

const FONTS = await fontsIn(await PDFDocument.create());

function widthOf(text: string, face: Face): number {
  return FONTS[face].widthOfTextAtSize(text, SIZE);
}

const BLANK = widthOf(' ', 'plain');

/** A word in a line, or on a page. */
interface Placed {
  readonly text: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Breaks texts into lines of a width. */
function linesOf(block: Block, width: number): Placed[][] {
  return block.flatMap((pieces) => {
    const lines: Placed[][] = [[]];
    let x = 0;
    for (const [text, face] of pieces)
      for (const word of text.split(' ')) {
        const own = widthOf(word, face);
        if (x > 0 && x + own > width) {
          lines.push([]);
          x = 0;
        }
        lines.at(-1)?.push({ text: word, face, x, y: 0, width: own });
        x += own + BLANK;
      }
    return lines;
  });
}

function wholeWidth(block: Block): number {
  return Math.max(...linesOf(block, Infinity).map((line) => (line.at(-1)?.x ?? 0) + (line.at(-1)?.width ?? 0)));
}

function leastWidth(block: Block): number {
  return Math.max(...linesOf(block, 0).flatMap((line) => line.map(({ width }) => width)));
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly block: Block;
  readonly isRight?: boolean;
}

/** Prints cells whose first lines are at one height. */
export function cells(page: Page, all: readonly Cell[]): void {
  const { step } = page.setting;
  let most = 0;
  for (const { x, width, block, isRight } of all) {
    const lines = linesOf(block, width);
    most = Math.max(most, lines.length);
    for (const [i, line] of lines.entries()) {
      const last = line.at(-1);
      const shift = isRight && last ? width - last.x - last.width : 0;
      page.words.push(...line.map((word) => ({ ...word, x: page.left + x + shift + word.x, y: page.y + i * step })));
    }
  }
  page.y += most * step;
}

/** Prints two cells at the ends of the column as a flexible row does: what does not fit shrinks in proportion. */
export function ends(page: Page, left: Block, right: Block, isNowrap = false): void {
  const { width, gap } = page.setting;
  const [one, other] = [wholeWidth(left), wholeWidth(right)];
  const over = Math.max(0, one + other + gap - width);
  const least = isNowrap ? other : leastWidth(right);
  const shrunk = Math.max(least, other - (over * other) / (one + other));
  cells(page, [
    { x: 0, width: Math.min(one, width - gap - shrunk), block: left },
    { x: over > 0 ? width - shrunk : width - other, width: shrunk, block: right },
  ]);
}

/** Prints a text over the column. */
export function text(page: Page, ...pieces: Piece[]): void {
  cells(page, [{ x: 0, width: page.setting.width, block: [pieces] }]);
}

/** Returns the words of a page as a document. */
export function documentOf(printed: readonly Placed[]): DocumentPages {
  const words = printed.flatMap(({ text, face, x, y, width }): PlacedWord[] =>
    wordsOfRun({ text, matrix: [SIZE, 0, 0, SIZE, x, y], width, font: face }),
  );
  return layOut([{ width: PAGE.width, height: PAGE.height, source: 'text_layer', words, fields: [] }]);
}

/** Returns the same words as a PDF. */
export async function pdfOf(printed: readonly Placed[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([PAGE.width, PAGE.height]);
  const fonts = await fontsIn(pdf);
  for (const { text, face, x, y } of printed)
    page.drawText(text, { x, y: PAGE.height - y, size: SIZE, font: fonts[face] });
  return pdf.save();
}
