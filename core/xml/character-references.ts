const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,8})|#x([0-9a-fA-F]{1,6}));/g;

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const windows1252 = new TextDecoder('windows-1252');

/**
 * Resolves XML's five named references and numeric ones in one pass, so that resolved text is not resolved again. Other
 * references stay as they are: no document may declare one.
 */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return character(code) ?? whole;
  });
}

function character(code: number): string | undefined {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  // Filing software writes &#146; for a typographic apostrophe, and every browser reads that range so.
  if (code >= 0x80 && code <= 0x9f) return windows1252.decode(Uint8Array.of(code));
  return String.fromCodePoint(code);
}
