const UTF8_BOM = [0xef, 0xbb, 0xbf];
const UTF16_LE_BOM = [0xff, 0xfe];
const UTF16_BE_BOM = [0xfe, 0xff];

/** Encodings that a declaration may name besides UTF-8; EDGAR itself writes ASCII. */
const SINGLE_BYTE = new Set(['iso-8859-1', 'latin1', 'windows-1252']);
const UTF8_NAMES = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** A declaration is in the first bytes, or absent. */
const DECLARATION_BYTES = 200;
const DECLARED_ENCODING = /^\s{0,20}<\?xml[^>]{0,100}?encoding\s{0,5}=\s{0,5}["']([A-Za-z0-9._-]{1,40})["']/;

/**
 * Decodes a document; null if its bytes are not text in the encoding of its byte order mark or XML declaration (UTF-8
 * without either). Invalid bytes are refused, never replaced: a name with a replacement character would be served as
 * filed.
 */
export function documentText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  if (encoding === null) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, UTF8_BOM)) return 'utf-8';
  if (startsWith(bytes, UTF16_LE_BOM)) return 'utf-16le';
  if (startsWith(bytes, UTF16_BE_BOM)) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const declared = DECLARED_ENCODING.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  if (UTF8_NAMES.has(declared)) return 'utf-8';
  return SINGLE_BYTE.has(declared) ? 'windows-1252' : null;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}
