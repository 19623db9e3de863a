/* Written from answer-schema.ts by `npm run types`. */

import type { Evidence } from '../reading/answer.ts';

/** One redacted stretch of text. */
export type RedactedEntity = {
  readonly type: 'PERSON' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'SSN' | 'CREDIT_CARD' | 'DATE_OF_BIRTH';
  /** The characters as sent. */
  readonly value: string;
  /** Offset in the submitted text, in UTF-16 code units, inclusive. */
  readonly start: number;
  /** End offset, exclusive. */
  readonly end: number;
  /** The types of overlapping values, in text order. Present only if there are several. */
  readonly merged_types?: readonly (
    'PERSON' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'SSN' | 'CREDIT_CARD' | 'DATE_OF_BIRTH'
  )[];
};

/** The redacted text and the list of what was removed. */
export type Redaction = {
  /** The text with each entity replaced by `[REDACTED_<TYPE>]`. */
  readonly redacted_text: string;
  /** In text order, never overlapping. */
  readonly entities: readonly RedactedEntity[];
  /** Present only if a reported value was not redacted. */
  readonly warnings?: readonly RedactionWarning[];
  /** How many distinct reported values were not redacted. Absent if zero. */
  readonly unlocated_count?: number;
  readonly evidence?: Evidence;
};

/** Reported values that were not redacted. */
export type RedactionWarning = {
  readonly code: 'value_not_located' | 'unrecognized_type';
  /** Contains a count, never a value. */
  readonly message: string;
};
