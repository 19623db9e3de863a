/** Characters of the font ZapfDingbats that forms are ticked with (ISO 32000-2, annex D.6), as what they look like. */
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

/** What a run of text in the font of that name looks like: in a font of symbols, letters and digits are none. */
export function shownAs(text: string, font: string): string {
  return /ZapfDingbats|^ZaDb$/.test(font) ? Array.from(text, (one) => LOOKS[one] ?? one).join('') : text;
}
