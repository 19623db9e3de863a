/* Written from answer-schema.ts by `npm run types`. */

import type { Evidence, SoughtPlaces } from '../reading/answer.ts';

/** An education entry. */
export type EducationRecord = {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD. From the last date quoted. */
  readonly graduation_date: string | null;
};

/** A parsed resume. */
export type Resume = {
  readonly contact: {
    readonly name: string | null;
    /** As printed, or null. */
    readonly email: string | null;
    /** Only printed digits; the formatting is the reader's. */
    readonly phone: string | null;
    readonly location: string | null;
  };
  /** One entry per role, in the reader's order. */
  readonly work_history: readonly Role[];
  readonly education: readonly EducationRecord[];
  /** As the reader reported them, unchecked. */
  readonly skills: readonly string[];
  /** The reader's own rating of its reading, not a measured accuracy; 0 if it gave none. */
  readonly confidence: number;
  /** Paths of values or whole rows that were read but are not supported by the quoted characters. */
  readonly withheld: readonly string[];
  /** Present only if a check found something. */
  readonly warnings?: readonly ResumeWarning[];
  readonly evidence?: Evidence;
  readonly sought?: SoughtPlaces;
};

/** A position held. */
export type Role = {
  readonly company: string | null;
  readonly title: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD. From the first date quoted. */
  readonly start_date: string | null;
  /** Like start_date, from the last date quoted; or the word present. */
  readonly end_date: string | null;
  readonly description: string | null;
};

/** Something about the reading that a person should check. */
export type ResumeWarning = {
  readonly code: 'work_history_not_a_list' | 'education_not_a_list' | 'skills_not_a_list' | 'unreadable_confidence';
  /** Never repeats the content of the resume. */
  readonly message: string;
};
