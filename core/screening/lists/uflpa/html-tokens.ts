/** A piece of a page: a tag, or the text between two tags. */
export type HtmlToken =
  | { readonly kind: 'open' | 'close'; readonly name: string }
  /** With character references resolved. */
  | { readonly kind: 'text'; readonly text: string };

/** The contents of these are neither page text nor markup. */
const RAW = ['script', 'style', 'template', 'noscript', 'textarea', 'title'];

/** Longer than any element name. */
const MAX_NAME = 20;

/**
 * Yields the tags and texts of a page in order, as far as reading tables requires: without comments, declarations,
 * script contents and attributes. A single pass, whatever the page contains.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const start = tagStart(html, at);
    if (start > at) yield { kind: 'text', text: resolveReferences(html.slice(at, start)) };
    if (start === html.length) return;
    const end = markupEnd(html, start);
    const tag = tagAt(html, start);
    at = end;
    if (!tag) continue;
    yield tag;
    if (tag.kind === 'open' && RAW.includes(tag.name)) at = rawEnd(html, { from: end, name: tag.name });
  }
}

/** Returns the start of the next tag, comment or declaration; a `<` before anything else is text. */
function tagStart(html: string, from: number): number {
  for (let at = html.indexOf('<', from); at !== -1; at = html.indexOf('<', at + 1)) {
    if (/[A-Za-z/!?]/.test(html.charAt(at + 1))) return at;
  }
  return html.length;
}

/** Returns the end of a tag, comment or declaration; quoted attributes may contain `>`. */
function markupEnd(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return endAfter(html, '-->', start + 4);
  let quote = '';
  for (let at = start + 1; at < html.length; at++) {
    const char = html.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    // A quote opens a value only after the equals sign; elsewhere it is stray.
    else if ((char === '"' || char === "'") && html[at - 1] === '=') quote = char;
  }
  return html.length;
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

function tagAt(html: string, start: number): HtmlToken | undefined {
  const isClose = html[start + 1] === '/';
  const from = start + (isClose ? 2 : 1);
  const name = /^[a-z][a-z0-9]{0,19}(?![a-z0-9])/i.exec(html.slice(from, from + MAX_NAME + 1))?.[0];
  return name === undefined ? undefined : { kind: isClose ? 'close' : 'open', name: name.toLowerCase() };
}

/** Returns the start of the closing tag of an element whose content is not markup. */
function rawEnd(html: string, { from, name }: { from: number; name: string }): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return html.length;
}

const REFERENCE = /&(?:([A-Za-z]{2,8})|#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6}));/g;

/** Named references that occur in names, dates and headings. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ndash: '\u2013',
    mdash: '\u2014',
    lsquo: '\u2018',
    rsquo: '\u2019',
    ldquo: '\u201c',
    rdquo: '\u201d',
    eacute: '\u00e9',
    uuml: '\u00fc',
  }),
);

function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}
