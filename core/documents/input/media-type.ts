/** What a stated media type makes of a file. `image` is an image that is not one of the four that are read. */
export type StatedType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'application/pdf' | 'text' | 'image';

/** Type and subtype (RFC 6838, 4.2), in lower case; what follows a semicolon is parameters. */
const MEDIA_TYPE = /^([a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126})[ \t]{0,8}(?:;|$)/;
const LONGEST = 512;

/** Names that programs still give these types. */
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

/** The type that a `mime_type` states, whatever its letter case and parameters; undefined where it is none that any service reads. */
export function statedType(mimeType: string): StatedType | undefined {
  if (mimeType.length > LONGEST) return undefined;
  const [, name] = MEDIA_TYPE.exec(mimeType.trim().toLowerCase()) ?? [];
  if (name === undefined) return undefined;
  return NAMES.get(name) ?? (name.startsWith('image/') ? 'image' : undefined);
}
