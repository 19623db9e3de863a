import type { ImageMediaType } from '../../submitted-document.ts';

/** Size of a picture in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size stated in a picture's header, without decoding anything; undefined for an invalid header. */
export function imageSize(mediaType: ImageMediaType, bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (mediaType) {
    case 'image/png':
      return pngSize(view);
    case 'image/gif':
      return gifSize(view);
    case 'image/webp':
      return webpSize(view);
    case 'image/jpeg':
      return jpegSize(view);
  }
}

/** ISO/IEC 15948, 11.2.2: the header chunk comes first. */
function pngSize(view: DataView): ImageSize | undefined {
  if (view.byteLength < 24) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** GIF89a, 18: the screen that every frame is drawn on. */
function gifSize(view: DataView): ImageSize | undefined {
  if (view.byteLength < 10) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** RFC 9649: the first chunk is the extended header, a lossless picture or a lossy one. */
function webpSize(view: DataView): ImageSize | undefined {
  if (view.byteLength < 30) return undefined;
  const uint24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))) {
    case 'VP8X':
      return { width: 1 + uint24(24), height: 1 + uint24(27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

const MARKER = { startOfScan: 0xda, endOfImage: 0xd9 };

/** ITU T.81, B.2.2: frame headers are segments before the first scan; the largest counts, whichever a decoder uses. */
function jpegSize(view: DataView): ImageSize | undefined {
  let size: ImageSize | undefined;
  let at = 2;
  while (at + 9 < view.byteLength) {
    // Decoders skip what is between segments.
    if (view.getUint8(at) !== 0xff) {
      at += 1;
      continue;
    }
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === MARKER.startOfScan || marker === MARKER.endOfImage) return size;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (isFrameHeader(marker)) {
      const found = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (size === undefined || found.width * found.height > size.width * size.height) size = found;
    }
    at += isAlone ? 2 : 2 + view.getUint16(at + 2);
  }
  return size;
}

/** SOF0 to SOF15, except the three that are tables. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
