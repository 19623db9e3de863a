import type { ImageMediaType } from '../../submitted-document.ts';

/** A supported type recognized from the first bytes. */
export type RecognisedType = ImageMediaType | 'application/pdf';

/** A PDF may have other bytes before its header; every reader looks for it this far (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;

const SIGNATURES: readonly { readonly type: ImageMediaType; readonly at: number; readonly text: string }[] = [
  { type: 'image/jpeg', at: 0, text: '\xff\xd8\xff' },
  { type: 'image/png', at: 0, text: '\x89PNG\r\n\x1a\n' },
  { type: 'image/gif', at: 0, text: 'GIF87a' },
  { type: 'image/gif', at: 0, text: 'GIF89a' },
];

/** Returns the type of a file by its first bytes, whatever its name; undefined for unsupported types. */
export function recogniseContent(bytes: Uint8Array): RecognisedType | undefined {
  const start = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  const image = SIGNATURES.find(({ at, text }) => start.startsWith(text, at));
  if (image) return image.type;
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'image/webp';
  return start.includes('%PDF-') ? 'application/pdf' : undefined;
}

/** Start of word-processor files: the old binary container, or ZIP with the names that such a package begins with. */
const OLD_CONTAINER = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP = 'PK\x03\x04';
const PACKAGE_NAMES = [
  '[Content_Types].xml',
  'word/',
  '_rels/.rels',
  'mimetypeapplication/vnd.oasis.opendocument.text',
];

/** Whether bytes begin like a word-processor file: DOC, DOCX or ODT. None of these is supported. */
export function isWordProcessorFile(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  if (start.startsWith(OLD_CONTAINER)) return true;
  return start.startsWith(ZIP) && PACKAGE_NAMES.some((name) => start.startsWith(name, ZIP_NAME_AT));
}

/** Position of the first name in a ZIP (APPNOTE 4.3.7). */
const ZIP_NAME_AT = 30;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 text without its byte order mark; undefined if the bytes are not UTF-8 or contain a NUL. */
export function recogniseText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
