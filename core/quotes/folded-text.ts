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
  const others = new Map<string, string>();
  const pieceOf = (sign: string): string => ASCII[sign.charCodeAt(0)] ?? others.getOrInsertComputed(sign, foldedSign);
  // Only other characters can become longer.
  let most = text.length;
  for (const [sign] of text.matchAll(NON_ASCII)) most += pieceOf(sign).length;
  const [units, starts, ends] = [new Uint16Array(most), new Uint32Array(most), new Uint32Array(most)];
  let [at, length] = [0, 0];
  for (const sign of text) {
    const piece = pieceOf(sign);
    const start = at;
    at += sign.length;
    if (piece === ' ' && units[length - 1] === SPACE) {
      ends[length - 1] = at;
      continue;
    }
    for (let unit = 0; unit < piece.length; unit++, length++) {
      units[length] = piece.charCodeAt(unit);
      starts[length] = start;
      ends[length] = at;
    }
  }
  const folded = textOf(units.subarray(0, length));
  return { text, folded, starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

const NON_ASCII = /[^\0-\x7f]/gu;
const SPACE = 0x20;

/** The most common characters. */
const ASCII = Array.from({ length: 128 }, (_, code) => foldedSign(String.fromCharCode(code)));

/** How many arguments a call may have on any engine. */
const MOST_ARGUMENTS = 8192;

/** Returns the text of UTF-16 units. */
export function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += MOST_ARGUMENTS)
    parts.push(String.fromCharCode(...units.subarray(at, at + MOST_ARGUMENTS)));
  return parts.join('');
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
