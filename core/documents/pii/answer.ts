/* Written from answer-schema.ts by `npm run types`. */

import type { Evidence } from '../reading/answer.ts';

/** A stretch of personal data. */
export type RedactedEntity = {
  readonly type: 'PERSON' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'SSN' | 'CREDIT_CARD' | 'DATE_OF_BIRTH';
  /** The characters of the text, unchanged. */
  readonly value: string;
  /** UTF-16 units of the text that was sent, inclusive. */
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** Present only where values of several types overlap: those types, in text order. */
  readonly merged_types?: readonly (
    'PERSON' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'SSN' | 'CREDIT_CARD' | 'DATE_OF_BIRTH'
  )[];
};

/** A redacted text, and what was taken out of it. */
export type Redaction = {
  /** The text with each entity replaced by `[REDACTED_<TYPE>]`. */
  readonly redacted_text: string;
  /** In text order, without overlaps. */
  readonly entities: readonly RedactedEntity[];
  /** Present only if something that was reported was not redacted. */
  readonly warnings?: readonly RedactionWarning[];
  /** How many different values were reported and not redacted; absent if none. */
  readonly unlocated_count?: number;
  readonly evidence?: Evidence;
};

/** Something that was reported and not redacted. */
export type RedactionWarning = {
  readonly code: 'value_not_located' | 'unrecognized_type';
  /** Holds a count, never a value. */
  readonly message: string;
};
