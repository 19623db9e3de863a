import type { OCRRequest, OCRResponse } from '@mistralai/mistralai/models/components';
import { isBlank } from '../http/checks.ts';
import { MAX_TEXT_LENGTH } from '../submitted-document.ts';
import type { Transcript } from './model.ts';

/** Builds an OCR request for an inline PDF, asking only for text. */
export function ocrRequest(pdf: Uint8Array, model: string): OCRRequest {
  const view = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  return {
    model,
    document: { type: 'document_url', documentUrl: `data:application/pdf;base64,${view.toString('base64')}` },
    includeImageBase64: false,
    // The SDK requests them by default.
    includeBlocks: false,
  };
}

/** Placeholder of a picture in a page's text. */
const PICTURE = /!\[[^\]\n]{0,200}\]\([^)\n]{0,200}\)/g;

/**
 * Returns the text of the pages in order, separated by empty lines. Pages without any text mean that the document is
 * refused.
 */
export function readTranscript({ pages }: OCRResponse): Transcript {
  const text = pages
    .toSorted((a, b) => a.index - b.index)
    .map(({ markdown }) => markdown)
    .join('\n\n');
  if (text.length > MAX_TEXT_LENGTH) return { kind: 'cut_off' };
  return isBlank(text.replace(PICTURE, '')) ? { kind: 'refused' } : { kind: 'text', text };
}
