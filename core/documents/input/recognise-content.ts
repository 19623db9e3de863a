import type { ImageMediaType } from '../../submitted-document.ts';

/** What bytes begin like, of the types that are read. */
export type RecognisedType = ImageMediaType | 'application/pdf';

/** A PDF may have other bytes before its header; every reader looks for it this far (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;

const SIGNATURES: readonly { readonly type: ImageMediaType; readonly at: number; readonly text: string }[] = [
  { type: 'image/jpeg', at: 0, text: '\xff\xd8\xff' },
  { type: 'image/png', at: 0, text: '\x89PNG\r\n\x1a\n' },
  { type: 'image/gif', at: 0, text: 'GIF87a' },
  { type: 'image/gif', at: 0, text: 'GIF89a' },
];

/** The type of a file by what its content begins with, whatever it was called; undefined for none of those that are read. */
export function recogniseContent(bytes: Uint8Array): RecognisedType | undefined {
  const start = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  const image = SIGNATURES.find(({ at, text }) => start.startsWith(text, at));
  if (image) return image.type;
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'image/webp';
  return start.includes('%PDF-') ? 'application/pdf' : undefined;
}

/** How the files of word processors begin: the old binary container, and ZIP with the names that such a package begins with. */
const OLD_CONTAINER = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP = 'PK\x03\x04';
const PACKAGE_NAMES = [
  '[Content_Types].xml',
  'word/',
  '_rels/.rels',
  'mimetypeapplication/vnd.oasis.opendocument.text',
];

/** Whether bytes begin as a word processor's file does: DOC, DOCX or ODT. None of them is read. */
export function isWordProcessorFile(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  if (start.startsWith(OLD_CONTAINER)) return true;
  return start.startsWith(ZIP) && PACKAGE_NAMES.some((name) => start.startsWith(name, ZIP_NAME_AT));
}

/** Where the first name in a ZIP stands (APPNOTE 4.3.7). */
const ZIP_NAME_AT = 30;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes in UTF-8, without its byte order mark; undefined where they are no text: not UTF-8, or with a NUL. */
export function recogniseText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
