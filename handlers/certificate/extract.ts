import type { Extraction } from '../../core/documents/certificate/extraction.ts';
import type { Basis } from '../../core/documents/certificate/quote-places.ts';
import { readCertificate, type Ground } from '../../core/documents/certificate/read-certificate.ts';
import { findQuotes, textEvidence } from '../../core/documents/reading/placed-quotes.ts';
import { wantsEvidence } from '../../core/documents/reading/evidence-parameter.ts';
import { readingFailed } from '../../core/documents/reading/reading-failure.ts';
import { ReadingShapeError } from '../../core/documents/reading/reading-shape.ts';
import type { AcordFormReader } from '../../core/documents/certificate/form/acord-form-reader.ts';
import type { ApiRequest } from '../../core/http/route.ts';
import type { JsonObject } from '../../core/json.ts';
import type { JobOptions } from '../../core/lanes/lane.ts';
import type { SubmittedDocument } from '../../core/submitted-document.ts';
import type { Reader, Reading } from '../../core/documents/reading/reader.ts';

/** What reads certificates. */
export interface ExtractParts {
  /** Reads what is no filled-in form. */
  readonly reader: Reader;
  readonly forms: AcordFormReader;
  readonly now: () => Date;
}

/** What a reader may take: characters of a long PDF, then a reading of them. */
export const READING_MS = 90_000;

/** An extraction, and what answers name its reader by. */
export interface SourcedCertificate {
  readonly extraction: Extraction;
  readonly readBy: Reader['id'];
}

/**
 * What may be served of a document. A form that is filled in is read from its fields, anything else by the reader. Throws
 * `extraction_failed` and `provider_misconfigured`.
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
  // The reader on this machine reads every box in its own place.
  const basis: Basis = parts.reader.id === 'embedded' ? { kind: 'boxes' } : words;
  return { extraction: served(reading, document, { basis, year, withPlaces }), readBy: parts.reader.id };
}

/** The reading of a filled-in form. What a form states exactly is never read from its picture instead, however busy the lane is. */
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
  { withPlaces, ...ground }: Pick<Ground, 'basis' | 'year'> & { readonly withPlaces: boolean },
): Extraction {
  if (reading.kind !== 'object') throw readingFailed('extraction_failed', reading.kind);
  try {
    const extraction = readCertificate(reading.value, { ...ground, find: findQuotes(document, reading, withPlaces) });
    if (!extraction) throw readingFailed('extraction_failed', 'not_the_document');
    const insurers = extraction.parsed.insurers.map(({ name }, i) => [`insurers[${i}].name`, name] as const);
    const texts = withPlaces ? textEvidence(insurers, document, reading) : {};
    return { ...extraction, evidence: { ...texts, ...extraction.evidence } };
  } catch (error) {
    if (error instanceof ReadingShapeError) throw readingFailed('extraction_failed', 'wrong_shape');
    throw error;
  }
}
