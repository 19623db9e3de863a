/** @import { Json } from '../types.ts' */

/** What a text says in JSON; undefined where it is none. @param {string} text @returns {Json | undefined} */
export function readJson(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    return /** @type {Json} */ (value);
  } catch {
    return undefined;
  }
}
