/** @import { Json } from '../types.ts' */

/** Parses JSON; undefined if the text is not JSON. @param {string} text @returns {Json | undefined} */
export function readJson(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    return /** @type {Json} */ (value);
  } catch {
    return undefined;
  }
}
