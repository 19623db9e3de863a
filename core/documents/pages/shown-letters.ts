import { followDrawing, MAX_STATES, onPage, type Drawing, type Point } from './drawn-marks.ts';
import { MAX_CHARACTERS } from './limits.ts';
import { loadPdfJs } from './pdf-js.ts';

const { OPS, Util } = await loadPdfJs();

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
  /** Whether it is a hyphen whose font calls it a soft one, which pdf.js leaves out of its runs. */
  readonly isSoft?: true;
}

/** A letter and where on the page its baseline begins and ends. */
export interface PlacedLetter extends ShownLetter {
  readonly from: Point;
  readonly to: Point;
}

/** How much wider than the usual gap between letters one between words without a space is, in heights of the font: kerning is less, and the narrowest spaces are more. */
export const WIDER = 0.15;

/** What pdfjs lists for a character that is shown. */
interface Glyph {
  readonly unicode: string;
  /** In thousandths of the font's size. */
  readonly width: number;
  /** Whether it is moved on by the spacing of words too. */
  readonly isSpace: boolean;
}

/** How text is shown. Lengths are those of its own space, in which the font has its size. */
interface TextState {
  readonly size: number;
  readonly spacing: number;
  readonly wordSpacing: number;
  readonly stretch: number;
  readonly leading: number;
  readonly matrix: readonly number[];
  /** Where its line begins, and where on that the next character is shown. */
  readonly lineX: number;
  readonly lineY: number;
  readonly x: number;
}

/** Where on the page the last letter ended, by which matrix it was shown, and whether a space was shown since. */
interface LastLetter extends Pick<PlacedLetter, 'to' | 'isSpaced'> {
  readonly matrix: readonly number[];
}

const SOFT_HYPHEN = '\u00ad';

/** Characters that are not seen: joiners, direction marks. pdf.js leaves them out as well. */
const UNSEEN = /^\p{Cf}$/u;

/** Where a page begins, and a text on it. */
const PAGE = [1, 0, 0, 1, 0, 0];
const TEXT = { matrix: PAGE, lineX: 0, lineY: 0, x: 0 };

/** How far a letter may be above or below the one before it on its line, in heights of the font. */
const LEVEL = 0.01;

/** What saves how text is shown, and what restores it. */
const BEGINS = new Set<number | undefined>([OPS.save, OPS.paintFormXObjectBegin]);
const ENDS = new Set<number | undefined>([OPS.restore, OPS.paintFormXObjectEnd]);

/** Lists the letters that a page shows, about as many as are read of a text, in its own order, with the gaps between them: spaces, or what moves on without one. Linear. */
export function shownLetters(drawing: Drawing): PlacedLetter[] {
  const letters: PlacedLetter[] = [];
  let state: TextState = { size: 1, spacing: 0, wordSpacing: 0, stretch: 1, leading: 0, ...TEXT };
  const saved: TextState[] = [];
  let last: LastLetter = { to: { x: 0, y: 0 }, matrix: [], isSpaced: false };
  followDrawing(drawing, PAGE, (operation, { args, matrix }) => {
    const own = (args ?? []) as readonly unknown[];
    if (BEGINS.has(operation)) {
      if (saved.length < MAX_STATES) saved.push(state);
      return;
    }
    if (ENDS.has(operation)) {
      state = saved.pop() ?? state;
      return;
    }
    if (operation !== OPS.showText || letters.length >= MAX_CHARACTERS) {
      state = after(state, operation, own as readonly number[]);
      return;
    }
    const place = { ...state, matrix: Util.transform([...matrix], [...state.matrix]) as number[] };
    const shown = lettersOf((own[0] ?? []) as readonly unknown[], place, last);
    for (const letter of shown.letters) letters.push(letter);
    state = { ...state, x: shown.x };
    const to = shown.letters.at(-1)?.to;
    last = { ...last, ...(to && { to, matrix: place.matrix }), isSpaced: shown.isSpaced };
  });
  return letters;
}

function after(state: TextState, operation: number | undefined, args: readonly number[]): TextState {
  const [first = 0, second = 0] = args;
  switch (operation) {
    case OPS.beginText:
      return { ...state, ...TEXT };
    case OPS.setFont:
      return { ...state, size: second };
    case OPS.setCharSpacing:
      return { ...state, spacing: first };
    case OPS.setWordSpacing:
      return { ...state, wordSpacing: first };
    case OPS.setHScale:
      return { ...state, stretch: first / 100 };
    case OPS.setLeading:
      return { ...state, leading: first };
    case OPS.setTextMatrix:
      return { ...state, ...TEXT, matrix: Object.values(first as unknown as Readonly<Record<string, number>>) };
    case OPS.moveText:
      return moved(state, first, second);
    case OPS.setLeadingMoveText:
      return moved({ ...state, leading: -second }, first, second);
    case OPS.nextLine:
      return moved(state, 0, -state.leading);
    default:
      return state;
  }
}

function moved(state: TextState, across: number, up: number): TextState {
  const lineX = state.lineX + across;
  return { ...state, lineX, lineY: state.lineY + up, x: lineX };
}

/** Where the last letter ended, on the line of a text that is placed on the page by its matrix; minus infinity if it is on another. */
function endOn(state: TextState, last: LastLetter): number {
  const { matrix, size, x, lineY } = state;
  const [a = 0, b = 0] = matrix;
  const from = onPage({ x, y: lineY }, matrix);
  const [across, down] = [from.x - last.to.x, from.y - last.to.y];
  const square = a * a + b * b;
  const isAlike = matrix.slice(0, 4).every((one, i) => one === last.matrix[i]);
  const isLevel = Math.abs(a * down - b * across) <= LEVEL * size * square;
  return isAlike && isLevel ? x - (a * across + b * down) / square : -Infinity;
}

/** Returns the letters of a text that is placed on the page by its matrix, where the next would be shown, and whether a space is before that. */
function lettersOf(
  glyphs: readonly unknown[],
  state: TextState,
  last: LastLetter,
): { readonly letters: PlacedLetter[]; readonly x: number; readonly isSpaced: boolean } {
  const letters: PlacedLetter[] = [];
  const { size, stretch, spacing, wordSpacing, matrix, lineY } = state;
  let [x, end, isSpaced] = [state.x, endOn(state, last), last.isSpaced];
  for (const one of glyphs) {
    if (typeof one === 'number') {
      x -= (one / 1000) * size * stretch;
      continue;
    }
    const glyph = one as Glyph;
    const width = (glyph.width / 1000) * size * stretch;
    const isSoft = glyph.unicode === SOFT_HYPHEN && glyph.width > 0;
    if (glyph.unicode.trim() === '') isSpaced = true;
    else if (isSoft || !UNSEEN.test(glyph.unicode)) {
      letters.push({
        text: isSoft ? '-' : glyph.unicode,
        gap: (x - end) / size,
        isSpaced,
        width: width / size,
        from: onPage({ x, y: lineY }, matrix),
        to: onPage({ x: x + width, y: lineY }, matrix),
        ...(isSoft && { isSoft }),
      });
      [end, isSpaced] = [x + width, false];
    }
    x += width + (spacing + (glyph.isSpace ? wordSpacing : 0)) * stretch;
  }
  return { letters, x, isSpaced };
}
