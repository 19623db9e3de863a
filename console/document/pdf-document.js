/** @import { PDFDocumentProxy } from 'pdfjs-dist' */
/** @import { OpenedDocument } from './open-document.js' */

import { drawnScale } from './drawn-scale.js';

/** Where the server has pdf.js: a megabyte and a half, loaded with the first PDF. */
const FOLDER = '/console/pdfjs/';

/** No service reads a longer document. */
const MAX_PAGES = 100;

/** @type {Promise<typeof import('pdfjs-dist')> | undefined} */
let loading;

/**
 * Loads pdf.js and its worker, which draws in this page because the page's policy allows no worker. A failed load is
 * retried with the next document.
 */
function pdfJs() {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load() {
  await import(`${FOLDER}pdf.worker.mjs`);
  /** @type {unknown} */
  const module = await import(`${FOLDER}pdf.mjs`);
  return /** @type {typeof import('pdfjs-dist')} */ (module);
}

/** @param {Uint8Array} data @returns {Promise<OpenedDocument>} */
export async function openPdf(data) {
  try {
    const { getDocument } = await pdfJs();
    const task = getDocument({
      data,
      verbosity: 0,
      useWasm: false,
      wasmUrl: FOLDER,
      isOffscreenCanvasSupported: false,
      useWorkerFetch: false,
      enableXfa: false,
    });
    return { kind: 'pages', pages: await pagesOf(await task.promise), close: () => void task.destroy() };
  } catch {
    return { kind: 'unshown', reason: 'This PDF cannot be shown: it is damaged or password-protected.' };
  }
}

/** @param {PDFDocumentProxy} document */
async function pagesOf(document) {
  const numbers = Array.from({ length: Math.min(document.numPages, MAX_PAGES) }, (_, i) => i + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const draw = async (/** @type {HTMLCanvasElement} */ canvas, /** @type {number} */ pixels) => {
        const viewport = page.getViewport({ scale: drawnScale({ width, height }, pixels) });
        canvas.width = Math.max(1, Math.round(viewport.width));
        canvas.height = Math.max(1, Math.round(viewport.height));
        await page.render({ canvas, viewport, background: 'white' }).promise;
      };
      return { width, height, draw };
    }),
  );
}
