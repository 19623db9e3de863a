/** Maximum pages of a PDF; a longer document is refused before any page is read. */
export const MAX_PAGES = 100;

/** Maximum pages of a PDF that are pictures, each of which takes seconds. */
export const MAX_PICTURE_PAGES = 10;

/** Maximum pixels of a picture, as stated in its header. */
export const MAX_PIXELS = 36_000_000;

/** Pixels drawn and recognized at once: a page at 300 dpi has 8.4 million, and each takes about 20 bytes. */
export const MAX_DRAWN_PIXELS = 12_000_000;

/** UTF-16 units on all pages together, twice what is read of a submitted text. */
export const MAX_CHARACTERS = 100_000;

/** Memory for reading a file as text or exact content, in bytes; the whole file is held three times in the process. */
export const maxReadingBytes = (file: Uint8Array): number => READING_BYTES + 3 * file.length;
const READING_BYTES = 96 * 1024 * 1024;
