import { setImmediate } from 'node:timers/promises';
import { MessageChannel, MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { imageSize } from './image-size.ts';
import { loadPdfJs } from './pdf-js.ts';

/** Where a picture is that is all that a page shows. */
export interface LonePlace {
  /** Where its unit square, whose origin is the lower left corner, is put on the page: a matrix of PDF, to pixels from the upper left one. */
  readonly matrix: readonly number[];
  /** Pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** A page that shows one JPEG and nothing else. */
export interface JpegPage extends LonePlace {
  /** The picture as a file, which says nothing of how it is turned. */
  readonly jpeg: Uint8Array;
}

/** A page that shows one other picture and nothing else. */
export interface PixelPage extends LonePlace {
  readonly pixels: Pixels;
}

/** What pdf.js makes of an opaque picture: three bytes a pixel, or a bit, 1 for white, each row in whole bytes. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 24;
}

/** How many JPEGs were passed over since a page was last looked at; undefined while pdf.js decodes them itself. */
let passed: number | undefined;

/**
 * What pdf.js has a JPEG decoded by where a browser offers it (WebCodecs): one in its own three colours and without a mask, in which
 * what it says of its orientation is blanked. Pages are looked at by what they draw, so this one decodes nothing.
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
    // In place of pixels, something that can be handed on and closed as they are: a mailbox with the file in it.
    const { port1: image, port2: sender } = new MessageChannel();
    // A part of a buffer would be sent with the whole of it, which is the document.
    const jpeg = this.#jpeg.slice();
    sender.postMessage(jpeg, [jpeg.buffer]);
    return Promise.resolve({ image });
  }

  close(): void {
    // It holds nothing but the file.
  }
}

// pdf.js looks for it once, when it is loaded.
Object.assign(globalThis, { ImageDecoder: PassingDecoder });
export const pdfJs = await loadPdfJs();

/** Does something with a document of which no JPEG is decoded meanwhile; nothing of that document can be drawn. */
export async function passOverJpegs<T>(work: () => Promise<T>): Promise<T> {
  passed = 0;
  try {
    return await work();
  } finally {
    passed = undefined;
  }
}

/** The page at a scale, where all that it draws is one JPEG, opaque and unclipped; while JPEGs are passed over. */
export async function asJpegPage(page: PDFPageProxy, scale: number): Promise<JpegPage | undefined> {
  await page.getOperatorList();
  // pdf.js asks for a JPEG in the same turn. Any other picture is not waited for: decoded it takes more than the words of a page may.
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

/** The page at a scale, where all that it draws is one picture, opaque and unclipped, which pdf.js decoded. */
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

/** The only picture of a page that shows nothing else; `size` is what the page says of it. */
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
  // What several pages show is kept for all of them.
  const kept = page.commonObjs.has(id) ? page.commonObjs : page.objs;
  const shown = await new Promise<Shown | null>((resolve) => kept.get(id, resolve) as unknown);
  return { shown, size, place: { matrix: drawn.matrix, width: Math.ceil(width), height: Math.ceil(height) } };
}
