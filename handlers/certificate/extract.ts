import type { Extraction } from '../../core/documents/certificate/extraction.ts';
import type { Basis } from '../../core/documents/certificate/quote-places.ts';
import { readCertificate, type Ground } from '../../core/documents/certificate/read-certificate.ts';
import { quoteFinder } from '../../core/documents/reading/find-quote.ts';
import { readingFailed } from '../../core/documents/reading/reading-failure.ts';
import { ReadingShapeError } from '../../core/documents/reading/reading-shape.ts';
import type { AcordFormReader } from '../../core/documents/certificate/form/acord-form-reader.ts';
import type { SubmittedDocument } from '../../core/submitted-document.ts';
import type { Reader, Reading } from '../../core/documents/reading/reader.ts';

/** What reads certificates. */
export interface ExtractParts {
  /** Reads what is no filled-in form. */
  readonly reader: Reader;
  readonly forms: Pick<AcordFormReader, 'read'>;
  readonly now: () => Date;
}

/** What a reader may take: characters of a long PDF, then a reading of them. */
export const READING_MS = 90_000;

/** An extraction, and what answers name its reader by. */
export interface Sourced {
  readonly extraction: Extraction;
  readonly readBy: Reader['id'];
}

/**
 * What may be served of a document. A form that is filled in is read from its fields, anything else by the reader. Throws
 * `extraction_failed` and `provider_misconfigured`.
 */
export async function extract(parts: ExtractParts, document: SubmittedDocument, signal: AbortSignal): Promise<Sourced> {
  const year = parts.now().getUTCFullYear();
  const form = await parts.forms.read(document, signal);
  // The reader would take far longer over what the line had no time for.
  if (form === 'full') throw readingFailed('extraction_failed', 'unavailable');
  if (form) {
    const extraction = served({ kind: 'object', value: form, text: null }, document, {
      basis: { kind: 'boxes' },
      year,
    });
    return { extraction, readBy: 'embedded' };
  }
  const reading = await parts.reader.read('certificate', document, { signal, deadlineMs: READING_MS });
  const text = reading.kind === 'object' ? reading.text : null;
  const words: Basis = text === null ? { kind: 'picture' } : { kind: 'words', text };
  // The reader on this machine reads every box in its own place.
  const basis: Basis = parts.reader.id === 'embedded' ? { kind: 'boxes' } : words;
  return { extraction: served(reading, document, { basis, year }), readBy: parts.reader.id };
}

function served(reading: Reading, document: SubmittedDocument, ground: Pick<Ground, 'basis' | 'year'>): Extraction {
  if (reading.kind !== 'object') throw readingFailed('extraction_failed', reading.kind);
  try {
    const extraction = readCertificate(reading.value, { ...ground, find: quoteFinder(document, reading.text) });
    if (extraction) return extraction;
  } catch (error) {
    if (error instanceof ReadingShapeError) throw readingFailed('extraction_failed', 'wrong_shape');
    throw error;
  }
  throw readingFailed('extraction_failed', 'not_the_document');
}
