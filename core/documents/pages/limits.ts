/** Pages of a PDF; a document of more is refused before any of them is read. */
export const MAX_PAGES = 100;

/** Pages of a PDF that are pictures, each of which takes seconds. */
export const MAX_PICTURE_PAGES = 10;

/** Pixels of a picture, as its header states them. */
export const MAX_PIXELS = 36_000_000;

/** Pixels that are drawn and recognised at once: a page at 300 to the inch has 8.4 million, and each takes some 20 bytes meanwhile. */
export const MAX_DRAWN_PIXELS = 12_000_000;

/** UTF-16 units of what is on all pages, twice what is read of a submitted text. */
export const MAX_CHARACTERS = 100_000;

/** Bytes that reading a file as text or exact content may take of its process; the whole file is held three times meanwhile. */
export const maxReadingBytes = (file: Uint8Array): number => READING_BYTES + 3 * file.length;
const READING_BYTES = 96 * 1024 * 1024;
