/** Shortened words whose point ends no sentence. */
const SHORTENED = new Set(
  'mr mrs ms dr jr sr st no nos inc corp co ltd llc lp llp l.p l.l.c n.a u.s u.k e.g i.e esq dept vol art sec etc vs approx sept'.split(
    ' ',
  ),
);

const INITIAL = /^(?:[A-Za-z]|[A-Za-z]\.[A-Za-z])$/;

/** What ends a sentence: a point where white space and then a capital, a digit, a quotation mark or a bracket follows, or a semicolon. */
const END = /;|[.!?](?=["')\]]{0,3}(?:$|\s{1,2}["'([]{0,2}[A-Z0-9(]))/g;

/** The sentences of a text, without their final point; the point of an initial or a shortened word ends none. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(END)) {
    const word = /[A-Za-z.]{1,12}$/.exec(text.slice(start, index))?.[0] ?? '';
    if (INITIAL.test(word) || SHORTENED.has(word.toLowerCase())) continue;
    found.push(text.slice(start, index).trim());
    start = index + 1;
  }
  return [...found, text.slice(start).trim()].filter((sentence) => sentence !== '');
}
