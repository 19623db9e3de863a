import { drawnScale } from './drawn-scale.js';
import { openPdf } from './pdf-document.js';

/**
 * A page to be drawn: its width and height in a unit of its own.
 *
 * @typedef {{ width: number, height: number, draw: (canvas: HTMLCanvasElement, pixels: number) => Promise<void> }} PagePicture
 */
/** @typedef {{ kind: 'pages', pages: readonly PagePicture[], close: () => void } | { kind: 'text', text: string } | { kind: 'unshown', reason: string }} OpenedDocument */

/** Bytes within which a PDF identifies itself. */
const HEAD = 1024;

/**
 * Opens a document for display, by its content: its name or type may be wrong.
 *
 * @param {Blob | string} source a text as it was sent, or a file
 * @returns {Promise<OpenedDocument>}
 */
export async function openDocument(source) {
  if (typeof source === 'string') return { kind: 'text', text: source };
  const head = await source.slice(0, HEAD).text();
  if (head.includes('%PDF-')) return openPdf(new Uint8Array(await source.arrayBuffer()));
  return openPicture(source);
}

/** @param {Blob} source @returns {Promise<OpenedDocument>} */
async function openPicture(source) {
  // Oriented by its metadata, as the server reads it too.
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return { kind: 'unshown', reason: 'This browser cannot show this file.' };
  const { width, height } = bitmap;
  const draw = (/** @type {HTMLCanvasElement} */ canvas, /** @type {number} */ pixels) => {
    const scale = Math.min(1, drawnScale({ width, height }, pixels));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (context !== null) context.imageSmoothingQuality = 'high';
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return Promise.resolve();
  };
  return {
    kind: 'pages',
    pages: [{ width, height, draw }],
    close: () => {
      bitmap.close();
    },
  };
}

/** Decodes the file in a request's base64. @param {string} base64 */
export function fileOfBase64(base64) {
  const bytes = atob(base64.replace(/\s/g, ''));
  return new Blob([Uint8Array.from(bytes, (one) => one.charCodeAt(0))]);
}
