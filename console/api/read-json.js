/** @import { Json } from '../types.ts' */

/** What a text says in JSON; undefined if it is not JSON. @param {string} text @returns {Json | undefined} */
export function readJson(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    return /** @type {Json} */ (value);
  } catch {
    return undefined;
  }
}
