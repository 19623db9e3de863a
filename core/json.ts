export type JsonObject = Readonly<Record<string, unknown>>;

export type JsonReading =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'too_deep' | 'too_many_values' | 'not_json' };

/**
 * Several times the depth of any request, reply or upstream of the suite, and shallow enough for every recursive walk.
 */
export const MAX_JSON_DEPTH = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bounds besides depth. */
export interface JsonBounds {
  /** Maximum number of values of all kinds, members and elements; default unlimited. */
  readonly maxValues?: number;
}

/**
 * Parses UTF-8 JSON from outside, with or without a byte order mark. A member named `__proto__` is an ordinary own
 * member (RFC 8259 has no special names), so it changes nothing. Errors are returned as a kind, never thrown: the
 * parser's own message quotes the text.
 */
export function parseJson(bytes: Uint8Array, { maxValues = Infinity }: JsonBounds = {}): JsonReading {
  const excess = excessOf(bytes, maxValues);
  if (excess) return { kind: excess };
  try {
    return { kind: 'value', value: JSON.parse(utf8.decode(bytes)) as unknown };
  } catch {
    return { kind: 'not_json' };
  }
}

/** Whether a JSON value is an object, not an array or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether an object in JSON repeats a member, with escapes decoded: `parseJson()` silently keeps the last one. For
 * bytes that it has parsed. One pass; only names are decoded.
 */
export function repeatsMember(bytes: Uint8Array): boolean {
  /** The names in each open object; an array has none. */
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) {
      const start = i;
      for (i++; i < bytes.length && bytes[i] !== QUOTE; i++) if (bytes[i] === BACKSLASH) i++;
      if (!isName) continue;
      const names = open.at(-1);
      const name = JSON.parse(utf8.decode(bytes.subarray(start, i + 1))) as string;
      if (names?.has(name) === true) return true;
      names?.add(name);
      isName = false;
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      isName = byte === OPEN_BRACE;
      open.push(isName ? new Set() : undefined);
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      open.pop();
      isName = false;
    } else if (byte === COMMA) isName = open.at(-1) !== undefined;
  }
  return false;
}

const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const COMMA = 0x2c;

/**
 * Whether brackets outside strings nest too deep, or there are too many values: one more than commas and opening
 * brackets. One pass over the bytes (all relevant ones are ASCII in UTF-8) before parsing, because the parser accepts a
 * million levels but the first recursive walk over them does not, and 16 MiB of tiny values keep it busy for a second.
 */
function excessOf(bytes: Uint8Array, maxValues: number): 'too_deep' | 'too_many_values' | undefined {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === COMMA) {
      if (++values > maxValues) return 'too_many_values';
    } else if (byte === OPEN_BRACKET || byte === OPEN_BRACE) {
      depth++;
      if (depth > MAX_JSON_DEPTH) return 'too_deep';
      if (++values > maxValues) return 'too_many_values';
    } else if (byte === CLOSE_BRACKET || byte === CLOSE_BRACE) depth--;
  }
  return undefined;
}
