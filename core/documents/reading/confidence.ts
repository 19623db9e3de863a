/** A reader's rating of its own reading, from 0 to 1. */
export interface Confidence {
  readonly confidence: number;
  /** Whether a given value is not a number from 0 to 1. */
  readonly isUnreadable: boolean;
}

/** Returns the confidence stated by a reading; 0 if it states none, or nothing readable. */
export function readConfidence(value: unknown): Confidence {
  if (value === null || value === undefined) return { confidence: 0, isUnreadable: false };
  const isReadable = typeof value === 'number' && value >= 0 && value <= 1;
  return isReadable ? { confidence: value, isUnreadable: false } : { confidence: 0, isUnreadable: true };
}
