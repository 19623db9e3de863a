import { XMLParser } from 'fast-xml-parser';
import { resolveReferences } from './character-references.ts';
import { markupFault, type MarkupFault } from './markup-fault.ts';
import type { XmlElement } from './xml-element.ts';

/** The filings nest seven levels deep, the invoices eight. */
const MAX_DEPTH = 32;

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';

/** Options of fast-xml-parser; shared with the benchmark, which measures against it. */
export const XML_OPTIONS = {
  // An ordered list of nodes, because a filing's footnote with markup would otherwise be read with its words
  // rearranged.
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // A CIK keeps its zeros, and the symbol 1E5 stays a symbol.
  parseTagValue: false,
  parseAttributeValue: false,
  // Resolved afterwards, in one bounded pass that no declaration in the document can extend.
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: CDATA,
  jPath: false,
  maxNestedTags: MAX_DEPTH,
};

const parser = new XMLParser(XML_OPTIONS);

export type XmlRefusal = 'empty' | 'html_page' | MarkupFault;

export type XmlReading =
  { readonly kind: 'document'; readonly root: XmlElement } | { readonly kind: 'refused'; readonly reason: XmlRefusal };

const HTML_START =
  /^(?:<\?xml[^>]{0,200}>\s{0,50})?(?:<!--[^>]{0,500}>\s{0,50})?<(?:!doctype\s{1,20}html|html|head|body)\b/i;

/**
 * Parses an XML text into its root element, or says why it is refused. Document types, entities and processing
 * instructions are refused before parsing; the rest is first checked to be well-formed, because the parser alone reads
 * a truncated document as a shorter one. An attribute without a value is accepted: agencies' software has written
 * `<nonDerivativeTable ativeTable>`, the element's own name is intact, and we read no value from an attribute that may
 * lack one, so refusing such a filing would only withhold its transactions.
 */
export function readXml(text: string): XmlReading {
  const xml = text.replace(/^\ufeff/, '').trimStart();
  if (xml === '') return refused('empty');
  if (HTML_START.test(xml.slice(0, 1000))) return refused('html_page');
  const fault = markupFault(xml, { maxDepth: MAX_DEPTH });
  if (fault) return refused(fault);
  try {
    const root = elements(parser.parse(xml))[0];
    return root ? { kind: 'document', root } : refused('not_well_formed');
  } catch {
    // Names that JavaScript reserves, such as __proto__; no valid document has one.
    return refused('not_well_formed');
  }
}

function refused(reason: XmlRefusal): XmlReading {
  return { kind: 'refused', reason };
}

function elements(nodes: unknown): XmlElement[] {
  return content(nodes).filter((node) => typeof node !== 'string');
}

function content(nodes: unknown): (XmlElement | string)[] {
  if (!Array.isArray(nodes)) return [];
  const read: (XmlElement | string)[] = [];
  for (const node of nodes as Readonly<Record<string, unknown>>[]) {
    for (const name in node) {
      if (name === ATTRIBUTES) continue;
      const value = node[name];
      if (name === TEXT) read.push(resolveReferences(String(value)));
      else if (name === CDATA) read.push(rawText(value));
      else read.push({ name, attributes: attributes(node[ATTRIBUTES]), children: content(value) });
      break;
    }
  }
  return read;
}

/** Returns the characters of a CDATA section, in which nothing is a reference. */
function rawText(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  return nodes.map((node: Readonly<Record<string, string>>) => node[TEXT] ?? '').join('');
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

function attributes(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return NO_ATTRIBUTES;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, resolveReferences(String(text))]));
}
