import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { imageSize } from './image-size.ts';
import { loadPdfJs } from './pdf-js.ts';

/** A page that shows one picture and nothing else. */
export interface JpegPage {
  /** The picture as a file, which says nothing of how it is turned. */
  readonly jpeg: Uint8Array;
  /** Where its unit square, whose origin is the lower left corner, is put on the page: a matrix of PDF, to pixels from the upper left one. */
  readonly matrix: readonly number[];
  /** Pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** How many JPEGs were passed over, and the last of them; undefined while pdf.js decodes them itself. */
let passedOver: { count: number; last: Uint8Array } | undefined;

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
    if (passedOver === undefined) return Promise.reject(new Error('pdf.js decodes it itself.'));
    passedOver = { count: passedOver.count + 1, last: this.#jpeg };
    // In place of pixels, something that can be handed on and closed as they are.
    return Promise.resolve({ image: new MessageChannel().port1 });
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
  passedOver = { count: 0, last: new Uint8Array() };
  try {
    return await work();
  } finally {
    passedOver = undefined;
  }
}

/** The page at a scale, where all that it draws is one JPEG, opaque and unclipped; while JPEGs are passed over. */
export async function asJpegPage(page: PDFPageProxy, scale: number): Promise<JpegPage | undefined> {
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
  const shown = await new Promise<{ bitmap?: unknown } | null>((resolve) => page.objs.get(id, resolve) as unknown);
  // Where it was the only one, it is the one that is drawn.
  if (!(shown?.bitmap instanceof MessagePort) || passedOver?.count !== 1) return undefined;
  const jpeg = passedOver.last;
  const own = imageSize('image/jpeg', jpeg);
  if (`${own?.width} ${own?.height}` !== size) return undefined;
  return { jpeg, matrix: drawn.matrix, width: Math.ceil(width), height: Math.ceil(height) };
}
