import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import type { SubmittedDocument } from '../../../../core/submitted-document.ts';
import { createPageReader } from '../../../../core/documents/pages/page-reader.ts';

type Picture = Extract<SubmittedDocument, { type: 'image' }>;

/** A chunk of a PNG file (ISO/IEC 15948, 5.3). */
function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

interface MadePng {
  readonly width: number;
  readonly height: number;
  readonly bits?: 1 | 8 | 16;
  /** The number of rows present, if not all. */
  readonly rows?: number;
  readonly further?: readonly Buffer[];
}

/** A light grey greyscale picture as PNG. */
function greyPng({ width, height, bits = 8, rows = height, further = [] }: MadePng): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  const row = Buffer.alloc(1 + Math.ceil((width * bits) / 8), 0xdd);
  row[0] = 0;
  const data = deflateSync(Buffer.concat(Array<Buffer>(rows).fill(row)), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...further,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header states a different size. */
function jpegOf(size: { width: number; height: number }): Buffer {
  const bytes = createCanvas(40, 30).toBuffer('image/jpeg', 80);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(size.height, frame + 5);
  bytes.writeUInt16BE(size.width, frame + 7);
  return bytes;
}

const png = (made: MadePng): Picture => ({ type: 'image', mediaType: 'image/png', bytes: greyPng(made) });
const FRAMES = chunk('acTL', Buffer.from([0, 1, 0x86, 0xa0, 0, 0, 0, 0]));
const WEBP = createCanvas(400, 300).toBuffer('image/webp', 80);

const ROWS: readonly [what: string, picture: Picture, kinds: readonly string[]][] = [
  ['of one column', png({ width: 1, height: 30_000 }), ['pages']],
  ['of one row', png({ width: 30_000, height: 1 }), ['pages']],
  ['with missing rows', png({ width: 1000, height: 800, rows: 1 }), ['pages', 'refused']],
  ['of 16 bits', png({ width: 600, height: 400, bits: 16 }), ['pages']],
  ['of 36 megapixels with one bit each', png({ width: 6000, height: 6000, bits: 1 }), ['pages']],
  ['of 36 megapixels and one pixel', png({ width: 36_000_001, height: 1, rows: 0 }), ['too_large']],
  ['that claims to be an animation', png({ width: 200, height: 200, further: [FRAMES] }), ['pages']],
  [
    'of 65,535 by 65,535 pixels',
    { type: 'image', mediaType: 'image/jpeg', bytes: jpegOf({ width: 65_535, height: 65_535 }) },
    ['too_large'],
  ],
  [
    'that is truncated',
    { type: 'image', mediaType: 'image/webp', bytes: WEBP.subarray(0, WEBP.length / 2) },
    ['refused'],
  ],
];

suite('a hostile picture', () => {
  const reader = createPageReader();
  after(() => reader.close());
  for (const [what, picture, kinds] of ROWS) {
    test(`${what} is rejected or has no words`, async (t) => {
      const read = await reader.read(picture, { signal: t.signal, deadlineMs: 60_000 });
      assert.ok(kinds.includes(read.kind), read.kind);
      if (read.kind === 'pages') assert.equal(read.document.text, '');
    });
  }
});
