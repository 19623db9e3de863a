import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { ImageMediaType } from '../../../../core/submitted-document.ts';
import { imageSize } from '../../../../core/documents/pages/image-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));

const ZEROS = (count: number): number[] => Array<number>(count).fill(0);
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const frame = (marker: number, height: number, width: number): number[] => [
  ...[0xff, marker, 0, 11, 8],
  ...[height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
];

const CASES: readonly (readonly [what: string, ImageMediaType, Uint8Array, readonly [number, number] | undefined])[] = [
  ['PNG', 'image/png', bytes(PNG_HEAD, 'IHDR', [0, 0, 0x1f, 0x40, 0, 0, 0x13, 0x88], ZEROS(9)), [8000, 5000]],
  ['a PNG truncated in its header', 'image/png', bytes(PNG_HEAD, 'IHDR', [0, 0]), undefined],
  ['GIF', 'image/gif', bytes('GIF89a', [0x80, 0x02, 0xe0, 0x01], ZEROS(4)), [640, 480]],
  ['JPEG', 'image/jpeg', bytes([0xff, 0xd8], frame(0xc0, 480, 640), ZEROS(12)), [640, 480]],
  ['progressive JPEG', 'image/jpeg', bytes([0xff, 0xd8], frame(0xc2, 480, 640), ZEROS(12)), [640, 480]],
  // A decoder may take either frame, so the larger one has to be within the limit.
  [
    'JPEG with two frames',
    'image/jpeg',
    bytes([0xff, 0xd8], frame(0xc0, 8, 8), frame(0xc0, 9000, 9000), ZEROS(12)),
    [9000, 9000],
  ],
  ['JPEG with fill bytes', 'image/jpeg', bytes([0xff, 0xd8, 0xff, 0xff], frame(0xc0, 480, 640), ZEROS(12)), [640, 480]],
  [
    'JPEG whose frame follows a table',
    'image/jpeg',
    bytes([0xff, 0xd8, 0xff, 0xc4, 0, 4, 0, 0], frame(0xc1, 2, 3), ZEROS(12)),
    [3, 2],
  ],
  ['JPEG without a frame', 'image/jpeg', bytes([0xff, 0xd8, 0xff, 0xda], ZEROS(20)), undefined],
  [
    'extended WebP',
    'image/webp',
    bytes('RIFF', ZEROS(4), 'WEBPVP8X', [10, 0, 0, 0], ZEROS(4), [0x3f, 0x1f, 0, 0x87, 0x13, 0]),
    [8000, 5000],
  ],
  [
    'lossy WebP',
    'image/webp',
    bytes('RIFF', ZEROS(4), 'WEBPVP8 ', ZEROS(7), [0x9d, 1, 0x2a], [0x80, 2, 0xe0, 1]),
    [640, 480],
  ],
  [
    'lossless WebP',
    'image/webp',
    bytes('RIFF', ZEROS(4), 'WEBPVP8L', ZEROS(4), [0x2f, 0x7f, 0xc2, 0x77, 0], ZEROS(5)),
    [640, 480],
  ],
  ['WebP of an unknown kind', 'image/webp', bytes('RIFF', ZEROS(4), 'WEBPALPH', ZEROS(20)), undefined],
];

suite('the size in the header of a picture', () => {
  for (const [what, mediaType, file, size] of CASES) {
    test(`is read from ${what}`, () => {
      assert.deepEqual(imageSize(mediaType, file), size && { width: size[0], height: size[1] });
    });
  }

  test('is read from arbitrary bytes without failing', () => {
    const types = fc.constantFrom<ImageMediaType>('image/png', 'image/jpeg', 'image/gif', 'image/webp');
    fc.assert(
      fc.property(types, fc.uint8Array({ maxLength: 200 }), fc.boolean(), (type, rest, isJpeg) => {
        const size = imageSize(type, isJpeg ? Uint8Array.from([0xff, 0xd8, 0xff, ...rest]) : rest);
        assert.ok(size === undefined || (size.width >= 0 && size.height >= 0));
      }),
    );
  });
});
