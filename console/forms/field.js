/** @import { Call, JsonObject } from '../types.ts' */

/**
 * A form control that answers for members of the request.
 *
 * @typedef {object} Field
 * @property {HTMLElement} node
 * @property {() => JsonObject} read the members that it adds; none where it was left empty
 * @property {(values: JsonObject) => void} fill
 * @property {() => string | undefined} fault the sentence that says why the request cannot be sent
 * @property {() => Call['file']} [file]
 */

/** Returns the members of all fields. @param {readonly Field[]} fields @returns {JsonObject} */
export function joined(fields) {
  return Object.fromEntries(fields.flatMap((field) => Object.entries(field.read())));
}
