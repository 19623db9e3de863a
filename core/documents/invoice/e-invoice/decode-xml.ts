/** Encodings used for invoices, by their names in XML declarations. */
const ENCODINGS = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'utf-16']);

const DECLARED = /^<\?xml[^>]{0,80}encoding\s{0,5}=\s{0,5}["']([A-Za-z0-9._-]{1,20})["']/;

/** Decodes an XML document by its byte order mark or declaration; undefined if the bytes do not match. */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes);
  if (!ENCODINGS.has(encoding) && encoding !== 'utf-16be') return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The decoder throws for invalid bytes, which is an expected result.
    return undefined;
  }
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function declaredEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
  const declared = DECLARED.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
  // A two-byte encoding declared in one-byte characters is impossible.
  return declared === 'utf-16' ? 'utf-8' : declared;
}
