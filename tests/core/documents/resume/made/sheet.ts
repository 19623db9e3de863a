import { grayscale, PDFDocument, StandardFonts } from 'pdf-lib';

/** Characters at a place of a page, in points from the upper left corner; `isRight` if the place is their right end. */
export interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isRight: boolean;
  readonly face: Face;
}

/** A typeface; `white` is for dark backgrounds, `symbols` is a symbol font. */
export type Face = 'plain' | 'bold' | 'serif' | 'white' | 'symbols';

/** A filled box or a line, in points from the upper left corner; grey ranges from black, 0, to white, 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly grey: number;
}

/** A text in a row: `x` is in points from the left edge, or from the right edge of the column if negative. */
export type Cell = readonly [x: number, text: string, face?: Face];

/** A text at an end of a row. */
export type End = string | readonly [text: string, face: Face];

/** Writes a column row by row, over as many pages as it takes. */
export interface Pen {
  /** Prints one row; its cells have one baseline. */
  readonly row: (cells: string | readonly Cell[], size?: number, face?: Face) => void;
  /** Prints one row with a text at each end. */
  readonly ends: (left: End, right: End, size?: number, face?: Face) => void;
  /** Prints a text over as many rows as it takes, the first one after a bullet. */
  readonly item: (sign: string, text: string, indent?: number) => void;
  readonly items: (sign: string, texts: readonly string[], indent?: number) => void;
  readonly space: (points: number) => void;
  /** Returns the height of the next row. */
  readonly y: () => number;
  /** Returns the page of the next row, from 0. */
  readonly page: () => number;
}

export interface Column {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

export const PAGE = { width: 612, height: 792, bottom: 740, top: 56 };
const SIZE = 10;

/** The approximate width of a letter, as a share of the font size. */
const LETTER = 0.5;

/** The pages of a document. */
export interface Sheet {
  readonly pages: Print[][];
  readonly pen: (column: Column) => Pen;
  /** Prints characters at a place of a page. */
  readonly print: (page: number, print: Pick<Print, 'text' | 'x' | 'y'> & Partial<Print>) => void;
  readonly boxes: Box[][];
  /** Fills a box, below the print of its page. */
  readonly fill: (page: number, box: Box) => void;
}

export function newSheet(): Sheet {
  const pages: Print[][] = [[]];
  const boxes: Box[][] = [];
  const onPage = (page: number): Print[] => (pages[page] ??= []);
  return {
    pages,
    boxes,
    fill: (page, box) => void (boxes[page] ??= []).push(box),
    print: (page, print) => void onPage(page).push({ size: SIZE, isRight: false, face: 'plain', ...print }),
    pen: ({ left, right, top }) => {
      let [page, y] = [0, top];
      const row: Pen['row'] = (cells, size = SIZE, face = 'plain') => {
        if (y > PAGE.bottom) [page, y] = [page + 1, PAGE.top];
        const all: readonly Cell[] = typeof cells === 'string' ? [[0, cells]] : cells;
        for (const [x, text, own = face] of all) {
          onPage(page).push({ text, x: x < 0 ? right + x + 1 : left + x, y, size, isRight: x < 0, face: own });
        }
        y += size * 1.4;
      };
      const item: Pen['item'] = (sign, text, indent = 0) => {
        const width = (right - left - indent - 14) / (SIZE * LETTER);
        for (const [i, line] of wrapped(text, width).entries()) {
          row(i === 0 && sign !== '' ? [[indent, `${sign} ${line}`]] : [[indent + (sign === '' ? 0 : 10), line]]);
        }
      };
      return {
        row,
        ends: (one, other, size, own) => {
          const cell = (x: number, end: End): Cell => (typeof end === 'string' ? [x, end] : [x, ...end]);
          row([cell(0, one), cell(-1, other)], size, own);
        },
        item,
        items: (sign, texts, indent) => {
          for (const text of texts) item(sign, text, indent);
        },
        space: (points) => void (y += points),
        y: () => y,
        page: () => page,
      };
    },
  };
}

/** Wraps a text to a width in letters. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Joins parts to rows of at most some letters, and breaks none of them. */
export function rowsOf(parts: readonly string[], width: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + part.length < width) rows[rows.length - 1] = `${last} ${part}`;
    else rows.push(part);
  }
  return rows;
}

/** A cell in the middle of a column, by the usual widths of small letters and capitals. */
export function middle(text: string, width: number, size: number): Cell {
  const capitals = text.replaceAll(/[^\p{Lu}]/gu, '').length;
  return [(width - (0.47 * text.length + 0.2 * capitals) * size) / 2, text];
}

/** Goes on to the next page unless a heading and what is below it have room on this one. */
export function keep(pen: Pen, room = 44): void {
  if (pen.y() + room <= PAGE.bottom) return;
  pen.space(PAGE.height);
  pen.row([]);
}

/** Returns the pages as pasted text: in writing order, with rows as lines and gaps as spaces. */
export function asText({ pages }: Sheet): string {
  return pages.map((prints) => linesOf(prints).join('\n')).join('\n\n');
}

function linesOf(prints: readonly Print[]): string[] {
  const lines: string[] = [];
  let above: Print | undefined;
  for (const print of prints) {
    const column = Math.max(0, Math.round((print.x - 50) / (SIZE * LETTER)) - (print.isRight ? print.text.length : 0));
    const isSame = above?.y === print.y;
    const line = isSame ? (lines.pop() ?? '') : '';
    if (above && !isSame && print.y - above.y > print.size * 1.7) lines.push('');
    lines.push(line === '' ? ' '.repeat(column) + print.text : `${line.padEnd(column - 2)}  ${print.text}`);
    above = print;
  }
  return lines;
}

/** Returns the pages as a PDF with a text layer. */
export async function asPdf({ pages, boxes }: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    white: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    serif: await pdf.embedFont(StandardFonts.TimesRoman),
    symbols: await pdf.embedFont(StandardFonts.ZapfDingbats),
  };
  for (const [i, prints] of pages.entries()) {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    for (const { x, y, width, height, grey } of boxes[i] ?? []) {
      page.drawRectangle({ x, y: PAGE.height - y - height, width, height, color: grayscale(grey) });
    }
    for (const { text, x, y, size, isRight, face } of prints) {
      const font = fonts[face];
      const left = isRight ? x - font.widthOfTextAtSize(text, size) : x;
      page.drawText(text, { x: left, y: PAGE.height - y, size, font, color: grayscale(face === 'white' ? 1 : 0) });
    }
  }
  return pdf.save();
}
