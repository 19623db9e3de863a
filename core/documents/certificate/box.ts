import { isJsonObject, type JsonObject } from '../../json.ts';
import type { PagePlace } from '../reading/page-place.ts';
import { cellMember, memberOf, ReadingShapeError, type Cell } from '../reading/reading-shape.ts';

/** A cell of a form and what its reader saw in the box: something, nothing, or something unreadable. */
export interface FormCell extends Cell<string | number | boolean> {
  readonly state: 'present' | 'blank' | 'illegible';
  /** Where its characters are, if a page reader says so. */
  readonly place?: PagePlace;
}

/** An empty box. */
export const BLANK: FormCell = { value: null, quote: null, state: 'blank' };

/**
 * Parses a member that is a box of a type; null reads as an empty box, and a blank quote as no quote. `isPlaced`: whether to accept the
 * place it states, which only our own readers may. Throws `ReadingShapeError`.
 */
export function boxMember(
  object: JsonObject,
  name: string,
  type: 'text' | 'number' | 'boolean',
  isPlaced: boolean,
): FormCell {
  const { value, quote } = cellMember(object, name, type);
  const cell = object[name];
  if (!isJsonObject(cell)) return BLANK;
  const state = memberOf(cell, 'state');
  if (state !== 'present' && state !== 'blank' && state !== 'illegible') {
    throw new ReadingShapeError(`${name} has no state.`);
  }
  const isText = typeof value === 'string';
  return {
    value: isText && isBlank(value) ? null : value,
    quote: quote === null || isBlank(quote) ? null : quote,
    state,
    ...(isPlaced && isJsonObject(cell['place']) && { place: cell['place'] as unknown as PagePlace }),
  };
}

/** Whether a box is empty; an unticked box is. */
export function isEmpty({ value, quote, state }: FormCell): boolean {
  if (quote !== null || state === 'illegible') return false;
  return value === false || (value === null && state === 'blank');
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
