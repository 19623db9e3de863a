import type { Field } from './labels.ts';

/** The least certainty of the tagger, from 0 to 1: `held` for a value that the rules also read, `read` for one that only the tagger reads. */
export interface Bound {
  readonly held: number;
  readonly read: number;
}

export type Bounds = Readonly<Record<Exclude<Field, 'name' | 'location' | 'role_place' | 'study_place'>, Bound>>;

/**
 * Found by `npm run bench -- resume-bounds`. `held` is the highest bound that loses hardly any right value of generated resumes, capped at
 * 0.003 (0.02 for skills) because values of short texts and real resumes are less certain: at 0.03, real resumes lose six of 404 right values.
 * `read` weighs a wrong value like six missing ones, on layouts that the tagger has not seen.
 */
export const BOUNDS: Bounds = {
  title: { held: 0.003, read: 0.9 },
  company: { held: 0.003, read: 0.9 },
  role_date: { held: 0.003, read: 0 },
  institution: { held: 0.003, read: 0.9 },
  degree: { held: 0.003, read: 0.9 },
  field: { held: 0.003, read: 0.9 },
  study_date: { held: 0.003, read: 0 },
  skill: { held: 0.02, read: 0.9 },
};
