/** A position in the bytes, with the brackets open before it. */
interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;

/** Name of the member with the records, as written in the file. */
const RESULTS = Buffer.from('"results"');

const NO_RECORDS = Buffer.from('[]');

/** The download is not the expected JSON object. */
export class SplitError extends Error {
  override readonly name = 'SplitError';
}

/**
 * Yields the bytes of each record in `{"results": [{...}, ...]}`, so that a list of tens of megabytes is never parsed
 * as a whole, which would take many times its size and block the server. Throws `SplitError` if the bytes are not such
 * an object or end too early; the contents of records are left to the parser. Returns the object's bytes without its
 * records, which may report a failure. Linear.
 */
export function* splitResults(bytes: Uint8Array): Generator<Uint8Array, Uint8Array> {
  const cursor: Cursor = { bytes, at: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0 };
  expect(cursor, OPEN_BRACE);
  let around: readonly Uint8Array[] | undefined;
  do {
    const isResults = takesResults(cursor);
    expect(cursor, COLON);
    if (isResults && around) throw new SplitError('The results appear twice.');
    if (isResults) {
      const before = bytes.subarray(0, cursor.at);
      yield* elements(cursor);
      around = [before, NO_RECORDS, bytes.subarray(cursor.at)];
    } else skipValue(cursor);
  } while (takes(cursor, COMMA));
  expect(cursor, CLOSE_BRACE);
  if (!around || peek(cursor) !== undefined) throw new SplitError('The object has no results, or no end.');
  return Buffer.concat(around);
}

function* elements(cursor: Cursor): Generator<Uint8Array> {
  expect(cursor, OPEN_BRACKET);
  if (takes(cursor, CLOSE_BRACKET)) return;
  do {
    if (peek(cursor) !== OPEN_BRACE) throw new SplitError('A record is not an object.');
    const start = cursor.at;
    skipValue(cursor);
    yield cursor.bytes.subarray(start, cursor.at);
  } while (takes(cursor, COMMA));
  expect(cursor, CLOSE_BRACKET);
}

/** Reads a member's name and whether it is that of the records. */
function takesResults(cursor: Cursor): boolean {
  if (peek(cursor) !== QUOTE) throw new SplitError('A member has no name.');
  const start = cursor.at;
  skipString(cursor);
  return RESULTS.equals(cursor.bytes.subarray(start, cursor.at));
}

/**
 * Skips a value: an object or a list to its closing bracket, a string to its quote, anything else to the next
 * punctuation mark.
 */
function skipValue(cursor: Cursor): void {
  const { bytes } = cursor;
  let depth = 0;
  do {
    const byte = peek(cursor);
    if (byte === undefined) throw new SplitError('The bytes end inside a value.');
    if (byte === QUOTE) skipString(cursor);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth++;
      cursor.at++;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (depth === 0) throw new SplitError('A value is missing.');
      depth--;
      cursor.at++;
    } else if (depth === 0) {
      const start = cursor.at;
      while (isOfScalar(bytes[cursor.at])) cursor.at++;
      if (cursor.at === start) throw new SplitError('A value is missing.');
      return;
    } else cursor.at++;
  } while (depth > 0);
}

function isOfScalar(byte: number | undefined): boolean {
  return byte !== undefined && byte !== COMMA && byte !== CLOSE_BRACE && byte !== CLOSE_BRACKET && byte > 0x20;
}

function skipString(cursor: Cursor): void {
  const { bytes } = cursor;
  cursor.at++;
  while (cursor.at < bytes.length && bytes[cursor.at] !== QUOTE) cursor.at += bytes[cursor.at] === BACKSLASH ? 2 : 1;
  if (cursor.at >= bytes.length) throw new SplitError('The bytes end inside a string.');
  cursor.at++;
}

/** Returns the next byte that is not white space; undefined at the end. */
function peek(cursor: Cursor): number | undefined {
  const { bytes } = cursor;
  for (;;) {
    const byte = bytes[cursor.at];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte;
    cursor.at++;
  }
}

function takes(cursor: Cursor, byte: number): boolean {
  if (peek(cursor) !== byte) return false;
  cursor.at++;
  return true;
}

function expect(cursor: Cursor, byte: number): void {
  if (!takes(cursor, byte)) throw new SplitError('A punctuation mark of the object is missing.');
}
