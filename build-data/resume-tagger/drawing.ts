import { layOut } from '../../core/documents/pages/layout.ts';
import type { Box, DocumentPages } from '../../core/documents/pages/pages.ts';
import { wordsOfRun } from '../../core/documents/pages/pdf-words.ts';
import type { PlacedWord } from '../../core/documents/pages/placed-page.ts';
import { textPages } from '../../core/documents/pages/text-pages.ts';
import type { Field, Section } from '../../core/documents/resume/tagger/labels.ts';
import type { Faces, SetApart } from './faces.ts';

/** Characters of a resume, and what they are: a value of a field, or nothing. */
export interface Bit {
  readonly text: string;
  readonly field?: Field;
  /** What is the same for all values of one entry. */
  readonly entry?: object;
  /** What it is set like, if not like its field. */
  readonly face?: SetApart | Field;
}

/** Bits of a row that stand together, and how far from the column's left edge, or from its right one where it is negative. */
export interface Cell {
  readonly x: number;
  readonly bits: readonly Bit[];
  /** Whether a negative distance is from the left edge as well. */
  readonly isFromLeft?: boolean;
}

/** What a row is part of. */
export interface RowOf {
  readonly section: Section;
  readonly isHeading?: boolean;
}

interface Print extends RowOf {
  readonly bits: readonly Bit[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isRight: boolean;
  readonly page: number;
}

/** How a document is set. */
export interface Setting {
  readonly size: number;
  /** From line to line, as a multiple of the size. */
  readonly leading: number;
  /** How wide a letter is, as a share of the size. */
  readonly letter: number;
  /** Whether all of it is in capitals. */
  readonly isCapitals: boolean;
  readonly faces: Faces;
}

export const PAGE = { width: 612, height: 792, top: 54, bottom: 745 };

/** A column that is written down row by row. */
export interface Pen {
  readonly width: number;
  readonly row: (cells: readonly Cell[], of: RowOf, scale?: number) => void;
  readonly space: (rows: number) => void;
  readonly y: () => number;
}

/** A document that is drawn: what every character of it is, is known. */
export interface Drawing {
  readonly pen: (column: { readonly left: number; readonly right: number; readonly top: number }) => Pen;
  /** The words in their places, as of a text layer. */
  readonly asLayer: () => DrawnDocument;
  /** The rows in the order in which they were written, as somebody pastes them. */
  readonly asText: () => DrawnDocument;
}

/** For each character of the document's text the bit that it is of. */
export interface DrawnDocument {
  readonly document: DocumentPages;
  readonly bits: readonly (DrawnBit | undefined)[];
}

export interface DrawnBit extends RowOf {
  readonly bit: Bit;
}

export function newDrawing({ size, leading, letter, isCapitals, faces }: Setting): Drawing {
  const prints: Print[] = [];
  return {
    pen: ({ left, right, top }) => {
      let [page, y] = [0, top];
      const width = right - left;
      const oneRow = (cells: readonly Cell[], of: RowOf, scale: number): void => {
        if (y > PAGE.bottom) [page, y] = [page + 1, PAGE.top];
        for (const { x, bits, isFromLeft = false } of cells) {
          if (bits.length === 0) continue;
          const isRight = x < 0 && !isFromLeft;
          prints.push({
            ...of,
            bits: isCapitals ? bits.map((bit) => partOf(bit, bit.text.toUpperCase())) : bits,
            x: isRight ? right + x + 1 : left + x,
            y,
            size: size * scale,
            isRight,
            page,
          });
        }
        y = rounded(y + size * scale * leading);
      };
      return {
        width,
        row: (cells, of, scale = 1) => {
          for (const line of inLines(cells, { width, letter: size * scale * letter })) oneRow(line, of, scale);
        },
        space: (rows) => (y = rounded(y + rows * size * leading)),
        y: () => y,
      };
    },
    asLayer: () => layerOf(prints, { letter, faces }),
    asText: () => textOf(prints, size * letter),
  };
}

const rounded = (place: number): number => Math.round(place * 1000) / 1000;

/** Cells in as many rows as it takes: what has no room is put into further ones below. */
function inLines(
  cells: readonly Cell[],
  { width, letter }: { readonly width: number; readonly letter: number },
): Cell[][] {
  const lines: Cell[][] = [];
  for (const [i, cell] of cells.entries()) {
    const next = cells.slice(i + 1).find(({ x }) => x >= 0);
    const rights = Math.max(0, ...cells.filter(({ x }) => x < 0).map(({ bits }) => lengthOf(bits) * letter + 14));
    const room = cell.x < 0 ? width : (next ? next.x - 6 : width - rights) - cell.x;
    for (const [k, bits] of wrapped(cell.bits, Math.max(8, Math.floor(room / letter))).entries()) {
      (lines[k] ??= []).push({ ...cell, bits });
    }
  }
  return lines;
}

function lengthOf(bits: readonly Bit[]): number {
  return bits.reduce((sum, { text }) => sum + text.length, 0);
}

/** The lengths of a value's parts keep it one value: parts are bits with the same origin. */
const ORIGINS = new WeakMap<Bit, Bit>();

/** The bit that a part of one was cut from. */
export function originOf(bit: Bit): Bit {
  return ORIGINS.get(bit) ?? bit;
}

/** A part of a bit, with a text of its own. */
export function partOf(bit: Bit, text: string, face = bit.face): Bit {
  const part = { ...bit, text, ...(face && { face }) };
  ORIGINS.set(part, originOf(bit));
  return part;
}

function wrapped(bits: readonly Bit[], width: number): Bit[][] {
  if (lengthOf(bits) <= width) return [[...bits]];
  const lines: Bit[][] = [[]];
  let length = 0;
  for (const bit of bits) {
    for (const word of bit.text.match(/\s*\S+\s*/g) ?? []) {
      if (length > 0 && length + word.trimEnd().length > width) {
        lines.push([]);
        length = 0;
      }
      const text = length === 0 ? word.trimStart() : word;
      lines.at(-1)?.push(partOf(bit, text));
      length += text.length;
    }
  }
  return lines;
}

/** About how wide characters are, as a share of an average one. */
function widthOf(text: string): number {
  let width = 0;
  for (const one of text) width += /[\s.,:;!|'()\-il]/.test(one) ? 0.55 : /[A-Zmw%@]/.test(one) ? 1.28 : 1;
  return width;
}

function layerOf(prints: readonly Print[], { letter, faces }: Pick<Setting, 'letter' | 'faces'>): DrawnDocument {
  const count = Math.max(0, ...prints.map(({ page }) => page)) + 1;
  const pages = Array.from({ length: count }, (_, page) =>
    prints
      .filter((print) => print.page === page)
      .map((print) => {
        const owners = charsOf(print);
        return {
          ...print,
          text: print.bits.map((bit) => bit.text).join(''),
          owners,
          fonts: owners.map((one) => faces(faceOf(one))),
        };
      }),
  );
  const { document, owners } = asTextLayer(pages, letter);
  return { document, bits: owners };
}

function faceOf({ bit, isHeading }: DrawnBit): Bit['face'] | 'heading' {
  return isHeading === true ? 'heading' : (bit.face ?? bit.field);
}

/** A run of print, and whose each of its characters is. */
export interface OwnedRun<Owner> {
  readonly text: string;
  readonly owners: readonly (Owner | undefined)[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The typeface of each character, where it is known. */
  readonly fonts?: readonly string[];
  /** How wide it is, if that is measured. */
  readonly width?: number;
  /** Whether `x` is the right end. */
  readonly isRight: boolean;
}

/** The pages as of a text layer, and whose each character of their text is; `letter` is the width of one as a share of the size. */
export function asTextLayer<Owner>(
  pages: readonly (readonly OwnedRun<Owner>[])[],
  letter: number,
): { readonly document: DocumentPages; readonly owners: readonly (Owner | undefined)[] } {
  const ofBox = new Map<Box, readonly (Owner | undefined)[]>();
  const measured = new Set<Box>();
  const placed = pages.map((runs) => {
    const words: PlacedWord[] = [];
    for (const { text, owners, fonts, x, y, size, isRight, ...run } of runs) {
      const width = run.width ?? widthOf(text) * size * letter;
      let at = 0;
      for (const word of wordsOfRun({ text, matrix: [size, 0, 0, size, isRight ? x - width : x, y], width })) {
        const start = text.indexOf(word.text, at);
        at = start + word.text.length;
        ofBox.set(word.box, owners.slice(start, at));
        if (run.width !== undefined) measured.add(word.box);
        const font = fonts?.[start];
        words.push({ ...word, ...(font !== undefined && { font }) });
      }
    }
    return { width: PAGE.width, height: PAGE.height, source: 'text_layer' as const, fields: [], words };
  });
  const document = layOut(placed);
  const owners: (Owner | undefined)[] = Array.from({ length: document.text.length });
  for (const [page, { lines }] of document.pages.entries())
    for (const { box, start, end } of lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words))) {
      // The layout joins pieces of words that a browser placed one by one: they lie in the box of the word.
      const pieces = ofBox.has(box)
        ? [box]
        : (placed[page]?.words ?? []).map((word) => word.box).filter(isIn(box, measured));
      const own = pieces.toSorted((a, b) => a.left - b.left).flatMap((piece) => ofBox.get(piece) ?? []);
      if (own.length === end - start) for (const [k, one] of own.entries()) owners[start + k] = one;
    }
  return { document, owners };
}

const isIn =
  (outer: Box, of: ReadonlySet<Box>) =>
  (one: Box): boolean =>
    of.has(one) &&
    one.left >= outer.left &&
    one.right <= outer.right &&
    one.top >= outer.top &&
    one.bottom <= outer.bottom;

function charsOf({ bits, section, isHeading = false }: Print): DrawnBit[] {
  return bits.flatMap((bit) => Array.from({ length: bit.text.length }, () => ({ bit, section, isHeading })));
}

function textOf(prints: readonly Print[], letter: number): DrawnDocument {
  let text = '';
  const bits: (DrawnBit | undefined)[] = [];
  const write = (piece: string): void => {
    text += piece;
    bits.length = text.length;
  };
  let above: Print | undefined;
  let lineStart = 0;
  for (const print of prints) {
    const isSame = above?.y === print.y && above.page === print.page;
    if (above && !isSame) {
      write('\n');
      if (print.y - above.y > print.size * 1.75 || print.page !== above.page) write('\n');
      lineStart = text.length;
    }
    const own = print.bits.map((bit) => bit.text).join('');
    const column = Math.round((print.x - 40) / letter) - (print.isRight ? own.length : 0);
    const blanks = Math.max(isSame ? 3 : 0, Math.min(column, 90) - (text.length - lineStart));
    write(' '.repeat(blanks));
    const chars = charsOf(print);
    const start = text.length;
    write(own);
    for (const [k, one] of chars.entries()) bits[start + k] = one;
    above = print;
  }
  return { document: textPages(text), bits };
}
