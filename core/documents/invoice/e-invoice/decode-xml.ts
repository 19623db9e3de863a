/** The encodings in which invoices are written, by the names that XML declarations give them. */
const ENCODINGS = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'utf-16']);

const DECLARED = /^<\?xml[^>]{0,80}encoding\s{0,5}=\s{0,5}["']([A-Za-z0-9._-]{1,20})["']/;

/** The text of an XML document's bytes, by its byte order mark or declaration; undefined where they are not that text. */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes);
  if (!ENCODINGS.has(encoding) && encoding !== 'utf-16be') return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The decoder throws for bytes of another encoding, which is an answer.
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
  // Said of two bytes a character in characters of one byte: it cannot be so.
  return declared === 'utf-16' ? 'utf-8' : declared;
}
