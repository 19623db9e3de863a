import type { GreyPicture } from './grey-picture.ts';

/** A file starts with its byte order and the offset of its first page. */
const HEAD_BYTES = 8;

/** A field is its tag, its type, the number of values, and the value. */
const FIELD_BYTES = 12;
const LONG = 4;

/** Pictures as the pages of one uncompressed file (TIFF 6.0, sections 2 and 4). */
export function greyPages(pictures: readonly GreyPicture[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('II*\0', 'latin1');
  const parts = [head];
  let length = HEAD_BYTES;
  /** Where the offset of the next page is written. */
  let link = { part: head, at: 4 };
  for (const { pixels, width, height } of pictures) {
    const fields: readonly [tag: number, value: number][] = [
      [256, width],
      [257, height],
      // Eight bits per pixel, no compression, and 0 is black.
      [258, 8],
      [259, 1],
      [262, 1],
      // One strip holds the whole picture.
      [273, length],
      [277, 1],
      [278, height],
      [279, pixels.length],
    ];
    const padded = pixels.length % 2 === 0 ? pixels : Buffer.concat([pixels, Buffer.alloc(1)]);
    const page = Buffer.alloc(2 + FIELD_BYTES * fields.length + 4);
    link.part.writeUInt32LE(length + padded.length, link.at);
    page.writeUInt16LE(fields.length);
    for (const [i, [tag, value]] of fields.entries()) {
      const at = 2 + FIELD_BYTES * i;
      page.writeUInt16LE(tag, at);
      page.writeUInt16LE(LONG, at + 2);
      page.writeUInt32LE(1, at + 4);
      page.writeUInt32LE(value, at + 8);
    }
    link = { part: page, at: page.length - 4 };
    parts.push(Buffer.from(padded.buffer, padded.byteOffset, padded.length) as Buffer<ArrayBuffer>, page);
    length += padded.length + page.length;
  }
  return Buffer.concat(parts);
}
