/** Characters of the font ZapfDingbats used for ticking forms (ISO 32000-2, annex D.6), and what they look like. */
const LOOKS: Readonly<Record<string, string>> = {
  '3': '✓',
  '4': '✔',
  '5': '✕',
  '6': '✖',
  '7': '✗',
  '8': '✘',
  l: '●',
  m: '○',
  n: '■',
  o: '☐',
  p: '☐',
  q: '☐',
  r: '☐',
};

/** Returns what a run of text in a font of that name looks like: in a symbol font, letters and digits are not text. */
export function shownAs(text: string, font: string): string {
  return /ZapfDingbats|^ZaDb$/.test(font) ? Array.from(text, (one) => LOOKS[one] ?? one).join('') : text;
}
