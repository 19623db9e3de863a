import type { Extraction } from '../../core/documents/certificate/extraction.ts';
import type { Basis } from '../../core/documents/certificate/quote-places.ts';
import { readCertificate, type ReadingContext } from '../../core/documents/certificate/read-certificate.ts';
import { findQuotes, textEvidence } from '../../core/documents/reading/placed-quotes.ts';
import { wantsEvidence } from '../../core/documents/reading/evidence-parameter.ts';
import { notTheDocument, readingFailed } from '../../core/documents/reading/reading-failure.ts';
import { ReadingShapeError } from '../../core/documents/reading/reading-shape.ts';
import type { AcordFormReader } from '../../core/documents/certificate/form/acord-form-reader.ts';
import type { ApiRequest } from '../../core/http/route.ts';
import type { JsonObject } from '../../core/json.ts';
import type { JobOptions } from '../../core/lanes/lane.ts';
import type { SubmittedDocument } from '../../core/submitted-document.ts';
import type { Reader, Reading } from '../../core/documents/reading/reader.ts';

/** What extraction depends on. */
export interface ExtractParts {
  /** Reads everything except filled-in forms. */
  readonly reader: Reader;
  readonly forms: AcordFormReader;
  readonly now: () => Date;
}

/** The time limit of a reading: OCR of a long PDF, then one model call. */
export const READING_MS = 90_000;

/** An extraction and the id of its reader. */
export interface SourcedCertificate {
  readonly extraction: Extraction;
  readonly readBy: Reader['id'];
}

/**
 * Reads a document: a filled-in form from its fields, anything else with the reader. Throws `extraction_failed` and
 * `provider_misconfigured`.
 */
export async function extract(
  parts: ExtractParts,
  document: SubmittedDocument,
  { query, signal, caller = '' }: Pick<ApiRequest, 'query' | 'signal' | 'caller'>,
): Promise<SourcedCertificate> {
  const year = parts.now().getUTCFullYear();
  const withPlaces = wantsEvidence(query);
  const form = document.type === 'pdf' ? await formOf(parts, document.bytes, { signal, caller }) : undefined;
  if (form) {
    const filled: Reading = { kind: 'object', value: form, text: null };
    const extraction = served(filled, document, { basis: { kind: 'boxes' }, year, withPlaces });
    return { extraction, readBy: 'embedded' };
  }
  const reading = await parts.reader.read('certificate', document, {
    signal,
    caller,
    deadlineMs: READING_MS,
    withPlaces,
  });
  const text = reading.kind === 'object' ? reading.text : null;
  const words: Basis = text === null ? { kind: 'picture' } : { kind: 'words', text };
  // The embedded reader finds every value in its own box.
  const basis: Basis = parts.reader.id === 'embedded' ? { kind: 'boxes' } : words;
  return { extraction: served(reading, document, { basis, year, withPlaces }), readBy: parts.reader.id };
}

/** Reads the fields of a filled-in form. A form is never read from its picture instead, however busy the workers are. */
async function formOf(
  { forms }: ExtractParts,
  bytes: Uint8Array,
  options: JobOptions,
): Promise<JsonObject | undefined> {
  const read = await forms.read(bytes, options);
  if (read.kind !== 'done') throw readingFailed('extraction_failed', read.kind);
  return read.result;
}

function served(
  reading: Reading,
  document: SubmittedDocument,
  { withPlaces, ...context }: Pick<ReadingContext, 'basis' | 'year'> & { readonly withPlaces: boolean },
): Extraction {
  if (reading.kind !== 'object') throw readingFailed('extraction_failed', reading.kind);
  try {
    const extraction = readCertificate(reading.value, { ...context, find: findQuotes(document, reading, withPlaces) });
    if (!extraction) throw notTheDocument('extraction_failed', 'an ACORD 25 certificate');
    const insurers = extraction.parsed.insurers.map(({ name }, i) => [`insurers[${i}].name`, name] as const);
    const texts = withPlaces ? textEvidence(insurers, document, reading) : {};
    return { ...extraction, evidence: { ...texts, ...extraction.evidence } };
  } catch (error) {
    if (error instanceof ReadingShapeError) throw readingFailed('extraction_failed', 'wrong_shape');
    throw error;
  }
}
