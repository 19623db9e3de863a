/** A reader's rating of its own reading, from 0 to 1. */
export interface Confidence {
  readonly confidence: number;
  /** Whether something was given that is no number from 0 to 1. */
  readonly isUnreadable: boolean;
}

/** The confidence that a reading states; 0 where it states none, or nothing that can be read as one. */
export function readConfidence(value: unknown): Confidence {
  if (value === null || value === undefined) return { confidence: 0, isUnreadable: false };
  const isReadable = typeof value === 'number' && value >= 0 && value <= 1;
  return isReadable ? { confidence: value, isUnreadable: false } : { confidence: 0, isUnreadable: true };
}
