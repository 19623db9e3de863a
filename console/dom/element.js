/** @import { Child } from '../types.ts' */
/** @typedef {Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>} Attributes */

/**
 * Creates an element with attributes, listeners (`onclick`) and children. Text always becomes a text node, so that
 * nothing read or typed can become markup.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...children) {
  return furnished(document.createElement(tag), attributes, children);
}

/**
 * The same for SVG elements.
 *
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function drawn(tag, attributes = {}, ...children) {
  return furnished(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

/**
 * @template {Element} E
 * @param {E} node
 * @param {Attributes} attributes
 * @param {readonly Child[]} children
 * @returns {E}
 */
function furnished(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : String(value));
  }
  append(node, children);
  return node;
}

/**
 * @param {Element} node
 * @param {readonly Child[]} children
 */
function append(node, children) {
  for (const child of children) {
    if (child instanceof Node) node.append(child);
    else if (typeof child === 'string' || typeof child === 'number') node.append(String(child));
    else if (Array.isArray(child)) append(node, /** @type {readonly Child[]} */ (child));
  }
}
