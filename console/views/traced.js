/** @import { Child } from '../types.ts' */
import { element } from '../dom/element.js';

/**
 * A value marked with its path, so that its place in the document can be shown, plus its source characters if they
 * differ from what is shown; a null says whether it was withheld or missing.
 *
 * @param {Child} value
 * @param {{ path: string, evidence?: Readonly<Record<string, unknown>> | undefined, isWithheld?: boolean }} origin
 * @returns {Child}
 */
export function traced(value, { path, evidence, isWithheld = false }) {
  const quote = quoteOf(evidence?.[path]);
  const quoted = quote === undefined || quote === value ? undefined : element('q', { class: 'quote' }, quote);
  if (value !== null && value !== undefined) return [element('span', { 'data-path': path }, value), quoted];
  if (!isWithheld) return [element('span', { class: 'nothing' }, 'not given'), quoted];
  return [element('span', { class: 'withheld', 'data-path': path }, 'withheld: could not be established'), quoted];
}

/** Returns the characters of an evidence member; undefined if it is not a quotation. @param {unknown} quotation */
function quoteOf(quotation) {
  if (typeof quotation !== 'object' || quotation === null || !('quote' in quotation)) return undefined;
  return typeof quotation.quote === 'string' ? quotation.quote : undefined;
}
