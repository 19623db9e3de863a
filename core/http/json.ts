import { isJsonObject, MAX_JSON_DEPTH, parseJson, type JsonObject } from '../json.ts';
import { CodedError, type ErrorCode } from './errors.ts';

/**
 * The JSON object in a request body. Throws `invalid_json` for bytes that are not JSON in UTF-8, for JSON that nests too
 * deep, and for another JSON value than an object, where no other code is given for that.
 */
export function parseJsonObject(bytes: Uint8Array, notAnObject: ErrorCode = 'invalid_json'): JsonObject {
  const read = parseJson(bytes);
  switch (read.kind) {
    case 'too_deep':
      throw new CodedError('invalid_json', `The body is nested deeper than ${MAX_JSON_DEPTH} levels.`);
    case 'not_json':
      throw new CodedError('invalid_json', 'The body is not JSON in UTF-8.');
    case 'value':
      if (!isJsonObject(read.value)) throw new CodedError(notAnObject, 'The body is not a JSON object.');
      return read.value;
    default:
      return read satisfies never;
  }
}
