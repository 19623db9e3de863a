/** Shortened words whose point ends no sentence. */
const SHORTENED = new Set(
  'mr mrs ms dr jr sr st no nos inc corp co ltd llc lp llp l.p l.l.c n.a u.s u.k e.g i.e esq dept vol art sec etc vs approx sept'.split(
    ' ',
  ),
);

const INITIAL = /^(?:[A-Za-z]|[A-Za-z]\.[A-Za-z])$/;

/**
 * The sentences of a text, without their final point. A point ends a sentence where white space and then a capital, a
 * digit, a quotation mark or a bracket follows, unless it belongs to an initial or a shortened word; a semicolon always does.
 */
export function sentences(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?;]/g)) {
    const end = match.index;
    if (!endsSentence(text, end)) continue;
    found.push(text.slice(start, end).trim());
    start = end + 1;
  }
  found.push(text.slice(start).trim());
  return found.filter((sentence) => sentence !== '');
}

function endsSentence(text: string, at: number): boolean {
  if (text[at] === ';') return true;
  const rest = text.slice(at + 1, at + 8);
  if (!/^["')\]]{0,3}(?:$|\s{1,2}["'([]{0,2}[A-Z0-9(])/.test(rest)) return false;
  const before = text.slice(Math.max(0, at - 12), at);
  const word = /[A-Za-z.]{1,12}$/.exec(before)?.[0] ?? '';
  return !INITIAL.test(word) && !SHORTENED.has(word.toLowerCase());
}
