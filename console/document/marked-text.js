/** @import { ValuePlace } from './places.js' */
import { element } from '../dom/element.js';

/**
 * Shows a submitted text with buttons at the places of values. Overlapping places become one.
 *
 * @param {string} text
 * @param {readonly (readonly ValuePlace[])[]} groups
 * @param {(group: readonly ValuePlace[]) => HTMLButtonElement} mark
 */
export function markedText(text, groups, mark) {
  /** @type {(Node | string)[]} */
  const pieces = [];
  let at = 0;
  for (const { start, end, places } of apart(groups.flat(), text.length)) {
    const button = mark(places);
    button.append(text.slice(start, end));
    pieces.push(text.slice(at, start), button);
    at = end;
  }
  const shown = element('pre', { class: 'page text' });
  shown.append(...pieces, text.slice(at));
  return shown;
}

/**
 * Returns consecutive runs of a text with the values in each, without overlaps.
 *
 * @param {readonly ValuePlace[]} places
 * @param {number} length
 */
function apart(places, length) {
  /** @type {{ start: number, end: number, places: ValuePlace[] }[]} */
  const runs = [];
  const inOrder = places.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
  for (const place of inOrder) {
    const { start, end } = place;
    if (start === undefined || end === undefined || start >= end || end > length) continue;
    const last = runs.at(-1);
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      last.places.push(place);
    } else runs.push({ start, end, places: [place] });
  }
  return runs;
}
