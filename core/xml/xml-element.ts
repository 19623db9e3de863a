/** An element of a parsed document, its children and texts in the order in which they stand. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

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
