import { ReadingShapeError } from '../reading/reading-shape.ts';
import type { FindQuote } from '../reading/find-quote.ts';
import type { JsonObject } from '../../json.ts';
import { checkResume, type CheckedResume } from './resume-answer.ts';
import { isEmptyResume } from './resume-reading.ts';

/** An answer, or the reason why a reader's JSON gives none. */
export type ResumeOutcome =
  ({ readonly kind: 'answer' } & CheckedResume) | { readonly kind: 'wrong_shape' | 'not_the_document' };

/** Turns a reader's JSON into a checked answer. A reading without a single value means the document is not a resume. */
export function parseResume(value: JsonObject, find: FindQuote): ResumeOutcome {
  try {
    const checked = checkResume(value, find);
    return isEmptyResume(value) ? { kind: 'not_the_document' } : { kind: 'answer', ...checked };
  } catch (error) {
    if (error instanceof ReadingShapeError) return { kind: 'wrong_shape' };
    throw error;
  }
}
