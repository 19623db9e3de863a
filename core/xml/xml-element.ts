/** A parsed element with its children and texts in document order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** Returns the direct child elements, without the texts between them. */
export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** Returns the children of that name, in order; none for a missing parent. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? childElements(element).filter((child) => child.name === name) : [];
}

/** Returns the first child of that name; undefined if there is none, or no parent. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one): one is XmlElement => typeof one !== 'string' && one.name === name);
}
