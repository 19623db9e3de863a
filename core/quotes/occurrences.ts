/**
 * Returns every place where a text contains another, in order, overlaps included; none for an empty one.
 *
 * Knuth, Morris, Pratt 1977: `String.prototype.indexOf` can take the product of both lengths on adversarial input, and
 * both quote and text come from outside.
 */
export function* occurrences(text: string, wanted: string): Generator<number> {
  if (wanted === '' || wanted.length > text.length) return;
  const borders = longestBorders(wanted);
  let matched = 0;
  const first = wanted.charAt(0);
  for (let at = 0; at < text.length; at++) {
    if (matched === 0) {
      // Between occurrences of one unit the engine skips far faster than this loop.
      at = text.indexOf(first, at);
      if (at === -1) return;
    }
    const unit = text.charCodeAt(at);
    while (matched > 0 && wanted.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (wanted.charCodeAt(matched) === unit) matched++;
    if (matched < wanted.length) continue;
    yield at + 1 - wanted.length;
    matched = borders[matched - 1] ?? 0;
  }
}

/** For each prefix of a text, the length of its longest border (a proper prefix that is also a suffix). */
function longestBorders(text: string): Uint32Array {
  const borders = new Uint32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (length > 0 && text.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    if (text.charCodeAt(length) === unit) length++;
    borders[at] = length;
  }
  return borders;
}
