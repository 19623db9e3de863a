/** @import { Field, JsonObject } from '../types.ts' */

/** The members of all fields. @param {readonly Field[]} fields @returns {JsonObject} */
export function joined(fields) {
  return Object.fromEntries(fields.flatMap((field) => Object.entries(field.read())));
}
