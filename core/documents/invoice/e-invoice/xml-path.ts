import { childElements, type XmlElement } from '../../../xml/xml-element.ts';

/** The name of an element without its prefix, which each document chooses for itself. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * The elements at a path of names below an element, in order. Every step but the last follows the first element of its name,
 * so that a value is never put together from two parents.
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

/** The text right in an element, line breaks included, without the white space around it. */
export function ownText({ children }: XmlElement): string {
  return children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}
