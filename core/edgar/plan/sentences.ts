/** Abbreviations whose period does not end a sentence. */
const SHORTENED = new Set(
  'mr mrs ms dr jr sr st no nos inc corp co ltd llc lp llp l.p l.l.c n.a u.s u.k e.g i.e esq dept vol art sec etc vs approx sept'.split(
    ' ',
  ),
);

const INITIAL = /^(?:[A-Za-z]|[A-Za-z]\.[A-Za-z])$/;

/**
 * End of a sentence: a period followed by white space and a capital, digit, quotation mark or bracket; or a semicolon.
 */
const END = /;|[.!?](?=["')\]]{0,3}(?:$|\s{1,2}["'([]{0,2}[A-Z0-9(]))/g;

/** Splits a text into sentences, without their final period; the period of an initial or an abbreviation ends none. */
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
