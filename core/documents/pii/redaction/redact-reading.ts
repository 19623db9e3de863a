import type { Redaction } from '../answer.ts';
import type { JsonObject } from '../../../json.ts';
import { ReadingShapeError } from '../../reading/reading-shape.ts';
import type { IsOrdinaryWord } from './name-mentions.ts';
import { redact } from './redact.ts';
import { reportedValues } from './reported-values.ts';

/** A redaction, or why a reading gives none. */
export type ReadRedaction =
  { readonly kind: 'redaction'; readonly redaction: Redaction } | { readonly kind: 'wrong_shape' | 'cut_off' };

/**
 * Redacts a text by what a reader reported of it. A reading of another shape gives no redaction, and one that lists more than
 * it could have found counts as cut off: a part of the values would leave the rest in the text.
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
