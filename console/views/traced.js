/** @import { Child } from '../types.ts' */
import { element } from '../dom/element.js';

/**
 * A value with the characters that it was read from, where those were asked for; a null says whether it was withheld or not
 * there.
 *
 * @param {Child} value
 * @param {{ path: string, evidence?: Readonly<Record<string, unknown>> | undefined, isWithheld?: boolean }} origin
 * @returns {Child}
 */
export function traced(value, { path, evidence, isWithheld = false }) {
  const quote = quoteOf(evidence?.[path]);
  const quoted = quote === undefined ? undefined : element('q', { class: 'quote' }, quote);
  if (value !== null && value !== undefined) return [value, quoted];
  if (isWithheld) return [element('span', { class: 'withheld' }, 'withheld: not supported by its quote'), quoted];
  return [element('span', { class: 'nothing' }, 'not given'), quoted];
}

/** The characters of a member of the evidence; undefined for a member that is not a quotation. @param {unknown} quotation */
function quoteOf(quotation) {
  if (typeof quotation !== 'object' || quotation === null || !('quote' in quotation)) return undefined;
  return typeof quotation.quote === 'string' ? quotation.quote : undefined;
}
