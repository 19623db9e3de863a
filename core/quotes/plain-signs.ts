/** The zero of each script whose digits are read besides ASCII: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

const NON_ASCII = /[^\0-\x7f]/gu;

/** Direction marks, joiners and soft hyphens: invisible, so not stated. */
const UNSEEN = /^\p{Cf}$/u;
const DASH = /^[\p{Pd}\u2212\u207b]$/u;
const SPACE = /^\p{Zs}$/u;
const APOSTROPHE = /^[\u2018\u2019\u201b\u02bc\u2032\u00b4]$/u;

/**
 * Returns a text with equivalent signs unified: digits, dashes, spaces and apostrophes as in ASCII, full width as half
 * width, invisible characters removed. Letters, superscripts and fractions stay: `9²` is not `92`.
 */
export function plainSigns(text: string): string {
  return text.replace(NON_ASCII, plainSign);
}

/** Like `plainSigns()`, plus the original position of each position; both in UTF-16 units. */
export function plainText(text: string): { readonly text: string; readonly placeOf: (at: number) => number } {
  const plain = plainSigns(text);
  if (plain.length === text.length) return { text: plain, placeOf: (at) => at };
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    for (let unit = 0; unit < plainSigns(sign).length; unit++) places.push(place);
    place += sign.length;
  }
  return { text: plain, placeOf: (at) => places[at] ?? text.length };
}

function plainSign(sign: string): string {
  if (UNSEEN.test(sign)) return '';
  if (DASH.test(sign)) return '-';
  if (SPACE.test(sign)) return ' ';
  if (APOSTROPHE.test(sign)) return "'";
  if (sign === '\u066b' || sign === '\u066c') return sign === '\u066b' ? '.' : ',';
  const code = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  if (zero !== undefined) return String(code - zero);
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : sign;
}
