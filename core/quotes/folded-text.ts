/**
 * A text prepared for finding quotes: white space as single spaces, letters in one case and separated from their
 * accents, typographic signs and compatibility forms as plain ones, invisible characters left out.
 */
export interface FoldedText {
  readonly text: string;
  readonly folded: string;
  /** For each unit of `folded`, start and end of its original in `text`, in UTF-16 units. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const WHITE_SPACE = /^\s$/u;
const UNSEEN = /^\p{Cf}$/u;
const DASH = /^[\p{Pd}\u2212]$/u;
const SINGLE_QUOTE = /^[\u2018-\u201b\u02bc\u2032\u00b4`\u2039\u203a]$/u;
const DOUBLE_QUOTE = /^[\u201c-\u201f\u2033\u00ab\u00bb]$/u;

/** Folds a text once, for any number of quotes. Linear. */
export function foldText(text: string): FoldedText {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const known = new Map<string, string>();
  let at = 0;
  for (const sign of text) {
    const start = at;
    at += sign.length;
    let piece = known.get(sign);
    if (piece === undefined) known.set(sign, (piece = foldedSign(sign)));
    if (piece === ' ' && pieces.at(-1) === ' ') {
      ends[ends.length - 1] = at;
      continue;
    }
    if (piece === '') continue;
    pieces.push(piece);
    for (let unit = 0; unit < piece.length; unit++) {
      starts.push(start);
      ends.push(at);
    }
  }
  return { text, folded: pieces.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

/** What a character is folded to: a space, nothing, or one or more units. */
export function foldedSign(sign: string): string {
  if (WHITE_SPACE.test(sign)) return ' ';
  if (UNSEEN.test(sign)) return '';
  if (DASH.test(sign)) return '-';
  if (SINGLE_QUOTE.test(sign)) return "'";
  if (DOUBLE_QUOTE.test(sign)) return '"';
  // Upper case first, so that ß and SS, and both forms of sigma, agree.
  return sign.normalize('NFKD').toUpperCase().toLowerCase();
}
