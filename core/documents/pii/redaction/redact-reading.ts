import type { Redaction } from '../answer.ts';
import type { JsonObject } from '../../../json.ts';
import { ReadingShapeError } from '../../reading/reading-shape.ts';
import type { IsOrdinaryWord } from './name-mentions.ts';
import { redact } from './redact.ts';
import { reportedValues } from './reported-values.ts';

/** A redaction, or the reason there is none. */
export type ReadRedaction =
  { readonly kind: 'redaction'; readonly redaction: Redaction } | { readonly kind: 'wrong_shape' | 'cut_off' };

/**
 * Redacts a text using a reader's report. A malformed report is rejected. A report longer than any text could need counts as cut off:
 * redacting only part of the values would look like a complete redaction.
 */
export function redactReading(text: string, reading: JsonObject, isOrdinary?: IsOrdinaryWord): ReadRedaction {
  try {
    const reported = reportedValues(reading);
    return reported === undefined
      ? { kind: 'cut_off' }
      : { kind: 'redaction', redaction: redact(text, reported, isOrdinary) };
  } catch (error) {
    if (error instanceof ReadingShapeError) return { kind: 'wrong_shape' };
    throw error;
  }
}
