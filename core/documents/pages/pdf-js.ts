/** Loads pdf.js on first use, together with its worker, so that it looks for no file, which a binary does not have. */
export async function loadPdfJs() {
  const [pdfJs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // @ts-expect-error The package declares no types for it, and nothing of it is used by name.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  return pdfJs;
}
