/** @import { Evidence } from '../../core/documents/reading/answer.ts' */
/** @import { Child } from '../types.ts' */
import { element } from '../dom/element.js';

/**
 * A value with the characters that it was read from, where those were asked for; a null says whether it was withheld or not
 * there.
 *
 * @param {Child} value
 * @param {{ path: string, evidence?: Evidence | undefined, isWithheld?: boolean }} origin
 * @returns {Child}
 */
export function traced(value, { path, evidence, isWithheld = false }) {
  const quote = evidence?.[path]?.quote;
  const quoted = typeof quote === 'string' ? element('q', { class: 'quote' }, quote) : undefined;
  if (value !== null && value !== undefined) return [value, quoted];
  if (isWithheld) return [element('span', { class: 'withheld' }, 'withheld: not supported by its quote'), quoted];
  return [element('span', { class: 'nothing' }, 'not given'), quoted];
}
