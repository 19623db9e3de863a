import type { OCRRequest, OCRResponse } from '@mistralai/mistralai/models/components';
import { isBlank } from '../http/checks.ts';
import { MAX_TEXT_LENGTH } from '../submitted-document.ts';
import type { Transcript } from './model.ts';

/** A PDF as the provider's OCR takes it, inline, with nothing asked for but the words. */
export function ocrRequest(pdf: Uint8Array, model: string): OCRRequest {
  const view = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  return {
    model,
    document: { type: 'document_url', documentUrl: `data:application/pdf;base64,${view.toString('base64')}` },
    includeImageBase64: false,
    // The SDK asks for them by default.
    includeBlocks: false,
  };
}

/** The placeholder of a picture in the text of a page. */
const PICTURE = /!\[[^\]\n]{0,200}\]\([^)\n]{0,200}\)/g;

/** The words of the pages in their order, an empty line between them. Pages without any words are a document that is refused. */
export function readTranscript({ pages }: OCRResponse): Transcript {
  const text = pages
    .toSorted((a, b) => a.index - b.index)
    .map(({ markdown }) => markdown)
    .join('\n\n');
  if (text.length > MAX_TEXT_LENGTH) return { kind: 'cut_off' };
  return isBlank(text.replace(PICTURE, '')) ? { kind: 'refused' } : { kind: 'text', text };
}
