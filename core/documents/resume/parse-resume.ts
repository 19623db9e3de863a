import { ReadingShapeError } from '../reading/reading-shape.ts';
import type { FindQuote } from '../reading/find-quote.ts';
import type { JsonObject } from '../../json.ts';
import { checkResume, type CheckedResume } from './resume-answer.ts';
import { isEmptyResume } from './resume-reading.ts';

/** What a reader's JSON comes to: an answer, or why there is none. */
export type ResumeOutcome =
  ({ readonly kind: 'answer' } & CheckedResume) | { readonly kind: 'wrong_shape' | 'not_the_document' };

/** Checks a reader's JSON as the reading of a resume; one in which nobody is found is of another document. */
export function parseResume(value: JsonObject, find: FindQuote): ResumeOutcome {
  try {
    const checked = checkResume(value, find);
    return isEmptyResume(value) ? { kind: 'not_the_document' } : { kind: 'answer', ...checked };
  } catch (error) {
    if (error instanceof ReadingShapeError) return { kind: 'wrong_shape' };
    throw error;
  }
}
