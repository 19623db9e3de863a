/** @import { Json, JsonObject } from '../types.ts' */
/** @import { KindId } from './stack-kinds.js' */

/** What a person put in the place of what was read, or beside it. @typedef {{ value: Json, by: 'person', at: string }} Correction */
/** @typedef {'waiting' | 'reading' | 'read' | 'failed' | 'refused'} ItemState */
/**
 * A document of a stack. What was read stays as it came; what a person says is kept apart from it.
 *
 * @typedef {object} StackItem
 * @property {number} id
 * @property {string} name of its file
 * @property {KindId} kind
 * @property {string} check what a certificate is checked against
 * @property {ItemState} state
 * @property {JsonObject | undefined} answer
 * @property {string | undefined} fault
 * @property {Readonly<Record<string, Correction>>} corrections by the path of the value
 * @property {string | undefined} acceptedAt when a person accepted it
 */

/** Maximum documents in a stack. */
export const MAX_DOCUMENTS = 500;

/** A service's file limit in bytes: 15,000,000 characters of base64. */
export const MAX_BYTES = 11_250_000;

/** @param {number} id @param {{ file: File, kind: KindId, check: string }} added @returns {StackItem} */
export function newItem(id, { file, kind, check }) {
  const isTooLarge = file.size > MAX_BYTES;
  return {
    id,
    name: file.name,
    kind,
    check: kind === 'certificate' ? check : 'none',
    state: isTooLarge ? 'refused' : 'waiting',
    answer: undefined,
    fault: isTooLarge ? 'The file is larger than the services accept.' : undefined,
    corrections: {},
    acceptedAt: undefined,
  };
}
