import { childElements, type XmlElement } from '../../../xml/xml-element.ts';

/** Returns an element's name without its prefix, which each document chooses. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Returns the elements at a path of names below an element, in order. Every step but the last follows the first element
 * of its name, so that a value is never combined from two parents.
 */
export function elementsAt(from: XmlElement, path: string): XmlElement[] {
  const steps = path.split('/');
  let found: XmlElement[] = [from];
  for (const step of steps) {
    const [parent] = found;
    found = parent ? childElements(parent).filter((one) => localName(one) === step) : [];
  }
  return found;
}

/** Returns the text directly in an element, line breaks included, trimmed. */
export function ownText({ children }: XmlElement): string {
  return children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}
