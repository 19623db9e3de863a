const WHITE_SPACE = 64;
const PADDING = 65;
const STANDARD = 66;
const URL_SAFE = 68;
const NONE = 255;

/**
 * The meaning of each character: a digit's value, or one of the above. `+` and `/` follow `STANDARD`, `-` and `_`
 * `URL_SAFE`.
 */
const MEANINGS = meanings();

function meanings(): Uint8Array {
  const table = new Uint8Array(128).fill(NONE);
  const put = (characters: string, first: number, step = 1): void => {
    for (let i = 0; i < characters.length; i++) table[characters.charCodeAt(i)] = first + i * step;
  };
  put('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 0);
  put(' \t\n\v\f\r', WHITE_SPACE, 0);
  put('=', PADDING);
  put('+/', STANDARD);
  put('-_', URL_SAFE);
  return table;
}

/** The value of `+` and `-`; `/` and `_` are the next one. */
const FIRST_SPECIAL = 62;

/** `data:image/png;base64,` and the like; a media type with parameters is not longer. */
const MAX_PREFIX = 300;
const PREFIX = /^data:[^,]{0,280};base64$/i;

/**
 * Decodes base64 (RFC 4648): the standard or the URL-safe alphabet but not both, padded or not, with optional white
 * space anywhere and an optional `data:…;base64,` prefix. Undefined for anything else: a foreign character, padding
 * that is too short, too long or not at the end, a leftover digit, no bytes at all. One pass, whatever the text.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  const start = endOfPrefix(text);
  if (start === undefined) return undefined;
  const bytes = Buffer.allocUnsafeSlow(Math.ceil(((text.length - start) * 3) / 4));
  let length = 0;
  let digits = 0;
  let padding = 0;
  let held = 0;
  let alphabet = NONE;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    let meaning = code < MEANINGS.length ? (MEANINGS[code] ?? NONE) : NONE;
    if (meaning === WHITE_SPACE) continue;
    if (meaning === PADDING) {
      padding++;
      continue;
    }
    if (meaning === NONE || padding > 0) return undefined;
    if (meaning >= STANDARD) {
      const used = meaning < URL_SAFE ? STANDARD : URL_SAFE;
      if (alphabet !== NONE && alphabet !== used) return undefined;
      alphabet = used;
      meaning = FIRST_SPECIAL + meaning - used;
    }
    // At most 24 bits are used; more would overflow.
    held = ((held & 0x3ffff) << 6) | meaning;
    digits++;
    if (digits % 4 === 0) {
      bytes[length++] = held >> 16;
      bytes[length++] = held >> 8;
      bytes[length++] = held;
    }
  }
  const left = digits % 4;
  const isWhole = padding === 0 ? left !== 1 : left > 1 && left + padding === 4;
  if (!isWhole || digits === 0) return undefined;
  if (left === 2) bytes[length++] = held >> 4;
  if (left === 3) {
    bytes[length++] = held >> 10;
    bytes[length++] = held >> 2;
  }
  return bytes.subarray(0, length);
}

/** Returns where the digits begin; undefined if a prefix begins but does not end properly. */
function endOfPrefix(text: string): number | undefined {
  const lead = text.length - text.trimStart().length;
  const start = text.slice(lead, lead + MAX_PREFIX);
  if (start.slice(0, 5).toLowerCase() !== 'data:') return 0;
  const comma = start.indexOf(',');
  return comma !== -1 && PREFIX.test(start.slice(0, comma)) ? lead + comma + 1 : undefined;
}
