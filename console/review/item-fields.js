/** @import { Json, JsonObject } from '../types.ts' */
/** @import { StackItem } from './stack-item.js' */
/** @import { ValuePlace } from '../document/places.js' */
import { labelOf, placesOf } from '../document/places.js';
import { readingOf } from './stack-kinds.js';

/**
 * A value of a document, as it was read, and what a person made of it.
 *
 * @typedef {object} ItemField
 * @property {string} path
 * @property {string} label
 * @property {Json} read what the service answered
 * @property {boolean} isWithheld
 * @property {Json} value what holds now: the correction where there is one
 * @property {boolean} isCorrected
 * @property {ValuePlace | undefined} place
 */

/** Members of an answer that are not values of the document. */
const ABOUT = new Set(['confidence', 'warnings', 'withheld', 'evidence', 'sought']);

/**
 * Returns every value of a document in the order of its answer, including nulls; a row withheld as a whole is one of
 * them.
 *
 * @param {StackItem} item
 * @returns {ItemField[]}
 */
export function fieldsOf({ kind, answer, corrections }) {
  if (answer === undefined) return [];
  const places = new Map(placesOf(answer).map((place) => [place.path, place]));
  const withheld = new Set([
    ...withheldPaths(answer),
    ...[...places.values()].flatMap(({ path, isServed }) => (isServed ? [] : [path])),
  ]);
  const entries = Object.entries(readingOf(kind, answer)).filter(([name]) => !ABOUT.has(name));
  return entries
    .flatMap(([name, value]) => leaves(name, value))
    .map(([path, read]) => {
      const correction = corrections[path];
      return {
        path,
        label: labelOf(path),
        read,
        isWithheld: withheld.has(path),
        value: correction === undefined ? read : correction.value,
        isCorrected: correction !== undefined,
        place: places.get(path),
      };
    });
}

/** @param {string} path @param {Json | undefined} value @returns {[path: string, value: Json][]} */
function leaves(path, value = null) {
  if (Array.isArray(value)) {
    return /** @type {readonly Json[]} */ (value).flatMap((one, i) => leaves(`${path}[${String(i)}]`, one));
  }
  if (value === null || typeof value !== 'object') return [[path, /** @type {Json} */ (value)]];
  return Object.entries(value).flatMap(([name, one]) => leaves(`${path}.${name}`, one));
}

/** Returns the withheld paths, and those named in an invoice's warnings. @param {JsonObject} answer */
function withheldPaths({ withheld, warnings }) {
  const named = Array.isArray(warnings) ? /** @type {readonly { code: string, message: string }[]} */ (warnings) : [];
  return [
    ...(Array.isArray(withheld) ? /** @type {readonly string[]} */ (withheld) : []),
    ...named.flatMap(({ code, message }) => (code === 'unreadable_number' ? [message.split(' ', 1)[0] ?? ''] : [])),
  ];
}
