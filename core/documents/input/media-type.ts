/** How a stated media type is handled. `image` is an image of an unsupported type. */
export type StatedType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'application/pdf' | 'text' | 'image';

/** Type and subtype (RFC 6838, 4.2), in lower case; parameters follow a semicolon. */
const MEDIA_TYPE = /^([a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126})[ \t]{0,8}(?:;|$)/;
const LONGEST = 512;

/** Outdated names that programs still use for these types. */
const NAMES: ReadonlyMap<string, StatedType> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/x-png', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['application/pdf', 'application/pdf'],
  ['text/plain', 'text'],
  ['text/markdown', 'text'],
]);

/**
 * Returns the type stated by a `mime_type`, whatever its letter case and parameters; undefined if no service reads it.
 */
export function statedType(mimeType: string): StatedType | undefined {
  if (mimeType.length > LONGEST) return undefined;
  const [, name] = MEDIA_TYPE.exec(mimeType.trim().toLowerCase()) ?? [];
  if (name === undefined) return undefined;
  return NAMES.get(name) ?? (name.startsWith('image/') ? 'image' : undefined);
}
