import { isJsonObject, MAX_JSON_DEPTH, parseJson, repeatsMember, type JsonObject } from '../json.ts';
import { CodedError, type ErrorCode } from './errors.ts';

/**
 * Many times what any request of the suite has, a batch of fifty among them, and parsed within a few milliseconds. A body of
 * 16 MiB can hold eight million, which keep every other request waiting for a second.
 */
const MAX_REQUEST_VALUES = 20_000;

/** What a route holds its body to beyond being JSON. */
export interface BodyRules {
  /** The code of JSON that is no object; `invalid_json` where it is not said. */
  readonly notAnObject?: ErrorCode;
  /** Whether a member that is named twice is `invalid_fields`. */
  readonly refusesRepeats?: boolean;
}

/**
 * The JSON object in a request body. Throws `invalid_json` for bytes that are not JSON in UTF-8, for JSON that nests too
 * deep, and for another JSON value than an object, where no other code is given for that; `input_too_large` for too many values;
 * `invalid_fields` for a member named twice, where the route refuses that.
 */
export function parseJsonObject(
  bytes: Uint8Array,
  { notAnObject = 'invalid_json', refusesRepeats = false }: BodyRules = {},
): JsonObject {
  const read = parseJson(bytes, { maxValues: MAX_REQUEST_VALUES });
  switch (read.kind) {
    case 'too_deep':
      throw new CodedError('invalid_json', `The body is nested deeper than ${MAX_JSON_DEPTH} levels.`);
    case 'too_many_values':
      throw new CodedError('input_too_large', `The body holds more than ${MAX_REQUEST_VALUES} values.`);
    case 'not_json':
      throw new CodedError('invalid_json', 'The body is not UTF-8 JSON.');
    case 'value':
      if (!isJsonObject(read.value)) throw new CodedError(notAnObject, 'The body is not a JSON object.');
      if (refusesRepeats && repeatsMember(bytes)) {
        throw new CodedError('invalid_fields', 'The body contains an object that repeats a member.');
      }
      return read.value;
    default:
      return read satisfies never;
  }
}
