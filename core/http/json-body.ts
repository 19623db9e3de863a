import { isJsonObject, MAX_JSON_DEPTH, parseJson, repeatsMember, type JsonObject } from '../json.ts';
import { CodedError, type ErrorCode } from './errors.ts';
import type { FileRule } from './route.ts';

/**
 * Many times more than any request needs (a batch of fifty included), and parsed within a few milliseconds. A 16 MiB
 * body can hold eight million values, which would block every other request for a second.
 */
const MAX_REQUEST_VALUES = 20_000;

/** A route's rules for its JSON body. */
export interface BodyRules {
  /** Code for JSON that is not an object; default `invalid_json`. */
  readonly notAnObject?: ErrorCode;
  /** Whether a repeated member name is `invalid_fields`. */
  readonly refusesRepeats?: boolean;
  /** Set if a file may be sent instead of JSON. */
  readonly file?: FileRule;
}

const EMPTY = 'The body is empty: send a JSON object.';
const FILE = ' A file is sent with its own Content-Type, or as the part file of a form.';

/**
 * Parses a request body as a JSON object. Throws `invalid_json` if it is not UTF-8 JSON or nests too deep, that code or
 * the route's own if the JSON is not an object, `input_too_large` for too many values, and `invalid_fields` for a
 * repeated member name if the route refuses it.
 */
export function parseJsonObject(
  bytes: Uint8Array,
  { notAnObject = 'invalid_json', refusesRepeats = false, file }: BodyRules = {},
): JsonObject {
  const read = parseJson(bytes, { maxValues: MAX_REQUEST_VALUES });
  switch (read.kind) {
    case 'too_deep':
      throw new CodedError('invalid_json', `The body is nested deeper than ${MAX_JSON_DEPTH} levels.`);
    case 'too_many_values':
      throw new CodedError(
        'input_too_large',
        `The body holds more than ${MAX_REQUEST_VALUES.toLocaleString('en-US')} values.`,
      );
    case 'not_json':
      throw new CodedError(
        'invalid_json',
        bytes.length === 0 ? EMPTY : `The body is not JSON in UTF-8.${file ? FILE : ''}`,
      );
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
