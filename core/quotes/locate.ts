import { foldText, type FoldedText } from './folded-text.ts';
import { occurrences } from './occurrences.ts';

/** A place in a text, in UTF-16 units: the first inclusive, the last exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a quote first stands in a text: exactly, else with white space, case, typographic signs and compatibility forms
 * folded on both sides. A place never begins or ends within a character, or between a letter and its accents. Undefined
 * where it stands nowhere, or is blank. Linear in both.
 */
export function locate(text: string, quote: string): Place | undefined {
  return locateIn(foldText(text), quote);
}

/** `locate()` for one of many quotes in a text that was folded once. */
export function locateIn(text: FoldedText, quote: string): Place | undefined {
  const { value } = placesIn(text, quote).next();
  return value ?? undefined;
}

/** Every place where a quote stands, as `locate()` finds the first: where it stands exactly, then where it does folded. */
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

/** Whether a text may be cut at a place: not within a surrogate pair, and not before an accent. */
function isBoundary(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return true;
  const isLowHalf = code >= 0xdc00 && code <= 0xdfff;
  const before = text.charCodeAt(at - 1);
  if (isLowHalf && before >= 0xd800 && before <= 0xdbff) return false;
  return at === 0 || !MARK.test(String.fromCodePoint(code));
}
