/**
 * pdf.js, loaded when it is first needed. Its own worker is loaded along, so that it looks for no file beside itself, which
 * there is none of in a binary.
 */
export async function loadPdfJs() {
  const [pdfJs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // @ts-expect-error The package declares no types for it, and nothing of it is used by name.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  return pdfJs;
}
