import type { Drawing } from './drawn-marks.ts';
import { loadPdfJs } from './pdf-js.ts';

const { OPS } = await loadPdfJs();

/** A letter as a page shows it. */
export interface ShownLetter {
  /** One character; in a ligature, several. */
  readonly text: string;
  /** From the end of the letter before it on its line, in heights of the font; infinite for the first one. */
  readonly gap: number;
  /** Whether a space is in the gap, as a character. */
  readonly isSpaced: boolean;
  /** In heights of the font. */
  readonly width: number;
}

/** What pdfjs lists for a character that is shown. */
interface Glyph {
  readonly unicode: string;
  /** In thousandths of the font's size. */
  readonly width: number;
}

/** How text is shown. Lengths are those of its own space, in which the font has its size. */
interface TextState {
  readonly size: number;
  readonly spacing: number;
  readonly stretch: number;
  readonly matrix: readonly number[];
  readonly lineX: number;
  /** Where the next character is shown, and where the last letter of this line ended. */
  readonly x: number;
  readonly end: number;
  /** Whether a space was shown since. */
  readonly isSpaced: boolean;
}

const UNKNOWN = -Infinity;

/** Where a text begins. */
const ORIGIN = { matrix: [1, 0, 0, 1, 0, 0], lineX: 0, x: 0, end: UNKNOWN, isSpaced: false };

/** Lists the letters that a page shows, in its own order, with the gaps between them: spaces, or what moves on without one. Linear. */
export function shownLetters({ fnArray, argsArray }: Drawing): ShownLetter[] {
  const letters: ShownLetter[] = [];
  let state: TextState = { size: 1, spacing: 0, stretch: 1, ...ORIGIN };
  for (const [i, operation] of fnArray.entries()) {
    const args = (argsArray[i] ?? []) as readonly unknown[];
    if (operation === OPS.showText) state = afterGlyphs(state, (args[0] ?? []) as readonly unknown[], letters);
    else state = after(state, operation, args as readonly number[]);
  }
  return letters;
}

function after(state: TextState, operation: number, args: readonly number[]): TextState {
  const [first = 0, second = 0] = args;
  switch (operation) {
    case OPS.beginText:
      return { ...state, ...ORIGIN };
    case OPS.setFont:
      return { ...state, size: second };
    case OPS.setCharSpacing:
      return { ...state, spacing: first };
    case OPS.setHScale:
      return { ...state, stretch: first / 100 };
    case OPS.setTextMatrix:
      return onMatrix(state, Object.values(first as unknown as Readonly<Record<string, number>>));
    case OPS.moveText:
    case OPS.setLeadingMoveText: {
      const x = state.lineX + first;
      return { ...state, lineX: x, x, end: second === 0 ? state.end : UNKNOWN };
    }
    case OPS.nextLine:
      return { ...state, x: state.lineX, end: UNKNOWN };
    default:
      return state;
  }
}

/** The last letter stays where it is on a line that goes on, and is on another one otherwise. */
function onMatrix(state: TextState, matrix: readonly number[]): TextState {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, foot = 0] = matrix;
  const [a0, b0, c0, d0, left0 = 0, foot0] = state.matrix;
  const goesOn = a === a0 && b === b0 && c === c0 && d === d0 && foot === foot0 && a > 0;
  return { ...state, matrix, lineX: 0, x: 0, end: goesOn ? state.end - (left - left0) / a : UNKNOWN };
}

function afterGlyphs(state: TextState, glyphs: readonly unknown[], letters: ShownLetter[]): TextState {
  const { size, stretch, spacing } = state;
  let { x, end, isSpaced } = state;
  for (const one of glyphs) {
    if (typeof one === 'number') {
      x -= (one / 1000) * size * stretch;
      continue;
    }
    const glyph = one as Glyph;
    const width = (glyph.width / 1000) * size * stretch;
    if (glyph.unicode.trim() === '') isSpaced = true;
    else {
      letters.push({ text: glyph.unicode, gap: (x - end) / size, isSpaced, width: width / size });
      [end, isSpaced] = [x + width, false];
    }
    x += width + spacing * stretch;
  }
  return { ...state, x, end, isSpaced };
}
