export type JsonObject = Readonly<Record<string, unknown>>;

export type JsonReading =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'too_deep' | 'not_json' };

/** Several times what any request, reply or upstream of the suite nests, and shallow enough for every recursive walk. */
export const MAX_JSON_DEPTH = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON value in UTF-8 bytes from outside, a byte order mark or not. A member named `__proto__` is an ordinary own
 * member (RFC 8259 has no special names), so it changes nothing. What is wrong is a kind and never an error: the parser's
 * own message quotes the text.
 */
export function parseJson(bytes: Uint8Array): JsonReading {
  if (isTooDeep(bytes)) return { kind: 'too_deep' };
  try {
    return { kind: 'value', value: JSON.parse(utf8.decode(bytes)) as unknown };
  } catch {
    return { kind: 'not_json' };
  }
}

/** Whether a JSON value is an object, which an array and null are not. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether brackets outside strings nest too deep. One pass over the bytes, every byte of interest being ASCII in UTF-8,
 * before parsing: the parser takes a million levels, and the first recursive walk over them does not.
 */
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
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (byte === CLOSE_BRACKET || byte === CLOSE_BRACE) depth--;
  }
  return false;
}
