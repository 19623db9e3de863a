/** @import { JsonObject } from '../types.ts' */
import { inWords } from '../dom/words.js';

/** @typedef {{ readonly left: number, readonly top: number, readonly right: number, readonly bottom: number }} Box in fractions of the page */
/**
 * Where a value was read, or sought in vain.
 *
 * @typedef {object} ValuePlace
 * @property {string} path of the value in the answer
 * @property {string} label
 * @property {boolean} isServed
 * @property {string | null} quote
 * @property {number | undefined} page from 1
 * @property {Box | undefined} box
 * @property {number | undefined} start in a submitted text
 * @property {number | undefined} end
 */

/**
 * Returns the places in an answer with evidence: first those of its values, then those of withheld ones.
 *
 * @param {unknown} answer
 * @returns {ValuePlace[]}
 */
export function placesOf(answer) {
  const { evidence, sought } = /** @type {{ evidence?: JsonObject, sought?: JsonObject }} */ (answer ?? {});
  return [
    ...Object.entries(evidence ?? {}).flatMap(([path, one]) => placeOf(path, one, true)),
    ...Object.entries(sought ?? {}).flatMap(([path, one]) => placeOf(path, one, false)),
  ];
}

/** @param {string} path @param {unknown} one @param {boolean} isServed @returns {ValuePlace[]} */
function placeOf(path, one, isServed) {
  if (one === null || typeof one !== 'object' || !('quote' in one)) return [];
  const { quote, page, box, start, end } =
    /** @type {{ quote: string | null, page?: number, box?: Box | null, start?: number, end?: number }} */ (one);
  return [{ path, label: labelOf(path), isServed, quote, page, box: box ?? undefined, start, end }];
}

/** `line_items[0].unit_price` becomes "Line item 1: unit price". @param {string} path */
export function labelOf(path) {
  return inWords(path.replace(/s?\[(\d{1,6})\]/g, (_, index) => ` ${String(Number(index) + 1)}`));
}

/**
 * Merges identical places: a range of dates states both the start and the end of a role.
 *
 * @param {readonly ValuePlace[]} places
 * @returns {ValuePlace[][]}
 */
export function sharedPlaces(places) {
  const found = places.filter(({ box, start }) => box !== undefined || start !== undefined);
  const keyOf = (/** @type {ValuePlace} */ { page, box, start, end }) => JSON.stringify([page, box, start, end]);
  return [...Map.groupBy(found, keyOf).values()];
}
