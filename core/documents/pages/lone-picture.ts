import { setImmediate } from 'node:timers/promises';
import { MessageChannel, MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { imageSize } from './image-size.ts';
import { loadPdfJs } from './pdf-js.ts';

/** Position of a picture that is all a page shows. */
export interface LonePlace {
  /**
   * A PDF matrix that maps the picture's unit square, with its origin in the lower left corner, to page pixels from the
   * upper left.
   */
  readonly matrix: readonly number[];
  /** Page size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A page that shows one JPEG and nothing else. */
export interface JpegPage extends LonePlace {
  /** The picture file, which does not say how it is rotated. */
  readonly jpeg: Uint8Array;
}

/** A page that shows one other picture and nothing else. */
export interface PixelPage extends LonePlace {
  readonly pixels: Pixels;
}

/**
 * An opaque picture as decoded by pdf.js: three bytes per pixel, or one bit, 1 for white, with each row in whole bytes.
 */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 24;
}

/** Number of JPEGs skipped since the last page check; undefined while pdf.js decodes them itself. */
let passed: number | undefined;

/**
 * Stands in for the browser's decoder (WebCodecs), which pdf.js uses for three-color JPEGs without a mask, with their
 * orientation blanked. Pages are checked only for what they draw, so this one decodes nothing.
 */
class PassingDecoder {
  readonly #jpeg: Uint8Array;

  static isTypeSupported(type: string): Promise<boolean> {
    return Promise.resolve(type === 'image/jpeg');
  }

  constructor({ data }: { readonly data: Uint8Array }) {
    this.#jpeg = data;
  }

  decode(): Promise<{ readonly image: MessagePort }> {
    if (passed === undefined) return Promise.reject(new Error('pdf.js decodes it itself.'));
    passed += 1;
    // Replaces pixels by something that can be transferred and closed like them: a message port holding the file.
    const { port1: image, port2: sender } = new MessageChannel();
    // A view of a buffer would be sent with the whole buffer, which is the document.
    const jpeg = this.#jpeg.slice();
    sender.postMessage(jpeg, [jpeg.buffer]);
    return Promise.resolve({ image });
  }

  close(): void {
    // It only holds the file.
  }
}

// pdf.js looks for it once, when it is loaded.
Object.assign(globalThis, { ImageDecoder: PassingDecoder });
export const pdfJs = await loadPdfJs();

/** Runs something on a document while none of its JPEGs are decoded; nothing in the document can be drawn meanwhile. */
export async function passOverJpegs<T>(work: () => Promise<T>): Promise<T> {
  passed = 0;
  try {
    return await work();
  } finally {
    passed = undefined;
  }
}

/** Returns the page at a scale if all it draws is one JPEG, opaque and unclipped; only while JPEGs are skipped. */
export async function asJpegPage(page: PDFPageProxy, scale: number): Promise<JpegPage | undefined> {
  await page.getOperatorList();
  // pdf.js requests a JPEG in the same turn. No other picture is waited for: decoded, it would exceed the limits for a
  // page's words.
  await setImmediate();
  const hasJpeg = passed !== 0;
  passed = 0;
  if (!hasJpeg) return undefined;
  const { shown, size, place } = (await lonePicture(page, scale)) ?? {};
  if (place === undefined || !(shown?.bitmap instanceof MessagePort)) return undefined;
  const sent = receiveMessageOnPort(shown.bitmap) as { readonly message: Uint8Array } | undefined;
  if (sent === undefined) return undefined;
  const own = imageSize('image/jpeg', sent.message);
  return `${own?.width} ${own?.height}` === size ? { ...place, jpeg: sent.message } : undefined;
}

/** Returns the page at a scale if all it draws is one picture, opaque and unclipped, decoded by pdf.js. */
export async function asPixelPage(page: PDFPageProxy, scale: number): Promise<PixelPage | undefined> {
  const { GRAYSCALE_1BPP, RGB_24BPP } = pdfJs.ImageKind;
  const { shown, place } = (await lonePicture(page, scale)) ?? {};
  const { data, kind, width = 0, height = 0 } = shown ?? {};
  if (place === undefined || data === undefined || (kind !== GRAYSCALE_1BPP && kind !== RGB_24BPP)) return undefined;
  return { ...place, pixels: { data, width, height, bits: kind === RGB_24BPP ? 24 : 1 } };
}

/** A picture as pdf.js keeps it until it is drawn. */
interface Shown {
  readonly bitmap?: unknown;
  readonly data?: Uint8Array;
  readonly kind?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Returns the only picture of a page that shows nothing else; `size` is its size on the page. */
async function lonePicture(page: PDFPageProxy, scale: number) {
  const { OPS, Util } = pdfJs;
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height, transform } = page.getViewport({ scale });
  const outer: number[][] = [];
  let matrix = transform;
  let drawn: { readonly id: string; readonly size: string; readonly matrix: readonly number[] } | undefined;
  for (const [i, operation] of fnArray.entries()) {
    const args = argsArray[i] as unknown[];
    if (operation === OPS.save) outer.push(matrix);
    else if (operation === OPS.restore) matrix = outer.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = Util.transform(matrix, args) as number[];
    else if (operation === OPS.paintImageXObject && drawn === undefined) {
      const [id, across, down] = args as [string, number, number];
      drawn = { id, size: `${across} ${down}`, matrix };
    } else if (operation !== OPS.dependency) return undefined;
  }
  if (drawn === undefined) return undefined;
  const { id, size } = drawn;
  // Pictures shared by several pages are kept for all of them.
  const kept = page.commonObjs.has(id) ? page.commonObjs : page.objs;
  const shown = await new Promise<Shown | null>((resolve) => kept.get(id, resolve) as unknown);
  return { shown, size, place: { matrix: drawn.matrix, width: Math.ceil(width), height: Math.ceil(height) } };
}
