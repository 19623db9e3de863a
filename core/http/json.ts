import { CodedError } from './errors.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Deeper than any request of the suite needs, and shallow enough for every recursive walk. */
const MAX_DEPTH = 64;

const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON object in a request body. Throws `invalid_json` for bytes that are not UTF-8, not JSON, nested deeper than
 * 64 levels, or another JSON value than an object. A member named `__proto__` is an ordinary own member (RFC 8259 has no
 * special names), so it changes nothing.
 */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  if (isTooDeep(bytes)) throw new CodedError('invalid_json', `The body is nested deeper than ${MAX_DEPTH} levels.`);
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    // The parser's own message quotes the body, so it is not passed on.
    throw new CodedError('invalid_json', 'The body is not JSON in UTF-8.');
  }
  if (!isJsonObject(value)) throw new CodedError('invalid_json', 'The body is not a JSON object.');
  return value;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether brackets outside strings nest too deep. One pass over the bytes: every byte of interest is ASCII in UTF-8. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === OPEN_BRACKET || byte === OPEN_BRACE) {
      depth++;
      if (depth > MAX_DEPTH) return true;
    } else if (byte === CLOSE_BRACKET || byte === CLOSE_BRACE) depth--;
  }
  return false;
}
