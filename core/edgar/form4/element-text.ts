import { childElements, childrenNamed, type XmlElement } from '../../xml/xml-element.ts';

/** Markup inside a word or a sentence; every other element ends the word before it. */
const INLINE = new Set(['b', 'i', 'u', 'em', 'strong', 'sup', 'sub', 'font', 'span', 'a']);

/**
 * Returns all text below an element in reading order, as filed except that line breaks become one space; empty for a
 * missing element.
 */
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

/** Returns the child of that name if there is exactly one: a box filled twice states neither value. */
export function soleChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const [first, ...more] = childrenNamed(element, name);
  return more.length === 0 ? first : undefined;
}

/**
 * Returns the distinct ids in all `footnoteId` elements below an element, in document order, without those below
 * elements of certain names.
 */
export function footnoteIds(element: XmlElement | undefined, except: ReadonlySet<string> = NONE): string[] {
  const ids = new Set<string>();
  if (element) collectFootnoteIds(element, ids, except);
  return [...ids];
}

const NONE: ReadonlySet<string> = new Set();

function collectFootnoteIds(element: XmlElement, ids: Set<string>, except: ReadonlySet<string>): void {
  for (const one of childElements(element)) {
    if (except.has(one.name)) continue;
    const id = one.name === 'footnoteId' ? one.attributes['id'] : undefined;
    if (id !== undefined) ids.add(id.trim());
    collectFootnoteIds(one, ids, except);
  }
}
