/** An element of a parsed document, its children and texts in the order in which they stand. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** Markup that stands inside a word or a sentence; every other element ends the word before it. */
const INLINE = new Set(['b', 'i', 'u', 'em', 'strong', 'sup', 'sub', 'font', 'span', 'a']);

/** The elements right below an element, without the texts between them. */
export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The children of that name, in order; none for a missing parent. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? childElements(element).filter((child) => child.name === name) : [];
}

/** The first child of that name; undefined where there is none, or no parent. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one): one is XmlElement => typeof one !== 'string' && one.name === name);
}

/** All text below an element in reading order, as filed but for line breaks, which become one space; empty for a missing element. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return '';
  const pieces: string[] = [];
  collectText(element, pieces);
  return pieces
    .join('')
    .replace(/[ \t\r\n]+/g, (run) => (/[\t\r\n]/.test(run) ? ' ' : run))
    .trim();
}

function collectText(element: XmlElement, pieces: string[]): void {
  for (const one of element.children) {
    if (typeof one === 'string') pieces.push(one);
    else {
      const edge = INLINE.has(one.name.toLowerCase()) ? '' : ' ';
      pieces.push(edge);
      collectText(one, pieces);
      pieces.push(edge);
    }
  }
}

/** The ids that every `footnoteId` below an element names, each once, in the order in which they stand. */
export function footnoteIds(element: XmlElement): string[] {
  const ids = new Set<string>();
  collectFootnoteIds(element, ids);
  return [...ids];
}

function collectFootnoteIds(element: XmlElement, ids: Set<string>): void {
  for (const one of childElements(element)) {
    const id = one.name === 'footnoteId' ? one.attributes['id'] : undefined;
    if (id !== undefined) ids.add(id.trim());
    collectFootnoteIds(one, ids);
  }
}
