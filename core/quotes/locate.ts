import { foldText, type FoldedText } from './folded-text.ts';
import { occurrences } from './occurrences.ts';

/** A place in a text, in UTF-16 units: start inclusive, end exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the first place of a quote in a text: exactly, otherwise with white space, case, typographic signs and
 * compatibility forms folded on both sides. A place never begins or ends inside a character, or between a letter and
 * its accents. Undefined if the quote is not in the text or is blank. Linear in both.
 */
export function locate(text: string, quote: string): Place | undefined {
  return locateIn(foldText(text), quote);
}

/** Like `locate()`, for one of many quotes in a text folded once. */
export function locateIn(text: FoldedText, quote: string): Place | undefined {
  const { value } = placesIn(text, quote).next();
  return value ?? undefined;
}

/**
 * Returns every place of a quote, in the order in which `locate()` prefers them: exact ones first, then folded ones.
 */
export function* placesIn(text: FoldedText, quote: string): Generator<Place, void> {
  yield* exactPlaces(text.text, quote);
  yield* foldedPlaces(text, quote);
}

const MARK = /^\p{M}/u;

function* exactPlaces(text: string, quote: string): Generator<Place, void> {
  if (quote.trim() === '') return;
  for (const start of occurrences(text, quote)) {
    const end = start + quote.length;
    if (isBoundary(text, start) && isBoundary(text, end)) yield { start, end };
  }
}

function* foldedPlaces({ folded, starts, ends }: FoldedText, quote: string): Generator<Place, void> {
  const wanted = foldText(quote).folded.trim();
  if (wanted === '') return;
  for (const from of occurrences(folded, wanted)) {
    const to = from + wanted.length;
    const isWhole = starts[from] !== starts[from - 1] && starts[to] !== starts[to - 1];
    const [start, end] = [starts[from], ends[to - 1]];
    if (!isWhole || start === undefined || end === undefined) continue;
    if (isBoundary(folded, from) && isBoundary(folded, to)) yield { start, end };
  }
}

/** Whether a text may be cut at a position: not inside a surrogate pair, and not before an accent. */
function isBoundary(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return true;
  const isLowHalf = code >= 0xdc00 && code <= 0xdfff;
  const before = text.charCodeAt(at - 1);
  if (isLowHalf && before >= 0xd800 && before <= 0xdbff) return false;
  return at === 0 || !MARK.test(String.fromCodePoint(code));
}
