/** @import { Child } from '../types.ts' */
import { element } from '../dom/element.js';

/**
 * A value, marked with its path so that its place in the document can be shown, and the characters that it was read from where
 * they are not what is shown already; a null says whether it was withheld or not there.
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
  return [element('span', { class: 'withheld', 'data-path': path }, 'withheld: not supported by its quote'), quoted];
}

/** The characters of a member of the evidence; undefined for a member that is not a quotation. @param {unknown} quotation */
function quoteOf(quotation) {
  if (typeof quotation !== 'object' || quotation === null || !('quote' in quotation)) return undefined;
  return typeof quotation.quote === 'string' ? quotation.quote : undefined;
}
